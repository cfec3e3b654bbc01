// What is copied: a table as tabs for a spreadsheet and as HTML for a mail, no cell of which a spreadsheet would run
// as a formula.
#pragma once

#include "ui/widgets/text_table_model.h"

namespace cabe::ui {

/// `notice` is said below: sample prices. `plain` is the text where it is other than the table.
void copyTable(const TextTable &table, const QString &notice = {}, const QString &plain = {});

/// What copyTable() gives as HTML.
QString tableHtml(const TextTable &table, const QString &notice);

} // namespace cabe::ui
