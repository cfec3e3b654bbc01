// Where long work is done: on a thread of Qt's pool, its result handed back to the thread that asked.
#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace cabe::net {

/// Runs `work` on another thread. It goes on to its end even where nobody waits any more, so it may only hold what
/// it owns.
template <class Result, class Work>
QFuture<Result> onAnotherThread(Work work)
{
    const auto promise = std::make_shared<QPromise<Result>>();
    promise->start();
    auto future = promise->future();
    QThreadPool::globalInstance()->start([promise, work = std::move(work)]() mutable {
        promise->addResult(work());
        promise->finish();
    });
    return future;
}

/// Calls `use` on this thread with what `work` gave, unless `context` is gone or forget() was called.
template <class Result>
class Awaited
{
public:
    template <class Work, class Use>
    void begin(QObject *context, Work work, Use use)
    {
        m_watcher = std::make_unique<QFutureWatcher<Result>>();
        QObject::connect(m_watcher.get(), &QFutureWatcherBase::finished, context, [this, use = std::move(use)]() mutable {
            QFutureWatcher<Result> *watcher = m_watcher.release();
            watcher->deleteLater(); // it is the one that calls
            use(watcher->future().takeResult());
        });
        m_watcher->setFuture(onAnotherThread<Result>(std::move(work)));
    }
    void forget() { m_watcher.reset(); }
    bool isWaiting() const { return m_watcher != nullptr; }

private:
    std::unique_ptr<QFutureWatcher<Result>> m_watcher;
};

} // namespace cabe::net
