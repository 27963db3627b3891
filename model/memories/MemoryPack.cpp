#include "memories/MemoryPack.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int charactersPerToken = 4;
constexpr int usefulTokens = 40; ///< less of a memory would say nothing

/// The beginning of a text that is no longer than `most` characters, cut between words, never inside a character.
QString beginning(const QString &text, qsizetype most)
{
    qsizetype end = std::min(most - 2, text.size());
    const qsizetype space = text.lastIndexOf(u' ', end);
    if (space > end / 2)
        end = space;
    while (end > 0 && text.at(end - 1).isHighSurrogate())
        --end;
    return text.first(end).trimmed() + u" …"_s;
}

} // namespace

int tokensOf(const QString &text)
{
    return int((text.size() + charactersPerToken - 1) / charactersPerToken);
}

QString packHeading(const Memory &memory)
{
    return memory.path + u" ("_s + memory.type + u"): "_s;
}

MemoryPack packMemories(std::span<const Memory> memories, int mostItems, int mostTokens)
{
    MemoryPack pack;
    bool cutOne = false;
    for (const Memory &memory : memories) {
        const int room = mostTokens - pack.tokens;
        const int heading = tokensOf(packHeading(memory));
        const int whole = heading + tokensOf(memory.content);
        if (int(pack.items.size()) < mostItems && whole <= room) {
            pack.items.push_back({memory, memory.content, false});
            pack.tokens += whole;
        } else if (int(pack.items.size()) < mostItems && !cutOne && room - heading >= usefulTokens) {
            const QString text = beginning(memory.content, qsizetype(room - heading) * charactersPerToken);
            pack.items.push_back({memory, text, true});
            pack.tokens += heading + tokensOf(text);
            cutOne = true;
        } else {
            ++pack.left;
        }
    }
    return pack;
}

} // namespace evoca::model
