#include "itemmodels/MemoryListModel.h"

#include "i18n/MemoryWords.h"
#include "i18n/Words.h"

#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

MemoryListModel::MemoryListModel(QObject *parent) : QAbstractListModel(parent) { }

void MemoryListModel::setPage(std::vector<MemoryEntry> rows, const QString &cursor)
{
    m_fetching = false;
    const bool longer = m_rows.size() > rows.size() && !cursor.isEmpty();
    const bool same = !rows.empty() && (rows.size() == m_rows.size() || longer)
        && std::equal(rows.begin(), rows.end(), m_rows.begin(),
                      [](const MemoryEntry &a, const MemoryEntry &b) { return a.memory.id == b.memory.id; });
    if (same) {
        // Pages that were fetched already stay where they are.
        std::ranges::move(rows, m_rows.begin());
        if (!longer)
            m_cursor = cursor;
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    m_cursor = cursor;
    endResetModel();
}

void MemoryListModel::append(std::vector<MemoryEntry> rows, const QString &cursor)
{
    m_fetching = false;
    m_cursor = cursor;
    if (rows.empty())
        return;
    beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + rows.size()) - 1);
    m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    endInsertRows();
}

void MemoryListModel::setFolder(const QString &path)
{
    if (path == m_folder)
        return;
    m_folder = path;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

int MemoryListModel::hiddenPath(int row) const
{
    const QString &path = memory(row).memory.path;
    const bool below = !m_folder.isEmpty() && path.size() > m_folder.size() + 1 && path.startsWith(m_folder)
        && path[m_folder.size()] == u'/';
    return below ? int(m_folder.size()) + 1 : 0;
}

QString MemoryListModel::shownPath(int row) const
{
    return memory(row).memory.path.mid(hiddenPath(row));
}

int MemoryListModel::rowOf(model::RowId id) const
{
    const auto found = std::ranges::find_if(m_rows, [id](const MemoryEntry &row) { return row.memory.id == id; });
    return found == m_rows.end() ? -1 : int(std::distance(m_rows.begin(), found));
}

int MemoryListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant MemoryListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const MemoryEntry &row = memory(index.row());
    switch (role) {
    case Qt::DisplayRole: return row.title;
    case Qt::ToolTipRole: return QString(row.memory.path + u'\n' + row.title);
    case Qt::AccessibleTextRole: {
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        QStringList parts {row.title,
                           row.memory.path,
                           MemoryWords::type(row.memory.type),
                           tr("importance %1").arg(MemoryWords::importance(row.memory.importance)),
                           tr("by %1", "who wrote it").arg(MemoryWords::origin(row.memory.origin)),
                           Words::shortDate(row.memory.updated)};
        if (row.memory.expires > 0)
            parts << tr("expires %1").arg(MemoryWords::expiry(row.memory.expires, now));
        return parts.join(u", "_s);
    }
    case IdRole: return row.memory.id;
    default: return {};
    }
}

bool MemoryListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_fetching && !m_cursor.isEmpty();
}

void MemoryListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_fetching = true;
    Q_EMIT fetchRequested(m_cursor);
}

} // namespace evoca::app
