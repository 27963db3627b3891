#include "forgetting/Purge.h"

#include "forgetting/Bin.h"
#include "forgetting/ForgetPlanner.h"
#include "forgetting/PurgeCheckers.h"
#include "forgetting/ReceiptCodec.h"
#include "store/Connection.h"
#include "text/Ulid.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int mostRepairs = 2;

std::timed_mutex purgeMutex; ///< one at a time: what another thread is at is not unfinished

/// Column `phase`: how far a purge is. From Removing on there is no way back.
enum Phase : int { Planned = 0, Removing = 1, SoughtDropped = 2 };

struct PurgeText
{
    Q_DECLARE_TR_FUNCTIONS(Purge)
};

/// What was asked for, without a word of it.
Receipt beginReceipt(Connection &connection, const ForgetClosure &closure, const PurgeOptions &options)
{
    const ForgetPlan plan = planFor(connection, closure);
    Receipt receipt {.started = QDateTime::currentMSecsSinceEpoch(), .by = options.deed.by};
    receipt.client = options.deed.client;
    std::map<ForgetKind, qint64> kinds;
    std::vector<RowId> projects;
    for (const ForgetRecord &record : closure.records) {
        if (record.follows)
            continue;
        ++kinds[record.item.kind];
        if (!std::ranges::contains(projects, record.project))
            projects.push_back(record.project);
    }
    receipt.kinds.assign(kinds.begin(), kinds.end());
    if (projects.size() == 1) {
        Statement name = connection.statement("SELECT name FROM project WHERE id = ?1");
        if (name.bind(projects.front()).step())
            receipt.project = name.text(0);
    }
    for (int part = 0; part <= int(PlanPart::Lessons); ++part) {
        if (const qint64 count = plan.count(PlanPart(part)); count > 0)
            receipt.erased.emplace_back(PlanPart(part), count);
    }
    receipt.records = plan.records;
    receipt.lessonsLowered = qint64(plan.lessons.size());
    return receipt;
}

