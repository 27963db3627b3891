#pragma once

#include "records/Error.h"
#include "store/Statement.h"
#include "store/StorePaths.h"
#include "store/ToolTables.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <unordered_map>

struct sqlite3;

namespace evoca::model {

/// The writing side of evoca-tools.db. One at a time, in one thread. Functions throw SqlFailure.
class ToolIndexFile
{
public:
    /// Opens the file, makes it anew when it is damaged, of another store (`epoch`) or of other rules.
    ToolIndexFile(const StorePaths &paths, const QByteArray &epoch);
    ~ToolIndexFile();
    ToolIndexFile(const ToolIndexFile &) = delete;
    ToolIndexFile &operator=(const ToolIndexFile &) = delete;

    std::vector<IdRange> covered();
    /// Newest removal that the index has followed (removed_range.sequence).
    qint64 removedSeen();

    void begin();
    void commit();
    void rollBack() noexcept;

    /// The table for messages of this range; made when none has room. Ranges must not be split between tables.
    int tableFor(const IdRange &range);
    void add(int table, RowId message, std::string_view text);
    /// Removes ranges of ids from every table, for good.
    void remove(const std::vector<IdRange> &ranges);
    void setCovered(const std::vector<IdRange> &covered);
    void setRemovedSeen(qint64 sequence);

private:
    bool open();
    bool fits();
    void makeAnew();
    void makeSchema();
    void loadTables();
    ToolTable *neighbour(const IdRange &range);
    int makeTable(const IdRange &range);
    Statement prepare(const std::string &sql);
    void execute(const std::string &sql);

    StorePaths m_paths;
    QByteArray m_epoch;
    sqlite3 *m_database = nullptr;
    std::vector<ToolTable> m_tables; ///< ascending
    std::optional<Statement> m_insert; ///< into m_insertTable
    int m_insertTable = -1;
};

} // namespace evoca::model
