#include "desktop/TrayIcon.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace evoca::app {

namespace {

/// Geometry of one size on whole pixels: the bar leaves the centre to the right, the turn ends at 308°.
struct MarkGeometry
{
    int size;
    qreal centre;
    qreal radius;
    qreal stroke;
    qreal dot;
};

constexpr std::array geometries {
    MarkGeometry {16, 8, 6, 2, 2},
    MarkGeometry {22, 11, 8, 2, 3},
    MarkGeometry {32, 16, 11.5, 3, 4},
};
constexpr qreal turn = 308;

void paintMark(QPainter &painter, const MarkGeometry &geometry, const QColor &colour)
{
    const QPointF centre(geometry.centre, geometry.centre);
    const QRectF circle(centre.x() - geometry.radius, centre.y() - geometry.radius, 2 * geometry.radius,
                        2 * geometry.radius);
    QPainterPath path(centre);
    path.lineTo(centre.x() + geometry.radius, centre.y());
    path.arcTo(circle, 0, turn);
    painter.setPen(QPen(colour, geometry.stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(centre, geometry.dot, geometry.dot);
}

void paintBadge(QPainter &painter, TrayState state, int size, const QColor &colour)
{
    const qreal radius = size * 0.19;
    const QPointF centre(size - radius - 0.5, size - radius - 0.5);
    // The gap that keeps the sign apart from the mark.
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    painter.drawEllipse(centre, radius * 1.6, radius * 1.6);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setBrush(colour);
    switch (state) {
    case TrayState::Serving: painter.drawEllipse(centre, radius, radius); break;
    case TrayState::Paused: {
        const qreal width = radius * 0.6;
        painter.drawRect(QRectF(centre.x() - radius * 0.85, centre.y() - radius, width, 2 * radius));
        painter.drawRect(QRectF(centre.x() + radius * 0.25, centre.y() - radius, width, 2 * radius));
        break;
    }
    case TrayState::Importing: {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, qMax(1.5, radius * 0.5), Qt::SolidLine, Qt::FlatCap));
        const qreal ring = radius * 0.8;
        painter.drawArc(QRectF(centre.x() - ring, centre.y() - ring, 2 * ring, 2 * ring), 180 * 16, 270 * 16);
        break;
    }
    case TrayState::NeedsYou:
        painter.drawPolygon(
            QPolygonF {QPointF(centre.x(), centre.y() - radius), QPointF(centre.x() + radius, centre.y()),
                       QPointF(centre.x(), centre.y() + radius), QPointF(centre.x() - radius, centre.y())});
        break;
    case TrayState::Stopped: break;
    }
}

} // namespace

QIcon trayIcon(TrayState state, bool darkPanel)
{
    const QColor colour = darkPanel ? QColor(0xEC, 0xEA, 0xEE) : QColor(0x2B, 0x28, 0x30);
    QIcon icon;
    for (const MarkGeometry &geometry : geometries) {
        for (const qreal ratio : {1.0, 2.0}) {
            QPixmap pixmap(QSize(geometry.size, geometry.size) * ratio);
            pixmap.setDevicePixelRatio(ratio);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setOpacity(state == TrayState::Paused || state == TrayState::Stopped ? 0.5 : 1.0);
            paintMark(painter, geometry, colour);
            painter.setOpacity(1.0);
            if (state != TrayState::Stopped)
                paintBadge(painter, state, geometry.size, colour);
            painter.end();
            icon.addPixmap(pixmap);
        }
    }
    return icon;
}

} // namespace evoca::app
