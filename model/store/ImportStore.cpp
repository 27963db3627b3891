#include "store/ImportStore.h"

#include "store/BinRows.h"
#include "store/CommitWork.h"
#include "store/Connection.h"
#include "store/ExperienceRows.h"
#include "store/IdAllocator.h"
#include "store/MessageEraser.h"
#include "store/MessageRows.h"
#include "store/ProjectRows.h"
#include "store/PurgedText.h"
#include "store/ReplayRules.h"
#include "store/SessionRows.h"
#include "store/SourceRows.h"
#include "store/TakenBackTurns.h"
#include "store/Tombstones.h"

#include <optional>

namespace evoca::model {

struct ImportStore::Private
{
    explicit Private(WriteContext &context)
        : connection(context.connection), changes(context.changes),
          work(context.commitWork ? *context.commitWork : ownWork), tombstones(connection), sources(connection),
          sessions(connection, changes, work), messages(connection, work),
          experiences(connection, changes, work, tombstones), replays(connection), eraser(connection, work, experiences)
    {
    }

    Connection &connection;
    ChangeSet &changes;
    CommitWork ownWork; ///< used when the context brings none
    CommitWork &work;
    Tombstones tombstones;
    SourceRows sources;
    SessionRows sessions;
    MessageRows messages;
    ExperienceRows experiences;
    ReplayRules replays;
    MessageEraser eraser;

    std::vector<StoredSession> store(const SourceBatch &batch, Order order);
    bool isPurged(const SessionBatch &batch);
    StoredSession storeSession(const SessionBatch &batch, RowId source, IdAllocator &ids);
    StoredSession addMessages(const SessionBatch &batch, const StoredSessionRow &stored, const TaskPlace &place,
                              RowId source, IdAllocator &ids);
    void removePurged(const std::vector<RowId> &purged, const StoredSession &stored);
};

namespace {

qint64 newestTime(const SessionBatch &batch)
{
    qint64 newest = 0;
    for (const MessageRow &row : batch.messages)
        newest = std::max(newest, row.message.time);
    return newest;
}

} // namespace

std::vector<StoredSession> ImportStore::Private::store(const SourceBatch &batch, Order order)
{
    const RowId source = sources.find(batch.source);
    if (batch.replace) {
        for (const RowId session : eraser.eraseSource(source)) {
            sessions.sumAgain(session);
            sessions.sumTasks(session);
        }
        sources.forgetSkipped(source);
    }
    qint64 total = 0;
    for (const SessionBatch &session : batch.sessions)
        total += qint64(session.messages.size());
    const Reservation reserved = batch.replace ? Reservation() : sources.reservation(source);
    IdAllocator ids(connection, order, batch.source, reserved, total);

    std::vector<StoredSession> stored;
    stored.reserve(batch.sessions.size());
    for (const SessionBatch &session : batch.sessions)
        stored.push_back(storeSession(session, source, ids));
    sources.addSkipped(source, batch.skipped);
    sources.save(source, batch.source, ids.reservation());
    if (batch.source.complete && !batch.sessions.empty())
        sessions.removeEmpty(source, stored);
    return stored;
}

/// Purged itself, or a subagent's of one that was.
bool ImportStore::Private::isPurged(const SessionBatch &batch)
{
    const Agent agent = batch.session.agent;
    return tombstones.contains(sessionGlobalId(agent, batch.session.nativeId))
        || (!batch.parentNativeId.isEmpty() && tombstones.contains(sessionGlobalId(agent, batch.parentNativeId)));
}

StoredSession ImportStore::Private::storeSession(const SessionBatch &batch, RowId source, IdAllocator &ids)
{
    if (isPurged(batch))
        return {0, 0, true};
    const StoredSessionRow stored = sessions.find(batch.session.agent, batch.session.nativeId);
    if (stored.id == 0 && batch.messages.empty() && !batch.last) // it may still get some
        return {};
    TaskPlace place;
    place.agent = batch.session.agent;
    place.project = projectId(connection, batch.project, batch.session.cwd, changes);
    const std::vector<RowId> purged = purgedMessages(batch, tombstones);
    std::optional<SessionBatch> censored;
    if (!purged.empty())
        censored = withoutText(batch, purged);
    const SessionBatch &kept = censored ? *censored : batch;
    place.session = sessions.save(kept, stored, source, place.project);
    followIntoBin(connection, place.session);
    if (place.project == 0)
        place.project = stored.project;
    sessions.addSecrets(place.session, kept);
    if (!kept.takenBack.isEmpty() && TakenBackTurns(connection, experiences).mark(place.session, kept.takenBack))
        sessions.sumTasks(place.session);
    StoredSession result = addMessages(kept, stored, place, source, ids);
    if (!purged.empty())
        removePurged(purged, result);
    result.purged = !purged.empty();
    return result;
}

/// The rows of purged messages: nothing but times would be left of them.
void ImportStore::Private::removePurged(const std::vector<RowId> &purged, const StoredSession &stored)
{
    Statement remove = connection.statement("DELETE FROM message WHERE id = ?1");
    for (const RowId number : purged)
        remove.bind(stored.firstMessage + number - 1).run();
    sessions.sumAgain(stored.session);
    sessions.sumTasks(stored.session);
}

StoredSession ImportStore::Private::addMessages(const SessionBatch &batch, const StoredSessionRow &stored,
                                                const TaskPlace &place, RowId source, IdAllocator &ids)
{
    const Replay replay = replays.examine(batch, stored);
    TaskPlace at = place;
    at.copies = replay.copies;
    if (!batch.messages.empty()) {
        const qint64 newest = newestTime(batch);
        const bool older = stored.newest != 0 && newest > 0 && newest <= stored.started;
        const qint64 count = qint64(batch.messages.size());
        at.firstMessage = ids.take(count, stored.newest, older);
        sessions.addRange(place.session, at.firstMessage, at.firstMessage + count - 1, source);
        if (replay.copier != 0) {
            eraser.flagCopies(replay.copier, replay.copiedBefore);
            sessions.sumAgain(replay.copier);
            sessions.sumTasks(replay.copier);
        }
        sessions.addSums(place.session, messages.insert(batch, place.session, at.firstMessage, replay.copies));
        replays.remember(batch, replay, place.session, at.firstMessage, replay.copier != 0);
    }
    if (!batch.tasks.empty()) {
        experiences.replaceFrom(batch.tasks, at);
        sessions.sumTasks(place.session);
    }
    return {place.session, at.firstMessage, false};
}

ImportStore::ImportStore(WriteContext &context) : d(std::make_unique<Private>(context)) { }

ImportStore::~ImportStore() = default;

Result<std::vector<StoredSession>> ImportStore::store(const SourceBatch &batch, Order order)
{
    return guarded([&]() -> Result<std::vector<StoredSession>> {
        std::vector<StoredSession> stored = d->store(batch, order);
        d->ownWork.run(d->connection, d->changes);
        return stored;
    });
}

Result<void> ImportStore::markDeleted(const std::vector<RowId> &sources)
{
    return guarded([&]() -> Result<void> {
        for (const RowId source : sources) {
            d->connection.statement("UPDATE source SET deleted = 1 WHERE id = ?1").bind(source).run();
            Statement sessions = d->connection.statement("SELECT id FROM session WHERE source = ?1");
            sessions.bind(source);
            while (sessions.step())
                d->changes.sessions.insert(sessions.integer(0)); // the window shows that only the archive is left
        }
        return {};
    });
}

} // namespace evoca::model
