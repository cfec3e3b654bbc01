#include "ui/pages/precision_bars.h"

#include "core/memory/memory_estimate.h"
#include "ui/text/labels.h"
#include "ui/widgets/memory_bar.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr std::array kBarPrecisions{Precision::Bits16, Precision::Bits8, Precision::Bits4};

void setBoldLabel(QLabel *label, bool bold)
{
    QFont font = label->parentWidget()->font();
    font.setBold(bold);
    label->setFont(font);
}

} // namespace

PrecisionBars::PrecisionBars(QWidget *parent) : QWidget(parent), m_lines{}
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    layout->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        Line &line = m_lines[i];
        line = {new QLabel(this), new MemoryBar(this), new QLabel(this)};
        line.total->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        line.total->setObjectName(QStringLiteral("totalAt%1").arg(i));
        layout->addWidget(line.name, static_cast<int>(i), 0);
        layout->addWidget(line.bar, static_cast<int>(i), 1);
        layout->addWidget(line.total, static_cast<int>(i), 2);
    }
}

void PrecisionBars::setWorkload(const text::Phrasebook &book, const Workload *workload)
{
    std::array<std::optional<MemoryEstimate>, kBarPrecisions.size()> memories;
    Bytes most;
    for (std::size_t i = 0; workload && workload->precision() && i < memories.size(); ++i) {
        auto memory = estimateMemory(workload->at(kBarPrecisions[i]));
        if (!memory)
            continue;
        most = std::max(most, memory->total);
        memories[i] = std::move(*memory);
    }
    for (std::size_t i = 0; i < memories.size(); ++i) {
        const Line &line = m_lines[i];
        for (QWidget *widget : {static_cast<QWidget *>(line.name), static_cast<QWidget *>(line.bar), static_cast<QWidget *>(line.total)})
            widget->setVisible(memories[i].has_value());
        if (!memories[i])
            continue;
        const bool isChosen = workload->precision() == kBarPrecisions[i];
        const QString name = text::label(book, kBarPrecisions[i]);
        line.name->setText(isChosen ? QStringLiteral("\u2713 ") + name : name);
        setBoldLabel(line.name, isChosen);
        setBoldLabel(line.total, isChosen);
        line.total->setText(book.numbers().gibUnit(memories[i]->total));
        const BarContent content = barOf(book, *memories[i]);
        line.bar->setContent(content, barText(book, content), most);
    }
}

} // namespace cabe::ui
