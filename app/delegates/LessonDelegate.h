#pragma once

#include "delegates/RowPainter.h"

#include <QStyledItemDelegate>

namespace evoca::app {

class LessonListModel;

/// Rows of lessons: confidence as number and blocks at the left, text in up to two lines, kind, project and support
/// below.
class LessonDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    LessonDelegate(Theme &theme, const LessonListModel &model, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    struct Laid
    {
        QTextLayout layout;
        int lines = 1;
    };
    Laid *text(const model::LessonRow &row, int width, bool strong) const;

    Theme &m_theme;
    const LessonListModel &m_model;
    RowPainter m_states;
    mutable QCache<QString, Laid> m_cache;
};

} // namespace evoca::app
