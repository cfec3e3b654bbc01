// The third page: what the customer can spend and where the machine may stand; all of it optional.
#pragma once

#include "ui/pages/page.h"

#include <array>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QRadioButton;

namespace cabe::ui {

class AmountField;
class CountryPicker;
class FieldBox;
class RatesBox;

class PreferencesPage : public Page {
    Q_OBJECT

public:
    PreferencesPage(Session &session, Words &words, QWidget *parent = nullptr);

    QString title() const override;
    void refresh() override;
    bool focusField(Field field) override;
    QWidget *firstField() const override;
    void settle() override;
    QWidget *unsettled() const override;

private:
    void build();
    void connectFields();
    void refreshAmounts();
    void refreshCurrencies();
    void refreshTier();

    QLabel *m_optional;
    AmountField *m_budget;
    QComboBox *m_currency;
    FieldBox *m_budgetBox;
    RatesBox *m_rates;
    AmountField *m_maxPrice;
    FieldBox *m_maxPriceBox;
    QLabel *m_tierLabel;
    QWidget *m_tierRow;
    QButtonGroup *m_tiers;
    std::array<QRadioButton *, 3> m_tierButtons{};
    CountryPicker *m_countries;
    FieldBox *m_countriesBox;
    QCheckBox *m_interruptible;
    QLabel *m_interruptibleHelp;
};

} // namespace cabe::ui
