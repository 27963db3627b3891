#include "delegates/LessonDelegate.h"

#include "i18n/Words.h"
#include "itemmodels/LessonListModel.h"
#include "theme/Icons.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"
#include "widgets/ConfidenceMeter.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int cachedRows = 600;
constexpr int textLeft = 80;
constexpr int textRight = 60;
} // namespace

LessonDelegate::LessonDelegate(Theme &theme, const LessonListModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model), m_states(theme), m_cache(cachedRows)
{
}

LessonDelegate::Laid *LessonDelegate::text(const model::LessonRow &row, int width, bool strong) const
{
    const QString key = u"%1/%2/%3/%4/"_s.arg(row.lesson.id).arg(m_theme.revision()).arg(width).arg(strong)
        + row.lesson.text;
    if (Laid *known = m_cache.object(key))
        return known;
    const QFont font = m_theme.font(strong ? FontRole::BodyStrong : FontRole::BodyMedium);
    const qreal room = std::max(40, width - m_theme.px(textLeft) - m_theme.px(textRight));
    auto *laid = new Laid;
    // The whole is the tooltip.
    laid->lines = TextPaint::twoLines(laid->layout, row.lesson.text, font, room, m_theme.px(20));
    m_cache.insert(key, laid);
    return laid;
}

QSize LessonDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return {width, m_theme.px(text(m_model.lesson(index.row()), width, false)->lines > 1 ? 80 : 62)};
}

void LessonDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const model::LessonRow &row = m_model.lesson(index.row());
    const model::Lesson &lesson = row.lesson;
    const QRect rect = option.rect;
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    m_states.paintState(*painter, option);
    const qreal first = rect.top() + m_theme.px(22);
    const Token ink = lesson.muted ? Token::Text3 : Token::Text;
    TextPaint::left(*painter, m_theme.font(FontRole::BodyStrong), m_theme.color(ink), rect.left() + m_theme.px(20),
                    first, Words::decimal(lesson.confidence, 2));
    ConfidenceMeter::paint(*painter, m_theme, QPointF(rect.left() + m_theme.px(20), rect.top() + m_theme.px(38)),
                           lesson.confidence, lesson.muted);
    Laid *laid = text(row, rect.width(), selected);
    const qreal ascent = laid->layout.lineCount() ? laid->layout.lineAt(0).ascent() : 0;
    painter->setPen(m_theme.color(ink));
    laid->layout.draw(
        painter, QPointF(rect.left() + m_theme.px(textLeft), TextPaint::baseline(laid->layout.font(), first) - ascent));
    const qreal second = rect.top() + m_theme.px(laid->lines > 1 ? 61 : 42);
    QStringList parts {Words::lessonKind(lesson.kind)};
    if (!lesson.projectName.isEmpty())
        parts << lesson.projectName;
    parts << Words::support(lesson.support, lesson.against);
    TextPaint::left(*painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text3),
                    rect.left() + m_theme.px(textLeft), second, parts.join(u" · "_s),
                    rect.width() - m_theme.px(textLeft) - m_theme.px(20));
    QString icon;
    Token iconInk = Token::Text2;
    if (lesson.pinned)
        icon = u"pin"_s;
    else if (lesson.muted)
        icon = u"hide"_s;
    else if (lesson.against > lesson.support / 2 && lesson.against > 0) {
        icon = u"warn"_s;
        iconInk = Token::Warning;
    }
    if (!icon.isEmpty())
        Icons::paint(*painter, icon, QPointF(rect.right() - m_theme.px(28), first), m_theme.px(16),
                     m_theme.color(iconInk));
    if (!selected)
        painter->fillRect(
            QRectF(rect.left() + m_theme.px(textLeft), rect.bottom(), rect.width() - m_theme.px(textLeft), 1),
            m_theme.color(Token::Line));
    painter->restore();
}

} // namespace evoca::app
