#pragma once

#include "search/Results.h"

#include <QAbstractListModel>
#include <QDate>

#include <vector>

namespace evoca::app {

/// Experiences as a list, page by page, with a header row for each day where the order is by time. Holds what a search
/// answered; asks for more through fetchRequested. Gui thread.
class ExperienceListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1, HeaderRole };

    explicit ExperienceListModel(QObject *parent = nullptr);

    /// Replaces everything by a first page. The same rows in the same order are changed in place.
    void setPage(const model::ExperiencePage &page, bool byDay);
    /// Adds the page asked for.
    void append(const model::ExperiencePage &page);
    void clear();

    bool isHeader(int row) const;
    const model::ExperienceRow &experience(int row) const; ///< not for headers
    QString headerText(int row) const;
    QString headerCount(int row) const;
    int rowOf(model::RowId id) const; ///< -1: not loaded
    int records() const; ///< loaded rows without headers
    QString cursor() const { return m_cursor; }
    qint64 revision() const { return m_revision; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void fetchRequested(const QString &cursor);

private:
    struct Entry
    {
        bool header = false;
        QDate day; ///< of a header
        int count = 0; ///< rows under a header
        model::ExperienceRow row;
    };
    static std::vector<Entry> entries(const std::vector<model::ExperienceRow> &rows, bool byDay, QDate lastDay);

    std::vector<Entry> m_entries;
    QString m_cursor;
    bool m_byDay = false;
    bool m_fetching = false;
    qint64 m_revision = 0;
};

} // namespace evoca::app
