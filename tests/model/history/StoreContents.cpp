#include "model/history/ImportHome.h"
#include "store/Connection.h"
#include "store/TextStore.h"

#include <QCryptographicHash>
#include <QHash>

using namespace Qt::StringLiterals;

namespace evoca::test {

using namespace evoca::model;

namespace {

std::unique_ptr<Connection> reading(const StorePaths &paths)
{
    auto opened = Connection::open(paths, u"test"_s, Connection::Mode::Read);
    if (!opened)
        qFatal("the store does not open: %s", qPrintable(opened.error().message));
    return std::move(*opened);
}

QString joined(QSqlQuery &row, int columns)
{
    QStringList values;
    for (int i = 0; i < columns; ++i)
        values << (row.value(i).typeId() == QMetaType::QByteArray
                       ? QString::fromLatin1(row.value(i).toByteArray().toHex())
                       : row.value(i).toString());
    return values.join(u" | "_s);
}

void addQuery(QStringList &out, const Connection &connection, const QString &label, const QString &sql, int columns)
{
    auto rows = connection.run(sql);
    if (!rows)
        qFatal("query failed: %s", qPrintable(sql));
    while (rows->next())
        out << label + u": "_s + joined(*rows, columns);
}

void addMessages(QStringList &out, Connection &connection)
{
    TextStore texts(connection);
    auto sessions = connection.run(u"SELECT id, native_id FROM session ORDER BY agent, native_id"_s);
    while (sessions->next()) {
        const auto messages = texts.messages(sessions->value(0).toLongLong());
        if (!messages)
            qFatal("messages cannot be read");
        QHash<RowId, qsizetype> places;
        for (qsizetype i = 0; i < qsizetype(messages->size()); ++i)
            places.insert((*messages)[size_t(i)].id, i + 1);
        for (const Message &m : *messages) {
            const auto text = texts.text(m);
            if (!text)
                qFatal("a text cannot be read");
            out << u"message %1 #%2: kind %3 cat %4 %5%6%7%8%9 tool %10 pair %11 ms %12 time %13 text %14"_s
                       .arg(sessions->value(1).toString())
                       .arg(places.value(m.id))
                       .arg(int(m.kind))
                       .arg(int(m.category))
                       .arg(int(m.failed))
                       .arg(int(m.finished))
                       .arg(int(m.copy))
                       .arg(int(m.cut))
                       .arg(int(m.rolledBack))
                       .arg(m.tool)
                       .arg(places.value(m.pair))
                       .arg(m.durationMs)
                       .arg(m.time)
                       .arg(QString::fromLatin1(
                           QCryptographicHash::hash(*text, QCryptographicHash::Md5).toHex().left(12)));
        }
    }
}

} // namespace

QStringList storeContents(const StorePaths &paths)
{
    const auto connection = reading(paths);
    QStringList out;
    addQuery(
        out, *connection, u"session"_s,
        u"SELECT s.agent, s.native_id, s.parent_native_id, coalesce(q.native_id, ''), s.forked_from, coalesce(p.path, ''), s.cwd, "
        "s.branch, s.title, s.title_rank, s.model, s.version, s.subagent, s.started, s.ended, s.messages, s.prompts, s.answers, "
        "s.tool_calls, s.tasks, s.status, f.path FROM session s LEFT JOIN session q ON q.id = s.parent LEFT JOIN project p "
        "ON p.id = s.project LEFT JOIN source f ON f.id = s.source ORDER BY s.agent, s.native_id"_s,
        22);
    addMessages(out, *connection);
    addQuery(
        out, *connection, u"experience"_s,
        u"SELECT e.global_id, s.native_id, e.title, e.description, e.class, e.mode, e.strategy, e.status, e.inferred_status, "
        "e.started, e.ended, e.active_ms, e.tool_calls, e.failures, e.files, e.errors, json_array_length(e.evidence), "
        "json_array_length(e.fixes) FROM experience e JOIN session s ON s.id = e.session ORDER BY e.global_id"_s,
        18);
    addQuery(
        out, *connection, u"lesson"_s,
        u"SELECT p.path, l.key, l.kind, l.class, l.text, l.confidence, l.support, l.against, l.first_seen, l.last_seen FROM lesson l "
        "LEFT JOIN project p ON p.id = l.project ORDER BY p.path, l.key"_s,
        10);
    addQuery(
        out, *connection, u"evidence"_s,
        u"SELECT l.key, e.global_id, v.agrees, v.confidence, v.message <> 0 FROM lesson_evidence v JOIN lesson l ON l.id = v.lesson "
        "JOIN experience e ON e.id = v.experience ORDER BY l.key, e.global_id"_s,
        5);
    addQuery(
        out, *connection, u"skipped"_s,
        u"SELECT f.path, k.line, k.position, k.reason FROM skipped k JOIN source f ON f.id = k.source ORDER BY f.path, k.position"_s,
        4);
    addQuery(
        out, *connection, u"secret"_s,
        u"SELECT s.native_id, r.kind, r.count FROM replaced_secret r JOIN session s ON s.id = r.session ORDER BY 1, 2"_s,
        3);
    addQuery(out, *connection, u"source"_s,
             u"SELECT path, size, read_offset, complete, deleted FROM source ORDER BY path"_s, 5);
    addQuery(out, *connection, u"project"_s,
             u"SELECT path, name, remote, sessions, last_active FROM project ORDER BY path"_s, 5);
    return out;
}

QStringList storeRows(const StorePaths &paths)
{
    const auto connection = reading(paths);
    QStringList out;
    auto tables = connection->run(
        u"SELECT m.name, (SELECT count(*) FROM pragma_table_info(m.name)) FROM sqlite_master m WHERE m.type = 'table' AND m.name NOT LIKE "
        "'sqlite%' AND m.sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY m.name"_s);
    while (tables->next()) {
        const QString name = tables->value(0).toString();
        addQuery(out, *connection, name, "SELECT * FROM "_L1 + name + " ORDER BY 1, 2"_L1, tables->value(1).toInt());
    }
    return out;
}

} // namespace evoca::test
