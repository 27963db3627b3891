#pragma once

#include "access/Access.h"

#include <array>

namespace evoca::model {

/// What is asked of the request log. Everything that is set must fit.
struct RequestFilter
{
    /// What a call came to, in three groups: answered, refused (or an error), nothing found.
    enum class Group : quint8 { Answered, Refused, Nothing };

    QString client; ///< name, any case; empty: any
    QString tool;
    QString project; ///< name, any case
    std::optional<Group> group;
    qint64 after = 0; ///< epoch ms, inclusive; 0: any
    qint64 before = 0; ///< epoch ms, exclusive; 0: any
    QString text; ///< every word must occur in the arguments, the error or the ids returned, any case
};

/// Numbers of all requests that fit a filter.
struct RequestFigures
{
    qint64 total = 0;
    qint64 all = 0; ///< in the log
    std::array<qint64, 3> byGroup {}; ///< index RequestFilter::Group; without the filter's own group
    qint64 medianMicros = 0; ///< p50 of the time they took
    qint64 slowMicros = 0; ///< p95
    qint64 first = 0; ///< epoch ms of the oldest; 0: none
    qint64 last = 0;
    /// How many came in each of equal spans from `first` to `last`.
    std::vector<int> spans;
};

/// What one client asked, over the whole log or since a moment.
struct ClientFigures
{
    QString client;
    qint64 requests = 0;
    qint64 refused = 0; ///< or ended with an error
    qint64 nothing = 0;
    qint64 medianMicros = 0;
    qint64 last = 0; ///< epoch ms
};

/// Reads the log of calls for people. Thread is the connection's.
class RequestQuery
{
public:
    explicit RequestQuery(Connection &connection);

    /// Newest first, ids below `before` (0: newest). A record whose contents are in the bin has neither arguments nor
    /// returned ids, and says so.
    Result<std::vector<RequestRecord>> list(const RequestFilter &filter, int limit, RowId before = 0) const;
    /// NotFound when it is not in the log.
    Result<RequestRecord> record(RowId id) const;
    Result<RequestFigures> figures(const RequestFilter &filter, int spans) const;
    /// By number of requests, most first.
    Result<std::vector<ClientFigures>> clients(qint64 since = 0) const;
    /// Names of the tools that were ever asked for, sorted.
    Result<QStringList> tools() const;
    /// Newest first: calls that returned this record.
    Result<std::vector<RequestRecord>> returning(const QString &globalId, int limit) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
