// What the fields of the model page are called, with their mnemonics, task by task.
#pragma once

#include "core/base/terms.h"
#include "ui/text/phrasebook.h"

#include <cstdint>
#include <string>

namespace cabe::ui {

QString modelPageTitle(const text::Phrasebook &book);

/// A decimal of GiB with at least two places: 24.00
QString statedMemory(const text::NumberFormat &numbers, std::string gib);

class ModelPageLabels {
public:
    ModelPageLabels(const text::Phrasebook &book, Task task) : m_say(book, "pages"), m_book(book), m_task(task) {}

    QString model() const;
    QString precision() const;
    QString context() const;
    QString requests(Field field) const;
    QString gpuMemory() const;
    QString stateMemory() const;
    QString sizeForModel() const;
    QString fineTuning() const;
    QString source() const;
    /// What was typed finds `found` models, and none was chosen.
    QString notChosen(const QString &typed, int found) const;
    QString range(std::int64_t from, std::int64_t to) const;

private:
    text::Speaker m_say;
    const text::Phrasebook &m_book;
    Task m_task;
};

} // namespace cabe::ui
