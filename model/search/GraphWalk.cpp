#include "search/GraphWalk.h"

#include "search/LessonColumns.h"
#include "store/Connection.h"
#include "store/ExperienceCodec.h"
#include "store/Statement.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::size_t pageSize = 50;

const QString caused = u"caused"_s;
const QString used = u"used"_s;
const QString failedWith = u"failed_with"_s;
const QString resolvedBy = u"resolved_by"_s;
const QString promotedTo = u"promoted_to"_s;

/// Episodes are known by their ULID alone: 26 characters of Crockford's base 32.
bool isUlid(const QString &id)
{
    return id.size() == 26
        && std::ranges::all_of(id, [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z'); });
}

} // namespace

GraphWalk::GraphWalk(Connection &connection, const std::vector<RowId> &projects)
    : m_connection(connection), m_projects(projects), m_nodes(connection)
{
}

Result<NodePage> GraphWalk::page(const QString &nodeId, const QString &cursor)
{
    std::optional<Node> root = findRoot(nodeId);
    if (!root)
        return std::unexpected(Error {ErrorCode::NotFound,
                                      QCoreApplication::translate("Search", "There is no node \"%1\".").arg(nodeId),
                                      u"node_id"_s});
    bool numeric = true;
    const qlonglong start = cursor.isEmpty() ? 0 : cursor.toLongLong(&numeric);
    if (!numeric || start < 0)
        return std::unexpected(
            Error {ErrorCode::InvalidArgument,
                   QCoreApplication::translate("Search", "\"cursor\" is not one that was given out."), u"cursor"_s});
    storedEdges(nodeId);
    std::ranges::stable_sort(m_neighbours, [](const Neighbour &a, const Neighbour &b) {
        return std::pair(a.time, a.order) < std::pair(b.time, b.order);
    });
    NodePage page {std::move(*root), {}, {}, {}};
    std::size_t next = std::size_t(start);
    for (; next < m_neighbours.size() && page.nodes.size() < pageSize; ++next) {
        std::optional<Node> node = m_neighbours[next].make();
        if (!node) // of another project, or in the bin
            continue;
        page.nodes.push_back(std::move(*node));
        std::ranges::copy(m_neighbours[next].edges, std::back_inserter(page.edges));
    }
    if (next < m_neighbours.size())
        page.nextCursor = QString::number(next);
    return page;
}

std::optional<Node> GraphWalk::findRoot(const QString &nodeId)
{
    const QString kind = nodeId.section(u'-', 0, 0);
    const QString rest = nodeId.section(u'-', 1);
    if (kind == "call"_L1)
        return findCall(rest.toLongLong());
    if (kind == "ctx"_L1) {
        aroundContext(nodeId);
        return m_nodes.context(nodeId, m_projects);
    }
    if (kind == "path"_L1) {
        aroundPath(rest.toLongLong());
        return m_nodes.path(rest.toLongLong(), m_projects);
    }
    if (isUlid(nodeId)) {
        aroundEpisode(nodeId);
        return m_nodes.episode(nodeId, m_projects);
    }
    if (kind == "mem"_L1) {
        aroundMemory(nodeId);
        return m_nodes.memory(nodeId, m_projects);
    }
    if (kind == "lesson"_L1) {
        const std::optional<Lesson> lesson = lessonOf(nodeId);
        if (!lesson)
            return std::nullopt;
        aroundLesson(*lesson);
        return m_nodes.lesson(*lesson);
    }
    const std::optional<Experience> experience = experienceOf(u"exp-"_s + rest);
    if (!experience) // a task that was asked about: its ties are stored edges
        return kind == "task"_L1 ? m_nodes.askedTask(nodeId, m_projects) : std::nullopt;
    if (kind == "task"_L1) {
        aroundTask(*experience);
        return m_nodes.task(*experience);
    }
    if (kind == "exec"_L1) {
        aroundExecution(*experience);
        return m_nodes.execution(*experience);
    }
    if (kind == "out"_L1) {
        aroundOutcome(*experience);
        return m_nodes.outcome(*experience);
    }
    if (kind != "exp"_L1)
        return std::nullopt;
    aroundExperience(*experience);
    return m_nodes.experience(*experience);
}

std::optional<Node> GraphWalk::findCall(RowId message)
{
    const Result<Message> call = m_nodes.texts().message(message);
    if (!call || call->kind != MessageKind::ToolCall)
        return std::nullopt;
    const std::optional<Experience> experience = experienceAround(*call);
    if (!experience)
        return std::nullopt;
    aroundCall(*experience, message);
    return m_nodes.call(*call);
}

std::optional<Experience> GraphWalk::experienceOf(const QString &globalId) const
{
    static const std::string sql = "SELECT " + std::string(experienceColumns)
        + " FROM experience x WHERE x.global_id = ?1 AND x.deleted_at = 0";
    Statement row = m_connection.statement(sql);
    if (!row.bind(globalId).step())
        return std::nullopt;
    Experience experience = experienceFrom(row);
    return isAllowed(experience.project, m_projects) ? std::optional(std::move(experience)) : std::nullopt;
}

std::optional<Experience> GraphWalk::experienceAround(const Message &message) const
{
    static const std::string sql = "SELECT " + std::string(experienceColumns)
        + " FROM experience x WHERE x.session = ?1 AND x.first_message <= ?2 AND x.last_message >= ?2 AND x.deleted_at = 0 ORDER BY x.first_message DESC LIMIT 1";
    Statement row = m_connection.statement(sql);
    if (!row.bind(message.session, message.id).step())
        return std::nullopt;
    Experience experience = experienceFrom(row);
    return isAllowed(experience.project, m_projects) ? std::optional(std::move(experience)) : std::nullopt;
}

std::optional<Lesson> GraphWalk::lessonOf(const QString &globalId) const
{
    Result<QSqlQuery> row = m_connection.run(
        u"SELECT "_s + lessonColumns + u" FROM lesson l WHERE l.deleted_at = 0 AND l.global_id = ?"_s, {globalId});
    if (!row)
        throw SqlFailure {row.error()};
    if (!row->next())
        return std::nullopt;
    Lesson lesson = lessonFrom(*row);
    return isAllowed(lesson.project, m_projects) ? std::optional(std::move(lesson)) : std::nullopt;
}

void GraphWalk::tie(qint64 time, Edge edge, std::function<std::optional<Node>()> make)
{
    m_neighbours.push_back({time, qint64(m_neighbours.size()), std::move(make), {std::move(edge)}});
}

void GraphWalk::tieExecution(const Experience &experience, const std::vector<Edge> &edges)
{
    m_neighbours.push_back({experience.started, qint64(m_neighbours.size()),
                            [this, experience] { return std::optional(m_nodes.execution(experience)); }, edges});
}

void GraphWalk::aroundTask(const Experience &x)
{
    tieExecution(x, {{GraphNodes::idOf(u"task", x), caused, GraphNodes::idOf(u"exec", x)}});
}

void GraphWalk::aroundExecution(const Experience &x)
{
    const QString self = GraphNodes::idOf(u"exec", x);
    tie(x.started, {GraphNodes::idOf(u"task", x), caused, self}, [this, x] { return std::optional(m_nodes.task(x)); });
    const Result<std::vector<Message>> messages = m_nodes.texts().messages(x.session, x.firstMessage, x.lastMessage);
    if (!messages)
        throw SqlFailure {messages.error()};
    qint64 time = x.started; // unknown times stay where the file has them
    for (const Message &message : *messages) {
        if (message.kind != MessageKind::ToolCall || message.copy)
            continue;
        time = std::max(time, message.time);
        const QString call = GraphNodes::callId(message.id);
        std::vector<Edge> edges {{self, used, call}};
        if (message.failed)
            edges.push_back({self, failedWith, call});
        for (const Fix &fix : x.fixes) {
            if (fix.fixed == message.id)
                edges.push_back({GraphNodes::callId(fix.failed), resolvedBy, call});
        }
        m_neighbours.push_back({time, qint64(m_neighbours.size()),
                                [this, message] { return std::optional(m_nodes.call(message)); }, std::move(edges)});
    }
    tie(std::max(x.ended, time), {self, caused, GraphNodes::idOf(u"out", x)},
        [this, x] { return std::optional(m_nodes.outcome(x)); });
}

void GraphWalk::aroundOutcome(const Experience &x)
{
    const QString self = GraphNodes::idOf(u"out", x);
    tieExecution(x, {{GraphNodes::idOf(u"exec", x), caused, self}});
    tie(x.ended, {self, caused, x.globalId}, [this, x] { return std::optional(m_nodes.experience(x)); });
}

void GraphWalk::aroundExperience(const Experience &x)
{
    tie(x.ended, {GraphNodes::idOf(u"out", x), caused, x.globalId},
        [this, x] { return std::optional(m_nodes.outcome(x)); });
    Result<QSqlQuery> rows = m_connection.run(
        u"SELECT "_s + lessonColumns
            + u" FROM lesson_evidence e JOIN lesson l ON l.id = e.lesson WHERE e.experience = ? AND "_s + lessonShown
            + u" ORDER BY e.at, l.id"_s,
        {x.id});
    if (!rows)
        throw SqlFailure {rows.error()};
    while (rows->next()) {
        const Lesson lesson = lessonFrom(*rows);
        tie(x.ended, {x.globalId, caused, lesson.globalId},
            [this, lesson] { return std::optional(m_nodes.lesson(lesson)); });
    }
}

void GraphWalk::aroundLesson(const Lesson &lesson)
{
    Result<QSqlQuery> rows = m_connection.run(
        u"SELECT x.global_id, e.at FROM lesson_evidence e JOIN experience x ON x.id = e.experience"
        " WHERE e.lesson = ? AND x.deleted_at = 0 ORDER BY e.at, x.id"_s,
        {lesson.id});
    if (!rows)
        throw SqlFailure {rows.error()};
    while (rows->next()) {
        const QString id = rows->value(0).toString();
        tie(rows->value(1).toLongLong(), {id, caused, lesson.globalId}, [this, id]() -> std::optional<Node> {
            const std::optional<Experience> experience = experienceOf(id);
            return experience ? std::optional(m_nodes.experience(*experience)) : std::nullopt;
        });
    }
}

void GraphWalk::aroundCall(const Experience &x, RowId call)
{
    const QString self = GraphNodes::callId(call);
    const QString execution = GraphNodes::idOf(u"exec", x);
    std::vector<Edge> edges {{execution, used, self}};
    if (const Result<Message> row = m_nodes.texts().message(call); row && row->failed)
        edges.push_back({execution, failedWith, self});
    tieExecution(x, edges);
    for (const Fix &fix : x.fixes) {
        if (fix.failed != call && fix.fixed != call)
            continue;
        const RowId other = fix.failed == call ? fix.fixed : fix.failed;
        const Result<Message> message = m_nodes.texts().message(other);
        if (!message)
            continue;
        tie(message->time, {GraphNodes::callId(fix.failed), resolvedBy, GraphNodes::callId(fix.fixed)},
            [this, message = *message] { return std::optional(m_nodes.call(message)); });
    }
}

void GraphWalk::aroundPath(RowId path)
{
    Statement row = m_connection.statement(
        "SELECT c.global_id, c.created FROM candidate_path p JOIN context c ON c.id = p.context WHERE p.id = ?1");
    if (!row.bind(path).step())
        return;
    const QString context = row.text(0);
    tie(row.integer(1), {context, used, GraphNodes::pathId(path)},
        [this, context] { return m_nodes.context(context, m_projects); });
}

void GraphWalk::aroundContext(const QString &id)
{
    Statement rows = m_connection.statement(
        "SELECT p.id, c.created FROM candidate_path p JOIN context c ON c.id = p.context WHERE c.global_id = ?1 ORDER BY p.id");
    rows.bind(id);
    while (rows.step()) {
        const RowId path = rows.integer(0);
        tie(rows.integer(1), {id, used, GraphNodes::pathId(path)},
            [this, path] { return m_nodes.path(path, m_projects); });
    }
}

/// A memory that was made from a journal entry: the episode names it (journal: promotion).
void GraphWalk::aroundEpisode(const QString &id)
{
    Statement row = m_connection.statement(
        "SELECT m.global_id, m.created FROM episode e JOIN memory m ON m.id = e.promoted_to WHERE e.id = ?1");
    if (!row.bind(id).step())
        return;
    const QString memory = row.text(0);
    tie(row.integer(1), {id, promotedTo, memory}, [this, memory] { return m_nodes.memory(memory, m_projects); });
}

void GraphWalk::aroundMemory(const QString &id)
{
    Statement rows = m_connection.statement(
        "SELECT e.id, e.created FROM episode e JOIN memory m ON m.id = e.promoted_to"
        " WHERE m.global_id = ?1 ORDER BY e.created, e.id");
    rows.bind(id);
    while (rows.step()) {
        const QString episode = rows.text(0);
        tie(rows.integer(1), {episode, promotedTo, id},
            [this, episode] { return m_nodes.episode(episode, m_projects); });
    }
}

/// Edges that no other table implies: what a served context used, what was recommended for a task.
void GraphWalk::storedEdges(const QString &nodeId)
{
    Statement rows = m_connection.statement(
        "SELECT source, relation, target FROM edge WHERE source = ?1 UNION SELECT source, relation, target FROM edge WHERE target = ?1");
    rows.bind(nodeId);
    std::vector<Edge> edges;
    while (rows.step())
        edges.push_back({rows.text(0), rows.text(1), rows.text(2)});
    for (const Edge &edge : edges)
        storedEdge(edge, edge.source == nodeId ? edge.target : edge.source);
}

void GraphWalk::storedEdge(const Edge &edge, const QString &other)
{
    const QString kind = other.section(u'-', 0, 0);
    const QString rest = other.section(u'-', 1);
    if (kind == "ctx"_L1) {
        tie(0, edge, [this, other] { return m_nodes.context(other, m_projects); });
    } else if (kind == "path"_L1) {
        tie(0, edge, [this, rest] { return m_nodes.path(rest.toLongLong(), m_projects); });
    } else if (isUlid(other)) {
        tie(0, edge, [this, other] { return m_nodes.episode(other, m_projects); });
    } else if (kind == "mem"_L1) {
        tie(0, edge, [this, other] { return m_nodes.memory(other, m_projects); });
    } else if (kind == "lesson"_L1) {
        const std::optional<Lesson> lesson = lessonOf(other);
        if (lesson)
            tie(lesson->lastSeen, edge, [this, lesson] { return std::optional(m_nodes.lesson(*lesson)); });
    } else if (const std::optional<Experience> x = experienceOf(u"exp-"_s + rest); !x && kind == "task"_L1) {
        tie(0, edge, [this, other] { return m_nodes.askedTask(other, m_projects); });
    } else if (x) {
        tie(x->started, edge, [this, x, kind]() -> std::optional<Node> {
            if (kind == "task"_L1)
                return m_nodes.task(*x);
            if (kind == "exec"_L1)
                return m_nodes.execution(*x);
            return kind == "out"_L1 ? m_nodes.outcome(*x) : m_nodes.experience(*x);
        });
    }
}

} // namespace evoca::model
