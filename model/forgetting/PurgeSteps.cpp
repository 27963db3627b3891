#include "forgetting/PurgeSteps.h"

#include "forgetting/PurgeFiles.h"
#include "forgetting/PurgeRun.h"
#include "store/Connection.h"
#include "store/ContextRows.h"
#include "store/ExperienceRows.h"
#include "store/MessageEraser.h"
#include "store/SessionRows.h"
#include "store/Tombstones.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

// Rows a transaction: what the program waits for behind a purge stays well below a second.
constexpr std::size_t rowsAtOnce = 100;
constexpr qint64 messagesAtOnce = 2000;

void removeById(Connection &connection, std::string_view sql, const QString &id)
{
    connection.statement(sql).bind(id).run();
}

RowId sourceOf(Connection &connection, RowId session)
{
    Statement row = connection.statement("SELECT source FROM session WHERE id = ?1");
    return row.bind(session).step() ? row.integer(0) : 0;
}

/// A session may have grown since the plan; from here on it cannot (or, unmarked, comes back as a whole anyway).
Result<void> takeInGrowth(PurgeRun &run)
{
    return run.write([&run](WriteContext &context, CommitWork &) -> Result<void> {
        const auto add = [&](std::string_view sql) { context.connection.statement(sql).bind(run.id()).run(); };
        add("INSERT INTO purge_item(purge, kind, record, row, session, first, last)"
            " SELECT ?1, 16, CAST(first AS TEXT), first, session, first, last FROM session_range WHERE session IN"
            " (SELECT row FROM purge_item WHERE purge = ?1 AND kind = 0)"
            " ON CONFLICT DO UPDATE SET last = max(last, excluded.last)");
        add("INSERT OR IGNORE INTO purge_item(purge, kind, record, row, session)"
            " SELECT ?1, 1, global_id, id, session FROM experience WHERE session IN"
            " (SELECT row FROM purge_item WHERE purge = ?1 AND kind = 0)");
        return {};
    });
}

/// Before anything goes: a crash in the middle must not let a re-import bring back what was removed already.
Result<void> marks(PurgeRun &run)
{
    if (!run.keepOut())
        return takeInGrowth(run);
    const auto mark = [&](ForgetKind kind, const auto &source) {
        return run.writeEach(
            markedItems(run.reader(), run.id(), kind), rowsAtOnce,
            [&](WriteContext &context, CommitWork &, const PurgeItem &item) {
                Tombstones(context.connection).add(item.record, forgetKindId(kind), source(context.connection, item));
            });
    };
    const auto none = [](Connection &, const PurgeItem &) { return RowId(0); };
    const auto own = [](Connection &connection, const PurgeItem &item) { return sourceOf(connection, item.row); };
    const auto ofSession = [](Connection &connection, const PurgeItem &item) {
        return sourceOf(connection, item.session);
    };
    Result<void> done = mark(ForgetKind::Session, own);
    if (done)
        done = takeInGrowth(run);
    if (done)
        done = mark(ForgetKind::Experience, ofSession);
    for (const ForgetKind kind : {ForgetKind::Lesson, ForgetKind::Episode, ForgetKind::Memory}) {
        if (done)
            done = mark(kind, none);
    }
    if (!done)
        return done;
    return run.writeRanges(messagesAtOnce, [](WriteContext &context, CommitWork &, const PurgeItem &item) {
        Tombstones tombstones(context.connection);
        const RowId source = sourceOf(context.connection, item.session);
        Statement keys = context.connection.statement("SELECT key FROM prompt_key WHERE message BETWEEN ?1 AND ?2");
        keys.bind(item.first, item.last);
        while (keys.step())
            tombstones.add(Tombstones::promptKey(quint64(keys.integer(0))), u"prompt"_s, source);
    });
}

