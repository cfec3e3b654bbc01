// Binds a field for a whole number to the session: to the context or to the requests, whatever the task calls them.
#pragma once

#include "ui/session/session.h"
#include "ui/session/words.h"

#include <QObject>

namespace cabe::ui {

class CountField;

class CountBinding : public QObject {
    Q_OBJECT

public:
    enum class Which { Context, Requests };

    /// All must outlive it; it belongs to the field.
    CountBinding(CountField *field, Which which, Session &session, Words &words, bool showsUnit = true);

    /// As the task calls it.
    Field field() const;
    /// Whether the task and the model ask for it at all.
    bool isAsked() const;
    /// The most that the model takes; none where nothing is known or there is no such maximum.
    std::optional<std::int64_t> most() const;
    /// Shows the figure, its steps and whether it is faulty.
    void refresh(bool faulty);

private:
    void type(const QString &typed);
    void settle();
    CountEntry &entry(Requirements &requirements) const;
    const CountEntry &entry() const;
    const ModelSpec *model() const;
    std::int64_t usual() const;
    bool isContext() const { return m_which == Which::Context; }

    CountField *m_field;
    Which m_which;
    Session &m_session;
    Words &m_words;
    bool m_showsUnit;
    CountEntry m_typed; ///< as the field has it: another entry came from elsewhere
};

} // namespace cabe::ui
