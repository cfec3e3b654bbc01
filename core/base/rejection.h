// Why a row of an inventory was left out, as facts: what is wrong, and where. ui/text words them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace cabe {

namespace rejection {
struct Missing {};                       ///< a required member, absent or null
struct Empty {};                         ///< id or gpu.model without a letter
struct WrongType { std::string_view expected; }; ///< "text", "whole number", "true or false", "object", "list"
struct NotAnAmount { std::string value; };
struct UnknownWord { std::string value; std::string_view allowed; }; ///< tier, price.per, memory_source
struct CountOutOfRange { std::string value; };
struct MemoryOutOfRange { std::string value; };
struct Negative { std::string value; };
struct UnderOneHour { std::string value; };
struct NotATime { std::string value; };
struct NotACurrency { std::string value; };
struct TooLong {};                       ///< a text over 4 KiB
struct DuplicateId { std::string id; };
struct FractionOfGpu { std::string value; };     ///< less than one whole GPU
struct NotTheTotal { std::string perGpu; std::string count; std::string total; }; ///< memory: the two do not make the third
struct OverMaker { std::string given; std::int64_t mostMib; }; ///< more memory than any card of the name has
struct UnitDoubtful { std::string value; };      ///< too small for its unit: it was meant in another
struct TooManyCells { std::int64_t cells; std::int64_t columns; }; ///< of a table's row; no member has them
} // namespace rejection

using RejectionReason =
    std::variant<rejection::Missing, rejection::Empty, rejection::WrongType, rejection::NotAnAmount, rejection::UnknownWord,
                 rejection::CountOutOfRange, rejection::MemoryOutOfRange, rejection::Negative, rejection::UnderOneHour,
                 rejection::NotATime, rejection::NotACurrency, rejection::TooLong, rejection::DuplicateId,
                 rejection::FractionOfGpu, rejection::NotTheTotal, rejection::OverMaker, rejection::UnitDoubtful,
                 rejection::TooManyCells>;

/// A row that was left out, and why.
struct Rejection {
    std::string file;    ///< of the page, as the first is named; empty for the first
    std::string pointer; ///< /machines/12/gpu/count, or "line 12, gpu_count" or "line 12" of a table
    std::string member;  ///< gpu.count, or the table's column; empty for the whole row
    RejectionReason reason;
};

} // namespace cabe
