// The timeline as a person uses it: keys, wheel, brush, folding, what a screen reader finds.
#include "widgets/timeline/DayBand.h"
#include "widgets/timeline/Timeline.h"

#include "theme/Theme.h"

#include <QAccessible>
#include <QDateTime>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace evoca::app;

namespace {

constexpr qint64 minute = 60 * 1000LL;
constexpr qint64 hour = 60 * minute;
constexpr qint64 day = 24 * hour;

TimelineLane lane(TimelineLane::Kind kind, const QString &key, const std::vector<qint64> &times, qint64 firstId)
{
    TimelineLane made;
    made.kind = kind;
    made.key = key;
    made.label = key;
    for (const qint64 time : times)
        made.marks.push_back({time, firstId++, TimelineMark::Kind::Takeaway});
    return made;
}

} // namespace

class TimelineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsTheLastWeek();
    void arrowsMoveBetweenMarks();
    void arrowsReachWhatIsOutside();
    void enterOpens();
    void pillsComeApart();
    void zoomByKeysAndBack();
    void wheelZoomsAtThePointer();
    void wheelScrollsLanes();
    void shiftWheelMovesInTime();
    void doubleClickShowsTheDay();
    void dragBrushes();
    void handlesMoveTheBrush();
    void shiftArrowsBrush();
    void swarmFolds();
    void newDataKeepsPlace();
    void selectionComesIntoView();
    void cellsAreAccessible();
    void bandMovesTheTimeline();
    void hundredThousandPanSmoothly();

private:
    QPoint at(qint64 time, int row) const
    {
        return {int(m_timeline->arrangement().scale().x(time)), int(m_timeline->headerHeight()) + row * 28 + 14};
    }
    void wheel(const QPoint &where, const QPoint &delta, Qt::KeyboardModifiers modifiers);

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Timeline> m_timeline;
    qint64 m_noon = 0; ///< of yesterday
};

void TimelineTest::init()
{
    m_theme = std::make_unique<Theme>();
    m_theme->setFontPercent(100);
    m_timeline = std::make_unique<Timeline>(*m_theme);
    m_timeline->resize(1240, m_timeline->sizeHint().height());
    m_noon = QDateTime(QDate::currentDate().addDays(-1), QTime(12, 0)).toMSecsSinceEpoch();
    m_timeline->setLanes({lane(TimelineLane::Kind::Session, u"tokens"_s, {m_noon - 20 * day, m_noon - day, m_noon}, 1),
                          lane(TimelineLane::Kind::Subagent, u"tests"_s, {m_noon + hour}, 10),
                          lane(TimelineLane::Kind::Swarm, u"audit"_s, {m_noon - 2 * hour, m_noon - hour}, 20),
                          lane(TimelineLane::Kind::Worker, u"worker 1"_s, {m_noon - 2 * hour}, 20),
                          lane(TimelineLane::Kind::Worker, u"worker 2"_s, {m_noon - hour}, 21)});
    m_timeline->retranslate();
    m_timeline->show();
    QVERIFY(QTest::qWaitForWindowActive(m_timeline.get()));
    m_timeline->setFocus();
}

void TimelineTest::cleanup()
{
    m_timeline.reset();
    m_theme.reset();
}

