#include "widgets/Pill.h"

#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QEvent>
#include <QPainter>

namespace evoca::app {

Pill::Pill(Theme &theme, QWidget *list) : QAbstractButton(list), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    list->installEventFilter(this);
    setText(tr("%n new", "new rows", 0));
    hide();
}

void Pill::setCount(int count)
{
    m_count = count;
    setText(tr("%n new", "new rows", count));
    setVisible(count > 0);
    if (count > 0) {
        place();
        raise();
    }
}

QSize Pill::sizeHint() const
{
    return {int(TextPaint::width(m_theme.font(FontRole::BodyStrong), text())) + m_theme.px(28), m_theme.px(26)};
}

void Pill::place()
{
    const QSize size = sizeHint();
    setGeometry((parentWidget()->width() - size.width()) / 2, m_theme.px(8), size.width(), size.height());
}

bool Pill::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize && m_count > 0)
        place();
    return QAbstractButton::eventFilter(object, event);
}

void Pill::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setCount(m_count);
    QAbstractButton::changeEvent(event);
}

void Pill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QColor fill = m_theme.color(Token::AccentFill);
    painter.setBrush(underMouse() ? fill.darker(108) : fill);
    painter.drawRoundedRect(QRectF(rect()), height() / 2.0, height() / 2.0);
    TextPaint::centred(painter, m_theme.font(FontRole::BodyStrong), m_theme.color(Token::OnAccent), width() / 2.0,
                       height() / 2.0, text());
}

} // namespace evoca::app
