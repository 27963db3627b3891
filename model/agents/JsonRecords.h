#pragma once

#include "agents/AgentReader.h"
#include "agents/LineReader.h"

#include <simdjson.h>

#include <string>

namespace evoca::model {

/// What a reader does with the records of a file.
class RecordHandler
{
public:
    virtual ~RecordHandler() = default;
    /// Looks at every field of a record, in one pass, and keeps what it needs; nothing may be handed over yet, since
    /// the rest of the record may be damaged. Texts may stay views until commit(). False: this is JSON, but no record.
    /// Throws simdjson_error when the structure is broken.
    virtual bool collect(simdjson::ondemand::object &record) = 0;
    /// Hands the collected record over. Returns the reason when it gave nothing that should be counted as skipped.
    virtual std::string commit() = 0;
};

/// Reads a file of one JSON object a line and survives what crashes and careless writers leave behind: NULs, bad UTF-8,
/// raw control characters, a truncated object in front of a whole one, objects glued together, an object over several
/// lines. Damage is told to the sink; good records go to the handler. Not thread-safe.
class JsonRecords
{
public:
    explicit JsonRecords(RecordHandler &handler);

    /// Reads until the end of the file or until the sink cancels. `line` is the number of lines before `offset`.
    /// Returns the offset to continue at.
    qint64 read(const AgentFile &file, qint64 offset, qint64 line, RecordSink &sink);
    /// Lines before the offset last told to the sink or returned.
    qint64 linesDone() const { return m_linesDone; }
    void setLinesDone(qint64 lines) { m_linesDone = lines; }

    /// Reads one object that is not a line of its own (an element of an exported array). False: damaged.
    bool readObject(std::string_view json);

private:
    enum class Parsed { Record, NoRecord, Damaged };
    /// Unfinished lines that may be one object together.
    struct Joined
    {
        std::string text;
        qint64 offset = 0;
        qint64 line = 0;
        int lines = 0;
        int attempts = 0;
        bool exported = false; ///< {"loglines":[ … over many lines
    };

    bool takeLine(const Line &line, bool final);
    bool takeUnfinished(std::string_view text, const Line &line);
    bool takeText(std::string_view &text, const Line &line);
    bool takeParsed(Parsed parsed, std::string_view rest, const Line &line);
    bool takeDamaged(std::string_view text, const Line &line);
    bool takeTail(std::string_view text, const Line &line);
    Parsed parse(std::string_view text, size_t capacity, std::string_view *rest);
    Parsed parseCopy(std::string_view text, std::string_view *rest);
    void commit(const Line &line);
    void join(std::string_view text, const Line &line);
    bool tryJoined(const Line &line);
    void giveUpJoined();
    bool joinedTooLong();
    bool isFinal(const AgentFile &file, const ByteSource &source) const;
    void reportDamage(const ByteSource &source, qint64 offset);

    RecordHandler &m_handler;
    simdjson::ondemand::parser m_parser;
    std::string m_scratch;
    Joined m_joined;
    RecordSink *m_sink = nullptr;
    qint64 m_linesDone = 0;
};

} // namespace evoca::model
