// The answers that were kept to be compared, as the questions that they answer: up to six, in an order of the user's,
// on the same history as the requirements.
#pragma once

#include "ui/session/session.h"

#include <QObject>

#include <vector>

namespace cabe::ui {

struct Scenario {
    QString name;
    QString note; ///< free text; printed with it
    Requirements requirements;

    friend bool operator==(const Scenario &, const Scenario &) = default;
};

class Scenarios : public QObject {
    Q_OBJECT

public:
    static constexpr int kMost = 6;

    /// The session must outlive it.
    explicit Scenarios(Session &session, QObject *parent = nullptr);

    const std::vector<Scenario> &list() const { return m_list; }
    int count() const { return static_cast<int>(m_list.size()); }
    bool isFull() const { return count() >= kMost; }
    /// As they were opened or saved last.
    bool isChanged() const { return m_list != m_saved; }
    void markSaved() { m_saved = m_list; }
    /// Replaces all of them, without a way back.
    void start(std::vector<Scenario> scenarios);

    /// The same, but what was saved last stays what it was: work that was recovered.
    void restore(std::vector<Scenario> scenarios) { adopt(scenarios); }

    // Each one step to undo; nothing where there is no such scenario, or no room.
    void keep(const QString &name); ///< the session's question of the moment
    void remove(int scenario);
    void move(int from, int to);
    void rename(int scenario, const QString &name);
    void setNote(int scenario, const QString &note);
    void duplicate(int scenario);
    /// Its question becomes the session's.
    void open(int scenario);

Q_SIGNALS:
    void changed();

private:
    friend class ScenariosCommand;
    bool has(int scenario) const { return scenario >= 0 && scenario < count(); }
    QString freeName(const QString &name) const;
    void push(std::vector<Scenario> next);
    void adopt(const std::vector<Scenario> &list);

    Session &m_session;
    std::vector<Scenario> m_list;
    std::vector<Scenario> m_saved;
};

} // namespace cabe::ui
