#include "pages/requests/RequestsPage.h"

#include "i18n/Words.h"
#include "pages/requests/RequestBars.h"
#include "pages/requests/RequestColumns.h"
#include "pages/requests/RequestDetail.h"
#include "pages/requests/RequestExport.h"
#include "pages/requests/RequestListModel.h"
#include "pages/requests/RequestWords.h"
#include "search/Query.h"
#include "widgets/EmptyState.h"
#include "widgets/FacetBar.h"
#include "widgets/ListHeader.h"
#include "widgets/Pill.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int bars = 38;
constexpr int figuresDays = 30;
using Group = model::RequestFilter::Group;

} // namespace

RequestsPage::~RequestsPage() = default;

QString RequestsPage::title() const
{
    return tr("Requests");
}
QString RequestsPage::iconName() const
{
    return u"requests"_s;
}
QString RequestsPage::placeholder() const
{
    return tr("Search arguments and answers");
}

void RequestsPage::refresh(const model::ChangeSet &changes)
{
    // A record that is forgotten, restored or learned anew changes what the detail says of it.
    const bool records = changes.bin || !changes.experiences.isEmpty() || !changes.lessons.isEmpty()
        || !changes.memories.isEmpty() || changes.episodes;
    if (changes.requests || changes.bin)
        noteChanges(changes.bin);
    else if (records && isVisible())
        readDetail();
}

model::RequestFilter RequestsPage::filter() const
{
    model::RequestFilter filter;
    QString rest = m_query;
    for (const model::QueryToken &token : model::queryTokens(m_query)) {
        if (token.key == "client"_L1)
            filter.client = token.value;
        else if (token.key == "tool"_L1)
            filter.tool = token.value;
    }
    for (const QString &key : {u"client"_s, u"tool"_s})
        rest = model::withToken(rest, key, {});
    const model::Query query = model::parseQuery(rest);
    filter.project = query.projects.value(0);
    filter.after = query.after.value_or(0);
    filter.before = query.before.value_or(0);
    QStringList words = query.phrases;
    for (const model::Query::Word &word : query.words)
        words << word.text;
    filter.text = words.join(u' ');
    filter.group = m_group;
    return filter;
}

model::Result<RequestsPage::Found> RequestsPage::find(model::Connection &connection, const model::RequestFilter &filter)
{
    const model::RequestQuery query(connection);
    auto rows = query.list(filter, RequestListModel::pageSize);
    if (!rows)
        return std::unexpected(rows.error());
    auto figures = query.figures(filter, bars);
    if (!figures)
        return std::unexpected(figures.error());
    const qint64 since = QDateTime::currentDateTime().addDays(-figuresDays).toMSecsSinceEpoch();
    return Found {std::move(*rows), std::move(*figures),
                  query.clients(since).value_or(std::vector<model::ClientFigures> {}),
                  query.tools().value_or(QStringList {})};
}

void RequestsPage::search()
{
    showFacets();
    readList<Found>([filter = filter()](model::Connection &connection,
                                        const model::ReadTicket &) { return find(connection, filter); },
                    [this](const Found &found) { showFound(found); });
}

void RequestsPage::fetch(model::RowId before)
{
    services().reader.read<std::vector<model::RequestRecord>>(
        lane("more"_L1), this,
        [filter = filter(), before](model::Connection &connection, const model::ReadTicket &) {
            return model::RequestQuery(connection).list(filter, RequestListModel::pageSize, before);
        },
        [this, before](model::Result<std::vector<model::RequestRecord>> rows) {
            const int last = m_model->rowCount() - 1;
            if (rows && last >= 0 && m_model->request(last).id == before)
                m_model->append(std::move(*rows));
        });
}

void RequestsPage::showFound(const Found &found)
{
    m_list->pill()->setCount(0);
    m_waiting = {};
    m_last = found;
    m_model->setFirst(found.rows);
    m_bars->setCounts(found.figures.total > 1 ? found.figures.spans : std::vector<int> {});
    for (const Group group : {Group::Answered, Group::Refused, Group::Nothing})
        m_facets->setCount(QString::number(int(group)), found.figures.byGroup[std::size_t(group)]);
    showHeader();
    rowsShown(found.rows.empty());
    m_columns->setVisible(!found.rows.empty());
}

// New rows wait behind the pill while somebody reads; else they come in on top.
void RequestsPage::storeChanged()
{
    services().reader.read<Found>(
        lane("new"_L1), this,
        [filter = filter()](model::Connection &connection, const model::ReadTicket &) {
            return find(connection, filter);
        },
        [this](model::Result<Found> found) {
            if (!found)
                return;
            const int fresh = m_model->fresh(found->rows);
            const bool atTop = m_list->verticalScrollBar()->value() == 0 && !m_list->underMouse();
            if (fresh == 0 || m_model->rowCount() == 0 || atTop) {
                showFound(*found);
                return;
            }
            m_waiting = std::move(*found);
            m_list->pill()->setCount(fresh);
        });
}

