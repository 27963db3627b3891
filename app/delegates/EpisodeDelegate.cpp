#include "delegates/EpisodeDelegate.h"

#include "i18n/Words.h"
#include "itemmodels/EpisodeListModel.h"
#include "theme/Theme.h"
#include "widgets/timeline/TimelinePainter.h"

#include <QAbstractItemView>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

int viewWidth(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view ? view->viewport()->width() : option.rect.width();
}

} // namespace

EpisodeDelegate::EpisodeDelegate(Theme &theme, const EpisodeListModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model), m_painter(theme)
{
}

RowContent EpisodeDelegate::content(const EpisodeRow &row)
{
    RowContent content;
    content.key = u"%1.%2"_s.arg(row.id).arg(row.revision);
    content.title = row.title;
    content.matches = row.matches;
    content.date = Words::time(row.created); // the day is the header's
    content.agent = row.agent;
    content.details = EpisodeListModel::details(row);
    content.shortDetails = row.sessionTitle;
    content.quiet = !row.hidden.isEmpty();
    content.badge = row.hidden;
    if (row.pinned)
        content.rightIcon = u"pin"_s;
    return content;
}

void EpisodeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (m_model.isHeader(index.row())) {
        m_painter.paintHeader(*painter, option.rect, m_model.headerText(index.row()), m_model.headerCount(index.row()));
        return;
    }
    const EpisodeRow &row = m_model.episode(index.row());
    const RowContent shown = content(row);
    m_painter.paint(*painter, option, shown);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    TimelinePainter::paintMark(*painter, m_theme, row.kind,
                               QPointF(option.rect.left() + m_theme.px(28), option.rect.top() + m_theme.px(19)),
                               m_theme.px(12) - 1, m_painter.fill(option), shown.quiet);
    painter->restore();
}

QSize EpisodeDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = viewWidth(option);
    if (m_model.isHeader(index.row()))
        return {width, m_painter.headerHeight()};
    return {width, m_painter.height(content(m_model.episode(index.row())), width)};
}

} // namespace evoca::app
