#include "ui/compare/compare_facts.h"

#include "ui/text/constraints_text.h"
#include "ui/text/error_text.h"
#include "ui/text/findings_text.h"
#include "ui/text/labels.h"
#include "ui/text/machine_text.h"
#include "ui/text/outside.h"
#include "ui/text/summary_text.h"

#include <algorithm>
#include <utility>

namespace cabe::ui {
namespace {

/// What is known of one scenario.
struct Column {
    const Scenario *scenario;
    const ScenarioAnswers::State *state; ///< null where there is none yet
    AnswerPointer answer;
    std::optional<Finding> cheapest;
};

class Comparing {
public:
    Comparing(const text::Phrasebook &book, const std::vector<Scenario> &scenarios, const std::vector<ScenarioAnswers::State> &states)
        : m_book(book), m_say(book, "compare")
    {
        for (std::size_t i = 0; i < scenarios.size(); ++i) {
            Column column{&scenarios[i], i < states.size() ? &states[i] : nullptr, i < states.size() ? states[i].answer : nullptr, {}};
            if (column.answer && !column.answer->recommendation().recommended.isEmpty())
                column.cheapest = column.answer->explainer().explain(column.answer->recommendation().recommended.first(1).front());
            m_columns.push_back(std::move(column));
        }
    }

    Comparison compare()
    {
        add(CompareRow::Name, m_say(QT_TRANSLATE_NOOP("compare", "Scenario")), [](const Column &c) { return c.scenario->name; });
        add(CompareRow::Workload, m_say(QT_TRANSLATE_NOOP("compare", "Workload")), [this](const Column &c) { return workload(c); });
        add(CompareRow::Preferences, m_say(QT_TRANSLATE_NOOP("compare", "Preferences")), [this](const Column &c) { return preferences(c); });
        addMemory();
        add(CompareRow::MachinesFit, m_say(QT_TRANSLATE_NOOP("compare", "Machines that fit")), [this](const Column &c) {
            return c.answer ? m_book.numbers().count(c.answer->recommendation().places[Place::Recommended]) : none();
        });
        addCheapest();
        add(CompareRow::Note, m_say(QT_TRANSLATE_NOOP("compare", "Note")), [](const Column &c) { return c.scenario->note; });
        return std::move(m_result);
    }

private:
    static QString none() { return text::NumberFormat::unknown(); }

    template <class Cell>
    CompareLine &add(CompareRow row, const QString &title, Cell cell)
    {
        CompareLine line{row, title, {}, false};
        for (const Column &column : m_columns)
            line.cells << cell(column);
        line.differs = row != CompareRow::Name && row != CompareRow::Note &&
                       std::ranges::any_of(line.cells, [&](const QString &each) { return each != line.cells.front(); });
        m_result.lines.push_back(std::move(line));
        return m_result.lines.back();
    }

    /// Names the least in words, where not all are alike.
    template <class Figure>
    void markLowest(CompareLine &line, Figure figure)
    {
        std::optional<std::int64_t> least;
        for (const Column &column : m_columns)
            if (const std::optional<std::int64_t> each = figure(column))
                least = std::min(least.value_or(*each), *each);
        for (std::size_t i = 0; line.differs && i < m_columns.size(); ++i)
            if (least && figure(m_columns[i]) == least)
                line.cells[static_cast<qsizetype>(i)] += QStringLiteral(" \u00B7 ") + m_say(QT_TRANSLATE_NOOP("compare", "lowest"));
    }

    QString workload(const Column &column) const
    {
        if (column.answer)
            return text::workloadTitle(m_book, column.answer->workload());
        if (column.state && !column.state->question.faults.empty())
            return text::text(m_book, column.state->question.faults.front().error);
        return m_say(QT_TRANSLATE_NOOP("compare", "updating"));
    }

    QString preferences(const Column &column) const
    {
        if (!column.answer)
            return none();
        const Preferences &wanted = column.answer->preferences();
        const Currency currency = column.answer->index().currency();
        QStringList parts;
        if (wanted.budget)
            parts << text::label(m_book, Field::Budget) + u": " + m_book.numbers().amount({*wanted.budget, currency});
        if (wanted.maxPricePerHour)
            parts << text::label(m_book, Field::MaxPricePerHour) + u": " + m_book.numbers().price({*wanted.maxPricePerHour, currency});
        parts << text::label(m_book, Field::Tier) + u": " + text::label(m_book, wanted.tier);
        QStringList places;
        if (wanted.europeanUnion)
            places << m_say(QT_TRANSLATE_NOOP("compare", "European Union"));
        for (const Country country : wanted.countries)
            places << text::countryName(m_book, column.answer->countries(), country);
        parts << (places.isEmpty() ? m_book.say("pages", "Anywhere") : m_book.list(places));
        if (!wanted.interruptible)
            parts << m_say(QT_TRANSLATE_NOOP("compare", "not interruptible"));
        return parts.join(QStringLiteral(" \u00B7 "));
    }

