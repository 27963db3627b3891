// The part of EpisodesPage that builds and arranges its widgets.
#include "pages/episodes/EpisodesPage.h"

#include "delegates/EpisodeDelegate.h"
#include "i18n/Words.h"
#include "pages/episodes/EpisodeDetail.h"
#include "pages/episodes/EpisodeWords.h"
#include "pages/episodes/HiddenLine.h"
#include "pages/episodes/PromoteForm.h"
#include "search/Query.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/EmptyState.h"
#include "widgets/FacetBar.h"
#include "widgets/ListHeader.h"
#include "widgets/Pill.h"
#include "widgets/timeline/DayBand.h"
#include "widgets/timeline/Timeline.h"

#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int mostLanes = 8;
constexpr int fewLanes = 4;
constexpr int fewestLanes = 3;

} // namespace

EpisodesPage::EpisodesPage(AppServices &services, QWidget *parent)
    : ListDetailPage(services, u"episodes"_s, parent), m_model(new EpisodeListModel(this)),
      m_detail(new EpisodeDetail(services.theme))
{
    makeFacets();
    m_handoff = new HandoffView(services.theme);
    m_detailStack = new QStackedWidget;
    m_detailStack->addWidget(m_detail);
    m_detailStack->addWidget(m_handoff);
    m_detailStack->setFocusProxy(m_detail);
    buildPanes(m_model, new EpisodeDelegate(services.theme, *m_model, this), m_detailStack, {504, 340});
    m_list->setObjectName(u"episodeList"_s);
    m_promote = addAction(u"memories"_s, true);
    m_session = addAction(u"sessions"_s);
    m_pin = addAction(u"pin"_s);
    m_copy = addAction(u"copy"_s);
    m_export = addAction(u"export"_s);
    m_promote->setObjectName(u"promote"_s);
    addForgetAction();
    m_hidden = new HiddenLine(services.theme);
    static_cast<QVBoxLayout *>(m_listPane->layout())->insertWidget(1, m_hidden);
    makeTimeline();
    connectParts();
    readChoicesAgain();
}

void EpisodesPage::makeTimeline()
{
    m_timeline = new Timeline(services().theme);
    m_timeline->setObjectName(u"timeline"_s);
    m_band = new DayBand(services().theme);
    m_band->setObjectName(u"dayBand"_s);
    m_column->insertWidget(0, m_timeline);
    m_column->insertWidget(1, m_band);
    m_timeline->hide();
    m_band->hide();
}

void EpisodesPage::connectParts()
{
    connect(m_model, &EpisodeListModel::fetchRequested, this, &EpisodesPage::fetch);
    connect(m_list->pill(), &QAbstractButton::clicked, this, [this] {
        m_selected = 0;
        showRows(EpisodeListPage(m_waiting));
        m_list->scrollToTop();
    });
    connect(m_hidden, &HiddenLine::toggled, this, [this] {
        m_withHidden = !m_withHidden;
        search();
    });
    connect(m_timeline, &Timeline::markChosen, this, &EpisodesPage::chooseMark);
    connect(m_timeline, &Timeline::markOpened, this, [this] { openSelected(); });
    connect(m_timeline, &Timeline::sessionChosen, this, [this](const QString &key) {
        const qsizetype cut = key.indexOf(u':');
        Q_EMIT queryChangeRequested(model::withToken(m_query, key.first(cut), key.sliced(cut + 1)));
    });
    connect(m_timeline, &Timeline::brushed, this, &EpisodesPage::brush);
    connect(m_timeline, &Timeline::rangeChanged, this, [this] { m_band->setRange(m_timeline->range()); });
    connect(m_band, &DayBand::rangeWanted, this, [this](const TimeRange &range) { m_timeline->setRange(range); });
    m_band->setRange(m_timeline->range());
    connect(m_detail, &EpisodeDetail::memoryRequested, this,
            [this](qint64 id) { Q_EMIT openRequested({.page = u"memories"_s, .record = id}); });
    connect(m_detail, &EpisodeDetail::filterRequested, this, [this](const QString &key, const QString &value) {
        Q_EMIT queryChangeRequested(model::withToken(m_query, key, value));
    });
    connect(m_detail->form(), &PromoteForm::promoteRequested, this, &EpisodesPage::savePromotion);
    connect(m_handoff, &HandoffView::closed, this, [this] { showHandoff(false); });
    connect(m_handoff, &HandoffView::episodeRequested, this, &EpisodesPage::openEpisode);
    connect(m_promote, &QAbstractButton::clicked, this, &EpisodesPage::promote);
    connect(m_session, &QAbstractButton::clicked, this, &EpisodesPage::openSession);
    connect(m_pin, &QAbstractButton::clicked, this, &EpisodesPage::togglePin);
    connect(m_copy, &QAbstractButton::clicked, this, &EpisodesPage::copyMarkdown);
    connect(m_export, &QAbstractButton::clicked, this, &EpisodesPage::exportSelected);
}

