#include "core/domain/model_spec.h"

#include <algorithm>

namespace cabe {

const ModelSpec *ModelCatalogue::find(std::string_view id) const
{
    const auto found = std::ranges::find(m_models, id, &ModelSpec::id);
    return found == m_models.end() ? nullptr : &*found;
}

void ModelCatalogue::merge(ModelCatalogue other)
{
    for (ModelSpec &model : other.m_models) {
        const auto known = std::ranges::find(m_models, model.id, &ModelSpec::id);
        if (known == m_models.end())
            m_models.push_back(std::move(model));
        else
            *known = std::move(model);
    }
}

} // namespace cabe
