#include "pages/memories/MemoriesPage.h"

#include "i18n/MemoryWords.h"
#include "i18n/Words.h"
#include "pages/memories/MemoryDetail.h"
#include "pages/memories/MemoryEditor.h"
#include "search/Query.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/EmptyState.h"
#include "widgets/FacetBar.h"
#include "widgets/ListHeader.h"
#include "widgets/PathTree.h"
#include "widgets/StateSlots.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int mostStatesHigh = 230;
constexpr std::array groupIds {"current"_L1, "review"_L1, "expired"_L1}; // in the order of MemoryPageData::counts
} // namespace

MemoriesPage::~MemoriesPage() = default;

QString MemoriesPage::title() const
{
    return tr("Memories");
}

QString MemoriesPage::iconName() const
{
    return u"memories"_s;
}

QString MemoriesPage::placeholder() const
{
    return tr("Search memories");
}

void MemoriesPage::open(const Location &location)
{
    // Words that are not saved yet are not thrown away by going elsewhere.
    if (m_detail->editing() && !m_detail->editor()->isChanged())
        leaveEditor();
    ListDetailPage::open(location);
}

void MemoriesPage::refresh(const model::ChangeSet &changes)
{
    if (changes.memories.isEmpty() && changes.projects.isEmpty())
        return;
    // What is being edited is not replaced under the hands: saving tells of the change.
    noteChanges(changes.memories.contains(m_shown) && !m_detail->editing());
}

QString MemoriesPage::token(const QString &key) const
{
    for (const model::QueryToken &each : model::queryTokens(m_query)) {
        if (each.key == key)
            return each.value;
    }
    return {};
}

QString MemoriesPage::chosenPath() const
{
    QString path = token(u"path"_s);
    while (path.endsWith(u'%') || path.endsWith(u'/'))
        path.chop(1);
    return path;
}

void MemoriesPage::search()
{
    showFacets();
    readList<MemoryPageData>(
        [request = MemoryRequest {m_query, m_order, m_group, m_strict, {}}](model::Connection &connection,
                                                                            const model::ReadTicket &ticket) {
            return loadMemoryPage(connection, request, ticket);
        },
        [this](const MemoryPageData &page) { showPage(page); });
    readSurroundings();
}

void MemoriesPage::readSurroundings()
{
    services().reader.read<MemorySurroundings>(
        lane("around"_L1), this,
        [request = MemoryRequest {m_query, m_order, m_group, m_strict, {}}](model::Connection &connection,
                                                                            const model::ReadTicket &) {
            return loadMemorySurroundings(connection, request);
        },
        [this](model::Result<MemorySurroundings> around) {
            if (!around)
                return; // the list says what is wrong
            m_around = std::move(*around);
            showTree();
            showStates();
        });
}

void MemoriesPage::fetch(const QString &cursor)
{
    services().reader.read<MemoryPageData>(
        lane("more"_L1), this,
        [request = MemoryRequest {m_query, m_order, m_group, m_strict, cursor}](model::Connection &connection,
                                                                                const model::ReadTicket &ticket) {
            return loadMemoryPage(connection, request, ticket);
        },
        [this, cursor](model::Result<MemoryPageData> page) {
            // An answer to an older query, or a failure: the next scroll asks again.
            if (page && m_model->cursor() == cursor)
                m_model->append(std::move(page->rows), page->cursor);
        });
}

void MemoriesPage::showPage(const MemoryPageData &page)
{
    m_last = page;
    m_last.rows.clear();
    m_model->setFolder(chosenPath());
    m_model->setPage(page.rows, page.cursor);
    showHeader();
    for (std::size_t index = 0; index < groupIds.size(); ++index)
        m_facets->setCount(QString(groupIds[index]), page.counts[index]);
    rowsShown(page.rows.empty());
}

void MemoriesPage::showHeader()
{
    const QString count = tr("%n memory(ies)", "", int(m_last.total));
    const QString time =
        tr("%1 ms", "duration of a search").arg(Words::number(std::max<qint64>(1, (m_last.micros + 500) / 1000)));
    m_header->setTexts(
        count,
        m_last.total == m_last.all || layoutWidth() != LayoutWidth::Wide
            ? u"·  "_s + time
            : tr("of %1  ·  %2", "all memories, time of the search").arg(Words::number(m_last.all), time));
    m_header->setLink(tr("New memory"));
}

void MemoriesPage::showTree()
{
    m_paths->setPaths(m_around.paths);
    const QString path = chosenPath();
    m_tree->setChosen(path.isEmpty() ? QModelIndex() : m_paths->indexOf(path));
    QStringList known;
    for (const PathCount &each : m_around.paths)
        known << each.path;
    m_detail->editor()->setPaths(known);
    m_pathMenu->setText(path.isEmpty() ? tr("All paths") : path);
}