QByteArray bodyOf(const Receipt &receipt, const QString &binEntry)
{
    QJsonObject body = receiptToJson(receipt);
    body.insert(u"bin"_s, binEntry);
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

RowId insertPurge(Connection &connection, const Receipt &receipt, const PurgeOptions &options, const QString &binEntry)
{
    const QByteArray body = bodyOf(receipt, binEntry);
    const QString client = options.deed.client.isNull() ? QString(u""_s) : options.deed.client;
    const QString id = "receipt-"_L1 + makeUlid(receipt.started);
    Statement insert = connection.statement(
        "INSERT INTO purge(global_id, started, deed, client, keep_out, agent_files, body)"
        " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7) RETURNING id");
    insert
        .bind(id, receipt.started, options.deed.by, client, options.keepOut, options.removeAgentFiles,
              std::string_view(body.constData(), std::size_t(body.size())))
        .step();
    const RowId row = insert.integer(0);
    insert.run();
    return row;
}

/// Out of sight first, then written down what has to go. 0: nothing matched.
Result<RowId> planPurge(WriteContext &context, const ForgetTarget &target, const PurgeOptions &options)
{
    auto records = findForgetRecords(context.connection, target);
    if (!records)
        return std::unexpected(records.error());
    if (records->empty())
        return 0;
    ForgetTarget found;
    for (const ForgetRecord &record : *records)
        found.items.push_back(record.item);
    const ForgetClosure closure = closureOf(context.connection, std::move(*records), true);
    const Receipt receipt = beginReceipt(context.connection, closure, options); // before the bin changes the lessons
    const auto binned = Bin::put(context, found, options.deed);
    if (!binned)
        return std::unexpected(binned.error());
    const RowId purge = insertPurge(context.connection, receipt, options, binned->id);
    storePurgeItems(context.connection, purge, closure);
    return purge;
}

/// Nothing was removed yet: as if it had never been asked for.
void takeBack(Writer &writer, RowId purge)
{
    writer
        .post([purge](WriteContext &context) -> Result<void> {
            QString entry;
            {
                Statement row = context.connection.statement(
                    "SELECT json_extract(body, '$.bin') FROM purge WHERE id = ?1");
                if (row.bind(purge).step())
                    entry = row.text(0);
            }
            context.connection.statement("DELETE FROM purge WHERE id = ?1").bind(purge).run();
            return entry.isEmpty() ? Result<void>() : Bin::restore(context, entry).transform([](const BinEntry &) { });
        })
        .waitForFinished();
}

/// Words and pieces are kept masked in the store until the checks are done.
Result<PurgeSought> prepareSought(PurgeRun &run)
{
    {
        Statement row = run.reader().statement("SELECT phase, sought FROM purge WHERE id = ?1");
        if (row.bind(run.id()).step() && row.integer(0) != Planned)
            return PurgeSought::unsealed(row.blob(1));
    }
    auto sought = collectSought(run);
    if (!sought)
        return sought;
    const QByteArray sealed = sought->sealed();
    const auto kept = run.write([&](WriteContext &context, CommitWork &) -> Result<void> {
        context.connection.statement("UPDATE purge SET sought = ?2, phase = ?3 WHERE id = ?1")
            .bind(run.id(), sealed, Removing)
            .run();
        return {};
    });
    if (!kept)
        return std::unexpected(kept.error());
    return sought;
}

Result<void> runSteps(PurgeRun &run, const std::vector<PurgeStep> &steps)
{
    qint64 total = 0;
    for (const PurgeItem &item : run.items(PurgeItem::Messages))
        total += 1 + (item.last - item.first) / 2000;
    run.tell(PurgeProgress::Phase::Removing, 0, 3 * total);
    for (const PurgeStep &step : steps) {
        if (run.stopped())
            return std::unexpected(purgeStopped());
        if (const auto done = step.run(run); !done)
            return done;
    }
    return {};
}

Result<std::vector<PurgeCheck>> runChecks(PurgeRun &run, const PurgeSought &sought)
{
    std::vector<PurgeCheck> checks;
    for (const auto check : {checkIndexes, checkRecords, checkBytes}) {
        auto done = check(run, sought);
        if (!done)
            return std::unexpected(done.error());
        checks.push_back(*done);
    }
    return checks;
}

bool passed(const std::vector<PurgeCheck> &checks)
{
    return std::ranges::all_of(checks, [](const PurgeCheck &check) { return check.found == 0; });
}

/// Writes every page of store and tool index anew, so that no freed byte of an old page is left.
void vacuum(const StorePaths &paths)
{
    auto connection = Connection::open(paths, u"purge"_s, Connection::Mode::Write);
    if (!connection)
        return;
    (void)(*connection)->execute("VACUUM");
    if (QFileInfo::exists(paths.toolIndex())
        && (*connection)->run(u"ATTACH DATABASE ? AS tooltext"_s, {paths.toolIndex()}))
        (void)(*connection)->execute("VACUUM tooltext");
}

Error erasedAlready()
{
    return {ErrorCode::NotFound, PurgeText::tr("This was erased already."), {}};
}

bool isUnfinished(Connection &connection, RowId purge)
{
    return connection.statement("SELECT 1 FROM purge WHERE id = ?1").bind(purge).step();
}

Result<Receipt> finish(Writer &writer, PurgeRun &run, Receipt receipt)
{
    return writer
        .call<Receipt>([&run, receipt](WriteContext &context) mutable -> Result<Receipt> {
            Statement row = context.connection.statement("SELECT global_id FROM purge WHERE id = ?1");
            if (!row.bind(run.id()).step())
                return std::unexpected(erasedAlready());
            receipt.id = row.text(0);
            row.reset();
            receipt.finished = QDateTime::currentMSecsSinceEpoch();
            insertReceipt(context.connection, receipt);
            context.connection.statement("DELETE FROM purge WHERE id = ?1").bind(run.id()).run();
            context.changes.bin = true;
            return receipt;
        })
        .result();
}

Receipt storedReceipt(Connection &connection, RowId purge)
{
    Statement row = connection.statement("SELECT body, started FROM purge WHERE id = ?1");
    if (!row.bind(purge).step())
        return {};
    Receipt receipt = receiptFromJson(QJsonDocument::fromJson(row.text(0).toUtf8()).object());
    receipt.started = row.integer(1);
    return receipt;
}

Error notInBin()
{
    return {ErrorCode::NotFound, PurgeText::tr("This is not in the bin any more."), u"id"_s};
}

Error onlyPeople()
{
    return {ErrorCode::Forbidden, PurgeText::tr("Only a person can erase for good; agents may move to the bin.")};
}

} // namespace

Purge::Purge(Writer &writer) : Purge(writer, purgeSteps()) { }

Purge::Purge(Writer &writer, std::vector<PurgeStep> steps) : m_writer(writer), m_steps(std::move(steps)) { }

Result<Receipt> Purge::run(const ForgetTarget &target, const PurgeOptions &options, std::stop_token stop,
                           const Progress &progress)
{
    if (options.deed.by == ForgetDeed::By::Client)
        return std::unexpected(onlyPeople());
    if (progress)
        progress({});
    const auto planned =
        m_writer.call<RowId>([&](WriteContext &context) { return planPurge(context, target, options); }).result();
    if (!planned)
        return std::unexpected(planned.error());
    if (*planned == 0) {
        Receipt nothing;
        nothing.verified = true;
        return nothing;
    }
    return carryOut(*planned, stop, progress);
}

