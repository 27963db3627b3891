#pragma once

#include "search/Results.h"

#include <QAbstractListModel>

#include <vector>

namespace evoca::app {

/// Lessons as a list, page by page. Gui thread.
class LessonListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1 };

    explicit LessonListModel(QObject *parent = nullptr);
    void setPage(const model::LessonPage &page);
    void append(const model::LessonPage &page);
    const model::LessonRow &lesson(int row) const { return m_rows[row]; }
    int rowOf(model::RowId id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void fetchRequested(const QString &cursor);

private:
    std::vector<model::LessonRow> m_rows;
    QString m_cursor;
    bool m_fetching = false;
};

} // namespace evoca::app
