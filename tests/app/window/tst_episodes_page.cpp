// The Episodes page as a person uses it: search, timeline, brush, hidden rows, handoff, promotion, pin, export.
#include "WindowBench.h"

#include "itemmodels/EpisodeListModel.h"
#include "pages/episodes/EpisodeDetail.h"
#include "pages/episodes/EpisodesPage.h"
#include "pages/episodes/HiddenLine.h"
#include "pages/episodes/PromoteForm.h"
#include "palette/PaletteModel.h"
#include "search/Query.h"
#include "widgets/Button.h"
#include "widgets/Chip.h"
#include "widgets/ListView.h"
#include "widgets/SearchField.h"
#include "widgets/Toast.h"
#include "widgets/timeline/DayBand.h"
#include "widgets/timeline/Timeline.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca;

class EpisodesPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void showsListTimelineAndDetail();
    void typingFindsAtOnce();
    void tokensNarrow();
    void brushBecomesTokens();
    void keysBrushAndZoom();
    void hiddenRowsAreExplained();
    void looksAsAnAgent();
    void handoffPreview();
    void promotionLinksTheMemory();
    void pinAndUndo();
    void copyAsMarkdown();
    void marksChooseEpisodes();
    void newEpisodesKeepThePlace();
    void forgetMeansTheSelection();
    void noMatchOffersAWayOut();
    void onePaneShowsOneThing();
    void languageSwitchesLive();
    void paletteReachesEpisodes();
    void everythingHasAName();

private:
    app::EpisodesPage *page() { return qobject_cast<app::EpisodesPage *>(m_bench->window().page(u"episodes"_s)); }
    app::SearchField *field() { return m_bench->window().findChild<app::SearchField *>(u"searchField"_s); }
    app::ListView *list() { return page()->findChild<app::ListView *>(u"episodeList"_s); }
    app::EpisodeListModel *model() { return qobject_cast<app::EpisodeListModel *>(list()->model()); }
    app::Timeline *timeline() { return page()->findChild<app::Timeline *>(u"timeline"_s); }
    app::EpisodeDetail *detail() { return page()->findChild<app::EpisodeDetail *>(); }
    app::HiddenLine *hidden() { return page()->findChild<app::HiddenLine *>(); }
    app::Toast *toast() { return m_bench->window().findChild<app::Toast *>(); }
    void open(const QString &query = {})
    {
        m_bench->window().open({.page = u"episodes"_s, .query = query});
        m_bench->settle();
    }
    /// Chooses in the menu of a facet chip.
    void choose(const QString &chip, const QString &text);
    QStringList titles();

    std::unique_ptr<test::WindowBench> m_bench;
};

void EpisodesPageTest::initTestCase()
{
    m_bench = std::make_unique<test::WindowBench>(true);
    m_bench->window().resize(1440, 900);
    m_bench->window().show();
    QVERIFY(QTest::qWaitForWindowActive(&m_bench->window()));
}

void EpisodesPageTest::cleanupTestCase()
{
    m_bench.reset();
}

void EpisodesPageTest::init()
{
    m_bench->setLook(u"en"_s, false);
    m_bench->window().resize(1440, 900);
    m_bench->window().activateWindow();
    open();
    if (timeline()->lanes().empty())
        m_bench->settle();
}

void EpisodesPageTest::choose(const QString &chip, const QString &text)
{
    auto *button = m_bench->window().findChild<app::Chip *>(chip);
    QVERIFY(button);
    button->click();
    QMenu *menu = button->parentWidget()->findChild<QMenu *>();
    QVERIFY(menu);
    const auto actions = menu->actions();
    const auto found = std::ranges::find_if(actions, [&](const QAction *each) { return each->text().contains(text); });
    QVERIFY2(found != actions.end(), qPrintable(text));
    (*found)->trigger();
    menu->close();
    QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
    m_bench->window().activateWindow();
    m_bench->settle();
}

QStringList EpisodesPageTest::titles()
{
    QStringList list;
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (!model()->isHeader(row))
            list << model()->episode(row).title;
    }
    return list;
}

