// The part of RequestsPage that builds and arranges its widgets.
#include "pages/requests/RequestsPage.h"

#include "i18n/Words.h"
#include "pages/requests/RequestBars.h"
#include "pages/requests/RequestColumns.h"
#include "pages/requests/RequestDelegate.h"
#include "pages/requests/RequestDetail.h"
#include "pages/requests/RequestListModel.h"
#include "pages/requests/RequestWords.h"
#include "search/Query.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/FacetBar.h"
#include "widgets/ListHeader.h"
#include "widgets/Pill.h"

#include <QMenu>
#include <QScrollBar>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using Group = model::RequestFilter::Group;
constexpr std::array groups {Group::Answered, Group::Refused, Group::Nothing};

model::Status shapeOf(Group group)
{
    return group == Group::Answered ? model::Status::Success
        : group == Group::Refused   ? model::Status::Failure
                                    : model::Status::Unknown;
}

} // namespace

RequestsPage::RequestsPage(AppServices &services, QWidget *parent)
    : ListDetailPage(services, u"requests"_s, parent), m_model(new RequestListModel(this)),
      m_detail(new RequestDetail(services.theme))
{
    buildPanes(m_model, new RequestDelegate(services.theme, *m_model, this), m_detail,
               {.wide = 720, .medium = 400, .most = 900});
    m_list->setObjectName(u"requestList"_s);
    m_columns = new RequestColumns(services.theme, *m_list->viewport());
    // Below the header and the message, above the rows.
    static_cast<QVBoxLayout *>(m_listPane->layout())->insertWidget(2, m_columns);
    m_bars = new RequestBars(services.theme);
    m_header->layout()->addWidget(m_bars);
    connect(m_list->verticalScrollBar(), &QAbstractSlider::rangeChanged, m_columns, qOverload<>(&QWidget::update));
    makeFacets();
    makeActions();
    connect(m_model, &RequestListModel::fetchRequested, this, &RequestsPage::fetch);
    connect(m_list->pill(), &QAbstractButton::clicked, this, [this] {
        showFound(Found(m_waiting));
        m_list->scrollToTop();
    });
    connect(m_detail, &RequestDetail::recordOpened, this, &RequestsPage::openRecord);
    connect(m_detail, &RequestDetail::forgetRequested, this, &RequestsPage::forgetRecord);
    connect(m_detail, &RequestDetail::clientRequested, this, [this](const QString &client) {
        Q_EMIT queryChangeRequested(model::withToken(m_query, u"client"_s, client));
    });
}

void RequestsPage::makeFacets()
{
    for (const Group group : groups)
        m_facets->addToggle(
            {QString::number(int(group)), shapeOf(group), QString(), [group] { return RequestWords::group(group); }});
    m_facets->addDimension(
        {u"client"_s, u"plug"_s, [] { return tr("Client"); },
         [this](QMenu &menu) {
             Choices choices;
             for (const model::ClientFigures &each : m_last.clients)
                 choices.append(
                     {each.client,
                      tr("%1 (%2)", "client, number of requests").arg(each.client, Words::number(each.requests))});
             fillChoices(menu, u"client"_s, choices);
         }});
    m_facets->addDimension({u"tool"_s, u"terminal"_s, [] { return tr("Tool"); },
                            [this](QMenu &menu) {
                                Choices choices;
                                for (const QString &tool : std::as_const(m_last.tools))
                                    choices.append({tool, tool});
                                fillChoices(menu, u"tool"_s, choices);
                            }});
    m_facets->addDimension(
        {u"project"_s, u"folder"_s, [] { return tr("Project"); }, [this](QMenu &menu) { fillProjects(menu); }});
    m_facets->addDimension(
        {u"after"_s, u"clock"_s, [] { return tr("Any time"); },
         [this](QMenu &menu) {
             fillChoices(menu, u"after"_s,
                         {{u"today"_s, tr("Today")}, {u"7d"_s, tr("Last 7 days")}, {u"30d"_s, tr("Last 30 days")}});
         }});
    connect(m_facets, &FacetBar::toggled, this, [this](const QString &id) {
        const Group group = Group(id.toInt());
        m_group = m_group == group ? std::nullopt : std::optional(group);
        search();
    });
}

void RequestsPage::showFacets()
{
    const model::RequestFilter now = filter();
    for (const Group group : groups)
        m_facets->setToggled(QString::number(int(group)), m_group == group);
    m_facets->setValue(u"client"_s, now.client);
    m_facets->setValue(u"tool"_s, now.tool);
    m_facets->setValue(u"project"_s, now.project);
    m_facets->setValue(u"after"_s,
                       now.after > 0        ? tr("Since %1", "date").arg(Words::shortDate(now.after))
                           : now.before > 0 ? tr("Before %1", "date").arg(Words::shortDate(now.before))
                                            : QString());
    m_facets->retranslate();
    readProjects();
}

void RequestsPage::makeActions()
{
    m_copy = addAction(u"copy"_s, true);
    m_export = addAction(u"export"_s);
    m_export->setObjectName(u"exportRequests"_s);
    addForgetAction();
    connect(m_copy, &QAbstractButton::clicked, this, &RequestsPage::copyRequest);
    connect(m_export, &QAbstractButton::clicked, this, &RequestsPage::exportAll);
}

void RequestsPage::retranslate()
{
    m_list->setAccessibleName(tr("Requests"));
    m_copy->setText(tr("Copy request"));
    m_copy->setHint(m_copy->text(), u"Ctrl+Shift+C"_s);
    m_export->setText(tr("Export…"));
    m_export->setHint(tr("Export all requests that fit, as JSON or CSV"));
    m_columns->update();
    m_model->retranslate();
    m_detail->retranslate();
    showFacets();
    showHeader();
    ListDetailPage::retranslate();
}

} // namespace evoca::app
