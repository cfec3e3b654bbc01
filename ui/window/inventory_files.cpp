#include "ui/window/inventory_files.h"

#include <QFileInfo>

namespace cabe::ui {

InventoryFiles::InventoryFiles(Read read, QObject *parent) : QObject(parent), m_read(std::move(read))
{
    m_pool.setMaxThreadCount(1);
}

InventoryFiles::~InventoryFiles()
{
    m_pool.waitForDone();
}

void InventoryFiles::open(const QString &path)
{
    const int ticket = ++m_ticket;
    Q_EMIT started(QFileInfo(path).fileName());
    m_pool.start([this, ticket, path, read = m_read] {
        auto result = std::make_shared<Expected<InventoryPointer>>(read(path));
        const auto deliver = [this, ticket, path, result] {
            if (ticket != m_ticket)
                return; // cancelled, or another one was opened since
            if (*result)
                Q_EMIT finished(**result, path);
            else
                Q_EMIT failed(result->error());
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    });
}

void InventoryFiles::cancel()
{
    ++m_ticket;
    Q_EMIT cancelled();
}

InventoryPointer InventoryFiles::sample() const
{
    auto sample = m_read(QString());
    return sample ? *sample : nullptr;
}

} // namespace cabe::ui
