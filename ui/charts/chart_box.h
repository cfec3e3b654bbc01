// One chart of a view: its title, its sentence, the picture, and in its place the table of its figures; saved as PNG
// or SVG.
#pragma once

#include "core/net/work.h"
#include "ui/charts/chart_paint.h"
#include "ui/session/words.h"
#include "ui/widgets/text_table_model.h"

#include <QByteArray>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace cabe::ui {

/// Holds what it paints: pictures are made on another thread.
using ChartPainter = std::function<void(QPainter &, const QRectF &, const text::Phrasebook &, const ChartStyle &)>;

class ChartPicture;

class ChartBox : public QWidget {
    Q_OBJECT

public:
    ChartBox(const QString &name, Words &words, QWidget *parent = nullptr);

    struct Content {
        QString title;
        QString sentence;
        QString notice; ///< stands in a picture that is saved: sample prices
        ChartPainter paint;
        std::function<TextTable()> table; ///< made when it is looked at
    };
    void setContent(Content content);
    /// Instead of a chart.
    void setSentence(const QString &title, const QString &sentence);
    QWidget *picture() const;
    QTableView *table() const { return m_table; }
    QRectF paintedArea() const;
    ChartStyle style() const;

Q_SIGNALS:
    void clicked(QPointF place);
    void stepped(int steps); ///< an arrow key
    void activated();        ///< Enter
    void rowActivated(int row);

private:
    void refreshTexts();
    void showTable();
    void savePicture();
    void save(const QString &file);

    Words &m_words;
    Content m_content;
    QLabel *m_title;
    QLabel *m_sentence;
    QStackedWidget *m_stack;
    ChartPicture *m_picture;
    QTableView *m_table;
    TextTableModel *m_model;
    QPushButton *m_asTable;
    QPushButton *m_save;
    QLabel *m_told;
    net::Awaited<bool> m_saving;
};

/// A picture of its own, with its title: PNG, or SVG where `isSvg`.
QByteArray chartPicture(const ChartBox::Content &content, const text::Phrasebook &book, const QFont &font, bool isSvg);

} // namespace cabe::ui
