#include "text/Stemmer.h"

#include <libstemmer.h>

#include <algorithm>
#include <memory>
#include <unordered_map>

namespace evoca::model {

namespace {

constexpr std::size_t shortestStemmed = 4;

struct StemmerDeleter
{
    void operator()(sb_stemmer *stemmer) const { sb_stemmer_delete(stemmer); }
};

class Snowball
{
public:
    explicit Snowball(const char *language) : m_stemmer(sb_stemmer_new(language, "UTF_8")) { }
    std::string operator()(std::string_view word) const
    {
        if (!m_stemmer)
            return std::string(word);
        const auto *symbols = reinterpret_cast<const sb_symbol *>(word.data());
        const sb_symbol *stem = sb_stemmer_stem(m_stemmer.get(), symbols, int(word.size()));
        if (!stem)
            return std::string(word);
        return {reinterpret_cast<const char *>(stem), std::size_t(sb_stemmer_length(m_stemmer.get()))};
    }

private:
    std::unique_ptr<sb_stemmer, StemmerDeleter> m_stemmer;
};

bool isStemmable(std::string_view word)
{
    if (word.size() < shortestStemmed || word.size() > 40)
        return false;
    return std::ranges::none_of(word, [](char c) { return (c >= '0' && c <= '9') || c == '_'; });
}

/// The Spanish stemmer knows some endings by their accent only; folding took it. Those that can be restored without
/// doubt are: nouns in -ción and -sión.
std::string spanishOf(std::string_view word)
{
    thread_local const Snowball snowball("spanish");
    std::string accented(word);
    if (word.ends_with("cion") || word.ends_with("sion"))
        accented.replace(word.size() - 2, 1, "\xC3\xB3");
    std::string stem = snowball(accented);
    // The stemmer ends by dropping acute accents itself, but not where it removed nothing.
    if (const auto at = stem.find("\xC3\xB3"); at != std::string::npos)
        stem.replace(at, 2, "o");
    return stem;
}

std::string englishOf(std::string_view word)
{
    thread_local const Snowball snowball("english");
    return snowball(word);
}

Stems makeStems(std::string_view word)
{
    if (!isStemmable(word))
        return {std::string(word), std::string(word)};
    return {englishOf(word), spanishOf(word)};
}

struct Hash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

/// Texts repeat their words: a small memory of stems saves most calls of the stemmers.
const Stems &cachedStems(std::string_view word)
{
    thread_local std::unordered_map<std::string, Stems, Hash, std::equal_to<>> cache;
    if (const auto found = cache.find(word); found != cache.end())
        return found->second;
    if (cache.size() >= 8192)
        cache.clear();
    return cache.emplace(std::string(word), makeStems(word)).first->second;
}

struct StemmedEmit
{
    TokenCallback emit;
    void *context;
    bool spanish;
};

int emitStemmed(void *context, const char *token, int length, int start, int end, bool colocated)
{
    const auto &to = *static_cast<StemmedEmit *>(context);
    if (const int result = to.emit(to.context, token, length, start, end, colocated); result != 0)
        return result;
    const std::string_view word(token, std::size_t(length));
    if (!isStemmable(word))
        return 0;
    const Stems &both = cachedStems(word);
    if (both.english != word) {
        if (const int result = to.emit(to.context, both.english.data(), int(both.english.size()), start, end, true);
            result != 0)
            return result;
    }
    if (!to.spanish)
        return 0;
    char marked[64];
    const std::size_t size = std::min(both.spanish.size(), sizeof marked - 1);
    marked[0] = '~';
    both.spanish.copy(marked + 1, size);
    return to.emit(to.context, marked, int(size) + 1, start, end, true);
}

} // namespace

std::string stem(std::string_view word)
{
    if (!isStemmable(word))
        return std::string(word);
    const std::string &english = cachedStems(word).english;
    return isStemmable(english) ? cachedStems(std::string(english)).spanish : english;
}

Stems stems(std::string_view word)
{
    return cachedStems(word);
}

int tokenizeStemmed(std::string_view utf8, TokenMode mode, TokenCallback emit, void *context)
{
    StemmedEmit to {emit, context, guessLanguage(utf8) != TextLanguage::English};
    return tokenize(utf8, mode, emitStemmed, &to);
}

} // namespace evoca::model
