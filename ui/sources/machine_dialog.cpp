#include "ui/sources/machine_dialog.h"

#include "ui/text/error_text.h"
#include "ui/text/member_text.h"
#include "ui/text/outside.h"
#include "ui/widgets/field_box.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/scrolled.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kFieldsInARow = 3;
constexpr QSize kMachineDialogSize{820, 560};

/// In the order of the form. Whether it is available is one field, whichever tier asks for it.
constexpr Member kFields[]{Member::Id, Member::Name, Member::Provider, Member::GpuModel, Member::GpuCount, Member::GpuMemory,
                           Member::GpuMemorySource, Member::Tier, Member::InStock, Member::PriceAmount, Member::PricePer,
                           Member::Currency, Member::Country, Member::Region, Member::Interruptible, Member::Vcpus, Member::Ram,
                           Member::Disk, Member::BookingMinHours, Member::BookingMaxHours, Member::BookingUntil, Member::Url};

QString unitHelp(const text::Speaker &say, Member member)
{
    if (member == Member::GpuMemory || member == Member::Ram)
        return QStringLiteral("MiB");
    if (member == Member::Disk)
        return QStringLiteral("GiB");
    if (member == Member::Country)
        return say(QT_TRANSLATE_NOOP("machine", "Two letters, as ES"));
    if (member == Member::Currency)
        return say(QT_TRANSLATE_NOOP("machine", "Three letters, as EUR"));
    return member == Member::BookingUntil ? QStringLiteral("2026-12-31T18:00:00Z") : QString();
}

using Choices = std::vector<std::pair<QString, QString>>;

Choices choicesOf(const text::Speaker &say, Member member)
{
    const QString yes = say(QT_TRANSLATE_NOOP("machine", "yes"));
    const QString no = say(QT_TRANSLATE_NOOP("machine", "no"));
    if (member == Member::Tier)
        return {{QStringLiteral("Secure"), QStringLiteral("secure")}, {QStringLiteral("Community"), QStringLiteral("community")}};
    if (member == Member::InStock)
        return {{say(QT_TRANSLATE_NOOP("machine", "not known")), {}}, {yes, QStringLiteral("true")}, {no, QStringLiteral("false")}};
    if (member == Member::Interruptible)
        return {{no, QStringLiteral("false")}, {yes, QStringLiteral("true")}};
    if (member == Member::PricePer)
        return {{say(QT_TRANSLATE_NOOP("machine", "hour")), QStringLiteral("hour")}, {say(QT_TRANSLATE_NOOP("machine", "month")), QStringLiteral("month")}};
    if (member == Member::GpuMemorySource)
        return {{say(QT_TRANSLATE_NOOP("machine", "maker's datasheet")), QStringLiteral("datasheet")},
                {say(QT_TRANSLATE_NOOP("machine", "data centre")), QStringLiteral("data_center")},
                {say(QT_TRANSLATE_NOOP("machine", "provider's report")), QStringLiteral("provider_report")}};
    return {};
}

} // namespace

MachineDialog::MachineDialog(Cells cells, const CountryTable &countries, IsTaken isTaken, Words &words, QWidget *parent)
    : QDialog(parent), m_given(std::move(cells)), m_countries(countries), m_isTaken(std::move(isTaken)), m_words(words)
{
    setObjectName(QStringLiteral("machineDialog"));
    build();
    refresh();
    resize(kMachineDialogSize.boundedTo(parent ? parent->size() : kMachineDialogSize));
}

QWidget *MachineDialog::controlOf(Member member)
{
    const Choices choices = choicesOf(text::Speaker(m_words.book(), "machine"), member);
    const auto given = m_given.find(member);
    const QString value = given == m_given.end() ? QString() : QString::fromStdString(given->second);
    if (choices.empty()) {
        auto *line = new LineField;
        line->setMaxLength(4000);
        line->setText(value);
        line->setReadOnly(member == Member::Id && !m_given.empty());
        connect(line, &QLineEdit::textEdited, this, &MachineDialog::refresh);
        return line;
    }
    auto *combo = new QComboBox;
    for (const auto &[label, code] : choices)
        combo->addItem(label, code);
    combo->setCurrentIndex(std::max(0, combo->findData(value)));
    connect(combo, &QComboBox::activated, this, &MachineDialog::refresh);
    return combo;
}

