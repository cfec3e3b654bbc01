// One field of a page: its label above, its control, a line of help, and what is wrong with it; told to screen
// readers the same way.
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace cabe::ui {

class FieldBox : public QWidget {
    Q_OBJECT

public:
    /// `control` gets the label's mnemonic, its name and its description; it may be a container of `focus`.
    FieldBox(QWidget *control, QWidget *focus, QWidget *parent = nullptr);

    void setLabel(const QString &labelWithMnemonic);
    /// Makes the label stand out: what it names was changed.
    void setStrong(bool strong);
    /// An empty help or fault takes no room.
    void setHelp(const QString &help);
    void setFault(const QString &sentence);
    QString fault() const;
    QWidget *focusWidgetOfField() const { return m_focus; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void describe();
    void colour();

    QLabel *m_label;
    QWidget *m_focus;
    QLabel *m_help;
    QLabel *m_fault;
    QString m_faultText;
};

} // namespace cabe::ui
