#include "forgetting/PurgeCheckers.h"

#include "forgetting/ByteSearch.h"
#include "forgetting/IdWords.h"
#include "forgetting/PurgeFiles.h"
#include "records/Agent.h"
#include "store/ChunkWriter.h"
#include "store/Connection.h"
#include "store/Tombstones.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

class Checker
{
public:
    Checker(PurgeRun &run, const PurgeSought &sought) : m_run(run), m_connection(run.reader()), m_sought(sought) { }

    Result<PurgeCheck> check()
    {
        m_check.way = PurgeCheck::Way::Records;
        m_run.tell(PurgeProgress::Phase::CheckingRecords, 0, 0);
        checkRows();
        checkMessages();
        checkMarks();
        checkEdges();
        checkRequests();
        checkLessons();
        checkSources();
        checkBin();
        checkCopies();
        if (m_run.stopped())
            return std::unexpected(purgeStopped());
        m_check.at = QDateTime::currentMSecsSinceEpoch();
        return m_check;
    }

private:
    void count(bool wrong)
    {
        ++m_check.asked;
        m_check.found += wrong;
    }

    /// Rows that a statement finds must not be there.
    void mustBeGone(std::string_view sql, const auto &...values)
    {
        Statement row = m_connection.statement(sql);
        count(row.bind(values...).step());
    }

    void checkRows()
    {
        for (const PurgeItem &item : m_run.items(ForgetKind::Session)) {
            mustBeGone("SELECT 1 FROM session WHERE global_id = ?1", item.record);
            mustBeGone("SELECT 1 FROM session_range WHERE session = ?1 UNION ALL SELECT 1 FROM prompt_key"
                       " WHERE session = ?1 UNION ALL SELECT 1 FROM replaced_secret WHERE session = ?1",
                       item.row);
        }
        for (const PurgeItem &item : m_run.items(ForgetKind::Experience))
            mustBeGone("SELECT 1 FROM experience WHERE global_id = ?1 UNION ALL SELECT 1 FROM verdict"
                       " WHERE experience = ?1 UNION ALL SELECT 1 FROM experience_state WHERE experience = ?1",
                       item.record);
        for (const PurgeItem &item : m_run.items(ForgetKind::Lesson))
            mustBeGone("SELECT 1 FROM lesson WHERE global_id = ?1", item.record);
        for (const PurgeItem &item : m_run.items(ForgetKind::Episode))
            mustBeGone("SELECT 1 FROM episode WHERE id = ?1", item.record);
        for (const PurgeItem &item : m_run.items(ForgetKind::Memory)) {
            mustBeGone("SELECT 1 FROM memory WHERE global_id = ?1", item.record);
            mustBeGone("SELECT 1 FROM memory_version WHERE memory = ?1", item.row);
        }
        for (const PurgeItem &item : m_run.items(ForgetKind::Context))
            mustBeGone("SELECT 1 FROM context WHERE global_id = ?1", item.record);
    }

    void checkMessages()
    {
        for (const PurgeItem &item : m_run.items(PurgeItem::Messages)) {
            mustBeGone("SELECT 1 FROM message WHERE id BETWEEN ?1 AND ?2", item.first, item.last);
            mustBeGone("SELECT 1 FROM chunk WHERE id BETWEEN ?1 AND ?2", item.first, item.last);
            mustBeGone("SELECT 1 FROM prompt_key WHERE message BETWEEN ?1 AND ?2", item.first, item.last);
            readBack(item);
            m_check.sought += item.last - item.first + 1;
        }
    }

    /// Chunks of the same session that may have held these texts: each must be covered by the texts that stay.
    void readBack(const PurgeItem &item)
    {
        std::vector<RowId> chunks;
        {
            Statement rows = m_connection.statement(
                "SELECT c.id FROM chunk c WHERE c.id < ?2 AND c.id >= (SELECT max(first) FROM session_range"
                " WHERE session = ?1 AND first <= ?2) AND c.session = ?1");
            rows.bind(item.session, item.first);
            while (rows.step())
                chunks.push_back(rows.integer(0));
        }
        // The last one of each stream reaches furthest; all those before end before the purged messages begin.
        constexpr std::size_t lastOnes = 4;
        if (chunks.size() > lastOnes)
            chunks.erase(chunks.begin(), chunks.end() - std::ptrdiff_t(lastOnes));
        for (const RowId chunk : chunks)
            count(coveredBytes(chunk, item) != plainBytes(chunk));
    }

    qint64 coveredBytes(RowId chunk, const PurgeItem &item)
    {
        Statement rows = m_connection.statement(
            "SELECT coalesce(sum(m.length), 0) FROM session_range r JOIN message m ON m.id BETWEEN max(r.first, ?2) AND r.last"
            " WHERE r.session = ?1 AND r.last >= ?2 AND m.id - m.chunk = ?2");
        rows.bind(item.session, chunk).step();
        return rows.integer(0);
    }

