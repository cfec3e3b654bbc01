// The first page: what the customer wants to do, as four choices with a sentence each.
#pragma once

#include "ui/pages/page.h"

#include <array>

class QButtonGroup;
class QLabel;
class QRadioButton;

namespace cabe::ui {

class TaskPage : public Page {
    Q_OBJECT

public:
    TaskPage(Session &session, Words &words, QWidget *parent = nullptr);

    QString title() const override;
    void refresh() override;
    bool focusField(Field field) override;
    QWidget *firstField() const override;

private:
    struct Choice {
        QRadioButton *button;
        QLabel *sentence;
    };
    QLabel *m_intro;
    QButtonGroup *m_group;
    std::array<Choice, 4> m_choices{};
};

} // namespace cabe::ui