void EpisodesPage::makeFacets()
{
    const auto plain = [](const QStringList &values) {
        Choices choices;
        for (const QString &value : values)
            choices.append({value, value});
        return choices;
    };
    m_facets->addDimension(
        {u"project"_s, u"folder"_s, [] { return tr("Project"); },
         [this, plain](QMenu &menu) { fillChoices(menu, u"project"_s, plain(m_choices.projects)); }});
    m_facets->addDimension({u"scope"_s, u"tag"_s, [] { return tr("Scope"); },
                            [this, plain](QMenu &menu) { fillChoices(menu, u"scope"_s, plain(m_choices.scopes)); }});
    m_facets->addDimension({u"session"_s, u"episodes"_s, [] { return tr("Session"); },
                            [this](QMenu &menu) {
                                Choices choices;
                                for (const auto &[id, title] : m_choices.sessions)
                                    choices.append({id, title});
                                fillChoices(menu, u"session"_s, choices);
                            }});
    m_facets->addDimension({u"swarm"_s, u"swarm"_s, [] { return tr("Swarm"); },
                            [this, plain](QMenu &menu) { fillChoices(menu, u"swarm"_s, plain(m_choices.swarms)); }});
    m_facets->addDimension(
        {u"after"_s, u"clock"_s, [] { return tr("Any time"); }, [this](QMenu &menu) { fillTimes(menu); }});
    makeViews();
}

void EpisodesPage::makeViews()
{
    m_facets->addView(FacetBar::Dimension {u"viewer"_s, u"look"_s, [] { return tr("As an agent sees it"); },
                                           [this](QMenu &menu) { fillViewers(menu); }});
    m_facets->addView(FacetBar::Toggle {u"handoff"_s, {}, u"handoff"_s, [] { return tr("Next handoff"); }});
    m_facets->setOrder([this] { return m_expiring ? tr("Expiring soon") : tr("Newest first"); },
                       [this](QMenu &menu) {
                           const auto add = [&](const QString &text, bool expiring) {
                               QAction *action = menu.addAction(text);
                               action->setCheckable(true);
                               action->setChecked(m_expiring == expiring);
                               connect(action, &QAction::triggered, this, [this, expiring] {
                                   m_expiring = expiring;
                                   search();
                               });
                           };
                           add(tr("Newest first"), false);
                           add(tr("Expiring within a week (%n)", "", int(m_last.expiring)), true);
                       });
    connect(m_facets, &FacetBar::toggled, this, [this] { showHandoff(!m_handoffShown); });
}

void EpisodesPage::fillTimes(QMenu &menu)
{
    fillChoices(menu, u"after"_s,
                {{u"today"_s, tr("Today")},
                 {u"7d"_s, tr("Last 7 days")},
                 {u"30d"_s, tr("Last 30 days")},
                 {u"90d"_s, tr("Last 90 days")}});
    if (!m_timeline->brush())
        return;
    menu.addSeparator();
    connect(menu.addAction(tr("Show on the timeline")), &QAction::triggered, this,
            [this] { m_timeline->setRange(*m_timeline->brush(), true); });
    connect(menu.addAction(tr("Any time")), &QAction::triggered, this, [this] { brush(std::nullopt); });
}

void EpisodesPage::fillViewers(QMenu &menu)
{
    const auto add = [&](const QString &worktree, const QString &text) {
        QAction *action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(worktree == m_viewer);
        connect(action, &QAction::triggered, this, [this, worktree] { setViewer(worktree); });
    };
    add({}, tr("As you: everything"));
    menu.addSeparator();
    for (const QString &worktree : std::as_const(m_choices.worktrees))
        add(worktree, tr("As an agent in %1", "worktree").arg(EpisodeWords::place(worktree)));
}

