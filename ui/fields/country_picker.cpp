#include "ui/fields/country_picker.h"

#include "ui/text/labels.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/line_field.h"

#include <QAbstractItemView>
#include <QCollator>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

enum CountryRole { CodeRole = Qt::UserRole, SearchRole };

/// Lower case without accents, so that "espana" finds España.
QString plainLetters(const QString &text)
{
    QString plain;
    const QString decomposed = text.normalized(QString::NormalizationForm_D);
    for (const QChar c : decomposed)
        if (c.category() != QChar::Mark_NonSpacing)
            plain += c.toLower();
    return plain.simplified();
}

} // namespace

CountryPicker::CountryPicker(Session &session, Words &words, QWidget *parent, bool isShort)
    : QWidget(parent), m_session(session), m_words(words), m_isShort(isShort), m_line(new LineField(this)), m_europe(new QPushButton(this)),
      m_chips(new QWidget(this)), m_flow(new FlowLayout(m_chips, 4)), m_completer(new QCompleter(this)),
      m_names(new QStandardItemModel(this))
{
    m_line->setObjectName(QStringLiteral("countries"));
    m_line->setMaxLength(60);
    m_europe->setObjectName(QStringLiteral("europeanUnion"));
    m_europe->setCheckable(true);
    m_europe->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_line, 1);
    row->addWidget(m_europe);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(row);
    layout->addWidget(m_chips);
    setFocusProxy(m_line);

    m_completer->setModel(m_names);
    m_completer->setCompletionRole(SearchRole);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    m_completer->setWidget(m_line);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString &typed) {
        setUnknown({});
        suggest(plainLetters(typed));
    });
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &index) { take(index.data(CodeRole).toString()); });
    connect(m_line, &LineField::left, this, &CountryPicker::settle);
    connect(m_europe, &QPushButton::toggled, this, [this](bool chosen) {
        edit([this, chosen](Requirements &r) { chooseEuropeanUnion(r, chosen, m_session.catalogues().countries); });
    });
}

void CountryPicker::refresh()
{
    const text::Speaker say(m_words.book(), "pages");
    m_line->setPlaceholderText(say(QT_TRANSLATE_NOOP("pages", "Type a country")));
    const QString europe = say(QT_TRANSLATE_NOOP("pages", "European &Union"));
    m_europe->setText(m_isShort ? say(QT_TRANSLATE_NOOP("pages", "EU")) : europe);
    m_europe->setAccessibleName(QString(europe).remove(u'&'));
    const QSignalBlocker quiet(m_europe);
    m_europe->setChecked(m_session.requirements().europeanUnion);
    const bool newLanguage = m_language != m_words.language();
    if (newLanguage)
        fillNames();
    const Requirements &requirements = m_session.requirements();
    const auto chosen = std::pair(requirements.europeanUnion, requirements.countries);
    if (newLanguage || m_shown != chosen) {
        m_shown = chosen;
        showChips();
    }
}

void CountryPicker::fillNames()
{
    m_language = m_words.language();
    const CountryTable &countries = m_session.catalogues().countries;
    std::vector<std::pair<QString, QString>> names;
    for (const CountryTable::Names &each : countries.names)
        names.emplace_back(text::countryName(m_words.book(), countries, each.country), QString::fromStdString(each.country.code()));
    QCollator order{QLocale(*m_language == text::Language::Spanish ? QLocale::Spanish : QLocale::English)};
    std::ranges::sort(names, [&order](const auto &a, const auto &b) { return order.compare(a.first, b.first) < 0; });
    m_names->clear();
    for (const auto &[name, code] : names) {
        auto *item = new QStandardItem(name);
        item->setData(code, CodeRole);
        item->setData(plainLetters(name + u" (" + code + u')'), SearchRole);
        m_names->appendRow(item);
    }
}

