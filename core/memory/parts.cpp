#include "core/memory/parts.h"

namespace cabe {

void LineBuilder::add(LineKind kind, Wide bytes, Formula formula, const Network *network)
{
    const auto whole = bytes.toBytes();
    m_overflow = m_overflow || !whole;
    m_sum += bytes;
    m_estimate.lines.push_back({kind, whole.value_or(Bytes{}), std::move(formula), network});
}

void LineBuilder::addMarginAndRuntime()
{
    const Bytes above = m_sum.toBytes().value_or(Bytes{});
    add(LineKind::Margin, ceilDiv(m_sum * Wide(kMarginPercent), Wide(100)), formula::Margin{above});
    add(LineKind::Runtime, Wide(kGib), formula::Runtime{});
}

Expected<MemoryEstimate> LineBuilder::finish() &&
{
    const auto total = m_sum.toBytes();
    if (m_overflow || !total)
        return Unexpected(Error{error::TooLargeToCalculate{}});
    m_estimate.total = *total;
    return std::move(m_estimate);
}

Wide weightBytes(std::int64_t parameters, Precision precision)
{
    switch (precision) {
    case Precision::Bits16: return Wide(parameters) * Wide(2);
    case Precision::Bits8: return Wide(parameters);
    case Precision::Bits4: return ceilDiv(Wide(parameters), Wide(2));
    case Precision::Stored: break;
    }
    return Wide(0);
}

Wide modelWeightBytes(const ModelSpec &model, std::int64_t parameters, Precision precision)
{
    return precision == Precision::Stored ? Wide(model.weightsBytes.value_or(Bytes{})) : weightBytes(parameters, precision);
}

Formula weightFormula(const ModelSpec &model, std::int64_t parameters, Precision precision)
{
    if (precision == Precision::Stored)
        return formula::StoredWeights{model.weightsBytes.value_or(Bytes{})};
    return formula::Weights{parameters, precision};
}

Expected<std::int64_t> figure(const std::optional<std::int64_t> &value, Figure figure, const ModelSpec &model)
{
    if (!value)
        return Unexpected(Error{error::FigureMissing{figure, model.name}});
    return *value;
}

} // namespace cabe
