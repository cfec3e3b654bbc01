#include "ui/window/inventory_banner.h"

#include "ui/session/source_standing.h"
#include "ui/text/constraints_text.h"
#include "ui/text/error_text.h"
#include "ui/text/source_text.h"

#include <QTimer>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kPatience = 200;

QString between()
{
    return QStringLiteral(" \u00B7 ");
}

State stateOf(Standing standing)
{
    switch (standing) {
    case Standing::Fresh: return State::Fresh;
    case Standing::NoDate:
    case Standing::Stale: return State::Amber;
    case Standing::VeryOld: break;
    }
    return State::Red;
}

} // namespace

InventoryBanner::InventoryBanner(Session &session, SourceBook &book, Words &words, QWidget *parent)
    : StatusStrip(parent), m_session(session), m_book(book), m_words(words), m_patience(new QTimer(this))
{
    setObjectName(QStringLiteral("banner"));
    m_patience->setSingleShot(true);
    m_patience->setInterval(kPatience);
    connect(m_patience, &QTimer::timeout, this, [this] {
        m_showsWork = true;
        refresh();
    });
    connect(&session, &Session::inventoryChanged, this, &InventoryBanner::refresh);
    connect(&book, &SourceBook::changed, this, &InventoryBanner::watch);
    connect(&book, &SourceBook::ageLimitsChanged, this, &InventoryBanner::refresh);
    connect(&words, &Words::changed, this, &InventoryBanner::refresh);
    connect(this, &StatusStrip::buttonClicked, this, &InventoryBanner::press);
    connect(this, &StatusStrip::secondButtonClicked, this, [this] { Q_EMIT detailsRequested(m_told); });
    auto *minute = new QTimer(this); // the age is told in minutes
    minute->setInterval(60'000);
    connect(minute, &QTimer::timeout, this, &InventoryBanner::refresh);
    minute->start();
    watch();
}

void InventoryBanner::watch()
{
    if (!m_book.isBusy()) {
        m_patience->stop();
        m_showsWork = false;
    } else if (!m_showsWork && !m_patience->isActive()) {
        m_patience->start();
    }
    refresh();
}

void InventoryBanner::press()
{
    switch (m_button) {
    case Button::Cancel: return m_book.cancel();
    case Button::Refresh:
    case Button::Retry: return m_book.refreshAll();
    case Button::Add: Q_EMIT addRequested(); return;
    case Button::None: break;
    }
}

void InventoryBanner::refresh()
{
    const text::Speaker say(m_words.book(), "window");
    const Telling telling = this->telling();
    m_button = telling.button;
    const auto label = [&]() -> QString {
        switch (telling.button) {
        case Button::Cancel: return say(QT_TRANSLATE_NOOP("window", "Cancel"));
        case Button::Refresh: return say(QT_TRANSLATE_NOOP("window", "Refresh"));
        case Button::Retry: return say(QT_TRANSLATE_NOOP("window", "Retry"));
        case Button::Add: return say(QT_TRANSLATE_NOOP("window", "Add a source…"));
        case Button::None: break;
        }
        return {};
    };
    setStatus(telling.state, telling.symbol, telling.sentence);
    setButton(label(), telling.hasDetails ? say(QT_TRANSLATE_NOOP("window", "Details")) : QString());
}

InventoryBanner::Telling InventoryBanner::telling()
{
    for (int i = 0; m_showsWork && i < m_book.count(); ++i)
        if (m_book.status(i).isBusy)
            return reading(m_book.settings(i), m_book.status(i));
    const int worst = worstSource(m_book, m_session.now());
    m_told = worst;
    Telling telling = worst < 0 ? withoutSource() : ofSource(worst);
    const text::Speaker say(m_words.book(), "window");
    if (m_book.activeCount() > 1)
        telling.sentence = say(QT_TRANSLATE_N_NOOP("window", "%n source(s)"), {}, m_book.activeCount()) +
                           between() + telling.sentence;
    const QStringList more = remarks();
    telling.hasDetails = telling.hasDetails || (worst >= 0 && !more.isEmpty());
    for (const QString &remark : more)
        telling.sentence += between() + remark;
    return telling;
}

InventoryBanner::Telling InventoryBanner::reading(const net::SourceSettings &settings, const net::SourceStatus &status) const
{
    const text::Speaker say(m_words.book(), "window");
    const QString name = sourceName(m_words.book(), settings, status);
    const QString come = text::received(m_words.book(), status.received, status.total);
    const QString what = status.received == 0 ? say(QT_TRANSLATE_NOOP("window", "%1 · reading"), {name})
                                              : say(QT_TRANSLATE_NOOP("window", "%1 · receiving %2"), {name, come});
    const QString kept = m_session.inventory() ? between() +
                                                     say(QT_TRANSLATE_NOOP("window", "the last data stay in use"))
                                               : QString();
    return {State::Info, Symbol::ViewRefresh, what + kept, Button::Cancel};
}

InventoryBanner::Telling InventoryBanner::ofSource(int source) const
{
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "window");
    const net::SourceStatus &status = m_book.status(source);
    const QString name = sourceName(book, m_book.settings(source), status);
    if (!status.inventory) {
        if (!status.error)
            return {State::Info, Symbol::ViewRefresh, say(QT_TRANSLATE_NOOP("window", "%1 · reading"), {name}), Button::Cancel};
        QString sentence = say(QT_TRANSLATE_NOOP("window", "%1 could not be read."), {name}) + u' ' + text::text(book, *status.error);
        if (m_session.inventory() && m_session.inventory()->isSample)
            sentence += u' ' + say(QT_TRANSLATE_NOOP("window", "The sample is shown."));
        return {State::Red, Symbol::Error, sentence, Button::Retry, true};
    }
    const Inventory &inventory = *status.inventory;
    const Standing standing = standingOf(inventory, m_session.now(), m_book.ageLimits());
    if (status.error && isOffline(*status.error)) {
        const State state = standing == Standing::Fresh ? State::Info : stateOf(standing);
        return {state, Symbol::Warning, text::offline(book, inventory, m_session.now()), Button::Retry, true};
    }
    if (status.error)
        return {State::Red, Symbol::Error, text::notRefreshed(book, name, inventory, *status.error), Button::Retry, true};
    return byAge(inventory, name);
}

