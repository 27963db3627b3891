#include "forgetting/Bin.h"

#include "forgetting/BinEntries.h"
#include "forgetting/BinState.h"
#include "forgetting/ForgetPlanner.h"
#include "store/CommitWork.h"
#include "store/Connection.h"
#include "store/Setting.h"
#include "text/Ulid.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype longestReason = 1000;
constexpr qint64 dayMs = 24 * 60 * 60 * 1000LL;

struct BinText
{
    Q_DECLARE_TR_FUNCTIONS(Bin)
};

Error notInBin()
{
    return {ErrorCode::NotFound, BinText::tr("This is not in the bin any more."), u"id"_s};
}

/// Each entry has a moment of its own: hidden records are known by it.
qint64 newMoment(Connection &connection)
{
    Statement newest = connection.statement("SELECT coalesce(max(at), 0) FROM bin");
    newest.step();
    return std::max(QDateTime::currentMSecsSinceEpoch(), newest.integer(0) + 1);
}

RowId insertEntry(Connection &connection, const BinEntry &entry)
{
    const auto stored = [](const QString &text) { return text.isNull() ? QString(u""_s) : text; };
    Statement insert = connection.statement(
        "INSERT INTO bin(global_id, at, expires, deed, client, reason, records) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)"
        " RETURNING id");
    insert
        .bind(entry.id, entry.at, entry.expires, entry.deed.by, stored(entry.deed.client),
              stored(entry.deed.reason.left(longestReason)), entry.records)
        .step();
    const RowId row = insert.integer(0);
    insert.run();
    return row;
}

void insertItems(Connection &connection, RowId entry, const ForgetClosure &closure)
{
    Statement item = connection.statement(
        "INSERT OR IGNORE INTO bin_item(kind, record, entry, ordinal, follows) VALUES(?1, ?2, ?3, ?4, ?5)");
    int ordinal = 0;
    for (const ForgetRecord &record : closure.records)
        item.bind(record.item.kind, record.item.id, entry, ordinal++, record.follows).run();
    Statement range = connection.statement(
        "INSERT OR IGNORE INTO bin_range(session, first, last, entry) VALUES(?1, ?2, ?3, ?4)");
    for (const MessageSpan &span : closure.messages) {
        if (span.copy)
            range.bind(span.session, span.range.first, span.range.last, entry).run();
    }
}

/// A memory's key may have been given to another one meanwhile.
Result<void> checkKeys(Connection &connection, const ForgetClosure &closure)
{
    Statement taken = connection.statement(
        "SELECT 1 FROM memory m JOIN memory o ON o.project = m.project AND o.scope = m.scope"
        " AND o.semantic_key = m.semantic_key AND o.id <> m.id AND o.deleted_at = 0"
        " WHERE m.id = ?1 AND m.semantic_key <> ''");
    for (const ForgetRecord *memory : closure.of(ForgetKind::Memory)) {
        if (taken.bind(memory->row).step())
            return std::unexpected(Error {
                ErrorCode::Conflict,
                BinText::tr("“%1” was written anew meanwhile. Forget the new memory first, then restore this one.")
                    .arg(memory->title)});
    }
    return {};
}

template<typename Job>
auto withWork(WriteContext &context, Job &&job)
{
    CommitWork own;
    auto result = job(context.commitWork ? *context.commitWork : own);
    if (result)
        own.run(context.connection, context.changes);
    return result;
}

} // namespace

Bin::Bin(Writer &writer) : m_writer(writer) { }

QFuture<Result<BinEntry>> Bin::put(const ForgetTarget &target, const ForgetDeed &deed)
{
    return m_writer.call<BinEntry>([=](WriteContext &context) { return put(context, target, deed); });
}

QFuture<Result<BinEntry>> Bin::restore(const QString &entry)
{
    return m_writer.call<BinEntry>([=](WriteContext &context) { return restore(context, entry); });
}

QFuture<Result<void>> Bin::restoreRecord(const ForgetItem &item)
{
    return m_writer.post([=](WriteContext &context) { return restoreRecord(context, item); });
}

