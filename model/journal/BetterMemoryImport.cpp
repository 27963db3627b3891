#include "journal/BetterMemoryImport.h"

#include "history/ProjectFinder.h"
#include "journal/BetterMemoryRows.h"
#include "journal/BetterMemoryStore.h"
#include "text/Redactor.h"

#include <QSet>

namespace evoca::model {

namespace {

constexpr size_t atOnce = 200;

/// Hands records to the writer in batches, so that a large store needs little memory and never holds up others.
class Batches
{
public:
    Batches(Writer &writer, const BetterMemoryLog &log, BetterMemoryReport &report)
        : m_writer(writer), m_log(log), m_report(report)
    {
    }

    void add(BetterMemoryRecord &&record)
    {
        if (record.kind == BetterMemoryRecord::Kind::Episode)
            m_present.insert(record.episode.id);
        m_waiting.push_back(std::move(record));
        if (m_waiting.size() >= atOnce)
            flush();
    }

    Result<void> finish()
    {
        flush();
        if (!m_failure)
            store([this](BetterMemoryRows &rows) -> Result<void> {
                rows.storeSessions(m_present);
                return {};
            });
        return m_failure ? std::unexpected(*m_failure) : Result<void>();
    }

private:
    void flush()
    {
        if (m_failure || m_waiting.empty())
            return;
        store([records = std::exchange(m_waiting, {})](BetterMemoryRows &rows) -> Result<void> {
            for (const BetterMemoryRecord &record : records) {
                if (auto stored = rows.store(record); !stored)
                    return stored;
            }
            return {};
        });
    }

    void store(const std::function<Result<void>(BetterMemoryRows &)> &job)
    {
        const auto done = m_writer
                              .post([this, &job](WriteContext &context) -> Result<void> {
                                  BetterMemoryReport report = m_report; // an undone job counts nothing
                                  BetterMemoryRows rows(context, m_projects, m_redactor, m_log, report);
                                  const auto stored = job(rows);
                                  if (stored)
                                      m_report = std::move(report);
                                  return stored;
                              })
                              .result();
        if (!done)
            m_failure = done.error();
    }

    Writer &m_writer;
    const BetterMemoryLog &m_log;
    BetterMemoryReport &m_report;
    const ProjectFinder m_projects;
    const Redactor m_redactor;
    std::vector<BetterMemoryRecord> m_waiting;
    QSet<QString> m_present;
    std::optional<Error> m_failure;
};

} // namespace

BetterMemoryImport::BetterMemoryImport(Writer &writer) : m_writer(writer) { }

Result<BetterMemoryReport> BetterMemoryImport::run(const QString &path, const std::stop_token &stop)
{
    const auto store = BetterMemoryStore::open(path);
    if (!store)
        return std::unexpected(store.error());
    BetterMemoryReport report;
    std::vector<BetterMemoryReport::Skipped> skipped;
    BetterMemoryStore::Sink sink {.record = {}, .skipped = [&skipped](const QString &where, const QString &reason) {
                                      skipped.push_back({where, reason});
                                  }};
    const BetterMemoryLog log = (*store)->log(sink);
    Batches batches(m_writer, log, report);
    sink.record = [&batches](BetterMemoryRecord &&record) { batches.add(std::move(record)); };
    const auto read = (*store)->read(sink, stop);
    const auto stored = batches.finish();
    if (!read)
        return std::unexpected(read.error());
    if (!stored)
        return std::unexpected(stored.error());
    report.skipped = std::move(skipped);
    return report;
}

} // namespace evoca::model
