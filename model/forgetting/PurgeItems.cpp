#include "forgetting/PurgeItems.h"

#include "forgetting/AgentFiles.h"
#include "store/Connection.h"

namespace evoca::model {

namespace {

class ItemWriter
{
public:
    ItemWriter(Connection &connection, RowId purge)
        : m_insert(connection.statement(
              "INSERT OR IGNORE INTO purge_item(purge, kind, record, row, session, first, last, named)"
              " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")),
          m_purge(purge)
    {
    }

    void add(const PurgeItem &item)
    {
        m_insert.bind(m_purge, item.kind, item.record, item.row, item.session, item.first, item.last, item.named).run();
    }

private:
    Statement m_insert;
    RowId m_purge;
};

void storeSources(Connection &connection, ItemWriter &writer, const ForgetClosure &closure)
{
    for (const RowId log : promptLogsOf(connection, closure))
        writer.add({.kind = PurgeItem::Source, .record = QString::number(log), .row = log});
    Statement sources = connection.statement(
        "SELECT source FROM session_range WHERE session = ?1 AND source <> 0 AND last >= ?2 AND first <= ?3"
        " UNION SELECT source FROM session WHERE id = ?1 AND source <> 0");
    for (const MessageSpan &span : closure.messages) {
        sources.bind(span.session, span.range.first, span.range.last);
        while (sources.step())
            writer.add(
                {.kind = PurgeItem::Source, .record = QString::number(sources.integer(0)), .row = sources.integer(0)});
    }
}

} // namespace

void storePurgeItems(Connection &connection, RowId purge, const ForgetClosure &closure)
{
    ItemWriter writer(connection, purge);
    for (const ForgetRecord &record : closure.records) {
        writer.add({.kind = int(record.item.kind),
                    .record = record.item.id,
                    .row = record.row,
                    .session = record.session,
                    .named = !record.follows});
    }
    for (const ForgottenTask &task : closure.tasks) {
        writer.add({.kind = int(ForgetKind::Experience), .record = task.id, .row = task.row, .session = task.session});
    }
    for (const QString &context : std::as_const(closure.contexts))
        writer.add({.kind = int(ForgetKind::Context), .record = context});
    for (const RowId request : closure.requests)
        writer.add(
            {.kind = int(ForgetKind::Request), .record = QStringLiteral("request-%1").arg(request), .row = request});
    for (const MessageSpan &span : closure.messages)
        writer.add({.kind = PurgeItem::Messages,
                    .record = QString::number(span.range.first),
                    .row = span.range.first,
                    .session = span.session,
                    .first = span.range.first,
                    .last = span.range.last});
    storeSources(connection, writer, closure);
}

std::vector<PurgeItem> purgeItems(Connection &connection, RowId purge, int kind)
{
    std::vector<PurgeItem> items;
    Statement rows = connection.statement("SELECT record, row, session, first, last, named FROM purge_item"
                                          " WHERE purge = ?1 AND kind = ?2 ORDER BY row, record");
    rows.bind(purge, kind);
    while (rows.step())
        items.push_back({kind, rows.text(0), rows.integer(1), rows.integer(2), rows.integer(3), rows.integer(4),
                         rows.integer(5) != 0});
    return items;
}

std::vector<PurgeItem> markedItems(Connection &connection, RowId purge, ForgetKind kind)
{
    std::vector<PurgeItem> items = purgeItems(connection, purge, kind);
    if (kind != ForgetKind::Experience)
        return items;
    QSet<RowId> whole;
    for (const PurgeItem &session : purgeItems(connection, purge, ForgetKind::Session))
        whole.insert(session.row);
    std::erase_if(items, [&whole](const PurgeItem &task) { return whole.contains(task.session); });
    return items;
}

QSet<QString> purgedIds(Connection &connection, RowId purge)
{
    QSet<QString> ids;
    for (const ForgetKind kind : {ForgetKind::Session, ForgetKind::Experience, ForgetKind::Lesson, ForgetKind::Episode,
                                  ForgetKind::Memory, ForgetKind::Context}) {
        for (const PurgeItem &item : purgeItems(connection, purge, kind)) {
            const QStringList nodes = nodeIdsOf({kind, item.record});
            for (const QString &node : nodes)
                ids.insert(node);
        }
    }
    return ids;
}

} // namespace evoca::model
