#include "store/ToolTables.h"

#include "store/Connection.h"
#include "store/IndexText.h"
#include "store/Setting.h"
#include "text/Tokenizer.h"

#include <algorithm>

namespace evoca::model {

std::vector<ToolTable> toolTables(Connection &connection)
{
    std::vector<ToolTable> tables;
    Statement rows = connection.statement("SELECT number, first, last, texts FROM tools.tool_table ORDER BY last DESC");
    while (rows.step())
        tables.push_back({int(rows.integer(0)), rows.integer(1), rows.integer(2), rows.integer(3)});
    return tables;
}

std::vector<IdRange> coveredRanges(Connection &connection)
{
    std::vector<IdRange> ranges;
    Statement rows = connection.statement("SELECT first, last FROM tools.covered ORDER BY first");
    while (rows.step())
        ranges.push_back({rows.integer(0), rows.integer(1)});
    return ranges;
}

std::vector<IdRange> pendingRanges(Connection &connection, const std::vector<IdRange> &covered)
{
    std::vector<IdRange> pending;
    Statement rows = connection.statement("SELECT first, last FROM session_range ORDER BY first");
    auto done = covered.begin();
    while (rows.step()) {
        IdRange rest {rows.integer(0), rows.integer(1)};
        while (done != covered.end() && done->last < rest.first)
            ++done;
        for (auto part = done; part != covered.end() && part->first <= rest.last; ++part) {
            if (part->first > rest.first)
                pending.push_back({rest.first, part->first - 1});
            rest.first = part->last + 1;
        }
        if (rest.first <= rest.last)
            pending.push_back(rest);
    }
    std::ranges::reverse(pending);
    return pending;
}

bool toolIndexFits(Connection &connection)
{
    QByteArray epoch;
    qint64 rules = 0;
    qint64 words = 0;
    {
        Statement row = connection.statement("SELECT epoch, rules, words FROM tools.origin");
        if (!row.step())
            return false;
        epoch = row.blob(0);
        rules = row.integer(1);
        words = row.integer(2);
    }
    return rules == toolIndexRules && words == tokenizerVersion && epoch == readSetting(connection, "store.epoch");
}

void addRange(std::vector<IdRange> &ranges, IdRange range)
{
    auto at = std::ranges::lower_bound(ranges, range.first, {}, &IdRange::first);
    if (at != ranges.begin() && std::prev(at)->last + 1 >= range.first) {
        --at;
        at->last = std::max(at->last, range.last);
    } else {
        at = ranges.insert(at, range);
    }
    auto next = std::next(at);
    while (next != ranges.end() && next->first <= at->last + 1) {
        at->last = std::max(at->last, next->last);
        next = ranges.erase(next);
    }
}

} // namespace evoca::model
