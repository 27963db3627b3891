#include "forgetdialog/ForgetFlow.h"

#include "forgetdialog/EraseSheet.h"
#include "forgetdialog/ForgetDialog.h"
#include "forgetdialog/ForgetWords.h"
#include "forgetting/Bin.h"
#include "forgetting/PurgeThread.h"
#include "widgets/Toast.h"

using namespace Qt::StringLiterals;

namespace evoca::app {

ForgetFlow::ForgetFlow(AppServices &services, QWidget *window) : QObject(window), m_services(services), m_window(window)
{
    if (services.purge)
        connect(services.purge, &model::PurgeThread::finished, this, &ForgetFlow::announce);
}

void ForgetFlow::forget(const model::ForgetTarget &target)
{
    if (!target.items.empty() || target.filter)
        open(target);
}

void ForgetFlow::forgetByFilter(const model::ForgetFilter &filter)
{
    open({.items = {}, .filter = filter});
}

void ForgetFlow::open(const model::ForgetTarget &target)
{
    if (m_dialog)
        return;
    m_dialog = new ForgetDialog(m_services, target, m_window);
    connect(m_dialog, &ForgetDialog::binChosen, this, &ForgetFlow::moveToBin);
    connect(m_dialog, &ForgetDialog::eraseChosen, this, &ForgetFlow::erase);
    m_dialog->open();
}

void ForgetFlow::moveToBin(const model::ForgetTarget &target, const QString &reason)
{
    model::Bin(m_services.writer)
        .put(target, {.by = model::ForgetDeed::By::Person, .reason = reason})
        .then(this, [this](const model::Result<model::BinEntry> &entry) {
            if (!entry) {
                if (m_dialog)
                    m_dialog->failed(entry.error());
                return;
            }
            if (m_dialog)
                m_dialog->dismiss();
            if (entry->id.isEmpty()) {
                Q_EMIT toastRequested(tr("Nothing fits, so nothing was forgotten"), {});
                return;
            }
            // What was forgotten a moment ago is still undoable by the same key: the toast adds up.
            const bool adds = !m_undoable.isEmpty() && m_since.isValid() && m_since.elapsed() < Toast::lifetimeMs;
            if (!adds) {
                m_undoable.clear();
                m_undoableRecords = 0;
            }
            m_undoable << entry->id;
            m_undoableRecords += entry->records;
            m_since.start();
            Q_EMIT toastRequested(adds ? ForgetWords::moved({}, m_undoableRecords)
                                       : ForgetWords::moved(entry->items, entry->records),
                                  [this] { undo(); });
        });
}

void ForgetFlow::undo()
{
    const QStringList entries = std::exchange(m_undoable, {});
    for (const QString &entry : entries) {
        model::Bin(m_services.writer).restore(entry).then(this, [this](const model::Result<model::BinEntry> &back) {
            if (!back)
                Q_EMIT toastRequested(tr("Not restored: %1", "reason").arg(back.error().message), {});
        });
    }
}

void ForgetFlow::erase(const model::ForgetTarget &target, const model::PurgeOptions &options)
{
    if (!m_services.purge || !m_services.purge->start(target, options)) {
        if (m_dialog)
            m_dialog->failed({model::ErrorCode::Unavailable, tr("Something else is being erased."), {}});
        return;
    }
    const QString what = ForgetWords::records(m_dialog ? m_dialog->plan().records : 0);
    if (m_dialog)
        m_dialog->dismiss();
    auto *progress = new EraseSheet(m_services, what, m_window);
    connect(progress, &EraseSheet::erased, this, [this](const model::Receipt &receipt) {
        Q_EMIT openRequested({.page = u"bin"_s, .record = -receipt.number});
    });
    progress->open();
}

void ForgetFlow::announce(const model::Receipt &receipt)
{
    // What expired in the bin goes without a word; the bin shows its receipt.
    if (receipt.by != model::ForgetDeed::By::Person)
        return;
    const QString records = ForgetWords::records(receipt.records);
    Q_EMIT toastRequested(receipt.verified ? tr("Erased and verified, %1", "records").arg(records)
                                           : tr("Erased, but a check still finds something"),
                          {});
}

} // namespace evoca::app
