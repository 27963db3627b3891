#include "delegates/SessionDelegate.h"

#include "i18n/Words.h"
#include "itemmodels/SessionListModel.h"

#include <QAbstractItemView>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace evoca::app {

SessionDelegate::SessionDelegate(Theme &theme, const SessionListModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model), m_painter(theme)
{
}

RowContent SessionDelegate::content(const model::SessionRow &row)
{
    const model::Session &session = row.session;
    RowContent content;
    content.key = u"s%1.%2"_s.arg(session.id).arg(session.messages);
    content.status = session.status;
    content.title = session.title.isEmpty() ? QCoreApplication::translate("SessionDelegate", "Session without a prompt")
                                            : session.title;
    content.matches = row.matches;
    content.date = Words::shortDate(session.ended);
    content.agent = session.agent;
    content.shortDetails = session.projectName;
    if (!row.snippet.isEmpty()) {
        content.details = row.snippet;
        content.detailMatches = row.snippetMatches;
        return content;
    }
    QStringList parts {QCoreApplication::translate("SessionDelegate", "%n task(s)", nullptr, int(session.tasks))};
    if (!session.projectName.isEmpty())
        parts << session.projectName;
    content.details = parts.join(u" · "_s);
    if (session.sourceDeleted)
        content.badge = QCoreApplication::translate("SessionDelegate", "archived");
    return content;
}

void SessionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    m_painter.paint(*painter, option, content(m_model.session(index.row())));
}

QSize SessionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return {width, m_painter.height(content(m_model.session(index.row())), width)};
}

} // namespace evoca::app
