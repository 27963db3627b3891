#include "Random.h"

#include <cmath>
#include <numbers>

namespace evoca::bench {

Random::Random(quint64 seed) : m_engine(seed * 0x9e3779b97f4a7c15ULL + 1) { }

double Random::normal()
{
    const double a = (double(m_engine() >> 11) + 1) * 0x1p-53;
    const double b = double(m_engine() >> 11) * 0x1p-53;
    return std::sqrt(-2 * std::log(a)) * std::cos(2 * std::numbers::pi * b);
}

double Random::logNormal(double mean, double deviation)
{
    return std::exp(mean + deviation * normal());
}

std::string Random::uuid()
{
    static constexpr char hex[] = "0123456789abcdef";
    std::string text(36, '-');
    quint64 bits = next();
    for (int i = 0; i < 36; ++i) {
        if (i == 8 || i == 13 || i == 18 || i == 23) {
            bits = next();
            continue;
        }
        text[size_t(i)] = hex[bits & 15];
        bits >>= 4;
    }
    text[14] = '4';
    return text;
}

std::string Random::letters(int count, std::string_view alphabet)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += alphabet[below(quint32(alphabet.size()))];
    return text;
}

} // namespace evoca::bench
