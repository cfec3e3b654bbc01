// The three pages with the way through them, and the memory pane beside them.
#pragma once

#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QPointer>
#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QTimer;

namespace cabe::ui {

class MemoryPane;
class Page;
class StepBar;

class PagesView : public QWidget {
    Q_OBJECT

public:
    PagesView(Session &session, Words &words, QWidget *parent = nullptr);
    ~PagesView() override;

    int page() const;
    /// Opens a page; the focus goes to the field left there, or to its first.
    void setPage(int page);
    void back();
    /// The page of a field, and the field.
    void openField(Field field);
    /// The next page, or the machines; where something of this page is wrong or missing, that field instead.
    void next();
    /// Opens the page of the first field that is wrong or missing and leads to it; false where all is right.
    bool leadToFault();
    /// What F6 goes through.
    QList<QWidget *> panes() const;

Q_SIGNALS:
    void pageChanged(int page);
    void seeMachines();
    void placeOpened(cabe::Place place);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void refresh();
    void arrange();
    void setFonts();
    void leadTo(const Fault &fault);
    /// Settles what was typed on the pages up to one, and leads to what means nothing; false where all is right.
    bool leadToUnsettled(int first, int last);
    void bringIntoView();
    const Fault *firstFaultOf(int page) const;

    Session &m_session;
    Words &m_words;
    StepBar *m_steps;
    QLabel *m_title;
    std::array<Page *, 3> m_pages{};
    std::array<QPointer<QWidget>, 3> m_left; ///< the field that had the focus on each page
    int m_page = 0;
    QWidget *m_pageHolder;  ///< the pages, one of which is shown
    QPushButton *m_back;
    QPushButton *m_next;
    QWidget *m_column;      ///< title, page, Back and Next
    MemoryPane *m_memory;
    QScrollArea *m_pageScroll;   ///< each side scrolls alone while both have room beside each other
    QScrollArea *m_memoryScroll;
    QScrollArea *m_wholeScroll;  ///< else everything scrolls, one below the other
    std::optional<bool> m_beside;
    QTimer *m_order; ///< the order of Tab is set once the layouts have come to rest
};

} // namespace cabe::ui
