#include "history/OpenReflexGraph.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <sqlite3.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int newestVersion = 2;
constexpr int busyMs = 3000;
constexpr int longestNode = 4 * 1024 * 1024;

struct CloseDatabase
{
    void operator()(sqlite3 *database) const { sqlite3_close(database); }
};
struct FinalizeStatement
{
    void operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;
using Query = std::unique_ptr<sqlite3_stmt, FinalizeStatement>;

Error error(ErrorCode code, const char *text, const QString &file)
{
    return {code, QCoreApplication::translate("History", text).arg(QDir::toNativeSeparators(file)), u"path"_s};
}

Database open(const QString &file)
{
    const bool waiting = QFileInfo(file + "-wal"_L1).size() > 0;
    const QByteArray uri = "file:" + QUrl::toPercentEncoding(file, "/")
        + (waiting ? "?mode=ro" : "?mode=ro&immutable=1");
    sqlite3 *database = nullptr;
    const int opened = sqlite3_open_v2(uri.constData(), &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr);
    Database owned(database);
    if (opened != SQLITE_OK)
        return nullptr;
    sqlite3_busy_timeout(database, busyMs);
    return owned;
}

Query prepare(sqlite3 *database, const char *sql)
{
    sqlite3_stmt *statement = nullptr;
    sqlite3_prepare_v2(database, sql, -1, &statement, nullptr);
    return Query(statement);
}

QString text(sqlite3_stmt *row, int column)
{
    const auto *utf8 = reinterpret_cast<const char *>(sqlite3_column_text(row, column));
    return utf8 ? QString::fromUtf8(utf8, sqlite3_column_bytes(row, column)) : QString();
}

/// Epoch seconds as a number; 0 for anything else.
qint64 millis(const QJsonValue &value)
{
    const double seconds = value.toDouble();
    return std::isfinite(seconds) && seconds > 0 && seconds < 1e11 ? qint64(std::llround(seconds * 1000)) : 0;
}

QStringList strings(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue &item : value.toArray()) {
        if (item.isString())
            list << item.toString();
    }
    return list;
}

class GraphReader
{
public:
    explicit GraphReader(sqlite3 *database) : m_database(database) { }

    bool read(const std::stop_token &stop) { return readNodes(stop) && readEdges(stop); }

    OpenReflexGraph build()
    {
        for (const auto &[row, experience] : m_experiences)
            addTask(row, experience);
        std::ranges::stable_sort(m_graph.tasks, {}, &OpenReflexTask::started);
        return std::move(m_graph);
    }

private:
    bool readNodes(const std::stop_token &stop)
    {
        const Query rows = prepare(m_database, "SELECT rowid, id, kind, data FROM nodes ORDER BY rowid");
        if (!rows)
            return false;
        int state = SQLITE_ROW;
        while (!stop.stop_requested() && (state = sqlite3_step(rows.get())) == SQLITE_ROW)
            readNode(rows.get());
        return state == SQLITE_DONE || stop.stop_requested();
    }

    void readNode(sqlite3_stmt *row)
    {
        const qint64 number = sqlite3_column_int64(row, 0);
        const QString id = text(row, 1);
        const QString kind = text(row, 2);
        const auto *data = reinterpret_cast<const char *>(sqlite3_column_text(row, 3));
        const int size = sqlite3_column_bytes(row, 3);
        const QByteArray json(data, data ? size : 0);
        const QJsonDocument document = size <= longestNode ? QJsonDocument::fromJson(json) : QJsonDocument();
        if (!document.isObject()) {
            m_graph.damaged.push_back({number, id, u"bad_json"_s});
            return;
        }
        sort(number, id, kind, document.object());
    }

    void sort(qint64 row, const QString &id, const QString &kind, const QJsonObject &node)
    {
        if (kind == "Experience"_L1)
            m_experiences.emplace_back(row, node);
        else if (kind == "Task"_L1)
            m_tasks.insert(id, node);
        else if (kind == "Execution"_L1)
            m_executions.insert(id, node);
        else if (kind == "Outcome"_L1)
            m_outcomes.insert(id, node);
        else if (kind == "ToolCall"_L1)
            m_calls[node.value("execution_id"_L1).toString()].emplace_back(id, node);
        else if (kind == "Lesson"_L1)
            m_lessons[node.value("experience_id"_L1).toString()].push_back(node);
        else if (kind != "Context"_L1 && kind != "CandidatePath"_L1) // plans are not history
            m_graph.damaged.push_back({row, id, u"wrong_kind"_s});
    }

    bool readEdges(const std::stop_token &stop)
    {
        const Query rows = prepare(m_database, "SELECT source, target FROM edges WHERE relation = 'resolved_by'");
        while (rows && !stop.stop_requested() && sqlite3_step(rows.get()) == SQLITE_ROW)
            m_resolved.insert(text(rows.get(), 0), text(rows.get(), 1));
        return true;
    }

