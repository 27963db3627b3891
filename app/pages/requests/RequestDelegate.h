#pragma once

#include "delegates/RowPainter.h"

#include <QStyledItemDelegate>

namespace evoca::app {

class RequestListModel;

/// Rows of a RequestListModel: a table's row where there is room, else two lines.
class RequestDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    RequestDelegate(Theme &theme, const RequestListModel &model, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    RowContent content(int row) const;
    void paintColumns(QPainter &painter, const QStyleOptionViewItem &option, int row) const;

    Theme &m_theme;
    const RequestListModel &m_model;
    mutable RowPainter m_painter;
};

} // namespace evoca::app
