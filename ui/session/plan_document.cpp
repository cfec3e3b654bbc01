#include "ui/session/plan_document.h"

#include "core/io/write_plan.h"
#include "core/net/whole_file.h"

#include <QDateTime>
#include <QFileInfo>

namespace cabe::ui {
namespace {

constexpr int kAutosaveMilliseconds = 1000;

Requirements requirementsOf(const PlanScenario &scenario)
{
    return ui::requirementsOf(scenario.workload, scenario.preferences);
}

} // namespace

PlanDocument::PlanDocument(Session &session, World world, QObject *parent)
    : QObject(parent), m_session(session), m_world(std::move(world)), m_scenarios(session),
      m_autosave(std::make_unique<Autosave>(m_world.autosaveFolder))
{
    m_autosaveSoon.setSingleShot(true);
    m_autosaveSoon.setInterval(kAutosaveMilliseconds);
    connect(&m_autosaveSoon, &QTimer::timeout, this, &PlanDocument::autosaveNow);
    connect(&session, &Session::requirementsChanged, this, &PlanDocument::noteChange);
    connect(&m_scenarios, &Scenarios::changed, this, &PlanDocument::noteChange);
}

PlanDocument::~PlanDocument() = default;

QString PlanDocument::name() const
{
    return QFileInfo(m_file).completeBaseName();
}

bool PlanDocument::isModified() const
{
    return m_recovered || m_scenarios.isChanged() || !m_session.changes().empty();
}

void PlanDocument::noteChange()
{
    m_autosaveSoon.start();
    Q_EMIT changed();
}

void PlanDocument::startNew(Requirements requirements)
{
    m_file.clear();
    m_savedAt.reset();
    m_recovered.reset();
    m_session.start(std::move(requirements));
    m_scenarios.start({});
    m_autosave->clear();
    Q_EMIT changed();
}

Expected<Plan, std::vector<Error>> PlanDocument::read(const QString &file) const
{
    const auto text = m_world.readFile(file);
    if (!text)
        return Unexpected(std::vector<Error>{text.error()});
    return readPlan(*text, file.toStdString(), m_session.catalogues().models, m_session.catalogues().countries);
}

void PlanDocument::adopt(const Plan &plan)
{
    std::vector<Scenario> scenarios;
    for (const PlanScenario &each : plan.scenarios)
        scenarios.push_back({QString::fromStdString(each.name), QString::fromStdString(each.note), requirementsOf(each)});
    m_session.start(ui::requirementsOf(plan.workload, plan.preferences));
    m_scenarios.start(std::move(scenarios));
}

std::vector<Error> PlanDocument::open(const QString &file)
{
    const auto plan = read(file);
    if (!plan)
        return plan.error();
    m_file = QFileInfo(file).absoluteFilePath();
    m_savedAt.reset();
    m_recovered.reset();
    adopt(*plan);
    m_autosave->clear();
    Q_EMIT changed();
    return {};
}

/// As it is now. The name is the file's: it is what a person called it.
Plan PlanDocument::plan() const
{
    Plan plan{name().toStdString(), *m_session.question().workload, *m_session.question().preferences};
    for (const Scenario &each : m_scenarios.list()) {
        // One that cannot be answered any more (a model that went from the catalogue) has no place in a file.
        const Question question = m_session.questionFor(each.requirements);
        if (question.canBeAnswered())
            plan.scenarios.push_back({each.name.toStdString(), each.note.toStdString(), *question.workload, *question.preferences});
    }
    return plan;
}

std::optional<Error> PlanDocument::save(const QString &file)
{
    const QString before = m_file;
    m_file = QFileInfo(file).absoluteFilePath();
    const std::string text = writePlan(plan());
    if (!net::writeWhole(m_file, {QByteArray::fromStdString(text)}, net::Readers::Everybody)) {
        m_file = before;
        return Error{error::NotWritten{}, file.toStdString()};
    }
    m_savedAt = m_session.now();
    m_recovered.reset();
    m_scenarios.markSaved();
    m_session.markSaved();
    m_autosaveSoon.stop();
    m_autosave->clear();
    Q_EMIT changed();
    return std::nullopt;
}

void PlanDocument::autosaveNow()
{
    m_autosaveSoon.stop();
    if (!isModified())
        return m_autosave->clear();
    if (!canBeSaved())
        return; // the last one that could be stays
    Plan kept = plan();
    kept.autosavedFrom = m_file.toStdString();
    m_autosave->keep(QByteArray::fromStdString(writePlan(kept)));
}

std::vector<Error> PlanDocument::recover(const QString &autosaved)
{
    const UtcTime keptAt{QFileInfo(autosaved).lastModified().toSecsSinceEpoch()};
    const auto plan = read(autosaved);
    if (!plan)
        return plan.error();
    auto taken = Autosave::takeOver(autosaved); // from here on it is this window's, and goes with it
    if (!taken)
        return {Error{error::FileUnreadable{}, autosaved.toStdString()}};
    const QString from = QString::fromStdString(plan->autosavedFrom);
    // What has changed is told against the file, where that is still there.
    const Expected<Plan, std::vector<Error>> original = from.isEmpty() ? Expected<Plan, std::vector<Error>>(Unexpected(std::vector<Error>{})) : read(from);
    m_file = from;
    m_savedAt.reset();
    if (original) {
        adopt(*original);
    } else {
        m_session.start(firstRequirements());
        m_scenarios.start({});
    }
    m_recovered = keptAt;
    const Requirements requirements = ui::requirementsOf(plan->workload, plan->preferences);
    m_session.change(Field::Task, [&](Requirements &now) { now = requirements; });
    m_session.endGesture();
    std::vector<Scenario> scenarios;
    for (const PlanScenario &each : plan->scenarios)
        scenarios.push_back({QString::fromStdString(each.name), QString::fromStdString(each.note), requirementsOf(each)});
    m_scenarios.restore(std::move(scenarios));
    m_autosave = std::move(taken);
    Q_EMIT changed();
    return {};
}

void PlanDocument::keepRecovered()
{
    // It stays modified, and is kept on until it is saved.
    m_recovered.reset();
    autosaveNow();
    Q_EMIT changed();
}

void PlanDocument::discardRecovered(Requirements fresh)
{
    m_recovered.reset();
    if (m_file.isEmpty() || !open(m_file).empty())
        startNew(std::move(fresh));
}

} // namespace cabe::ui
