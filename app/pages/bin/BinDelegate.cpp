#include "pages/bin/BinDelegate.h"

#include "forgetdialog/ForgetWords.h"
#include "i18n/Words.h"
#include "pages/bin/BinListModel.h"
#include "theme/TextPaint.h"
#include "theme/Theme.h"

#include <QAbstractItemView>
#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace evoca::app {

BinDelegate::BinDelegate(Theme &theme, const BinListModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model), m_painter(theme)
{
}

RowContent BinDelegate::content(int row) const
{
    RowContent content;
    content.key = u"bin%1"_s.arg(m_model.idAt(row));
    content.title = m_model.index(row).data().toString();
    if (const model::BinEntry *entry = m_model.entry(row)) {
        content.icon = ForgetWords::icon(entry->kind);
        content.date = Words::shortDate(entry->at);
    } else if (const model::Receipt *receipt = m_model.receipt(row)) {
        content.icon = receipt->verified ? u"shield"_s : u"warn"_s;
        content.date = Words::shortDate(receipt->finished);
        content.details = QStringList {ForgetWords::by(receipt->by, receipt->client),
                                       ForgetWords::records(receipt->records),
                                       receipt->verified ? tr("verified") : tr("not verified")}
                              .join(u" · "_s);
    } else if (const model::Tombstone *mark = m_model.mark(row)) {
        content.icon = u"lock"_s;
        content.date = Words::shortDate(mark->created);
        content.details = tr("erased, and not to be imported again");
    }
    return content;
}

QRectF BinDelegate::linkRect(const QRect &row) const
{
    const qreal wide = TextPaint::width(m_theme.font(FontRole::MetaMedium), tr("Restore")) + 1;
    const qreal right = row.right() - m_theme.px(19);
    return {right - wide, qreal(row.bottom() - m_theme.px(28)), wide, qreal(m_theme.px(20))};
}

void BinDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int row = index.row();
    if (m_model.isHeading(row)) {
        m_painter.paintHeader(*painter, option.rect, index.data().toString(), m_model.headingCount(row));
        return;
    }
    RowContent shown = content(row);
    const model::BinEntry *entry = m_model.entry(row);
    const bool narrow = option.rect.width() < m_theme.px(400);
    if (entry && narrow)
        shown.date.clear(); // its place is the link's
    m_painter.paint(*painter, option, shown);
    if (!entry)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF link = linkRect(option.rect);
    const qreal centre = link.center().y();
    const QString details = QStringList {ForgetWords::by(entry->deed.by, entry->deed.client),
                                         ForgetWords::records(entry->records), BinListModel::daysLeft(*entry)}
                                .join(u" · "_s);
    const qreal left = option.rect.left() + m_theme.px(48);
    TextPaint::left(*painter, m_theme.font(FontRole::Meta),
                    m_theme.color(BinListModel::goesSoon(*entry) ? Token::Warning : Token::Text2), left, centre,
                    details, link.left() - left - m_theme.px(8));
    TextPaint::right(*painter, m_theme.font(FontRole::MetaMedium), m_theme.color(Token::AccentText), link.right(),
                     centre, tr("Restore"));
    painter->restore();
}

QSize BinDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    if (m_model.isHeading(index.row()))
        return {width, m_painter.headerHeight()};
    return {width, m_painter.height(content(index.row()), width)};
}

bool BinDelegate::editorEvent(QEvent *event, QAbstractItemModel *, const QStyleOptionViewItem &option,
                              const QModelIndex &index)
{
    if (event->type() != QEvent::MouseButtonRelease || !m_model.entry(index.row()))
        return false;
    const auto *mouse = static_cast<QMouseEvent *>(event);
    const QRectF target = linkRect(option.rect).adjusted(-8, -6, 8, 6);
    if (mouse->button() != Qt::LeftButton || !target.contains(mouse->position()))
        return false;
    Q_EMIT restoreClicked(index.row());
    return true;
}

} // namespace evoca::app
