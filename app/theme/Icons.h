#pragma once

#include "theme/Tokens.h"

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

class QPainter;
class QPointF;

namespace evoca::app {

class Theme;

/// Line icons of a 24-unit grid (resources/icons/NAME.svg, stroke currentColor), tinted when painted and kept in
/// QPixmapCache by (name, size, colour, device pixel ratio). Gui thread.
class Icons
{
public:
    /// `size` in device-independent pixels. An unknown name gives a null pixmap.
    static QPixmap pixmap(const QString &name, int size, const QColor &color, qreal devicePixelRatio);
    /// Centred on a point; whole device pixels.
    static void paint(QPainter &painter, const QString &name, const QPointF &centre, int size, const QColor &color);
    /// For menus and native buttons: follows the theme when it is asked anew after Theme::changed().
    static QIcon icon(const QString &name, const Theme &theme, Token token = Token::Text2);
    /// The program's icon with its own drawing for each small size.
    static QIcon application();
};

} // namespace evoca::app
