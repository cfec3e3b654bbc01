// From when on data are told to be old: a time for each tier, and one from which every price is to be checked.
#pragma once

#include "ui/session/source_book.h"
#include "ui/session/words.h"

#include <QWidget>

class QLabel;
class QSpinBox;

namespace cabe::ui {

class AgeLimitsBox : public QWidget {
    Q_OBJECT

public:
    AgeLimitsBox(SourceBook &book, Words &words, QWidget *parent = nullptr);

private:
    void refresh();
    void take();

    SourceBook &m_book;
    Words &m_words;
    QLabel *m_title;
    QLabel *m_labels[3];
    QSpinBox *m_fields[3]; ///< Community in hours, Secure in hours, very old in days
};

} // namespace cabe::ui
