#include "delegates/ExperienceDelegate.h"

#include "i18n/Words.h"
#include "itemmodels/ExperienceListModel.h"
#include "theme/Theme.h"

#include <QAbstractItemView>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

int viewWidth(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view ? view->viewport()->width() : option.rect.width();
}

} // namespace

ExperienceDelegate::ExperienceDelegate(Theme &theme, const ExperienceListModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model), m_painter(theme)
{
}

RowContent ExperienceDelegate::content(const model::ExperienceRow &row)
{
    RowContent content;
    content.key = u"%1.%2"_s.arg(row.id).arg(row.revision);
    content.status = row.status;
    content.title = row.title;
    content.matches = row.matches;
    const bool running = row.status == model::Status::Running;
    content.date = running ? QCoreApplication::translate("ExperienceDelegate", "now") : Words::shortDate(row.started);
    content.agent = row.agent;
    const QString spent = running
        ? QCoreApplication::translate("ExperienceDelegate", "%1 so far").arg(Words::duration(row.activeMs))
        : Words::duration(row.activeMs);
    QStringList parts {Words::taskClass(row.taskClass)};
    content.shortDetails = QStringList {parts.first(), Words::duration(row.activeMs)}.join(u" · "_s);
    if (!row.strategy.isEmpty())
        parts << Words::strategy(row.strategy);
    parts << spent << Words::calls(row.toolCalls);
    content.details = parts.join(u" · "_s);
    if (row.pinned)
        content.rightIcon = u"pin"_s;
    return content;
}

void ExperienceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (m_model.isHeader(index.row()))
        m_painter.paintHeader(*painter, option.rect, m_model.headerText(index.row()), m_model.headerCount(index.row()));
    else
        m_painter.paint(*painter, option, content(m_model.experience(index.row())));
}

QSize ExperienceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = viewWidth(option);
    if (m_model.isHeader(index.row()))
        return {width, m_painter.headerHeight()};
    return {width, m_painter.height(content(m_model.experience(index.row())), width)};
}

} // namespace evoca::app
