#include "pages/overview/CountLink.h"

#include "i18n/Words.h"
#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QPainter>

#include <cmath>

namespace evoca::app {

CountLink::CountLink(Theme &theme, model::Status status, qint64 count, const QString &word, QWidget *parent)
    : QAbstractButton(parent), m_theme(theme), m_status(status), m_number(Words::number(count)), m_word(word)
{
    setText(m_number + u' ' + word);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize CountLink::sizeHint() const
{
    const qreal width = TextPaint::width(m_theme.font(FontRole::BodyStrong), m_number)
        + TextPaint::width(m_theme.font(FontRole::Body), m_word);
    return {int(std::ceil(width)) + m_theme.px(26), m_theme.px(24)};
}

void CountLink::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal centre = height() / 2.0;
    OutcomeShape::paint(painter, m_theme, m_status, QPointF(m_theme.px(8), centre), m_theme.px(13),
                        m_theme.color(Token::Window));
    qreal x = m_theme.px(21);
    const QColor ink = m_theme.color(underMouse() ? Token::AccentText : Token::Text);
    x += TextPaint::left(painter, m_theme.font(FontRole::BodyStrong), ink, x, centre, m_number) + m_theme.px(4);
    TextPaint::left(painter, m_theme.font(FontRole::Body), underMouse() ? ink : m_theme.color(Token::Text2), x, centre,
                    m_word);
}

} // namespace evoca::app
