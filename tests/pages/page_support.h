// What the tests of the pages start from: the shipped catalogues, the sample inventory, a session of them.
#pragma once

#include "tests/support/shipped.h"
#include "ui/session/session.h"
#include "ui/session/words.h"

namespace cabe::test {

struct PageWorld {
    explicit PageWorld(std::shared_ptr<const Catalogues> catalogues = shippedCatalogues())
        : session(catalogues, [] { return UtcTime{1'800'000'000}; }), words(text::Language::English)
    {
        session.setInventory(sampleInventory());
    }
    void speak(text::Language language)
    {
        words.setLanguage(language);
        session.setLanguage(language);
    }

    cabe::ui::Session session;
    cabe::ui::Words words;
};

} // namespace cabe::test
