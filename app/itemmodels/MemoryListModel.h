#pragma once

#include "records/Memory.h"
#include "search/Results.h"

#include <QAbstractListModel>

#include <vector>

namespace evoca::app {

/// A memory as a row.
struct MemoryEntry
{
    model::Memory memory;
    QString projectName;
    QString title; ///< first sentence
    std::vector<model::TextRange> matches; ///< in the title
    std::vector<model::TextRange> pathMatches; ///< in the whole path
};

/// Memories as a list, page by page; working states come first, as the search orders them. Gui thread.
class MemoryListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1 };

    explicit MemoryListModel(QObject *parent = nullptr);
    /// Replaces everything by a first page. The same rows in the same order are changed in place.
    void setPage(std::vector<MemoryEntry> rows, const QString &cursor);
    void append(std::vector<MemoryEntry> rows, const QString &cursor);
    /// Paths are shown from below this folder on.
    void setFolder(const QString &path);
    QString shownPath(int row) const;
    /// How many letters of the path are not shown.
    int hiddenPath(int row) const;

    const MemoryEntry &memory(int row) const { return m_rows[std::size_t(row)]; }
    int rowOf(model::RowId id) const;
    QString cursor() const { return m_cursor; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void fetchRequested(const QString &cursor);

private:
    std::vector<MemoryEntry> m_rows;
    QString m_cursor;
    QString m_folder;
    bool m_fetching = false;
};

} // namespace evoca::app
