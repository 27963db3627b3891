#pragma once

#include "history/FileState.h"
#include "history/PendingSession.h"
#include "learning/SessionLearner.h"

#include <memory>
#include <string>
#include <unordered_map>

namespace evoca::model {

class ChunkWriter;
class ChunkWriterPool;
class ProjectFinder;
class Redactor;

/// What building sessions needs; shared by the parse threads, except the compressors.
struct BuilderServices
{
    const Redactor &redactor;
    const ProjectFinder &projects;
    ChunkWriterPool &compressors;
};

/// Turns what a reader says of one session into batches: replaces secrets, cuts giant texts, compresses, joins calls
/// and results, counts, finds a title, learns. One parse thread.
class SessionBuilder
{
public:
    SessionBuilder(const BuilderServices &services, const AgentFile &file, int handle);
    /// Goes on where an earlier run stopped: messages up to state.count are only learned from.
    SessionBuilder(const BuilderServices &services, const AgentFile &file, SessionState state);
    ~SessionBuilder();

    void amend(const ParsedSession &session);
    void add(ParsedMessage &&message);
    /// The agent took back so many prompts that stand before where this run began to read.
    void takeBack(int prompts);
    /// The file ends here for now. Without new messages nothing is learned anew, unless `settle` says so.
    void finish(qint64 now, bool settle);

    bool hasNews(bool last) const;
    PendingSession take(bool last);

    /// What a later run must know of this session; countAtCheckpoint and ranges are the caller's.
    SessionState state() const;
    qint64 ordinal() const { return m_ordinal; } ///< of the newest message seen
    qint64 openTask() const; ///< ordinal of its prompt; 0: none
    /// Rough size of what waits in the batch.
    qsizetype bytes() const { return m_bytes; }
    qsizetype rows() const { return qsizetype(m_batch.messages.size()); }

private:
    SessionLearner &learner();
    SessionLearner::Context context() const;
    void replaceSecrets(ParsedMessage &message);
    void store(ParsedMessage &&message, ToolCategory category, bool failed, bool cut);
    void joinResult(MessageRow &row, const ParsedMessage &message);
    void openCall(std::string &&id, qint64 time);
    void count(const Message &message);
    void titleFrom(const std::string &prompt);
    void describe(SessionBatch &batch);
    QString toolName(const std::string &name);

    BuilderServices m_services;
    AgentFile m_file;
    SessionState m_state; ///< count: what is stored already, by earlier runs or batches
    const qint64 m_resumedAt = 0; ///< messages that earlier runs stored
    qint64 m_ordinal = 0;
    qint64 m_firstOrdinal = 1; ///< of the batch
    SessionBatch m_batch;
    std::vector<std::pair<qsizetype, qint64>> m_earlierCalls;
    std::vector<qint64> m_takenBack; ///< stored by earlier runs
    int m_promptsTakenBack = 0;
    std::vector<LearnedTask> m_tasks;
    std::unique_ptr<SessionLearner> m_learner;
    std::unique_ptr<ChunkWriter> m_chunks; ///< borrowed while the batch has text
    std::unordered_map<std::string, QString> m_toolNames;
    QString m_title; ///< new since the last batch
    int m_newRank = 0;
    qsizetype m_bytes = 0;
    bool m_amended = false;
    bool m_finished = false;
};

} // namespace evoca::model
