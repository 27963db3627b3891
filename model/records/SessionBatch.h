#pragma once

#include "records/Experience.h"
#include "records/Lesson.h"
#include "records/Message.h"
#include "records/Session.h"

#include <QByteArray>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace evoca::model {

/// Chunk streams of a session.
enum class TextStream : quint8 { Talk = 0, Tool = 1 };

/// One message ready to be stored. Ids are local to the batch (1, 2, …); the store makes them global.
struct MessageRow
{
    Message message; ///< id, pair and chunk are local numbers of this batch (chunk: 1-based index into chunks; 0: none)
    qint64 storedPair = 0; ///< a call that an earlier batch stored: its global id (then message.pair is 0)
    quint64 originKey = 0; ///< prompts only: equal for the same prompt replayed in another session; 0: none
    std::string
        talk; ///< prompts (a parent's too) and answers: the very bytes that were given to the chunk (deleting from the
              ///< index reads them back from there); empty for everything that the talk index shall not hold
};

/// A compressed piece of one stream (store/ChunkWriter makes them).
struct ChunkBody
{
    QByteArray body; ///< one zstd frame
    TextStream stream = TextStream::Talk;
};

/// The project that a session's working directory belongs to. The store finds it by its path, or makes it (pending).
struct ProjectRef
{
    QString
        path; ///< absolute: main worktree of a repository, or the folder; empty: unknown, the session keeps its project
    QString name;
    QString remote; ///< normalised, "host/owner/name"; may be empty
    bool isRepository = false;
};

/// An experience with its lessons. `firstMessage`, `lastMessage`, evidence and fix ids are local batch ids when > 0
/// and global ids, negated, when < 0 (a task that began in an earlier batch).
struct LearnedTask
{
    Experience experience;
    struct Observation
    {
        LessonKind kind = LessonKind::Strategy;
        QString key;
        QString text;
        double confidence = 0; ///< base confidence of this observation
        bool agrees = true;
        RowId message = 0;
    };
    std::vector<Observation> lessons;
};

/// Part of one session from one source file, compressed and learned from, ready for one transaction.
struct SessionBatch
{
    Session session; ///< id 0; nativeId decides which stored session it belongs to. Counts are of this batch only
    ProjectRef project; ///< of session.cwd (session.project is ignored)
    QString parentNativeId; ///< of the starting session, if a subagent
    QString forkedFrom; ///< native id of the session this one was forked from
    int titleRank = 0; ///< a higher rank replaces a stored title: 1 first prompt, 2 agent's summary, 3 agent's title, 4
                       ///< person's title
    std::vector<MessageRow> messages;
    std::vector<ChunkBody> chunks;
    std::vector<LearnedTask>
        tasks; ///< replaces stored tasks of the session that begin at or after the first one's prompt
    std::map<std::string, int, std::less<>>
        replacedSecrets; ///< kind -> count in this batch (text/Redactor: SecretCounts)
    bool last = false; ///< the source ends here (as of now)

    /// What the agent took back after an earlier batch had stored it.
    struct TakenBack
    {
        std::vector<RowId> messages; ///< global ids
        int prompts = 0; ///< the newest so many prompts before `before`, with what follows them
        RowId before = 0; ///< global id; 0: all of the session that is stored

        bool isEmpty() const { return messages.empty() && prompts == 0; }
    };
    TakenBack takenBack;
};

} // namespace evoca::model
