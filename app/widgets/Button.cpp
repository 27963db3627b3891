#include "widgets/Button.h"

#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QEvent>
#include <QPainter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

Button::Button(Theme &theme, Kind kind, QWidget *parent, Size size)
    : QAbstractButton(parent), m_theme(theme), m_kind(kind), m_size(size)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    if (kind == Kind::Link)
        setCursor(Qt::PointingHandCursor);
    connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
}

void Button::setIconName(const QString &name)
{
    m_icon = name;
    updateGeometry();
    update();
}

void Button::setKind(Kind kind)
{
    m_kind = kind;
    update();
}

void Button::setInk(Token ink)
{
    m_ink = ink;
    update();
}

void Button::setChevron(bool on)
{
    m_chevron = on;
    updateGeometry();
}

void Button::setHint(const QString &name, const QString &keys)
{
    setAccessibleName(name);
    setToolTip(keys.isEmpty() ? name : tr("%1 (%2)", "name of an action and its keys").arg(name, keys));
}

void Button::setIconOnly(bool on)
{
    if (m_iconOnly == on)
        return;
    m_iconOnly = on;
    updateGeometry();
    update();
}

bool Button::showsText() const
{
    return !text().isEmpty() && !(m_iconOnly && !m_icon.isEmpty());
}

int Button::height0() const
{
    switch (m_size) {
    case Size::Small: return m_theme.px(24);
    case Size::Compact: return m_theme.px(28);
    case Size::Normal: return m_theme.px(32);
    case Size::Large: return m_theme.px(40);
    }
    return m_theme.px(32);
}

QSize Button::sizeHint() const
{
    const int textWidth = showsText() ? int(std::ceil(TextPaint::width(m_theme.font(FontRole::BodyStrong), text())))
                                      : 0;
    if (m_kind == Kind::Link)
        return {textWidth + (m_icon.isEmpty() ? 0 : m_theme.px(22)), m_theme.px(22)};
    const int height = height0();
    if (!showsText())
        return {height + (m_chevron ? m_theme.px(16) : 0), height};
    const int padding = m_size == Size::Compact ? m_theme.px(10) : m_theme.px(12);
    return {textWidth + 2 * padding + (m_icon.isEmpty() ? 0 : m_theme.px(24)) + (m_chevron ? m_theme.px(18) : 0),
            height};
}

bool Button::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_iconOnly && toolTip().isEmpty())
        setToolTip(text());
    return QAbstractButton::event(event);
}

void Button::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hovered = underMouse() && isEnabled();
    QColor ink = m_theme.color(Token::Text);
    QColor fill = Qt::transparent;
    QColor line = Qt::transparent;
    const auto quietFill = [&] {
        return isDown() ? m_theme.color(Token::SelectedIdle)
            : hovered   ? m_theme.color(Token::Hover)
                        : QColor(Qt::transparent);
    };
    switch (m_kind) {
    case Kind::Primary:
        fill = m_theme.color(Token::AccentFill);
        if (isDown() || hovered)
            fill = fill.darker(isDown() ? 115 : 107);
        ink = m_theme.color(Token::OnAccent);
        break;
    case Kind::Erase:
        fill = m_theme.dark() ? QColor::fromRgb(tokenRgb(Token::Failure, false)) : m_theme.color(Token::Failure);
        if (isDown() || hovered)
            fill = fill.darker(isDown() ? 115 : 107);
        ink = m_theme.color(Token::OnAccent);
        break;
    case Kind::Default:
        fill = isDown() ? m_theme.color(Token::SelectedIdle)
            : hovered   ? m_theme.color(Token::Hover)
                        : m_theme.color(Token::Raised);
        line = m_theme.color(Token::LineStrong);
        break;
    case Kind::Quiet:
        fill = quietFill();
        ink = m_theme.color(isChecked() ? Token::AccentText : Token::Text2);
        break;
    case Kind::Danger:
        fill = quietFill();
        ink = m_theme.color(Token::Failure);
        break;
    case Kind::Link: ink = m_theme.color(Token::AccentText); break;
    }
    if (m_ink)
        ink = m_theme.color(*m_ink);
    if (!isEnabled()) {
        ink = m_theme.color(Token::TextDisabled);
        if (m_kind == Kind::Primary || m_kind == Kind::Erase || m_kind == Kind::Default) {
            fill = m_theme.color(Token::Sunken);
            line = m_theme.color(Token::Line);
        } else {
            fill = Qt::transparent;
        }
    }
    if (m_kind != Kind::Link) {
        painter.setPen(line.alpha() ? QPen(line, 1) : Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), 6, 6);
    }
    const QFont font = m_theme.font(m_kind == Kind::Link || m_kind == Kind::Primary || m_kind == Kind::Erase
                                        ? FontRole::BodyStrong
                                        : FontRole::BodyMedium);
    const qreal centre = height() / 2.0;
    const int iconSide = m_theme.px(m_size == Size::Small ? 14 : m_kind == Kind::Link ? 15 : showsText() ? 16 : 18);
    const qreal gap = m_theme.px(m_kind == Kind::Link ? 6 : 8);
    const qreal textWidth = showsText() ? TextPaint::width(font, text()) : 0;
    const qreal total = textWidth + (m_icon.isEmpty() ? 0 : iconSide + (showsText() ? gap : 0))
        + (m_chevron ? m_theme.px(18) : 0);
    qreal x = m_kind == Kind::Link ? 0 : (width() - total) / 2;
    if (!m_icon.isEmpty()) {
        Icons::paint(painter, m_icon, QPointF(x + iconSide / 2.0, centre), iconSide, ink);
        x += iconSide + gap;
    }
    if (showsText())
        x += TextPaint::left(painter, font, ink, x, centre, text());
    if (m_chevron)
        Icons::paint(painter, u"down"_s, QPointF(x + m_theme.px(11), centre), m_theme.px(12),
                     m_theme.color(Token::Text3));
    if (m_kind == Kind::Link && underMouse())
        painter.fillRect(QRectF(x - textWidth, TextPaint::baseline(font, centre) + 2, textWidth, 1), ink);
}

} // namespace evoca::app
