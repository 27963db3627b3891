#include "store/ExperienceCodec.h"

#include "store/Statement.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlQuery>

namespace evoca::model {

const std::string_view experienceColumns =
    "x.id, x.global_id, x.session, x.project, x.agent, x.first_message, x.last_message, x.title, x.description, x.class,"
    " x.mode, x.strategy, x.status, x.status_source, x.evidence, x.started, x.ended, x.active_ms, x.tool_calls, x.failures,"
    " x.files, x.errors, x.fixes, x.revision";

namespace {

QByteArray compact(const QJsonArray &array)
{
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

QJsonArray arrayFrom(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).array();
}

/// `Row` offers text, integer and utf8 by column.
template<typename Row>
Experience fromRow(const Row &row)
{
    Experience experience;
    experience.id = row.integer(0);
    experience.globalId = row.text(1);
    experience.session = row.integer(2);
    experience.project = row.integer(3);
    experience.agent = Agent(row.integer(4));
    experience.firstMessage = row.integer(5);
    experience.lastMessage = row.integer(6);
    experience.title = row.text(7);
    experience.description = row.text(8);
    experience.taskClass = TaskClass(row.integer(9));
    experience.mode = TaskMode(row.integer(10));
    experience.strategy = row.text(11);
    experience.status = Status(row.integer(12));
    experience.statusSource = StatusSource(row.integer(13));
    experience.evidence = evidenceFromJson(row.utf8(14));
    experience.started = row.integer(15);
    experience.ended = row.integer(16);
    experience.activeMs = row.integer(17);
    experience.toolCalls = int(row.integer(18));
    experience.failures = int(row.integer(19));
    experience.files = filesFromJson(row.utf8(20));
    experience.errors = stringsFromJson(row.utf8(21));
    experience.fixes = fixesFromJson(row.utf8(22));
    experience.revision = int(row.integer(23));
    return experience;
}

struct QueryRow
{
    const QSqlQuery &query;
    int first;
    qint64 integer(int column) const { return query.value(first + column).toLongLong(); }
    QString text(int column) const { return query.value(first + column).toString(); }
    QByteArray utf8(int column) const { return query.value(first + column).toString().toUtf8(); }
};

struct StatementRow
{
    const Statement &statement;
    int first;
    qint64 integer(int column) const { return statement.integer(first + column); }
    QString text(int column) const { return statement.text(first + column); }
    QByteArray utf8(int column) const { return statement.blob(first + column); }
};

} // namespace

Experience experienceFrom(const QSqlQuery &query, int first)
{
    return fromRow(QueryRow {query, first});
}

Experience experienceFrom(const Statement &statement, int first)
{
    return fromRow(StatementRow {statement, first});
}

QByteArray evidenceToJson(const std::vector<Evidence> &evidence)
{
    QJsonArray array;
    for (const Evidence &item : evidence)
        array.append(QJsonArray {int(item.kind), item.message, item.time, item.text, item.detail});
    return compact(array);
}

std::vector<Evidence> evidenceFromJson(const QByteArray &json)
{
    std::vector<Evidence> evidence;
    for (const QJsonValue &value : arrayFrom(json)) {
        const QJsonArray item = value.toArray();
        evidence.push_back({Evidence::Kind(item.at(0).toInt()), item.at(1).toInteger(), item.at(2).toInteger(),
                            item.at(3).toString(), item.at(4).toString()});
    }
    return evidence;
}

QByteArray filesToJson(const std::vector<FileChange> &files)
{
    QJsonArray array;
    for (const FileChange &file : files)
        array.append(QJsonArray {file.path, file.edits, file.added, file.removed});
    return compact(array);
}

std::vector<FileChange> filesFromJson(const QByteArray &json)
{
    std::vector<FileChange> files;
    for (const QJsonValue &value : arrayFrom(json)) {
        const QJsonArray item = value.toArray();
        files.push_back({item.at(0).toString(), item.at(1).toInt(), item.at(2).toInt(-1), item.at(3).toInt(-1)});
    }
    return files;
}

QByteArray fixesToJson(const std::vector<Fix> &fixes)
{
    QJsonArray array;
    for (const Fix &fix : fixes)
        array.append(QJsonArray {fix.failed, fix.fixed, fix.callsBetween});
    return compact(array);
}

std::vector<Fix> fixesFromJson(const QByteArray &json)
{
    std::vector<Fix> fixes;
    for (const QJsonValue &value : arrayFrom(json)) {
        const QJsonArray item = value.toArray();
        fixes.push_back({item.at(0).toInteger(), item.at(1).toInteger(), item.at(2).toInt()});
    }
    return fixes;
}

QByteArray stringsToJson(const QStringList &strings)
{
    return compact(QJsonArray::fromStringList(strings));
}

QStringList stringsFromJson(const QByteArray &json)
{
    QStringList strings;
    for (const QJsonValue &value : arrayFrom(json))
        strings.append(value.toString());
    return strings;
}

} // namespace evoca::model
