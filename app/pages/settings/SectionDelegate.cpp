#include "pages/settings/SectionDelegate.h"

#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QPainter>

namespace evoca::app {

SectionDelegate::SectionDelegate(Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) { }

QSize SectionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {option.rect.width(), m_theme.px(36)};
}

void SectionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state & QStyle::State_Selected;
    const QRectF box = QRectF(option.rect).adjusted(0, 1, 0, -1);
    if (selected || option.state & QStyle::State_MouseOver) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.color(selected ? Token::SelectedIdle : Token::Hover));
        painter->drawRoundedRect(box, 6, 6);
    }
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        painter->setPen(QPen(m_theme.color(Token::Accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6);
    }
    const qreal centre = box.center().y();
    Icons::paint(*painter, index.data(IconRole).toString(), QPointF(box.left() + m_theme.px(20), centre),
                 m_theme.px(18), m_theme.color(Token::Text2));
    TextPaint::left(*painter, m_theme.font(selected ? FontRole::BodyStrong : FontRole::BodyMedium),
                    m_theme.color(Token::Text), box.left() + m_theme.px(40), centre,
                    index.data(Qt::DisplayRole).toString(), box.width() - m_theme.px(44));
    painter->restore();
}

} // namespace evoca::app
