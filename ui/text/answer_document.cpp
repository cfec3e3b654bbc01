#include "ui/text/answer_document.h"

#include "ui/text/constraints_text.h"
#include "ui/text/findings_text.h"
#include "ui/text/formula_text.h"
#include "ui/text/hints_text.h"
#include "ui/text/labels.h"
#include "ui/text/machine_text.h"
#include "ui/text/memory_text.h"
#include "ui/text/outside.h"
#include "ui/text/summary_text.h"

#include <algorithm>
#include <ranges>

namespace cabe::text {
namespace {

/// Writes the sections of an answer into a document, in their order.
class AnswerSections {
public:
    AnswerSections(const Phrasebook &book, const Answer &answer, Medium medium)
        : m_book(book), m_say(book, "answer"), m_numbers(book.numbers()), m_answer(answer), m_medium(medium)
    {
    }

    Document write()
    {
        m_document.language = m_book.language();
        m_document.title = workloadTitle(m_book, m_answer.workload);
        const Inventory &inventory = m_answer.index.inventory();
        m_document.paragraph(inventoryLine(m_book, inventory, m_answer.asOf));
        if (inventory.isSample)
            m_document.notice(sampleNotice(m_book));
        addMemory();
        addAssumptions();
        addMachines();
        addAlternatives();
        addLowerPrecisions();
        addConstraints();
        return std::move(m_document);
    }

private:
    Money perHour(Micros amount) const { return {amount, m_answer.index.currency()}; }
    const Machine &machine(std::size_t index) const { return m_answer.index.inventory().machines[index]; }

    void addMemory();
    void addAssumptions();
    void addMachines();
    void addWhyNone();
    void addWhatHelps();
    void addAlternatives();
    void addRows(const RowList &list);
    void addLowerPrecisions();
    void addConstraints();

