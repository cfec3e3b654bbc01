#include "core/base/error.h"

namespace cabe {

ErrorFact::ErrorFact(const ErrorFact &other) = default;
ErrorFact::ErrorFact(ErrorFact &&other) noexcept = default;
ErrorFact &ErrorFact::operator=(const ErrorFact &other) = default;
ErrorFact &ErrorFact::operator=(ErrorFact &&other) noexcept = default;
ErrorFact::~ErrorFact() = default;

} // namespace cabe