    void addTask(qint64 row, const QJsonObject &experience)
    {
        OpenReflexTask task;
        task.execution = experience.value("execution_id"_L1).toString();
        const QJsonObject asked = m_tasks.value(experience.value("task_id"_L1).toString());
        const QJsonObject execution = m_executions.value(task.execution);
        task.description = experience.value("description"_L1).toString(asked.value("description"_L1).toString());
        if (task.execution.isEmpty() || task.description.trimmed().isEmpty()) {
            m_graph.damaged.push_back({row, experience.value("id"_L1).toString(), u"no_task"_s});
            return;
        }
        task.agent = experience.value("agent"_L1).toString(execution.value("agent"_L1).toString());
        task.session = execution.value("session_id"_L1).toString(asked.value("session_id"_L1).toString());
        task.taskClass = experience.value("task_class"_L1).toString();
        task.strategy = experience.value("strategy"_L1).toString();
        task.files = strings(experience.value("files"_L1));
        addOutcome(experience, task);
        addTimes(experience, asked, execution, task);
        addCalls(task);
        addLessons(experience.value("id"_L1).toString(), task);
        m_graph.tasks.push_back(std::move(task));
    }

    void addOutcome(const QJsonObject &experience, OpenReflexTask &task)
    {
        const QJsonObject outcome = m_outcomes.value(experience.value("outcome_id"_L1).toString());
        const QString status = experience.value("status"_L1).toString(outcome.value("status"_L1).toString());
        task.status = statusFromId(status).value_or(Status::Unknown);
        task.evidence = outcome.value("evidence"_L1).toString();
        task.verified = outcome.value("verified"_L1).toBool();
    }

    static void addTimes(const QJsonObject &experience, const QJsonObject &asked, const QJsonObject &execution,
                         OpenReflexTask &task)
    {
        task.activeMs = millis(experience.value("elapsed_seconds"_L1));
        task.started = millis(execution.value("started_at"_L1));
        if (task.started == 0)
            task.started = millis(asked.value("started_at"_L1));
        task.ended = millis(execution.value("ended_at"_L1));
        if (task.ended == 0)
            task.ended = millis(experience.value("created_at"_L1));
        if (task.started == 0)
            task.started = std::max<qint64>(0, task.ended - task.activeMs);
        task.ended = std::max(task.ended, task.started);
    }

    void addCalls(OpenReflexTask &task)
    {
        const auto &calls = m_calls[task.execution];
        for (const auto &[id, node] : calls) {
            const QString status = node.value("status"_L1).toString();
            task.calls.push_back({id, node.value("name"_L1).toString(), node.value("category"_L1).toString(),
                                  strings(node.value("files"_L1)), node.value("error_signature"_L1).toString(),
                                  millis(node.value("started_at"_L1)), millis(node.value("ended_at"_L1)),
                                  status == "failure"_L1, status == "failure"_L1 || status == "success"_L1});
            if (m_resolved.contains(id))
                task.resolutions.push_back({id, m_resolved.value(id)});
        }
        std::ranges::stable_sort(task.calls, {}, &OpenReflexTask::Call::started);
    }

    void addLessons(const QString &experience, OpenReflexTask &task)
    {
        for (const QJsonObject &node : std::as_const(m_lessons[experience])) {
            const double confidence = node.value("confidence"_L1).toDouble();
            task.lessons.push_back({node.value("kind"_L1).toString(), node.value("key"_L1).toString(),
                                    node.value("text"_L1).toString(), std::clamp(confidence, 0.0, 1.0),
                                    strings(node.value("evidence_ids"_L1))});
        }
    }

    sqlite3 *m_database;
    OpenReflexGraph m_graph;
    std::vector<std::pair<qint64, QJsonObject>> m_experiences;
    QHash<QString, QJsonObject> m_tasks;
    QHash<QString, QJsonObject> m_executions;
    QHash<QString, QJsonObject> m_outcomes;
    QHash<QString, std::vector<std::pair<QString, QJsonObject>>> m_calls; ///< by execution
    QHash<QString, std::vector<QJsonObject>> m_lessons; ///< by experience
    QHash<QString, QString> m_resolved;
};

int versionOf(sqlite3 *database)
{
    const Query row = prepare(database, "PRAGMA user_version");
    return row && sqlite3_step(row.get()) == SQLITE_ROW ? sqlite3_column_int(row.get(), 0) : -1;
}

} // namespace

Result<OpenReflexGraph> readOpenReflex(const QString &file, std::stop_token stop)
{
    const Database database = open(file);
    const int version = database ? versionOf(database.get()) : -1;
    if (version > newestVersion)
        return std::unexpected(
            error(ErrorCode::TooNew, QT_TRANSLATE_NOOP("History", "%1 was written by a newer OpenReflex."), file));
    GraphReader reader(database.get());
    if (version < 0 || !reader.read(stop))
        return std::unexpected(
            error(ErrorCode::Damaged, QT_TRANSLATE_NOOP("History", "%1 is no readable OpenReflex database."), file));
    if (stop.stop_requested())
        return std::unexpected(Error {ErrorCode::Cancelled, {}, {}});
    return reader.build();
}

} // namespace evoca::model
