// The model page as it is used: finding by words and keys, fields that come and go, figures as they are typed.
#include <QTest>

#include "tests/pages/page_support.h"
#include "tests/support/builders.h"
#include "tests/support/no_warnings.h"
#include "ui/pages/model_finder.h"
#include "ui/pages/model_list.h"
#include "ui/pages/model_page.h"
#include "ui/widgets/field_box.h"
#include "ui/widgets/line_field.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QUndoStack>

using namespace cabe;
using namespace cabe::ui;

namespace {

struct Opened : test::PageWorld {
    explicit Opened(std::shared_ptr<const Catalogues> catalogues = test::shippedCatalogues())
        : test::PageWorld(std::move(catalogues)), page(session, words)
    {
        page.resize(420, 700);
        page.show();
        page.activateWindow();
        QTest::qWait(0);
    }
    template <class T = LineField>
    T *at(const char *name) const
    {
        return page.findChild<T *>(QLatin1StringView(name));
    }
    void choose(Task task)
    {
        session.change(Field::Task, [&](Requirements &r) { chooseTask(r, task, session.catalogues().models); });
    }
    QStringList faults() const
    {
        QStringList sentences;
        for (const FieldBox *box : page.findChildren<FieldBox *>())
            if (!box->fault().isEmpty())
                sentences << box->fault();
        return sentences;
    }
    void type(const char *name, const char *text) const
    {
        at(name)->setFocus();
        at(name)->selectAll();
        QTest::keyClicks(at(name), QLatin1StringView(text));
    }
    ModelPage page;
};

std::shared_ptr<const Catalogues> withUnpublished()
{
    ModelSpec model = test::llama8b();
    model.id = "half-known";
    model.name = "Half known";
    std::get<TransformerShape>(model.shape).layers.reset();
    std::get<TransformerShape>(model.shape).attention.clear();
    model.parameters.reset();
    auto catalogues = std::make_shared<Catalogues>(*test::shippedCatalogues());
    catalogues->models.merge(ModelCatalogue({model}));
    return catalogues;
}

} // namespace

class ModelPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void findsByWords_data();
    void findsByWords();
    void theListIsAProperModel();
    void fiveThousandModelsAreInstant();
    void theKeysFindAndTake();
    void escapeRestoresTheChosenName();
    void nothingFoundSaysSo();
    void aTaskShowsItsFieldsAndKeepsTheOthers();
    void aContextOverTheMaximumIsMarked();
    void figuresAreUnderstoodAndShownInFull_data();
    void figuresAreUnderstoodAndShownInFull();
    void aFigureOfTwoReadingsStays();
    void aDragIsOneStep();
    void aNotebookIsStatedOrSized();
    void aMissingFigureIsNamed();
    void onlyWebAddressesAreOpened();
    void theLanguageSwitchesLive();
};

void ModelPageTest::findsByWords_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first");
    QTest::newRow("words in order") << "llama 3.1 8b" << "llama-3.1-8b-instruct";
    QTest::newRow("words in another order") << "8b 3.1 llama" << "llama-3.1-8b-instruct";
    QTest::newRow("case does not count") << "LLAMA 3.1 8B" << "llama-3.1-8b-instruct";
    QTest::newRow("punctuation does not count") << "llama-3-1-8b" << "llama-3.1-8b-instruct";
    QTest::newRow("accents do not count") << "ll\u00E1ma 3.1 8b" << "llama-3.1-8b-instruct";
    QTest::newRow("no blank where the name has a sign") << "qwen3 14b" << "qwen3-14b";
    QTest::newRow("the id itself") << "llama-3.1-70b-instruct" << "llama-3.1-70b-instruct";
    QTest::newRow("publisher and size") << "meta 405b" << "llama-3.1-405b-instruct";
    QTest::newRow("a speech model") << "whisper large v3" << "whisper-large-v3";
    QTest::newRow("nothing of that name") << "no such model" << "";
}

