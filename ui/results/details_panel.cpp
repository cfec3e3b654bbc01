#include "ui/results/details_panel.h"

#include "core/domain/workload.h"
#include "core/match/demand.h"
#include "core/match/room.h"
#include "ui/results/launch.h"
#include "ui/text/constraints_text.h"
#include "ui/text/findings_text.h"
#include "ui/text/labels.h"
#include "ui/text/machine_text.h"
#include "ui/text/outside.h"
#include "ui/text/source_text.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/memory_bar.h"
#include "ui/widgets/texts.h"

#include <QDesktopServices>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace cabe::ui {
namespace {

constexpr int kPanelMargin = 12;

QLabel *panelLabel(QWidget *parent)
{
    QLabel *label = plainLabel({}, parent);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A long name from a price list has no blank to break at; it must not make the panel wider than it is.
    label->setMinimumWidth(1);
    // Nor taller: with Minimum, the height that a narrow label would like counts, and leaves nothing but blank below.
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    label->setSizePolicy(policy);
    return label;
}

} // namespace

DetailsPanel::DetailsPanel(Words &words, QWidget *parent)
    : QWidget(parent), m_words(words), m_scroll(new QScrollArea(this)), m_name(panelLabel(this)), m_what(panelLabel(this)),
      m_bar(new MemoryBar(this)), m_facts(new QWidget), m_factsLayout(new QVBoxLayout(m_facts)), m_host(panelLabel(this)),
      m_launch(new QPushButton(this)), m_open([](const QUrl &address) { return QDesktopServices::openUrl(address); })
{
    build();
    connect(&words, &Words::changed, this, &DetailsPanel::refresh);
    connect(m_launch, &QPushButton::clicked, this, [this] {
        if (m_address && !m_open(*m_address))
            m_host->setText(m_words.book().say("results", QT_TRANSLATE_NOOP("results", "%1 could not be opened."),
                                               {QString::fromLatin1(m_address->toEncoded())}));
    });
    refresh();
}

void DetailsPanel::build()
{
    setObjectName(QStringLiteral("detailsPanel"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setObjectName(QStringLiteral("details"));
    m_name->setObjectName(QStringLiteral("machineName"));
    m_launch->setObjectName(QStringLiteral("launch"));
    m_launch->setIcon(icon(Symbol::Launch));
    m_launch->setAutoDefault(false);
    auto *content = new QWidget;
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(kPanelMargin, kPanelMargin, kPanelMargin, kPanelMargin);
    rows->setSpacing(8);
    rows->addWidget(m_name);
    rows->addWidget(m_what);
    rows->addWidget(m_bar);
    m_factsLayout->setContentsMargins(0, 0, 0, 0);
    m_factsLayout->setSpacing(4);
    rows->addWidget(m_facts);
    rows->addStretch(1);
    m_scroll->setWidget(content);

    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(kPanelMargin, 4, kPanelMargin, 8);
    foot->setSpacing(8);
    foot->addWidget(m_host, 1);
    foot->addWidget(m_launch);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(foot);
    setFonts();
}

void DetailsPanel::setFonts()
{
    m_name->setFont(headingFont(font()));
}

void DetailsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        setFonts();
        refresh();
    }
    QWidget::changeEvent(event);
}

void DetailsPanel::setRow(AnswerPointer answer, std::optional<Row> row)
{
    m_answer = std::move(answer);
    m_row = row;
    refresh();
}

void DetailsPanel::refresh()
{
    const text::Speaker say(m_words.book(), "results");
    m_scroll->setAccessibleName(say(QT_TRANSLATE_NOOP("results", "Details of the machine chosen")));
    m_launch->setText(say(QT_TRANSLATE_NOOP("results", "L&aunch")));
    m_launch->setToolTip(
        say(QT_TRANSLATE_NOOP("results", "Opens the machine's page in the browser. Nothing is reserved here.")));
    m_facts->hide(); // what is built out of sight is laid out once
    clearLayout(m_factsLayout);
    const bool chosen = m_answer && m_row;
    for (QWidget *part : std::initializer_list<QWidget *>{m_what, m_bar, m_host, m_launch})
        part->setVisible(chosen);
    if (!chosen) {
        m_name->setText(say(QT_TRANSLATE_NOOP("results", "No machine is chosen.")));
        return;
    }
    const Finding finding = m_answer->explainer().explain(*m_row);
    showMachine(finding, m_answer->inventory().machines[finding.machine]);
    m_facts->show();
}

QLabel *DetailsPanel::addText(const QString &text)
{
    QLabel *label = panelLabel(m_facts);
    label->setText(text);
    m_factsLayout->addWidget(label);
    label->show();
    return label;
}

void DetailsPanel::addHead(const QString &text)
{
    QLabel *label = addText(text);
    label->setFont(strongFont(font()));
    label->setContentsMargins(0, 8, 0, 0);
}

