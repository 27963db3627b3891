#pragma once

#include <QDataStream>

#include <deque>
#include <unordered_set>

namespace evoca::model {

/// Remembers hashes of what a file already gave, to notice repetitions: all of them while a file is read, the newest
/// few hundred across resumed reads (a state must stay small; rewritten lines follow closely).
class SeenHashes
{
public:
    /// False when it was there already.
    bool insert(quint64 hash);
    bool contains(quint64 hash) const { return m_all.contains(hash); }

    void save(QDataStream &out) const;
    void load(QDataStream &in);

private:
    std::unordered_set<quint64> m_all;
    std::deque<quint64> m_newest;
};

} // namespace evoca::model
