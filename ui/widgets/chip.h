// One thing chosen of many: its name and a button that takes it away.
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace cabe::ui {

class Chip : public QFrame {
    Q_OBJECT

public:
    explicit Chip(QWidget *parent = nullptr);
    /// `removeText` is what the button is called: Spain, remove.
    void setText(const QString &name, const QString &removeText);
    QString text() const;

Q_SIGNALS:
    void removed();

protected:
    void keyPressEvent(QKeyEvent *event) override; ///< what its button leaves: Delete and Backspace

private:
    QLabel *m_name;
    QToolButton *m_remove;
};

} // namespace cabe::ui