    const Phrasebook &m_book;
    Speaker m_say;
    const NumberFormat &m_numbers;
    const Answer &m_answer;
    Medium m_medium;
    Document m_document;
};

void AnswerSections::addMemory()
{
    m_document.heading(2, m_say(QT_TRANSLATE_NOOP("answer", "GPU memory needed: %1"), {m_numbers.gibUnit(m_answer.memory.total)}));
    block::Table table{{{lineHead(m_book)}, {formulaHead(m_book)}, {QStringLiteral("GiB"), block::Align::Right}}, {}, true};
    for (const MemoryLine &line : m_answer.memory.lines)
        table.rows.push_back({lineLabel(m_book, line), filledText(m_book, line.formula), m_numbers.gib(line.bytes)});
    table.rows.push_back({totalHead(m_book), QString(), m_numbers.gib(m_answer.memory.total)});
    m_document.blocks.emplace_back(std::move(table));
    if (const QString note = roundingNote(m_book, m_answer.memory); !note.isEmpty())
        m_document.paragraph(note);
}

void AnswerSections::addAssumptions()
{
    QStringList sentences;
    for (const Assumption assumption : assumptionsOf(m_answer.workload, m_answer.index.hasMonthlyPrices()))
        sentences << text(m_book, assumption, m_answer.workload);
    if (sentences.isEmpty())
        return;
    m_document.heading(2, restsOnHead(m_book));
    m_document.bullets(std::move(sentences));
}

void AnswerSections::addMachines()
{
    const RowList &rows = m_answer.recommendation.recommended;
    if (rows.isEmpty()) {
        addWhyNone();
        return;
    }
    const Money cheapest = m_answer.explainer.explain(rows.first(1).front()).pricePerHour;
    m_document.heading(2, m_say(QT_TRANSLATE_N_NOOP("answer", "%n machine(s) that fit, from %1"), {m_numbers.pricePerHour(cheapest)},
                                static_cast<qint64>(rows.size())));
    m_document.paragraph(m_say(QT_TRANSLATE_NOOP("answer", "Confidence")) + u": " + confidenceStart(m_book, m_answer.workload));
    addRows(rows);
}

void AnswerSections::addRows(const RowList &list)
{
    const std::vector<Row> rows = list.first(m_answer.limit.value_or(list.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Finding finding = m_answer.explainer.explain(rows[i]);
        m_document.heading(3, m_numbers.count(static_cast<std::int64_t>(i) + 1) + u". " + shown(machine(finding.machine).shownName()));
        if (m_medium == Medium::Paper)
            if (auto share = shareOfGpu(m_answer.workload, finding.gpusUsed))
                m_document.blocks.emplace_back(block::Bar{*std::move(share), finding.memoryPerGpu});
        m_document.blocks.emplace_back(factsOf(m_book, m_answer, finding));
    }
    const auto left = static_cast<std::int64_t>(list.size() - rows.size());
    if (left > 0 && m_medium == Medium::Paper)
        m_document.paragraph(m_say(QT_TRANSLATE_N_NOOP("answer", "… and %n machine(s) more"), {}, left));
    else if (left > 0)
        m_document.paragraph(m_say(QT_TRANSLATE_NOOP("answer", "… and %1 more: --limit N"),
                                   {m_numbers.count(left)}));
}

void AnswerSections::addWhyNone()
{
    m_document.heading(2, noneFitsTitle(m_book, m_answer));
    QStringList lines;
    for (const PlaceLine &line : whyNoneFits(m_book, m_answer))
        lines << line.text;
    if (lines.isEmpty()) {
        m_document.paragraph(m_say(QT_TRANSLATE_NOOP("answer", "The inventory holds no machine.")));
        return;
    }
    m_document.bullets(std::move(lines));
    addWhatHelps();
}

void AnswerSections::addWhatHelps()
{
    const WhatHelps help = whatHelps(m_answer.workload, m_answer.preferences, m_answer.countries, m_answer.index);
    m_document.heading(3, m_say(QT_TRANSLATE_NOOP("answer", "What would help")));
    if (help.hints.empty()) {
        m_document.paragraph(noChangeHelps(m_book, m_answer.index.inventory(), help.closest));
        return;
    }
    QStringList changes;
    for (const Hint &hint : help.hints | std::views::take(kMostHints))
        changes << text(m_book, hint, m_answer.index.currency());
    m_document.bullets(std::move(changes));
}

void AnswerSections::addAlternatives()
{
    const RowList &rows = m_answer.recommendation.alternatives;
    m_document.heading(2, m_say(QT_TRANSLATE_N_NOOP("answer", "%n alternative(s)"), {}, static_cast<qint64>(rows.size())));
    if (rows.isEmpty())
        m_document.paragraph(m_say(QT_TRANSLATE_NOOP("answer", "No machine misses only a preference.")));
    else
        addRows(rows);
}

void AnswerSections::addLowerPrecisions()
{
    if (m_answer.recommendation.lowerPrecisions.empty())
        return;
    m_document.heading(2, m_say(QT_TRANSLATE_NOOP("answer", "Lower precision")));
    QStringList lines;
    for (const LowerPrecision &lower : m_answer.recommendation.lowerPrecisions)
        lines << lowerPrecisionText(m_book, lower, m_answer.index.currency());
    m_document.bullets(std::move(lines));
}

void AnswerSections::addConstraints()
{
    m_document.heading(2, m_say(QT_TRANSLATE_NOOP("answer", "Constraints applied")));
    m_document.blocks.emplace_back(constraintsOf(m_book, m_answer));
    m_document.blocks.emplace_back(placesTable(m_book, m_answer.recommendation.places));
    m_document.paragraph(m_say(QT_TRANSLATE_NOOP("answer", "Speed is not estimated.")));
}

} // namespace

Document answerDocument(const Phrasebook &book, const Answer &answer, Medium medium)
{
    return AnswerSections(book, answer, medium).write();
}

} // namespace cabe::text
