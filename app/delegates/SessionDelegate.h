#pragma once

#include "delegates/RowPainter.h"

#include <QStyledItemDelegate>

namespace evoca::app {

class SessionListModel;

/// Rows of a SessionListModel: outcome of the last task, title, agent, tasks, project; with a search also where it was
/// found.
class SessionDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    SessionDelegate(Theme &theme, const SessionListModel &model, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    static RowContent content(const model::SessionRow &row);

private:
    const SessionListModel &m_model;
    mutable RowPainter m_painter;
};

} // namespace evoca::app
