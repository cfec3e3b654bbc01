#include "core/io/heading_words.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace cabe {
namespace {

using Words = std::vector<std::string>;

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kPlain{{{"\u00E1", "a"}, {"\u00E9", "e"}, {"\u00ED", "i"},
                                                                               {"\u00F3", "o"}, {"\u00FA", "u"}, {"\u00FC", "u"},
                                                                               {"\u00F1", "n"}, {"\u00C1", "a"}, {"\u00C9", "e"},
                                                                               {"\u00CD", "i"}, {"\u00D3", "o"}, {"\u00DA", "u"},
                                                                               {"\u00D1", "n"}, {"\u00BA", "o"}}};
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kSigns{{{"\u20AC", "EUR"}, {"$", "USD"}, {"\u00A3", "GBP"}}};
constexpr std::array<std::string_view, 4> kCurrencies{"eur", "usd", "gbp", "chf"};

constexpr std::array<std::string_view, 8> kHour{"h", "hora", "hour", "hourly", "hr", "horas", "hours", "horario"};
constexpr std::array<std::string_view, 5> kMonth{"mes", "month", "monthly", "mensual", "mo"};
constexpr std::array<std::string_view, 16> kFillers{"de", "del", "la", "el", "por", "per", "of", "the", "in",
                                                    "en", "al", "a", "each", "cada", "total", "code"};
constexpr std::array<std::string_view, 8> kCounting{"n", "no", "num", "numero", "number", "count", "cantidad", "qty"};

/// What is left of a heading without units, money and fillers, and what it means.
constexpr std::array<std::pair<std::string_view, Member>, 74> kMeanings{{
    {"id", Member::Id}, {"sku", Member::Id}, {"ref", Member::Id}, {"referencia", Member::Id}, {"codigo", Member::Id},
    {"name", Member::Name}, {"nombre", Member::Name}, {"machine", Member::Name}, {"maquina", Member::Name},
    {"server", Member::Name}, {"servidor", Member::Name}, {"product", Member::Name}, {"producto", Member::Name},
    {"instance", Member::Name}, {"instancia", Member::Name}, {"instance type", Member::Name}, {"instance name", Member::Name},
    {"provider", Member::Provider}, {"proveedor", Member::Provider}, {"cloud", Member::Provider},
    {"tier", Member::Tier}, {"nivel", Member::Tier},
    {"country", Member::Country}, {"pais", Member::Country},
    {"region", Member::Region}, {"city", Member::Region}, {"ciudad", Member::Region}, {"location", Member::Region},
    {"ubicacion", Member::Region}, {"datacenter", Member::Region}, {"data center", Member::Region},
    {"gpu", Member::GpuModel}, {"gpu model", Member::GpuModel}, {"modelo gpu", Member::GpuModel}, {"gpu name", Member::GpuModel},
    {"card", Member::GpuModel}, {"tarjeta", Member::GpuModel}, {"tarjeta grafica", Member::GpuModel},
    {"graphics card", Member::GpuModel}, {"gpu type", Member::GpuModel}, {"tipo gpu", Member::GpuModel},
    {"gpus", Member::GpuCount},
    {"vram", Member::GpuMemory}, {"gpu memory", Member::GpuMemory}, {"memoria gpu", Member::GpuMemory}, {"gpu ram", Member::GpuMemory},
    {"vram gpu", Member::GpuMemory}, {"gpu vram", Member::GpuMemory}, {"memory gpu", Member::GpuMemory},
    {"vcpu", Member::Vcpus}, {"vcpus", Member::Vcpus}, {"cpu", Member::Vcpus}, {"cpus", Member::Vcpus}, {"cores", Member::Vcpus},
    {"nucleos", Member::Vcpus},
    {"ram", Member::Ram}, {"memoria ram", Member::Ram}, {"system memory", Member::Ram},
    {"disk", Member::Disk}, {"disco", Member::Disk}, {"storage", Member::Disk}, {"almacenamiento", Member::Disk},
    {"price", Member::PriceAmount}, {"precio", Member::PriceAmount}, {"tarifa", Member::PriceAmount}, {"cost", Member::PriceAmount},
    {"currency", Member::Currency}, {"moneda", Member::Currency}, {"divisa", Member::Currency},
    {"spot", Member::Interruptible}, {"interrumpible", Member::Interruptible},
    {"stock", Member::InStock}, {"disponible", Member::InStock}, {"available", Member::InStock},
}};

template <class List>
bool isIn(const List &list, std::string_view word)
{
    return std::ranges::find(list, word) != list.end();
}

Words wordsOf(const std::string &plain)
{
    Words words;
    std::string word;
    const auto end = [&] {
        if (!word.empty())
            words.push_back(std::exchange(word, {}));
    };
    for (std::size_t i = 0; i < plain.size(); ++i) {
        const auto sign = std::ranges::find_if(kSigns, [&](const auto &s) { return plain.compare(i, s.first.size(), s.first) == 0; });
        const bool isLetter = (plain[i] >= 'a' && plain[i] <= 'z') || (plain[i] >= '0' && plain[i] <= '9');
        if (sign != kSigns.end()) {
            end();
            words.emplace_back(sign->first);
            i += sign->first.size() - 1;
        } else if (isLetter) {
            word += plain[i];
        } else {
            end();
        }
    }
    end();
    return words;
}

std::optional<MemoryUnit> unitOf(std::string_view word)
{
    if (word == "mib" || word == "mb") // what drivers report in MB are MiB
        return MemoryUnit::Mib;
    if (word == "gib")
        return MemoryUnit::Gib;
    return word == "gb" ? std::optional(MemoryUnit::Gb) : std::nullopt;
}

/// Takes what says a unit, a time or money out of the words and into the heading.
Words meaningful(const Words &words, Heading &heading, bool &counts)
{
    Words left;
    for (const std::string &word : words) {
        if (const auto unit = unitOf(word))
            heading.unit = unit;
        else if (isIn(kHour, word))
            heading.per = "hour";
        else if (isIn(kMonth, word))
            heading.per = "month";
        else if (const auto sign = currencyOfSign(word); !sign.empty())
            heading.currency = sign;
        else if (isIn(kCurrencies, word))
            heading.currency = Currency::fromCode(word)->code();
        else if (isIn(kCounting, word))
            counts = true;
        else if (!isIn(kFillers, word))
            left.push_back(word);
    }
    return left;
}

std::string joined(const Words &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace

std::string plainLetters(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto letter = std::ranges::find_if(kPlain, [&](const auto &p) { return text.substr(i).starts_with(p.first); });
        if (letter != kPlain.end()) {
            plain += letter->second;
            i += letter->first.size() - 1;
        } else {
            plain += lowered(text[i]);
        }
    }
    return plain;
}

std::string_view currencyOfSign(std::string_view sign)
{
    for (const auto &[known, code] : kSigns)
        if (sign == known)
            return code;
    return {};
}

Heading readHeading(std::string_view text)
{
    Heading heading;
    heading.member = memberOfColumn(text);
    if (heading.member == Member::GpuMemory || heading.member == Member::Ram)
        heading.unit = MemoryUnit::Mib; // it is our own name, which says so
    if (heading.member)
        return heading;
    bool counts = false;
    const Words words = meaningful(wordsOf(plainLetters(text)), heading, counts);
    const std::string meaning = joined(words);
    if (counts)
        heading.member = meaning == "gpu" || meaning == "gpus" ? std::optional(Member::GpuCount) : std::nullopt;
    else if (const auto found = std::ranges::find(kMeanings, meaning, [](const auto &m) { return m.first; }); found != kMeanings.end())
        heading.member = found->second;
    else if (meaning.empty() && !heading.per.empty() && !heading.currency.empty())
        heading.member = Member::PriceAmount; // "€/h"
    return heading;
}

} // namespace cabe
