#include "delegates/MemoryDelegate.h"

#include "i18n/MemoryWords.h"
#include "i18n/Words.h"
#include "itemmodels/MemoryListModel.h"
#include "theme/Icons.h"
#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QAbstractItemView>
#include <QDateTime>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int cachedRows = 600;
constexpr int left = 20;
constexpr int headY = 18;
constexpr int titleY = 40;
constexpr int lineHigh = 20;
constexpr qint64 soon = 7 * 24 * 3600 * 1000LL;
constexpr double doubtful = 0.6; // below it a memory asks to be looked at

bool isWorking(const MemoryEntry &row)
{
    return row.memory.type == "working"_L1;
}

} // namespace

MemoryDelegate::MemoryDelegate(Theme &theme, const MemoryListModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model), m_states(theme), m_cache(cachedRows)
{
}

MemoryDelegate::Laid *MemoryDelegate::title(const MemoryEntry &row, int width, bool strong) const
{
    const QString key =
        u"%1.%2/%3/%4/%5/"_s.arg(row.memory.id).arg(row.memory.revision).arg(m_theme.revision()).arg(width).arg(strong)
        + row.title;
    if (Laid *known = m_cache.object(key))
        return known;
    const QFont font = m_theme.font(strong ? FontRole::BodyStrong : FontRole::BodyMedium);
    const qreal room = std::max(60, width - 2 * m_theme.px(left));
    auto *laid = new Laid;
    // The whole is the tooltip.
    laid->lines = TextPaint::twoLines(laid->layout, row.title, font, room, m_theme.px(lineHigh));
    m_cache.insert(key, laid);
    return laid;
}

QSize MemoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return {width, m_theme.px(title(m_model.memory(index.row()), width, true)->lines > 1 ? 82 : 62)};
}

MemoryDelegate::Special MemoryDelegate::special(const MemoryEntry &row) const
{
    const model::Memory &memory = row.memory;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (memory.expires > 0 && memory.expires <= now)
        return {tr("expired")};
    if (isWorking(row))
        return {tr("in progress"), Token::Running, Token::RunningSoft};
    if (memory.expires > 0 && memory.expires - now < soon)
        return {tr("%1 left", "time").arg(MemoryWords::timeLeft(memory.expires, now)), Token::Warning,
                Token::WarningSoft};
    if (memory.confidence < doubtful)
        return {tr("to review"), Token::Warning, Token::WarningSoft};
    if (!MemoryWords::fileOf(memory.origin).isEmpty())
        return {MemoryWords::origin(memory.origin)};
    return {};
}