void EpisodesPageTest::showsListTimelineAndDetail()
{
    QVERIFY(model()->rowCount() > 30);
    QVERIFY(model()->isHeader(0));
    QVERIFY(list()->currentIndex().isValid());
    QVERIFY(timeline()->isVisible());
    QVERIFY(timeline()->lanes().size() >= 10);
    const auto &lanes = timeline()->lanes();
    QVERIFY(std::ranges::any_of(lanes, [](const auto &l) { return l.kind == app::TimelineLane::Kind::Swarm; }));
    QCOMPARE(std::ranges::count_if(lanes, [](const auto &l) { return l.kind == app::TimelineLane::Kind::Worker; }), 5);
    QVERIFY(std::ranges::any_of(lanes, [](const auto &l) { return l.kind == app::TimelineLane::Kind::Subagent; }));
    QVERIFY(!detail()->data().row.globalId.isEmpty());
    QCOMPARE(detail()->data().row.id, model()->episode(list()->currentIndex().row()).id);
}

void EpisodesPageTest::typingFindsAtOnce()
{
    field()->setFocus();
    QTest::keyClicks(field(), u"s"_s);
    m_bench->settle();
    const int first = model()->rowCount();
    QTest::keyClicks(field(), u"amesite"_s);
    m_bench->settle();
    QVERIFY(model()->rowCount() > 0 && model()->rowCount() < first);
    for (const QString &title : titles())
        QVERIFY2(title.contains(u"SameSite"_s, Qt::CaseInsensitive) || title.startsWith(u"("_s), qPrintable(title));
    QVERIFY(field()->hasFocus());
    QTest::keyClick(field(), Qt::Key_Down);
    m_bench->settle();
    QVERIFY(field()->hasFocus());
}

void EpisodesPageTest::tokensNarrow()
{
    const auto count = [this](const QString &query) {
        open(query);
        return titles().size();
    };
    const qsizetype all = count({});
    const qsizetype swarm = count(u"swarm:nightly-audit"_s);
    QVERIFY(swarm >= 20 && swarm < all);
    const qsizetype scope = count(u"scope:docs"_s);
    QCOMPARE(scope, 2);
    const qsizetype project = count(u"project:tienda"_s);
    QVERIFY(project >= 8 && project < all);
    open(u"minutes ahead"_s);
    QCOMPARE(titles().size(), 1);
    QCOMPARE(count(u"session:"_s + detail()->data().row.session), 1);
    const QString today = QDate::currentDate().toString(Qt::ISODate);
    const qsizetype before = count(u"before:"_s + today);
    const qsizetype after = count(u"after:"_s + today);
    QVERIFY(before > 0 && after >= 0);
    // Spanish keys are the same.
    QCOMPARE(count(u"alcance:docs"_s), scope);
}

void EpisodesPageTest::brushBecomesTokens()
{
    const auto &scale = timeline()->arrangement().scale();
    const qint64 from = QDate::currentDate().addDays(-3).startOfDay().toMSecsSinceEpoch();
    const qint64 to = QDate::currentDate().addDays(-1).startOfDay().toMSecsSinceEpoch();
    const int y = timeline()->height() - 6;
    QTest::mousePress(timeline(), Qt::LeftButton, {}, QPoint(int(scale.x(from)) + 2, y));
    QTest::mouseMove(timeline(), QPoint(int(scale.x(to)) - 20, y));
    QTest::mouseRelease(timeline(), Qt::LeftButton, {}, QPoint(int(scale.x(to)) - 2, y));
    m_bench->settle();
    const model::Query query = model::parseQuery(page()->query());
    QVERIFY(query.after && query.before);
    QCOMPARE(*query.after, from);
    QVERIFY(*query.before <= to && *query.before > to - 13 * 3600 * 1000LL);
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (!model()->isHeader(row))
            QVERIFY(model()->episode(row).created >= *query.after && model()->episode(row).created < *query.before);
    }
    // The tokens stand in the field, and Esc takes them away with the brush.
    QVERIFY(field()->query().contains(u"after:"_s));
    QVERIFY(timeline()->brush());
    open();
    QVERIFY(!timeline()->brush());
}

