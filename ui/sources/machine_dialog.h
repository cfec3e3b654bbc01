// One machine as a form: to add one by hand, or to correct what a source says of it. What is typed is judged by the rules that
// judge every row, and a field that is left empty is not known.
#pragma once

#include "core/io/overlay.h"
#include "ui/session/words.h"

#include <QDialog>

#include <functional>
#include <map>
#include <memory>

class QComboBox;
class QLabel;
class QPushButton;

namespace cabe::ui {

class FieldBox;

class MachineDialog : public QDialog {
    Q_OBJECT

public:
    /// `cells` of a machine to correct, whose id stays; empty for a new one, whose id is the person's to choose unless
    /// `isTaken` says that it is another's.
    using IsTaken = std::function<bool(const std::string &id)>;
    MachineDialog(Cells cells, const CountryTable &countries, IsTaken isTaken, Words &words, QWidget *parent = nullptr);

    Cells cells() const;

private:
    void build();
    QWidget *controlOf(Member member);
    void refresh();
    QString valueOf(Member member) const;

    const Cells m_given;
    const CountryTable &m_countries;
    IsTaken m_isTaken;
    Words &m_words;
    std::map<Member, QWidget *> m_controls; ///< LineField or QComboBox
    std::map<Member, FieldBox *> m_boxes;
    QPushButton *m_save = nullptr;
};

} // namespace cabe::ui
