#include "pages/bin/BinPage.h"

#include "forgetdialog/EraseSheet.h"
#include "forgetdialog/ForgetWords.h"
#include "i18n/Words.h"
#include "pages/bin/BinDetail.h"
#include "pages/bin/BinListModel.h"
#include "search/Query.h"
#include "store/Connection.h"
#include "widgets/Button.h"
#include "widgets/EmptyState.h"
#include "widgets/FacetBar.h"
#include <QDir>
#include <QFileDialog>
#include <QSaveFile>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

model::Result<BinDetailData> readEntry(model::Connection &connection, const QString &id)
{
    const auto entry = model::Bin::find(connection, id);
    if (!entry)
        return std::unexpected(entry.error());
    BinDetailData data {.entry = *entry};
    if (data.entry) {
        // The plan is only told; a record that is gone meanwhile leaves it empty.
        if (auto plan = model::makeForgetPlan(connection, {.items = data.entry->items, .filter = {}}))
            data.plan = std::move(*plan);
    }
    return data;
}

QString freeText(const model::Query &query)
{
    QStringList words = query.phrases;
    for (const model::Query::Word &word : query.words)
        words << word.text;
    return words.join(u' ');
}

} // namespace

BinPage::~BinPage() = default;

QString BinPage::title() const
{
    return tr("Bin");
}
QString BinPage::iconName() const
{
    return u"bin"_s;
}
QString BinPage::placeholder() const
{
    return tr("Search the bin");
}

void BinPage::refresh(const model::ChangeSet &changes)
{
    if (changes.bin)
        noteChanges(true);
}

void BinPage::search()
{
    showFacets();
    const model::Query query = model::parseQuery(m_query);
    m_question.project = query.projects.value(0);
    m_question.text = freeText(query);
    readList<BinContents>(
        [question = m_question](model::Connection &connection, const model::ReadTicket &) {
            return BinContents::read(connection, question);
        },
        [this](const BinContents &contents) { showContents(contents); });
}

void BinPage::showContents(const BinContents &contents)
{
    m_model->setContents(contents);
    m_facets->setCount(u"restorable"_s, contents.entryCount);
    m_facets->setCount(u"erased"_s, contents.receiptCount);
    m_facets->setCount(u"keptout"_s, contents.markCount);
    rowsShown(contents.isEmpty());
    showActions();
}

int BinPage::rowOf(model::RowId id) const
{
    return m_model->rowOf(id);
}

model::RowId BinPage::recordAt(int row) const
{
    return m_model->idAt(row);
}

void BinPage::showEmpty()
{
    const bool unused = m_model->contents().isUnused();
    m_empty->setDrawing(unused ? EmptyState::Drawing::Rows : EmptyState::Drawing::NoMatch);
    m_empty->setTexts(unused ? tr("Nothing was forgotten") : tr("Nothing in the bin fits"),
                      unused ? tr("What you or your agents forget waits here and can be restored. What is erased "
                                  "leaves a receipt.")
                             : tr("Other words may find it, or fewer filters."));
    if (unused)
        m_empty->setPrimary(tr("Forget by project and time…"), u"bin"_s,
                            [this] { Q_EMIT forgetRequested({.items = {}, .filter = model::ForgetFilter {}}); });
    else
        m_empty->setPrimary(tr("Clear the search"), u"x"_s, [this] {
            m_question = {};
            Q_EMIT queryChangeRequested({});
            search();
        });
}

void BinPage::readDetail()
{
    if (m_selected == 0)
        return;
    const int row = m_model->rowOf(m_selected);
    const model::Tombstone *mark = row >= 0 ? m_model->mark(row) : nullptr;
    services().reader.read<BinDetailData>(
        lane("detail"_L1), this,
        [id = m_selected, key = m_model->keyOf(m_selected), mark = mark ? std::optional(*mark) : std::nullopt](
            model::Connection &connection, const model::ReadTicket &) -> model::Result<BinDetailData> {
            if (mark)
                return BinDetailData {.mark = mark};
            if (id > 0)
                return readEntry(connection, key);
            auto receipts = model::listReceipts(connection, std::numeric_limits<int>::max());
            if (!receipts)
                return std::unexpected(receipts.error());
            const auto found = std::ranges::find(*receipts, -id, &model::Receipt::number);
            return BinDetailData {.receipt = found == receipts->end() ? std::nullopt : std::optional(*found)};
        },
        [this, id = m_selected](model::Result<BinDetailData> data) {
            if (!data) {
                showFailure(tr("This cannot be shown."), data.error(), [this] { readDetail(); });
                return;
            }
            if (id != m_selected || (!data->entry && !data->receipt && !data->mark))
                return;
            m_detail->setData(std::move(*data));
            detailShown(id);
        });
}

