#pragma once

#include "search/Results.h"

#include <QAbstractListModel>

#include <vector>

namespace evoca::app {

/// Sessions as a list, page by page. Holds what a search answered; asks for more through fetchRequested. Gui thread.
class SessionListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1 };

    explicit SessionListModel(QObject *parent = nullptr);
    /// Replaces everything by a first page. The same rows in the same order are changed in place.
    void setPage(const model::SessionPage &page);
    void append(const model::SessionPage &page);
    const model::SessionRow &session(int row) const { return m_rows[std::size_t(row)]; }
    int rowOf(model::RowId id) const; ///< -1: not loaded

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void fetchRequested(const QString &cursor);

private:
    std::vector<model::SessionRow> m_rows;
    QString m_cursor;
    bool m_fetching = false;
};

} // namespace evoca::app
