#include "widgets/Chip.h"

#include "theme/Icons.h"
#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QLocale>
#include <QPainter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

Chip::Chip(Theme &theme, QWidget *parent) : QAbstractButton(parent), m_theme(theme)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
}

void Chip::setShape(std::optional<model::Status> status)
{
    m_status = status;
    updateGeometry();
}

void Chip::setIconName(const QString &name)
{
    m_icon = name;
    updateGeometry();
}

void Chip::setCount(qint64 count)
{
    if (m_count == count)
        return;
    m_count = count;
    setAccessibleDescription(countText());
    updateGeometry();
    update();
}

void Chip::setValue(const QString &value)
{
    if (m_value == value)
        return;
    m_value = value;
    updateGeometry();
    update();
}

void Chip::setChevron(bool on)
{
    m_chevron = on;
    updateGeometry();
}

void Chip::setCompact(bool on)
{
    if (m_compact == on)
        return;
    m_compact = on;
    setToolTip(on ? text() : QString());
    setAccessibleName(text());
    updateGeometry();
    update();
}

QString Chip::shownText() const
{
    if (m_compact && (m_status || !m_icon.isEmpty()) && m_value.isEmpty())
        return {};
    return m_value.isEmpty() ? text() : m_value;
}

QString Chip::countText() const
{
    return m_count < 0 ? QString() : QLocale().toString(m_count);
}

QSize Chip::sizeHint() const
{
    return {int(std::ceil(layout(nullptr))), m_theme.px(28)};
}

// One walk measures and paints, so that both always agree.
qreal Chip::layout(QPainter *painter) const
{
    const QColor ink = !isEnabled() ? m_theme.color(Token::TextDisabled)
                                    : m_theme.color(active() ? Token::AccentText : Token::Text);
    const QColor fill = m_theme.color(active() ? Token::AccentSoft : Token::Raised);
    const QFont font = m_theme.font(FontRole::BodyMedium);
    const qreal centre = height() / 2.0;
    qreal x = m_theme.px(9);
    if (m_status) {
        const qreal side = m_theme.px(14);
        if (painter)
            OutcomeShape::paint(*painter, m_theme, *m_status, QPointF(x + side / 2, centre), m_theme.px(12), fill);
        x += side + m_theme.px(5);
    } else if (!m_icon.isEmpty() && (!m_value.isEmpty() || shownText().isEmpty() || m_count >= 0)) {
        const int side = m_theme.px(15);
        if (painter)
            Icons::paint(*painter, m_icon, QPointF(x + side / 2.0, centre), side, ink);
        x += side + m_theme.px(6);
    }
    const QString label = shownText();
    if (!label.isEmpty()) {
        if (painter)
            TextPaint::left(*painter, font, ink, x, centre, label);
        x += TextPaint::width(font, label) + m_theme.px(7);
    }
    if (m_count >= 0) {
        const QFont countFont = m_theme.font(FontRole::Meta);
        if (painter)
            TextPaint::left(*painter, countFont, active() ? ink : m_theme.color(Token::Text3), x, centre, countText());
        x += TextPaint::width(countFont, countText()) + m_theme.px(7);
    }
    if (m_chevron) {
        if (painter)
            Icons::paint(*painter, u"down"_s, QPointF(x + m_theme.px(5), centre), m_theme.px(12),
                         active() ? ink : m_theme.color(Token::Text3));
        x += m_theme.px(15);
    }
    return x + m_theme.px(3);
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hovered = underMouse() && isEnabled();
    QColor fill = m_theme.color(active() ? Token::AccentSoft : hovered ? Token::Hover : Token::Raised);
    if (isDown())
        fill = m_theme.color(Token::SelectedIdle);
    painter.setPen(QPen(m_theme.color(active() ? Token::AccentLine : Token::LineStrong), 1));
    painter.setBrush(isEnabled() ? fill : m_theme.color(Token::Sunken));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), 6, 6);
    layout(&painter);
}

} // namespace evoca::app
