#include "itemmodels/EpisodeListModel.h"

#include "i18n/Words.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QtEndian>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qint64 dayMs = 24 * 3600 * 1000LL;
constexpr qsizetype longestTitle = 32; // characters, in a row's second line

QDate dayOf(const EpisodeRow &row)
{
    return QDateTime::fromMSecsSinceEpoch(row.created).date();
}

/// A session's title is as long as its prompt; what comes after it is to be seen too.
QString shortened(const QString &title)
{
    return title.size() <= longestTitle ? title : title.first(longestTitle - 1).trimmed() + u'…';
}

} // namespace

model::RowId episodeNumber(QStringView ulid)
{
    const QByteArray hash = QCryptographicHash::hash(ulid.toUtf8(), QCryptographicHash::Sha1);
    // Positive, and never 0, which means none.
    return model::RowId((qFromBigEndian<quint64>(hash.constData()) >> 1) | 1);
}

EpisodeListModel::EpisodeListModel(QObject *parent) : QAbstractListModel(parent) { }

std::vector<EpisodeListModel::Entry> EpisodeListModel::entries(std::vector<EpisodeRow> rows, QDate lastDay)
{
    std::vector<Entry> list;
    list.reserve(rows.size() + 8);
    std::size_t header = 0;
    bool open = false;
    for (EpisodeRow &row : rows) {
        const QDate day = dayOf(row);
        if (day != lastDay) {
            lastDay = day;
            header = list.size();
            open = true;
            list.push_back({true, day, 0, {}});
        }
        if (open)
            ++list[header].count;
        list.push_back({false, day, 0, std::move(row)});
    }
    return list;
}

void EpisodeListModel::setPage(std::vector<EpisodeRow> rows, const QString &cursor)
{
    std::vector<Entry> fresh = entries(std::move(rows), {});
    const bool longer = m_entries.size() > fresh.size() && !cursor.isEmpty();
    const bool same = !fresh.empty() && (fresh.size() == m_entries.size() || longer)
        && std::equal(fresh.begin(), fresh.end(), m_entries.begin(), [](const Entry &a, const Entry &b) {
               return a.header == b.header && a.row.id == b.row.id && a.day == b.day;
           });
    m_fetching = false;
    if (same) {
        for (std::size_t row = 0; row < fresh.size(); ++row) {
            if (longer && fresh[row].header)
                fresh[row].count = std::max(fresh[row].count, m_entries[row].count);
            m_entries[row] = std::move(fresh[row]);
        }
        if (!longer)
            m_cursor = cursor;
        Q_EMIT dataChanged(index(0), index(int(m_entries.size()) - 1));
        return;
    }
    beginResetModel();
    m_entries = std::move(fresh);
    m_cursor = cursor;
    endResetModel();
}

void EpisodeListModel::append(std::vector<EpisodeRow> rows, const QString &cursor)
{
    m_fetching = false;
    m_cursor = cursor;
    if (rows.empty())
        return;
    std::vector<Entry> more = entries(std::move(rows), m_entries.empty() ? QDate() : m_entries.back().day);
    const auto firstHeader = std::ranges::find(more, true, &Entry::header);
    const int continued = int(firstHeader - more.begin());
    const int before = int(m_entries.size());
    beginInsertRows({}, before, before + int(more.size()) - 1);
    m_entries.insert(m_entries.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    endInsertRows();
    // Rows before the first new header belong to the last one that is shown.
    for (int row = before - 1; continued > 0 && row >= 0; --row) {
        if (m_entries[row].header) {
            m_entries[row].count += continued;
            Q_EMIT dataChanged(index(row), index(row));
            return;
        }
    }
}

QString EpisodeListModel::headerText(int row) const
{
    return Words::day(m_entries[row].day.startOfDay().toMSecsSinceEpoch());
}

QString EpisodeListModel::headerCount(int row) const
{
    return tr("%n episode(s)", "of one day", m_entries[row].count);
}

int EpisodeListModel::rowOf(model::RowId id) const
{
    const auto found = std::ranges::find_if(m_entries,
                                            [id](const Entry &entry) { return !entry.header && entry.row.id == id; });
    return found == m_entries.end() ? -1 : int(found - m_entries.begin());
}

QString EpisodeListModel::expiry(qint64 expires, qint64 now)
{
    if (expires <= 0)
        return {};
    if (expires <= now)
        return tr("expired");
    const qint64 left = expires - now;
    if (left < dayMs)
        return tr("expires in %1", "hours").arg(Words::duration(left));
    return tr("expires in %n day(s)", "", int(std::llround(double(left) / dayMs)));
}

QString EpisodeListModel::details(const EpisodeRow &row)
{
    QStringList parts;
    if (!row.agent && !row.writer.isEmpty())
        parts << row.writer;
    if (!row.sessionTitle.isEmpty())
        parts << shortened(row.sessionTitle);
    if (!row.scopes.isEmpty())
        parts << row.scopes.join(u", "_s);
    if (row.kind == TimelineMark::Kind::Promoted)
        parts << tr("promoted to a memory");
    else if (row.kind != TimelineMark::Kind::Floor && !row.pinned) {
        if (const QString left = expiry(row.expires, QDateTime::currentMSecsSinceEpoch()); !left.isEmpty())
            parts << left;
    }
    return parts.join(u" · "_s);
}

QString EpisodeListModel::spoken(const EpisodeRow &row)
{
    QStringList parts {row.title};
    if (row.agent)
        parts << model::agentName(*row.agent);
    parts << details(row) << Words::shortDate(row.created);
    if (!row.hidden.isEmpty())
        parts << tr("hidden: %1", "why").arg(row.hidden);
    return parts.join(u", "_s);
}

int EpisodeListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant EpisodeListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries[index.row()];
    switch (role) {
    case Qt::DisplayRole: return entry.header ? headerText(index.row()) : entry.row.title;
    case Qt::ToolTipRole: return entry.header ? QVariant() : entry.row.title;
    case Qt::AccessibleTextRole:
        return entry.header ? headerText(index.row()) + u", "_s + headerCount(index.row()) : spoken(entry.row);
    case IdRole: return entry.header ? QVariant() : entry.row.id;
    case HeaderRole: return entry.header;
    default: return {};
    }
}

Qt::ItemFlags EpisodeListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (m_entries[index.row()].header)
        return Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

bool EpisodeListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_fetching && !m_cursor.isEmpty();
}

void EpisodeListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_fetching = true;
    Q_EMIT fetchRequested(m_cursor);
}

} // namespace evoca::app