void EpisodesPageTest::keysBrushAndZoom()
{
    timeline()->setFocus();
    QTest::keyClick(timeline(), Qt::Key_Right, Qt::ShiftModifier);
    m_bench->settle();
    QVERIFY(page()->query().contains(u"after:"_s));
    const app::TimeRange before = timeline()->range();
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Plus);
    QVERIFY(timeline()->range().to - timeline()->range().from < before.to - before.from);
    QTest::keyClick(list(), Qt::Key_0);
    QVERIFY(timeline()->range().from < before.from);
    timeline()->setRange(before);
}

void EpisodesPageTest::hiddenRowsAreExplained()
{
    QVERIFY(hidden()->isVisible());
    const qsizetype shown = titles().size();
    auto *toggle = hidden()->findChild<app::Button *>(u"hiddenToggle"_s);
    toggle->click();
    m_bench->settle();
    QVERIFY(titles().size() >= shown);
    int explained = 0;
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (!model()->isHeader(row) && !model()->episode(row).hidden.isEmpty()) {
            ++explained;
            list()->setCurrentIndex(model()->index(row));
        }
    }
    QVERIFY(explained > 0);
    m_bench->settle();
    QVERIFY(!detail()->data().why.isEmpty());
    toggle->click();
    m_bench->settle();
}

void EpisodesPageTest::looksAsAnAgent()
{
    const qsizetype everything = titles().size();
    choose(u"viewer"_s, u"ledger-docs"_s);
    QVERIFY(hidden()->isVisible());
    QVERIFY(titles().size() < everything);
    QVERIFY(!detail()->data().why.isEmpty());
    QVERIFY(!detail()->data().rule.isEmpty());
    choose(u"viewer"_s, u"everything"_s);
    QCOMPARE(titles().size(), everything);
}

void EpisodesPageTest::handoffPreview()
{
    choose(u"viewer"_s, u"ledger-docs"_s);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_H, Qt::ControlModifier);
    m_bench->settle();
    auto *view = page()->findChild<app::HandoffView *>();
    QVERIFY(view->isVisible());
    QCOMPARE(view->data().rows.size(), 2);
    QVERIFY(view->data().rows.front().created < view->data().rows.back().created);
    QVERIFY(!view->data().why.isEmpty());
    QTest::keyClick(view, Qt::Key_Escape);
    m_bench->settle();
    QVERIFY(!view->isVisible());
    choose(u"viewer"_s, u"everything"_s);
}

void EpisodesPageTest::promotionLinksTheMemory()
{
    open(u"minutes ahead"_s); // the reviewer's only entry
    QVERIFY(detail()->data().memory == 0);
    page()->findChild<app::Button *>(u"promote"_s)->click();
    QVERIFY(detail()->promoting());
    auto *path = page()->findChild<QLineEdit *>(u"promotePath"_s);
    QVERIFY(path->hasFocus());
    path->setText(u"ledger/auth/skew"_s);
    QTest::keyClick(path, Qt::Key_Return);
    QTRY_VERIFY(!detail()->promoting());
    m_bench->settle();
    QVERIFY(detail()->data().memory != 0);
    QCOMPARE(detail()->data().memoryPath, u"ledger/auth/skew"_s);
    QCOMPARE(detail()->data().row.kind, app::TimelineMark::Kind::Promoted);
}

void EpisodesPageTest::pinAndUndo()
{
    open(u"scope:docs"_s);
    const bool before = detail()->data().row.pinned;
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_P);
    QTRY_VERIFY(detail()->data().row.pinned != before);
    QTRY_VERIFY(toast()->isVisible());
    QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(detail()->data().row.pinned == before);
}

void EpisodesPageTest::copyAsMarkdown()
{
    open(u"minutes ahead"_s); // the reviewer's only entry
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString text = QApplication::clipboard()->text();
    QVERIFY(text.startsWith(u"## Reviewer"_s));
    QVERIFY(text.contains(u"five minutes ahead"_s));
    QVERIFY(text.contains(detail()->data().row.globalId));
}