std::vector<model::BinEntry> BinPage::selectedEntries() const
{
    std::vector<model::BinEntry> entries;
    const QModelIndexList selected = m_list->selectionModel()->selectedIndexes();
    for (const QModelIndex &index : selected) {
        if (const model::BinEntry *entry = m_model->entry(index.row()))
            entries.push_back(*entry);
    }
    if (entries.empty() && m_detail->data().entry && shownIsSelected())
        entries.push_back(*m_detail->data().entry);
    return entries;
}

void BinPage::restore(const QStringList &entries)
{
    // One deed may fail, for example because its place was taken: the others come back all the same.
    for (const QString &entry : entries) {
        model::Bin(services().writer)
            .restore(entry)
            .then(this, [this, all = entries.size()](const model::Result<model::BinEntry> &restored) {
                if (!restored) {
                    showFailure(tr("Not restored; it is still in the bin."), restored.error());
                    return;
                }
                const auto again = [&services = services(), back = *restored] {
                    model::Bin(services.writer).put({.items = back.items, .filter = {}}, back.deed);
                };
                Q_EMIT toastRequested(all > 1 ? tr("Restored: %n entry(ies)", "", int(all))
                                              : tr("Restored: %1", "title").arg(BinListModel::entryTitle(*restored)),
                                      all > 1 ? std::function<void()>() : again);
            });
    }
}

void BinPage::restoreRecord(const model::ForgetItem &item)
{
    model::Bin(services().writer).restoreRecord(item).then(this, [this, item](const model::Result<void> &done) {
        if (!done)
            showFailure(tr("Not restored; it is still in the bin."), done.error());
        else
            Q_EMIT toastRequested(tr("Restored: %1", "title").arg(ForgetWords::kind(item.kind)), {});
    });
}

void BinPage::erase()
{
    const std::vector<model::BinEntry> entries = selectedEntries();
    if (entries.empty() || !services().purge)
        return;
    QStringList ids;
    qint64 records = 0;
    for (const model::BinEntry &entry : entries) {
        ids << entry.id;
        records += entry.records;
    }
    const QString first = BinListModel::entryTitle(entries.front());
    const QString what = entries.size() == 1
        ? first
        : tr("%1 and %n more", "first of several", int(entries.size()) - 1).arg(first);
    auto *sheet = new EraseSheet(services(), ids, what, records, window());
    connect(sheet, &EraseSheet::erased, this, [this](const model::Receipt &receipt) {
        m_keepRecord = true;
        selectRecord(-receipt.number);
    });
    sheet->open();
}

void BinPage::saveReceipt()
{
    if (!m_detail->data().receipt)
        return;
    const model::Receipt receipt = *m_detail->data().receipt;
    const QString name = u"receipt-%1.json"_s.arg(receipt.number, 4, 10, QChar(u'0'));
    auto *dialog = new QFileDialog(this, tr("Save receipt"), QDir::home().filePath(name),
                                   tr("JSON (*.json);;Text (*.txt)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, [this, receipt](const QString &path) {
        const bool text = path.endsWith(u".txt"_s, Qt::CaseInsensitive);
        QSaveFile file(path);
        const QByteArray bytes = text ? model::receiptText(receipt).toUtf8() : model::receiptJson(receipt);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
            showFailure(tr("The receipt was not saved."), {model::ErrorCode::Unavailable, file.errorString(), {}});
        else
            Q_EMIT toastRequested(tr("Receipt saved"), {});
    });
    dialog->open();
}

void BinPage::letBackIn()
{
    if (!m_detail->data().mark)
        return;
    services()
        .writer
        .post([id = m_detail->data().mark->id](model::WriteContext &context) -> model::Result<void> {
            model::Tombstones(context.connection).undo(id);
            context.changes.bin = true;
            return {};
        })
        .then(this, [this](const model::Result<void> &done) {
            if (!done)
                showFailure(tr("The mark still stands."), done.error());
            else
                Q_EMIT toastRequested(tr("The next reading of its file may import it again"), {});
        });
}

bool BinPage::trigger(const QString &actionId)
{
    if (actionId == "restore"_L1 && m_restore->isVisible())
        m_restore->click();
    else if (actionId == "forget"_L1)
        erase();
    else
        return false;
    return true;
}

} // namespace evoca::app
