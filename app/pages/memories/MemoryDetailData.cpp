#include "pages/memories/MemoryDetailData.h"

#include "i18n/MemoryWords.h"
#include "search/MemoryCondition.h"
#include "search/MemorySearch.h"
#include "search/Query.h"
#include "widgets/text/LineDiff.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct VersionText
{
    Q_DECLARE_TR_FUNCTIONS(MemoryVersion)
};

constexpr qsizetype longestQuote = 40;
constexpr int searched = 20;

QString quote(const DiffLine &line)
{
    // Whole words: a stretch may begin or end inside of one.
    const auto inside = [&line](qsizetype at) {
        return at > 0 && at < line.text.size() && line.text[at - 1].isLetterOrNumber()
            && line.text[at].isLetterOrNumber();
    };
    qsizetype start = line.wordStart;
    qsizetype end = start + line.wordLength;
    while (inside(start))
        --start;
    while (inside(end))
        ++end;
    const QString words = line.text.mid(start, end - start).simplified();
    return words.size() <= longestQuote ? words : words.left(longestQuote).trimmed() + u'…';
}

// What of the words in the search field this memory has, as an agent's search sees it.
void explain(const model::MemorySearch &search, const QString &query, MemoryDetailData &data,
             const model::ReadTicket &ticket)
{
    const model::Query parsed = model::parseQuery(model::memoryFacets(query).text);
    QStringList words = parsed.phrases;
    for (const model::Query::Word &word : parsed.words)
        words << word.text;
    if (words.isEmpty())
        return;
    const QString text = words.join(u' ');
    const auto ofThis = [&data](const model::MemoryMatch &match) { return match.memory.id == data.memory().id; };
    if (const auto found = search.recall(text, searched, u"%"_s, u"%"_s, {}, ticket)) {
        if (const auto match = std::ranges::find_if(found->matches, ofThis); match != found->matches.end())
            data.terms = match->matched;
    }
    if (const auto solid = search.strict(text, searched, u"%"_s, u"%"_s, {}, ticket))
        data.solid = std::ranges::any_of(solid->matches, ofThis);
}

} // namespace

QString versionWords(const std::vector<model::MemoryVersion> &versions, std::size_t index)
{
    if (index + 1 >= versions.size())
        return {};
    const model::MemoryVersion &now = versions[index];
    const model::MemoryVersion &before = versions[index + 1];
    if (now.content == before.content) {
        if (now.path != before.path)
            return VersionText::tr("moved here from %1", "a path").arg(before.path);
        if (now.type != before.type)
            return VersionText::tr("from %1 to %2", "types")
                .arg(MemoryWords::type(before.type), MemoryWords::type(now.type));
        return VersionText::tr("importance, confidence, scope or expiry changed");
    }
    if (now.content.startsWith(before.content))
        return VersionText::tr("adds “%1”")
            .arg(MemoryWords::title(now.content.mid(before.content.size())).left(2 * longestQuote));
    const std::vector<DiffLine> lines = diffLines(before.content, now.content);
    const auto count = [&lines](DiffLine::Kind kind) { return int(std::ranges::count(lines, kind, &DiffLine::kind)); };
    const int added = count(DiffLine::Kind::Added);
    const int removed = count(DiffLine::Kind::Removed);
    if (added == 1 && removed == 1) {
        const auto first = std::ranges::find(lines, DiffLine::Kind::Removed, &DiffLine::kind);
        const auto second = std::ranges::find(lines, DiffLine::Kind::Added, &DiffLine::kind);
        const QString from = quote(*first);
        const QString to = quote(*second);
        if (!from.isEmpty() && !to.isEmpty())
            return VersionText::tr("“%1” becomes “%2”").arg(from, to);
    }
    return VersionText::tr("%1, %2", "added, removed")
        .arg(VersionText::tr("%n line(s) added", nullptr, added),
             VersionText::tr("%n line(s) taken away", nullptr, removed));
}

model::Result<MemoryDetailData> loadMemoryDetail(model::Connection &connection, model::RowId id, const QString &query,
                                                 const model::ReadTicket &ticket)
{
    auto record = model::MemoryDirectory(connection).record(id);
    if (!record)
        return std::unexpected(record.error());
    MemoryDetailData data {.record = std::move(*record)};
    explain(model::MemorySearch(connection), query, data, ticket);
    return data;
}

} // namespace evoca::app
