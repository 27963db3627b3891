#include "pages/requests/RequestListModel.h"

#include "i18n/Words.h"
#include "pages/requests/RequestWords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

RequestListModel::RequestListModel(QObject *parent) : QAbstractListModel(parent) { }

int RequestListModel::fresh(const std::vector<model::RequestRecord> &records) const
{
    const model::RowId newest = m_rows.empty() ? 0 : m_rows.front().id;
    return int(std::ranges::count_if(records, [newest](const auto &record) { return record.id > newest; }));
}

void RequestListModel::setFirst(std::vector<model::RequestRecord> records)
{
    const int added = fresh(records);
    const auto known = records.begin() + added;
    const bool continues = !m_rows.empty() && known != records.end()
        && std::ranges::equal(
            std::ranges::subrange(known, records.end()),
            std::ranges::subrange(m_rows.begin(), m_rows.begin() + std::min(records.end() - known, std::ssize(m_rows))),
            {}, &model::RequestRecord::id, &model::RequestRecord::id);
    if (!continues) {
        beginResetModel();
        m_more = int(records.size()) >= pageSize;
        m_rows = std::move(records);
        m_fetching = false;
        endResetModel();
        return;
    }
    std::move(known, records.end(), m_rows.begin());
    Q_EMIT dataChanged(index(0), index(int(records.end() - known) - 1));
    if (added == 0)
        return;
    beginInsertRows({}, 0, added - 1);
    m_rows.insert(m_rows.begin(), std::make_move_iterator(records.begin()), std::make_move_iterator(known));
    endInsertRows();
}

void RequestListModel::append(std::vector<model::RequestRecord> records)
{
    m_fetching = false;
    m_more = int(records.size()) >= pageSize;
    if (records.empty())
        return;
    const int first = int(m_rows.size());
    beginInsertRows({}, first, first + int(records.size()) - 1);
    m_rows.insert(m_rows.end(), std::make_move_iterator(records.begin()), std::make_move_iterator(records.end()));
    endInsertRows();
}

int RequestListModel::rowOf(model::RowId id) const
{
    const auto found = std::ranges::find(m_rows, id, &model::RequestRecord::id);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

void RequestListModel::retranslate()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

int RequestListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant RequestListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::RequestRecord &request = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole: return request.tool;
    case Qt::ToolTipRole: return RequestWords::asked(request);
    case Qt::AccessibleTextRole:
        return QStringList {request.tool,       RequestWords::asked(request), RequestWords::answer(request),
                            request.clientName, Words::shortDate(request.at), RequestWords::took(request.micros)}
            .join(u", "_s);
    case IdRole: return request.id;
    default: return {};
    }
}

bool RequestListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_more && !m_fetching;
}

void RequestListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent) || m_rows.empty())
        return;
    m_fetching = true;
    Q_EMIT fetchRequested(m_rows.back().id);
}

} // namespace evoca::app