void DetailsPanel::showMachine(const Finding &finding, const Machine &machine)
{
    const text::Phrasebook &book = m_words.book();
    m_name->setText(text::shown(machine.shownName()));
    const text::block::Facts facts = text::factsOf(book, m_answer->view(), finding);
    QStringList what = facts.facts.front().values; // the first says what and where it is
    if (const QString equipment = text::equipment(book, machine); !equipment.isEmpty())
        what << equipment;
    m_what->setText(what.join(u'\n'));
    showMemory(finding);
    for (std::size_t i = 1; i < facts.facts.size(); ++i) {
        const text::block::Fact &fact = facts.facts[i];
        addHead(fact.label);
        const QString bullet = fact.values.size() > 1 ? QStringLiteral("\u2022 ") : QString();
        for (const QString &value : fact.values)
            addText(bullet + value);
        if (fact.label == book.say("answer", "Price"))
            if (const QString month = text::monthlyPrice(book, machine, finding.pricePerHour); !month.isEmpty())
                addText(month);
        if (fact.label == book.say("answer", "Confidence"))
            addText(text::confidenceStart(book, m_answer->workload()));
    }
    showRoom(finding, machine);
    const Inventory &source = m_answer->inventory().sourceOf(machine);
    addHead(book.say("results", QT_TRANSLATE_NOOP("results", "Source")));
    addText(text::dataLine(book, text::inventoryName(book, source), source, m_answer->now()));
    showAddress(machine);
}

void DetailsPanel::showMemory(const Finding &finding)
{
    const text::Phrasebook &book = m_words.book();
    const auto share = shareOfGpu(m_answer->workload(), finding.gpusUsed);
    if (!share)
        return;
    BarContent bar = barOf(book, *share, finding.memoryPerGpu);
    const QString spoken = barText(book, bar);
    m_bar->setContent(std::move(bar), spoken);
    addHead(finding.gpusUsed == 1
                ? book.say("results", QT_TRANSLATE_NOOP("results", "Memory (GiB)"))
                : book.say("results", QT_TRANSLATE_N_NOOP("results", "Memory of each of %n GPU(s) (GiB)"), {}, finding.gpusUsed));
    auto *table = new QWidget(m_facts);
    auto *grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(0, 1);
    int row = 0;
    const auto add = [&](const QString &name, Bytes bytes) {
        QLabel *label = panelLabel(table);
        label->setText(name);
        auto *figure = new QLabel(book.numbers().gib(bytes), table);
        figure->setTextFormat(Qt::PlainText);
        figure->setAlignment(Qt::AlignRight);
        grid->addWidget(label, row, 0);
        grid->addWidget(figure, row++, 1);
    };
    for (const MemoryShare &each : *share)
        add(text::lineLabel(book, each.line), each.bytes);
    add(book.say("results", QT_TRANSLATE_NOOP("results", "Free")), finding.roomPerGpu);
    m_factsLayout->addWidget(table);
    table->show();
}

/// How far the machine goes beyond what is asked.
void DetailsPanel::showRoom(const Finding &finding, const Machine &machine)
{
    const text::Speaker say(m_words.book(), "results");
    addHead(say(QT_TRANSLATE_NOOP("results", "Room left")));
    const Workload &workload = m_answer->workload();
    const auto room = roomLeft(workload, finding.memoryPerGpu, machine.gpuCount);
    if (room && room->maxContext && workload.context())
        addRoom(contextField(workload.task), *room->maxContext, *workload.context(), &DetailsPanel::contextTaken);
    if (room && room->maxRequests && workload.requests())
        addRoom(requestsField(workload.task, workload.model()->kind), *room->maxRequests, *workload.requests(),
                &DetailsPanel::requestsTaken);
    auto *all = new QPushButton(say(QT_TRANSLATE_NOOP("results", "What fits here…")), m_facts);
    all->setObjectName(QStringLiteral("whatFits"));
    all->setToolTip(plainToolTip(say(QT_TRANSLATE_NOOP("results", "All models at 16, 8 and 4 bits: what fits on this machine"))));
    all->setAccessibleDescription(say("All models at 16, 8 and 4 bits: what fits on this machine"));
    all->setAutoDefault(false);
    connect(all, &QPushButton::clicked, this, &DetailsPanel::allModelsRequested);
    m_factsLayout->addWidget(all, 0, Qt::AlignLeft);
    all->show();
}

void DetailsPanel::addRoom(Field field, std::int64_t most, std::int64_t now, void (DetailsPanel::*taken)(std::int64_t))
{
    const text::Phrasebook &book = m_words.book();
    auto *row = new QWidget(m_facts);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    QLabel *label = panelLabel(row);
    label->setText(book.say("results", QT_TRANSLATE_NOOP("results", "%1: up to %2"), {text::label(book, field), book.numbers().count(most)}));
    auto *use = new QPushButton(book.say("results", QT_TRANSLATE_NOOP("results", "Use it")), row);
    use->setObjectName(field == contextField(m_answer->workload().task) ? QStringLiteral("useContext") : QStringLiteral("useRequests"));
    use->setAutoDefault(false);
    use->setAccessibleName(use->text() + QStringLiteral(": ") + label->text());
    use->setEnabled(most != now);
    connect(use, &QPushButton::clicked, this, [this, taken, most] { Q_EMIT (this->*taken)(most); });
    layout->addWidget(label, 1);
    layout->addWidget(use);
    m_factsLayout->addWidget(row);
    row->show();
}

void DetailsPanel::showAddress(const Machine &machine)
{
    const text::Speaker say(m_words.book(), "results");
    m_address = launchAddress(machine.url);
    m_launch->setEnabled(m_address.has_value());
    if (m_address)
        m_host->setText(say(QT_TRANSLATE_NOOP("results", "Opens %1; nothing is reserved here."), {hostOf(*m_address)}));
    else if (machine.url.empty())
        m_host->setText(say(QT_TRANSLATE_NOOP("results", "The inventory gives no page for this machine.")));
    else
        m_host->setText(say(QT_TRANSLATE_NOOP("results", "Its address is no web page: it is not opened.")));
}

} // namespace cabe::ui