bool CountryPicker::eventFilter(QObject *object, QEvent *event)
{
    if (object != m_line || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(object, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isEnter && key->modifiers() == Qt::NoModifier && !m_line->text().trimmed().isEmpty()) {
        take(m_line->text());
        return true;
    }
    if (key->key() == Qt::Key_Backspace && m_line->text().isEmpty()) {
        edit([](Requirements &requirements) {
            if (!requirements.countries.empty())
                requirements.countries.pop_back();
            else
                requirements.europeanUnion = false;
        });
        return true;
    }
    return QWidget::eventFilter(object, event);
}

/// Opens the list on the country that begins so, or has that code, so that Enter takes it.
void CountryPicker::suggest(const QString &typed)
{
    m_completer->setCompletionPrefix(typed);
    if (typed.isEmpty() || m_completer->completionCount() == 0) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->complete();
    const QAbstractItemModel &found = *m_completer->completionModel();
    int best = 0;
    for (int row = found.rowCount() - 1; row >= 0; --row)
        if (plainLetters(found.index(row, 0).data().toString()).startsWith(typed))
            best = row;
    for (int row = 0; row < found.rowCount(); ++row)
        if (found.index(row, 0).data(CodeRole).toString().toLower() == typed)
            best = row;
    m_completer->popup()->setCurrentIndex(found.index(best, 0));
}

void CountryPicker::settle()
{
    m_completer->popup()->hide();
    if (m_line->text().trimmed().isEmpty())
        setUnknown({});
    else
        take(m_line->text());
}

/// By its code, its whole name, or the only name that holds what was typed.
void CountryPicker::take(const QString &typed)
{
    const CountryTable &countries = m_session.catalogues().countries;
    const QString wanted = plainLetters(typed);
    auto country = countries.find(typed.trimmed().toStdString());
    if (wanted == u"eu" || wanted == u"ue") {
        edit([&](Requirements &r) { chooseEuropeanUnion(r, true, countries); });
        m_line->clear();
        return;
    }
    QStringList holding;
    for (int row = 0; row < m_names->rowCount() && !country; ++row) {
        const QStandardItem *item = m_names->item(row);
        const QString code = item->data(CodeRole).toString();
        if (plainLetters(item->text()) == wanted)
            country = countries.find(code.toStdString());
        else if (plainLetters(item->text()).contains(wanted))
            holding << code;
    }
    if (!country && holding.size() == 1)
        country = countries.find(holding.front().toStdString());
    if (!country) {
        setUnknown(typed);
        return;
    }
    m_line->clear();
    m_completer->popup()->hide();
    setUnknown({});
    edit([&](Requirements &requirements) { addCountry(requirements, *country, countries); });
}

void CountryPicker::setUnknown(const QString &typed)
{
    if (m_unknown == typed)
        return;
    m_unknown = typed;
    Q_EMIT unknownChanged();
}

void CountryPicker::edit(const std::function<void(Requirements &)> &change)
{
    m_session.endGesture();
    m_session.change(Field::Countries, change);
}

void CountryPicker::showChips()
{
    const auto chips = m_chips->findChildren<Chip *>(QString(), Qt::FindDirectChildrenOnly);
    for (Chip *chip : chips) {
        m_flow->removeWidget(chip);
        chip->hide();
        chip->deleteLater();
    }
    const Requirements &requirements = m_session.requirements();
    const CountryTable &countries = m_session.catalogues().countries;
    if (requirements.europeanUnion)
        addChip(m_words.book().say("pages", QT_TRANSLATE_NOOP("pages", "European Union (%1)"),
                                   {m_words.numbers().count(static_cast<std::int64_t>(countries.europeanUnion.size()))}),
                [](Requirements &r) { r.europeanUnion = false; });
    for (const Country country : requirements.countries)
        addChip(text::countryName(m_words.book(), countries, country), [country](Requirements &r) { removeCountry(r, country); });
    m_chips->setVisible(requirements.europeanUnion || !requirements.countries.empty());
    m_flow->invalidate();
    m_chips->updateGeometry();
}

void CountryPicker::addChip(const QString &name, const std::function<void(Requirements &)> &remove)
{
    auto *chip = new Chip(m_chips);
    chip->setText(name, m_words.book().say("pages", QT_TRANSLATE_NOOP("pages", "%1, remove"), {name}));
    connect(chip, &Chip::removed, this, [this, remove] {
        m_line->setFocus();
        edit(remove);
    });
    m_flow->addWidget(chip);
    chip->show();
}

} // namespace cabe::ui
