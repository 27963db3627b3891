#include "widgets/timeline/TimelinePainter.h"

#include "i18n/Words.h"
#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"
#include "widgets/timeline/Timeline.h"

#include <QDateTime>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using LaneKind = TimelineLane::Kind;
using MarkKind = TimelineMark::Kind;

constexpr int narrowestColumn = 84; // room for "Today, Tue 1 Dec"

} // namespace

void TimelinePainter::paint(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(m_timeline.rect()), m_theme.color(Token::Base));
    paintGround(painter);
    painter.save();
    painter.setClipRect(QRectF(0, m_timeline.headerHeight(), m_timeline.width(), m_timeline.height()));
    painter.translate(0, m_timeline.headerHeight());
    const TimelineGeometry &geometry = m_timeline.arrangement();
    for (std::size_t row = 0; row < geometry.rows().size(); ++row) {
        if (geometry.rowVisible(int(row)))
            paintLane(painter, geometry.rows()[row]);
    }
    painter.setClipRect(QRectF(m_timeline.labelWidth(), 0, m_timeline.width(), m_timeline.height()));
    paintJoins(painter);
    paintBars(painter);
    for (const TimelineGeometry::Item &item : geometry.items())
        paintItem(painter, item);
    painter.restore();
    paintHeader(painter);
    const QColor line = m_theme.color(Token::Line);
    painter.fillRect(QRectF(m_timeline.labelWidth() - 1, 0, 1, m_timeline.height()), line);
    painter.fillRect(QRectF(0, m_timeline.height() - 1, m_timeline.width(), 1), line);
}

// Weekends and the lines between columns, behind everything.
void TimelinePainter::paintGround(QPainter &painter) const
{
    const TimelineScale &scale = m_timeline.arrangement().scale();
    const qreal height = m_timeline.height();
    for (const TimelineWeekend &weekend : scale.weekends())
        painter.fillRect(QRectF(weekend.x1, 0, weekend.x2 - weekend.x1, height), m_theme.color(Token::Sunken));
    for (const TimelineColumn &column : scale.columns(scale.step(m_theme.px(narrowestColumn)))) {
        if (column.x1 > scale.left())
            painter.fillRect(QRectF(column.x1, 0, 1, height), m_theme.color(Token::Line));
    }
}

void TimelinePainter::paintHeader(QPainter &painter) const
{
    const TimelineScale &scale = m_timeline.arrangement().scale();
    const qreal high = m_timeline.headerHeight();
    const qreal centre = high / 2 - .5;
    painter.fillRect(QRectF(0, high - 1, m_timeline.width(), 1), m_theme.color(Token::Line));
    TextPaint::left(painter, m_theme.font(FontRole::BodyStrong), m_theme.color(Token::Text), m_theme.px(20), centre,
                    Timeline::rangeText(m_timeline.range()), m_timeline.labelWidth() - m_theme.px(112));
    const TimelineStep step = scale.step(m_theme.px(narrowestColumn));
    const QDate today = QDate::currentDate();
    painter.save();
    painter.setClipRect(QRectF(scale.left(), 0, scale.right() - scale.left(), high));
    for (const TimelineColumn &column : scale.columns(step)) {
        const bool now = step == TimelineStep::Day && QDateTime::fromMSecsSinceEpoch(column.from).date() == today;
        const QFont font = m_theme.font(now ? FontRole::MetaStrong : FontRole::MetaMedium);
        QString text = m_timeline.columnText(column, step);
        // A column that begins outside keeps its name as long as there is room.
        const qreal left = std::max(column.x1, scale.left()) + m_theme.px(8);
        const qreal room = std::min(column.x2, scale.right()) - left;
        if (now && TextPaint::width(font, text) > room)
            text = text.section(u',', 0, 0); // "Today"
        if (column.x1 >= scale.left() || room > TextPaint::width(font, text) + m_theme.px(8))
            TextPaint::left(painter, font, m_theme.color(now ? Token::Text : Token::Text2), left, centre, text);
    }
    painter.restore();
}

void TimelinePainter::paintLane(QPainter &painter, const TimelineGeometry::Row &row) const
{
    const TimelineLane &lane = m_timeline.lanes()[row.lane];
    const qreal high = m_theme.px(28);
    const qreal centre = row.top + high / 2 - .5;
    if (lane.kind == LaneKind::Swarm) {
        paintSwarm(painter, row, lane);
    } else if (lane.child()) {
        QPainterPath elbow(QPointF(m_theme.px(30), row.top));
        elbow.lineTo(m_theme.px(30), centre - 2);
        elbow.quadTo(m_theme.px(30), centre, m_theme.px(32), centre);
        elbow.lineTo(m_theme.px(38), centre);
        if (!row.lastChild) {
            elbow.moveTo(m_theme.px(30), centre - 2);
            elbow.lineTo(m_theme.px(30), row.top + high);
        }
        painter.setPen(QPen(m_theme.color(Token::LineStrong), 1.25));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(elbow);
        TextPaint::left(painter, m_theme.font(FontRole::Body), m_theme.color(Token::Text2), m_theme.px(44), centre,
                        lane.label, m_timeline.labelWidth() - m_theme.px(56));
    } else {
        if (lane.agent) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.agentColor(*lane.agent));
            painter.drawRoundedRect(QRectF(m_theme.px(20), std::round(centre - 4), 8, 8), 2, 2);
        }
        TextPaint::left(painter, m_theme.font(FontRole::BodyMedium), m_theme.color(Token::Text), m_theme.px(36), centre,
                        lane.label, m_timeline.labelWidth() - m_theme.px(48));
    }
    painter.fillRect(QRectF(0, row.top + high - 1, m_timeline.width(), 1), m_theme.color(Token::Line));
}

