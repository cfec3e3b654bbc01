#include "ui/pages/preferences_page.h"

#include "ui/fields/amount_field.h"
#include "ui/fields/country_picker.h"
#include "ui/pages/rates_box.h"
#include "ui/text/labels.h"
#include "ui/text/outside.h"
#include "ui/widgets/field_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/texts.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <set>

namespace cabe::ui {
namespace {

constexpr const char *kUsualCurrencies[]{"EUR", "USD", "GBP", "CHF"};
constexpr const char *kTierNames[]{"tierAny", "tierSecure", "tierCommunity"};

QString currencyText(const Currency &currency)
{
    return text::shown(currency.code());
}

} // namespace

PreferencesPage::PreferencesPage(Session &session, Words &words, QWidget *parent)
    : Page(session, words, parent), m_optional(plainLabel({}, this)), m_budget(new AmountField(words, Field::Budget, 2)),
      m_currency(new QComboBox), m_rates(new RatesBox(session, words)),
      m_maxPrice(new AmountField(words, Field::MaxPricePerHour, 2)), m_tierLabel(plainLabel({}, this)), m_tierRow(new QWidget(this)),
      m_tiers(new QButtonGroup(this)), m_countries(new CountryPicker(session, words)), m_interruptible(new QCheckBox(this)),
      m_interruptibleHelp(plainLabel({}, this))
{
    build();
    connectFields();
    PreferencesPage::refresh();
}

void PreferencesPage::build()
{
    m_budget->line()->setObjectName(QStringLiteral("budget"));
    m_currency->setObjectName(QStringLiteral("currency"));
    m_maxPrice->line()->setObjectName(QStringLiteral("maxPrice"));
    m_interruptible->setObjectName(QStringLiteral("interruptible"));

    auto *money = new QWidget;
    auto *moneyRow = new QHBoxLayout(money);
    moneyRow->setContentsMargins(0, 0, 0, 0);
    moneyRow->setSpacing(8);
    moneyRow->addWidget(m_budget, 1);
    moneyRow->addWidget(m_currency);
    m_budgetBox = new FieldBox(money, m_budget->line(), this);
    m_maxPriceBox = new FieldBox(m_maxPrice, m_maxPrice->line(), this);
    m_countriesBox = new FieldBox(m_countries, m_countries->line(), this);

    auto *tiers = new FlowLayout(m_tierRow, 8);
    for (std::size_t i = 0; i < m_tierButtons.size(); ++i) {
        m_tierButtons[i] = new QRadioButton(m_tierRow);
        m_tierButtons[i]->setObjectName(QLatin1StringView(kTierNames[i]));
        m_tiers->addButton(m_tierButtons[i], static_cast<int>(i));
        tiers->addWidget(m_tierButtons[i]);
    }
    auto *tierGroup = new QVBoxLayout;
    tierGroup->setSpacing(4);
    tierGroup->addWidget(m_tierLabel);
    tierGroup->addWidget(m_tierRow);
    auto *interruptibleGroup = new QVBoxLayout;
    interruptibleGroup->setSpacing(4);
    interruptibleGroup->addWidget(m_interruptible);
    interruptibleGroup->addWidget(m_interruptibleHelp);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_optional, m_budgetBox, m_rates, m_maxPriceBox})
        layout->addWidget(widget);
    layout->addLayout(tierGroup);
    layout->addWidget(m_countriesBox);
    layout->addLayout(interruptibleGroup);
    layout->addStretch(1);
}

void PreferencesPage::connectFields()
{
    Session &session = this->session();
    const auto bind = [this, &session](AmountField *field, Field name, DecimalEntry Requirements::*member) {
        connect(field, &AmountField::entered, this, [&session, name, member](const DecimalEntry &entry) {
            session.change(name, [&](Requirements &requirements) { requirements.*member = entry; });
        });
        connect(field, &AmountField::left, this, [&session] { session.endGesture(); });
    };
    bind(m_budget, Field::Budget, &Requirements::budget);
    bind(m_maxPrice, Field::MaxPricePerHour, &Requirements::maxPricePerHour);
    connect(m_currency, &QComboBox::activated, this, [this, &session] {
        const auto chosen = Currency::fromCode(m_currency->currentText().toStdString());
        session.endGesture();
        session.change(Field::Currency, [&](Requirements &requirements) {
            const bool isInventorys = session.inventory() && chosen == session.inventory()->currency;
            requirements.currency = isInventorys || !chosen ? Currency() : *chosen;
        });
    });
    connect(m_tiers, &QButtonGroup::idClicked, this, [&session](int id) {
        session.endGesture();
        session.change(Field::Tier, [id](Requirements &requirements) { requirements.tier = static_cast<TierChoice>(id); });
    });
    connect(m_interruptible, &QCheckBox::clicked, this, [&session](bool accepted) {
        session.endGesture();
        session.change(Field::Interruptible, [accepted](Requirements &requirements) { requirements.interruptible = accepted; });
    });
    connect(m_countries, &CountryPicker::unknownChanged, this, [this] {
        refresh();
        Q_EMIT unsettledChanged();
    });
}

