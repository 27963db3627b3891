#include "store/ToolIndexFile.h"

#include "store/FtsTokenizer.h"
#include "store/IndexText.h"
#include "store/StoreLog.h"
#include "text/Tokenizer.h"

#include <QFile>

#include <sqlite3.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 textsInTable = 250'000; ///< a prefix over one table takes at most some 10 ms

constexpr const char *pragmas = "PRAGMA page_size=4096; PRAGMA busy_timeout=10000; PRAGMA secure_delete=ON;"
                                "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-32768;"
                                "PRAGMA wal_autocheckpoint=8000; PRAGMA journal_size_limit=67108864;";

constexpr const char *schema =
    "CREATE TABLE origin (epoch BLOB NOT NULL, rules INTEGER NOT NULL, words INTEGER NOT NULL, removed_seen INTEGER NOT NULL);"
    "CREATE TABLE tool_table (number INTEGER PRIMARY KEY, first INTEGER NOT NULL, last INTEGER NOT NULL, texts INTEGER NOT NULL);"
    "CREATE TABLE covered (first INTEGER PRIMARY KEY, last INTEGER NOT NULL);";

} // namespace

ToolIndexFile::ToolIndexFile(const StorePaths &paths, const QByteArray &epoch) : m_paths(paths), m_epoch(epoch)
{
    if (!open() || !fits())
        makeAnew();
    loadTables();
}

ToolIndexFile::~ToolIndexFile()
{
    m_insert.reset();
    rollBack();
    sqlite3_exec(m_database, "PRAGMA wal_checkpoint(TRUNCATE)", nullptr, nullptr, nullptr);
    sqlite3_close(m_database);
}

/// False when the file is no sound database.
bool ToolIndexFile::open()
{
    const QString path = m_paths.toolIndex();
    QFile file(path);
    if (!file.exists() && file.open(QIODevice::WriteOnly))
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.close();
    int code = sqlite3_open_v2(path.toUtf8().constData(), &m_database, SQLITE_OPEN_READWRITE, nullptr);
    if (code == SQLITE_OK)
        code = registerFtsTokenizer(m_database);
    if (code == SQLITE_OK)
        code = sqlite3_exec(m_database, pragmas, nullptr, nullptr, nullptr);
    if ((code & 0xff) == SQLITE_NOTADB || (code & 0xff) == SQLITE_CORRUPT)
        return false;
    if (code != SQLITE_OK)
        throw SqlFailure {sqlError(m_database)};
    return true;
}

bool ToolIndexFile::fits()
{
    try {
        Statement exists = prepare("SELECT 1 FROM sqlite_schema WHERE name = 'origin'");
        if (!exists.step())
            return false;
        Statement row = prepare("SELECT epoch, rules, words FROM origin");
        return row.step() && row.blob(0) == m_epoch && row.integer(1) == toolIndexRules
            && row.integer(2) == tokenizerVersion;
    } catch (const SqlFailure &failure) {
        if (failure.error.code != ErrorCode::Damaged)
            throw;
        return false;
    }
}

