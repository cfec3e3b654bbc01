// The small widgets by keyboard: what they pass on, what they say, and how they make room.
#include <QSignalSpy>
#include <QTest>

#include "ui/widgets/chip.h"
#include "ui/widgets/count_field.h"
#include "ui/widgets/field_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/status_strip.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

using cabe::ui::CountField;
using cabe::ui::LineField;

namespace {

const cabe::text::NumberFormat kEnglish(cabe::text::Language::English);

QString q(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

void showActive(QWidget &window)
{
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

} // namespace

class TestWidgets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void lineLeavesHistoryToTheWindow()
    {
        QWidget window;
        LineField line(&window);
        QAction undo;
        undo.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
        QAction redo;
        redo.setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
        window.addActions({&undo, &redo});
        QSignalSpy undone(&undo, &QAction::triggered);
        QSignalSpy redone(&redo, &QAction::triggered);
        showActive(window);
        line.setFocus();
        QTest::keyClicks(&line, q("120"));
        QTest::keyClick(&line, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&line, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClick(&line, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(line.text(), q("120"));
        QCOMPARE(undone.count(), 1);
        QCOMPARE(redone.count(), 2);
    }

    void lineMenuHasNoHistory()
    {
        LineField line;
        line.show(q("a"));
        static_cast<QWidget &>(line).show();
        QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(2, 2), line.mapToGlobal(QPoint(2, 2)));
        QCoreApplication::sendEvent(&line, &event);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(!menu->actions().isEmpty());
        for (const QAction *action : menu->actions())
            QVERIFY2(!action->text().contains(q("Undo")) && !action->text().contains(q("Redo")), qPrintable(action->text()));
        menu->close();
    }

    void lineStepsAndKeepsWhatIsTyped()
    {
        QWidget window;
        LineField line(&window);
        QSignalSpy steps(&line, &LineField::stepped);
        showActive(window);
        line.setFocus();
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown})
            QTest::keyClick(&line, key);
        QList<int> seen;
        for (const QList<QVariant> &step : steps)
            seen << step.first().toInt();
        QCOMPARE(seen, QList<int>({1, -1, 10, -10}));
        QTest::keyClicks(&line, q("7"));
        line.show(q("8"));
        QCOMPARE(line.text(), q("7"));
    }

