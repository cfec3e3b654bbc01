#include "ui/text/answer_wording.h"

#include "ui/text/findings_text.h"
#include "ui/text/formula_text.h"

namespace cabe::text {

std::string AnswerWording::text(const Reason &reason) const
{
    return cabe::text::text(m_book, m_countries, reason).toStdString();
}

std::string AnswerWording::text(const Limit &limit) const
{
    return cabe::text::text(m_book, limit).toStdString();
}

std::string AnswerWording::text(Assumption assumption, const Workload &workload) const
{
    return cabe::text::text(m_book, assumption, workload).toStdString();
}

std::string AnswerWording::text(const BudgetCovers &covers) const
{
    return cabe::text::text(m_book, covers).toStdString();
}

std::string AnswerWording::formula(const MemoryLine &line) const
{
    return formulaText(m_book, line.formula).toStdString();
}

std::string AnswerWording::filled(const MemoryLine &line) const
{
    return filledText(m_book, line.formula).toStdString();
}

} // namespace cabe::text