void EpisodesPage::setViewer(const QString &worktree)
{
    m_viewer = worktree;
    search();
    readDetail();
    if (m_handoffShown)
        readHandoffAgain();
}

QString EpisodesPage::timeValue() const
{
    const model::Query query = model::parseQuery(m_query);
    if (query.after && query.before)
        return Timeline::rangeText({*query.after, *query.before});
    if (query.after)
        return tr("Since %1", "date").arg(Words::shortDate(*query.after));
    return query.before ? tr("Before %1", "date").arg(Words::shortDate(*query.before)) : QString();
}

void EpisodesPage::showFacets()
{
    for (const QLatin1StringView key : {"project"_L1, "scope"_L1, "session"_L1, "swarm"_L1}) {
        QString value;
        for (const model::QueryToken &token : model::queryTokens(m_query)) {
            if (token.key == key)
                value = token.value;
        }
        if (key == "session"_L1) {
            const auto known = std::ranges::find(m_choices.sessions, value, &std::pair<QString, QString>::first);
            value = known != m_choices.sessions.end() ? known->second : value;
        }
        m_facets->setValue(key, value);
    }
    m_facets->setValue(u"after"_s, timeValue());
    m_facets->setValue(u"viewer"_s, m_viewer.isEmpty() ? QString() : EpisodeWords::place(m_viewer));
    m_facets->setToggled(u"handoff"_s, m_handoffShown);
    m_facets->retranslate();
}

void EpisodesPage::setLayoutWidth(LayoutWidth width)
{
    ListDetailPage::setLayoutWidth(width);
    const int label = width == LayoutWidth::Wide ? 256 : 216;
    m_timeline->setLabelWidth(label);
    m_band->setLabelWidth(label);
    arrangeTimeline();
    showHeader();
}

// Where it gets low the band goes first, then lanes; a detail alone has all the room.
void EpisodesPage::arrangeTimeline()
{
    if (!m_timeline)
        return;
    const double high = height() * 13.0 / services().theme.basePixels();
    const bool detailAlone = onePane() && m_detailOpen && m_shown != 0;
    const bool any = m_last.all > 0 || !m_timeline->lanes().empty();
    int lanes = high >= 720 ? mostLanes : high >= 560 ? 6 : fewLanes;
    if (onePane())
        lanes = fewLanes;
    if (high < 420)
        lanes = fewestLanes;
    // Few lanes need no empty room; but the height does not follow a search.
    m_mostLanes = std::max(m_mostLanes, int(m_timeline->lanes().size()));
    lanes = std::clamp(m_mostLanes, fewestLanes, lanes);
    m_timeline->setVisibleLanes(lanes);
    m_timeline->setVisible(any && !detailAlone);
    m_band->setVisible(any && !detailAlone && high >= 470);
}

void EpisodesPage::retranslate()
{
    m_list->setAccessibleName(tr("Episodes"));
    const EpisodeRow &row = m_detail->data().row;
    const bool floor = row.kind == TimelineMark::Kind::Floor;
    m_promote->setText(tr("Promote to memory…"));
    m_promote->setEnabled(!floor && m_detail->data().memory == 0);
    m_promote->setToolTip(floor                              ? tr("An anchor says nothing to keep")
                              : m_detail->data().memory != 0 ? tr("It is a memory already")
                                                             : QString());
    m_session->setText(tr("Open session"));
    m_pin->setText(row.pinned ? tr("Unpin") : tr("Pin"));
    m_pin->setHint(row.pinned ? tr("Unpin: it expires again") : tr("Pin: it never expires"), u"P"_s);
    m_copy->setText(tr("Copy"));
    m_copy->setHint(tr("Copy as Markdown"), u"Ctrl+Shift+C"_s);
    m_export->setText(tr("Export…"));
    m_export->setHint(tr("Export the selected episodes as Markdown"));
    m_detail->retranslate();
    m_handoff->retranslate();
    m_timeline->retranslate();
    m_band->retranslate();
    showFacets();
    showHeader();
    showHidden();
    arrangeTimeline();
    ListDetailPage::retranslate();
    followLanguage();
}

// Titles, reasons and lanes' names hold words: they are read anew in another language.
void EpisodesPage::followLanguage()
{
    const QString language = QLocale().name();
    const bool other = !m_language.isEmpty() && m_language != language;
    m_language = language;
    if (!other)
        return;
    reload();
    readDetail();
    if (m_handoffShown)
        readHandoffAgain();
}

} // namespace evoca::app
