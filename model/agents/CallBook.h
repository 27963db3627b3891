#pragma once

#include <QDataStream>

#include <deque>
#include <string>
#include <string_view>

namespace evoca::model {

/// A call whose result has not been seen.
struct OpenCall
{
    int handle = 0;
    std::string id; ///< as given, or made by the book
    std::string tool;
    bool named = true; ///< the agent gave the id
    // What the agent noted about the end of the call before its result (Codex).
    bool ended = false;
    bool hasExit = false;
    bool failed = false;
    int exitCode = 0;
    int durationMs = -1;
    int linesAdded = -1;
    int linesRemoved = -1;
    std::string output; ///< used when no result follows
};

/// Joins calls and results. Calls without an id get one ("#1"), so that their results can be joined too; results
/// without an id belong to the oldest such call. Keeps the newest 256 open calls.
class CallBook
{
public:
    OpenCall &open(int handle, std::string_view id, std::string_view tool);
    /// The newest open call with that id (any unnamed one for an empty id), or null.
    OpenCall *find(int handle, std::string_view id);
    /// Removes the call that find() gave.
    void close(const OpenCall *call);
    std::deque<OpenCall> &calls() { return m_calls; }

    void save(QDataStream &out) const;
    void load(QDataStream &in);

private:
    std::deque<OpenCall> m_calls;
    qint32 m_unnamed = 0;
};

} // namespace evoca::model
