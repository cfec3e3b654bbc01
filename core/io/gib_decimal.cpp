#include "core/base/decimal.h"
#include "core/base/wide.h"
#include "core/io/write_answer.h"

namespace cabe {

std::string gibDecimal(Bytes bytes)
{
    const auto hundredths = roundDiv(Wide(bytes) * Wide(100), Wide(kGib)).toInt64();
    return writeDecimal(hundredths.value_or(0), 2); // 2^63 - 1 bytes are 2^33 GiB: it always holds
}

} // namespace cabe
