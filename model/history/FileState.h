#pragma once

#include "agents/AgentReader.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

namespace evoca::model {

// What an import remembers of a file between two runs, beside the offset: enough to go on where it stopped, so that a
// file that grew line by line gives the very records that it gives in one go. Kept in SourceState::readerState.
//
// Messages of a session are numbered 1, 2, … in file order over all runs ("ordinals"). The open task of a session is
// learned again from the file itself: reading starts at a checkpoint before it, and what is stored already only
// teaches.

/// Stored messages: ordinals `ordinal` … have the row ids `first` … .
struct StoredRange
{
    qint64 ordinal = 0;
    RowId first = 0;
    qint64 count = 0;
};

/// A call whose result was not seen yet. `message`: an ordinal when > 0, a negated row id when < 0.
struct WaitingCall
{
    std::string id;
    qint64 message = 0;
    qint64 time = 0;
};

struct SessionState
{
    int handle = 0;
    ParsedSession session;
    qint64 count = 0; ///< messages stored, that is the last ordinal
    qint64 countAtCheckpoint = 0;
    qint64 openTask = 0; ///< ordinal of its prompt; 0: none
    int titleRank = 0; ///< of the title given so far
    std::vector<StoredRange> ranges; ///< from the checkpoint on
    std::vector<WaitingCall> calls; ///< at most 256, oldest first
};

struct FileState
{
    qint64 offset = 0; ///< the checkpoint
    QByteArray readerState; ///< AgentReader::state() there
    std::vector<SessionState> sessions;

    QByteArray encoded() const;
    /// nullopt: empty, damaged or of another version; the file is then read anew.
    static std::optional<FileState> decode(const QByteArray &bytes);
};

} // namespace evoca::model
