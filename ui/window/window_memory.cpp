#include "ui/window/window_memory.h"

#include "core/net/source_settings.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace cabe::ui {
namespace {

QString codeText(std::string_view code)
{
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

constexpr const char *kLooks[]{"system", "light", "dark"};
constexpr qsizetype kMostRecent = 9;

} // namespace

WindowMemory::WindowMemory(const QString &file) : m_file(file)
{
    if (file.isEmpty())
        return;
    m_settings = net::openSettings(file, &m_setAside);
}

WindowMemory::~WindowMemory() = default;

std::optional<text::Language> WindowMemory::language() const
{
    if (!m_settings)
        return std::nullopt;
    return text::languageFromCode(m_settings->value(QStringLiteral("language")).toString().toStdString());
}

void WindowMemory::setLanguage(text::Language language)
{
    if (m_settings)
        m_settings->setValue(QStringLiteral("language"), codeText(text::code(language)));
}

void WindowMemory::forgetLanguage()
{
    if (m_settings)
        m_settings->remove(QStringLiteral("language"));
}

text::DecimalMark WindowMemory::decimalMark() const
{
    const QString mark = m_settings ? m_settings->value(QStringLiteral("decimalMark")).toString() : QString();
    return mark == u"point" ? text::DecimalMark::Point : mark == u"comma" ? text::DecimalMark::Comma : text::DecimalMark::AsLanguage;
}

void WindowMemory::setDecimalMark(text::DecimalMark mark)
{
    if (m_settings)
        m_settings->setValue(QStringLiteral("decimalMark"), mark == text::DecimalMark::Point   ? QStringLiteral("point")
                                                            : mark == text::DecimalMark::Comma ? QStringLiteral("comma")
                                                                                               : QString());
}

PriceUnit WindowMemory::priceUnit() const
{
    const bool month = m_settings && m_settings->value(QStringLiteral("priceUnit")).toString() == u"month";
    return month ? PriceUnit::Month : PriceUnit::Hour;
}

void WindowMemory::setPriceUnit(PriceUnit unit)
{
    if (m_settings)
        m_settings->setValue(QStringLiteral("priceUnit"), unit == PriceUnit::Month ? QStringLiteral("month") : QStringLiteral("hour"));
}

Look WindowMemory::look() const
{
    const QString name = m_settings ? m_settings->value(QStringLiteral("look")).toString() : QString();
    for (int i = 0; i < 3; ++i)
        if (name == QLatin1StringView(kLooks[i]))
            return static_cast<Look>(i);
    return Look::System;
}

void WindowMemory::setLook(Look look)
{
    if (m_settings)
        m_settings->setValue(QStringLiteral("look"), QLatin1StringView(kLooks[static_cast<int>(look)]));
}

bool WindowMemory::detailsVisible() const
{
    return !m_settings || m_settings->value(QStringLiteral("details"), true).toBool();
}

void WindowMemory::setDetailsVisible(bool visible)
{
    if (m_settings)
        m_settings->setValue(QStringLiteral("details"), visible);
}

QStringList WindowMemory::recentFiles() const
{
    return m_settings ? m_settings->value(QStringLiteral("recent")).toStringList().mid(0, kMostRecent) : QStringList();
}

void WindowMemory::addRecent(const QString &file)
{
    if (!m_settings)
        return;
    QStringList files = recentFiles();
    files.removeAll(file);
    files.prepend(file);
    m_settings->setValue(QStringLiteral("recent"), files.mid(0, kMostRecent));
}

void WindowMemory::forgetRecent(const QString &file)
{
    if (!m_settings)
        return;
    QStringList files = recentFiles();
    if (files.removeAll(file) > 0)
        m_settings->setValue(QStringLiteral("recent"), files);
}

void WindowMemory::clearRecent()
{
    if (m_settings)
        m_settings->remove(QStringLiteral("recent"));
}

QString WindowMemory::planFolder() const
{
    const QStringList files = recentFiles();
    return files.isEmpty() ? QDir::homePath() : QFileInfo(files.front()).absolutePath();
}

bool WindowMemory::barVisible() const
{
    return !m_settings || m_settings->value(QStringLiteral("whatIfBar"), true).toBool();
}

void WindowMemory::setBarVisible(bool visible)
{
    if (m_settings)
        m_settings->setValue(QStringLiteral("whatIfBar"), visible);
}

QByteArray WindowMemory::bytes(const QString &key) const
{
    return m_settings ? m_settings->value(key).toByteArray() : QByteArray();
}

void WindowMemory::setBytes(const QString &key, const QByteArray &value)
{
    if (m_settings)
        m_settings->setValue(key, value);
}

void WindowMemory::recall(Requirements &requirements, const CountryTable &countries) const
{
    if (!m_settings)
        return;
    const auto text = [this](const char *key) {
        return m_settings->value(QStringLiteral("preferences/") + QLatin1StringView(key)).toString();
    };
    requirements.tier = tierChoiceFromCode(text("tier").toStdString()).value_or(TierChoice::Any);
    const QStringList codes = text("countries").split(u' ', Qt::SkipEmptyParts);
    for (const QString &code : codes) {
        if (code == u"EU")
            chooseEuropeanUnion(requirements, true, countries);
        else if (const auto country = countries.find(code.toStdString()))
            addCountry(requirements, *country, countries);
    }
    const auto currency = Currency::fromCode(text("currency").toStdString());
    if (currency && countries.knowsCurrency(*currency))
        requirements.currency = *currency;
    const QStringList rates = text("rates").split(u';', Qt::SkipEmptyParts);
    for (const QString &rate : rates) {
        const QStringList parts = rate.split(u' ');
        const auto foreign = Currency::fromCode(parts.value(0).toStdString());
        const auto to = Currency::fromCode(parts.value(1).toStdString());
        const auto date = readDate(parts.value(3).toStdString());
        if (foreign && to && date)
            requirements.rates[{*foreign, *to}] = {{parts.value(2).toStdString()}, *date};
    }
}

void WindowMemory::remember(const Requirements &requirements)
{
    if (!m_settings)
        return;
    QStringList codes;
    if (requirements.europeanUnion)
        codes << QStringLiteral("EU");
    for (const Country country : requirements.countries)
        codes << QString::fromStdString(country.code());
    m_settings->setValue(QStringLiteral("preferences/tier"), codeText(code(requirements.tier)));
    m_settings->setValue(QStringLiteral("preferences/countries"), codes.join(u' '));
    m_settings->setValue(QStringLiteral("preferences/currency"), codeText(requirements.currency.code()));
    QStringList rates;
    for (const auto &[key, entry] : requirements.rates)
        if (entry.rate.value && !key.to.isNone())
            rates << codeText(key.foreign.code()) + u' ' + codeText(key.to.code()) + u' ' + QString::fromStdString(*entry.rate.value) + u' ' +
                         QString::fromStdString(writeDate(entry.date));
    m_settings->setValue(QStringLiteral("preferences/rates"), rates.join(u';'));
}

} // namespace cabe::ui
