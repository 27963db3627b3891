#pragma once

#include "records/Labels.h"

#include <QString>

#include <vector>

namespace evoca::model {

/// A file in which an agent keeps what it should know when it starts next.
struct MemoryFile
{
    enum class Kind : quint8 {
        Instructions, ///< CLAUDE.md, AGENTS.md: Markdown that people write
        Notes, ///< Claude Code's memory/*.md of a project: Markdown that the agent writes
        Graph ///< memory.jsonl of the reference MCP memory server: entities and relations, one a line
    };
    Kind kind = Kind::Instructions;
    QString path; ///< absolute, as found
    QString root; ///< canonical folder: neither a link nor an import may lead out of it
    RowId project = 0; ///< 0: for every project
    qint64 size = 0;
    qint64 mtimeNs = 0;

    bool operator==(const MemoryFile &) const = default;
};

/// One memory as a file states it.
struct FileMemory
{
    QString origin; ///< "file:<path>#<section>"; what tells it apart in all files
    RowId project = 0;
    QString path; ///< logical
    QString type; ///< semantic or procedural
    QString content; ///< secrets replaced
    qint64 writtenMs = 0; ///< the file's time
};

/// What of a file gave nothing; `reason` is a stable English id.
struct SkippedMemory
{
    QString file;
    qint64 line = 0; ///< from 1; 0: the file as a whole
    QString reason; ///< "too_big", "link_outside", "unreadable", "too_many_sections", "cut", or as JSON readers say
};

/// Whether a memory follows a file of an agent: such a record is changed where it stands, not in Evoca.
inline bool isFileOrigin(QStringView origin)
{
    return origin.startsWith(u"file:");
}

} // namespace evoca::model
