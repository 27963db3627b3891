// The part of EpisodesPage that acts on episodes: promote, pin, copy, export, open, hand over.
#include "pages/episodes/EpisodesPage.h"

#include "forgetting/Bin.h"
#include "journal/Journal.h"
#include "pages/episodes/EpisodeDetail.h"
#include "pages/episodes/EpisodeMarkdown.h"
#include "pages/episodes/PromoteForm.h"
#include "search/Query.h"
#include "widgets/Button.h"
#include "widgets/FacetBar.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace evoca::app {

void EpisodesPage::promote()
{
    const EpisodeDetailData &data = m_detail->data();
    if (!shownIsSelected() || !m_promote->isEnabled())
        return;
    showHandoff(false);
    if (onePane() && !m_detailOpen)
        openSelected();
    QStringList path;
    if (!data.project.isEmpty())
        path << data.project;
    path << data.row.scopes.value(0);
    path.removeAll(QString());
    m_detail->promote(path.isEmpty() ? QString() : path.join(u'/') + u'/');
}

void EpisodesPage::savePromotion()
{
    const PromoteForm::Answer answer = m_detail->form()->answer();
    model::PromoteDraft draft;
    draft.episode = m_detail->data().row.globalId;
    draft.path = answer.path;
    draft.type = answer.type;
    draft.useBody = answer.useBody;
    draft.origin = u"person"_s;
    model::Journal(services().writer)
        .promote(draft)
        .then(this, [this, id = draft.episode](const model::Result<model::SavedMemory> &saved) {
            if (m_detail->data().row.globalId != id)
                return;
            if (!saved) {
                m_detail->form()->fail(saved.error().message);
                return;
            }
            m_detail->stopPromoting();
            m_detail->setFocus();
            Q_EMIT toastRequested(saved->near.empty() ? tr("Promoted to %1").arg(saved->memory.path)
                                                      : tr("Promoted to %1. A similar memory exists: %2")
                                                            .arg(saved->memory.path, saved->near.front().path),
                                  [this, memory = saved->memory.globalId] { unpromote(memory); });
        });
}

// The memory goes to the bin; the episode is what it was.
void EpisodesPage::unpromote(const QString &memory)
{
    model::Bin(services().writer)
        .put({.items = {{model::ForgetKind::Memory, memory}}}, {})
        .then(this, [this](const model::Result<model::BinEntry> &done) {
            if (!done)
                showFailure(tr("The memory stays."), done.error());
        });
}

void EpisodesPage::togglePin()
{
    if (!shownIsSelected() || m_detail->data().row.kind == TimelineMark::Kind::Floor)
        return;
    setPinned(m_detail->data().row.globalId, !m_detail->data().row.pinned);
}

void EpisodesPage::setPinned(const QString &id, bool pinned)
{
    model::Journal(services().writer)
        .setPinned(id, pinned)
        .then(this, [this, id, pinned](const model::Result<void> &done) {
            if (!done)
                return showFailure(tr("It was not pinned."), done.error());
            Q_EMIT toastRequested(pinned ? tr("Pinned") : tr("No longer pinned"),
                                  [this, id, pinned] { setPinned(id, !pinned); });
        });
}

void EpisodesPage::copyMarkdown()
{
    if (m_handoffShown) {
        QApplication::clipboard()->setText(m_handoff->asText());
        Q_EMIT toastRequested(tr("Copied"), {});
        return;
    }
    if (!shownIsSelected())
        return;
    QApplication::clipboard()->setText(m_detail->asMarkdown());
    Q_EMIT toastRequested(tr("Copied as Markdown"), {});
}

void EpisodesPage::exportSelected()
{
    QStringList ids;
    const QModelIndexList selected = m_list->selectionModel()->selectedIndexes();
    for (const QModelIndex &index : selected) {
        if (!m_model->isHeader(index.row()))
            ids << m_model->episode(index.row()).globalId;
    }
    if (ids.isEmpty() && shownIsSelected())
        ids << m_detail->data().row.globalId;
    if (ids.isEmpty())
        return;
    auto *dialog = new QFileDialog(this, tr("Export as Markdown"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"md"_s);
    dialog->setNameFilter(tr("Markdown (*.md)"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, ids](const QString &path) { exportTo(path, ids); });
    dialog->open();
}

void EpisodesPage::exportTo(const QString &path, const QStringList &ids)
{
    services().reader.read<bool>(
        lane("export"_L1), this,
        [path, ids](model::Connection &connection, const model::ReadTicket &) -> model::Result<bool> {
            if (const auto done = exportEpisodes(connection, ids, path); !done)
                return std::unexpected(done.error());
            return true;
        },
        [this, path, ids](const model::Result<bool> &done) {
            if (done)
                Q_EMIT toastRequested(tr("%n episode(s) exported to %1", "", int(ids.size())).arg(path), {});
            else
                showFailure(tr("Nothing was exported."), done.error(), [this, path, ids] { exportTo(path, ids); });
        });
}

void EpisodesPage::openSession()
{
    if (!shownIsSelected())
        return;
    const EpisodeDetailData &data = m_detail->data();
    // What the journal knows of a session may have no transcript here: then its episodes are what there is.
    if (data.transcript != 0)
        Q_EMIT openRequested({.page = u"sessions"_s, .record = data.transcript});
    else
        Q_EMIT queryChangeRequested(model::withToken(m_query, u"session"_s, data.row.session));
}

void EpisodesPage::showHandoff(bool shown)
{
    if (m_handoffShown == shown)
        return;
    m_handoffShown = shown;
    m_detailStack->setCurrentWidget(shown ? static_cast<QWidget *>(m_handoff) : m_detail);
    m_detailStack->setFocusProxy(m_detailStack->currentWidget());
    m_facets->setToggled(u"handoff"_s, shown);
    if (!shown)
        return;
    readHandoffAgain();
    openSelected();
}

// In the place one looks from, else where the episode was written that is shown.
void EpisodesPage::readHandoffAgain()
{
    const QString place = m_viewer.isEmpty() ? m_detail->data().worktree : m_viewer;
    services().reader.read<HandoffData>(
        lane("handoff"_L1), this,
        [place](model::Connection &connection, const model::ReadTicket &) { return readHandoff(connection, place); },
        [this](model::Result<HandoffData> data) {
            if (data)
                m_handoff->setData(std::move(*data));
            else
                m_handoff->fail(data.error().message);
        });
}

void EpisodesPage::readChoicesAgain()
{
    services().reader.read<EpisodeChoices>(
        lane("choices"_L1), this,
        [](model::Connection &connection, const model::ReadTicket &) { return readChoices(connection); },
        [this](model::Result<EpisodeChoices> choices) {
            if (!choices)
                return;
            m_choices = std::move(*choices);
            showFacets();
        });
}

} // namespace evoca::app
