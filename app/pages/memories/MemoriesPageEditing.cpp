// The part of MemoriesPage that changes memories.
#include "forgetting/Bin.h"
#include "i18n/MemoryWords.h"
#include "memories/Memories.h"
#include "memories/MemoryRules.h"
#include "memories/NearMemories.h"
#include "pages/memories/MemoriesPage.h"
#include "pages/memories/MemoryDetail.h"
#include "pages/memories/MemoryEditor.h"
#include "search/Overview.h"
#include "store/Connection.h"
#include "store/Reader.h"
#include "store/Statement.h"
#include "widgets/Button.h"

#include <QSplitter>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

QString person()
{
    return u"person"_s;
}

model::MemoryDraft draftOf(const model::Memory &memory)
{
    return {.project = memory.project,
            .content = memory.content,
            .path = memory.path,
            .type = memory.type,
            .scope = memory.scope,
            .semanticKey = memory.semanticKey,
            .importance = memory.importance,
            .confidence = memory.confidence,
            .expires = memory.expires,
            .origin = person()};
}

model::MemoryEdit editOf(const model::Memory &memory)
{
    return {.content = memory.content,
            .path = memory.path,
            .type = memory.type,
            .scope = memory.scope,
            .semanticKey = memory.semanticKey,
            .importance = memory.importance,
            .confidence = memory.confidence,
            .expires = memory.expires,
            .project = memory.project,
            .origin = person()};
}

} // namespace

void MemoriesPage::startNew()
{
    model::Memory draft;
    draft.type = model::automaticType;
    const QString path = chosenPath();
    draft.path = path.isEmpty() ? QString() : path + u'/';
    openEditor(draft);
}

void MemoriesPage::startEdit()
{
    if (!shownIsSelected() || readOnly())
        return;
    openEditor(m_detail->data().memory());
}

void MemoriesPage::openEditor(const model::Memory &draft)
{
    m_detailOpen = true;
    m_detail->edit(draft);
    showActions();
    showPane();
    services().reader.read<std::vector<model::Project>>(
        lane("editor"_L1), this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Overview(connection).projects(); },
        [this](const model::Result<std::vector<model::Project>> &projects) {
            if (!projects)
                return;
            std::vector<std::pair<model::RowId, QString>> named;
            for (const model::Project &project : *projects)
                named.emplace_back(project.id, project.name);
            m_detail->editor()->setProjects(named);
        });
}

// The editor has the room of the detail, also where no memory is shown.
void MemoriesPage::showPane()
{
    ListDetailPage::showPane();
    // Without a detail its room goes to the list, not to the tree.
    m_splitter->setStretchFactor(1, m_detailPane->isHidden() ? 1 : 0);
    if (!m_detail->editing())
        return;
    m_listPane->setVisible(!onePane());
    m_listPane->setMaximumWidth(services().theme.px(640));
    m_detailPane->show();
    m_back->setVisible(onePane());
}

void MemoriesPage::showActions()
{
    const bool reading = !m_detail->editing();
    for (Button *button : {m_edit, m_copy, m_pin, m_detailPane->findChild<Button *>(u"forget"_s)})
        button->setVisible(reading);
}

void MemoriesPage::leaveEditor()
{
    const bool wasNew = m_detail->editor()->original().id == 0;
    m_detail->stopEditing();
    showActions();
    if (wasNew && m_shown == 0)
        m_detailOpen = false;
    showPane();
    readDetail();
    // What had the focus is gone.
    if (m_listPane->isVisible())
        m_list->setFocus();
    else
        m_detail->setFocus();
}

void MemoriesPage::save(bool evenIfSimilar)
{
    const model::Memory draft = m_detail->editor()->draft();
    if (evenIfSimilar || draft.content == m_detail->editor()->original().content) {
        write(draft, m_detail->editor()->original().revision);
        return;
    }
    services().reader.read<std::vector<model::NearMemory>>(
        lane("similar"_L1), this,
        [draft](model::Connection &connection, const model::ReadTicket &) {
            return model::guarded([&] { return model::nearMemories(connection, draft); });
        },
        [this, draft](model::Result<std::vector<model::NearMemory>> near) {
            if (near && !near->empty())
                return warnOfSimilar(near->front());
            write(draft, m_detail->editor()->original().revision);
        });
}