void ModelPageTest::findsByWords()
{
    QFETCH(QString, typed);
    QFETCH(QString, first);
    const test::PageWorld world;
    ModelList list(world.session.catalogues().models, world.words);
    list.setFilter(typed);
    QCOMPARE(list.rowCount() > 0 ? list.index(0, 0).data(ModelList::IdRole).toString() : QString(), first);
}

void ModelPageTest::theListIsAProperModel()
{
    const test::PageWorld world;
    ModelList list(world.session.catalogues().models, world.words);
    const QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const int all = list.rowCount();
    for (const char *typed : {"l", "llama", "llama 3.1", "zzz", ""})
        list.setFilter(QLatin1StringView(typed));
    QCOMPARE(list.rowCount(), all);
    list.setChosen("llama-3.1-8b-instruct");
    QVERIFY(list.index(list.rowOf("llama-3.1-8b-instruct"), 0).data(ModelList::ChosenRole).toBool());
    list.setTask(Task::Images);
    QVERIFY(list.rowCount() < all);
    QCOMPARE(list.rowOf("llama-3.1-8b-instruct"), -1);
    list.retranslate();
}

void ModelPageTest::fiveThousandModelsAreInstant()
{
    std::vector<ModelSpec> models;
    for (int i = 0; i < 5000; ++i) {
        models.push_back(test::llama8b());
        models.back().id = "model-" + std::to_string(i);
        models.back().name = "Model " + std::to_string(i) + " Instruct";
    }
    const ModelCatalogue catalogue(std::move(models));
    const Words words(text::Language::English);
    ModelList list(catalogue, words);
    QElapsedTimer timer;
    timer.start();
    list.setFilter(QStringLiteral("instruct 4999"));
    QCOMPARE(list.rowCount(), 1);
    QVERIFY2(timer.elapsed() < 100, "slower than a key is struck");
}

void ModelPageTest::theKeysFindAndTake()
{
    const Opened opened;
    opened.type("model", "qwen3 14b");
    const auto *view = opened.at<QAbstractItemView>("models");
    const QString first = view->currentIndex().data(ModelList::IdRole).toString();
    QCOMPARE(first, QStringLiteral("qwen3-14b"));
    QTest::keyClick(opened.at("model"), Qt::Key_Backspace);
    QTest::keyClick(opened.at("model"), Qt::Key_Backspace);
    QTest::keyClick(opened.at("model"), Qt::Key_Backspace);
    QTest::keyClick(opened.at("model"), Qt::Key_Down);
    const QString second = view->currentIndex().data(ModelList::IdRole).toString();
    QCOMPARE(view->currentIndex().row(), 1);
    QCOMPARE(opened.session.requirements().fields().model, std::string("llama-3.1-8b-instruct"));
    QTest::keyClick(opened.at("model"), Qt::Key_Return);
    QCOMPARE(QString::fromStdString(opened.session.requirements().fields().model), second);
    QVERIFY(opened.at("model")->hasFocus());
    QCOMPARE(opened.at("model")->text().toStdString(), opened.session.catalogues().models.find(second.toStdString())->name);
    QCOMPARE(view->currentIndex().data(ModelList::IdRole).toString(), second);
}

void ModelPageTest::escapeRestoresTheChosenName()
{
    const Opened opened;
    opened.type("model", "qwen");
    QVERIFY(opened.at<QLabel>("modelCount")->text() != QStringLiteral("258 models"));
    QTest::keyClick(opened.at("model"), Qt::Key_Escape);
    QCOMPARE(opened.at("model")->text(), QStringLiteral("Llama 3.1 8B Instruct"));
    QCOMPARE(opened.session.requirements().fields().model, std::string("llama-3.1-8b-instruct"));
}

