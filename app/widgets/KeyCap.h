#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace evoca::app {

class Theme;

/// A key or badge in a small box, 18 high.
class KeyCap
{
public:
    static QSizeF size(const Theme &theme, const QString &keys);
    static void paint(QPainter &painter, const Theme &theme, const QRectF &box, const QString &keys);
};

} // namespace evoca::app
