#include "agents/StableHash.h"

#include <QtEndian>

namespace evoca::model {

namespace {

// Finaliser of SplitMix64: every input bit reaches every output bit.
quint64 mixed(quint64 value)
{
    value ^= value >> 30;
    value *= 0xbf58476d1ce4e5b9ULL;
    value ^= value >> 27;
    value *= 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

} // namespace

quint64 stableHash(std::string_view bytes, quint64 seed)
{
    quint64 hash = mixed(seed + 0x9e3779b97f4a7c15ULL + bytes.size());
    while (bytes.size() >= 8) {
        hash = (hash ^ mixed(qFromLittleEndian<quint64>(bytes.data()))) * 0x9e3779b97f4a7c15ULL;
        hash ^= hash >> 32;
        bytes.remove_prefix(8);
    }
    quint64 tail = 0;
    for (size_t i = 0; i < bytes.size(); ++i)
        tail |= quint64(static_cast<unsigned char>(bytes[i])) << (8 * i);
    hash = mixed(hash ^ mixed(tail));
    return hash == 0 ? 1 : hash;
}

} // namespace evoca::model
