#pragma once

#include <QProxyStyle>

namespace evoca::app {

class Theme;

/// The platform's style. Where that is Fusion (no platform theme), check boxes, radio buttons, field frames and scroll
/// bars are drawn by the theme's measures; another style keeps its own shapes and only takes the palette.
class Style : public QProxyStyle
{
    Q_OBJECT
public:
    explicit Style(Theme &theme);

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl sub,
                         const QWidget *widget) const override;

private:
    void drawBox(const QStyleOption &option, QPainter &painter) const;
    void drawRadio(const QStyleOption &option, QPainter &painter) const;

    Theme &m_theme;
    bool m_own = false; ///< the base is Fusion
};

} // namespace evoca::app
