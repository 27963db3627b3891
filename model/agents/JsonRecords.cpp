#include "agents/JsonRecords.h"

#include "agents/JsonRepair.h"

#include <QDateTime>

#include <algorithm>

namespace evoca::model {

namespace {

static_assert(simdjson::SIMDJSON_PADDING <= 64, "LineReader pads its window with 64 bytes");

constexpr qsizetype padding = simdjson::SIMDJSON_PADDING;
// Bounds for an object that was written over several lines; an exported array may be longer.
constexpr int joinedLines = 2000;
constexpr size_t joinedBytes = 4 * 1024 * 1024;
constexpr int joinedAttempts = 64;
// Bounds for the search of a whole object behind a truncated one.
constexpr int tailCandidates = 256;
constexpr size_t tailBytes = 256 * 1024 * 1024;
// A parser that once met a giant line would keep its memory for good.
constexpr size_t keptCapacity = 16 * 1024 * 1024;
// An unfinished last line of a file that nobody touched for a day will never be finished.
constexpr qint64 abandonedNs = 24LL * 3600 * 1'000'000'000;

} // namespace

JsonRecords::JsonRecords(RecordHandler &handler) : m_handler(handler) { }

JsonRecords::Parsed JsonRecords::parse(std::string_view text, size_t capacity, std::string_view *rest)
{
    *rest = {};
    try {
        simdjson::ondemand::document document = m_parser.iterate(
            simdjson::padded_string_view(text.data(), text.size(), capacity));
        simdjson::ondemand::object object = document.get_object();
        const bool isRecord = m_handler.collect(object);
        if (!document.at_end()) {
            const char *at = document.current_location();
            *rest = text.substr(size_t(at - text.data()));
        }
        return isRecord ? Parsed::Record : Parsed::NoRecord;
    } catch (const simdjson::simdjson_error &) {
        return Parsed::Damaged;
    }
}

JsonRecords::Parsed JsonRecords::parseCopy(std::string_view text, std::string_view *rest)
{
    sanitizeJson(text, m_scratch);
    const size_t size = m_scratch.size();
    m_scratch.resize(size + padding); // zeros that simdjson may read
    return parse(std::string_view(m_scratch.data(), size), m_scratch.size(), rest);
}

bool JsonRecords::readObject(std::string_view json)
{
    std::string_view rest;
    if (parseCopy(json, &rest) != Parsed::Record)
        return false;
    m_handler.commit();
    return true;
}

void JsonRecords::commit(const Line &line)
{
    const std::string reason = m_handler.commit();
    if (!reason.empty())
        m_sink->skipped(line.number, line.offset, reason);
}

/// One trimmed line: one record, several glued together, or damage that can be worked around. False: `text` is what is
/// left and gives no record by itself.
bool JsonRecords::takeText(std::string_view &text, const Line &line)
{
    while (text.starts_with('{')) {
        std::string_view rest;
        const Parsed parsed = parse(text, text.size() + padding, &rest);
        if (parsed == Parsed::Damaged)
            return takeDamaged(text, line);
        if (!takeParsed(parsed, rest, line))
            return false;
        text = trimmedLine(rest);
        // A comma or a bracket is left of an array that was written one object a line.
        if (text.find('{') == std::string_view::npos)
            return true;
    }
    return takeTail(text, line);
}

/// JSON that is no record may be a line of an object over several lines.
bool JsonRecords::takeParsed(Parsed parsed, std::string_view rest, const Line &line)
{
    if (parsed == Parsed::NoRecord && (!m_joined.text.empty() || !rest.empty()))
        return false;
    giveUpJoined();
    if (parsed == Parsed::NoRecord)
        m_sink->skipped(line.number, line.offset, "unknown_record");
    else
        commit(line);
    return true;
}

bool JsonRecords::takeDamaged(std::string_view text, const Line &line)
{
    std::string_view rest;
    const Parsed parsed = parseCopy(text, &rest);
    if (parsed == Parsed::Damaged)
        return takeTail(text, line);
    if (!takeParsed(parsed, rest, line))
        return false;
    const std::string remaining(trimmedLine(rest));
    if (remaining.find('{') != std::string::npos && !takeDamaged(remaining, line))
        m_sink->skipped(line.number, line.offset, "bad_json");
    return true;
}

/// A truncated object (or rubbish) in front of a whole one: finds the first object that reaches to the line's end.
bool JsonRecords::takeTail(std::string_view text, const Line &line)
{
    size_t budget = tailBytes;
    size_t at = text.find("{\"", 1);
    for (int i = 0; i < tailCandidates && at != std::string_view::npos; ++i, at = text.find("{\"", at + 1)) {
        const std::string_view candidate = text.substr(at);
        if (candidate.size() > budget)
            return false;
        budget -= candidate.size();
        std::string_view rest;
        if (parseCopy(candidate, &rest) != Parsed::Record || !trimmedLine(rest).empty())
            continue;
        giveUpJoined();
        m_sink->skipped(line.number, line.offset, "truncated");
        commit(line);
        return true;
    }
    return false;
}

/// Blanks at the line's ends may belong to a text, so they are kept.
void JsonRecords::join(std::string_view text, const Line &line)
{
    // The next object begins: what is pending will get no end any more.
    if (!m_joined.exported && text.starts_with("{\""))
        giveUpJoined();
    const std::string_view whole = line.text;
    if (m_joined.text.empty()) {
        m_joined = {.offset = line.offset, .line = line.number, .exported = text.starts_with("{\"loglines\"")};
        m_joined.exported |= text == "{"; // pretty-printed from the first line on
        m_joined.text = whole.substr(size_t(text.data() - whole.data()));
    } else {
        m_joined.text += '\n';
        m_joined.text += whole;
    }
    if (m_joined.text.ends_with('\r'))
        m_joined.text.pop_back();
    ++m_joined.lines;
}

bool JsonRecords::tryJoined(const Line &line)
{
    const std::string_view text = trimmedLine(m_joined.text);
    if (m_joined.lines < 2 || text.back() != '}')
        return false;
    // Of a long export only a line with nothing but the closing bracket can be the end.
    if (m_joined.exported && m_joined.attempts >= joinedAttempts / 2 && !line.text.starts_with('}'))
        return false;
    ++m_joined.attempts;
    std::string_view rest;
    if (parseCopy(text, &rest) != Parsed::Record || !trimmedLine(rest).empty())
        return false;
    Line first = line;
    first.number = m_joined.line;
    first.offset = m_joined.offset;
    m_joined = {};
    commit(first);
    return true;
}

void JsonRecords::giveUpJoined()
{
    if (m_joined.text.empty())
        return;
    if (!m_joined.exported)
        m_sink->skipped(m_joined.line, m_joined.offset, "bad_json");
    m_joined = {};
}

/// The last line of a growing file counts only when it is one whole record.
bool JsonRecords::takeUnfinished(std::string_view text, const Line &line)
{
    std::string_view rest;
    if (!m_joined.text.empty() || text.front() != '{' || text.back() != '}')
        return false;
    if (parse(text, text.size() + padding, &rest) != Parsed::Record || !rest.empty())
        return false;
    commit(line);
    return true;
}

/// False: the line is unfinished and waits (for its end, or for the lines after it).
bool JsonRecords::takeLine(const Line &line, bool final)
{
    if (line.tooLong) {
        giveUpJoined();
        m_sink->skipped(line.number, line.offset, "too_long");
        return true;
    }
    std::string_view text = trimmedLine(line.text);
    if (text.empty() && m_joined.text.empty())
        return true;
    if (!line.complete && !final)
        return takeUnfinished(text, line);
    if (takeText(text, line))
        return true;
    if (m_joined.text.empty() && !text.starts_with('{')) {
        m_sink->skipped(line.number, line.offset, "not_json");
        return true;
    }
    join(text, line);
    return tryJoined(line) || joinedTooLong();
}

bool JsonRecords::joinedTooLong()
{
    const size_t bytes = m_joined.exported ? size_t(LineReader::longestLine) : joinedBytes;
    const bool over = m_joined.text.size() > bytes || (!m_joined.exported && m_joined.lines > joinedLines)
        || m_joined.attempts > joinedAttempts;
    if (over) {
        m_joined.exported = false;
        giveUpJoined();
    }
    return over;
}

bool JsonRecords::isFinal(const AgentFile &file, const ByteSource &source) const
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch() * 1'000'000;
    return source.isFinal() || (file.mtimeNs > 0 && now - file.mtimeNs > abandonedNs);
}

void JsonRecords::reportDamage(const ByteSource &source, qint64 offset)
{
    if (*source.damage() != 0)
        m_sink->skipped(m_linesDone + 1, offset, source.damage());
}

qint64 JsonRecords::read(const AgentFile &file, qint64 offset, qint64 line, RecordSink &sink)
{
    m_sink = &sink;
    m_linesDone = line;
    m_joined = {};
    const std::unique_ptr<ByteSource> source = ByteSource::open(file.path, offset);
    if (!source) {
        sink.skipped(0, 0, "cannot_open");
        return offset;
    }
    const bool final = isFinal(file, *source);
    LineReader lines(*source, offset, line);
    Line next;
    Line last;
    while (lines.next(next)) {
        last = next;
        const bool done = takeLine(next, final);
        if (m_parser.capacity() > keptCapacity)
            m_parser = simdjson::ondemand::parser();
        if (!done)
            continue;
        offset = next.end;
        m_linesDone = next.number;
        if (!sink.progress(offset))
            return offset;
    }
    if (final && !m_joined.text.empty()) {
        giveUpJoined();
        offset = last.end;
        m_linesDone = last.number;
    }
    reportDamage(*source, offset);
    return offset;
}

} // namespace evoca::model
