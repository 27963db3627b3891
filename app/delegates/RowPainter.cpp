#include "delegates/RowPainter.h"

#include "theme/Icons.h"
#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int wrapBelow = 400; // pane width under which a title takes two lines
constexpr int cachedRows = 600;
} // namespace

RowPainter::RowPainter(Theme &theme) : m_theme(theme), m_cache(cachedRows) { }

bool RowPainter::narrow(int width) const
{
    return width < m_theme.px(wrapBelow);
}

RowPainter::Laid *RowPainter::title(const RowContent &row, int width, bool strong)
{
    const QString key = u"%1/%2/%3/%4/"_s.arg(row.key).arg(m_theme.revision()).arg(width).arg(strong) + row.title;
    if (Laid *known = m_cache.object(key))
        return known;
    const QFont font = m_theme.font(strong ? FontRole::BodyStrong : FontRole::BodyMedium);
    const bool two = narrow(width);
    const qreal left = m_theme.px(48);
    const qreal dateWidth = two ? m_theme.px(14)
                                : TextPaint::width(m_theme.font(FontRole::Meta), row.date) + m_theme.px(28);
    const qreal icon = row.rightIcon.isEmpty() ? 0 : m_theme.px(24);
    const qreal room = std::max<qreal>(40, width - left - dateWidth - icon);
    auto *laid = new Laid;
    if (two) {
        laid->lines = TextPaint::twoLines(laid->layout, row.title, font, room, m_theme.px(19));
    } else {
        const QString text = QFontMetricsF(font).elidedText(row.title, Qt::ElideRight, room + .5);
        laid->lines = TextPaint::twoLines(laid->layout, text, font, 2 * room, 0);
    }
    m_cache.insert(key, laid);
    return laid;
}

int RowPainter::height(const RowContent &row, int width)
{
    if (!narrow(width))
        return m_theme.px(56);
    return title(row, width, false)->lines > 1 ? m_theme.px(76) : m_theme.px(56);
}

int RowPainter::headerHeight() const
{
    return m_theme.px(28);
}

QColor RowPainter::fill(const QStyleOptionViewItem &option) const
{
    if (option.state & QStyle::State_Selected)
        return m_theme.color(option.state & QStyle::State_Active ? Token::AccentSoft : Token::SelectedIdle);
    return m_theme.color(option.state & QStyle::State_MouseOver ? Token::Hover : Token::Base);
}

void RowPainter::paintState(QPainter &painter, const QStyleOptionViewItem &option) const
{
    painter.fillRect(option.rect, fill(option));
    const bool selected = option.state & QStyle::State_Selected;
    const bool active = option.state & QStyle::State_Active;
    if (selected) {
        painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                         m_theme.color(active ? Token::Accent : Token::Text3));
    } else if (option.state & QStyle::State_HasFocus) {
        painter.setPen(QPen(m_theme.color(Token::Accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void RowPainter::paintHeader(QPainter &painter, const QRect &rect, const QString &text, const QString &right) const
{
    painter.fillRect(rect, m_theme.color(Token::Sunken));
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), m_theme.color(Token::Line));
    const qreal centre = rect.center().y();
    const QFont font = m_theme.font(FontRole::MetaMedium);
    const qreal rightWidth = TextPaint::right(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text3),
                                              rect.right() - m_theme.px(19), centre, right);
    TextPaint::left(painter, font, m_theme.color(Token::Text2), rect.left() + m_theme.px(20), centre, text,
                    rect.width() - rightWidth - m_theme.px(60));
}

void RowPainter::paintTitle(QPainter &painter, const RowContent &row, Laid &laid, const QPointF &origin,
                            const QColor &ink) const
{
    const QFontMetricsF metrics(laid.layout.font());
    const qreal markHeight = m_theme.basePixels() * 1.36;
    const QString shown = laid.layout.text();
    QList<QTextLayout::FormatRange> formats;
    for (const model::TextRange &range : row.matches) {
        const int start = int(range.start);
        const int end = std::min<int>(int(range.start + range.length), int(shown.size()));
        if (start >= end)
            continue;
        for (int index = 0; index < laid.layout.lineCount(); ++index) {
            const QTextLine line = laid.layout.lineAt(index);
            const int from = std::max(start, line.textStart());
            const int to = std::min(end, line.textStart() + line.textLength());
            if (from >= to)
                continue;
            const qreal x1 = line.cursorToX(from);
            const qreal x2 = line.cursorToX(to);
            const qreal centre = origin.y() + line.y() + line.ascent() - metrics.capHeight() / 2;
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.color(Token::Mark));
            painter.drawRoundedRect(QRectF(origin.x() + x1 - 1, centre - markHeight / 2, x2 - x1 + 2, markHeight), 2,
                                    2);
        }
        QTextLayout::FormatRange format;
        format.start = start;
        format.length = end - start;
        format.format.setForeground(m_theme.color(Token::MarkText));
        formats << format;
    }
    painter.setPen(ink);
    laid.layout.draw(&painter, origin, formats);
}

