// Countries by typing a part of their name or their code, each chosen one as a chip; the European Union in one click.
#pragma once

#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QCompleter;
class QPushButton;
class QStandardItemModel;

namespace cabe::ui {

class Chip;
class FlowLayout;
class LineField;

class CountryPicker : public QWidget {
    Q_OBJECT

public:
    /// A short one says EU, and leaves its letters to others.
    CountryPicker(Session &session, Words &words, QWidget *parent = nullptr, bool isShort = false);
    void refresh();
    /// Takes what stands in the line where it is one country's; else it is told as unknown.
    void settle();
    LineField *line() const { return m_line; }
    /// What was typed and is no country; empty where all is well.
    QString unknown() const { return m_unknown; }

Q_SIGNALS:
    void unknownChanged();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void take(const QString &typed);
    void suggest(const QString &typed);
    void setUnknown(const QString &typed);
    void fillNames();
    void showChips();
    void addChip(const QString &name, const std::function<void(Requirements &)> &remove);
    void edit(const std::function<void(Requirements &)> &change);

    Session &m_session;
    Words &m_words;
    bool m_isShort;
    LineField *m_line;
    QPushButton *m_europe;
    QWidget *m_chips;
    FlowLayout *m_flow;
    QCompleter *m_completer;
    QStandardItemModel *m_names;
    QString m_unknown;
    std::optional<text::Language> m_language; ///< of the names
    std::optional<std::pair<bool, std::vector<Country>>> m_shown;
};

} // namespace cabe::ui
