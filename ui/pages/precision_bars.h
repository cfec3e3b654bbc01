// What the weights' precision changes: the memory needed at 16, 8 and 4 bits, as bars on one scale.
#pragma once

#include "core/domain/workload.h"
#include "ui/text/phrasebook.h"

#include <QWidget>

#include <array>

class QLabel;

namespace cabe::ui {

class MemoryBar;

class PrecisionBars : public QWidget {
    Q_OBJECT

public:
    explicit PrecisionBars(QWidget *parent = nullptr);
    /// The chosen precision is marked. A workload without one, and null, show nothing.
    void setWorkload(const text::Phrasebook &book, const Workload *workload);

private:
    struct Line {
        QLabel *name;
        MemoryBar *bar;
        QLabel *total;
    };
    std::array<Line, 3> m_lines;
};

} // namespace cabe::ui
