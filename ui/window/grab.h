// Pictures of every view in every language, light and dark: for the manual, and to look at after a change.
#pragma once

#include <QString>

#include <optional>

namespace cabe::ui {

class PlanDocument;
class SourceBook;
class Session;
class Words;

/// Writes them into a folder, which is made where it is not there. `onlyThisPlan` leaves out the views that other
/// requirements than the session's would show. Gives the file that could not be written, if there is one.
std::optional<QString> grabViews(Session &session, Words &words, SourceBook &book, PlanDocument &document, const QString &folder, bool onlyThisPlan);

} // namespace cabe::ui
