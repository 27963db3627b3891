#pragma once

#include "records/Agent.h"
#include "search/Results.h"
#include "widgets/timeline/TimelineData.h"

#include <QAbstractListModel>
#include <QDate>
#include <QStringList>

#include <optional>
#include <vector>

namespace evoca::app {

/// An episode as a list shows it.
struct EpisodeRow
{
    model::RowId id = 0; ///< the window's number for it (episodeNumber())
    QString globalId; ///< ULID
    TimelineMark::Kind kind = TimelineMark::Kind::Takeaway;
    QString title; ///< takeaway, else the first line of the body
    std::vector<model::TextRange> matches; ///< in the title
    std::optional<model::Agent> agent;
    QString writer; ///< "Claude Code", or the client's name
    QString session; ///< journal's session id
    QString sessionTitle;
    QStringList scopes;
    qint64 created = 0;
    qint64 expires = 0; ///< 0: never
    bool pinned = false;
    QString hidden; ///< why an agent does not get it, in a few words; empty: it does
    int revision = 1;
};

/// Back, selection and the palette tell records apart by numbers; an episode's key is a ULID. The same text always
/// gives the same number; two texts share one with a chance of about 1 in 10^18.
model::RowId episodeNumber(QStringView ulid);

/// Episodes newest first, page by page, with a header row for each day. Gui thread.
class EpisodeListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1, HeaderRole };

    explicit EpisodeListModel(QObject *parent = nullptr);

    /// Replaces everything by a first page. The same rows in the same order are changed in place, and pages that were
    /// fetched already stay.
    void setPage(std::vector<EpisodeRow> rows, const QString &cursor);
    void append(std::vector<EpisodeRow> rows, const QString &cursor);

    bool isHeader(int row) const { return m_entries[row].header; }
    const EpisodeRow &episode(int row) const { return m_entries[row].row; } ///< not for headers
    QString headerText(int row) const;
    QString headerCount(int row) const;
    int rowOf(model::RowId id) const; ///< -1: not loaded
    QString cursor() const { return m_cursor; }
    /// "Claude Code · Rotate tokens safely · auth · expires in 28 days"
    static QString details(const EpisodeRow &row);
    /// "expires in 28 days"; empty: never.
    static QString expiry(qint64 expires, qint64 now);

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
        QDate day;
        int count = 0; ///< rows under a header
        EpisodeRow row = {};
    };
    static std::vector<Entry> entries(std::vector<EpisodeRow> rows, QDate lastDay);
    static QString spoken(const EpisodeRow &row);

    std::vector<Entry> m_entries;
    QString m_cursor;
    bool m_fetching = false;
};

} // namespace evoca::app
