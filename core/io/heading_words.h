// What a heading of a price list means, by its words in English and Spanish.
#pragma once

#include "core/io/table_mapping.h"

#include <optional>
#include <string>
#include <string_view>

namespace cabe {

struct Heading {
    std::optional<Member> member;
    std::optional<MemoryUnit> unit;
    std::string per;      ///< "hour", "month", or empty
    std::string currency; ///< EUR, or empty
};

Heading readHeading(std::string_view heading);

/// Small letters without accents, of the letters that Spanish has.
std::string plainLetters(std::string_view text);

/// EUR of "€"; empty for none.
std::string_view currencyOfSign(std::string_view sign);

} // namespace cabe
