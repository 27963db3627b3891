#include "theme/Icons.h"

#include "theme/Theme.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qreal gridUnits = 24;
constexpr qreal gridStroke = 1.75;
constexpr qreal thinnestStroke = 1.2; // px: thinner lines vanish on low-density screens

QByteArray tinted(QByteArray svg, int size, const QColor &color)
{
    svg.replace("currentColor", color.name(QColor::HexRgb).toLatin1());
    const qreal smallest = thinnestStroke * gridUnits / size;
    if (gridStroke < smallest)
        svg.replace("stroke-width=\"1.75\"",
                    QByteArray("stroke-width=\"" + QByteArray::number(smallest, 'f', 2) + "\""));
    return svg;
}

} // namespace

QPixmap Icons::pixmap(const QString &name, int size, const QColor &color, qreal devicePixelRatio)
{
    const QString key = u"evoca-icon/%1/%2/%3/%4"_s.arg(name).arg(size).arg(color.rgba()).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QFile file(u":/icons/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QSvgRenderer renderer(tinted(file.readAll(), size, color));
    const int side = std::max(1, qRound(size * devicePixelRatio));
    pixmap = QPixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(0, 0, side, side));
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

void Icons::paint(QPainter &painter, const QString &name, const QPointF &centre, int size, const QColor &color)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QPixmap image = pixmap(name, size, color, ratio);
    const auto whole = [ratio](qreal value) { return std::round(value * ratio) / ratio; };
    painter.drawPixmap(QPointF(whole(centre.x() - size / 2.0), whole(centre.y() - size / 2.0)), image);
}

QIcon Icons::icon(const QString &name, const Theme &theme, Token token)
{
    QIcon icon;
    for (const int size : {16, 20, 24}) {
        for (const qreal ratio : {1.0, 2.0}) {
            icon.addPixmap(pixmap(name, size, theme.color(token), ratio));
            icon.addPixmap(pixmap(name, size, theme.color(Token::TextDisabled), ratio), QIcon::Disabled);
        }
    }
    return icon;
}

QIcon Icons::application()
{
    QIcon icon;
    for (const int size : {16, 22, 24, 32})
        icon.addFile(u":/app/evoca-%1.svg"_s.arg(size), QSize(size, size));
    icon.addFile(u":/app/evoca.svg"_s, QSize(256, 256));
    return icon;
}

} // namespace evoca::app