/// Sound but foreign contents are dropped inside the file, since readers have it attached. A damaged file goes.
void ToolIndexFile::makeAnew()
{
    try {
        begin();
        std::vector<std::string> names;
        {
            Statement tables = prepare(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND (sql LIKE 'CREATE VIRTUAL%'"
                " OR name IN ('origin', 'tool_table', 'covered'))");
            while (tables.step())
                names.emplace_back(tables.bytes(0));
        }
        for (const std::string &name : names)
            execute("DROP TABLE \"" + name + "\"");
        makeSchema();
        commit();
        return;
    } catch (const SqlFailure &failure) {
        rollBack();
        if (failure.error.code != ErrorCode::Damaged)
            throw;
    }
    qCWarning(storeLog, "the tool index is damaged and is built anew");
    sqlite3_close(std::exchange(m_database, nullptr));
    for (const auto &suffix : {""_L1, "-wal"_L1, "-shm"_L1})
        QFile::remove(m_paths.toolIndex() + suffix);
    if (!open())
        throw SqlFailure {sqlError(m_database)};
    begin();
    makeSchema();
    commit();
}

void ToolIndexFile::makeSchema()
{
    execute(schema);
    Statement insert = prepare("INSERT INTO origin(epoch, rules, words, removed_seen) VALUES(?1, ?2, ?3, 0)");
    insert.bind(m_epoch, toolIndexRules, tokenizerVersion).run();
}

void ToolIndexFile::loadTables()
{
    m_tables.clear();
    Statement rows = prepare("SELECT number, first, last, texts FROM tool_table ORDER BY first");
    while (rows.step())
        m_tables.push_back({int(rows.integer(0)), rows.integer(1), rows.integer(2), rows.integer(3)});
}

std::vector<IdRange> ToolIndexFile::covered()
{
    std::vector<IdRange> ranges;
    Statement rows = prepare("SELECT first, last FROM covered ORDER BY first");
    while (rows.step())
        ranges.push_back({rows.integer(0), rows.integer(1)});
    return ranges;
}

qint64 ToolIndexFile::removedSeen()
{
    Statement row = prepare("SELECT removed_seen FROM origin");
    return row.step() ? row.integer(0) : 0;
}

void ToolIndexFile::begin()
{
    execute("BEGIN IMMEDIATE");
}

void ToolIndexFile::commit()
{
    {
        Statement update = prepare(
            "INSERT OR REPLACE INTO tool_table(number, first, last, texts) VALUES(?1, ?2, ?3, ?4)");
        for (const ToolTable &table : m_tables)
            update.bind(table.number, table.first, table.last, table.texts).run();
    }
    execute("COMMIT");
}

void ToolIndexFile::rollBack() noexcept
{
    m_insert.reset();
    m_insertTable = -1;
    if (m_database && !sqlite3_get_autocommit(m_database))
        sqlite3_exec(m_database, "ROLLBACK", nullptr, nullptr, nullptr);
}

int ToolIndexFile::tableFor(const IdRange &range)
{
    ToolTable *table = neighbour(range);
    if (!table)
        return makeTable(range);
    table->first = std::min(table->first, range.first);
    table->last = std::max(table->last, range.last);
    return table->number;
}

/// The table around the range, else a neighbour with room: first the newer one (the background pass goes down), then
/// the older one (live messages come on top). Extending neighbours keeps the tables' ranges disjoint.
ToolTable *ToolIndexFile::neighbour(const IdRange &range)
{
    ToolTable *newer = nullptr;
    ToolTable *older = nullptr;
    for (ToolTable &table : m_tables) {
        if (table.first <= range.last && table.last >= range.first)
            return &table;
        if (table.last < range.first && (!older || table.last > older->last))
            older = &table;
        if (table.first > range.last && (!newer || table.first < newer->first))
            newer = &table;
    }
    for (ToolTable *table : {newer, older}) {
        if (table && table->texts < textsInTable)
            return table;
    }
    return nullptr;
}

int ToolIndexFile::makeTable(const IdRange &range)
{
    ToolTable table {0, range.first, range.last, 0};
    for (const ToolTable &other : m_tables)
        table.number = std::max(table.number, other.number + 1);
    const std::string name = table.name();
    execute("CREATE VIRTUAL TABLE " + name
            + " USING fts5(text, content='', contentless_delete=1, detail=none, tokenize='evoca')");
    execute("INSERT INTO " + name + "(" + name + ", rank) VALUES('hashsize', 33554432)");
    execute("INSERT INTO " + name + "(" + name + ", rank) VALUES('automerge', 0)");
    m_tables.push_back(table);
    return table.number;
}

void ToolIndexFile::add(int number, RowId message, std::string_view text)
{
    const auto table = std::ranges::find(m_tables, number, &ToolTable::number);
    if (m_insertTable != number) {
        m_insert.reset();
        m_insert.emplace(prepare("INSERT INTO " + table->name() + "(rowid, text) VALUES(?1, ?2)"));
        m_insertTable = number;
    }
    m_insert->bind(message, text).run();
    ++table->texts;
}

void ToolIndexFile::remove(const std::vector<IdRange> &ranges)
{
    for (ToolTable &table : m_tables) {
        const std::string name = table.name();
        qint64 removed = 0;
        for (const IdRange &range : ranges) {
            if (table.first > range.last || table.last < range.first)
                continue;
            execute("DELETE FROM " + name + " WHERE rowid BETWEEN " + std::to_string(range.first) + " AND "
                    + std::to_string(range.last));
            removed += sqlite3_changes64(m_database);
        }
        if (removed == 0)
            continue;
        table.texts -= std::min(removed, table.texts);
        // Only a merge takes the words out of the file (store-measurements section 6).
        execute("INSERT INTO " + name + "(" + name + ") VALUES('optimize')");
    }
}

void ToolIndexFile::setCovered(const std::vector<IdRange> &covered)
{
    execute("DELETE FROM covered");
    Statement insert = prepare("INSERT INTO covered(first, last) VALUES(?1, ?2)");
    for (const IdRange &range : covered)
        insert.bind(range.first, range.last).run();
}

void ToolIndexFile::setRemovedSeen(qint64 sequence)
{
    prepare("UPDATE origin SET removed_seen = ?1").bind(sequence).run();
}

Statement ToolIndexFile::prepare(const std::string &sql)
{
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(m_database, sql.c_str(), int(sql.size()), &statement, nullptr) != SQLITE_OK)
        throw SqlFailure {sqlError(m_database)};
    return Statement(m_database, statement, nullptr);
}

void ToolIndexFile::execute(const std::string &sql)
{
    if (sqlite3_exec(m_database, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        throw SqlFailure {sqlError(m_database)};
}

} // namespace evoca::model
