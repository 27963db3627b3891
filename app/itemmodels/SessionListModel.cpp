#include "itemmodels/SessionListModel.h"

#include "i18n/Words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

model::RowId idOf(const model::SessionRow &row)
{
    return row.session.id;
}

} // namespace

SessionListModel::SessionListModel(QObject *parent) : QAbstractListModel(parent) { }

void SessionListModel::setPage(const model::SessionPage &page)
{
    m_fetching = false;
    m_cursor = page.nextCursor;
    if (!m_rows.empty() && std::ranges::equal(m_rows, page.rows, {}, idOf, idOf)) {
        m_rows = page.rows;
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = page.rows;
    endResetModel();
}

void SessionListModel::append(const model::SessionPage &page)
{
    m_fetching = false;
    m_cursor = page.nextCursor;
    if (page.rows.empty())
        return;
    beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + page.rows.size()) - 1);
    m_rows.insert(m_rows.end(), page.rows.begin(), page.rows.end());
    endInsertRows();
}

int SessionListModel::rowOf(model::RowId id) const
{
    const auto found = std::ranges::find(m_rows, id, idOf);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int SessionListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SessionListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::SessionRow &row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return row.session.title;
    case Qt::AccessibleTextRole:
        return QStringList {row.session.title, Words::status(row.session.status), model::agentName(row.session.agent),
                            row.session.projectName, Words::shortDate(row.session.ended)}
            .join(u", "_s);
    case IdRole: return row.session.id;
    default: return {};
    }
}

bool SessionListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_fetching && !m_cursor.isEmpty();
}

void SessionListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_fetching = true;
    Q_EMIT fetchRequested(m_cursor);
}

} // namespace evoca::app
