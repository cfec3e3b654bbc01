#include "ui/window/inventory_banner.h"

#include "ui/text/constraints_text.h"
#include "ui/text/error_text.h"

#include <QTimer>

namespace cabe::ui {
namespace {

constexpr std::int64_t kStaleSeconds = 24 * 3600;
constexpr std::int64_t kVeryOldSeconds = 7 * 24 * 3600;

} // namespace

InventoryBanner::InventoryBanner(Session &session, Words &words, QWidget *parent)
    : StatusStrip(parent), m_session(session), m_words(words)
{
    setObjectName(QStringLiteral("banner"));
    connect(&session, &Session::inventoryChanged, this, [this] {
        m_failure.reset();
        refresh();
    });
    connect(&words, &Words::changed, this, &InventoryBanner::refresh);
    connect(this, &StatusStrip::buttonClicked, this,
            [this] { m_reading.isEmpty() ? Q_EMIT openRequested() : Q_EMIT cancelRequested(); });
    auto *minute = new QTimer(this); // the age is told in minutes
    minute->setInterval(60'000);
    connect(minute, &QTimer::timeout, this, &InventoryBanner::refresh);
    minute->start();
    refresh();
}

void InventoryBanner::setReading(const QString &name)
{
    m_reading = name;
    refresh();
}

void InventoryBanner::setFailure(const std::optional<Error> &error)
{
    m_failure = error;
    refresh();
}

void InventoryBanner::refresh()
{
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "window");
    if (!m_reading.isEmpty()) {
        setStatus(State::Info, Symbol::ViewRefresh,
                  say(QT_TRANSLATE_NOOP("window", "%1 · reading · the last data stay in use"), {m_reading}));
        setButton(say(QT_TRANSLATE_NOOP("window", "Cancel")));
        return;
    }
    setButton(say(QT_TRANSLATE_NOOP("window", "Open from a file…")));
    const Standing standing = this->standing();
    if (m_failure) {
        QString sentence = text::text(book, *m_failure);
        if (m_session.inventory())
            sentence += u' ' + say(QT_TRANSLATE_NOOP("window", "In use: %1"), {standing.sentence});
        setStatus(State::Red, Symbol::Error, sentence);
    } else {
        setStatus(standing.state, standing.symbol, standing.sentence);
    }
}

InventoryBanner::Standing InventoryBanner::standing() const
{
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "window");
    const auto &inventory = m_session.inventory();
    if (!inventory)
        return {State::Fresh, Symbol::Information, say(QT_TRANSLATE_NOOP("window", "No inventory."))};
    if (inventory->isSample)
        return {State::Info, Symbol::Sample, text::sampleNotice(book)};
    const UtcTime now = m_session.now();
    const QString line = text::inventoryLine(book, *inventory, now);
    const std::int64_t age = inventory->generatedAt ? now.seconds - inventory->generatedAt->seconds : 0;
    if (age >= kVeryOldSeconds)
        return {State::Red, Symbol::Warning,
                line + QStringLiteral(" \u00B7 ") + say(QT_TRANSLATE_NOOP("window", "check every price before you promise it"))};
    if (age >= kStaleSeconds || !inventory->generatedAt)
        return {State::Amber, Symbol::Warning,
                line + QStringLiteral(" \u00B7 ") + say(QT_TRANSLATE_NOOP("window", "prices and stock may have changed"))};
    return {State::Fresh, Symbol::Information, line};
}

} // namespace cabe::ui
