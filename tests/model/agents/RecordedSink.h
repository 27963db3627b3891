#pragma once

#include "agents/AgentReader.h"

#include <QString>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace evoca::test {

/// Keeps all a reader tells, for tests.
class RecordedSink : public model::RecordSink
{
public:
    struct Skipped
    {
        qint64 line = 0;
        qint64 offset = 0;
        std::string reason;
    };

    void session(int handle, const model::ParsedSession &session) override;
    void message(int handle, model::ParsedMessage &&message) override;
    void skipped(qint64 line, qint64 offset, std::string_view reason) override;
    void rolledBack(int handle, int prompts) override;
    bool progress(qint64 offset) override;

    int count(model::MessageKind kind) const;
    /// Answers that the agent did not only note at the end of a task.
    int answers() const;
    /// Texts of the messages of one kind, in order.
    std::vector<std::string> texts(model::MessageKind kind) const;
    const model::ParsedMessage *first(model::MessageKind kind) const;
    qint64 firstTime() const;
    qint64 lastTime() const;
    /// One line a message, with all that tells it apart; for comparing two reads.
    std::vector<std::string> lines() const;

    std::map<int, model::ParsedSession> sessions; ///< newest state; empty fields of later calls do not erase
    std::vector<std::pair<int, model::ParsedMessage>> messages;
    std::vector<Skipped> skips;
    std::vector<int> rollbacks;
    qint64 stopAt = -1; ///< progress() answers false from this offset on
    qint64 reached = 0;
};

/// Reads a whole file with the reader of its agent; `kind` is found by its name.
RecordedSink readWhole(const QString &path, model::Agent agent, int kind = 0);

/// The file as an agent's find() would give it.
model::AgentFile agentFile(const QString &path, model::Agent agent, int kind = 0);

} // namespace evoca::test