    void countByStepsAndByText()
    {
        QWidget window;
        auto *field = new CountField(&window);
        field->setSteps(cabe::ui::contextSteps(131'072));
        field->line()->setAccessibleName(q("Context"));
        field->setUnit(q("tokens"), q("%1 tokens"));
        QSignalSpy chosen(field, &CountField::chosen);
        QSignalSpy typed(field, &CountField::typed);
        QSignalSpy ended(field, &CountField::gestureEnded);
        field->setValue(4096, kEnglish);
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(field->line()->text(), q("4096"));
        QCOMPARE(field->slider()->accessibleName(), q("Context"));
        QCOMPARE(field->slider()->accessibleDescription(), q("4096 tokens"));
        showActive(window);
        field->slider()->setFocus();
        QTest::keyClick(field->slider(), Qt::Key_Right);
        QCOMPARE(chosen.takeFirst().first().toLongLong(), 8192);
        QTest::keyClick(field->slider(), Qt::Key_PageUp);
        QCOMPARE(chosen.takeFirst().first().toLongLong(), 16'384);
        QTest::keyClick(field->slider(), Qt::Key_End);
        QCOMPARE(chosen.takeFirst().first().toLongLong(), 131'072);
        field->line()->setFocus();
        field->line()->selectAll();
        QTest::keyClicks(field->line(), q("5000"));
        QCOMPARE(typed.last().first().toString(), q("5000"));
        field->setValue(5000, kEnglish);
        QCOMPARE(field->slider()->value(), 4);
        ended.clear();
        field->slider()->setFocus();
        QCOMPARE(ended.count(), 1);
        QCOMPARE(chosen.count(), 0);
    }

    void stepsOfCounts()
    {
        QCOMPARE(cabe::ui::contextSteps(1000), (std::vector<std::int64_t>{256, 512, 1000}));
        QCOMPARE(cabe::ui::contextSteps(100), (std::vector<std::int64_t>{100}));
        QCOMPARE(cabe::ui::requestSteps().back(), 512);
    }

    void wheelMovesOnlyTheSliderInUse()
    {
        QWidget window;
        auto *field = new CountField(&window);
        field->setSteps(cabe::ui::requestSteps());
        field->setValue(8, kEnglish);
        showActive(window);
        field->line()->setFocus();
        const auto wheel = [field] {
            QWheelEvent event(QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(field->slider(), &event);
        };
        wheel();
        QCOMPARE(field->slider()->value(), 3);
        field->slider()->setFocus();
        wheel();
        QVERIFY(field->slider()->value() != 3);
    }

    void chipGoesByKeyboard_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("space") << int(Qt::Key_Space);
        QTest::newRow("delete") << int(Qt::Key_Delete);
        QTest::newRow("backspace") << int(Qt::Key_Backspace);
    }
    void chipGoesByKeyboard()
    {
        QFETCH(int, key);
        cabe::ui::Chip chip;
        chip.setText(q("Spain"), q("Spain, remove"));
        auto *button = chip.findChild<QToolButton *>();
        QSignalSpy removed(&chip, &cabe::ui::Chip::removed);
        showActive(chip);
        QTest::keyClick(&chip, Qt::Key_Tab);
        QVERIFY(button->hasFocus());
        QCOMPARE(button->accessibleName(), q("Spain, remove"));
        QVERIFY(button->width() >= 24 && button->height() >= 24);
        QTest::keyClick(button, static_cast<Qt::Key>(key));
        QCOMPARE(removed.count(), 1);
    }

    void flowWraps()
    {
        QWidget box;
        auto *flow = new cabe::ui::FlowLayout(&box, 4);
        for (int i = 0; i < 6; ++i) {
            auto *block = new QWidget;
            block->setFixedSize(50, 20);
            flow->addWidget(block);
        }
        QCOMPARE(flow->heightForWidth(6 * 50 + 5 * 4), 20);
        QCOMPARE(flow->heightForWidth(3 * 50 + 2 * 4), 44);
        QCOMPARE(flow->heightForWidth(50), 6 * 20 + 5 * 4);
        box.resize(3 * 50 + 2 * 4, 100);
        box.show();
        QCOMPARE(flow->itemAt(3)->geometry().topLeft(), QPoint(0, 24));
    }

    void boxTellsItsField()
    {
        auto *line = new LineField;
        cabe::ui::FieldBox box(line, line);
        box.setLabel(q("&Budget:"));
        box.setHelp(q("Leave it empty for none."));
        box.setFault(q("This is no number."));
        QCOMPARE(line->accessibleName(), q("Budget"));
        QCOMPARE(line->accessibleDescription(), q("Leave it empty for none. This is no number."));
        auto *fault = box.findChild<QLabel *>(q("fault"));
        QCOMPARE(fault->text(), q("\u2715 This is no number."));
        box.setFault({});
        QVERIFY(fault->isHidden());
        QCOMPARE(line->accessibleDescription(), q("Leave it empty for none."));
    }

    void longHelpIsNotCut()
    {
        auto *line = new LineField;
        cabe::ui::FieldBox box(line, line);
        box.setHelp(QStringLiteral("word ").repeated(40));
        box.resize(900, box.heightForWidth(900));
        box.show();
        for (const QLabel *label : box.findChildren<QLabel *>())
            if (label->isVisible() && !label->text().isEmpty())
                QVERIFY(label->height() >= label->QLabel::heightForWidth(label->width()));
    }

    void stripKeepsItsHeight()
    {
        cabe::ui::StatusStrip strip;
        strip.resize(900, strip.sizeHint().height());
        strip.setStatus(cabe::ui::State::Fresh, cabe::ui::Symbol::Information, q("Read."));
        strip.show();
        const int bare = strip.sizeHint().height();
        strip.setStatus(cabe::ui::State::Red, cabe::ui::Symbol::Error, q("Not reached."));
        strip.setButton(q("Retry"));
        QCOMPARE(strip.sizeHint().height(), bare);
        QSignalSpy clicked(&strip, &cabe::ui::StatusStrip::buttonClicked);
        QTest::mouseClick(strip.findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(strip.sentence(), q("Not reached."));
    }
};

QTEST_MAIN(TestWidgets)
#include "tst_widgets.moc"