Result<Receipt> Purge::runEntry(const QString &binEntry, const PurgeOptions &options, std::stop_token stop,
                                const Progress &progress)
{
    auto connection = Connection::open(m_writer.paths(), u"purge reader"_s, Connection::Mode::Read);
    if (!connection)
        return std::unexpected(connection.error());
    const auto entry = Bin::find(**connection, binEntry);
    if (!entry)
        return std::unexpected(entry.error());
    if (!*entry)
        return std::unexpected(notInBin());
    connection->reset();
    return run({(*entry)->items, {}}, options, std::move(stop), progress);
}

Result<Receipt> Purge::carryOut(RowId purge, const std::stop_token &stop, const Progress &progress)
{
    std::unique_lock turn(purgeMutex, std::defer_lock);
    while (!turn.try_lock_for(std::chrono::milliseconds(100))) {
        if (stop.stop_requested())
            return std::unexpected(purgeStopped());
    }
    auto connection = Connection::open(m_writer.paths(), u"purge reader"_s, Connection::Mode::Read);
    if (!connection)
        return std::unexpected(connection.error());
    return guarded([&]() -> Result<Receipt> {
        if (!isUnfinished(**connection, purge))
            return std::unexpected(erasedAlready());
        PurgeRun run(m_writer, **connection, purge, stop, progress);
        Receipt receipt = storedReceipt(**connection, purge);
        const auto sought = prepareSought(run);
        if (!sought) {
            if (sought.error().code == ErrorCode::Cancelled)
                takeBack(m_writer, purge);
            return std::unexpected(sought.error());
        }
        if (run.keepOut())
            run.addRemainder({Remainder::Kind::ImportMark, Remainder::State::Kept, {}, receipt.started});
        for (receipt.repairs = 0;; ++receipt.repairs) {
            if (const auto done = runSteps(run, m_steps); !done)
                return std::unexpected(done.error());
            auto checks = runChecks(run, *sought);
            if (!checks)
                return std::unexpected(checks.error());
            receipt.checks = std::move(*checks);
            receipt.verified = passed(receipt.checks) && !sought->isEmpty();
            if (passed(receipt.checks) || receipt.repairs == mostRepairs)
                break;
            vacuum(run.paths());
        }
        receipt.remains = run.remains;
        run.tell(PurgeProgress::Phase::Done, 1, 1);
        return finish(m_writer, run, std::move(receipt));
    });
}

Result<std::vector<Receipt>> Purge::resume(std::stop_token stop, const Progress &progress)
{
    std::vector<RowId> unfinished;
    {
        auto connection = Connection::open(m_writer.paths(), u"purge reader"_s, Connection::Mode::Read);
        if (!connection)
            return std::unexpected(connection.error());
        const auto read = guarded([&]() -> Result<void> {
            Statement rows = (*connection)->statement("SELECT id FROM purge ORDER BY id");
            while (rows.step())
                unfinished.push_back(rows.integer(0));
            return {};
        });
        if (!read)
            return std::unexpected(read.error());
    }
    std::vector<Receipt> receipts;
    for (const RowId purge : unfinished) {
        auto receipt = carryOut(purge, stop, progress);
        if (!receipt && receipt.error().code == ErrorCode::NotFound)
            continue; // another thread was at it
        if (!receipt)
            return std::unexpected(receipt.error());
        receipts.push_back(std::move(*receipt));
    }
    return receipts;
}

Result<std::vector<Receipt>> Purge::purgeExpired(std::stop_token stop, int limit)
{
    QStringList expired;
    {
        auto connection = Connection::open(m_writer.paths(), u"purge reader"_s, Connection::Mode::Read);
        if (!connection)
            return std::unexpected(connection.error());
        const auto retention = Bin::retention(**connection);
        if (!retention)
            return std::unexpected(retention.error());
        if (!retention->purgeAfterwards)
            return std::vector<Receipt> {};
        const auto read = guarded([&]() -> Result<void> {
            Statement rows = (*connection)
                                 ->statement("SELECT global_id FROM bin WHERE expires > 0 AND expires <= ?1"
                                             " ORDER BY expires LIMIT ?2");
            rows.bind(QDateTime::currentMSecsSinceEpoch(), limit);
            while (rows.step())
                expired << rows.text(0);
            return {};
        });
        if (!read)
            return std::unexpected(read.error());
    }
    std::vector<Receipt> receipts;
    for (const QString &entry : std::as_const(expired)) {
        auto receipt = runEntry(entry, {.deed = {.by = ForgetDeed::By::Expiry}}, stop);
        if (!receipt)
            return std::unexpected(receipt.error());
        receipts.push_back(std::move(*receipt));
    }
    return receipts;
}

Result<bool> Purge::hasUnfinished(Connection &connection)
{
    return guarded([&]() -> Result<bool> { return connection.statement("SELECT 1 FROM purge LIMIT 1").step(); });
}

} // namespace evoca::model
