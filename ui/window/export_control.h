// What leaves the program: rows to the clipboard, the answer as a file, the answer on paper.
#pragma once

#include "core/net/work.h"
#include "ui/paper/paper.h"
#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

class QProgressDialog;
class QWidget;

namespace cabe::ui {

class Actions;

class ExportControl : public QObject {
    Q_OBJECT

public:
    /// What the view that is open would print; none where it prints nothing.
    using PaperMaker = std::function<Paper(const text::Phrasebook &)>;
    using PaperOfView = std::function<std::optional<PaperMaker>()>;

    /// All must outlive the window, which owns it.
    ExportControl(const Actions &actions, Session &session, Words &words, PaperOfView paper, QWidget *window);

    /// By the ending of the file: csv, json, html or pdf.
    void exportTo(const QString &file);
    /// The answer as a document on paper; works on any thread.
    static Paper paperOf(const text::Phrasebook &book, const LiveAnswer &answer);

private:
    void askForFile();
    void preview();
    void print();
    void showProgress();
    void tell(const QString &sentence);

    Session &m_session;
    Words &m_words;
    PaperOfView m_paper;
    QWidget *m_window;
    QPointer<QProgressDialog> m_progress;
    std::shared_ptr<std::atomic<bool>> m_cancelled; ///< what is being written is not wanted any more
    net::Awaited<bool> m_writing;
};

} // namespace cabe::ui
