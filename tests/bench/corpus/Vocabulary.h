#pragma once

#include "Random.h"

#include <string>
#include <string_view>
#include <vector>

namespace evoca::bench {

enum class Tongue { English, Spanish };

/// Some thirty thousand words of one language, common real ones first, drawn by Zipf's law.
class Vocabulary
{
public:
    Vocabulary(Tongue tongue, quint64 seed);
    const std::string &word(Random &random) const { return m_words[m_zipf[random.below(quint32(m_zipf.size()))]]; }
    /// A plain ASCII word of middling frequency, for identifiers.
    const std::string &stem(Random &random) const;

private:
    void addMade(Random &random, Tongue tongue);
    void buildZipf();

    std::vector<std::string> m_words;
    std::vector<quint16> m_zipf;
    std::vector<quint16> m_plain; ///< words without accents
};

} // namespace evoca::bench