void ModelPageTest::nothingFoundSaysSo()
{
    const Opened opened;
    opened.type("model", "zzz");
    QVERIFY(opened.at<QLabel>("noModel")->isVisible());
    QCOMPARE(opened.at<QLabel>("noModel")->text(), QStringLiteral("No model matches \"zzz\"."));
    QTest::keyClick(opened.at("model"), Qt::Key_Return);
    QCOMPARE(opened.session.requirements().fields().model, std::string("llama-3.1-8b-instruct"));
}

void ModelPageTest::aTaskShowsItsFieldsAndKeepsTheOthers()
{
    Opened opened;
    opened.type("context", "8192");
    QCOMPARE(opened.session.requirements().fields().context.value, 8192);
    opened.choose(Task::Images);
    opened.session.change(Field::Model, [](Requirements &r) { r.fields().model = "flux.1-dev"; });
    QVERIFY(!opened.at("context")->isVisible());
    QVERIFY(!opened.at("requests")->isVisible());
    QVERIFY(opened.at("model")->isVisible());
    opened.choose(Task::FineTune);
    QVERIFY(opened.at("context")->isVisible());
    QCOMPARE(opened.at("context")->accessibleName(), QStringLiteral("Sequence length"));
    QCOMPARE(opened.at("requests")->accessibleName(), QStringLiteral("Batch size"));
    QVERIFY(opened.at<QLabel>("explanation")->isVisible());
    QCOMPARE(opened.at<QRadioButton>("precision4")->text(), QStringLiteral("4\u00A0bits, QLoRA"));
    opened.choose(Task::Run);
    QCOMPARE(opened.at("context")->text(), QStringLiteral("8192"));
    QVERIFY(!opened.at<QLabel>("explanation")->isVisible());
    QVERIFY(!opened.at<QRadioButton>("precisionstored")->isVisible());
    opened.session.change(Field::Model, [](Requirements &r) { r.fields().model = "whisper-large-v3"; });
    QVERIFY(!opened.at("context")->isVisible());
    QCOMPARE(opened.at("requests")->accessibleName(), QStringLiteral("Audio streams"));
}

void ModelPageTest::aContextOverTheMaximumIsMarked()
{
    const Opened opened;
    opened.type("context", "200000");
    QVERIFY(opened.at("context")->isFaulty());
    QCOMPARE(opened.faults(), QStringList{QStringLiteral("Llama 3.1 8B Instruct takes at most 131\u202F072 tokens. "
                                                           "The context given is 200\u202F000.")});
    QVERIFY(!opened.session.memory());
    opened.type("context", "2000");
    QVERIFY(!opened.at("context")->isFaulty());
    QCOMPARE(opened.faults(), QStringList());
}

void ModelPageTest::figuresAreUnderstoodAndShownInFull_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<qint64>("value");
    QTest::addColumn<QString>("shown");
    QTest::newRow("thousands") << "32k" << qint64{32000} << "32\u202F000";
    QTest::newRow("powers of two") << "32Ki" << qint64{32768} << "32\u202F768";
    QTest::newRow("left empty: what is usual") << "" << qint64{4096} << "4096";
}

void ModelPageTest::figuresAreUnderstoodAndShownInFull()
{
    QFETCH(QString, typed);
    QFETCH(qint64, value);
    QFETCH(QString, shown);
    const Opened opened;
    LineField *context = opened.at("context");
    context->setFocus();
    context->selectAll();
    QTest::keyClick(context, Qt::Key_Delete);
    QTest::keyClicks(context, typed);
    QCOMPARE(opened.session.question().workload->context(), value);
    QCOMPARE(context->text(), typed);
    opened.at("requests")->setFocus();
    QCOMPARE(context->text(), shown);
}

void ModelPageTest::aFigureOfTwoReadingsStays()
{
    Opened opened;
    opened.speak(text::Language::Spanish);
    opened.choose(Task::Notebook);
    opened.type("gpuMemory", "1.500");
    QVERIFY(opened.at("gpuMemory")->isFaulty());
    opened.at<QRadioButton>("stated")->setFocus();
    QCOMPARE(opened.at("gpuMemory")->text(), QStringLiteral("1.500"));
}

