// What the scenarios are compared by: one line a fact, one cell a scenario, and whether they differ.
#pragma once

#include "ui/session/scenario_answers.h"
#include "ui/text/document.h"
#include "ui/text/phrasebook.h"
#include "ui/widgets/memory_bar.h"
#include "ui/widgets/text_table_model.h"

#include <optional>
#include <vector>

namespace cabe::ui {

enum class CompareRow { Name, Workload, Preferences, Memory, Line, MachinesFit, Cheapest, PricePerHour, PricePerMonth, Covers, Confidence, Limits, Note };

struct CompareLine {
    CompareRow row;
    QString title;
    QStringList cells; ///< one a scenario
    bool differs = false;
};

struct Comparison {
    std::vector<CompareLine> lines;
    std::vector<std::optional<BarContent>> bars; ///< of the memory, one a scenario
    std::optional<Bytes> most;                   ///< memory: what the longest bar stands for
};

Comparison compare(const text::Phrasebook &book, const std::vector<Scenario> &scenarios, const std::vector<ScenarioAnswers::State> &states);

/// For the clipboard: a first column of titles. Line breaks stay in the cells.
TextTable tableOf(const Comparison &comparison);
/// For paper.
text::Document documentOf(const text::Phrasebook &book, const Comparison &comparison);

} // namespace cabe::ui
