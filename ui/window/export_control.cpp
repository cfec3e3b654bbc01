#include "ui/window/export_control.h"

#include "core/io/write_answer.h"
#include "core/net/whole_file.h"
#include "ui/text/answer_csv.h"
#include "ui/text/answer_document.h"
#include "ui/text/answer_html.h"
#include "ui/text/answer_wording.h"
#include "ui/text/error_text.h"
#include "ui/text/summary_text.h"
#include "ui/window/actions.h"
#include "ui/window/message_box.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QProgressDialog>

namespace cabe::ui {
namespace {

constexpr std::size_t kMostOnPaper = 40; ///< machines of each list: paper is to be read
constexpr int kShownAfterMilliseconds = 1000;

QByteArray writtenAs(const QString &ending, const LiveAnswer &answer, const text::Phrasebook &book, const QFont &font)
{
    if (ending == u"csv")
        return text::answerCsv(book, answer.view()).toUtf8();
    if (ending == u"json")
        return QByteArray::fromStdString(writeAnswer(answer.view(), text::AnswerWording(book, answer.countries())));
    if (ending == u"html") {
        Answer view = answer.view();
        view.limit = kMostOnPaper;
        return text::writeHtml(text::answerDocument(book, view, text::Medium::Paper)).toUtf8();
    }
    return pdfOf(ExportControl::paperOf(book, answer), font);
}

} // namespace

ExportControl::ExportControl(const Actions &actions, Session &session, Words &words, PaperOfView paper, QWidget *window)
    : QObject(window), m_session(session), m_words(words), m_paper(std::move(paper)), m_window(window)
{
    connect(actions.exportAnswer, &QAction::triggered, this, &ExportControl::askForFile);
    connect(actions.printPreview, &QAction::triggered, this, &ExportControl::preview);
    connect(actions.print, &QAction::triggered, this, &ExportControl::print);
    const auto update = [this, &actions] {
        for (QAction *action : {actions.exportAnswer, actions.printPreview, actions.print})
            action->setEnabled(m_session.answer() != nullptr);
    };
    connect(&session, &Session::answerChanged, this, update);
    update();
}

Paper ExportControl::paperOf(const text::Phrasebook &book, const LiveAnswer &answer)
{
    Answer view = answer.view();
    view.limit = kMostOnPaper;
    return {text::answerDocument(book, view, text::Medium::Paper), answer.inventory().isSample ? text::samplePrices(book) : QString(),
            book.numbers().mark()};
}

void ExportControl::askForFile()
{
    const text::Speaker say(m_words.book(), "window");
    auto *dialog = new QFileDialog(m_window, say(QT_TRANSLATE_NOOP("window", "Export the answer")), QString(),
                                   say(QT_TRANSLATE_NOOP("window", "PDF (*.pdf);;Spreadsheet (*.csv);;Web page (*.html);;JSON (*.json)")));
    dialog->setObjectName(QStringLiteral("exportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(say(QT_TRANSLATE_NOOP("window", "answer")) + QStringLiteral(".pdf"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        const QString ending = filter.section(u'.', 1).chopped(1);
        dialog->setDefaultSuffix(ending);
        const QStringList chosen = dialog->selectedFiles();
        if (!chosen.isEmpty())
            dialog->selectFile(QFileInfo(chosen.front()).completeBaseName() + u'.' + ending);
    });
    connect(dialog, &QFileDialog::fileSelected, this, &ExportControl::exportTo);
    dialog->open();
}

void ExportControl::exportTo(const QString &file)
{
    const AnswerPointer answer = m_session.answer();
    const QString ending = QFileInfo(file).suffix().toLower();
    if (!answer || m_writing.isWaiting())
        return;
    if (!QStringList{QStringLiteral("csv"), QStringLiteral("json"), QStringLiteral("html"), QStringLiteral("pdf")}.contains(ending))
        return tell(m_words.book().say("window", QT_TRANSLATE_NOOP("window", "The file must end in .pdf, .csv, .html or .json.")));
    showProgress();
    m_writing.begin(
        this,
        [answer, ending, file, language = m_words.language(), mark = m_words.numbers().mark(), font = QApplication::font(),
         cancelled = m_cancelled] {
            const text::Phrasebook book(language, mark); // not the window's: this is another thread
            const QByteArray bytes = writtenAs(ending, *answer, book, font);
            return *cancelled || net::writeWhole(file, {bytes}, net::Readers::Everybody);
        },
        [this, file](bool written) {
            if (m_progress)
                m_progress->close();
            if (!written)
                tell(text::text(m_words.book(), Error{error::NotWritten{}, file.toStdString()}));
        });
}

/// Seen only where it takes longer than a second. What is cancelled is worked out to its end, but not written.
void ExportControl::showProgress()
{
    m_progress = new QProgressDialog(m_words.book().say("window", QT_TRANSLATE_NOOP("window", "The answer is being written…")),
                                     m_words.book().say("window", QT_TRANSLATE_NOOP("window", "Cancel")), 0, 0, m_window);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(kShownAfterMilliseconds);
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    connect(m_progress, &QProgressDialog::canceled, this, [this, cancelled = m_cancelled] {
        *cancelled = true;
        m_writing.forget();
    });
}

void ExportControl::preview()
{
    const auto paper = m_paper();
    if (!paper)
        return;
    auto *dialog = new QPrintPreviewDialog(m_window);
    dialog->setObjectName(QStringLiteral("printPreview"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->resize(m_window->size() * 0.9);
    connect(dialog, &QPrintPreviewDialog::paintRequested, this, [this, paper = (*paper)(m_words.book())](QPrinter *printer) {
        paintPaper(*printer, paper, QApplication::font());
    });
    dialog->open();
}

void ExportControl::print()
{
    const auto paper = m_paper();
    if (!paper)
        return;
    auto *dialog = new QPrintDialog(m_window);
    dialog->setObjectName(QStringLiteral("printDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this, [this, paper = (*paper)(m_words.book())](QPrinter *printer) {
        printer->setDocName(paper.document.title);
        if (paintPaper(*printer, paper, QApplication::font()) == 0)
            tell(m_words.book().say("window", QT_TRANSLATE_NOOP("window", "It could not be printed. Check the printer.")));
    });
    dialog->open();
}

void ExportControl::tell(const QString &sentence)
{
    tellMessage(m_window, QMessageBox::Warning, sentence);
}

} // namespace cabe::ui
