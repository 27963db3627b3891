#pragma once

#include "delegates/RowPainter.h"

#include <QStyledItemDelegate>

namespace evoca::app {

class ExperienceListModel;

/// Rows and day headers of an ExperienceListModel.
class ExperienceDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    ExperienceDelegate(Theme &theme, const ExperienceListModel &model, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    static RowContent content(const model::ExperienceRow &row);

private:
    Theme &m_theme;
    const ExperienceListModel &m_model;
    mutable RowPainter m_painter;
};

} // namespace evoca::app