/// Which of the returned ids stay.
QByteArray withoutIds(const QByteArray &returned, const QSet<QString> &ids)
{
    QJsonArray kept;
    const QJsonArray all = QJsonDocument::fromJson(returned).array();
    for (const QJsonValue &id : all) {
        if (!ids.contains(id.toString()))
            kept.append(id);
    }
    return QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

Result<void> requests(PurgeRun &run)
{
    const QSet<QString> ids = purgedIds(run.reader(), run.id());
    return run.writeEach(
        run.items(ForgetKind::Request), rowsAtOnce, [&ids](WriteContext &context, CommitWork &, const PurgeItem &item) {
            QByteArray returned;
            {
                Statement row = context.connection.statement("SELECT returned FROM request WHERE id = ?1");
                if (!row.bind(item.row).step())
                    return;
                returned = item.named ? QByteArray("[]") : withoutIds(row.text(0).toUtf8(), ids);
            }
            context.connection
                .statement(
                    "UPDATE request SET arguments = '{}', returned = ?2, error = '', deleted_at = 0 WHERE id = ?1")
                .bind(item.row, std::string_view(returned.constData(), std::size_t(returned.size())))
                .run();
            context.changes.requests = true;
        });
}

Result<void> contexts(PurgeRun &run)
{
    return run.writeEach(run.items(ForgetKind::Context), rowsAtOnce,
                         [](WriteContext &context, CommitWork &, const PurgeItem &item) {
                             ContextRows(context.connection, context.changes).purge({item.record});
                         });
}

Result<void> edges(PurgeRun &run)
{
    const QSet<QString> ids = purgedIds(run.reader(), run.id());
    return run.write([&ids](WriteContext &context, CommitWork &) -> Result<void> {
        for (const QString &id : ids)
            removeById(context.connection, "DELETE FROM edge WHERE source = ?1 OR target = ?1", id);
        return {};
    });
}

/// With their evidence, so the sums of their lessons follow in the same transaction (CommitWork).
Result<void> experiences(PurgeRun &run)
{
    const auto removed = run.writeEach(
        run.items(ForgetKind::Experience), rowsAtOnce,
        [](WriteContext &context, CommitWork &work, const PurgeItem &item) {
            Tombstones tombstones(context.connection);
            ExperienceRows(context.connection, context.changes, work, tombstones).remove(item.row);
            removeById(context.connection, "DELETE FROM verdict WHERE experience = ?1", item.record);
            removeById(context.connection, "DELETE FROM experience_state WHERE experience = ?1", item.record);
        });
    if (!removed)
        return removed;
    // Words that only these gave to their lessons.
    return run.write([](WriteContext &context, CommitWork &) -> Result<void> {
        context.connection.statement("DELETE FROM lesson_wording WHERE id NOT IN (SELECT wording FROM lesson_evidence)")
            .run();
        context.connection
            .statement("UPDATE lesson SET learned_text = '' WHERE learned_text <> '' AND NOT EXISTS"
                       " (SELECT 1 FROM lesson_evidence WHERE lesson = lesson.id)")
            .run();
        return {};
    });
}

Result<void> lessons(PurgeRun &run)
{
    return run.writeEach(run.items(ForgetKind::Lesson), rowsAtOnce,
                         [](WriteContext &context, CommitWork &, const PurgeItem &item) {
                             removeById(context.connection, "DELETE FROM lesson WHERE global_id = ?1", item.record);
                             recordChange(context.connection, u"lesson"_s, item.record, u"purge"_s);
                             context.changes.lessons.insert(item.row);
                         });
}

template<typename Function>
Result<void> erase(PurgeRun &run, Function &&function)
{
    return run.writeRanges(messagesAtOnce, [&](WriteContext &context, CommitWork &work, const PurgeItem &item) {
        Tombstones tombstones(context.connection);
        ExperienceRows rows(context.connection, context.changes, work, tombstones);
        MessageEraser eraser(context.connection, work, rows);
        function(eraser, item);
    });
}

Result<void> talk(PurgeRun &run)
{
    return erase(run, [](MessageEraser &eraser, const PurgeItem &item) { eraser.eraseTalk({item.first, item.last}); });
}

Result<void> texts(PurgeRun &run)
{
    return erase(run, [](MessageEraser &eraser, const PurgeItem &item) {
        eraser.eraseTexts(item.session, {item.first, item.last});
    });
}

Result<void> rows(PurgeRun &run)
{
    return erase(run, [](MessageEraser &eraser, const PurgeItem &item) {
        eraser.eraseRows(item.session, {item.first, item.last});
    });
}

void removeSession(WriteContext &context, CommitWork &work, const PurgeItem &item)
{
    Connection &connection = context.connection;
    for (const std::string_view sql :
         {"DELETE FROM session_range WHERE session = ?1", "DELETE FROM replaced_secret WHERE session = ?1",
          "DELETE FROM prompt_key WHERE session = ?1", "UPDATE session SET parent = 0 WHERE parent = ?1"})
        connection.statement(sql).bind(item.row).run();
    Statement removed = connection.statement("DELETE FROM session WHERE id = ?1 RETURNING project");
    if (!removed.bind(item.row).step())
        return;
    work.touchProject(removed.integer(0));
    removed.run();
    recordChange(connection, u"session"_s, item.record, u"purge"_s);
    context.changes.sessions.insert(item.row);
}

Result<void> sessions(PurgeRun &run)
{
    Result<void> done = run.writeEach(run.items(ForgetKind::Session), rowsAtOnce, removeSession);
    if (!done)
        return done;
    // Those that only lost a part of theirs.
    QSet<RowId> others;
    for (const PurgeItem &item : run.items(PurgeItem::Messages))
        others.insert(item.session);
    return run.write([&others](WriteContext &context, CommitWork &work) -> Result<void> {
        SessionRows sessions(context.connection, context.changes, work);
        for (const RowId session : others) {
            sessions.sumAgain(session);
            sessions.sumTasks(session);
        }
        return {};
    });
}

/// What is remembered of a file may hold a title or a path; it is read anew when it grows.
Result<void> sources(PurgeRun &run)
{
    return run.writeEach(
        run.items(PurgeItem::Source), rowsAtOnce, [](WriteContext &context, CommitWork &, const PurgeItem &item) {
            context.connection.statement("UPDATE source SET reader_state = NULL WHERE id = ?1").bind(item.row).run();
        });
}

Result<void> episodes(PurgeRun &run)
{
    return run.writeEach(run.items(ForgetKind::Episode), rowsAtOnce,
                         [](WriteContext &context, CommitWork &, const PurgeItem &item) {
                             removeById(context.connection, "DELETE FROM episode WHERE id = ?1", item.record);
                             recordChange(context.connection, u"episode"_s, item.record, u"purge"_s);
                             context.changes.episodes = true;
                         });
}

Result<void> memories(PurgeRun &run)
{
    return run.writeEach(
        run.items(ForgetKind::Memory), rowsAtOnce, [](WriteContext &context, CommitWork &, const PurgeItem &item) {
            context.connection.statement("UPDATE episode SET promoted_to = 0 WHERE promoted_to = ?1")
                .bind(item.row)
                .run();
            removeById(context.connection, "DELETE FROM memory WHERE global_id = ?1", item.record); // versions follow
            recordChange(context.connection, u"memory"_s, item.record, u"purge"_s);
            context.changes.memories.insert(item.row);
        });
}

Result<void> bin(PurgeRun &run)
{
    return run.write([&run](WriteContext &context, CommitWork &) -> Result<void> {
        const auto clear = [&](std::string_view sql) { context.connection.statement(sql).bind(run.id()).run(); };
        clear("DELETE FROM bin_item WHERE (kind, record) IN (SELECT kind, record FROM purge_item WHERE purge = ?1)");
        clear("DELETE FROM bin_range WHERE (session, first) IN (SELECT session, first FROM purge_item"
              " WHERE purge = ?1 AND kind = 16)");
        context.connection.statement("DELETE FROM bin WHERE id NOT IN (SELECT entry FROM bin_item)").run();
        context.changes.bin = true;
        return {};
    });
}

} // namespace

std::vector<PurgeStep> purgeSteps()
{
    return {
        {"marks", marks},
        {"requests", requests},
        {"contexts", contexts},
        {"edges", edges},
        {"experiences", experiences},
        {"lessons", lessons},
        {"talk", talk},
        {"texts", texts},
        {"rows", rows},
        {"sessions", sessions},
        {"sources", sources},
        {"episodes", episodes},
        {"memories", memories},
        {"bin", bin},
        {"tool index", purgeToolIndex},
        {"merge", mergeIndexes},
        {"agent files", purgeAgentFiles},
        {"backups", purgeBackups},
        {"checkpoint", truncateLogs},
    };
}

} // namespace evoca::model