void MachineDialog::build()
{
    const text::Speaker say(m_words.book(), "machine");
    setWindowTitle(m_given.empty() ? say(QT_TRANSLATE_NOOP("machine", "Add machine")) : say(QT_TRANSLATE_NOOP("machine", "Edit machine")));
    auto *form = new QWidget;
    auto *grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 8, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    int place = 0;
    for (const Member member : kFields) {
        QWidget *control = controlOf(member);
        const auto name = columnName(member);
        control->setObjectName(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
        auto *box = new FieldBox(control, control);
        box->setLabel(text::label(m_words.book(), member));
        box->setHelp(unitHelp(say, member));
        grid->addWidget(box, place / kFieldsInARow, place % kFieldsInARow, Qt::AlignTop);
        grid->setColumnStretch(place % kFieldsInARow, 1);
        m_controls[member] = control;
        m_boxes[member] = box;
        ++place;
    }
    QScrollArea *scroll = scrolled(form);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_save = buttons->addButton(m_given.empty() ? say(QT_TRANSLATE_NOOP("machine", "&Add")) : say(QT_TRANSLATE_NOOP("machine", "&Save")),
                                QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("saveMachine"));
    m_save->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
}

QString MachineDialog::valueOf(Member member) const
{
    QWidget *control = m_controls.at(member);
    if (const auto *line = qobject_cast<LineField *>(control))
        return line->text().trimmed();
    return qobject_cast<QComboBox *>(control)->currentData().toString();
}

Cells MachineDialog::cells() const
{
    Cells cells;
    for (const auto &[member, control] : m_controls)
        if (const QString value = valueOf(member); !value.isEmpty())
            cells[member] = value.toStdString();
    if (const auto stock = cells.find(Member::InStock); stock != cells.end())
        cells[Member::Online] = stock->second;
    if (!cells.contains(Member::PriceAmount))
        cells.erase(Member::PricePer);
    return cells;
}

void MachineDialog::refresh()
{
    const Cells cells = this->cells();
    auto fault = faultOf(cells, m_countries);
    QString sentence;
    Member member = Member::Id;
    const text::Speaker say(m_words.book(), "machine");
    const auto id = cells.find(Member::Id);
    if (m_given.empty() && id != cells.end() && m_isTaken(id->second)) {
        sentence = text::text(m_words.book(), Rejection{{}, {}, {}, rejection::DuplicateId{id->second}});
    } else if (fault) {
        member = fault->member;
        sentence = text::text(m_words.book(), Rejection{{}, {}, text::label(m_words.book(), member).toStdString(), std::move(fault->reason)});
    } else if (cells.contains(Member::PriceAmount) && !cells.contains(Member::Currency)) {
        member = Member::Currency;
        sentence = say(QT_TRANSLATE_NOOP("machine", "A price needs its currency."));
    } else if (cells.contains(Member::Country) && !m_countries.find(cells.at(Member::Country))) {
        member = Member::Country;
        sentence = text::text(m_words.book(), Error{error::CountryUnknown{cells.at(Member::Country)}});
    }
    // What is only missing so far is said once something was typed there.
    const bool isMissing = fault && std::holds_alternative<rejection::Missing>(fault->reason);
    for (const auto &[each, box] : m_boxes) {
        const bool isFaulty = !sentence.isEmpty() && each == member;
        box->setFault(isFaulty ? sentence : QString());
        if (auto *line = qobject_cast<LineField *>(m_controls[each]))
            line->setFaulty(isFaulty && !isMissing);
    }
    m_save->setEnabled(sentence.isEmpty());
}

} // namespace cabe::ui
