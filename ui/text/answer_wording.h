// The sentences that a JSON answer carries for people, in one language.
#pragma once

#include "core/base/country.h"
#include "core/io/write_answer.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

class AnswerWording : public Wording {
public:
    /// Both must outlive it.
    AnswerWording(const Phrasebook &book, const CountryTable &countries) : m_book(book), m_countries(countries) {}

    std::string text(const Reason &reason) const override;
    std::string text(const Limit &limit) const override;
    std::string text(Assumption assumption, const Workload &workload) const override;
    std::string text(const BudgetCovers &covers) const override;
    std::string formula(const MemoryLine &line) const override;
    std::string filled(const MemoryLine &line) const override;

private:
    const Phrasebook &m_book;
    const CountryTable &m_countries;
};

} // namespace cabe::text
