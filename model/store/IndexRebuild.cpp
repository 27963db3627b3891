#include "store/IndexRebuild.h"

#include "store/ChunkCache.h"
#include "store/Connection.h"
#include "store/ExperienceCodec.h"
#include "store/IndexText.h"
#include "store/MessageReader.h"
#include "store/Setting.h"
#include "store/StoreLog.h"
#include "store/Transaction.h"
#include "text/Tokenizer.h"

namespace evoca::model {

namespace {

using namespace std::string_view_literals;

struct IndexSetting
{
    std::string_view name;
    qint64 value;
};

/// Empties an index. 'delete-all' forgets its settings too, so they are given here and not in the schema.
void startAnew(Connection &connection, const std::string &index, std::initializer_list<IndexSetting> settings)
{
    const std::string insert = "INSERT INTO " + index + '(' + index;
    connection.statement(insert + ") VALUES('delete-all')").run();
    Statement set = connection.statement(insert + ", rank) VALUES(?1, ?2)");
    for (const IndexSetting &setting : settings)
        set.bind(setting.name, setting.value).run();
}

/// A large buffer for the import; merges seldom; deleted words are overwritten (store-measurements sections 1 and 5).
void startTalk(Connection &connection)
{
    startAnew(connection, "talk_index",
              {{"hashsize"sv, 32 * 1024 * 1024}, {"automerge"sv, 8}, {"crisismerge"sv, 32}, {"secure-delete"sv, 1}});
}

/// Experiences come with the import. Memories are written one by one over months, and each question looks its words up
/// in every segment: two alike are merged at once.
void startOthers(Connection &connection)
{
    startAnew(connection, "experience_index", {{"hashsize"sv, 16 * 1024 * 1024}});
    startAnew(connection, "episode_index", {});
    startAnew(connection, "memory_index", {{"automerge"sv, 2}});
}

void fillTalk(Connection &connection)
{
    ChunkCache cache(connection);
    MessageReader reader(connection);
    Statement ids = connection.statement("SELECT id FROM message WHERE flags & 64 ORDER BY id");
    Message message;
    while (ids.step()) {
        if (!reader.read(ids.integer(0), message))
            continue;
        try {
            insertTalk(connection, message.id, message.kind, cache.text(message));
        } catch (const SqlFailure &failure) {
            if (failure.error.code != ErrorCode::Damaged)
                throw;
        }
    }
}

void fillExperiences(Connection &connection)
{
    Statement rows = connection.statement("SELECT id, description, files, errors FROM experience ORDER BY id");
    Statement insert = connection.statement(
        "INSERT INTO experience_index(rowid, description, files, errors) VALUES(?1, ?2, ?3, ?4)");
    while (rows.step()) {
        insert
            .bind(rows.integer(0), rows.bytes(1), filesText(filesFromJson(rows.blob(2))),
                  errorsText(stringsFromJson(rows.blob(3))))
            .run();
    }
}

/// As the triggers of the schema write them.
void fillEpisodes(Connection &connection)
{
    connection
        .statement("INSERT INTO episode_index(rowid, takeaway, body) SELECT row, takeaway, body FROM episode"
                   " WHERE deleted_at = 0 AND floor = 0 ORDER BY row")
        .run();
}

void fillMemories(Connection &connection)
{
    connection
        .statement("INSERT INTO memory_index(rowid, content, path, reach)"
                   " SELECT id, content, path, printf('%016d', project) FROM memory WHERE deleted_at = 0 ORDER BY id")
        .run();
}

} // namespace

void insertTalk(Connection &connection, RowId message, MessageKind kind, std::string_view text)
{
    const char *sql = kind == MessageKind::Prompt ? "INSERT INTO talk_index(rowid, prompt) VALUES(?1, ?2)"
        : kind == MessageKind::Answer             ? "INSERT INTO talk_index(rowid, answer) VALUES(?1, ?2)"
                                                  : "INSERT INTO talk_index(rowid, other) VALUES(?1, ?2)";
    connection.statement(sql).bind(message, text).run();
}

void deleteTalk(Connection &connection, RowId message, MessageKind kind, std::string_view text)
{
    const char *sql = kind == MessageKind::Prompt
        ? "INSERT INTO talk_index(talk_index, rowid, prompt) VALUES('delete', ?1, ?2)"
        : kind == MessageKind::Answer ? "INSERT INTO talk_index(talk_index, rowid, answer) VALUES('delete', ?1, ?2)"
                                      : "INSERT INTO talk_index(talk_index, rowid, other) VALUES('delete', ?1, ?2)";
    connection.statement(sql).bind(message, text).run();
}

void rebuildTalkIndex(Connection &connection)
{
    startTalk(connection);
    fillTalk(connection);
}

Result<void> rebuildIndexes(Connection &connection)
{
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto filled = guarded([&]() -> Result<void> {
        startOthers(connection);
        rebuildTalkIndex(connection);
        fillExperiences(connection);
        fillEpisodes(connection);
        fillMemories(connection);
        writeNumber(connection, "index.rules", tokenizerVersion);
        return {};
    });
    return filled ? transaction->commit() : filled;
}

Result<void> rebuildOutdatedIndexes(Connection &connection)
{
    return guarded([&]() -> Result<void> {
        const qint64 rules = readNumber(connection, "index.rules", 0);
        if (rules == tokenizerVersion)
            return {};
        if (rules > 0)
            qCInfo(storeLog, "the rules for words changed: indexes are built anew");
        return rebuildIndexes(connection);
    });
}

} // namespace evoca::model
