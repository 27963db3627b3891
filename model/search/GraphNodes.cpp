#include "search/GraphNodes.h"

#include "learning/TaskClassifier.h"
#include "store/Connection.h"
#include "store/Statement.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype shownInput = 400; ///< bytes of a call's input

QString iso(qint64 time)
{
    return time > 0 ? QDateTime::fromMSecsSinceEpoch(time, QTimeZone::UTC).toString(Qt::ISODateWithMs) : QString();
}

double minutes(qint64 ms)
{
    return std::round(double(ms) / 6000.0) / 10.0;
}

QString sourceId(StatusSource source)
{
    static constexpr std::array ids {u"inferred", u"person", u"agent"};
    const auto index = std::size_t(source);
    return index < ids.size() ? QString::fromUtf16(ids[index]) : QString();
}

QString evidenceId(Evidence::Kind kind)
{
    static constexpr std::array ids {u"check_passed", u"check_failed", u"last_edit",       u"answer_given", u"no_check",
                                     u"interrupted",  u"person_said",  u"call_unfinished", u"no_answer"};
    const auto index = std::size_t(kind);
    return index < ids.size() ? QString::fromUtf16(ids[index]) : QString();
}

QVariantList evidenceFields(const std::vector<Evidence> &evidence)
{
    QVariantList list;
    for (const Evidence &one : evidence) {
        QVariantMap fields {{u"kind"_s, evidenceId(one.kind)},
                            {u"text"_s, one.text},
                            {u"detail"_s, one.detail},
                            {u"at"_s, iso(one.time)}};
        if (one.message != 0)
            fields.insert(u"message"_s, one.message);
        list << fields;
    }
    return list;
}

QVariantList fileFields(const std::vector<FileChange> &files)
{
    QVariantList list;
    for (const FileChange &file : files) {
        QVariantMap fields {{u"path"_s, file.path}, {u"edits"_s, file.edits}};
        if (file.added >= 0)
            fields.insert(u"added"_s, file.added);
        if (file.removed >= 0)
            fields.insert(u"removed"_s, file.removed);
        list << fields;
    }
    return list;
}

QString callStatus(const Message &call)
{
    if (call.failed)
        return u"failure"_s;
    return call.finished ? u"success"_s : u"running"_s;
}

bool hasExpired(qint64 expires)
{
    return expires > 0 && expires <= QDateTime::currentMSecsSinceEpoch();
}

} // namespace

bool isAllowed(RowId project, const std::vector<RowId> &projects)
{
    return projects.empty() || std::ranges::find(projects, project) != projects.end();
}

GraphNodes::GraphNodes(Connection &connection) : m_connection(connection), m_texts(connection) { }

QString GraphNodes::idOf(QStringView kind, const Experience &experience)
{
    return kind + u'-' + experience.globalId.section(u'-', 1);
}

QString GraphNodes::callId(RowId message)
{
    return u"call-"_s + QString::number(message);
}

QString GraphNodes::pathId(RowId path)
{
    return u"path-"_s + QString::number(path);
}

QString GraphNodes::projectName(RowId project) const
{
    Statement row = m_connection.statement("SELECT name FROM project WHERE id = ?1");
    return row.bind(project).step() ? row.text(0) : QString();
}

QString GraphNodes::sessionId(RowId session) const
{
    Statement row = m_connection.statement("SELECT native_id FROM session WHERE id = ?1");
    return row.bind(session).step() ? row.text(0) : QString();
}

Node GraphNodes::task(const Experience &x) const
{
    return {idOf(u"task", x),
            u"Task"_s,
            {{u"title"_s, x.title},
             {u"description"_s, x.description},
             {u"task_class"_s, taskClassId(x.taskClass)},
             {u"task_mode"_s, taskModeId(x.mode)},
             {u"agent"_s, agentId(x.agent)},
             {u"project"_s, projectName(x.project)},
             {u"session_id"_s, sessionId(x.session)},
             {u"message"_s, x.firstMessage},
             {u"started_at"_s, iso(x.started)}}};
}

Node GraphNodes::execution(const Experience &x) const
{
    return {idOf(u"exec", x),
            u"Execution"_s,
            {{u"task_id"_s, idOf(u"task", x)},
             {u"agent"_s, agentId(x.agent)},
             {u"session_id"_s, sessionId(x.session)},
             {u"strategy"_s, x.strategy},
             {u"started_at"_s, iso(x.started)},
             {u"ended_at"_s, iso(x.ended)},
             {u"active_minutes"_s, minutes(x.activeMs)},
             {u"tool_calls"_s, x.toolCalls},
             {u"failures"_s, x.failures}}};
}

Node GraphNodes::outcome(const Experience &x) const
{
    return {idOf(u"out", x),
            u"Outcome"_s,
            {{u"status"_s, statusId(x.status)},
             {u"status_source"_s, sourceId(x.statusSource)},
             {u"verified"_s, x.statusSource != StatusSource::Inferred},
             {u"evidence"_s, evidenceFields(x.evidence)},
             {u"active_minutes"_s, minutes(x.activeMs)},
             {u"tool_calls"_s, x.toolCalls},
             {u"failures"_s, x.failures},
             {u"chosen_strategy"_s, x.strategy}}};
}

Node GraphNodes::experience(const Experience &x) const
{
    return {x.globalId,
            u"Experience"_s,
            {{u"title"_s, x.title},
             {u"description"_s, x.description},
             {u"class"_s, taskClassId(x.taskClass)},
             {u"mode"_s, taskModeId(x.mode)},
             {u"strategy"_s, x.strategy},
             {u"status"_s, statusId(x.status)},
             {u"agent"_s, agentId(x.agent)},
             {u"project"_s, projectName(x.project)},
             {u"minutes"_s, minutes(x.activeMs)},
             {u"tool_calls"_s, x.toolCalls},
             {u"failures"_s, x.failures},
             {u"files"_s, fileFields(x.files)},
             {u"errors"_s, x.errors},
             {u"created_at"_s, iso(x.ended)},
             {u"revision"_s, x.revision}}};
}

