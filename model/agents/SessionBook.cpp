#include "agents/SessionBook.h"

#include "agents/StateStream.h"
#include "agents/ToolInput.h"

#include <algorithm>

namespace evoca::model {

namespace {

constexpr quint32 mostSessions = 100'000;

} // namespace

int SessionBook::add(std::string_view nativeId)
{
    m_entries.emplace_back().known.nativeId = nativeId;
    return count() - 1;
}

int SessionBook::findKey(std::string_view key) const
{
    const auto found = std::ranges::find_if(m_entries, [key](const Entry &entry) { return entry.key == key; });
    return found == m_entries.end() ? -1 : int(found - m_entries.begin());
}

void SessionBook::set(int handle, std::string ParsedSession::*field, std::string_view value)
{
    Entry &entry = at(handle);
    if (value.empty() || entry.known.*field == value)
        return;
    entry.known.*field = value;
    entry.changed = true;
}

void SessionBook::setOnce(int handle, std::string ParsedSession::*field, std::string_view value)
{
    if ((at(handle).known.*field).empty())
        set(handle, field, value);
}

void SessionBook::setTitle(int handle, std::string_view title, int rank)
{
    Entry &entry = at(handle);
    const std::string line = essenceOf(title);
    if (line.empty() || rank < entry.known.titleRank || (rank == entry.known.titleRank && line == entry.known.title))
        return;
    entry.known.title = line;
    entry.known.titleRank = rank;
    entry.changed = true;
}

void SessionBook::tell(RecordSink &sink, int handle)
{
    at(handle).changed = false;
    sink.session(handle, at(handle).known);
}

void SessionBook::send(RecordSink &sink, int handle, ParsedMessage &&message)
{
    Entry &entry = at(handle);
    entry.started = true;
    entry.prompted |= message.kind == MessageKind::Prompt;
    if (entry.changed)
        tell(sink, handle);
    sink.message(handle, std::move(message));
}

void SessionBook::flush(RecordSink &sink)
{
    for (int handle = 0; handle < count(); ++handle) {
        if (at(handle).started && at(handle).changed)
            tell(sink, handle);
    }
}

void SessionBook::save(QDataStream &out) const
{
    out << quint32(m_entries.size());
    for (const Entry &entry : m_entries) {
        const ParsedSession &known = entry.known;
        out << known.nativeId << known.parentNativeId << known.forkedFrom << known.cwd << known.branch << known.remote
            << known.title << qint32(known.titleRank) << known.model << known.version << known.subagent << entry.key
            << entry.changed << entry.started << entry.prompted;
    }
}

void SessionBook::load(QDataStream &in)
{
    m_entries.clear();
    quint32 size = 0;
    in >> size;
    for (quint32 i = 0; i < size && i < mostSessions && in.status() == QDataStream::Ok; ++i) {
        Entry &entry = m_entries.emplace_back();
        ParsedSession &known = entry.known;
        qint32 rank = 0;
        in >> known.nativeId >> known.parentNativeId >> known.forkedFrom >> known.cwd >> known.branch >> known.remote
            >> known.title >> rank >> known.model >> known.version >> known.subagent >> entry.key >> entry.changed
            >> entry.started >> entry.prompted;
        known.titleRank = rank;
        entry.changed = true; // a new sink knows nothing yet
    }
}

} // namespace evoca::model
