#include "forgetting/BinEntries.h"

#include "store/Connection.h"
#include "text/Tokenizer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::string_view entryColumns = "SELECT id, global_id, at, expires, deed, client, reason, records FROM bin";

/// Title and project come from the records themselves: the bin copies nothing of them.
BinEntry entryOf(Connection &connection, const Statement &row)
{
    BinEntry entry {.id = row.text(1), .at = row.integer(2), .expires = row.integer(3)};
    entry.deed = {ForgetDeed::By(row.integer(4)), row.text(5), row.text(6)};
    entry.records = row.integer(7);
    std::vector<RowId> projects;
    Statement items = connection.statement(
        "SELECT kind, record FROM bin_item WHERE entry = ?1 AND follows = 0 ORDER BY ordinal");
    items.bind(row.integer(0));
    while (items.step()) {
        const ForgetItem item {ForgetKind(items.integer(0)), items.text(1)};
        const auto record = findForgetRecord(connection, item);
        if (entry.items.empty()) {
            entry.kind = item.kind;
            entry.title = record ? record->title : QString();
        }
        entry.items.push_back(item);
        if (record && !std::ranges::contains(projects, record->project))
            projects.push_back(record->project);
    }
    if (projects.size() == 1) {
        Statement name = connection.statement("SELECT name FROM project WHERE id = ?1");
        if (name.bind(projects.front()).step())
            entry.project = name.text(0);
    }
    return entry;
}

bool matches(const BinEntry &entry, const BinFilter &filter)
{
    const auto folded = [](const QString &text) { return fold(text.toStdString()); };
    return (!filter.kind || entry.kind == *filter.kind) && (!filter.by || entry.deed.by == *filter.by)
        && (filter.text.isEmpty() || folded(entry.title).contains(folded(filter.text)));
}

} // namespace

std::optional<BinEntry> readBinEntry(Connection &connection, const QString &entry)
{
    Statement row = connection.statement(std::string(entryColumns) + " WHERE global_id = ?1");
    return row.bind(entry).step() ? std::optional(entryOf(connection, row)) : std::nullopt;
}

std::vector<BinEntry> listBinEntries(Connection &connection, const BinFilter &filter)
{
    std::vector<BinEntry> entries;
    int skip = filter.offset;
    QString project;
    if (filter.project) {
        Statement name = connection.statement("SELECT name FROM project WHERE id = ?1");
        if (name.bind(*filter.project).step())
            project = name.text(0);
    }
    Statement rows = connection.statement(std::string(entryColumns) + " ORDER BY at DESC");
    while (int(entries.size()) < filter.limit && rows.step()) {
        BinEntry entry = entryOf(connection, rows);
        if (!matches(entry, filter) || (filter.project && entry.project != project) || skip-- > 0)
            continue;
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::optional<QString> binEntryOf(Connection &connection, const ForgetItem &item)
{
    Statement row = connection.statement(
        "SELECT b.global_id FROM bin_item i JOIN bin b ON b.id = i.entry WHERE i.kind = ?1 AND i.record = ?2");
    return row.bind(item.kind, item.id).step() ? std::optional(row.text(0)) : std::nullopt;
}

std::vector<ForgetRecord> recordsInBin(Connection &connection, const QString &entry)
{
    std::vector<ForgetRecord> records;
    Statement items = connection.statement(
        "SELECT i.kind, i.record, i.follows FROM bin_item i JOIN bin b ON b.id = i.entry WHERE b.global_id = ?1"
        " ORDER BY i.ordinal");
    items.bind(entry);
    while (items.step()) {
        auto record = findForgetRecord(connection, {ForgetKind(items.integer(0)), items.text(1)});
        if (!record)
            continue;
        record->follows = items.integer(2) != 0;
        records.push_back(std::move(*record));
    }
    return records;
}

void removeBinItems(Connection &connection, const QString &entry, const ForgetClosure &closure)
{
    Statement item = connection.statement("DELETE FROM bin_item WHERE kind = ?1 AND record = ?2"
                                          " AND entry = (SELECT id FROM bin WHERE global_id = ?3)");
    for (const ForgetRecord &record : closure.records)
        item.bind(record.item.kind, record.item.id, entry).run();
    Statement range = connection.statement("DELETE FROM bin_range WHERE session = ?1 AND first = ?2"
                                           " AND entry = (SELECT id FROM bin WHERE global_id = ?3)");
    for (const MessageSpan &span : closure.messages) {
        if (span.copy)
            range.bind(span.session, span.range.first, entry).run();
    }
}

} // namespace evoca::model
