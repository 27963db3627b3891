#include "forgetting/ForgetClosure.h"

#include "forgetting/IdWords.h"
#include "forgetting/ReplayedSpans.h"
#include "store/ChangeFeed.h"
#include "store/Connection.h"
#include "store/ContextRows.h"

#include <algorithm>
#include <charconv>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

class Builder
{
public:
    Builder(Connection &connection, std::vector<ForgetRecord> records) : m_connection(connection)
    {
        m_closure.records = std::move(records);
    }

    ForgetClosure build(bool withRequests)
    {
        for (const ForgetRecord &record : m_closure.records) {
            if (record.item.kind == ForgetKind::Session)
                addSession(record);
        }
        for (const ForgetRecord &record : m_closure.records) {
            if (record.item.kind == ForgetKind::Experience && !m_sessions.contains(record.session))
                addTask(record);
        }
        addReplays();
        addContexts();
        addLessons();
        if (withRequests)
            addRequests();
        return std::move(m_closure);
    }

private:
    void addSession(const ForgetRecord &record)
    {
        m_sessions.insert(record.row);
        {
            Statement tasks = m_connection.statement(
                "SELECT global_id, id FROM experience WHERE session = ?1 ORDER BY first_message");
            tasks.bind(record.row);
            while (tasks.step())
                m_closure.tasks.push_back({tasks.text(0), tasks.integer(1), record.row});
        }
        Statement ranges = m_connection.statement(
            "SELECT first, last FROM session_range WHERE session = ?1 ORDER BY first");
        ranges.bind(record.row);
        while (ranges.step())
            m_closure.messages.push_back({record.row, {ranges.integer(0), ranges.integer(1)}});
    }

    void addTask(const ForgetRecord &record)
    {
        m_closure.tasks.push_back({record.item.id, record.row, record.session});
        Statement ranges = m_connection.statement(
            "SELECT max(r.first, x.first_message), min(r.last, x.last_message) FROM experience x JOIN session_range r"
            " ON r.session = x.session AND r.last >= x.first_message AND r.first <= x.last_message"
            " WHERE x.id = ?1 ORDER BY r.first");
        ranges.bind(record.row);
        while (ranges.step())
            m_closure.messages.push_back({record.session, {ranges.integer(0), ranges.integer(1)}});
    }

    void addReplays()
    {
        const std::vector<MessageSpan> replays = replayedSpans(m_connection, m_closure.messages);
        m_closure.messages.insert(m_closure.messages.end(), replays.begin(), replays.end());
    }

    void addContexts()
    {
        QStringList nodes;
        for (const ForgottenTask &task : m_closure.tasks)
            nodes << task.id;
        for (const ForgetRecord *record : m_closure.of(ForgetKind::Lesson))
            nodes << record->item.id;
        for (const ForgetRecord *record : m_closure.of(ForgetKind::Context))
            m_closure.contexts << record->item.id;
        ChangeSet unused;
        const QStringList made = ContextRows(m_connection, unused).madeFrom(nodes);
        for (const QString &context : made) {
            if (!m_closure.contexts.contains(context))
                m_closure.contexts << context;
        }
    }

    void addLessons()
    {
        Statement lessons = m_connection.statement("SELECT lesson FROM lesson_evidence WHERE experience = ?1");
        for (const ForgottenTask &task : m_closure.tasks) {
            lessons.bind(task.row);
            while (lessons.step())
                m_closure.lessons.insert(lessons.integer(0));
        }
        for (const ForgetRecord *record : m_closure.of(ForgetKind::Lesson))
            m_closure.lessons.remove(record->row);
    }

    /// The log says which ids a call was given, and which it named; a memory's words stand in the call that wrote it.
    void addRequests()
    {
        IdWords ids;
        const auto add = [&ids](const ForgetItem &item) {
            const QStringList nodes = nodeIdsOf(item);
            for (const QString &id : nodes)
                ids.add(id);
        };
        for (const ForgetRecord &record : m_closure.records)
            add(record.item);
        for (const ForgottenTask &task : m_closure.tasks)
            add({ForgetKind::Experience, task.id});
        for (const QString &context : std::as_const(m_closure.contexts))
            add({ForgetKind::Context, context});
        QSet<RowId> requests;
        for (const ForgetRecord *record : m_closure.of(ForgetKind::Request))
            requests.insert(record->row);
        const auto isCall = [this](std::string_view word) {
            RowId message = 0;
            return word.starts_with("call-")
                && std::from_chars(word.data() + 5, word.data() + word.size(), message).ec == std::errc()
                && isForgotten(message);
        };
        Statement rows = m_connection.statement("SELECT id, arguments, returned FROM request");
        while (rows.step()) {
            if (ids.isNamedIn(rows.bytes(2), isCall) || ids.isNamedIn(rows.bytes(1), isCall))
                requests.insert(rows.integer(0));
        }
        m_closure.requests.assign(requests.begin(), requests.end());
        std::ranges::sort(m_closure.requests);
    }

    bool isForgotten(RowId message) const
    {
        return std::ranges::any_of(m_closure.messages, [message](const MessageSpan &span) {
            return message >= span.range.first && message <= span.range.last;
        });
    }

    Connection &m_connection;
    ForgetClosure m_closure;
    QSet<RowId> m_sessions;
};

} // namespace

bool ForgetClosure::holds(ForgetKind kind, const QString &id) const
{
    return std::ranges::any_of(records, [&](const ForgetRecord &r) { return r.item.kind == kind && r.item.id == id; });
}

std::vector<const ForgetRecord *> ForgetClosure::of(ForgetKind kind) const
{
    std::vector<const ForgetRecord *> found;
    for (const ForgetRecord &record : records) {
        if (record.item.kind == kind)
            found.push_back(&record);
    }
    return found;
}

ForgetClosure closureOf(Connection &connection, std::vector<ForgetRecord> records, bool withRequests)
{
    return Builder(connection, std::move(records)).build(withRequests);
}

QStringList nodeIdsOf(const ForgetItem &item)
{
    const QString rest = item.id.section(u'-', 1);
    switch (item.kind) {
    case ForgetKind::Experience: return {item.id, "task-"_L1 + rest, "exec-"_L1 + rest, "out-"_L1 + rest};
    case ForgetKind::Context: return {item.id, "task-"_L1 + rest};
    default: return {item.id};
    }
}

} // namespace evoca::model
