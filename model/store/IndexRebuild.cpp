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

void clearIndexes(Connection &connection)
{
    connection.statement("INSERT INTO experience_index(experience_index) VALUES('delete-all')").run();
    connection.statement("INSERT INTO memory_index(memory_index) VALUES('delete-all')").run();
}

/// 'delete-all' forgets the settings too, so they are given here and not in the schema. A large buffer for the import;
/// merges seldom; deleted words are overwritten (store-measurements sections 1 and 5).
void configureTalk(Connection &connection)
{
    Statement set = connection.statement("INSERT INTO talk_index(talk_index, rank) VALUES(?1, ?2)");
    using namespace std::string_view_literals;
    set.bind("hashsize"sv, 32 * 1024 * 1024).run();
    set.bind("automerge"sv, 8).run();
    set.bind("crisismerge"sv, 32).run();
    set.bind("secure-delete"sv, 1).run();
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

void fillMemories(Connection &connection)
{
    connection
        .statement("INSERT INTO memory_index(rowid, content, path) SELECT id, content, path FROM memory ORDER BY id")
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
    connection.statement("INSERT INTO talk_index(talk_index) VALUES('delete-all')").run();
    configureTalk(connection);
    fillTalk(connection);
}

Result<void> rebuildIndexes(Connection &connection)
{
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto filled = guarded([&]() -> Result<void> {
        clearIndexes(connection);
        rebuildTalkIndex(connection);
        fillExperiences(connection);
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
