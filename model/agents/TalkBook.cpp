#include "agents/TalkBook.h"

#include <algorithm>

namespace evoca::model {

namespace {

// The copies of one text stand within a few records of each other.
constexpr size_t keptEntries = 32;

/// Sources differ in blanks and in how they join the parts of a message. Hashes words, not bytes, without a copy.
quint64 hashOf(std::string_view text)
{
    quint64 hash = 0;
    quint64 word = 0;
    int shift = 0;
    for (const char c : text) {
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t')
            continue;
        word |= quint64(static_cast<unsigned char>(c)) << shift;
        shift += 8;
        if (shift == 64) {
            hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
            hash ^= hash >> 29;
            word = 0;
            shift = 0;
        }
    }
    return ((hash ^ word) * 0x9e3779b97f4a7c15ULL) ^ quint64(shift);
}

} // namespace

bool TalkBook::isNew(MessageKind kind, std::string_view text, Source source)
{
    const quint64 hash = hashOf(text);
    for (Entry &entry : m_entries) {
        if (entry.hash == hash && entry.kind == kind && (entry.sources & source) == 0) {
            entry.sources |= source;
            return false;
        }
    }
    m_entries.push_back({hash, kind, source});
    if (m_entries.size() > keptEntries)
        m_entries.pop_front();
    return true;
}

bool TalkBook::hasAnswer(std::string_view text) const
{
    const quint64 hash = hashOf(text);
    return std::ranges::any_of(
        m_entries, [hash](const Entry &entry) { return entry.hash == hash && entry.kind == MessageKind::Answer; });
}

void TalkBook::save(QDataStream &out) const
{
    out << quint32(m_entries.size());
    for (const Entry &entry : m_entries)
        out << entry.hash << quint8(entry.kind) << entry.sources;
}

void TalkBook::load(QDataStream &in)
{
    m_entries.clear();
    quint32 count = 0;
    in >> count;
    for (quint32 i = 0; i < count && i < keptEntries && in.status() == QDataStream::Ok; ++i) {
        Entry &entry = m_entries.emplace_back();
        quint8 kind = 0;
        in >> entry.hash >> kind >> entry.sources;
        entry.kind = MessageKind(kind);
    }
}

} // namespace evoca::model
