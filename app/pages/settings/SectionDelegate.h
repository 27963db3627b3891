#pragma once

#include <QStyledItemDelegate>

namespace evoca::app {

class Theme;

/// Rows of the settings' section list: icon and name, 36 high.
class SectionDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum Role { IconRole = Qt::UserRole + 1 };
    explicit SectionDelegate(Theme &theme, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Theme &m_theme;
};

} // namespace evoca::app
