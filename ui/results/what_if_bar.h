// The what-if bar above the results: the fields that are tried out in front of a customer, each marked with what it
// was where it differs from the saved plan.
#pragma once

#include "core/net/work.h"
#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QTimer;

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
    void bringBreaks();
    void showBreaks();

    /// What the marks of the context depend on.
    struct BreaksOf {
        Requirements requirements; ///< without the context
        std::shared_ptr<const InventoryIndex> index;
        friend bool operator==(const BreaksOf &, const BreaksOf &) = default;
    };
    struct Boxed {
        FieldBox *box;
        int characters; ///< wide
    };

    Session &m_session;
    Words &m_words;
    FlowLayout *m_flow;
    std::vector<Boxed> m_boxes;
    std::vector<Field> m_changes;
    BreaksOf m_breaksOf;
    std::vector<std::int64_t> m_breaks;
    QTimer *m_rest; ///< marks are worked out once the fields have come to rest
    net::Awaited<std::vector<std::int64_t>> m_working;
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
