#include "theme/OutcomeShape.h"

#include "theme/Theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

QPen inner(const QColor &behind, qreal side)
{
    return QPen(behind, std::max(1.5, 0.115 * side), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

void success(QPainter &painter, const QColor &ink, const QPointF &c, qreal s, const QColor &behind)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(c, s / 2, s / 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(inner(behind, s));
    painter.drawPolyline(
        QPolygonF {c + QPointF(-.225 * s, .02 * s), c + QPointF(-.05 * s, .20 * s), c + QPointF(.25 * s, -.18 * s)});
}

void failure(QPainter &painter, const QColor &ink, const QPointF &c, qreal s, const QColor &behind)
{
    const qreal side = .912 * s;
    painter.save();
    painter.translate(c);
    painter.rotate(45);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(-side / 2, -side / 2, side, side), .1 * s, .1 * s);
    painter.restore();
    const qreal arm = .16 * s;
    painter.setPen(inner(behind, s));
    painter.drawLine(c + QPointF(-arm, -arm), c + QPointF(arm, arm));
    painter.drawLine(c + QPointF(arm, -arm), c + QPointF(-arm, arm));
}

void unknown(QPainter &painter, const Theme &theme, const QColor &ink, const QPointF &c, qreal s)
{
    const qreal stroke = std::max(1.5, .11 * s);
    const qreal radius = (s - stroke) / 2;
    painter.setPen(QPen(ink, stroke));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(c, radius, radius);
    // The sign is drawn as a path, so that its middle is exact whatever the font's box is.
    QFont font = theme.font(FontRole::BodyStrong);
    font.setWeight(QFont::Bold);
    font.setPixelSize(std::max(6, qRound(.66 * s)));
    QPainterPath path;
    path.addText(0, 0, font, u"?"_s);
    const QRectF box = path.boundingRect();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(path.translated(c - box.center()));
}

void running(QPainter &painter, const QColor &ink, const QPointF &c, qreal s)
{
    const qreal stroke = std::max(1.75, .13 * s);
    const qreal radius = (s - stroke) / 2;
    painter.setPen(QPen(ink, stroke, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    // Clockwise from the top; Qt counts 1/16 degrees counter-clockwise from three o'clock.
    painter.drawArc(QRectF(c.x() - radius, c.y() - radius, 2 * radius, 2 * radius), 90 * 16, -270 * 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(c, .17 * s, .17 * s);
}

} // namespace

void OutcomeShape::paint(QPainter &painter, const Theme &theme, model::Status status, const QPointF &centre, qreal side,
                         const QColor &behind)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = theme.statusInk(status);
    switch (status) {
    case model::Status::Success: success(painter, ink, centre, side, behind); break;
    case model::Status::Failure: failure(painter, ink, centre, side, behind); break;
    case model::Status::Running: running(painter, ink, centre, side); break;
    case model::Status::Unknown: unknown(painter, theme, ink, centre, side); break;
    }
    painter.restore();
}

} // namespace evoca::app
