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
    if (m_failure) {
        setStatus(State::Red, Symbol::Error,
                  say(QT_TRANSLATE_NOOP("window", "%1 The inventory shown before stays in use."), {text::text(book, *m_failure)}));
        return;
    }
    const auto &inventory = m_session.inventory();
    if (!inventory) {
        setStatus(State::Fresh, Symbol::Information, say(QT_TRANSLATE_NOOP("window", "No inventory.")));
        return;
    }
    if (inventory->isSample) {
        setStatus(State::Info, Symbol::Sample, text::sampleNotice(book));
        return;
    }
    const UtcTime now = m_session.now();
    const QString line = text::inventoryLine(book, *inventory, now);
    const std::int64_t age = inventory->generatedAt ? now.seconds - inventory->generatedAt->seconds : 0;
    if (age >= kVeryOldSeconds)
        setStatus(State::Red, Symbol::Warning,
                  line + QStringLiteral(" · ") +
                      say(QT_TRANSLATE_NOOP("window", "check every price before you promise it")));
    else if (age >= kStaleSeconds || !inventory->generatedAt)
        setStatus(State::Amber, Symbol::Warning,
                  line + QStringLiteral(" · ") + say(QT_TRANSLATE_NOOP("window", "prices and stock may have changed")));
    else
        setStatus(State::Fresh, Symbol::Information, line);
}

} // namespace cabe::ui