void RequestsPage::showHeader()
{
    const model::RequestFigures &figures = m_last.figures;
    const QString times = figures.total == 0
        ? QString()
        : tr("p50 %1  ·  p95 %2", "median and slow, durations")
              .arg(RequestWords::took(figures.medianMicros), RequestWords::took(figures.slowMicros));
    m_header->setTexts(tr("%n request(s)", "", int(figures.total)), times);
    m_bars->setToolTip(figures.total > 1 ? tr("%1, from %2 to %3", "number of requests, first day, last day")
                                               .arg(tr("%n request(s)", "", int(figures.total)),
                                                    Words::shortDate(figures.first), Words::shortDate(figures.last))
                                         : QString());
    m_bars->setAccessibleName(m_bars->toolTip());
}

int RequestsPage::rowOf(model::RowId id) const
{
    return m_model->rowOf(id);
}

model::RowId RequestsPage::recordAt(int row) const
{
    return m_model->request(row).id;
}

std::optional<model::ForgetItem> RequestsPage::forgettableAt(int row) const
{
    const model::RequestRecord &request = m_model->request(row);
    if (request.forgotten)
        return std::nullopt;
    return model::ForgetItem {model::ForgetKind::Request, u"request-%1"_s.arg(request.id)};
}

std::optional<model::ForgetItem> RequestsPage::forgettableShown() const
{
    if (m_detail->data().request.forgotten)
        return std::nullopt;
    return model::ForgetItem {model::ForgetKind::Request, u"request-%1"_s.arg(m_detail->data().request.id)};
}

void RequestsPage::showEmpty()
{
    const bool none = m_last.figures.all == 0;
    m_empty->setDrawing(none ? EmptyState::Drawing::Rows : EmptyState::Drawing::NoMatch);
    m_empty->setTexts(none ? tr("No agent has asked yet") : tr("No request fits"),
                      none ? tr("Once a client is connected, everything it asks appears here, with what it got.")
                           : tr("Other words may find it, or fewer filters."));
    if (none)
        m_empty->setPrimary(tr("Connect a client"), u"plug"_s,
                            [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"clients"_s}); });
    else
        m_empty->setPrimary(tr("Clear the search"), u"x"_s, [this] {
            m_group.reset();
            Q_EMIT queryChangeRequested({});
            search();
        });
}

void RequestsPage::readDetail()
{
    if (m_selected == 0)
        return;
    services().reader.read<RequestDetailData>(
        lane("detail"_L1), this,
        [id = m_selected](model::Connection &connection,
                          const model::ReadTicket &) -> model::Result<RequestDetailData> {
            const model::RequestQuery query(connection);
            auto request = query.record(id);
            if (!request)
                return std::unexpected(request.error());
            auto returned = model::readReturned(connection, request->returned);
            if (!returned)
                return std::unexpected(returned.error());
            const qint64 since = QDateTime::currentDateTime().addDays(-figuresDays).toMSecsSinceEpoch();
            return RequestDetailData {std::move(*request), std::move(*returned),
                                      query.clients(since).value_or(std::vector<model::ClientFigures> {})};
        },
        [this](model::Result<RequestDetailData> data) {
            if (!data) {
                showFailure(tr("This request cannot be shown."), data.error(), [this] { readDetail(); });
                return;
            }
            const model::RowId id = data->request.id;
            m_detail->setData(std::move(*data));
            detailShown(id);
        });
}

void RequestsPage::openRecord(const model::ReturnedRecord &record)
{
    using Kind = model::ReturnedRecord::Kind;
    switch (record.kind) {
    case Kind::Experience: Q_EMIT openRequested({.page = u"experiences"_s, .record = record.row}); break;
    case Kind::Lesson: Q_EMIT openRequested({.page = u"lessons"_s, .record = record.row}); break;
    case Kind::Session: Q_EMIT openRequested({.page = u"sessions"_s, .record = record.row}); break;
    case Kind::Memory: Q_EMIT openRequested({.page = u"memories"_s, .record = record.row}); break;
    case Kind::Episode: Q_EMIT openRequested({.page = u"episodes"_s, .section = record.record}); break;
    case Kind::Context:
    case Kind::Call:
    case Kind::Other: break;
    }
}

void RequestsPage::forgetRecord(const model::ReturnedRecord &record)
{
    if (const auto kind = model::forgetKindOf(record.record))
        Q_EMIT forgetRequested({.items = {{*kind, record.record}}, .filter = {}});
}

void RequestsPage::copyRequest()
{
    if (!shownIsSelected())
        return;
    QApplication::clipboard()->setText(QString::fromUtf8(m_detail->asJson()));
    Q_EMIT toastRequested(tr("Request copied"), {});
}

void RequestsPage::exportAll()
{
    auto *dialog = new QFileDialog(this, tr("Export requests"), QDir::home().filePath(u"evoca-requests.json"_s),
                                   tr("JSON (*.json);;CSV (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        services().reader.read<int>(
            lane("export"_L1), this,
            [filter = filter(), path](model::Connection &connection, const model::ReadTicket &) {
                return exportRequests(connection, filter, path);
            },
            [this](model::Result<int> written) {
                if (written)
                    Q_EMIT toastRequested(tr("%n request(s) exported", "", *written), {});
                else
                    showFailure(tr("The requests were not exported."), written.error());
            });
    });
    dialog->open();
}

void RequestsPage::setLayoutWidth(LayoutWidth width)
{
    ListDetailPage::setLayoutWidth(width);
    m_bars->setVisible(width == LayoutWidth::Wide);
}

bool RequestsPage::trigger(const QString &actionId)
{
    if (actionId != "copy"_L1)
        return false;
    copyRequest();
    return true;
}

} // namespace evoca::app
