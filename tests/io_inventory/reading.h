// Reads inventories for tests and says in one line what came of them.
#pragma once

#include "core/base/overloaded.h"
#include "core/io/read_inventory.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <string>

namespace cabe::test {

inline CountryTable someCountries()
{
    CountryTable table;
    for (const char *code : {"DE", "ES", "GB", "US"})
        table.assigned.insert(*Country::fromCode(code));
    return table;
}

using Pages = std::map<std::string, std::string>;

inline Expected<Inventory> read(const QByteArray &text, const Pages &pages = {}, const InventoryLimits &limits = {},
                                const std::string &file = "folder/first.json")
{
    const ReadPage readPage = [&pages](const std::string &name) -> Expected<std::string> {
        const auto found = pages.find(name);
        if (found == pages.end())
            return Unexpected(Error{.fact = error::FileNotFound{}});
        return found->second;
    };
    return readInventory({text.constData(), static_cast<std::size_t>(text.size())}, file, someCountries(), readPage, limits);
}

inline std::string said(const RejectionReason &reason)
{
    return std::visit(
        Overloaded{[](const rejection::Missing &) { return std::string("missing"); },
                   [](const rejection::Empty &) { return std::string("empty"); },
                   [](const rejection::WrongType &r) { return "wrong type, not " + std::string(r.expected); },
                   [](const rejection::NotAnAmount &r) { return "no amount " + r.value; },
                   [](const rejection::UnknownWord &r) { return "word " + r.value + " of " + std::string(r.allowed); },
                   [](const rejection::CountOutOfRange &r) { return "count " + r.value; },
                   [](const rejection::MemoryOutOfRange &r) { return "memory " + r.value; },
                   [](const rejection::Negative &r) { return "negative " + r.value; },
                   [](const rejection::UnderOneHour &r) { return "hours " + r.value; },
                   [](const rejection::NotATime &r) { return "no time " + r.value; },
                   [](const rejection::NotACurrency &r) { return "no currency " + r.value; },
                   [](const rejection::TooLong &) { return std::string("too long"); },
                   [](const rejection::DuplicateId &r) { return "duplicate " + r.id; },
                   [](const rejection::FractionOfGpu &) { return std::string("FractionOfGpu"); },
                   [](const rejection::NotTheTotal &) { return std::string("NotTheTotal"); },
                   [](const rejection::OverMaker &) { return std::string("OverMaker"); },
                   [](const rejection::UnitDoubtful &) { return std::string("UnitDoubtful"); },
                   [](const rejection::TooManyCells &r) { return "cells " + std::to_string(r.cells) + " of " + std::to_string(r.columns); }},
        reason);
}

inline std::string said(ValueType type)
{
    switch (type) {
    case ValueType::Object: return "object";
    case ValueType::Array: return "array";
    case ValueType::Text: return "text";
    case ValueType::WholeNumber: return "whole";
    case ValueType::Number: return "number";
    case ValueType::Decimal: return "decimal";
    case ValueType::TrueOrFalse: return "truth";
    case ValueType::Null: return "null";
    case ValueType::Time: return "time";
    case ValueType::Date: return "date";
    }
    return {};
}

inline std::string numbers(std::int64_t a, std::int64_t b)
{
    return std::to_string(a) + ":" + std::to_string(b);
}

/// "file place what": every fact that reading an inventory can give.
inline QString said(const Error &error)
{
    const std::string fact = std::visit(
        Overloaded{[](const error::NotJson &e) { return "NotJson " + numbers(e.line, e.column); },
                   [](const error::NotUtf8 &e) { return "NotUtf8 " + numbers(e.line, e.column); },
                   [](const error::WrongFormat &e) { return "WrongFormat " + e.found + " not " + e.expected; },
                   [](const error::NewerVersion &e) { return "NewerVersion " + numbers(e.found, e.known); },
                   [](const error::WrongType &e) { return "WrongType " + said(e.found) + " not " + said(e.expected); },
                   [](const error::WrongValue &e) { return "WrongValue " + e.given + " not " + e.allowed.at(0); },
                   [](const error::NumberOutOfRange &e) { return "NumberOutOfRange " + e.given + " not " + numbers(e.from, e.to); },
                   [](const error::MissingMember &) { return std::string("MissingMember"); },
                   [](const error::CurrencyUnknown &e) { return "CurrencyUnknown " + e.given; },
                   [](const error::TooLarge &e) { return "TooLarge " + std::to_string(e.mebibytes); },
                   [](const error::TooDeep &e) { return "TooDeep " + std::to_string(e.levels); },
                   [](const error::TooManyMachines &e) { return "TooManyMachines " + std::to_string(e.limit); },
                   [](const error::TooManyPages &e) { return "TooManyPages " + std::to_string(e.limit); },
                   [](const error::PagesRepeat &e) { return "PagesRepeat " + e.page; },
                   [](const error::NextIsNoFile &e) { return "NextIsNoFile " + e.next; },
                   [](const error::NoMachines &) { return std::string("NoMachines"); },
                   [](const error::MostlyRejected &e) { return "MostlyRejected " + numbers(e.rejected, e.all); },
                   [](const error::ColumnMissing &e) { return "ColumnMissing " + e.column; },
                   [](const error::ColumnTwice &e) { return "ColumnTwice " + e.column; },
                   [](const error::QuoteNotClosed &e) { return "QuoteNotClosed " + std::to_string(e.line); },
                   [](const error::FileNotFound &) { return std::string("FileNotFound"); },
                   [](const auto &) { return std::string("unexpected fact"); }},
        error.fact);
    return QString::fromStdString(error.file + "|" + error.place + "|" + fact);
}

inline QString said(const Expected<Inventory> &inventory)
{
    if (!inventory)
        return said(inventory.error());
    return QString::fromLatin1("%1 accepted, %2 rejected").arg(inventory->machines.size()).arg(inventory->rejected.size());
}

inline QString said(const Rejection &rejected)
{
    const auto file = rejected.file.empty() ? std::string() : rejected.file + " ";
    return QString::fromStdString(file + rejected.pointer + " (" + rejected.member + "): " + said(rejected.reason));
}

inline QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// A page with these elements of `machines`, and more members of the top level.
inline QByteArray page(const QByteArray &machines, const QByteArray &more = {})
{
    return R"({"format":"cabe-inventory","version":1,)" + more + R"("currency":"USD","machines":[)" + machines + "]}";
}

inline QByteArray plainMachine(const QByteArray &id)
{
    return R"({"id":")" + id + R"(","tier":"secure","gpu":{"model":"T4","count":1}})";
}

} // namespace cabe::test