void MemoriesPage::showStates()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    std::vector<StateSlots::Slot> shown;
    for (const MemoryEntry &state : m_around.states) {
        const model::Memory &memory = state.memory;
        const qint64 whole = memory.expires - memory.updated;
        const double part = memory.expires == 0 || whole <= 0
            ? 1
            : std::clamp(double(memory.expires - now) / double(whole), 0.0, 1.0);
        shown.push_back(
            {memory.id, memory.path.section(u'/', -1), state.title, MemoryWords::timeLeft(memory.expires, now), part});
    }
    m_states->setSlots(shown);
    m_statePane->setVisible(!shown.empty());
    // As high as they are; more than a few scroll.
    m_stateScroll->setFixedHeight(std::min(m_states->sizeHint().height(), services().theme.px(mostStatesHigh)));
}

int MemoriesPage::rowOf(model::RowId id) const
{
    return m_model->rowOf(id);
}

model::RowId MemoriesPage::recordAt(int row) const
{
    return m_model->memory(row).memory.id;
}

std::optional<model::ForgetItem> MemoriesPage::forgettableAt(int row) const
{
    return model::ForgetItem {model::ForgetKind::Memory, m_model->memory(row).memory.globalId};
}

std::optional<model::ForgetItem> MemoriesPage::forgettableShown() const
{
    return model::ForgetItem {model::ForgetKind::Memory, m_detail->data().memory().globalId};
}

void MemoriesPage::showEmpty()
{
    const bool none = m_last.all == 0;
    m_empty->setDrawing(none ? EmptyState::Drawing::Layers : EmptyState::Drawing::NoMatch);
    if (none) {
        m_empty->setTexts(
            tr("Nothing remembered yet"),
            tr("Facts that agents should keep appear here, filed by path. A connected agent writes them, or you do."));
        m_empty->setPrimary(tr("Connect a client"), u"plug"_s,
                            [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"clients"_s}); });
        m_empty->setSecondary(tr("Write one"), u"plus"_s, [this] { startNew(); });
        return;
    }
    if (m_strict) {
        m_empty->setTexts(tr("No solid match"), tr("An agent that asks this gets no answer, rather than a weak one."));
        m_empty->setPrimary(tr("Show weak matches too"), u"x"_s, [this] {
            m_strict = false;
            search();
        });
        m_empty->setSecondary({}, {}, {});
        return;
    }
    m_empty->setTexts(tr("No memory fits"), tr("Other words may find it, or fewer filters."));
    m_empty->setPrimary(tr("Clear the search"), u"x"_s, [this] {
        m_group = MemoryGroup::Any;
        m_stale = true;
        Q_EMIT queryChangeRequested({});
    });
    m_empty->setSecondary(tr("Write one"), u"plus"_s, [this] { startNew(); });
}

void MemoriesPage::readDetail()
{
    if (m_selected == 0)
        return;
    if (m_detail->editing() && m_detail->editor()->original().id != m_selected && !m_detail->editor()->isChanged())
        leaveEditor();
    services().reader.read<MemoryDetailData>(
        lane("detail"_L1), this,
        [id = m_selected, query = m_query](model::Connection &connection, const model::ReadTicket &ticket) {
            return loadMemoryDetail(connection, id, query, ticket);
        },
        [this](model::Result<MemoryDetailData> data) {
            if (!data || data->memory().id != m_selected || m_detail->editing())
                return;
            m_detail->setData(std::move(*data));
            detailShown(m_selected);
        });
}

void MemoriesPage::choosePath(const QModelIndex &index)
{
    const QString path = index.isValid() ? PathTreeModel::pathOf(index) : QString();
    Q_EMIT queryChangeRequested(model::withToken(m_query, u"path"_s, path.isEmpty() ? QString() : path + u'%'));
}

bool MemoriesPage::readOnly() const
{
    return !MemoryWords::fileOf(m_detail->data().memory().origin).isEmpty();
}

void MemoriesPage::copyReference()
{
    if (!shownIsSelected())
        return;
    QApplication::clipboard()->setText(m_detail->data().memory().globalId);
    Q_EMIT toastRequested(tr("Reference copied"), {});
}

void MemoriesPage::copyContext()
{
    if (!shownIsSelected())
        return;
    QApplication::clipboard()->setText(m_detail->asContext());
    Q_EMIT toastRequested(tr("Copied as context for an agent"), {});
}

bool MemoriesPage::stepBack()
{
    if (m_detail->editing()) {
        leaveEditor();
        return true;
    }
    return ListDetailPage::stepBack();
}

QList<QWidget *> MemoriesPage::panes()
{
    return {m_list, m_detail, m_tree};
}

bool MemoriesPage::trigger(const QString &actionId)
{
    if (actionId == "pin"_L1)
        togglePin();
    else if (actionId == "edit"_L1)
        startEdit();
    else if (actionId == "copy"_L1)
        copyContext();
    else if (actionId == "new"_L1)
        startNew();
    else
        return false;
    return true;
}

} // namespace evoca::app
