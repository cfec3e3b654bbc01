// The what-if bar above the results: the fields that are tried out in front of a customer, each marked with what it
// was where it differs from the saved plan.
#pragma once

#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

#include <vector>

class QComboBox;

namespace cabe::ui {

class AmountField;
class CountBinding;
class CountField;
class CountryPicker;
class FieldBox;
class FlowLayout;
class PrecisionField;

class WhatIfBar : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    WhatIfBar(Session &session, Words &words, QWidget *parent = nullptr);

    QWidget *firstField() const;
    void refresh();

Q_SIGNALS:
    /// Esc was struck in a field.
    void leaveRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    FieldBox *addBox(QWidget *control, QWidget *focus, int characters);
    void connectFields();
    void setWidths();
    void refreshWorkload();
    void refreshPreferences();
    /// The label with what the field was where it was changed.
    void mark(FieldBox *box, const QString &label, Field field, const QString &was);
    QString fault(Field field) const;

    struct Boxed {
        FieldBox *box;
        int characters; ///< wide
    };

    Session &m_session;
    Words &m_words;
    FlowLayout *m_flow;
    std::vector<Boxed> m_boxes;
    std::vector<Field> m_changes;
    PrecisionField *m_precision;
    CountField *m_context;
    CountField *m_requests;
    CountBinding *m_contextCount;
    CountBinding *m_requestsCount;
    AmountField *m_maxPrice;
    QComboBox *m_tier;
    CountryPicker *m_countries;
    FieldBox *m_precisionBox;
    FieldBox *m_contextBox;
    FieldBox *m_requestsBox;
    FieldBox *m_maxPriceBox;
    FieldBox *m_tierBox;
    FieldBox *m_countriesBox;
};

} // namespace cabe::ui
