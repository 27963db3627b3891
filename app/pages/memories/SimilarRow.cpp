#include "pages/memories/SimilarRow.h"

#include "i18n/Words.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

SimilarRow::SimilarRow(Theme &theme, const QString &path, const QString &title, double likeness, QWidget *parent)
    : QAbstractButton(parent), m_theme(theme), m_path(path), m_likeness(Words::decimal(likeness, 2))
{
    setText(title);
    setToolTip(path + u'\n' + title);
    setAccessibleName(tr("%1, %2, likeness %3", "title, path, number").arg(title, path, m_likeness));
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize SimilarRow::sizeHint() const
{
    return {m_theme.px(240), m_theme.px(33)};
}

QSize SimilarRow::minimumSizeHint() const
{
    return {m_theme.px(120), sizeHint().height()};
}

void SimilarRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse())
        painter.fillRect(rect(), m_theme.color(Token::Hover));
    const qreal centre = height() / 2.0;
    const qreal right = width()
        - TextPaint::right(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text2), width(), centre,
                           m_likeness)
        - m_theme.px(12);
    // The path may take half of the room, the words get the rest.
    qreal x = TextPaint::left(painter, m_theme.font(FontRole::Code), m_theme.color(Token::Text2), 0, centre, m_path,
                              std::max<qreal>(60, right / 2), Qt::ElideMiddle)
        + m_theme.px(14);
    TextPaint::left(painter, m_theme.font(FontRole::Body), m_theme.color(Token::Text), x, centre, text(), right - x);
    painter.fillRect(QRectF(0, height() - 1, width(), 1), m_theme.color(Token::Line));
}

} // namespace evoca::app
