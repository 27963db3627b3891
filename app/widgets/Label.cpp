#include "widgets/Label.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace evoca::app {

Label::Label(Theme &theme, FontRole role, Token ink, QWidget *parent)
    : QLabel(parent), m_theme(theme), m_role(role), m_ink(ink)
{
    setTextFormat(Qt::PlainText);
    restyle();
    connect(&theme, &Theme::changed, this, &Label::restyle);
}

void Label::setInk(Token ink)
{
    m_ink = ink;
    restyle();
}

void Label::setRole(FontRole role)
{
    m_role = role;
    restyle();
}

void Label::setReading(bool on)
{
    m_reading = on;
    setWordWrap(on);
    restyle();
}

void Label::restyle()
{
    const QFont wanted = m_theme.font(m_role);
    setFont(wanted);
    QPalette palette = m_theme.palette();
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive})
        palette.setColor(group, QPalette::WindowText, m_theme.color(m_ink));
    setPalette(palette);
    if (m_reading)
        setMaximumWidth(qRound(QFontMetricsF(wanted).averageCharWidth() * 76 * 1.12));
}

void Label::setElided(bool on)
{
    m_elided = on;
    setSizePolicy(on ? QSizePolicy::Ignored : QSizePolicy::Preferred, sizePolicy().verticalPolicy());
    update();
}

bool Label::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_elided && toolTip().isEmpty()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (fontMetrics().horizontalAdvance(text()) > contentsRect().width())
            QToolTip::showText(help->globalPos(), text(), this);
        return true;
    }
    return QLabel::event(event);
}

void Label::paintEvent(QPaintEvent *event)
{
    if (!m_elided) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), int(alignment()) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

Line::Line(Theme &theme, QWidget *parent, Qt::Orientation orientation) : QWidget(parent), m_theme(theme)
{
    if (orientation == Qt::Horizontal)
        setFixedHeight(1);
    else
        setFixedWidth(1);
}

void Line::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), m_theme.color(Token::Line));
}

} // namespace evoca::app
