#pragma once

#include "delegates/RowPainter.h"

#include <QStyledItemDelegate>

namespace evoca::app {

class BinListModel;

/// Rows of a BinListModel. "Restore" at the right of what can be restored is a link for the pointer; the action bar has
/// the same for keys.
class BinDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    BinDelegate(Theme &theme, const BinListModel &model, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

Q_SIGNALS:
    void restoreClicked(int row);

private:
    RowContent content(int row) const;
    QRectF linkRect(const QRect &row) const;

    Theme &m_theme;
    const BinListModel &m_model;
    mutable RowPainter m_painter;
};

} // namespace evoca::app
