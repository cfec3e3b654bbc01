// All that is said of the machine chosen: what and where it is, its memory, price, confidence, why it fits and its
// limits, with the way to its page.
#pragma once

#include "ui/session/live_answer.h"
#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QScrollArea>
#include <QUrl>

#include <functional>
#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace cabe::ui {

class MemoryBar;

class DetailsPanel : public QWidget {
    Q_OBJECT

public:
    DetailsPanel(Words &words, QWidget *parent = nullptr);

    /// Nothing chosen says so.
    void setRow(AnswerPointer answer, std::optional<Row> row);
    /// Opens an address outside the program; the desktop's own way unless a test says otherwise.
    using Opener = std::function<bool(const QUrl &)>;
    void setOpener(Opener opener) { m_open = std::move(opener); }

Q_SIGNALS:
    void contextTaken(std::int64_t tokens);
    void requestsTaken(std::int64_t requests);
    void allModelsRequested(); ///< what fits on the machine

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void refresh();
    void showMachine(const Finding &finding, const Machine &machine);
    void showMemory(const Finding &finding);
    void showRoom(const Finding &finding, const Machine &machine);
    void addRoom(Field field, std::int64_t most, std::int64_t now, void (DetailsPanel::*taken)(std::int64_t));
    void showAddress(const Machine &machine);
    QLabel *addText(const QString &text);
    void addHead(const QString &text);
    void setFonts();

    Words &m_words;
    AnswerPointer m_answer;
    std::optional<Row> m_row;
    QScrollArea *m_scroll;
    QLabel *m_name;
    QLabel *m_what;
    MemoryBar *m_bar;
    QWidget *m_facts;
    QVBoxLayout *m_factsLayout;
    QLabel *m_host;
    QPushButton *m_launch;
    std::optional<QUrl> m_address;
    Opener m_open;
};

} // namespace cabe::ui
