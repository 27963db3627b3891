#include "journal/BetterMemoryFile.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(BetterMemory)
};

using Database = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;

Error cannotRead()
{
    return {ErrorCode::Damaged, Messages::tr("This is no database of bettermemory, or it is damaged."), {}};
}

/// mode=ro keeps a log beside the file readable. Where no log can be made (read-only media), the file alone is read.
Database openReadOnly(const QString &path)
{
    for (const char *mode : {"?mode=ro", "?mode=ro&immutable=1"}) {
        sqlite3 *raw = nullptr;
        const QByteArray uri = "file:" + QUrl::toPercentEncoding(path, "/") + mode;
        const int code = sqlite3_open_v2(uri.constData(), &raw, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr);
        Database database(raw, &sqlite3_close);
        sqlite3_busy_timeout(raw, 2000);
        if (code == SQLITE_OK
            && sqlite3_exec(raw, "SELECT 1 FROM sqlite_schema", nullptr, nullptr, nullptr) == SQLITE_OK)
            return database;
    }
    return {nullptr, &sqlite3_close};
}

QJsonValue jsonOf(const QByteArray &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (document.isArray())
        return document.array();
    return document.isObject() ? QJsonValue(document.object()) : QJsonValue(QString::fromUtf8(text));
}

/// "scopes_json" gives field "scopes"; nulls are left out, as files leave them out.
void addColumn(QJsonObject &fields, sqlite3_stmt *row, int column)
{
    QString name = QString::fromUtf8(sqlite3_column_name(row, column));
    const int type = sqlite3_column_type(row, column);
    if (type == SQLITE_NULL)
        return;
    if (type == SQLITE_INTEGER) {
        fields.insert(name, sqlite3_column_int64(row, column));
        return;
    }
    if (type == SQLITE_FLOAT) {
        fields.insert(name, sqlite3_column_double(row, column));
        return;
    }
    const QByteArray bytes(static_cast<const char *>(sqlite3_column_blob(row, column)),
                           sqlite3_column_bytes(row, column));
    if (type == SQLITE_BLOB) {
        fields.insert(name, QString::fromLatin1(bytes.toHex()));
    } else if (name.endsWith("_json"_L1)) {
        name.chop(5);
        const QJsonValue value = jsonOf(bytes);
        if (!(value.isArray() && value.toArray().isEmpty()))
            fields.insert(name, value);
    } else {
        fields.insert(name, QString::fromUtf8(bytes));
    }
}

} // namespace

BetterMemoryFile::BetterMemoryFile(QString file) : m_file(std::move(file)) { }

Result<void> BetterMemoryFile::eachRow(sqlite3 *database, const char *table, const Row &row) const
{
    sqlite3_stmt *raw = nullptr;
    if (sqlite3_table_column_metadata(database, "main", table, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr)
        != SQLITE_OK)
        return {}; // a release without it
    const QByteArray sql = QByteArray("SELECT * FROM ") + table;
    if (sqlite3_prepare_v2(database, sql.constData(), -1, &raw, nullptr) != SQLITE_OK)
        return std::unexpected(cannotRead());
    const std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> statement(raw, &sqlite3_finalize);
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(raw)) == SQLITE_ROW) {
        QJsonObject fields;
        for (int column = 0; column < sqlite3_column_count(raw); ++column)
            addColumn(fields, raw, column);
        row(fields);
    }
    return code == SQLITE_DONE ? Result<void>() : std::unexpected(cannotRead());
}

BetterMemoryLog BetterMemoryFile::log(const Sink &sink) const
{
    BetterMemoryLog log;
    log.setComplete(false); // its chain of keys is not checked here
    const Database database = openReadOnly(m_file);
    if (!database)
        return log; // read() tells
    const auto read = eachRow(database.get(), "log", [&log](const QJsonObject &row) {
        QJsonObject event = jsonOf(row.value("payload"_L1).toString().toUtf8()).toObject();
        for (const auto key : {"ts"_L1, "session"_L1, "kind"_L1})
            event.insert(key, row.value(key));
        log.add(event);
    });
    if (!read)
        sink.skipped(m_file + "#log"_L1, read.error().message);
    return log;
}

Result<void> BetterMemoryFile::read(const Sink &sink, const std::stop_token &stop) const
{
    const Database database = openReadOnly(m_file);
    if (!database)
        return std::unexpected(cannotRead());
    const auto take = [&](const char *table, bool episode) -> Result<void> {
        return eachRow(database.get(), table, [&](QJsonObject fields) {
            if (stop.stop_requested())
                return;
            const QString body = fields.take("body"_L1).toString();
            if (qstrcmp(table, "tombstones") == 0 && !fields.contains("removed"_L1))
                fields.insert("removed"_L1, fields.value("removed_at"_L1));
            auto record = episode ? BetterMemoryRecord::fromEpisode(fields, body)
                                  : BetterMemoryRecord::fromMemory(fields, body);
            if (record)
                sink.record(std::move(*record));
            else
                sink.skipped(u"%1#%2/%3"_s.arg(m_file, QLatin1StringView(table), fields.value("id"_L1).toString()),
                             record.error().message);
        });
    };
    for (const auto &[table, episode] :
         {std::pair("memories", false), std::pair("tombstones", false), std::pair("episodes", true)}) {
        if (const auto done = take(table, episode); !done)
            sink.skipped(u"%1#%2"_s.arg(m_file, QLatin1StringView(table)), done.error().message);
    }
    if (stop.stop_requested())
        return std::unexpected(Error {ErrorCode::Cancelled, {}, {}});
    return {};
}

} // namespace evoca::model
