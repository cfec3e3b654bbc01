// A layout that fills lines from the left and goes on in the next, as text does; for chips.
#pragma once

#include <QLayout>

#include <vector>

namespace cabe::ui {

class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget *parent = nullptr, int gap = 4);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &area) override;

private:
    int arrange(const QRect &area, bool place) const;

    std::vector<QLayoutItem *> m_items;
    int m_gap;
};

} // namespace cabe::ui
