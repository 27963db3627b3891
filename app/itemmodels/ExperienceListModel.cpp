#include "itemmodels/ExperienceListModel.h"

#include "i18n/Words.h"

#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

QDate dayOf(const model::ExperienceRow &row)
{
    return QDateTime::fromMSecsSinceEpoch(row.started).date();
}

/// What a screen reader says for a row.
QString spoken(const model::ExperienceRow &row)
{
    return QStringList {row.title,
                        Words::status(row.status),
                        model::agentName(row.agent),
                        Words::taskClass(row.taskClass),
                        Words::duration(row.activeMs),
                        Words::calls(row.toolCalls),
                        Words::shortDate(row.started)}
        .join(u", "_s);
}

} // namespace

ExperienceListModel::ExperienceListModel(QObject *parent) : QAbstractListModel(parent) { }

std::vector<ExperienceListModel::Entry> ExperienceListModel::entries(const std::vector<model::ExperienceRow> &rows,
                                                                     bool byDay, QDate lastDay)
{
    std::vector<Entry> list;
    list.reserve(rows.size() + 8);
    std::size_t header = 0;
    bool open = false;
    for (const model::ExperienceRow &row : rows) {
        const QDate day = dayOf(row);
        if (byDay && day != lastDay) {
            lastDay = day;
            header = list.size();
            open = true;
            list.push_back({true, day, 0, {}});
        }
        if (open)
            ++list[header].count;
        list.push_back({false, day, 0, row});
    }
    return list;
}

void ExperienceListModel::setPage(const model::ExperiencePage &page, bool byDay)
{
    std::vector<Entry> fresh = entries(page.rows, byDay, {});
    const auto sameRow = [](const Entry &a, const Entry &b) {
        return a.header == b.header && a.row.id == b.row.id && a.day == b.day;
    };
    const bool longer = m_entries.size() > fresh.size() && !page.nextCursor.isEmpty();
    const bool same = !fresh.empty() && (fresh.size() == m_entries.size() || longer)
        && std::equal(fresh.begin(), fresh.end(), m_entries.begin(), sameRow);
    m_fetching = false;
    m_byDay = byDay;
    ++m_revision;
    if (same) {
        // Pages that were fetched already stay where they are.
        for (std::size_t row = 0; row < fresh.size(); ++row) {
            if (longer && fresh[row].header)
                fresh[row].count = std::max(fresh[row].count, m_entries[row].count);
            m_entries[row] = std::move(fresh[row]);
        }
        if (!longer)
            m_cursor = page.nextCursor;
        Q_EMIT dataChanged(index(0), index(int(m_entries.size()) - 1));
        return;
    }
    beginResetModel();
    m_entries = std::move(fresh);
    m_cursor = page.nextCursor;
    endResetModel();
}

void ExperienceListModel::append(const model::ExperiencePage &page)
{
    m_fetching = false;
    m_cursor = page.nextCursor;
    if (page.rows.empty())
        return;
    const QDate last = m_entries.empty() ? QDate() : dayOf(m_entries.back().row);
    std::vector<Entry> more = entries(page.rows, m_byDay, last);
    // Rows before the first new header belong to the last one that is shown.
    const auto firstHeader = std::find_if(more.begin(), more.end(), [](const Entry &entry) { return entry.header; });
    const int continued = int(std::distance(more.begin(), firstHeader));
    beginInsertRows({}, int(m_entries.size()), int(m_entries.size() + more.size()) - 1);
    m_entries.insert(m_entries.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    endInsertRows();
    if (!m_byDay || continued == 0)
        return;
    for (int row = int(m_entries.size() - more.size()) - 1; row >= 0; --row) {
        if (m_entries[row].header) {
            m_entries[row].count += continued;
            Q_EMIT dataChanged(index(row), index(row));
            return;
        }
    }
}

void ExperienceListModel::clear()
{
    beginResetModel();
    m_entries.clear();
    m_cursor.clear();
    endResetModel();
}

bool ExperienceListModel::isHeader(int row) const
{
    return m_entries[row].header;
}

const model::ExperienceRow &ExperienceListModel::experience(int row) const
{
    return m_entries[row].row;
}

QString ExperienceListModel::headerText(int row) const
{
    return Words::day(m_entries[row].day.startOfDay().toMSecsSinceEpoch());
}

QString ExperienceListModel::headerCount(int row) const
{
    return tr("%n task(s)", "of one day", m_entries[row].count);
}

int ExperienceListModel::rowOf(model::RowId id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [id](const Entry &entry) { return !entry.header && entry.row.id == id; });
    return found == m_entries.end() ? -1 : int(std::distance(m_entries.begin(), found));
}

int ExperienceListModel::records() const
{
    return int(std::count_if(m_entries.begin(), m_entries.end(), [](const Entry &entry) { return !entry.header; }));
}

int ExperienceListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant ExperienceListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const Entry &entry = m_entries[row];
    switch (role) {
    case Qt::DisplayRole: return entry.header ? headerText(row) : entry.row.title;
    case Qt::ToolTipRole: return entry.header ? QVariant() : entry.row.title;
    case Qt::AccessibleTextRole: return entry.header ? headerText(row) + u", "_s + headerCount(row) : spoken(entry.row);
    case IdRole: return entry.header ? QVariant() : entry.row.id;
    case HeaderRole: return entry.header;
    default: return {};
    }
}

Qt::ItemFlags ExperienceListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (m_entries[index.row()].header)
        return Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

bool ExperienceListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_fetching && !m_cursor.isEmpty();
}

void ExperienceListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_fetching = true;
    Q_EMIT fetchRequested(m_cursor);
}

} // namespace evoca::app