    qint64 plainBytes(RowId chunk)
    {
        Statement row = m_connection.statement("SELECT body FROM chunk WHERE id = ?1");
        return row.bind(chunk).step() ? plainSizeOfChunk(row.bytes(0)) : 0;
    }

    void checkMarks()
    {
        if (!m_run.keepOut())
            return;
        Tombstones tombstones(m_connection);
        for (const ForgetKind kind : {ForgetKind::Session, ForgetKind::Experience, ForgetKind::Lesson,
                                      ForgetKind::Episode, ForgetKind::Memory}) {
            for (const PurgeItem &item : markedItems(m_connection, m_run.id(), kind))
                count(!tombstones.contains(item.record));
        }
    }

    void checkEdges()
    {
        const QSet<QString> ids = purgedIds(m_connection, m_run.id());
        for (const QString &id : ids)
            mustBeGone("SELECT 1 FROM edge WHERE source = ?1 OR target = ?1", id);
    }

    void checkRequests()
    {
        for (const PurgeItem &item : m_run.items(ForgetKind::Request)) {
            mustBeGone("SELECT 1 FROM request WHERE id = ?1 AND arguments <> '{}'", item.row);
            if (item.named)
                mustBeGone("SELECT 1 FROM request WHERE id = ?1 AND returned <> '[]'", item.row);
        }
        IdWords ids;
        ids.add(purgedIds(m_connection, m_run.id()));
        Statement rows = m_connection.statement("SELECT returned FROM request");
        while (rows.step())
            count(ids.isNamedIn(rows.bytes(0)));
    }

    /// Sums of lessons say no more than the evidence that is left.
    void checkLessons()
    {
        mustBeGone("SELECT 1 FROM lesson l WHERE l.support + l.against <> (SELECT count(*) FROM lesson_evidence e"
                   " JOIN experience x ON x.id = e.experience WHERE e.lesson = l.id AND x.deleted_at = 0"
                   " AND e.agrees <> 2)");
        mustBeGone("SELECT 1 FROM lesson_wording WHERE id NOT IN (SELECT wording FROM lesson_evidence)");
        mustBeGone(
            "SELECT 1 FROM lesson_evidence e WHERE NOT EXISTS (SELECT 1 FROM experience WHERE id = e.experience)");
    }

    void checkSources()
    {
        std::vector<std::string> words;
        std::ranges::copy_if(m_sought.words, std::back_inserter(words),
                             [](const std::string &word) { return word.size() >= 12; });
        words.insert(words.end(), m_sought.pieces.begin(), m_sought.pieces.end());
        Statement row = m_connection.statement("SELECT reader_state, path FROM source WHERE id = ?1");
        for (const PurgeItem &item : m_run.items(PurgeItem::Source)) {
            if (!row.bind(item.row).step())
                continue;
            ByteSearch search(words);
            search.search(row.bytes(0));
            count(!search.found().empty());
        }
    }

    void checkBin()
    {
        mustBeGone("SELECT 1 FROM bin_item i JOIN purge_item p ON p.kind = i.kind AND p.record = i.record"
                   " WHERE p.purge = ?1",
                   m_run.id());
        mustBeGone("SELECT 1 FROM bin WHERE NOT EXISTS (SELECT 1 FROM bin_item WHERE entry = bin.id)");
    }

    /// No copy of the store may be older than the removal; nor may a file be there that was to go.
    void checkCopies()
    {
        const QStringList copies = copiesOfStore(m_run.paths());
        for (const QString &path : copies)
            count(QFileInfo(path).lastModified().toMSecsSinceEpoch() < m_run.started());
        if (m_run.removesAgentFiles())
            checkAgentFiles();
    }

    /// A file that was left alone for a reason is in the receipt, and no failure.
    void checkAgentFiles()
    {
        Statement row = m_connection.statement("SELECT path, agent FROM source WHERE id = ?1");
        for (const PurgeItem &item : m_run.items(PurgeItem::Source)) {
            if (!row.bind(item.row).step() || !QFileInfo::exists(row.text(0)))
                continue;
            const QString agent = agentName(Agent(row.integer(1)));
            count(!std::ranges::any_of(m_run.remains, [&](const Remainder &remainder) {
                return remainder.kind == Remainder::Kind::AgentFile && remainder.name == agent
                    && remainder.state == Remainder::State::Refused;
            }));
        }
    }

    PurgeRun &m_run;
    Connection &m_connection;
    const PurgeSought &m_sought;
    PurgeCheck m_check;
};

} // namespace

Result<PurgeCheck> checkRecords(PurgeRun &run, const PurgeSought &sought)
{
    return guarded([&]() { return Checker(run, sought).check(); });
}

} // namespace evoca::model