Result<BinEntry> Bin::put(WriteContext &context, const ForgetTarget &target, const ForgetDeed &deed)
{
    Connection &connection = context.connection;
    auto records = findForgetRecords(connection, target);
    if (!records)
        return std::unexpected(records.error());
    Statement held = connection.statement("SELECT 1 FROM bin_item WHERE kind = ?1 AND record = ?2");
    std::erase_if(*records, [&](const ForgetRecord &r) { return held.bind(r.item.kind, r.item.id).step(); });
    held.reset();
    BinEntry entry;
    entry.deed = deed;
    if (records->empty())
        return entry;
    const ForgetClosure closure = closureOf(connection, std::move(*records), false);
    const auto days = retention(connection);
    if (!days)
        return std::unexpected(days.error());
    entry.at = newMoment(connection);
    entry.id = "bin-"_L1 + makeUlid(entry.at);
    entry.expires = days->days > 0 ? entry.at + days->days * dayMs : 0;
    entry.records = planFor(connection, closure).records;
    insertItems(connection, insertEntry(connection, entry), closure);
    const auto settled = withWork(context, [&](CommitWork &work) -> Result<void> {
        BinState(context, work).settle(closure);
        return {};
    });
    if (!settled)
        return std::unexpected(settled.error());
    return readBinEntry(connection, entry.id).value_or(entry);
}

Result<BinEntry> Bin::restore(WriteContext &context, const QString &id)
{
    Connection &connection = context.connection;
    const auto entry = readBinEntry(connection, id);
    if (!entry)
        return std::unexpected(notInBin());
    const ForgetClosure closure = closureOf(connection, recordsInBin(connection, id), false);
    if (auto free = checkKeys(connection, closure); !free)
        return std::unexpected(free.error());
    connection.statement("DELETE FROM bin WHERE global_id = ?1").bind(id).run();
    const auto settled = withWork(context, [&](CommitWork &work) -> Result<void> {
        BinState(context, work).settle(closure);
        return {};
    });
    if (!settled)
        return std::unexpected(settled.error());
    return *entry;
}

Result<void> Bin::restoreRecord(WriteContext &context, const ForgetItem &item)
{
    Connection &connection = context.connection;
    const std::optional<QString> id = binEntryOf(connection, item);
    if (!id)
        return std::unexpected(notInBin());
    const auto entry = readBinEntry(connection, *id);
    if (!entry || entry->items.size() <= 1)
        return restore(context, *id).transform([](const BinEntry &) { });
    auto records = findForgetRecords(connection, {{item}, {}});
    if (!records)
        return std::unexpected(records.error());
    const ForgetClosure closure = closureOf(connection, std::move(*records), false);
    if (auto free = checkKeys(connection, closure); !free)
        return free;
    removeBinItems(connection, *id, closure);
    return withWork(context, [&](CommitWork &work) -> Result<void> {
        BinState(context, work).settle(closure);
        return {};
    });
}

Result<std::vector<BinEntry>> Bin::list(Connection &connection, const BinFilter &filter)
{
    return guarded([&]() -> Result<std::vector<BinEntry>> { return listBinEntries(connection, filter); });
}

Result<qint64> Bin::count(Connection &connection)
{
    return guarded([&]() -> Result<qint64> {
        Statement row = connection.statement("SELECT count(*) FROM bin");
        return row.step() ? row.integer(0) : 0;
    });
}

Result<std::optional<BinEntry>> Bin::find(Connection &connection, const QString &entry)
{
    return guarded([&]() -> Result<std::optional<BinEntry>> { return readBinEntry(connection, entry); });
}

Result<std::optional<BinEntry>> Bin::holding(Connection &connection, const ForgetItem &item)
{
    return guarded([&]() -> Result<std::optional<BinEntry>> {
        const std::optional<QString> entry = binEntryOf(connection, item);
        return entry ? readBinEntry(connection, *entry) : std::nullopt;
    });
}

Result<Bin::Retention> Bin::retention(Connection &connection)
{
    return guarded([&]() -> Result<Retention> {
        return Retention {int(readNumber(connection, "bin.days", 30)), readNumber(connection, "bin.purge", 1) != 0};
    });
}

QFuture<Result<void>> Bin::setRetention(const Retention &retention)
{
    return m_writer.post([=](WriteContext &context) -> Result<void> {
        if (retention.days < 0 || retention.days > 3650)
            return std::unexpected(
                Error {ErrorCode::InvalidArgument, BinText::tr("The bin keeps things for 0 to 3650 days."), u"days"_s});
        writeNumber(context.connection, "bin.days", retention.days);
        writeNumber(context.connection, "bin.purge", retention.purgeAfterwards ? 1 : 0);
        context.changes.bin = true;
        return {};
    });
}

} // namespace evoca::model
