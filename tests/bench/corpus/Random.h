#pragma once

#include <QtTypes>

#include <random>
#include <string>

namespace evoca::bench {

/// Deterministic numbers: the standard fixes the engine's output, while its distributions may differ between libraries.
class Random
{
public:
    explicit Random(quint64 seed);
    quint64 next() { return m_engine(); }
    /// 0 … bound - 1
    quint32 below(quint32 bound) { return quint32((quint64(quint32(m_engine() >> 32)) * bound) >> 32); }
    int between(int low, int high) { return low + int(below(quint32(high - low + 1))); }
    bool chance(double probability) { return double(m_engine() >> 11) * 0x1p-53 < probability; }
    /// Standard normal, for heavy-tailed sizes.
    double normal();
    /// exp(mean + deviation * normal)
    double logNormal(double mean, double deviation);
    std::string uuid();
    std::string letters(int count, std::string_view alphabet);
    template<typename List>
    const auto &pick(const List &list)
    {
        return list[below(quint32(std::size(list)))];
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace evoca::bench