// Path, badge, type; at the right the date, or how long a working state still holds.
void MemoryDelegate::paintHead(QPainter &painter, const QStyleOptionViewItem &option, int row) const
{
    const MemoryEntry &entry = m_model.memory(row);
    const QRect rect = option.rect;
    const bool selected = option.state & QStyle::State_Selected;
    const qreal centre = rect.top() + m_theme.px(headY);
    const bool working = isWorking(entry);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const QString date = working && entry.memory.expires > now ? MemoryWords::timeLeft(entry.memory.expires, now)
                                                               : Words::shortDate(entry.memory.updated);
    qreal right = rect.right() - m_theme.px(left - 1);
    right -= TextPaint::right(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text3), right, centre, date)
        + m_theme.px(10);
    if (entry.memory.pinned) {
        Icons::paint(painter, u"pin"_s, QPointF(right - m_theme.px(7), centre), m_theme.px(14),
                     m_theme.color(Token::Text2));
        right -= m_theme.px(20);
    }
    qreal x = rect.left() + m_theme.px(left);
    if (working) {
        OutcomeShape::paint(painter, m_theme, model::Status::Running, QPointF(x + m_theme.px(6), centre),
                            m_theme.px(12), m_states.fill(option));
        x += m_theme.px(18);
    }
    const Special mark = special(entry);
    const QFont badgeFont = m_theme.font(FontRole::AxisMedium);
    const qreal badge = mark.badge.isEmpty() ? 0 : TextPaint::width(badgeFont, mark.badge) + m_theme.px(12);
    const QFont code = m_theme.font(FontRole::Code);
    const QString path = m_model.shownPath(row);
    const qreal pathRoom = right - x - (badge > 0 ? badge + m_theme.px(10) : 0);
    const QString shown = QFontMetricsF(code).elidedText(path, Qt::ElideMiddle, pathRoom);
    if (shown == path) {
        const int hidden = m_model.hiddenPath(row);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Token::Mark));
        for (const model::TextRange &range : entry.pathMatches) {
            const int from = std::max(0, int(range.start) - hidden);
            const int to = std::min<int>(int(range.start + range.length) - hidden, int(path.size()));
            if (from >= to)
                continue;
            const qreal x1 = TextPaint::width(code, path.left(from));
            const qreal x2 = TextPaint::width(code, path.left(to));
            painter.drawRoundedRect(QRectF(x + x1 - 1, centre - m_theme.px(8), x2 - x1 + 2, m_theme.px(16)), 2, 2);
        }
    }
    x += TextPaint::left(painter, code, m_theme.color(selected ? Token::AccentText : Token::Text2), x, centre, shown)
        + m_theme.px(10);
    if (badge > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(mark.fill));
        painter.drawRoundedRect(QRectF(x, centre - m_theme.px(9), badge, m_theme.px(18)), 4, 4);
        TextPaint::left(painter, badgeFont, m_theme.color(mark.ink), x + m_theme.px(6), centre, mark.badge);
        x += badge + m_theme.px(10);
    }
    // What else there is to know fits only in wide lists; the detail says it in any case.
    if (working)
        return;
    QStringList parts {MemoryWords::type(entry.memory.type)};
    if (entry.memory.importance > 0.9)
        parts << MemoryWords::importance(entry.memory.importance);
    const QString words = parts.join(u" · "_s);
    if (TextPaint::width(m_theme.font(FontRole::Meta), words) <= right - x)
        TextPaint::left(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text3), x, centre, words);
}

void MemoryDelegate::paintTitle(QPainter &painter, const MemoryEntry &row, Laid &laid, const QPointF &origin,
                                Token ink) const
{
    const QFontMetricsF metrics(laid.layout.font());
    const qreal markHigh = m_theme.basePixels() * 1.36;
    QList<QTextLayout::FormatRange> formats;
    for (const model::TextRange &range : row.matches) {
        for (int index = 0; index < laid.layout.lineCount(); ++index) {
            const QTextLine line = laid.layout.lineAt(index);
            const int from = std::max(int(range.start), line.textStart());
            const int to = std::min(int(range.start + range.length), line.textStart() + line.textLength());
            if (from >= to)
                continue;
            const qreal x1 = line.cursorToX(from);
            const qreal x2 = line.cursorToX(to);
            const qreal centre = origin.y() + line.y() + line.ascent() - metrics.capHeight() / 2;
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.color(Token::Mark));
            painter.drawRoundedRect(QRectF(origin.x() + x1 - 1, centre - markHigh / 2, x2 - x1 + 2, markHigh), 2, 2);
        }
        QTextLayout::FormatRange format;
        format.start = int(range.start);
        format.length = int(range.length);
        format.format.setForeground(m_theme.color(Token::MarkText));
        formats << format;
    }
    painter.setPen(m_theme.color(ink));
    laid.layout.draw(&painter, origin, formats);
}

void MemoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const MemoryEntry &row = m_model.memory(index.row());
    const QRect rect = option.rect;
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    m_states.paintState(*painter, option);
    paintHead(*painter, option, index.row());
    Laid *laid = title(row, rect.width(), selected);
    const qreal ascent = laid->layout.lineCount() > 0 ? laid->layout.lineAt(0).ascent() : 0;
    const QPointF origin(rect.left() + m_theme.px(left),
                         TextPaint::baseline(laid->layout.font(), rect.top() + m_theme.px(titleY)) - ascent);
    const bool over = row.memory.expires > 0 && row.memory.expires <= QDateTime::currentMSecsSinceEpoch();
    paintTitle(*painter, row, *laid, origin, over ? Token::Text3 : Token::Text);
    if (!selected)
        painter->fillRect(QRectF(rect.left() + m_theme.px(left), rect.bottom(), rect.width() - m_theme.px(left), 1),
                          m_theme.color(Token::Line));
    painter->restore();
}

} // namespace evoca::app
