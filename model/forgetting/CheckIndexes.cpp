#include "forgetting/PurgeCheckers.h"
#include "store/Connection.h"
#include "store/ToolTables.h"

#include <QDateTime>

#include <algorithm>

namespace evoca::model {

namespace {

/// Words times ranges; beyond, every n-th word is asked.
constexpr qint64 mostQuestions = 400'000;
constexpr qint64 questionsBetweenLooks = 2000;

struct Index
{
    std::string table; ///< with its schema
    std::vector<IdRange> rows; ///< what it must not hold any more
};

std::vector<IdRange> merged(const std::vector<PurgeItem> &items, bool ranges)
{
    std::vector<IdRange> rows;
    for (const PurgeItem &item : items)
        addRange(rows, ranges ? IdRange {item.first, item.last} : IdRange {item.row, item.row});
    return rows;
}

std::vector<Index> indexesOf(PurgeRun &run)
{
    const std::vector<IdRange> messages = merged(run.items(PurgeItem::Messages), true);
    std::vector<Index> indexes {{"main.talk_index", messages},
                                {"main.experience_index", merged(run.items(ForgetKind::Experience), false)},
                                {"main.episode_index", merged(run.items(ForgetKind::Episode), false)},
                                {"main.memory_index", merged(run.items(ForgetKind::Memory), false)}};
    if (run.reader().hasToolIndex()) {
        for (const ToolTable &table : toolTables(run.reader())) {
            Index index {"tools." + table.name(), {}};
            for (const IdRange &range : messages) {
                if (range.first <= table.last && range.last >= table.first)
                    index.rows.push_back(range);
            }
            indexes.push_back(std::move(index));
        }
    }
    std::erase_if(indexes, [](const Index &index) { return index.rows.empty(); });
    return indexes;
}

std::string quoted(const std::string &word)
{
    return '"' + word + '"'; // words have no quotation marks
}

class Checker
{
public:
    Checker(PurgeRun &run, const PurgeSought &sought) : m_run(run), m_sought(sought) { }

    Result<PurgeCheck> check()
    {
        const std::vector<Index> indexes = indexesOf(m_run);
        qint64 ranges = 0;
        for (const Index &index : indexes)
            ranges += qint64(index.rows.size());
        const qint64 stride = std::max<qint64>(1, qint64(m_sought.words.size()) * ranges / mostQuestions);
        m_check.way = PurgeCheck::Way::Index;
        m_run.tell(PurgeProgress::Phase::CheckingIndex, 0, qint64(m_sought.words.size()) * ranges / stride);
        for (const Index &index : indexes) {
            countEntries(index);
            for (std::size_t i = 0; i < m_sought.words.size(); i += std::size_t(stride)) {
                if (!ask(index, m_sought.words[i]))
                    return std::unexpected(purgeStopped());
            }
        }
        for (std::size_t i = 0; i < m_sought.words.size() && !indexes.empty(); i += std::size_t(stride))
            ++m_check.sought;
        m_check.at = QDateTime::currentMSecsSinceEpoch();
        return m_check;
    }

private:
    /// Each entry has a row in the index's own table of lengths; needs no words.
    void countEntries(const Index &index)
    {
        Statement rows = m_run.reader().statement("SELECT count(*) FROM " + index.table
                                                  + "_docsize WHERE id BETWEEN ?1 AND ?2");
        for (const IdRange &range : index.rows) {
            rows.bind(range.first, range.last).step();
            m_check.found += rows.integer(0);
        }
    }

    bool ask(const Index &index, const std::string &word)
    {
        const std::string name = index.table.substr(index.table.find('.') + 1);
        Statement match = m_run.reader().statement("SELECT 1 FROM " + index.table + " WHERE " + name
                                                   + " MATCH ?1 AND rowid BETWEEN ?2 AND ?3 LIMIT 1");
        const std::string query = quoted(word);
        for (const IdRange &range : index.rows) {
            if (match.bind(query, range.first, range.last).step())
                ++m_check.found;
            if (++m_check.asked % questionsBetweenLooks == 0) {
                m_run.advance(questionsBetweenLooks);
                if (m_run.stopped())
                    return false;
            }
        }
        return true;
    }

    PurgeRun &m_run;
    const PurgeSought &m_sought;
    PurgeCheck m_check;
};

} // namespace

Result<PurgeCheck> checkIndexes(PurgeRun &run, const PurgeSought &sought)
{
    return guarded([&]() { return Checker(run, sought).check(); });
}

} // namespace evoca::model
