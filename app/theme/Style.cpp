#include "theme/Style.h"

#include "theme/Theme.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int barWidth = 10;
}

Style::Style(Theme &theme) : m_theme(theme)
{
    m_own = baseStyle() && baseStyle()->name().compare("fusion"_L1, Qt::CaseInsensitive) == 0;
}

void Style::drawBox(const QStyleOption &option, QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool enabled = option.state & State_Enabled;
    const bool on = option.state & State_On;
    const bool partly = option.state & State_NoChange;
    const int side = std::min(option.rect.width(), option.rect.height());
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    box.adjust(0.75, 0.75, -0.75, -0.75);
    const qreal radius = box.width() * 0.24;
    if ((on || partly) && enabled) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Token::AccentFill));
    } else {
        painter.setPen(QPen(m_theme.color(enabled ? Token::FieldLine : Token::Line), 1.25));
        painter.setBrush(m_theme.color(enabled ? Token::Base : Token::Sunken));
    }
    painter.drawRoundedRect(box, radius, radius);
    const qreal s = box.width();
    const QPointF c = box.center();
    QPen pen(m_theme.color(enabled ? Token::OnAccent : Token::TextDisabled), std::max(1.5, s * 0.12), Qt::SolidLine,
             Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    if (on)
        painter.drawPolyline(
            QPolygonF {c + QPointF(-.25 * s, .02 * s), c + QPointF(-.06 * s, .2 * s), c + QPointF(.26 * s, -.18 * s)});
    else if (partly)
        painter.drawLine(c - QPointF(.24 * s, 0), c + QPointF(.24 * s, 0));
    painter.restore();
}

void Style::drawRadio(const QStyleOption &option, QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool enabled = option.state & State_Enabled;
    const bool on = option.state & State_On;
    const int side = std::min(option.rect.width(), option.rect.height());
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    box.adjust(1, 1, -1, -1);
    painter.setPen(on && enabled ? Qt::NoPen : QPen(m_theme.color(enabled ? Token::FieldLine : Token::Line), 1.25));
    painter.setBrush(m_theme.color(on && enabled ? Token::AccentFill : enabled ? Token::Base : Token::Sunken));
    painter.drawEllipse(box);
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(enabled ? Token::OnAccent : Token::TextDisabled));
        painter.drawEllipse(box.center(), box.width() * .2, box.width() * .2);
    }
    painter.restore();
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    if (!m_own)
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: drawBox(*option, *painter); return;
    case PE_IndicatorRadioButton: drawRadio(*option, *painter); return;
    case PE_PanelScrollAreaCorner: return;
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (!frame || frame->lineWidth <= 0)
            break;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool focused = option->state & State_HasFocus;
        const qreal width = focused ? 1.5 : 1;
        painter->setPen(QPen(m_theme.color(focused ? Token::Accent : Token::FieldLine), width));
        painter->setBrush(option->palette.brush(QPalette::Base));
        painter->drawRoundedRect(QRectF(option->rect).adjusted(width / 2, width / 2, -width / 2, -width / 2), 6, 6);
        painter->restore();
        return;
    }
    default: break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                               const QWidget *widget) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (!m_own || control != CC_ScrollBar || !slider)
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (slider->minimum == slider->maximum)
        return;
    QRectF handle = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
    handle.adjust(2, 2, -2, -2);
    const bool active = (option->activeSubControls & SC_ScrollBarSlider)
        && (option->state & (State_MouseOver | State_Sunken));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(active || m_theme.highContrast() ? Token::FieldLine : Token::LineStrong));
    const qreal radius = std::min(handle.width(), handle.height()) / 2;
    painter->drawRoundedRect(handle, radius, radius);
    painter->restore();
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl sub,
                            const QWidget *widget) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (!m_own || control != CC_ScrollBar || !slider)
        return QProxyStyle::subControlRect(control, option, sub, widget);
    // No arrow buttons: the handle has the whole length.
    const bool upright = slider->orientation == Qt::Vertical;
    const int length = upright ? slider->rect.height() : slider->rect.width();
    const qint64 range = qint64(slider->maximum) - slider->minimum;
    int handle = length;
    if (range > 0)
        handle = std::clamp(int(qint64(slider->pageStep) * length / (range + slider->pageStep)), std::min(32, length),
                            length);
    const int start = sliderPositionFromValue(slider->minimum, slider->maximum, slider->sliderPosition, length - handle,
                                              slider->upsideDown);
    const auto part = [&](int from, int size) {
        const QRect rect = upright ? QRect(slider->rect.x(), slider->rect.y() + from, slider->rect.width(), size)
                                   : QRect(slider->rect.x() + from, slider->rect.y(), size, slider->rect.height());
        return visualRect(slider->direction, slider->rect, rect);
    };
    switch (sub) {
    case SC_ScrollBarSlider: return part(start, handle);
    case SC_ScrollBarSubPage: return part(0, start);
    case SC_ScrollBarAddPage: return part(start + handle, length - start - handle);
    case SC_ScrollBarGroove: return part(0, length);
    default: return {};
    }
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    if (m_own) {
        switch (metric) {
        case PM_ScrollBarExtent: return barWidth;
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight: return m_theme.px(16);
        case PM_CheckBoxLabelSpacing:
        case PM_RadioButtonLabelSpacing: return m_theme.px(8);
        case PM_SplitterWidth: return 1;
        case PM_DefaultFrameWidth: return QProxyStyle::pixelMetric(metric, option, widget);
        default: break;
        }
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    if (hint == SH_UnderlineShortcut)
        return 0;
    if (m_own && hint == SH_ScrollBar_Transient)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

} // namespace evoca::app
