#pragma once

#include "access/Client.h"
#include "delegates/RowPainter.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace evoca::app {

/// Clients by name. Gui thread.
class ClientListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    explicit ClientListModel(QObject *parent = nullptr);
    void setClients(std::vector<model::Client> clients);
    const model::Client &client(int row) const { return m_clients[std::size_t(row)]; }
    int rowOf(model::RowId id) const; ///< -1: not there
    void retranslate();
    static QString state(const model::Client &client); ///< "used 2 min ago"

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<model::Client> m_clients;
};

/// Rows of a ClientListModel.
class ClientDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    ClientDelegate(Theme &theme, const ClientListModel &model, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const ClientListModel &m_model;
    mutable RowPainter m_painter;
};

} // namespace evoca::app
