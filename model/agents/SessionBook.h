#pragma once

#include "agents/AgentReader.h"

#include <QDataStream>

#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// The sessions one file declares, by handle. Tells the sink of a session with its first message, and again when
/// something new is known.
class SessionBook
{
public:
    struct Entry
    {
        ParsedSession known;
        std::string key; ///< reader's own: what makes a subagent recognisable inside the file
        bool changed = true;
        bool started = false; ///< has a message; only then does it exist for the sink
        bool prompted = false; ///< a prompt was handed over
    };

    int add(std::string_view nativeId);
    int count() const { return int(m_entries.size()); }
    Entry &at(int handle) { return m_entries[size_t(handle)]; }
    /// Handle of the session with that key, or -1.
    int findKey(std::string_view key) const;

    /// Sets a field when the value is new and not empty.
    void set(int handle, std::string ParsedSession::*field, std::string_view value);
    /// Sets a field only when nothing is known yet.
    void setOnce(int handle, std::string ParsedSession::*field, std::string_view value);
    void setTitle(int handle, std::string_view title, int rank);
    /// Hands over a message, after the session where that is due.
    void send(RecordSink &sink, int handle, ParsedMessage &&message);
    /// Tells the sink of sessions that have changed since.
    void flush(RecordSink &sink);
    /// The session exists even without a message.
    void start(int handle) { at(handle).started = true; }

    void save(QDataStream &out) const;
    void load(QDataStream &in);

private:
    void tell(RecordSink &sink, int handle);

    std::vector<Entry> m_entries;
};

} // namespace evoca::model