void TimelineTest::wheel(const QPoint &where, const QPoint &delta, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(where, m_timeline->mapToGlobal(where), {}, delta, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(m_timeline.get(), &event);
}

void TimelineTest::showsTheLastWeek()
{
    QCOMPARE(m_timeline->range().to, QDate::currentDate().addDays(1).startOfDay().toMSecsSinceEpoch());
    QCOMPARE(m_timeline->arrangement().rows().size(), 5);
    QVERIFY(!m_timeline->cellText(0).isEmpty());
}

void TimelineTest::arrowsMoveBetweenMarks()
{
    const QSignalSpy chosen(m_timeline.get(), &Timeline::markChosen);
    QTest::keyClick(m_timeline.get(), Qt::Key_Down); // the first lane, its newest mark
    QCOMPARE(chosen.last().first().toLongLong(), 3);
    QTest::keyClick(m_timeline.get(), Qt::Key_Left);
    QCOMPARE(chosen.last().first().toLongLong(), 2);
    QTest::keyClick(m_timeline.get(), Qt::Key_Right);
    QTest::keyClick(m_timeline.get(), Qt::Key_Down);
    QCOMPARE(chosen.last().first().toLongLong(), 10);
    const qsizetype before = chosen.size();
    QTest::keyClick(m_timeline.get(), Qt::Key_Right); // the last of its lane
    QCOMPARE(chosen.size(), before);
    QTest::keyClick(m_timeline.get(), Qt::Key_Up);
    QCOMPARE(chosen.last().first().toLongLong(), 3);
}

void TimelineTest::arrowsReachWhatIsOutside()
{
    const QSignalSpy chosen(m_timeline.get(), &Timeline::markChosen);
    QTest::keyClick(m_timeline.get(), Qt::Key_Down);
    QTest::keyClick(m_timeline.get(), Qt::Key_Home);
    QCOMPARE(chosen.last().first().toLongLong(), 1);
    QVERIFY(m_timeline->arrangement().scale().contains(m_noon - 20 * day));
    QTest::keyClick(m_timeline.get(), Qt::Key_End);
    QCOMPARE(chosen.last().first().toLongLong(), 3);
    QVERIFY(m_timeline->arrangement().scale().contains(m_noon));
}

void TimelineTest::enterOpens()
{
    const QSignalSpy opened(m_timeline.get(), &Timeline::markOpened);
    QTest::keyClick(m_timeline.get(), Qt::Key_Down);
    QTest::keyClick(m_timeline.get(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.last().first().toLongLong(), 3);
}

void TimelineTest::pillsComeApart()
{
    m_timeline->setLanes(
        {lane(TimelineLane::Kind::Session, u"a"_s, {m_noon, m_noon + minute, m_noon + 2 * minute}, 1)});
    QCOMPARE(m_timeline->cellCount(), 1);
    QTest::keyClick(m_timeline.get(), Qt::Key_Down);
    QTest::keyClick(m_timeline.get(), Qt::Key_Return);
    QCOMPARE(m_timeline->cellCount(), 3);
    QVERIFY(m_timeline->zoomBack());
    QCOMPARE(m_timeline->cellCount(), 1);
}

void TimelineTest::zoomByKeysAndBack()
{
    const TimeRange before = m_timeline->range();
    QTest::keyClick(m_timeline.get(), Qt::Key_Plus);
    QVERIFY(m_timeline->range().to - m_timeline->range().from < before.to - before.from);
    QTest::keyClick(m_timeline.get(), Qt::Key_Minus);
    QTest::keyClick(m_timeline.get(), Qt::Key_0);
    QVERIFY(m_timeline->range().from < m_noon - 20 * day);
    for (int step = 0; step < 3; ++step)
        QTest::keyClick(m_timeline.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_timeline->range(), before);
    QVERIFY(!m_timeline->zoomBack());
}

void TimelineTest::wheelZoomsAtThePointer()
{
    const QPoint where = at(m_noon, 0);
    wheel(where, {0, 120}, Qt::ControlModifier);
    QVERIFY(m_timeline->range().to - m_timeline->range().from < 7 * day);
    QVERIFY(qAbs(m_timeline->arrangement().scale().x(m_noon) - where.x()) < 2);
}

void TimelineTest::wheelScrollsLanes()
{
    std::vector<TimelineLane> lanes;
    for (int index = 0; index < 30; ++index)
        lanes.push_back(lane(TimelineLane::Kind::Session, QString::number(index), {m_noon}, index + 1));
    m_timeline->setLanes(lanes);
    QCOMPARE(m_timeline->arrangement().rows()[0].top, 0.0);
    wheel(at(m_noon, 2), {0, -120}, Qt::NoModifier);
    QVERIFY(m_timeline->arrangement().rows()[0].top < 0);
    // By key as far as one likes.
    const QSignalSpy chosen(m_timeline.get(), &Timeline::markChosen);
    for (int step = 0; step < 30; ++step)
        QTest::keyClick(m_timeline.get(), Qt::Key_Down);
    QCOMPARE(chosen.last().first().toLongLong(), 30);
    QVERIFY(m_timeline->arrangement().rowVisible(29));
}

void TimelineTest::shiftWheelMovesInTime()
{
    const TimeRange before = m_timeline->range();
    wheel(at(m_noon, 0), {0, 120}, Qt::ShiftModifier);
    QVERIFY(m_timeline->range().from < before.from);
    QCOMPARE(m_timeline->range().to - m_timeline->range().from, before.to - before.from);
}

void TimelineTest::doubleClickShowsTheDay()
{
    QTest::mouseDClick(m_timeline.get(), Qt::LeftButton, {}, at(m_noon + 6 * hour, 4));
    const QDate shown = QDateTime::fromMSecsSinceEpoch(m_noon).date();
    QCOMPARE(m_timeline->range().from, shown.startOfDay().toMSecsSinceEpoch());
    QCOMPARE(m_timeline->range().to, shown.addDays(1).startOfDay().toMSecsSinceEpoch());
}

void TimelineTest::dragBrushes()
{
    const QSignalSpy brushed(m_timeline.get(), &Timeline::brushed);
    const QPoint start = at(m_noon - 4 * day, 4);
    const QPoint end = at(m_noon - 2 * day, 4);
    QTest::mousePress(m_timeline.get(), Qt::LeftButton, {}, start);
    QTest::mouseMove(m_timeline.get(), (start + end) / 2);
    QTest::mouseMove(m_timeline.get(), end);
    QVERIFY(m_timeline->brush());
    QCOMPARE(brushed.size(), 0);
    QTest::mouseRelease(m_timeline.get(), Qt::LeftButton, {}, end);
    QCOMPARE(brushed.size(), 1);
    // On round times.
    const TimeRange brush = *m_timeline->brush();
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(brush.from).time().minute(), 0);
    QVERIFY(brush.from <= m_noon - 4 * day && brush.from > m_noon - 4 * day - 7 * hour);
    QVERIFY(brush.to >= m_noon - 2 * day && brush.to < m_noon - 2 * day + 7 * hour);
    // A click alone brushes nothing.
    QTest::mouseClick(m_timeline.get(), Qt::LeftButton, {}, at(m_noon - 5 * day, 4));
    QCOMPARE(brushed.size(), 1);
}

void TimelineTest::handlesMoveTheBrush()
{
    m_timeline->setBrush(TimeRange {m_noon - 4 * day, m_noon - 2 * day});
    const QPoint handle = at(m_noon - 2 * day, 3);
    QTest::mousePress(m_timeline.get(), Qt::LeftButton, {}, handle);
    QTest::mouseMove(m_timeline.get(), at(m_noon - day, 3));
    QTest::mouseRelease(m_timeline.get(), Qt::LeftButton, {}, at(m_noon - day, 3));
    QVERIFY(m_timeline->brush()->to >= m_noon - day);
    QVERIFY(m_timeline->brush()->from <= m_noon - 4 * day);
}

void TimelineTest::shiftArrowsBrush()
{
    const QSignalSpy brushed(m_timeline.get(), &Timeline::brushed);
    QTest::keyClick(m_timeline.get(), Qt::Key_Down);
    QTest::keyClick(m_timeline.get(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(m_timeline->brush());
    const qint64 first = m_timeline->brush()->to - m_timeline->brush()->from;
    QVERIFY(m_timeline->brush()->from <= m_noon && m_timeline->brush()->to > m_noon);
    QTest::keyClick(m_timeline.get(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(m_timeline->brush()->to - m_timeline->brush()->from > first);
    QTest::keyClick(m_timeline.get(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_timeline->brush()->to - m_timeline->brush()->from, first);
    QCOMPARE(brushed.size(), 3);
}

void TimelineTest::swarmFolds()
{
    QTest::keyClick(m_timeline.get(), Qt::Key_Down);
    QTest::keyClick(m_timeline.get(), Qt::Key_Down);
    QTest::keyClick(m_timeline.get(), Qt::Key_Down); // the swarm
    QTest::keyClick(m_timeline.get(), Qt::Key_Space);
    QCOMPARE(m_timeline->arrangement().rows().size(), 3);
    QTest::mouseClick(m_timeline.get(), Qt::LeftButton, {}, QPoint(24, int(m_timeline->headerHeight()) + 2 * 28 + 14));
    QCOMPARE(m_timeline->arrangement().rows().size(), 5);
    const QSignalSpy session(m_timeline.get(), &Timeline::sessionChosen);
    QTest::mouseClick(m_timeline.get(), Qt::LeftButton, {}, QPoint(80, int(m_timeline->headerHeight()) + 14));
    QCOMPARE(session.last().first().toString(), u"tokens"_s);
}

void TimelineTest::newDataKeepsPlace()
{
    QTest::keyClick(m_timeline.get(), Qt::Key_Down);
    QTest::keyClick(m_timeline.get(), Qt::Key_Plus);
    const TimeRange range = m_timeline->range();
    const QString text = m_timeline->cellText(m_timeline->current());
    std::vector<TimelineLane> lanes = m_timeline->lanes();
    lanes.insert(lanes.begin(), lane(TimelineLane::Kind::Session, u"new"_s, {m_noon + 30 * minute}, 90));
    lanes[1].marks.push_back({m_noon + 10 * hour, 91, TimelineMark::Kind::Body});
    m_timeline->setLanes(lanes);
    QCOMPARE(m_timeline->range(), range);
    QCOMPARE(m_timeline->cellText(m_timeline->current()), text);
}

void TimelineTest::selectionComesIntoView()
{
    m_timeline->setSelected(1); // 20 days before
    QVERIFY(m_timeline->arrangement().scale().contains(m_noon - 20 * day));
    const TimeRange range = m_timeline->range();
    m_timeline->setSelected(0);
    QCOMPARE(m_timeline->range(), range);
}

void TimelineTest::cellsAreAccessible()
{
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_timeline.get());
    QVERIFY(list);
    QVERIFY(!list->text(QAccessible::Name).isEmpty());
    QCOMPARE(list->childCount(), m_timeline->cellCount());
    QVERIFY(list->child(0)->text(QAccessible::Name).contains(u"tokens"_s));
    for (QWidget *child : m_timeline->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (child->focusPolicy() != Qt::NoFocus && !qobject_cast<QScrollBar *>(child))
            QVERIFY2(!child->accessibleName().isEmpty(), child->metaObject()->className());
    }
}

void TimelineTest::bandMovesTheTimeline()
{
    DayBand band(*m_theme);
    band.resize(1240, band.sizeHint().height());
    std::vector<int> counts(DayBand::dayCount, 2);
    band.setCounts(counts, QDate::currentDate());
    band.setRange(m_timeline->range());
    band.retranslate();
    const QSignalSpy wanted(&band, &DayBand::rangeWanted);
    QTest::mouseClick(&band, Qt::LeftButton, {}, band.cellRect(10).center().toPoint());
    QCOMPARE(wanted.size(), 1);
    const auto range = wanted.last().first().value<TimeRange>();
    QCOMPARE(range.to - range.from, m_timeline->range().to - m_timeline->range().from);
    QVERIFY(QDateTime::fromMSecsSinceEpoch((range.from + range.to) / 2).date().daysTo(QDate::currentDate()) >= 78);
    QTest::keyClick(&band, Qt::Key_End);
    QTest::keyClick(&band, Qt::Key_Return);
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(wanted.last().first().value<TimeRange>().from).date(),
             QDate::currentDate());
    QVERIFY(!band.cellText(0).isEmpty());
}

void TimelineTest::hundredThousandPanSmoothly()
{
    std::vector<TimelineLane> lanes;
    for (int session = 0; session < 2000; ++session) {
        std::vector<qint64> times(50);
        for (int index = 0; index < 50; ++index)
            times[index] = m_noon - session * (90 * day / 2000) + index * 7 * minute;
        lanes.push_back(lane(TimelineLane::Kind::Session, QString::number(session), times, session * 50 + 1));
    }
    m_timeline->setLanes(lanes);
    m_timeline->fit();
    QImage picture(m_timeline->size(), QImage::Format_ARGB32_Premultiplied);
    QElapsedTimer timer;
    timer.start();
    constexpr int steps = 40;
    for (int step = 0; step < steps; ++step) {
        wheel(at(m_noon, 1), {0, step % 2 ? 120 : -120}, step % 4 < 2 ? Qt::ShiftModifier : Qt::ControlModifier);
        m_timeline->render(&picture);
    }
    qInfo("pan or zoom and paint 100,000 episodes: %.1f ms each", double(timer.elapsed()) / steps);
    QVERIFY(m_timeline->cellCount() > 0);
}

QTEST_MAIN(TimelineTest)
#include "tst_timeline.moc"
