#pragma once

#include "records/Agent.h"
#include "records/Labels.h"

#include <QString>
#include <QStringView>

#include <optional>
#include <vector>

namespace evoca::model {

/// What can be forgotten by itself; numbers are stored. A request means its contents (arguments, returned ids): the row
/// stays.
enum class ForgetKind : quint8 {
    Session = 0,
    Experience = 1,
    Lesson = 2,
    Episode = 3,
    Memory = 4,
    Context = 5,
    Request = 6
};

/// Wire name: "session", "experience", "lesson", "episode", "memory", "context", "request".
QString forgetKindId(ForgetKind kind);
std::optional<ForgetKind> forgetKindFromId(QStringView id);
/// By the form of the id: "session-…", "exp-…", "lesson-…", "mem-…", "ctx-…", "request-<number>", a ULID (episode).
std::optional<ForgetKind> forgetKindOf(QStringView globalId);

struct ForgetItem
{
    ForgetKind kind = ForgetKind::Session;
    QString id; ///< global id; an episode's ULID; "request-<row id>"

    bool operator==(const ForgetItem &) const = default;
};

/// Everything that fits all that is set. At least one of project, times, agent, session or text must be set: there is
/// no filter that means the whole store.
struct ForgetFilter
{
    std::optional<RowId> project;
    qint64 after = 0; ///< ms; what ended (was written) at or after; 0: any
    qint64 before = 0; ///< ms; what ended (was written) before; 0: any
    std::optional<Agent> agent; ///< leaves out kinds that no agent's history holds
    QString session; ///< global id of a session, or the journal's session id
    std::vector<ForgetKind> kinds; ///< empty: sessions, episodes and memories
    QString text; ///< every word must occur in one text of the record (of a session: one prompt or answer); folded
};

/// One item, a selection of any kinds, a filter, or both together.
struct ForgetTarget
{
    std::vector<ForgetItem> items;
    std::optional<ForgetFilter> filter;

    /// Kind from the id; an id of no known form is left to the plan, which says NotFound.
    static ForgetTarget of(const QString &globalId);
};

/// Who forgets, and why; shown in the bin.
struct ForgetDeed
{
    enum class By : quint8 { Person = 0, Client = 1, Expiry = 2 }; ///< stored

    By by = By::Person;
    QString client; ///< name, when a client
    QString reason; ///< at most 1,000 characters
};

} // namespace evoca::model