void ModelPageTest::aDragIsOneStep()
{
    Opened opened;
    auto *slider = opened.at("context")->parentWidget()->findChild<QSlider *>();
    slider->setSliderDown(true);
    for (const int step : {5, 6, 7, 8})
        slider->setSliderPosition(step);
    QCOMPARE(opened.session.requirements().fields().context.value, 65536);
    slider->setSliderDown(false);
    QCOMPARE(opened.session.undoStack().count(), 1);
    slider->setSliderDown(true);
    slider->setSliderPosition(0);
    slider->setSliderDown(false);
    QCOMPARE(opened.session.undoStack().count(), 2);
    opened.session.undoStack().undo();
    opened.session.undoStack().undo();
    QCOMPARE(opened.session.question().workload->context(), 4096);
    QCOMPARE(opened.at("context")->text(), QStringLiteral("4096"));
}

void ModelPageTest::aNotebookIsStatedOrSized()
{
    Opened opened;
    opened.choose(Task::Notebook);
    QVERIFY(opened.at("gpuMemory")->isVisible());
    QVERIFY(!opened.at("model")->isVisible());
    QCOMPARE(opened.at("gpuMemory")->text(), QStringLiteral("24.00"));
    opened.type("gpuMemory", "40,5");
    QCOMPARE(opened.session.memory()->total, Bytes{kGib.count * 81 / 2});
    opened.at<QRadioButton>("sized")->click();
    QCOMPARE(opened.at("gpuMemory")->isVisible(), false);
    QVERIFY(opened.at("model")->isVisible());
    QVERIFY(opened.at("context")->isVisible());
    opened.at<QRadioButton>("stated")->click();
    QCOMPARE(opened.at("gpuMemory")->text(), QStringLiteral("40.50"));
}

void ModelPageTest::aMissingFigureIsNamed()
{
    Opened opened(withUnpublished());
    ModelList list(opened.session.catalogues().models, opened.words);
    QVERIFY(list.index(list.rowOf("half-known"), 0).data(ModelList::MissingRole).toBool());
    QCOMPARE(list.index(list.rowOf("half-known"), ModelList::ParametersColumn).data().toString(), QStringLiteral("figure missing"));
    QVERIFY(!list.index(list.rowOf("llama-3.1-8b-instruct"), 0).data(ModelList::MissingRole).toBool());
    opened.session.change(Field::Model, [](Requirements &r) { r.fields().model = "half-known"; });
    QVERIFY(!opened.session.memory());
    QCOMPARE(opened.faults().size(), 1);
    QVERIFY2(opened.faults().first().contains(QStringLiteral("is not published, so its memory is not calculated.")),
             qPrintable(opened.faults().first()));
}

void ModelPageTest::onlyWebAddressesAreOpened()
{
    Opened opened;
    QUrl address;
    opened.page.setOpener([&address](const QUrl &url) { address = url; });
    auto *source = opened.at<QPushButton>("source");
    source->click();
    QCOMPARE(address.toString().toStdString(), opened.session.catalogues().models.find("llama-3.1-8b-instruct")->sourceUrl);
    QCOMPARE(openableAddress("file:///etc/passwd"), QUrl());
    QCOMPARE(openableAddress("javascript:alert(1)"), QUrl());
    QCOMPARE(openableAddress("https:"), QUrl());
    QCOMPARE(openableAddress(""), QUrl());
}

void ModelPageTest::theLanguageSwitchesLive()
{
    Opened opened;
    opened.speak(text::Language::Spanish);
    QCOMPARE(opened.page.title(), QStringLiteral("Qu\u00E9 modelo"));
    QCOMPARE(opened.at("context")->accessibleName(), QStringLiteral("Contexto por solicitud"));
    QCOMPARE(opened.at<QLabel>("modelCount")->text().section(u' ', 1), QStringLiteral("modelos"));
}

QTEST_MAIN(ModelPageTest)
#include "tst_model_page.moc"