InventoryBanner::Telling InventoryBanner::byAge(const Inventory &inventory, const QString &name) const
{
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "window");
    const Standing standing = standingOf(inventory, m_session.now(), m_book.ageLimits());
    Telling telling{stateOf(standing), standing == Standing::Fresh ? Symbol::Information : Symbol::Warning, {},
                    m_book.activeCount() > 0 ? Button::Refresh : Button::None};
    if (standing == Standing::Fresh || standing == Standing::NoDate) {
        telling.sentence = text::dataLine(book, name, inventory, m_session.now());
        return telling;
    }
    const QString age = book.numbers().age(m_session.now().seconds - inventory.generatedAt->seconds);
    const QString advice = standing == Standing::VeryOld
                               ? say(QT_TRANSLATE_NOOP("window", "check every price before you promise it"))
                               : say(QT_TRANSLATE_NOOP("window", "prices and stock may have changed"));
    telling.sentence = say(QT_TRANSLATE_NOOP("window", "%1 old · %2 · %3"), {age, name, advice});
    return telling;
}

InventoryBanner::Telling InventoryBanner::withoutSource() const
{
    const text::Phrasebook &book = m_words.book();
    const auto &inventory = m_session.inventory();
    if (!inventory)
        return {State::Fresh, Symbol::Information, book.say("window", QT_TRANSLATE_NOOP("window", "No inventory.")), Button::Add};
    if (inventory->isSample)
        return {State::Info, Symbol::Sample, text::sampleNotice(book), Button::Add};
    return byAge(*inventory, text::inventoryName(book, *inventory));
}

/// What holds of all sources together.
QStringList InventoryBanner::remarks() const
{
    const text::Speaker say(m_words.book(), "window");
    QStringList list;
    const auto &inventory = m_session.inventory();
    if (inventory && !inventory->rejected.empty())
        list << say(QT_TRANSLATE_N_NOOP("window", "%n row(s) rejected"), {}, static_cast<qint64>(inventory->rejected.size()));
    if (const auto edits = m_book.overlay().edits.size())
        list << say(QT_TRANSLATE_N_NOOP("window", "%n machine(s) changed by hand"), {}, static_cast<qint64>(edits));
    return list;
}

} // namespace cabe::ui
