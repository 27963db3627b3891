#include "OpenReflexHome.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlError>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace evoca::test {

namespace {

QJsonObject call(const QString &execution, const QString &name, const QString &category, double at,
                 const QString &status, const QJsonArray &files = {}, const QString &error = {})
{
    return {{u"execution_id"_s, execution},
            {u"external_id"_s, u"x"_s},
            {u"name"_s, name},
            {u"category"_s, category},
            {u"fingerprint"_s, u"f"_s},
            {u"files"_s, files},
            {u"started_at"_s, at},
            {u"ended_at"_s, at + 2},
            {u"status"_s, status},
            {u"error_signature"_s, error.isEmpty() ? QJsonValue() : QJsonValue(error)},
            {u"duration_ms"_s, 2000.0}};
}

} // namespace

OpenReflexHome::OpenReflexHome() = default;

OpenReflexHome::~OpenReflexHome()
{
    close();
}

void OpenReflexHome::close()
{
    if (m_name.isEmpty())
        return;
    QSqlDatabase::database(m_name).close();
    QSqlDatabase::removeDatabase(m_name);
    m_name.clear();
}

void OpenReflexHome::exec(const QString &sql, const QVariantList &values)
{
    QSqlQuery query(QSqlDatabase::database(m_name));
    query.prepare(sql);
    for (const QVariant &value : values)
        query.addBindValue(value);
    if (!query.exec())
        qFatal("%s: %s", qPrintable(sql), qPrintable(query.lastError().text()));
}

void OpenReflexHome::addProject(const QString &path, bool approved, int version)
{
    close();
    const QString hash = QString::fromLatin1(
        QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().first(24));
    const QString folder = m_folder.path() + u"/projects/"_s + hash;
    QDir().mkpath(folder);
    m_file = folder + u"/experience.sqlite3"_s;
    m_name = u"openreflex-%1"_s.arg(hash);
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
    database.setDatabaseName(m_file);
    if (!database.open())
        qFatal("cannot make %s", qPrintable(m_file));
    exec(u"PRAGMA journal_mode=WAL"_s);
    exec(u"CREATE TABLE IF NOT EXISTS nodes(id TEXT PRIMARY KEY, kind TEXT NOT NULL, data TEXT NOT NULL)"_s);
    exec(u"CREATE TABLE IF NOT EXISTS edges(source TEXT NOT NULL, relation TEXT NOT NULL, target TEXT NOT NULL,"
         " PRIMARY KEY(source, relation, target))"_s);
    exec(u"PRAGMA user_version = %1"_s.arg(version));
    if (approved)
        m_approvals.insert(path, QJsonObject {{u"path"_s, path}, {u"approved_at"_s, 1.0}, {u"source"_s, u"cli"_s}});
    writeApprovals();
}

void OpenReflexHome::writeApprovals() const
{
    QFile file(m_folder.path() + u"/approvals.json"_s);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write approvals");
    file.write(QJsonDocument(QJsonObject {{u"projects"_s, m_approvals}}).toJson());
}

void OpenReflexHome::node(const QString &id, const QString &kind, const QJsonObject &data)
{
    QJsonObject whole = data;
    whole.insert(u"id"_s, id);
    rawNode(id, kind, QJsonDocument(whole).toJson(QJsonDocument::Compact));
}

void OpenReflexHome::rawNode(const QString &id, const QString &kind, const QByteArray &data)
{
    exec(u"INSERT OR REPLACE INTO nodes VALUES(?, ?, ?)"_s, {id, kind, QString::fromUtf8(data)});
}

void OpenReflexHome::edge(const QString &source, const QString &relation, const QString &target)
{
    exec(u"INSERT OR IGNORE INTO edges VALUES(?, ?, ?)"_s, {source, relation, target});
}

void OpenReflexHome::addRun(const QString &id, const QString &agent, const QString &session, const QString &description,
                            double startedAt, const QString &status)
{
    const QString execution = u"exec"_s + id;
    const QString signature = u"AssertionError: assert <n> == <n>"_s;
    node(u"task"_s + id, u"Task"_s,
         {{u"description"_s, description},
          {u"task_class"_s, u"debug"_s},
          {u"session_id"_s, session},
          {u"agent"_s, agent},
          {u"started_at"_s, startedAt}});
    node(execution, u"Execution"_s,
         {{u"task_id"_s, QString(u"task"_s + id)},
          {u"agent"_s, agent},
          {u"session_id"_s, session},
          {u"started_at"_s, startedAt},
          {u"ended_at"_s, startedAt + 300}});
    node(u"call1"_s + id, u"ToolCall"_s,
         call(execution, u"Bash"_s, u"test"_s, startedAt + 10, u"failure"_s, {}, signature));
    node(u"call2"_s + id, u"ToolCall"_s,
         call(execution, u"Edit"_s, u"edit"_s, startedAt + 20, u"success"_s, {u"src/cart.py"_s}));
    node(u"call3"_s + id, u"ToolCall"_s, call(execution, u"Bash"_s, u"test"_s, startedAt + 30, u"success"_s));
    node(u"out-"_s + execution, u"Outcome"_s,
         {{u"execution_id"_s, execution},
          {u"status"_s, status},
          {u"evidence"_s, u"last check passed"_s},
          {u"verified"_s, true}});
    node(u"exp-"_s + execution, u"Experience"_s,
         {{u"task_id"_s, QString(u"task"_s + id)},
          {u"execution_id"_s, execution},
          {u"outcome_id"_s, QString(u"out-"_s + execution)},
          {u"agent"_s, agent},
          {u"description"_s, description},
          {u"task_class"_s, u"debug"_s},
          {u"strategy"_s, u"test-first"_s},
          {u"status"_s, status},
          {u"elapsed_seconds"_s, 95.5},
          {u"tool_calls"_s, 3},
          {u"files"_s, QJsonArray {u"src/cart.py"_s, u"tests/test_cart.py"_s}},
          {u"created_at"_s, startedAt + 301}});
    node(u"lesson"_s + id, u"Lesson"_s,
         {{u"experience_id"_s, QString(u"exp-"_s + execution)},
          {u"key"_s, u"0123456789abcdef"_s},
          {u"kind"_s, u"resolution"_s},
          {u"task_class"_s, u"debug"_s},
          {u"text"_s, u"When the cart test fails, look at src/cart.py"_s},
          {u"confidence"_s, 0.6},
          {u"evidence_ids"_s, QJsonArray {QString(u"call3"_s + id)}}});
    edge(execution, u"failed_with"_s, u"call1"_s + id);
    edge(u"call1"_s + id, u"resolved_by"_s, u"call3"_s + id);
}

} // namespace evoca::test
