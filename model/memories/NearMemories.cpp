#include "memories/NearMemories.h"

#include "search/MemorySearch.h"
#include "text/Stemmer.h"
#include "text/Tokenizer.h"

#include <algorithm>
#include <set>
#include <string>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int compared = 20; ///< as many as a search gives
constexpr std::size_t mostNear = 5;
constexpr qsizetype asked = 1000; ///< characters; the beginning of a text says what it is about

std::set<std::string> words(const QString &text)
{
    std::set<std::string> words;
    for (const std::string &token : tokens(text.toStdString(), TokenMode::Parts)) {
        if (!isStopWord(token))
            words.insert(stem(token));
    }
    return words;
}

double likeness(const std::set<std::string> &left, const std::set<std::string> &right)
{
    if (left.empty() || right.empty())
        return 0;
    const auto shared = std::ranges::count_if(left, [&right](const std::string &word) { return right.contains(word); });
    return double(shared) / double(left.size() + right.size() - std::size_t(shared));
}

} // namespace

Result<std::vector<NearMemory>> nearMemories(Connection &connection, const Memory &memory)
{
    // Project 0 reaches only what is for every project.
    const auto found =
        MemorySearch(connection).recall(memory.content.left(asked), compared, u"%"_s, u"%"_s, {memory.project});
    if (!found)
        return std::unexpected(found.error());
    const std::set<std::string> own = words(memory.content);
    std::vector<NearMemory> near;
    for (const MemoryMatch &match : found->matches) {
        const Memory &other = match.memory;
        const double alike = other.id == memory.id ? 0 : likeness(own, words(other.content));
        if (alike >= nearLikeness)
            near.push_back({other.id, other.globalId, other.path, other.content, other.revision, alike});
    }
    std::ranges::stable_sort(near, std::ranges::greater(), &NearMemory::likeness);
    if (near.size() > mostNear)
        near.resize(mostNear);
    return near;
}

} // namespace evoca::model
