#include "forgetting/PurgeRun.h"

#include "store/Connection.h"

#include <QCoreApplication>

#include <algorithm>

namespace evoca::model {

PurgeRun::PurgeRun(Writer &writer, Connection &reader, RowId purge, std::stop_token stop,
                   const Purge::Progress &progress)
    : m_writer(writer), m_reader(reader), m_id(purge), m_stop(std::move(stop)), m_progress(progress)
{
    Statement row = reader.statement("SELECT keep_out, agent_files, started FROM purge WHERE id = ?1");
    if (!row.bind(purge).step())
        return;
    m_keepOut = row.integer(0) != 0;
    m_agentFiles = row.integer(1) != 0;
    m_started = row.integer(2);
}

Result<void> PurgeRun::write(Part part)
{
    return m_writer
        .post([&part](WriteContext &context) -> Result<void> {
            CommitWork own;
            CommitWork &work = context.commitWork ? *context.commitWork : own;
            const Result<void> done = part(context, work);
            if (done)
                own.run(context.connection, context.changes);
            return done;
        })
        .result();
}

Result<void> PurgeRun::writeEach(const std::vector<PurgeItem> &items, std::size_t size,
                                 const std::function<void(WriteContext &, CommitWork &, const PurgeItem &)> &each)
{
    for (std::size_t from = 0; from < items.size(); from += size) {
        if (stopped())
            return std::unexpected(purgeStopped());
        const std::size_t end = std::min(items.size(), from + size);
        const auto done = write([&](WriteContext &context, CommitWork &work) -> Result<void> {
            for (std::size_t i = from; i < end; ++i)
                each(context, work, items[i]);
            return {};
        });
        if (!done)
            return done;
        advance(qint64(end - from));
    }
    return {};
}

Result<void> PurgeRun::writeRanges(qint64 size,
                                   const std::function<void(WriteContext &, CommitWork &, const PurgeItem &)> &each)
{
    std::vector<PurgeItem> slices;
    for (const PurgeItem &item : items(PurgeItem::Messages)) {
        for (RowId first = item.first; first <= item.last; first += size) {
            PurgeItem slice = item;
            slice.first = first;
            slice.last = std::min(item.last, first + size - 1);
            slices.push_back(slice);
        }
    }
    return writeEach(slices, 1, each);
}

void PurgeRun::tell(PurgeProgress::Phase phase, qint64 done, qint64 total)
{
    m_told = {phase, done, total};
    if (m_progress)
        m_progress(m_told);
}

void PurgeRun::advance(qint64 by)
{
    m_told.done += by;
    if (m_progress)
        m_progress(m_told);
}

void PurgeRun::addRemainder(const Remainder &remainder)
{
    // An agent may have several files with different fates; a backup has one.
    const auto same = std::ranges::find_if(remains, [&](const Remainder &other) {
        return other.kind == remainder.kind && other.name == remainder.name
            && (remainder.kind != Remainder::Kind::AgentFile || other.state == remainder.state);
    });
    if (same == remains.end())
        remains.push_back(remainder);
    else
        *same = remainder;
}

Error purgeStopped()
{
    return {ErrorCode::Cancelled,
            QCoreApplication::translate("Purge", "Erasing was stopped; it goes on when Evoca starts again.")};
}

} // namespace evoca::model
