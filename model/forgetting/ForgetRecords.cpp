#include "forgetting/ForgetRecords.h"

#include "forgetting/FilterRows.h"
#include "store/Connection.h"

#include <QCoreApplication>
#include <QSet>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

// id, row, project, session, title, deleted_at of a record by its global id, in the order of ForgetKind.
constexpr std::array<std::string_view, 7> recordSql {
    "SELECT id, project, id, title, deleted_at FROM session WHERE global_id = ?1",
    "SELECT id, project, session, title, deleted_at FROM experience WHERE global_id = ?1",
    "SELECT id, project, 0, text, deleted_at FROM lesson WHERE global_id = ?1",
    "SELECT row, project, 0, iif(takeaway <> '', takeaway, substr(body, 1, 200)), deleted_at FROM episode WHERE id = ?1",
    "SELECT id, project, 0, path, deleted_at FROM memory WHERE global_id = ?1",
    "SELECT id, project, 0, task_text, deleted_at FROM context WHERE global_id = ?1",
    "SELECT id, project, 0, tool, deleted_at FROM request WHERE id = CAST(substr(?1, 9) AS INTEGER)"
    " AND ?1 = 'request-' || id",
};

Error notFound(const QString &id)
{
    return {ErrorCode::NotFound,
            QCoreApplication::translate("Forgetting", "There is nothing with the id “%1” in Evoca's store.").arg(id),
            u"id"_s};
}

class Collector
{
public:
    explicit Collector(Connection &connection) : m_connection(connection) { }

    void add(ForgetRecord record)
    {
        const std::pair key(record.item.kind, record.item.id);
        if (m_seen.contains(key))
            return;
        m_seen.insert(key);
        const RowId session = record.item.kind == ForgetKind::Session ? record.row : 0;
        m_records.push_back(std::move(record));
        if (session != 0)
            addSubagents(session);
    }

    std::vector<ForgetRecord> take() { return std::move(m_records); }

private:
    void addSubagents(RowId session)
    {
        std::vector<QString> ids;
        {
            Statement rows = m_connection.statement(
                "SELECT global_id FROM session WHERE parent = ?1 AND parent <> 0 ORDER BY id");
            rows.bind(session);
            while (rows.step())
                ids.push_back(rows.text(0));
        }
        for (const QString &id : ids) {
            if (auto record = findForgetRecord(m_connection, {ForgetKind::Session, id})) {
                record->follows = true;
                add(std::move(*record));
            }
        }
    }

    Connection &m_connection;
    std::vector<ForgetRecord> m_records;
    QSet<std::pair<ForgetKind, QString>> m_seen;
};

} // namespace

std::optional<ForgetRecord> findForgetRecord(Connection &connection, const ForgetItem &item)
{
    Statement row = connection.statement(recordSql.at(std::size_t(item.kind)));
    if (!row.bind(item.id).step())
        return std::nullopt;
    ForgetRecord record {.item = item, .row = row.integer(0), .project = row.integer(1), .session = row.integer(2)};
    record.title = row.text(3).simplified();
    record.deletedAt = row.integer(4);
    return record;
}

Result<std::vector<ForgetRecord>> findForgetRecords(Connection &connection, const ForgetTarget &target)
{
    Collector collector(connection);
    for (const ForgetItem &item : target.items) {
        auto record = findForgetRecord(connection, item);
        if (!record)
            return std::unexpected(notFound(item.id));
        collector.add(std::move(*record));
    }
    if (target.filter) {
        const auto matched = filteredItems(connection, *target.filter);
        if (!matched)
            return std::unexpected(matched.error());
        for (const ForgetItem &item : *matched) {
            if (auto record = findForgetRecord(connection, item))
                collector.add(std::move(*record));
        }
    }
    return collector.take();
}

} // namespace evoca::model