void MemoriesPage::warnOfSimilar(const model::NearMemory &other)
{
    m_detail->editor()->warn(tr("A memory says nearly the same."),
                             u"%1: “%2”"_s.arg(other.path, MemoryWords::title(other.content)),
                             {{tr("Open it"),
                               [this, id = other.id] {
                                   leaveEditor();
                                   Q_EMIT openRequested({.page = pageId(), .record = id});
                               }},
                              {tr("Save anyway"), [this] { save(true); }}});
}

void MemoriesPage::write(const model::Memory &draft, int readRevision)
{
    model::Memories memories(services().writer);
    const model::Memory before = m_detail->editor()->original();
    const bool isNew = draft.id == 0;
    (isNew ? memories.remember(draftOf(draft)) : memories.update(draft.id, readRevision, editOf(draft)))
        .then(this, [this, isNew, before](const model::Result<model::SavedMemory> &result) {
            if (!result)
                return notSaved(result.error());
            // Under a key that existed already, the memory with that key was changed instead.
            saved(isNew && result->created, before, result->memory);
        });
}

void MemoriesPage::saved(bool isNew, const model::Memory &before, const model::Memory &now)
{
    m_selected = now.id;
    m_keepRecord = true;
    leaveEditor();
    search();
    if (isNew || before.id == 0) {
        Q_EMIT toastRequested(tr("Remembered"), [this, id = now.globalId] {
            model::Bin(services().writer).put(model::ForgetTarget::of(id), {});
        });
        return;
    }
    Q_EMIT toastRequested(tr("Saved"), [this, before, revision = now.revision] { undo(before, revision); });
}

void MemoriesPage::notSaved(const model::Error &error)
{
    MemoryEditor *editor = m_detail->editor();
    if (error.code != model::ErrorCode::Conflict || !error.field.isEmpty())
        return editor->fail(tr("It was not saved."), error.message);
    // Someone changed it meanwhile: both are shown, and the person decides.
    services().reader.read<model::MemoryRecord>(
        lane("theirs"_L1), this,
        [id = editor->original().id](model::Connection &connection, const model::ReadTicket &) {
            return model::MemoryDirectory(connection).record(id);
        },
        [this, editor, error](model::Result<model::MemoryRecord> theirs) {
            if (!theirs)
                return editor->fail(tr("It was not saved."), theirs.error().message);
            const model::Memory now = theirs->memory;
            editor->warn(error.message,
                         tr("Version %1 is by %2. Below, what your words would change in it.", "number and writer")
                             .arg(now.revision)
                             .arg(MemoryWords::origin(now.origin)),
                         {{tr("Take theirs"), [this] { leaveEditor(); }},
                          {tr("Save mine"), [this, now] { write(m_detail->editor()->draft(), now.revision); }}},
                         now.content);
        });
}

// Writes a memory as it was, over the version that a change just made.
void MemoriesPage::undo(const model::Memory &before, int revision)
{
    model::Memories(services().writer)
        .update(before.id, revision, editOf(before))
        .then(this, [this](const model::Result<model::SavedMemory> &undone) {
            if (!undone)
                showFailure(tr("It could not be undone."), undone.error());
        });
}

void MemoriesPage::restoreVersion(int version)
{
    if (!shownIsSelected())
        return;
    const model::Memory before = m_detail->data().memory();
    model::Memories(services().writer)
        .restoreVersion(before.id, before.revision, version, person())
        .then(this, [this, before, version](const model::Result<model::SavedMemory> &result) {
            if (!result)
                return showFailure(tr("The version did not come back."), result.error());
            Q_EMIT toastRequested(tr("Version %1 is back").arg(version),
                                  [this, before, revision = result->memory.revision] { undo(before, revision); });
        });
}

void MemoriesPage::togglePin()
{
    if (!shownIsSelected())
        return;
    const bool pin = !m_detail->data().memory().pinned;
    model::Memories(services().writer).setPinned(m_shown, pin).then(this, [this, pin](const model::Result<void> &done) {
        if (!done)
            return showFailure(tr("It was not saved."), done.error());
        Q_EMIT toastRequested(pin ? tr("Pinned") : tr("No longer pinned"), [this] { togglePin(); });
    });
}

} // namespace evoca::app
