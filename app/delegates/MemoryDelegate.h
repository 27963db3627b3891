#pragma once

#include "delegates/RowPainter.h"

#include <QStyledItemDelegate>

namespace evoca::app {

class MemoryListModel;
struct MemoryEntry;

/// Rows of memories: path, a badge where something is special and the date; below, what is remembered in up to two
/// lines, with matches marked. A working state has a running mark and says how long it still holds.
class MemoryDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    MemoryDelegate(Theme &theme, const MemoryListModel &model, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    struct Laid
    {
        QTextLayout layout;
        int lines = 1;
    };
    struct Special
    {
        QString badge;
        Token ink = Token::Unknown;
        Token fill = Token::UnknownSoft;
    };
    Special special(const MemoryEntry &row) const;
    Laid *title(const MemoryEntry &row, int width, bool strong) const;
    void paintHead(QPainter &painter, const QStyleOptionViewItem &option, int row) const;
    void paintTitle(QPainter &painter, const MemoryEntry &row, Laid &laid, const QPointF &origin, Token ink) const;

    Theme &m_theme;
    const MemoryListModel &m_model;
    RowPainter m_states;
    mutable QCache<QString, Laid> m_cache;
};

} // namespace evoca::app
