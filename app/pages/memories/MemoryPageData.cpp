#include "pages/memories/MemoryPageData.h"

#include "i18n/MemoryWords.h"
#include "memories/MemoryDirectory.h"
#include "search/MatchPlan.h"
#include "search/MemoryBrowser.h"
#include "search/MemoryCondition.h"

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using Browser = model::MemoryBrowser;

Browser::Group groupOf(MemoryGroup group)
{
    switch (group) {
    case MemoryGroup::Current: return Browser::Group::Current;
    case MemoryGroup::Review: return Browser::Group::Review;
    case MemoryGroup::Expired: return Browser::Group::Expired;
    case MemoryGroup::Any: break;
    }
    return Browser::Group::Any;
}

Browser::Order orderOf(MemoryOrder order)
{
    return order == MemoryOrder::Newest    ? Browser::Order::Newest
        : order == MemoryOrder::Importance ? Browser::Order::Importance
                                           : Browser::Order::Path;
}

MemoryEntry entryOf(model::MemoryListRow row, const std::vector<model::MatchTerm> &terms)
{
    MemoryEntry entry {.projectName = row.projectName,
                       .title = MemoryWords::title(row.memory.content),
                       .pathMatches = std::move(row.pathMatches)};
    for (const auto &[start, length] : model::matchRanges(entry.title, terms))
        entry.matches.push_back({start, length});
    entry.memory = std::move(row.memory);
    return entry;
}

} // namespace

model::Result<MemoryPageData> loadMemoryPage(model::Connection &connection, const MemoryRequest &request,
                                             const model::ReadTicket &ticket)
{
    const Browser browser(connection);
    const Browser::Group group = groupOf(request.group);
    auto page = request.strict
        ? browser.listStrict(request.query, ticket)
        : browser.list(request.query, group, orderOf(request.order), {.cursor = request.cursor}, ticket);
    if (!page)
        return std::unexpected(page.error());
    const std::vector<model::MatchTerm> terms =
        model::MatchPlan(model::parseQuery(model::memoryFacets(request.query).text)).terms();
    MemoryPageData data {.cursor = page->nextCursor,
                         .total = page->total,
                         .all = page->all,
                         .micros = page->micros,
                         .counts = page->counts};
    for (model::MemoryListRow &row : page->rows)
        data.rows.push_back(entryOf(std::move(row), terms));
    return data;
}

model::Result<MemorySurroundings> loadMemorySurroundings(model::Connection &connection, const MemoryRequest &request)
{
    const Browser browser(connection);
    auto paths = browser.paths(request.query, groupOf(request.group));
    auto states = model::MemoryDirectory(connection).states({});
    auto origins = browser.origins();
    if (!paths || !states || !origins)
        return std::unexpected(!paths ? paths.error() : !states ? states.error() : origins.error());
    MemorySurroundings data {.origins = *origins};
    for (model::MemoryPathCount &each : *paths)
        data.paths.push_back({std::move(each.path), each.count});
    for (model::Memory &memory : *states)
        data.states.push_back(entryOf({.memory = std::move(memory)}, {}));
    return data;
}

} // namespace evoca::app