void TimelinePainter::paintSwarm(QPainter &painter, const TimelineGeometry::Row &row, const TimelineLane &lane) const
{
    const qreal high = m_theme.px(28);
    const qreal centre = row.top + high / 2 - .5;
    painter.fillRect(QRectF(0, row.top, m_timeline.labelWidth(), high - 1), m_theme.color(Token::Sunken));
    QColor wash = m_theme.color(Token::Accent);
    wash.setAlphaF(.08F);
    painter.fillRect(QRectF(m_timeline.labelWidth(), row.top, m_timeline.width(), high - 1), wash);
    Icons::paint(painter, row.closed ? u"right"_s : u"down"_s, QPointF(m_theme.px(24), centre), m_theme.px(12),
                 m_theme.color(Token::Text3));
    Icons::paint(painter, u"swarm"_s, QPointF(m_theme.px(43), centre), m_theme.px(15), m_theme.color(Token::Accent));
    const qreal note = lane.note.isEmpty()
        ? 0
        : TextPaint::right(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text3),
                           m_timeline.labelWidth() - m_theme.px(12), centre, lane.note);
    TextPaint::left(painter, m_theme.font(FontRole::BodyStrong), m_theme.color(Token::Text), m_theme.px(56), centre,
                    lane.label, m_timeline.labelWidth() - m_theme.px(76) - note);
}

void TimelinePainter::paintBars(QPainter &painter) const
{
    const TimelineGeometry &geometry = m_timeline.arrangement();
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::LineStrong));
    for (const TimelineGeometry::Bar &bar : geometry.bars()) {
        const qreal centre = geometry.rows()[bar.row].top + m_theme.px(28) / 2.0 - .5;
        painter.drawRoundedRect(QRectF(bar.x1, centre - 2.5, bar.x2 - bar.x1, 5), 2.5, 2.5);
    }
}

// A swarm's workers leave its lane together and come back together.
void TimelinePainter::paintJoins(QPainter &painter) const
{
    QColor ink = m_theme.color(Token::Accent);
    ink.setAlphaF(.45F);
    painter.setPen(QPen(ink, 1.25, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    for (const TimelineGeometry::Join &join : m_timeline.arrangement().joins()) {
        const qreal turn = join.fork ? -5 : 5;
        QPainterPath path(QPointF(join.x - turn * .4, join.top));
        path.quadTo(join.x + turn, join.top, join.x + turn, join.top + 6);
        path.lineTo(join.x + turn, join.bottom - 6);
        path.quadTo(join.x + turn, join.bottom, join.x - turn * .4, join.bottom);
        painter.drawPath(path);
    }
}

void TimelinePainter::paintMark(QPainter &painter, const Theme &theme, MarkKind kind, const QPointF &centre, qreal size,
                                const QColor &behind, bool quiet)
{
    const QColor ink = theme.color(quiet ? Token::Text3 : Token::Accent);
    const qreal r = size / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    switch (kind) {
    case MarkKind::Takeaway: painter.drawEllipse(centre, r, r); break;
    case MarkKind::Body:
        painter.setBrush(behind);
        painter.setPen(QPen(ink, size * .17));
        painter.drawEllipse(centre, r - size * .085, r - size * .085);
        break;
    case MarkKind::Promoted:
        painter.setBrush(behind);
        painter.setPen(QPen(ink, size * .14));
        painter.drawEllipse(centre, r + size * .1, r + size * .1);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(centre, r * .56, r * .56);
        break;
    case MarkKind::Floor:
        // An anchor: a short stroke with an eye, faint.
        painter.setPen(QPen(theme.color(Token::FieldLine), 1.25, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(behind);
        painter.drawLine(QPointF(centre.x(), centre.y() - r * .3), QPointF(centre.x(), centre.y() + r));
        painter.drawEllipse(QPointF(centre.x(), centre.y() - r * .65), r * .35, r * .35);
        painter.drawArc(QRectF(centre.x() - r * .75, centre.y() - r * .5, r * 1.5, r * 1.5), 200 * 16, 140 * 16);
        break;
    }
}

void TimelinePainter::paintItem(QPainter &painter, const TimelineGeometry::Item &item) const
{
    const QRectF box = m_timeline.arrangement().rect(item).translated(0, -.5);
    if (!item.pill()) {
        paintMark(painter, m_theme, item.kind, box.center(), box.width(), m_theme.color(Token::Base));
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::Accent));
    // More marks than pixels: a block, so that a busy time looks full.
    const qreal round = item.dense ? 3 : box.height() / 2;
    painter.drawRoundedRect(box, round, round);
    TextPaint::centred(painter, m_theme.font(FontRole::AxisMedium), m_theme.color(Token::Base), box.center().x(),
                       box.center().y(), Words::number(item.episodes));
}

} // namespace evoca::app
