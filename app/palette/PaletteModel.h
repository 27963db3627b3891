#pragma once

#include "palette/PaletteEntry.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <vector>

namespace evoca::app {

class Theme;

/// Rows of the palette; a section's heading is a row of its own that cannot be chosen.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    /// Replaces the entries that `provider` gave before; sections stay in the order of the providers.
    void setEntries(std::size_t provider, std::vector<PaletteEntry> entries, const QString &typed);
    bool isHeader(int row) const { return m_rows[row].header; }
    const PaletteEntry &entry(int row) const { return m_rows[row].entry; }
    const QString &typed() const { return m_typed; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        bool header = false;
        PaletteEntry entry;
    };
    std::vector<std::vector<PaletteEntry>> m_given;
    std::vector<Row> m_rows;
    QString m_typed;
};

class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    PaletteDelegate(Theme &theme, const PaletteModel &model, QObject *parent);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Theme &m_theme;
    const PaletteModel &m_model;
};

} // namespace evoca::app
