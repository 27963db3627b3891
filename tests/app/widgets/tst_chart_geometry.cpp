#include "delegates/RowPainter.h"
#include "theme/Theme.h"
#include "widgets/ActivityCalendar.h"
#include "widgets/CallStrip.h"
#include "widgets/CallStripGeometry.h"
#include "widgets/ConfidenceCurve.h"
#include "widgets/WeekBars.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::app;
using namespace evoca;

namespace {

constexpr qint64 start = 1'760'000'000'000;

StripCall call(qint64 seconds, int lasts, model::ToolCategory category, bool failed = false)
{
    StripCall made;
    made.message = seconds + 1;
    made.category = category;
    made.start = start + seconds * 1000;
    made.durationMs = lasts * 1000;
    made.failed = failed;
    made.command = u"cargo test"_s;
    return made;
}

} // namespace

class ChartGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blocksStandInLanesAndOrder();
    void longPausesAreCut();
    void unknownTimesKeepTheOrder();
    void thousandsOfCallsStayInside();
    void arcs();
    void stripSpeaks();
    void calendar();
    void steps_data();
    void steps();
    void weeks();
    void roundedTop_data();
    void roundedTop();
    void curve();
    void rowHeights();
};

void ChartGeometry::blocksStandInLanesAndOrder()
{
    const StripMeasures measures;
    const std::vector calls {call(0, 2, model::ToolCategory::Read), call(10, 20, model::ToolCategory::Test),
                             call(40, 1, model::ToolCategory::Edit), call(50, 10, model::ToolCategory::Run)};
    const CallStripGeometry geometry(calls, {}, 700, measures);
    QCOMPARE(geometry.blocks().size(), calls.size());
    for (std::size_t index = 0; index < calls.size(); ++index) {
        const QRectF box = geometry.blocks()[index];
        QCOMPARE(box.center().y(), geometry.laneCentre(calls[index].lane()));
        QVERIFY(box.width() >= measures.smallest);
        QVERIFY(box.left() >= measures.labelWidth && box.right() <= 700);
        if (index > 0)
            QVERIFY(box.left() > geometry.blocks()[index - 1].left());
    }
    // Twice as long is twice as wide.
    QVERIFY(qAbs(geometry.blocks()[1].width() / geometry.blocks()[3].width() - 2) < 0.05);
    QVERIFY(geometry.pauses().empty());
    QCOMPARE(geometry.ticks().front().time, calls.front().start);
}

void ChartGeometry::longPausesAreCut()
{
    const std::vector calls {call(0, 10, model::ToolCategory::Read), call(4000, 10, model::ToolCategory::Read),
                             call(4100, 10, model::ToolCategory::Read)};
    const CallStripGeometry geometry(calls, {}, 700, {});
    QCOMPARE(geometry.pauses().size(), std::size_t(1));
    QVERIFY(geometry.blocks()[1].left() - geometry.blocks()[0].right() < 20);
    // A pause under five minutes is kept.
    QVERIFY(geometry.blocks()[2].left() - geometry.blocks()[1].right() > 200);
}

void ChartGeometry::unknownTimesKeepTheOrder()
{
    std::vector<StripCall> calls;
    for (int index = 0; index < 5; ++index) {
        StripCall made;
        made.category = model::ToolCategory::Read;
        calls.push_back(made);
    }
    const CallStripGeometry geometry(calls, {}, 700, {});
    for (std::size_t index = 1; index < calls.size(); ++index)
        QVERIFY(geometry.blocks()[index].left() > geometry.blocks()[index - 1].right());
}

void ChartGeometry::thousandsOfCallsStayInside()
{
    std::vector<StripCall> calls;
    calls.reserve(5000);
    for (int index = 0; index < 5000; ++index)
        calls.push_back(
            call(index * 3, 1, index % 2 ? model::ToolCategory::Read : model::ToolCategory::Test, index % 7 == 0));
    const CallStripGeometry geometry(calls, {}, 600, {});
    for (const QRectF &box : geometry.blocks())
        QVERIFY(box.left() >= 0 && box.right() <= 600.01);
}

void ChartGeometry::arcs()
{
    const std::vector calls {call(0, 2, model::ToolCategory::Test, true), call(30, 2, model::ToolCategory::Test, true),
                             call(60, 2, model::ToolCategory::Test), call(90, 2, model::ToolCategory::Test)};
    const CallStripGeometry geometry(calls, {{0, 3, 2}, {1, 2, 0}, {7, 9, 1}}, 700, {});
    QCOMPARE(geometry.arcs().size(), std::size_t(2)); // the third names calls that are not there
    QVERIFY(geometry.arcs()[0].labelled);
    QVERIFY(!geometry.arcs()[1].labelled);
    QVERIFY(geometry.arcs()[0].height <= 36);
    QVERIFY(geometry.arcs()[0].height > geometry.arcs()[1].height);
    QCOMPARE(geometry.arcs()[1].from, geometry.blocks()[1].center().x());
    // The label on top of the widest arc (drawn 4 below its base) stays inside, whatever the size of the text.
    for (const qreal scale : {.7, 1., 2.}) {
        const StripMeasures measures {.arcHeight = 54 * scale, .label = 16 * scale};
        const CallStripGeometry scaled(calls, {{0, 3, 2}}, 2000, measures);
        const CallStripGeometry::Arc &arc = scaled.arcs().front();
        QVERIFY(arc.base + 4 - arc.height - measures.label / 2 >= 0);
    }
}

