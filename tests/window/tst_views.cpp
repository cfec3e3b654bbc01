// Every view in both languages and looks, at the sizes that people have: no text cut, no control without a name,
// no letter twice in a menu.
#include <QTest>

#include "tests/support/no_warnings.h"
#include "tests/support/started_window.h"
#include "ui/pages/pages_view.h"
#include "ui/results/results_view.h"
#include "ui/sources/sources_view.h"
#include "ui/widgets/look.h"
#include "ui/window/actions.h"
#include "ui/window/inventory_control.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QToolButton>

#include <functional>
#include <set>

using namespace cabe;
using cabe::test::StartedWindow;
using cabe::text::Language;

namespace {

struct View {
    const char *name;
    std::function<void(StartedWindow &)> open;
};

void openTask(StartedWindow &started, Task task, const char *model)
{
    ui::Requirements requirements = ui::firstRequirements();
    ui::chooseTask(requirements, task, started.session.catalogues().models);
    requirements.fields().model = model;
    started.session.start(requirements);
    started.window->backToPages();
    started.window->pages().setPage(1);
}

/// One that is open would stay over the next one.
void closeDialogs(const StartedWindow &started)
{
    const auto dialogs = started.window->findChildren<QDialog *>();
    for (QDialog *dialog : dialogs)
        dialog->close();
}

void openResults(StartedWindow &started, const char *model, Place place)
{
    closeDialogs(started);
    ui::Requirements requirements = ui::firstRequirements();
    requirements.fields().model = model;
    requirements.budget.value = "500";
    if (std::string_view(model) == "llama-3.1-405b-instruct")
        requirements.fields().requests.value = 512;
    started.session.start(requirements);
    started.window->seeMachines();
    started.window->results().open(place);
}

/// One that is used in part, one that is not there, and one that nobody answers for.
void openSources(StartedWindow &started)
{
    if (started.book.count() == 0) {
        const QString path = started.cache.filePath(QStringLiteral("prices.json"));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(R"({"format":"cabe-inventory","version":1,"generated_at":"2026-11-29T08:00:00Z","source":{"name":"Example Cloud"},)"
                       R"("currency":"USD","machines":[{"id":"a","tier":"secure","gpu":{"model":"L4","count":1},"in_stock":true},)"
                       R"({"id":"b","tier":"secure","gpu":{"model":"L4","count":0}},{"id":"c","tier":"secure","gpu":{"model":"L4","count":1}}]})");
        file.close();
        started.book.add({.address = path, .refreshMinutes = 60});
        started.book.add({.name = QStringLiteral("Lista Norte"), .address = QStringLiteral("/nowhere/absent.json")});
        started.book.add({.name = QStringLiteral("Example Cloud Web"),
                          .address = QStringLiteral("http://127.0.0.1:1/a/rather/long/address/of/an/inventory.json"),
                          .secretHeader = QStringLiteral("Authorization"),
                          .proxy = QStringLiteral("http://proxy.example.com:3128")});
        if (!QTest::qWaitFor([&] { return !started.book.isBusy(); }))
            qFatal("a source did not end");
    }
    started.window->showSources(0);
}

QString writePriceList(StartedWindow &started)
{
    const QString path = started.cache.filePath(QStringLiteral("lista.csv"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write("Servidor;Tarjeta;VRAM;RAM (GB);Precio;Pa\xC3\xADs;Ciudad;Disponible\nnodo-1;2 x RTX 4090;24;128;0,88;Espa\xC3\xB1""a;Madrid;s\xC3\xAD\n"
                   "nodo-2;1 x L4;24;64;1.234;Alemania;Berl\xC3\xADn;no\n");
    return path;
}

/// What is written is a dialog of its own; it is looked at like a view, and closed with the window.
void openImport(StartedWindow &started)
{
    started.window->inventories().importFile(writePriceList(started));
    if (!QTest::qWaitFor([&] { return started.window->findChild<QDialog *>(QStringLiteral("importDialog")) != nullptr; }))
        qFatal("no dialog for the price list");
}

void openMachine(StartedWindow &started)
{
    if (auto *open = started.window->findChild<QDialog *>(QStringLiteral("importDialog")))
        open->close();
    started.window->actionsOf().addMachine->trigger();
}

void openChanged(StartedWindow &started)
{
    if (auto *open = started.window->findChild<QDialog *>(QStringLiteral("machineDialog")))
        open->close();
    Overlay overlay;
    overlay.set({.source = "sample", .machine = "smp-0001", .kind = MachineEdit::Kind::Corrected,
                 .cells = {{Member::PriceAmount, "0.39"}, {Member::InStock, "true"}}, .changedAt = started.session.now()});
    overlay.set({.source = "sample", .machine = "smp-0002", .kind = MachineEdit::Kind::Hidden, .cells = {}, .changedAt = started.session.now()});
    started.book.setOverlay(overlay);
    started.window->actionsOf().hiddenMachines->trigger();
}

void openWhatIf(StartedWindow &started)
{
    openResults(started, "llama-3.1-8b-instruct", Place::Recommended);
    started.session.change(Field::Precision, [](ui::Requirements &r) { r.fields().precision = Precision::Bits8; });
    started.session.change(Field::Context, [](ui::Requirements &r) { r.fields().context.value = 131'072; });
    started.session.change(Field::Requests, [](ui::Requirements &r) { r.fields().requests.value = 1'000; });
    started.session.change(Field::MaxPricePerHour, [](ui::Requirements &r) { r.maxPricePerHour.value = "1.5"; });
    started.session.change(Field::Tier, [](ui::Requirements &r) { r.tier = TierChoice::Community; });
    started.session.change(Field::Countries, [&](ui::Requirements &r) {
        for (const char *code : {"ES", "PT", "DE"})
            ui::addCountry(r, *started.session.catalogues().countries.find(code), started.session.catalogues().countries);
    });
}

void openCompare(StartedWindow &started)
{
    started.document.scenarios().start({});
    openWhatIf(started);
    started.window->actionsOf().keepScenario->trigger();
    started.session.undoChanges();
    started.window->actionsOf().keepScenario->trigger();
    started.document.scenarios().setNote(1, QStringLiteral("As the customer asked"));
    started.window->showCompare();
}

const std::vector<View> &views()
{
    static const std::vector<View> all{
        {"task", [](StartedWindow &s) { s.window->pages().setPage(0); }},
        {"model", [](StartedWindow &s) { openTask(s, Task::Run, "llama-3.1-8b-instruct"); }},
        {"fine-tune", [](StartedWindow &s) { openTask(s, Task::FineTune, "llama-3.1-8b-instruct"); }},
        {"images", [](StartedWindow &s) { openTask(s, Task::Images, "flux.1-dev"); }},
        {"speech", [](StartedWindow &s) { openTask(s, Task::Run, "whisper-large-v3"); }},
        {"notebook", [](StartedWindow &s) { openTask(s, Task::Notebook, ""); }},
        {"no model", [](StartedWindow &s) { openTask(s, Task::Images, ""); }},
        {"preferences",
         [](StartedWindow &s) {
             s.window->backToPages();
             s.window->pages().setPage(2);
         }},
        {"machines", [](StartedWindow &s) { openResults(s, "llama-3.1-8b-instruct", Place::Recommended); }},
        {"alternatives", [](StartedWindow &s) { openResults(s, "llama-3.1-8b-instruct", Place::Alternative); }},
        {"constraints", [](StartedWindow &s) { openResults(s, "llama-3.1-8b-instruct", Place::TooSmall); }},
        {"charts",
         [](StartedWindow &s) {
             openResults(s, "llama-3.1-8b-instruct", Place::Recommended);
             s.window->results().openCharts();
         }},
        {"what if", openWhatIf},
        {"compare", openCompare},
        {"split", [](StartedWindow &s) { openResults(s, "llama-3.1-70b-instruct", Place::Recommended); }},
        {"no source", [](StartedWindow &s) { s.window->showSources(); }},
        {"sources", [](StartedWindow &s) { openSources(s); }},
        {"a source over the network",
         [](StartedWindow &s) {
             openSources(s);
             s.window->showSources(2);
         }},
        {"a new source",
         [](StartedWindow &s) {
             openSources(s);
             s.window->sources().addSource();
         }},
        {"import", openImport},
        {"add machine", openMachine},
        {"changed machines", openChanged},
        {"settings",
         [](StartedWindow &s) {
             closeDialogs(s);
             s.window->showSettings();
         }},
        {"nothing fits", [](StartedWindow &s) { openResults(s, "llama-3.1-405b-instruct", Place::Recommended); }},
    };
    return all;
}

QString describe(const QWidget *widget, const QString &text)
{
    return QStringLiteral("%1 \"%2\" '%3': %4x%5")
        .arg(QString::fromUtf8(widget->metaObject()->className()), widget->objectName(), text.left(60))
        .arg(widget->width())
        .arg(widget->height());
}

/// The window, or the dialog that is open over it.
QWidget *shownRoot(const StartedWindow &started)
{
    QWidget *dialog = QApplication::activeModalWidget();
    return dialog ? dialog : started.window.get();
}

/// Labels and buttons that are smaller than their words.
QStringList cutTexts(const QWidget *window)
{
    QStringList cut;
    for (const QLabel *label : window->findChildren<QLabel *>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        const bool tooNarrow = !label->wordWrap() && label->width() < label->sizeHint().width() && label->toolTip().isEmpty();
        if (label->height() < needed || tooNarrow)
            cut << describe(label, label->text()) + QStringLiteral(" needs %1x%2").arg(label->sizeHint().width()).arg(needed);
    }
    for (const QAbstractButton *button : window->findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || button->text().isEmpty())
            continue;
        const QSize needed = button->minimumSizeHint().expandedTo(QSize(0, 0));
        const bool isSmall = button->width() < needed.width() || button->height() < needed.height();
        if (isSmall && button->toolTip().isEmpty())
            cut << describe(button, button->text()) + QStringLiteral(" needs %1x%2").arg(needed.width()).arg(needed.height());
    }
    return cut;
}

/// Labels and buttons beside each other that stand on one another.
QStringList overlappingTexts(const QWidget *window)
{
    QStringList overlapping;
    QList<const QWidget *> texts;
    for (const QLabel *label : window->findChildren<QLabel *>())
        if (label->isVisible() && !label->text().isEmpty())
            texts << label;
    for (const QAbstractButton *button : window->findChildren<QAbstractButton *>())
        if (button->isVisible() && !button->text().isEmpty())
            texts << button;
    for (qsizetype i = 0; i < texts.size(); ++i)
        for (qsizetype j = i + 1; j < texts.size(); ++j)
            if (texts[i]->parent() == texts[j]->parent() && texts[i]->geometry().intersects(texts[j]->geometry()))
                overlapping << describe(texts[i], {}) + QStringLiteral(" and ") + describe(texts[j], {});
    return overlapping;
}

/// Views scroll down as a whole; only trees and tables may scroll sideways.
QStringList sidewaysBars(const QWidget *window)
{
    QStringList bars;
    for (const auto *area : window->findChildren<QAbstractScrollArea *>())
        if (area->isVisible() && !qobject_cast<const QAbstractItemView *>(area) && area->horizontalScrollBar()->isVisible())
            bars << describe(area, {});
    return bars;
}

QStringList namelessControls(const QWidget *window)
{
    QStringList nameless;
    for (QWidget *widget : window->findChildren<QWidget *>()) {
        if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
            continue;
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
        const bool isNamedByContent = qobject_cast<QAbstractScrollArea *>(widget) && !qobject_cast<QAbstractItemView *>(widget);
        if (interface && !isNamedByContent && interface->text(QAccessible::Name).isEmpty())
            nameless << describe(widget, {});
    }
    return nameless;
}

QStringList repeatedLetters(const QList<QAction *> &actions)
{
    QStringList repeated;
    QString seen;
    for (const QAction *action : actions) {
        const qsizetype at = action->text().indexOf(u'&');
        if (action->isSeparator() || at < 0)
            continue;
        const QChar letter = action->text().at(at + 1).toLower();
        if (seen.contains(letter))
            repeated << action->text();
        seen += letter;
    }
    return repeated;
}

/// For whoever wants to look as well: CABE_PICTURES names a folder that is there.
void keepPicture(QWidget &window, const char *view)
{
    const QString folder = qEnvironmentVariable("CABE_PICTURES");
    if (folder.isEmpty())
        return;
    const QString name = QLatin1StringView(QTest::currentDataTag()) + QStringLiteral(" ") + QLatin1StringView(view) + u".png";
    QWidget *dialog = QApplication::activeModalWidget();
    (dialog ? *dialog : window).grab().save(folder + u'/' + QString(name).replace(u' ', u'-'));
}

void addSizes()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textPercent");
    QTest::addColumn<bool>("dark");
    for (const auto &[language, name] : {std::pair{Language::English, "en"}, std::pair{Language::Spanish, "es"}}) {
        const int code = static_cast<int>(language);
        QTest::addRow("%s 1280x720", name) << code << QSize(1280, 720) << 100 << false;
        QTest::addRow("%s 1280x720 dark", name) << code << QSize(1280, 720) << 100 << true;
        QTest::addRow("%s 1280x720 at 125 %%", name) << code << QSize(1280, 720) << 125 << false;
        QTest::addRow("%s 1024x640", name) << code << QSize(1024, 640) << 100 << false;
        QTest::addRow("%s 1920x1080 at 200 %%", name) << code << QSize(1920, 1080) << 200 << false;
        QTest::addRow("%s 1280x720 at 200 %%", name) << code << QSize(1280, 720) << 200 << false;
        QTest::addRow("%s 1280x720 at 200 %% dark", name) << code << QSize(1280, 720) << 200 << true;
    }
}

} // namespace

class Views : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cleanup();
    void noTextIsCut_data() { addSizes(); }
    void noTextIsCut();
    void everyControlHasAName();
    void lettersAreUnique();
    void everyModelKeepsTheRules();
    void lightAndDarkHaveTheSameLayout();
    void noEnglishIsLeftInSpanish();

private:
    const qreal m_points = QApplication::font().pointSizeF();
};

void Views::cleanup()
{
    QFont font = QApplication::font();
    font.setPointSizeF(m_points);
    QApplication::setFont(font);
    ui::applyLook(ui::Look::System);
}

void Views::noTextIsCut()
{
    QFETCH(int, language);
    QFETCH(QSize, size);
    QFETCH(int, textPercent);
    QFETCH(bool, dark);
    ui::applyLook(dark ? ui::Look::Dark : ui::Look::Light);
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * textPercent / 100);
    QApplication::setFont(font);
    StartedWindow started(static_cast<Language>(language), test::sampleInventory(), {}, size);
    for (const View &view : views()) {
        view.open(started);
        QApplication::processEvents();
        QTest::qWait(20);
        keepPicture(*started.window, view.name);
        const QStringList cut = cutTexts(started.window.get()) + overlappingTexts(started.window.get()) + sidewaysBars(started.window.get());
        QVERIFY2(cut.isEmpty(), qPrintable(QLatin1StringView(view.name) + QStringLiteral(": ") + cut.join(u'\n')));
        QVERIFY2(started.window->width() <= size.width() && started.window->height() <= size.height(),
                 qPrintable(QStringLiteral("%1: the window grew to %2x%3")
                                .arg(QLatin1StringView(view.name))
                                .arg(started.window->width())
                                .arg(started.window->height())));
    }
}

void Views::everyControlHasAName()
{
    StartedWindow started(Language::Spanish);
    for (const View &view : views()) {
        view.open(started);
        QApplication::processEvents();
        const QStringList nameless = namelessControls(started.window.get());
        QVERIFY2(nameless.isEmpty(), qPrintable(QLatin1StringView(view.name) + QStringLiteral(": ") + nameless.join(u'\n')));
    }
}

void Views::lettersAreUnique()
{
    for (const Language language : {Language::English, Language::Spanish}) {
        StartedWindow started(language);
        QList<QAction *> bar = started.window->menuBar()->actions();
        QStringList repeatedInMenus = repeatedLetters(bar);
        for (const QAction *top : bar)
            repeatedInMenus += repeatedLetters(top->menu()->actions());
        QVERIFY2(repeatedInMenus.isEmpty(), qPrintable(repeatedInMenus.join(u'\n')));
        // A page's letters share Alt with the menu bar's.
        for (const View &view : views()) {
            view.open(started);
            QString seen;
            const QWidget *root = shownRoot(started);
            for (const QAction *top : root == started.window.get() ? bar : QList<QAction *>())
                seen += top->text().at(top->text().indexOf(u'&') + 1).toLower();
            QStringList repeated;
            const auto take = [&](const QString &text) {
                const qsizetype at = text.indexOf(u'&');
                if (at < 0 || at + 1 >= text.size() || text.at(at + 1) == u'&')
                    return;
                const QChar letter = text.at(at + 1).toLower();
                if (seen.contains(letter))
                    repeated << text;
                seen += letter;
            };
            for (const QLabel *label : root->findChildren<QLabel *>())
                if (label->isVisible() && label->buddy())
                    take(label->text());
            for (const QAbstractButton *button : root->findChildren<QAbstractButton *>())
                if (button->isVisible())
                    take(button->text());
            QVERIFY2(repeated.isEmpty(), qPrintable(QLatin1StringView(view.name) + QStringLiteral(": ") + repeated.join(u'\n')));
        }
    }
}

void Views::everyModelKeepsTheRules()
{
    StartedWindow started;
    std::set<QByteArray> tested;
    for (int round = 0; round < 2; ++round) // what is shown again is filled again
        for (const View &view : views()) {
            view.open(started);
            QApplication::processEvents();
            for (const auto *list : started.window->findChildren<QAbstractItemView *>())
                if (QAbstractItemModel *model = list->model(); model && QByteArray(model->metaObject()->className()).startsWith("cabe::") &&
                                                               !model->findChild<QAbstractItemModelTester *>()) {
                    new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest, model);
                    tested.insert(model->metaObject()->className());
                }
            // Those of dialogs go with them.
            closeDialogs(started);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    QCOMPARE(tested.size(), std::size_t{8});
}

void Views::lightAndDarkHaveTheSameLayout()
{
    const auto places = [](ui::Look look) {
        ui::applyLook(look);
        StartedWindow started;
        QStringList list;
        for (const View &view : views()) {
            view.open(started);
            QApplication::processEvents();
            for (const QWidget *widget : started.window->findChildren<QWidget *>())
                if (widget->isVisible() && !widget->objectName().isEmpty() && !widget->objectName().startsWith(u"qt_"))
                    list << QStringLiteral("%1 %2 %3 %4 %5")
                                .arg(widget->objectName())
                                .arg(widget->x())
                                .arg(widget->y())
                                .arg(widget->width())
                                .arg(widget->height());
        }
        return list;
    };
    QCOMPARE(places(ui::Look::Light), places(ui::Look::Dark));
}

void Views::noEnglishIsLeftInSpanish()
{
    // Every label and button that an English window shows word for word must be one that both languages share.
    const auto texts = [](Language language) {
        StartedWindow started(language);
        QSet<QString> all;
        for (const View &view : views()) {
            view.open(started);
            QApplication::processEvents();
            for (const QLabel *label : started.window->findChildren<QLabel *>())
                if (label->isVisible())
                    all.insert(label->text());
            for (const QAbstractButton *button : started.window->findChildren<QAbstractButton *>())
                if (button->isVisible())
                    all.insert(button->text());
        }
        return all;
    };
    QSet<QString> shared = texts(Language::English);
    shared.intersect(texts(Language::Spanish));
    // What may be the same: names of models, publishers and places, figures, codes.
    static const QRegularExpression sentence(QStringLiteral("\\b(the|of|is|are|and|not|no|from|needs|fits|with|your)\\b"));
    QStringList english;
    for (const QString &text : shared)
        if (sentence.match(text).hasMatch())
            english << text;
    QCOMPARE(english, QStringList());
}

QTEST_MAIN(Views)
#include "tst_views.moc"
