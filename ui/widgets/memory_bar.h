// The stacked bar of a memory need against a GPU's memory: its content as values, one painter for widget, tree
// and paper, and the same told as a text.
#pragma once

#include "core/domain/findings.h"
#include "core/match/demand.h"
#include "core/memory/memory_estimate.h"
#include "ui/text/phrasebook.h"

#include <QWidget>

#include <optional>
#include <vector>

class QPainter;

namespace cabe::ui {

struct BarSegment {
    LineKind kind;
    int network = 0; ///< counts the networks of an image pipeline
    QString label;
    Bytes bytes;
    QString figure; ///< the bytes as they are written on a segment that has room for it
};
struct BarContent {
    std::vector<BarSegment> segments; ///< in the order of the lines
    Bytes total;
    std::optional<Bytes> capacity; ///< of one GPU; none: the bar ends with the need
};

/// The whole need on one GPU.
BarContent barOf(const text::Phrasebook &book, const MemoryEstimate &memory, std::optional<Bytes> capacity = {});
/// What one of several GPUs holds, against its memory.
BarContent barOf(const text::Phrasebook &book, const std::vector<MemoryShare> &share, Bytes capacity);

/// Memory: 19.55 of 23.99 GiB; weights 14.96, KV cache 0.50, margin 3.09, CUDA runtime 1.00, free 4.44
QString barText(const text::Phrasebook &book, const BarContent &content);

/// `scale` is the memory that the whole width stands for; none: the capacity or the need, whichever is more.
void paintBar(QPainter &painter, const QRectF &area, const BarContent &content, const QPalette &palette,
              std::optional<Bytes> scale = {});

class MemoryBar : public QWidget {
    Q_OBJECT

public:
    explicit MemoryBar(QWidget *parent = nullptr);
    /// An empty content shows an outline alone.
    void setContent(BarContent content, const QString &accessibleText, std::optional<Bytes> scale = {});
    const BarContent &content() const { return m_content; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    BarContent m_content;
    std::optional<Bytes> m_scale;
};

} // namespace cabe::ui

Q_DECLARE_METATYPE(cabe::ui::BarContent)
