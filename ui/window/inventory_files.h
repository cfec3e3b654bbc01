// Brings an inventory from a file without stopping the window; the last one stays until the new one is whole.
#pragma once

#include "core/base/error.h"
#include "core/base/expected.h"
#include "core/domain/inventory.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace cabe::ui {

using InventoryPointer = std::shared_ptr<const Inventory>;

class InventoryFiles : public QObject {
    Q_OBJECT

public:
    /// Reads one file, or the sample where the path is empty; called on another thread.
    using Read = std::function<Expected<InventoryPointer>(const QString &path)>;

    explicit InventoryFiles(Read read, QObject *parent = nullptr);
    ~InventoryFiles() override;

    void open(const QString &path);
    /// What is being read is thrown away when it comes.
    void cancel();
    /// At once, on this thread: it is small.
    InventoryPointer sample() const;

Q_SIGNALS:
    void started(const QString &fileName);
    void finished(const cabe::ui::InventoryPointer &inventory, const QString &path);
    void failed(const cabe::Error &error);
    void cancelled();

private:
    Read m_read;
    int m_ticket = 0;
    QThreadPool m_pool; ///< last: it waits for its work before the rest goes
};

} // namespace cabe::ui
