#pragma once

#include "access/RequestQuery.h"

#include <QAbstractListModel>

namespace evoca::app {

/// Requests as a list, newest first, page by page. Gui thread.
class RequestListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1 };
    static constexpr int pageSize = 100;

    explicit RequestListModel(QObject *parent = nullptr);
    /// A first page. Rows that came on top of those shown are put in, so that selection and scroll stay.
    void setFirst(std::vector<model::RequestRecord> records);
    /// The page asked for.
    void append(std::vector<model::RequestRecord> records);
    /// Of a first page: rows that are newer than those shown.
    int fresh(const std::vector<model::RequestRecord> &records) const;

    const model::RequestRecord &request(int row) const { return m_rows[std::size_t(row)]; }
    int rowOf(model::RowId id) const; ///< -1: not loaded
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// Wanted: what is older than this id.
    void fetchRequested(qint64 before);

private:
    std::vector<model::RequestRecord> m_rows;
    bool m_more = false;
    bool m_fetching = false;
};

} // namespace evoca::app
