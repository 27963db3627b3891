#include "pages/bin/BinListModel.h"

#include "forgetdialog/ForgetWords.h"
#include "i18n/Words.h"

#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr qint64 dayMs = 24LL * 3600 * 1000;
constexpr int soonDays = 3;

qint64 daysTo(qint64 when)
{
    return std::max<qint64>(0, (when - QDateTime::currentMSecsSinceEpoch() + dayMs - 1) / dayMs);
}
} // namespace

BinListModel::BinListModel(QObject *parent) : QAbstractListModel(parent) { }

model::RowId BinListModel::idFor(const QString &key)
{
    model::RowId &id = m_ids[key];
    if (id == 0)
        id = m_ids.size();
    return id;
}

std::vector<BinListModel::Row> BinListModel::rows()
{
    std::vector<Row> rows;
    const auto add = [&rows](BinContents::Part part, Kind kind, const auto &records, const auto &idOf) {
        if (records.empty())
            return;
        rows.push_back({Kind::Heading, int(part), 0});
        for (std::size_t index = 0; index < records.size(); ++index)
            rows.push_back({kind, int(index), idOf(records[index])});
    };
    add(BinContents::Part::Restorable, Kind::Entry, m_contents.entries,
        [this](const model::BinEntry &entry) { return idFor(entry.id); });
    add(BinContents::Part::Erased, Kind::Receipt, m_contents.receipts,
        [](const model::Receipt &receipt) { return -receipt.number; });
    add(BinContents::Part::KeptOut, Kind::Mark, m_contents.marks,
        [this](const model::Tombstone &mark) { return idFor(mark.id); });
    return rows;
}

void BinListModel::setContents(BinContents contents)
{
    m_contents = std::move(contents);
    std::vector<Row> now = rows();
    // Changed in place while the same rows stand in the same order: selection and scroll stay.
    if (!m_rows.empty() && std::ranges::equal(m_rows, now, {}, &Row::id, &Row::id)) {
        m_rows = std::move(now);
        retranslate();
        return;
    }
    beginResetModel();
    m_rows = std::move(now);
    endResetModel();
}

void BinListModel::retranslate()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

const model::BinEntry *BinListModel::entry(int row) const
{
    const Row &at = m_rows[std::size_t(row)];
    return at.kind == Kind::Entry ? &m_contents.entries[std::size_t(at.index)] : nullptr;
}

const model::Receipt *BinListModel::receipt(int row) const
{
    const Row &at = m_rows[std::size_t(row)];
    return at.kind == Kind::Receipt ? &m_contents.receipts[std::size_t(at.index)] : nullptr;
}

const model::Tombstone *BinListModel::mark(int row) const
{
    const Row &at = m_rows[std::size_t(row)];
    return at.kind == Kind::Mark ? &m_contents.marks[std::size_t(at.index)] : nullptr;
}

model::RowId BinListModel::idAt(int row) const
{
    return m_rows[std::size_t(row)].id;
}

int BinListModel::rowOf(model::RowId id) const
{
    const auto found = std::ranges::find(m_rows, id, &Row::id);
    return id == 0 || found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

QString BinListModel::keyOf(model::RowId id) const
{
    return m_ids.key(id);
}

QString BinListModel::headingCount(int row) const
{
    switch (BinContents::Part(m_rows[std::size_t(row)].index)) {
    case BinContents::Part::Restorable:
        return tr("%1, restorable", "number").arg(Words::number(qint64(m_contents.entries.size())));
    case BinContents::Part::Erased: return tr("%n receipt(s)", "", int(m_contents.receipts.size()));
    case BinContents::Part::KeptOut: return tr("%n mark(s)", "", int(m_contents.markCount));
    case BinContents::Part::All: break;
    }
    return {};
}

QString BinListModel::entryTitle(const model::BinEntry &entry)
{
    const QString first = entry.title.isEmpty() ? ForgetWords::kind(entry.kind) : QString(entry.title).remove(u'`');
    const int others = int(entry.items.size()) - 1;
    return others > 0 ? tr("%1 and %n more", "first of several records", others).arg(first) : first;
}

QString BinListModel::daysLeft(const model::BinEntry &entry)
{
    return entry.expires == 0 ? tr("stays until you erase it") : tr("%n day(s) left", "", int(daysTo(entry.expires)));
}

bool BinListModel::goesSoon(const model::BinEntry &entry)
{
    return entry.expires != 0 && daysTo(entry.expires) <= soonDays;
}

int BinListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags BinListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || isHeading(index.row()))
        return Qt::NoItemFlags;
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled;
}

QVariant BinListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    if (role == IdRole)
        return idAt(row);
    const bool text = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    if (!text && role != Qt::AccessibleTextRole)
        return {};
    if (const model::BinEntry *entry = this->entry(row))
        return text ? entryTitle(*entry)
                    : QStringList {ForgetWords::kind(entry->kind), entryTitle(*entry),
                                   ForgetWords::by(entry->deed.by, entry->deed.client),
                                   ForgetWords::records(entry->records), daysLeft(*entry)}
                          .join(u", "_s);
    if (const model::Receipt *receipt = this->receipt(row))
        return text ? receiptTitle(*receipt)
                    : QStringList {receiptTitle(*receipt), ForgetWords::records(receipt->records),
                                   receipt->verified ? tr("erased and verified") : tr("erased, not verified"),
                                   Words::shortDate(receipt->finished)}
                          .join(u", "_s);
    if (const model::Tombstone *mark = this->mark(row)) {
        const auto kind = model::forgetKindFromId(mark->kind);
        return kind ? ForgetWords::kind(*kind) : mark->kind;
    }
    switch (BinContents::Part(m_rows[std::size_t(row)].index)) {
    case BinContents::Part::Restorable: return tr("In the bin");
    case BinContents::Part::Erased: return tr("Erased");
    case BinContents::Part::KeptOut: return tr("Kept out of the import");
    case BinContents::Part::All: break;
    }
    return {};
}

} // namespace evoca::app