Node GraphNodes::lesson(const Lesson &lesson) const
{
    return {lesson.globalId,
            u"Lesson"_s,
            {{u"kind"_s, lessonKindId(lesson.kind)},
             {u"task_class"_s, taskClassId(lesson.taskClass)},
             {u"key"_s, lesson.key},
             {u"text"_s, lesson.text},
             {u"confidence"_s, lesson.confidence},
             {u"support"_s, lesson.support},
             {u"against"_s, lesson.against},
             {u"first_seen"_s, iso(lesson.firstSeen)},
             {u"last_seen"_s, iso(lesson.lastSeen)},
             {u"confirmed_by_person"_s, lesson.word == LessonWord::Confirmed},
             {u"disputed_by_person"_s, lesson.word == LessonWord::Disputed},
             {u"pinned"_s, lesson.pinned},
             {u"muted"_s, lesson.muted},
             {u"edited"_s, lesson.edited}}};
}

Node GraphNodes::call(const Message &call) const
{
    Node node {callId(call.id),
               u"ToolCall"_s,
               {{u"name"_s, call.tool},
                {u"category"_s, toolCategoryId(call.category)},
                {u"status"_s, callStatus(call)},
                {u"started_at"_s, iso(call.time)},
                {u"session_id"_s, sessionId(call.session)}}};
    if (call.durationMs >= 0)
        node.fields.insert(u"duration_ms"_s, call.durationMs);
    if (const Result<QByteArray> input = m_texts.text(call, shownInput); input && !input->isEmpty())
        node.fields.insert(u"input"_s, QString::fromUtf8(*input));
    return node;
}

std::optional<Node> GraphNodes::context(const QString &id, const std::vector<RowId> &projects) const
{
    Statement row = m_connection.statement(
        "SELECT project, task_text, body, created FROM context WHERE global_id = ?1 AND deleted_at = 0");
    if (!row.bind(id).step() || !isAllowed(row.integer(0), projects))
        return std::nullopt;
    return Node {id,
                 u"Context"_s,
                 {{u"project"_s, projectName(row.integer(0))},
                  {u"task"_s, row.text(1)},
                  {u"text"_s, row.text(2)},
                  {u"created_at"_s, iso(row.integer(3))}}};
}

std::optional<Node> GraphNodes::askedTask(const QString &id, const std::vector<RowId> &projects) const
{
    Statement row = m_connection.statement(
        "SELECT project, task_text, created FROM context WHERE global_id = ?1 AND deleted_at = 0");
    const QString context = u"ctx-"_s + id.section(u'-', 1);
    if (!row.bind(context).step() || !isAllowed(row.integer(0), projects))
        return std::nullopt;
    const TaskClass taskClass = classifyPrompt(row.text(1));
    return Node {id,
                 u"Task"_s,
                 {{u"description"_s, row.text(1)},
                  {u"task_class"_s, taskClassId(taskClass)},
                  {u"task_mode"_s, taskModeId(modeOf(taskClass))},
                  {u"project"_s, projectName(row.integer(0))},
                  {u"asked_at"_s, iso(row.integer(2))}}};
}

std::optional<Node> GraphNodes::path(RowId id, const std::vector<RowId> &projects) const
{
    Statement row = m_connection.statement(
        "SELECT p.strategy, p.fields, c.project FROM candidate_path p JOIN context c ON c.id = p.context WHERE p.id = ?1 AND c.deleted_at = 0");
    if (!row.bind(id).step() || !isAllowed(row.integer(2), projects))
        return std::nullopt;
    QVariantMap fields = QJsonDocument::fromJson(row.text(1).toUtf8()).object().toVariantMap();
    fields.insert(u"strategy"_s, row.text(0));
    return Node {pathId(id), u"CandidatePath"_s, fields};
}

std::optional<Node> GraphNodes::episode(const QString &id, const std::vector<RowId> &projects) const
{
    Statement row = m_connection.statement("SELECT project, session_id, swarm_id, created, expires FROM episode"
                                           " WHERE id = ?1 AND deleted_at = 0");
    if (!row.bind(id).step() || !isAllowed(row.integer(0), projects) || hasExpired(row.integer(4)))
        return std::nullopt;
    return Node {id,
                 u"Episode"_s,
                 {{u"project"_s, projectName(row.integer(0))},
                  {u"session_id"_s, row.text(1)},
                  {u"swarm_id"_s, row.text(2)},
                  {u"created_at"_s, iso(row.integer(3))}}};
}

std::optional<Node> GraphNodes::memory(const QString &id, const std::vector<RowId> &projects) const
{
    Statement row = m_connection.statement("SELECT project, path, type, created, updated, expires FROM memory"
                                           " WHERE global_id = ?1 AND deleted_at = 0");
    if (!row.bind(id).step() || !isAllowed(row.integer(0), projects) || hasExpired(row.integer(5)))
        return std::nullopt;
    return Node {id,
                 u"Memory"_s,
                 {{u"project"_s, projectName(row.integer(0))},
                  {u"path"_s, row.text(1)},
                  {u"type"_s, row.text(2)},
                  {u"created_at"_s, iso(row.integer(3))},
                  {u"updated_at"_s, iso(row.integer(4))}}};
}

} // namespace evoca::model