void ChartGeometry::stripSpeaks()
{
    Theme theme;
    CallStrip strip(theme);
    strip.setAccessibleName(u"Tool calls"_s);
    strip.resize(700, 180);
    strip.setCalls({call(0, 48, model::ToolCategory::Test, true), call(60, 2, model::ToolCategory::Edit),
                    call(80, 40, model::ToolCategory::Test)},
                   {{0, 2, 1}});
    strip.show();
    QVERIFY(strip.cellText(0).contains(u"failed"_s));
    QVERIFY(strip.cellText(0).contains(u"cargo test"_s));
    QVERIFY(strip.cellText(2).startsWith(u"passed"_s));
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&strip);
    QVERIFY(interface);
    QCOMPARE(interface->childCount(), 3);
    QCOMPARE(interface->child(1)->text(QAccessible::Name), strip.cellText(1));
    QCOMPARE(interface->child(1)->parent()->object(), static_cast<QObject *>(&strip));
    QCOMPARE(strip.current(), 0); // the last failure
    strip.setFocus();
    QTest::keyClick(&strip, Qt::Key_Right);
    QCOMPARE(strip.current(), 1);
    QSignalSpy opened(&strip, &CellWidget::activated);
    QTest::keyClick(&strip, Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    // A click selects first, opens then.
    QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.cellRect(2).center().toPoint());
    QCOMPARE(strip.current(), 2);
    QCOMPARE(opened.count(), 1);
    QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.cellRect(2).center().toPoint());
    QCOMPARE(opened.count(), 2);
}

void ChartGeometry::calendar()
{
    const QDate last(2026, 12, 1); // a Tuesday
    const CalendarGeometry geometry(last, 53, 36, 20, 12, 2);
    QCOMPARE(geometry.first().dayOfWeek(), 1);
    QCOMPARE(geometry.date(geometry.count() - 1), last);
    QCOMPARE(geometry.indexOf(last), geometry.count() - 1);
    QCOMPARE(geometry.indexOf(last.addDays(1)), -1);
    QCOMPARE(geometry.count(), 52 * 7 + 2);
    QCOMPARE(geometry.rect(7).left() - geometry.rect(0).left(), 14.0);
    QCOMPARE(geometry.rect(1).top() - geometry.rect(0).top(), 14.0);
}

void ChartGeometry::steps_data()
{
    QTest::addColumn<int>("tasks");
    QTest::addColumn<int>("step");
    for (const auto &[tasks, step] : std::initializer_list<std::pair<int, int>> {
             {0, 0}, {1, 1}, {2, 1}, {3, 2}, {6, 2}, {7, 3}, {12, 3}, {13, 4}, {400, 4}})
        QTest::addRow("%d", tasks) << tasks << step;
}

void ChartGeometry::steps()
{
    QFETCH(int, tasks);
    QFETCH(int, step);
    QCOMPARE(CalendarGeometry::step(tasks), step);
}

void ChartGeometry::weeks()
{
    std::vector<model::WeekOutcome> weeks {
        {QDate(2026, 11, 2), {2, 10, 5, 0}}, {QDate(2026, 11, 9), {0, 0, 0, 0}}, {QDate(2026, 11, 16), {0, 20, 0, 1}}};
    const WeekBarsGeometry geometry(weeks, QRectF(36, 10, 300, 100));
    const WeekBarsGeometry::Week &first = geometry.weeks()[0];
    QVERIFY(qAbs(first.up.height() / geometry.weeks()[2].up.height() - .5) < .01);
    QVERIFY(qAbs(first.up.bottom() - geometry.zero()) < .01);
    QVERIFY(first.top.bottom() <= first.up.top());
    QVERIFY(first.down.top() >= geometry.zero());
    QVERIFY(geometry.weeks()[1].up.isEmpty() && geometry.weeks()[1].down.isEmpty());
    for (const auto &week : geometry.weeks())
        QVERIFY((week.down.isEmpty() || week.down.bottom() <= 111) && (week.up.isEmpty() || week.up.top() >= 9));
}

void ChartGeometry::roundedTop_data()
{
    QTest::addColumn<int>("largest");
    QTest::addColumn<int>("top");
    for (const auto &[largest, top] : std::initializer_list<std::pair<int, int>> {
             {0, 4}, {3, 4}, {5, 5}, {7, 10}, {17, 20}, {34, 40}, {41, 50}, {180, 200}})
        QTest::addRow("%d", largest) << largest << top;
}

void ChartGeometry::roundedTop()
{
    QFETCH(int, largest);
    QFETCH(int, top);
    QCOMPARE(WeekBarsGeometry::roundedTop(largest), qint64(top));
}

void ChartGeometry::curve()
{
    const CurveGeometry geometry({{start, .4}, {start + 1000, .6}, {start + 1001, .5}}, start + 2000,
                                 QRectF(0, 0, 100, 50));
    QCOMPARE(geometry.points().size(), std::size_t(3));
    QCOMPARE(geometry.points()[0], QPointF(0, 30));
    QCOMPARE(geometry.points()[1].x(), 50.0);
    QVERIFY(geometry.points()[2].x() > geometry.points()[1].x());
    QCOMPARE(geometry.line().last(), QPointF(100, 25));
    QVERIFY(CurveGeometry({}, start, QRectF(0, 0, 10, 10)).line().isEmpty());
}

void ChartGeometry::rowHeights()
{
    Theme theme;
    QFont font(u"Inter"_s);
    font.setPixelSize(13);
    theme.setFonts(font, font);
    RowPainter painter(theme);
    RowContent row;
    row.key = u"1"_s;
    row.title = u"Fix refresh token rotation that logs users out twice when two tabs refresh at once"_s;
    QCOMPARE(painter.height(row, 504), 56);
    QCOMPARE(painter.height(row, 340), 76);
    row.key = u"2"_s;
    row.title = u"Short"_s;
    QCOMPARE(painter.height(row, 340), 56);
}

QTEST_MAIN(ChartGeometry)
#include "tst_chart_geometry.moc"