qreal RowPainter::paintBadge(QPainter &painter, const RowContent &row, qreal right, qreal centre) const
{
    if (row.badge.isEmpty())
        return 0;
    const QFont font = m_theme.font(FontRole::AxisMedium);
    const qreal width = TextPaint::width(font, row.badge) + m_theme.px(12);
    const qreal high = m_theme.px(18);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(row.badgeFill));
    painter.drawRoundedRect(QRectF(right - width, centre - high / 2, width, high), 4, 4);
    TextPaint::left(painter, font, m_theme.color(row.badgeInk), right - width + m_theme.px(6), centre, row.badge);
    return width + m_theme.px(8);
}

void RowPainter::paintDetails(QPainter &painter, const QRect &rect, const RowContent &row, qreal centre,
                              bool narrowRow) const
{
    const QFont font = m_theme.font(FontRole::Meta);
    const QColor ink = m_theme.color(row.quiet ? Token::Text3 : Token::Text2);
    qreal right = rect.right() - m_theme.px(19);
    if (narrowRow && !row.date.isEmpty())
        right -= TextPaint::right(painter, font, m_theme.color(Token::Text3), right, centre, row.date) + m_theme.px(8);
    right -= paintBadge(painter, row, right, centre);
    qreal x = rect.left() + m_theme.px(48);
    QString text = narrowRow && !row.shortDetails.isEmpty() ? row.shortDetails : row.details;
    if (row.agent) {
        const qreal side = 8;
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.agentColor(*row.agent));
        painter.drawRoundedRect(QRectF(x, std::round(centre - side / 2), side, side), 2, 2);
        x += side + 5;
        const QString name = model::agentName(*row.agent);
        text = text.isEmpty() ? name : name + u" · "_s + text;
    }
    const qsizetype shift = text.size() - row.details.size();
    if (!narrowRow && !row.detailMatches.empty()) {
        const QFontMetricsF metrics(font);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Token::Mark));
        for (const model::TextRange &range : row.detailMatches) {
            const qreal x1 = x + metrics.horizontalAdvance(text.left(range.start + shift));
            const qreal x2 = x + metrics.horizontalAdvance(text.left(range.start + shift + range.length));
            if (x2 <= right)
                painter.drawRoundedRect(QRectF(x1 - 1, centre - m_theme.px(8), x2 - x1 + 2, m_theme.px(16)), 2, 2);
        }
    }
    TextPaint::left(painter, font, ink, x, centre, text, right - x);
}

void RowPainter::paint(QPainter &painter, const QStyleOptionViewItem &option, const RowContent &row)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintState(painter, option);
    const QRect rect = option.rect;
    const bool narrowRow = narrow(rect.width());
    const bool selected = option.state & QStyle::State_Selected;
    Laid *laid = title(row, rect.width(), selected);
    const bool tall = laid->lines > 1;
    const qreal first = rect.top() + m_theme.px(19);
    const qreal second = rect.top() + m_theme.px(tall ? 58 : 38);
    if (row.status)
        OutcomeShape::paint(painter, m_theme, *row.status, QPointF(rect.left() + m_theme.px(28), first), m_theme.px(16),
                            fill(option));
    else if (!row.icon.isEmpty())
        Icons::paint(painter, row.icon, QPointF(rect.left() + m_theme.px(28), first), m_theme.px(16),
                     m_theme.color(Token::Text2));
    // Baselines by cap height, as everywhere.
    const QFont font = laid->layout.font();
    const qreal ascent = laid->layout.lineCount() ? laid->layout.lineAt(0).ascent() : 0;
    const QPointF origin(rect.left() + m_theme.px(48), TextPaint::baseline(font, first) - ascent);
    paintTitle(painter, row, *laid, origin, m_theme.color(row.quiet ? Token::Text3 : Token::Text));
    qreal right = rect.right() - m_theme.px(19);
    if (!narrowRow && !row.date.isEmpty())
        right -= TextPaint::right(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text3), right, first,
                                  row.date)
            + m_theme.px(8);
    if (!row.rightIcon.isEmpty())
        Icons::paint(painter, row.rightIcon, QPointF(right - m_theme.px(8), first), m_theme.px(15),
                     m_theme.color(row.rightIconInk));
    paintDetails(painter, rect, row, second, narrowRow);
    if (!selected)
        painter.fillRect(QRectF(rect.left() + m_theme.px(48), rect.bottom(), rect.width() - m_theme.px(48), 1),
                         m_theme.color(Token::Line));
    painter.restore();
}

} // namespace evoca::app