QString PreferencesPage::title() const
{
    return words().book().say("pages", QT_TRANSLATE_NOOP("pages", "Budget and preferences"));
}

void PreferencesPage::refresh()
{
    const text::Speaker say(words().book(), "pages");
    m_optional->setText(say(QT_TRANSLATE_NOOP("pages", "All of this is optional.")));
    refreshCurrencies();
    refreshAmounts();
    m_rates->refresh();
    refreshTier();
    m_countriesBox->setLabel(say(QT_TRANSLATE_NOOP("pages", "&Countries")));
    m_countriesBox->setHelp(session().requirements().europeanUnion || !session().requirements().countries.empty()
                                ? QString()
                                : say(QT_TRANSLATE_NOOP("pages", "Anywhere")));
    m_countries->refresh();
    m_countriesBox->setFault(m_countries->unknown().isEmpty()
                                 ? QString()
                                 : say(QT_TRANSLATE_NOOP("pages", "\"%1\" is no country. Choose one from the list."),
                                       {m_countries->unknown()}));
    m_countries->line()->setFaulty(!m_countries->unknown().isEmpty());
    m_interruptible->setText(say(QT_TRANSLATE_NOOP("pages", "&Allow interruptible machines")));
    m_interruptible->setChecked(session().requirements().interruptible);
    m_interruptibleHelp->setText(say(QT_TRANSLATE_NOOP("pages", "The provider may stop them at any time.")));
}

void PreferencesPage::refreshAmounts()
{
    const text::Speaker say(words().book(), "pages");
    const Requirements &requirements = session().requirements();
    m_budgetBox->setLabel(say(QT_TRANSLATE_NOOP("pages", "Bud&get")));
    m_budget->setEntry(requirements.budget);
    m_budgetBox->setFault(faultText(Field::Budget));
    m_budget->line()->setFaulty(!m_budgetBox->fault().isEmpty());
    m_maxPriceBox->setLabel(say(QT_TRANSLATE_NOOP("pages", "Ma&ximum price per hour")));
    m_maxPrice->setEntry(requirements.maxPricePerHour);
    m_budget->setUnit({}, session().answerCurrency());
    m_maxPrice->setUnit(currencyText(session().answerCurrency()), session().answerCurrency());
    m_maxPriceBox->setFault(faultText(Field::MaxPricePerHour));
    m_maxPrice->line()->setFaulty(!m_maxPriceBox->fault().isEmpty());
}

void PreferencesPage::refreshCurrencies()
{
    m_currency->setAccessibleName(text::label(words().book(), Field::Currency));
    QStringList codes;
    const auto offer = [&codes](const Currency &currency) {
        if (!currency.isNone() && !codes.contains(currencyText(currency)))
            codes << currencyText(currency);
    };
    if (session().inventory())
        offer(session().inventory()->currency);
    offer(session().requirements().currency);
    for (const char *code : kUsualCurrencies)
        offer(*Currency::fromCode(code));
    QStringList shown;
    for (int i = 0; i < m_currency->count(); ++i)
        shown << m_currency->itemText(i);
    if (shown != codes) {
        m_currency->clear();
        m_currency->addItems(codes);
    }
    m_currency->setCurrentText(currencyText(session().answerCurrency()));
}

void PreferencesPage::refreshTier()
{
    const text::Phrasebook &book = words().book();
    m_tierLabel->setText(text::label(book, Field::Tier));
    for (std::size_t i = 0; i < m_tierButtons.size(); ++i) {
        m_tierButtons[i]->setText(text::label(book, static_cast<TierChoice>(i)));
        m_tierButtons[i]->setAccessibleDescription(m_tierLabel->text());
    }
    m_tierButtons[static_cast<std::size_t>(session().requirements().tier)]->setChecked(true);
}

bool PreferencesPage::focusField(Field field)
{
    if (field == Field::Rate)
        return m_rates->focusField();
    QWidget *target = field == Field::Budget            ? static_cast<QWidget *>(m_budget->line())
                      : field == Field::MaxPricePerHour ? m_maxPrice->line()
                      : field == Field::Countries       ? m_countries->line()
                                                        : nullptr;
    if (target)
        target->setFocus(Qt::TabFocusReason);
    return target != nullptr;
}

void PreferencesPage::settle()
{
    m_countries->settle();
}

QWidget *PreferencesPage::unsettled() const
{
    return m_countries->unknown().isEmpty() ? nullptr : m_countries->line();
}

QWidget *PreferencesPage::firstField() const
{
    return m_budget->line();
}

} // namespace cabe::ui