    void addMemory()
    {
        CompareLine &total = add(CompareRow::Memory, m_say(QT_TRANSLATE_NOOP("compare", "GPU memory")), [this](const Column &c) {
            return c.answer ? m_book.numbers().gibUnit(c.answer->memory().total) : none();
        });
        markLowest(total, [](const Column &c) { return c.answer ? std::optional(c.answer->memory().total.count) : std::nullopt; });
        std::vector<std::pair<QString, std::vector<std::optional<Bytes>>>> lines; // by what they are called, in order
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const AnswerPointer &answer = m_columns[i].answer;
            m_result.bars.push_back(answer ? std::optional(barOf(m_book, answer->memory())) : std::nullopt);
            if (!answer)
                continue;
            m_result.most = std::max(m_result.most.value_or(Bytes{}), answer->memory().total);
            for (const MemoryLine &line : answer->memory().lines) {
                const QString name = text::lineLabel(m_book, line);
                auto found = std::ranges::find(lines, name, [](const auto &each) { return each.first; });
                if (found == lines.end())
                    found = lines.insert(lines.end(), {name, std::vector<std::optional<Bytes>>(m_columns.size())});
                found->second[i] = line.bytes;
            }
        }
        for (const auto &[name, figures] : lines) {
            std::size_t column = 0;
            add(CompareRow::Line, QStringLiteral("    ") + name, [&](const Column &) {
                const auto &figure = figures[column++];
                return figure ? m_book.numbers().gibUnit(*figure) : none();
            });
        }
    }

    void addCheapest()
    {
        const auto ofCheapest = [](auto tell) {
            return [tell](const Column &c) -> QString { return c.cheapest ? tell(c, *c.cheapest) : none(); };
        };
        const auto price = [](const Column &c) { return c.cheapest ? std::optional(c.cheapest->pricePerHour.amount.count) : std::nullopt; };
        add(CompareRow::Cheapest, m_say(QT_TRANSLATE_NOOP("compare", "Cheapest machine")), [this](const Column &c) -> QString {
            if (!c.cheapest)
                return c.answer ? text::noneFitsTitle(m_book, c.answer->view()) : none();
            const Machine &machine = c.answer->inventory().machines[c.cheapest->machine];
            return text::shown(machine.shownName()) + u'\n' + text::gpusUsed(m_book, machine, c.cheapest->gpusUsed);
        });
        markLowest(add(CompareRow::PricePerHour, m_say(QT_TRANSLATE_NOOP("compare", "Price per hour")),
                       ofCheapest([this](const Column &c, const Finding &f) -> QString {
                           return m_book.numbers().price(f.pricePerHour) +
                                  (c.answer->inventory().isSample ? QStringLiteral(" \u00B7 ") + m_book.say("results", "sample prices") : QString());
                       })),
                   price);
        add(CompareRow::PricePerMonth, m_say(QT_TRANSLATE_NOOP("compare", "Price per month")), ofCheapest([this](const Column &c, const Finding &f) {
                return m_book.numbers().money(text::monthOf(c.answer->inventory().machines[f.machine], f.pricePerHour));
            }));
        add(CompareRow::Covers, m_say(QT_TRANSLATE_NOOP("compare", "Budget covers")), ofCheapest([this](const Column &, const Finding &f) {
                return f.budgetCovers ? text::text(m_book, *f.budgetCovers) : none();
            }));
        add(CompareRow::Confidence, m_say(QT_TRANSLATE_NOOP("compare", "Confidence")), ofCheapest([this](const Column &, const Finding &f) {
                return text::markedLabel(m_book, f.confidence);
            }));
        add(CompareRow::Limits, m_say(QT_TRANSLATE_NOOP("compare", "Limits")), ofCheapest([this](const Column &, const Finding &f) {
                QStringList sentences;
                for (const Limit &limit : f.limits)
                    sentences << text::text(m_book, limit);
                return sentences.isEmpty() ? none() : sentences.join(u'\n');
            }));
    }

    const text::Phrasebook &m_book;
    text::Speaker m_say;
    std::vector<Column> m_columns;
    Comparison m_result;
};

} // namespace

Comparison compare(const text::Phrasebook &book, const std::vector<Scenario> &scenarios, const std::vector<ScenarioAnswers::State> &states)
{
    return Comparing(book, scenarios, states).compare();
}

TextTable tableOf(const Comparison &comparison)
{
    TextTable table;
    for (std::size_t i = 0; i < comparison.lines.size(); ++i) {
        const CompareLine &line = comparison.lines[i];
        const QStringList row = QStringList{line.title.trimmed()} + line.cells;
        if (i == 0)
            table.head = row;
        else
            table.rows.push_back(row);
    }
    return table;
}

text::Document documentOf(const text::Phrasebook &book, const Comparison &comparison)
{
    text::Document document;
    document.language = book.language();
    document.title = book.say("compare", QT_TRANSLATE_NOOP("compare", "Comparison"));
    text::block::Table table;
    const TextTable texts = tableOf(comparison);
    for (const QString &head : texts.head)
        table.columns.push_back({head, text::block::Align::Left});
    for (QStringList row : texts.rows) {
        for (QString &cell : row)
            cell.replace(u'\n', QChar::LineSeparator);
        table.rows.push_back(std::move(row));
    }
    document.blocks.emplace_back(std::move(table));
    document.paragraph(book.say("answer", "Speed is not estimated."));
    return document;
}

} // namespace cabe::ui
