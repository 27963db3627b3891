#include "pages/requests/RequestDelegate.h"

#include "i18n/Words.h"
#include "pages/requests/RequestColumns.h"
#include "pages/requests/RequestListModel.h"
#include "pages/requests/RequestWords.h"
#include "theme/OutcomeShape.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QAbstractItemView>
#include <QDateTime>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

/// With seconds today, else the day.
QString when(qint64 at)
{
    const bool today = QDateTime::fromMSecsSinceEpoch(at).date() == QDate::currentDate();
    return today ? Words::timeWithSeconds(at) : Words::shortDate(at);
}

} // namespace

RequestDelegate::RequestDelegate(Theme &theme, const RequestListModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model), m_painter(theme)
{
}

RowContent RequestDelegate::content(int row) const
{
    const model::RequestRecord &request = m_model.request(row);
    RowContent content;
    content.key = u"request%1"_s.arg(request.id);
    content.status = RequestWords::status(request.outcome);
    const QString asked = RequestWords::asked(request);
    content.title = asked.isEmpty() ? request.tool : asked;
    content.date = when(request.at);
    content.details = request.tool + u" · "_s + RequestWords::answer(request);
    content.quiet = request.forgotten;
    return content;
}

void RequestDelegate::paintColumns(QPainter &painter, const QStyleOptionViewItem &option, int row) const
{
    const model::RequestRecord &request = m_model.request(row);
    const RequestLayout at(m_theme, option.rect.width());
    const qreal left = option.rect.left();
    const qreal centre = option.rect.center().y() + .5;
    const bool selected = option.state & QStyle::State_Selected;
    const bool refused = request.outcome == model::RequestRecord::Outcome::Refused
        || request.outcome == model::RequestRecord::Outcome::Error;
    m_painter.paintState(painter, option);
    OutcomeShape::paint(painter, m_theme, RequestWords::status(request.outcome), QPointF(left + m_theme.px(28), centre),
                        m_theme.px(14), m_painter.fill(option));
    TextPaint::left(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text2), left + at.time, centre,
                    when(request.at));
    TextPaint::left(painter, m_theme.font(FontRole::Code), m_theme.color(Token::Text), left + at.tool, centre,
                    request.tool, at.asked - at.tool - m_theme.px(8));
    TextPaint::left(painter, m_theme.font(FontRole::Body),
                    m_theme.color(request.forgotten ? Token::Text3 : Token::Text), left + at.asked, centre,
                    RequestWords::asked(request), at.askedEnd - at.asked);
    TextPaint::right(painter, m_theme.font(selected ? FontRole::MetaStrong : FontRole::MetaMedium),
                     m_theme.color(refused ? Token::Failure : Token::Text), left + at.answer, centre,
                     RequestWords::answer(request));
    TextPaint::right(painter, m_theme.font(FontRole::Meta), m_theme.color(Token::Text2), left + at.took, centre,
                     RequestWords::took(request.micros));
    if (!selected)
        painter.fillRect(QRectF(left + m_theme.px(52), option.rect.bottom(), option.rect.width(), 1),
                         m_theme.color(Token::Line));
}

void RequestDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (!RequestLayout(m_theme, option.rect.width()).table) {
        m_painter.paint(*painter, option, content(index.row()));
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintColumns(*painter, option, index.row());
    painter->restore();
}

QSize RequestDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    if (RequestLayout(m_theme, width).table)
        return {width, m_theme.px(36)};
    return {width, m_painter.height(content(index.row()), width)};
}

} // namespace evoca::app
