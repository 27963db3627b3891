#include "forgetting/ByteSearch.h"
#include "forgetting/PurgeCheckers.h"
#include "forgetting/PurgeFiles.h"
#include "store/Connection.h"
#include "store/StoreBytes.h"
#include "store/ToolTables.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::size_t shortestWord = 8; ///< bytes; a shorter one's tail occurs by chance
constexpr std::size_t longestTail = 10;
constexpr std::size_t shortestTail = 6;
constexpr std::size_t mostWords = 400;

/// FTS5 leaves out what a term has in common with the one before, so only the end of a word is surely there.
std::string tailOf(const std::string &word)
{
    return word.substr(word.size() - std::clamp(word.size() / 2, shortestTail, longestTail));
}

class Checker
{
public:
    Checker(PurgeRun &run, const PurgeSought &sought) : m_run(run), m_connection(run.reader()), m_sought(sought) { }

    Result<PurgeCheck> check()
    {
        m_check.way = PurgeCheck::Way::Bytes;
        std::vector<std::string> patterns = tails();
        patterns.insert(patterns.end(), m_sought.pieces.begin(), m_sought.pieces.end());
        m_check.sought = qint64(patterns.size());
        ByteSearch search(patterns);
        std::vector<StoreBytes> files = StoreBytes::of(m_connection);
        const QStringList copies = copiesOfStore(m_run.paths());
        qint64 total = 0;
        for (const StoreBytes &file : files)
            total += file.size();
        for (const QString &copy : copies)
            total += QFileInfo(copy).size();
        m_run.tell(PurgeProgress::Phase::CheckingBytes, 0, total);
        const auto advance = [this](qint64 bytes) { m_run.advance(bytes); };
        for (StoreBytes &file : files) {
            m_check.asked += search.searchAll(
                [&file](char *target, qint64 length) { return file.read(target, length); }, m_run.stop(), advance);
        }
        for (const QString &copy : copies)
            m_check.asked += search.searchFile(copy, m_run.stop(), advance);
        if (m_run.stopped())
            return std::unexpected(purgeStopped());
        m_check.found = qint64(unexplained(search.found()).size());
        if (m_run.stopped())
            return std::unexpected(purgeStopped());
        m_check.at = QDateTime::currentMSecsSinceEpoch();
        return m_check;
    }

private:
    /// Ends of the longest words that no index has any more.
    std::vector<std::string> tails()
    {
        std::vector<std::string> words;
        std::ranges::copy_if(m_sought.words, std::back_inserter(words),
                             [](const std::string &word) { return word.size() >= shortestWord; });
        std::ranges::stable_sort(words, std::ranges::greater(), &std::string::size);
        std::vector<std::string> tails;
        for (const std::string &word : words) {
            if (tails.size() >= mostWords)
                break;
            if (!isIndexed(word))
                tails.push_back(tailOf(word));
        }
        return tails;
    }

    std::vector<std::string> indexes()
    {
        std::vector<std::string> names {"main.talk_index", "main.experience_index", "main.episode_index",
                                        "main.memory_index"};
        if (m_connection.hasToolIndex()) {
            for (const ToolTable &table : toolTables(m_connection))
                names.push_back("tools." + table.name());
        }
        return names;
    }

    bool isIndexed(const std::string &word)
    {
        const std::string query = '"' + word + '"';
        return std::ranges::any_of(indexes(), [&](const std::string &index) {
            const std::string name = index.substr(index.find('.') + 1);
            return m_connection.statement("SELECT 1 FROM " + index + " WHERE " + name + " MATCH ?1 LIMIT 1")
                .bind(query)
                .step();
        });
    }

    /// Patterns that nothing which stays holds: neither a column of a plain table nor a term of an index. The rows that
    /// had to go are gone (the check of the records says so), and a purge's own rows are masked. One pass over the
    /// store for all patterns, and only when something was found.
    std::vector<std::string> unexplained(const std::vector<std::string> &found)
    {
        if (found.empty())
            return {};
        ByteSearch search(found);
        const auto open = [&] { return search.found().size() < found.size() && !m_run.stopped(); };
        searchSchema(search, "main");
        if (m_connection.hasToolIndex())
            searchSchema(search, "tools");
        for (const std::string &table : tables()) {
            if (open())
                searchTable(search, table);
        }
        (void)m_connection.execute("PRAGMA query_only=OFF"); // temporary tables; the connection is the purge's own
        for (const std::string &index : indexes()) {
            if (open())
                searchRows(search, "SELECT term FROM " + termsOf(index));
        }
        if (open())
            searchRows(search, "SELECT body FROM chunk"); // last: it is nearly all of the store
        std::vector<std::string> left;
        const std::vector<std::string> explained = search.found();
        std::ranges::copy_if(found, std::back_inserter(left),
                             [&](const std::string &pattern) { return !std::ranges::contains(explained, pattern); });
        return left;
    }

    std::vector<std::string> tables()
    {
        std::vector<std::string> names;
        Statement rows = m_connection.statement(
            "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'"
            " AND name NOT LIKE 'purge%' AND name NOT IN ('chunk', 'message')");
        while (rows.step())
            names.push_back(rows.text(0).toStdString());
        return names;
    }

    std::string termsOf(const std::string &index)
    {
        const std::string schema = index.substr(0, index.find('.'));
        const std::string name = index.substr(index.find('.') + 1);
        const std::string terms = "temp.purge_terms_" + name;
        m_connection
            .statement("CREATE VIRTUAL TABLE IF NOT EXISTS " + terms + " USING fts5vocab('" + schema + "', '" + name
                       + "', 'row')")
            .run();
        return terms;
    }

    void searchTable(ByteSearch &search, const std::string &table)
    {
        std::vector<std::string> columns;
        {
            Statement names = m_connection.statement("SELECT name FROM pragma_table_info(?1)");
            names.bind(table);
            while (names.step())
                columns.push_back(names.text(0).toStdString());
        }
        for (const std::string &column : columns)
            searchRows(search, std::string("SELECT \"").append(column).append("\" FROM \"").append(table).append("\""));
    }

    /// The store's own definitions stand in the file as plain text ("file_path" ends like "candidate_path").
    void searchSchema(ByteSearch &search, const std::string &schema)
    {
        searchRows(search, "SELECT type || name || tbl_name FROM " + schema + ".sqlite_schema");
        searchRows(search, "SELECT sql FROM " + schema + ".sqlite_schema");
    }

    /// The first column of each row.
    void searchRows(ByteSearch &search, const std::string &sql)
    {
        constexpr int rowsBetweenLooks = 1000;
        Statement rows = m_connection.statement(sql);
        for (int row = 1; rows.step(); ++row) {
            search.search(rows.bytes(0));
            if (row % rowsBetweenLooks == 0 && m_run.stopped())
                return;
        }
    }

    PurgeRun &m_run;
    Connection &m_connection;
    const PurgeSought &m_sought;
    PurgeCheck m_check;
};

} // namespace

Result<PurgeCheck> checkBytes(PurgeRun &run, const PurgeSought &sought)
{
    return guarded([&]() { return Checker(run, sought).check(); });
}

} // namespace evoca::model
