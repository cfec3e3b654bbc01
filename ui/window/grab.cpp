#include "ui/window/grab.h"

#include "ui/pages/pages_view.h"
#include "ui/results/results_view.h"
#include "ui/session/plan_document.h"
#include "ui/session/session.h"
#include "ui/session/words.h"
#include "ui/widgets/look.h"
#include "ui/window/actions.h"
#include "ui/window/help_dialogs.h"
#include "ui/window/main_window.h"
#include "ui/window/window_memory.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>

namespace cabe::ui {
namespace {

constexpr QSize kGrabSize{1280, 720};

/// Walks a window through its views and keeps a picture of each.
class Photographer {
public:
    Photographer(Session &session, PlanDocument &document, MainWindow &window, const QString &folder, const QString &series)
        : m_session(session), m_document(document), m_window(window), m_folder(folder), m_series(series)
    {
    }

    void takePlan()
    {
        page(0, "1-task");
        page(1, "2-model");
        page(2, "3-preferences");
        m_window.seeMachines();
        take("4-machines");
        m_window.results().open(Place::Alternative);
        take("5-alternatives");
        m_window.results().open(Place::TooSmall);
        take("6-constraints");
        m_window.results().openCharts();
        take("6-charts");
    }

    /// Views that other requirements show; they are put back.
    void takeOthers()
    {
        const Requirements kept = m_session.requirements();
        show(Task::FineTune, "llama-3.1-8b-instruct", Precision::Bits4, "2-fine-tune");
        show(Task::Images, "flux.1-dev", Precision::Bits16, "2-images");
        show(Task::Run, "whisper-large-v3", Precision::Bits16, "2-speech");
        show(Task::Notebook, {}, Precision::Bits16, "2-notebook");
        show(Task::Images, {}, Precision::Bits16, "2-no-model");

        Requirements wrong = kept;
        wrong.budget = {{}, QStringLiteral("1.500")};
        m_session.start(wrong);
        page(2, "3-wrong-field");
        Requirements choosy = kept;
        choosy.maxPricePerHour.value = "0.30";
        choosy.tier = TierChoice::Secure;
        m_session.start(choosy);
        m_window.seeMachines();
        m_window.results().open(Place::Alternative);
        take("5-alternatives-some");
        m_session.start(kept);
        m_session.change(Field::Precision, [](Requirements &r) { r.fields().precision = Precision::Bits8; });
        m_session.change(Field::Context, [](Requirements &r) { r.fields().context = {65'536, {}}; });
        m_session.change(Field::Countries, [this](Requirements &r) { chooseEuropeanUnion(r, true, m_session.catalogues().countries); });
        m_window.seeMachines();
        take("4-what-if");
        m_window.actionsOf().keepScenario->trigger();
        m_session.undoChanges();
        m_window.actionsOf().keepScenario->trigger();
        m_session.change(Field::Precision, [](Requirements &r) { r.fields().precision = Precision::Bits4; });
        m_window.actionsOf().keepScenario->trigger();
        m_window.showCompare();
        take("5-compare");
        m_document.scenarios().start({});
        Requirements large = kept;
        large.fields().model = "llama-3.1-405b-instruct";
        large.fields().context.value = 131'072;
        large.fields().requests.value = 32;
        m_session.start(large);
        m_window.seeMachines();
        take("4-nothing-fits");
        Requirements split = kept;
        split.fields().model = "llama-3.1-70b-instruct";
        split.budget.value = "500";
        m_session.start(split);
        m_window.seeMachines();
        take("4-split");
        m_session.start(kept);
    }

    void takeDialogs()
    {
        m_window.backToPages();
        m_window.showKeyboard();
        dialog("7-keyboard");
        m_window.showAbout();
        dialog("7-about");
        m_window.showSettings();
        dialog("7-settings");
        m_window.showSources();
        take("8-sources");
        m_window.showManual(Topic::Memory);
        take("9-manual", m_window.findChild<ManualWindow *>());
        m_window.findChild<ManualWindow *>()->close();
    }

    const std::optional<QString> &missed() const { return m_missed; }

private:
    void show(Task task, const std::string &model, Precision precision, const char *name)
    {
        Requirements requirements = firstRequirements();
        chooseTask(requirements, task, m_session.catalogues().models);
        requirements.fields().model = model;
        requirements.fields().precision = precision;
        m_session.start(requirements);
        page(1, name);
    }

    void page(int page, const char *name)
    {
        m_window.backToPages();
        m_window.pages().setPage(page);
        take(name);
    }

    void take(const char *name, QWidget *widget = nullptr)
    {
        // A text that was just set makes its layout anew, and that the layout around it.
        constexpr int kRounds = 4;
        for (int i = 0; i < kRounds; ++i)
            QApplication::processEvents();
        const QString file = m_folder + u'/' + m_series + u'-' + QLatin1StringView(name) + u".png";
        if (!(widget ? widget : &m_window)->grab().save(file) && !m_missed)
            m_missed = file;
    }

    void dialog(const char *name)
    {
        auto *dialog = m_window.findChild<QDialog *>();
        if (!dialog)
            return;
        take(name, dialog);
        dialog->close();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    Session &m_session;
    PlanDocument &m_document;
    MainWindow &m_window;
    QString m_folder;
    QString m_series;
    std::optional<QString> m_missed;
};

} // namespace

std::optional<QString> grabViews(Session &session, Words &words, SourceBook &book, PlanDocument &document, const QString &folder, bool onlyThisPlan)
{
    if (!QDir().mkpath(folder))
        return folder;
    WindowMemory nothing{QString()};
    for (const auto &[look, lookName] : {std::pair{Look::Light, "light"}, std::pair{Look::Dark, "dark"}}) {
        applyLook(look);
        for (const text::Language language : {text::Language::English, text::Language::Spanish}) {
            words.setLanguage(language);
            session.setLanguage(language);
            MainWindow window(session, words, nothing, book, document);
            window.resize(kGrabSize);
            window.show();
            const std::string_view code = text::code(language);
            Photographer photographer(session, document, window, folder,
                                      QLatin1StringView(code.data(), static_cast<qsizetype>(code.size())) + u'-' +
                                          QLatin1StringView(lookName));
            photographer.takePlan();
            if (!onlyThisPlan)
                photographer.takeOthers();
            photographer.takeDialogs();
            if (photographer.missed())
                return photographer.missed();
        }
    }
    return std::nullopt;
}

} // namespace cabe::ui
