// A lasting state above the views: an icon, a sentence that may run on, at most one button.
#pragma once

#include "ui/widgets/colours.h"
#include "ui/widgets/icons.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace cabe::ui {

class StatusStrip : public QFrame {
    Q_OBJECT

public:
    explicit StatusStrip(QWidget *parent = nullptr);
    void setStatus(State state, Symbol symbol, const QString &sentence);
    /// An empty text takes the button away.
    void setButton(const QString &text);
    QString sentence() const;

Q_SIGNALS:
    void buttonClicked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void paintState();

    QLabel *m_symbol;
    QLabel *m_sentence;
    QPushButton *m_button;
    State m_state = State::Fresh;
    Symbol m_icon = Symbol::Information;
};

} // namespace cabe::ui