void EpisodesPageTest::marksChooseEpisodes()
{
    timeline()->setFocus();
    const model::RowId before = detail()->data().row.id;
    QTest::keyClick(timeline(), Qt::Key_Down);
    QTest::keyClick(timeline(), Qt::Key_Left);
    QTest::keyClick(timeline(), Qt::Key_Left);
    m_bench->settle();
    QVERIFY(detail()->data().row.id != before);
    QCOMPARE(page()->location().record, detail()->data().row.id);
    QVERIFY(!page()->location().section.isEmpty());
}

void EpisodesPageTest::newEpisodesKeepThePlace()
{
    list()->setFocus();
    for (int step = 0; step < 12; ++step)
        QTest::keyClick(list(), Qt::Key_Down);
    m_bench->settle();
    const model::RowId chosen = detail()->data().row.id;
    const int scroll = list()->verticalScrollBar()->value();
    const app::TimeRange range = timeline()->range();
    model::ChangeSet changes;
    changes.episodes = true;
    page()->refresh(changes);
    QTest::qWait(500);
    m_bench->settle();
    QCOMPARE(detail()->data().row.id, chosen);
    QCOMPARE(list()->verticalScrollBar()->value(), scroll);
    QCOMPARE(timeline()->range(), range);
}

void EpisodesPageTest::forgetMeansTheSelection()
{
    open(u"scope:docs"_s);
    list()->setFocus();
    const model::ForgetTarget one = page()->forgetTarget();
    QCOMPARE(one.items.size(), 1);
    QCOMPARE(one.items.front().kind, model::ForgetKind::Episode);
    QCOMPARE(one.items.front().id, detail()->data().row.globalId);
    list()->selectAll();
    QCOMPARE(page()->forgetTarget().items.size(), 2);
    list()->setCurrentIndex(list()->currentIndex());
}

void EpisodesPageTest::noMatchOffersAWayOut()
{
    open(u"scope:docs swarm:nightly-audit"_s);
    QCOMPARE(titles().size(), 0);
    QVERIFY(page()->forgetTarget().items.empty());
    const auto buttons = page()->findChildren<app::Button *>();
    const auto drop = std::ranges::find_if(
        buttons, [](const app::Button *each) { return each->isVisible() && each->text().startsWith(u"Drop"_s); });
    QVERIFY(drop != buttons.end());
    (*drop)->click();
    m_bench->settle();
    QVERIFY(!titles().isEmpty());
}

void EpisodesPageTest::onePaneShowsOneThing()
{
    page()->showList();
    m_bench->window().resize(760, 700);
    m_bench->settle();
    QVERIFY(timeline()->isVisible());
    QVERIFY(!detail()->isVisible());
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Return);
    m_bench->settle();
    QVERIFY(detail()->isVisible());
    QVERIFY(!timeline()->isVisible());
    QTest::keyClick(detail(), Qt::Key_Escape);
    m_bench->settle();
    QVERIFY(timeline()->isVisible());
    QVERIFY(!detail()->isVisible());
}

void EpisodesPageTest::languageSwitchesLive()
{
    const QString english = hidden()->text();
    m_bench->setLook(u"es"_s, true);
    QCOMPARE(page()->title(), u"Episodios"_s);
    QVERIFY(hidden()->text() != english);
    QVERIFY(hidden()->text().contains(u"ancla"_s));
}

void EpisodesPageTest::paletteReachesEpisodes()
{
    m_bench->window().open({.page = u"overview"_s});
    m_bench->window().openPalette();
    QTest::keyClicks(QApplication::focusWidget(), u"cookies lack samesite"_s);
    m_bench->settle();
    const auto *entries = m_bench->window().findChild<app::PaletteModel *>();
    QVERIFY(entries);
    int found = -1;
    for (int row = 0; row < entries->rowCount(); ++row) {
        if (entries->index(row, 0).data().toString().startsWith(u"Two cookies lack SameSite"_s))
            found = row;
    }
    QVERIFY(found >= 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    m_bench->settle();
}

void EpisodesPageTest::everythingHasAName()
{
    for (const QWidget *widget : page()->findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
            continue;
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
        QVERIFY(face);
        QVERIFY2(!face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
    }
}

QTEST_MAIN(EpisodesPageTest)
#include "tst_episodes_page.moc"
