#pragma once

#include "delegates/RowPainter.h"

#include <QStyledItemDelegate>

namespace evoca::app {

class EpisodeListModel;
struct EpisodeRow;

/// Rows of episodes: the timeline's mark, takeaway, date; agent, session, scopes and expiry below. What an agent does
/// not get is quiet, with the reason as its badge. Days are headers.
class EpisodeDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    EpisodeDelegate(Theme &theme, const EpisodeListModel &model, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    static RowContent content(const EpisodeRow &row);

private:
    Theme &m_theme;
    const EpisodeListModel &m_model;
    mutable RowPainter m_painter;
};

} // namespace evoca::app
