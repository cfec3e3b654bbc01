// The languages that every text exists in, and their codes.
#pragma once

#include <optional>
#include <string_view>

namespace cabe::text {

enum class Language { English, Spanish };

constexpr std::string_view code(Language language)
{
    return language == Language::Spanish ? "es" : "en";
}

constexpr std::optional<Language> languageFromCode(std::string_view code)
{
    if (code == "en")
        return Language::English;
    if (code == "es")
        return Language::Spanish;
    return std::nullopt;
}

} // namespace cabe::text
