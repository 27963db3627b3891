#include "agents/SeenHashes.h"

namespace evoca::model {

namespace {

constexpr size_t keptHashes = 512;
constexpr size_t mostHashes = 2'000'000; // 80 MB; a file with more records has other worries

} // namespace

bool SeenHashes::insert(quint64 hash)
{
    if (m_all.size() >= mostHashes)
        m_all.clear();
    if (!m_all.insert(hash).second)
        return false;
    m_newest.push_back(hash);
    if (m_newest.size() > keptHashes)
        m_newest.pop_front();
    return true;
}

void SeenHashes::save(QDataStream &out) const
{
    out << quint32(m_newest.size());
    for (const quint64 hash : m_newest)
        out << hash;
}

void SeenHashes::load(QDataStream &in)
{
    m_all.clear();
    m_newest.clear();
    quint32 count = 0;
    in >> count;
    for (quint32 i = 0; i < count && i < keptHashes && in.status() == QDataStream::Ok; ++i) {
        quint64 hash = 0;
        in >> hash;
        insert(hash);
    }
}

} // namespace evoca::model
