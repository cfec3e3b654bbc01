// What a question is held against: the models on offer, the cards and the countries that there are.
#pragma once

#include "core/base/country.h"
#include "core/domain/card.h"
#include "core/domain/model_spec.h"

#include <memory>

namespace cabe {

struct Catalogues {
    ModelCatalogue models;
    std::shared_ptr<const CardCatalogue> cards;
    CountryTable countries;
};

} // namespace cabe
