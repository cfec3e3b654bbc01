// How the table of memory lines looks: a swatch of the bar's colour and pattern before each line, as high as its
// rows and never scrolled on its own.
#pragma once

#include <QTableView>

namespace cabe::ui {

class MemoryLines : public QTableView {
    Q_OBJECT

public:
    explicit MemoryLines(QWidget *parent = nullptr);
    /// Widths and height follow the rows.
    void fit();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    int contentHeight() const;
    int m_fittedWidth = -1;
};

} // namespace cabe::ui
