// The plan as a document: its file, whether it differs from it, and what is kept of it in case of a crash.
#pragma once

#include "ui/session/autosave.h"
#include "ui/session/scenarios.h"
#include "ui/session/session.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace cabe::ui {

class PlanDocument : public QObject {
    Q_OBJECT

public:
    struct World {
        std::function<Expected<std::string>(const QString &)> readFile; ///< of at most kPlanMebibytes
        QString autosaveFolder;                                         ///< empty: nothing is kept
    };

    /// The session must outlive it.
    PlanDocument(Session &session, World world, QObject *parent = nullptr);
    ~PlanDocument() override;

    Scenarios &scenarios() { return m_scenarios; }
    /// Empty: it was never saved.
    const QString &file() const { return m_file; }
    /// As the window calls it: the file's name without its ending.
    QString name() const;
    bool isModified() const;
    /// When it was saved last in this run.
    std::optional<UtcTime> savedAt() const { return m_savedAt; }
    /// Whether all fields that a plan holds are right.
    bool canBeSaved() const { return m_session.question().canBeAnswered(); }

    void startNew(Requirements requirements);
    /// The faults where it cannot be read; all stays as it was.
    std::vector<Error> open(const QString &file);
    /// Why it could not be written; its file is then as it was.
    std::optional<Error> save(const QString &file);

    /// When work that is not saved was kept; none where nothing was recovered, or it was kept or discarded since.
    std::optional<UtcTime> recovered() const { return m_recovered; }
    /// Takes over what a program that has ended left behind; the faults where it means nothing.
    std::vector<Error> recover(const QString &autosaved);
    void keepRecovered();
    /// Goes back to the file that it was opened from, or to a new plan.
    void discardRecovered(Requirements fresh);

    /// Writes what is to be kept now rather than in a moment.
    void autosaveNow();

Q_SIGNALS:
    void changed(); ///< the file, whether it is modified, what was recovered

private:
    Plan plan() const;
    Expected<Plan, std::vector<Error>> read(const QString &file) const;
    void adopt(const Plan &plan);
    void noteChange();

    Session &m_session;
    World m_world;
    Scenarios m_scenarios;
    QString m_file;
    std::optional<UtcTime> m_savedAt;
    std::optional<UtcTime> m_recovered;
    std::unique_ptr<Autosave> m_autosave;
    QTimer m_autosaveSoon;
};

} // namespace cabe::ui
