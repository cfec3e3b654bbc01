// A line to type in that leaves undo and redo to the window, so that fields and views share one history.
#pragma once

#include <QLineEdit>

namespace cabe::ui {

class LineField : public QLineEdit {
    Q_OBJECT

public:
    explicit LineField(QWidget *parent = nullptr);
    /// Sets the text unless the person is typing in it: what is being written is never replaced.
    void show(const QString &text) { show(text, true); }
    /// `isTyped`: what is to be shown is what was typed here; else it came from elsewhere (an undo), and replaces it.
    void show(const QString &text, bool isTyped);
    using QLineEdit::show;
    /// A frame in the error's colour.
    void setFaulty(bool faulty);
    bool isFaulty() const { return m_faulty; }

Q_SIGNALS:
    void left();              ///< the focus went elsewhere
    void stepped(int steps);  ///< Up and Down 1, PageUp and PageDown 10

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_faulty = false;
};

} // namespace cabe::ui
