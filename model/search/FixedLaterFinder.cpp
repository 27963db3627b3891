#include "search/FixedLaterFinder.h"

#include "search/ExperienceColumns.h"
#include "store/Connection.h"
#include "store/ExperienceCodec.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int lookedAt = 200;
constexpr int candidates = 20; ///< successes after one failure
constexpr std::size_t shown = 20;
constexpr qint64 within = 30LL * 24 * 3'600'000;

struct Trace
{
    RowId project = 0;
    QSet<QString> errors;
    QSet<QString> edited;
};

/// Columns project, errors, files from `first` on.
Trace traceFrom(const QSqlQuery &row, int first)
{
    Trace trace;
    trace.project = row.value(first).toLongLong();
    for (const QString &error : stringsFromJson(row.value(first + 1).toString().toUtf8()))
        trace.errors.insert(error);
    for (const FileChange &file : filesFromJson(row.value(first + 2).toString().toUtf8())) {
        if (file.edits > 0)
            trace.edited.insert(file.path);
    }
    return trace;
}

bool isSameMatter(const Trace &a, const ExperienceRow &rowA, const Trace &b, const ExperienceRow &rowB)
{
    return a.errors.intersects(b.errors) || (rowA.taskClass == rowB.taskClass && a.edited.intersects(b.edited));
}

} // namespace

FixedLaterFinder::FixedLaterFinder(Connection &connection) : m_connection(connection) { }

Result<void> FixedLaterFinder::find(OverviewData &data, const ReadTicket &ticket) const
{
    const QString select = u"SELECT "_s + experienceRowColumns
        + u", x.project, x.errors, x.files FROM experience x WHERE x.deleted_at = 0 AND x.status = ?"_s;
    Result<QSqlQuery> failures = m_connection.run(select + u" ORDER BY x.started DESC LIMIT ?"_s,
                                                  {int(Status::Failure), lookedAt});
    if (!failures)
        return std::unexpected(failures.error());
    while (failures->next() && !ticket.stale()) {
        const ExperienceRow failed = experienceRowFrom(*failures);
        const Trace trace = traceFrom(*failures, experienceRowColumnCount);
        if (trace.errors.isEmpty() && trace.edited.isEmpty())
            continue;
        Result<QSqlQuery> later = m_connection.run(
            select + u" AND x.project = ? AND x.started > ? AND x.started < ? ORDER BY x.started LIMIT ?"_s,
            {int(Status::Success), trace.project, failed.started, failed.started + within, candidates});
        if (!later)
            return std::unexpected(later.error());
        while (later->next()) {
            const ExperienceRow fixed = experienceRowFrom(*later);
            if (!isSameMatter(trace, failed, traceFrom(*later, experienceRowColumnCount), fixed))
                continue;
            ++data.fixedLaterTotal;
            if (data.fixedLater.size() < shown)
                data.fixedLater.push_back({failed, fixed});
            break;
        }
    }
    return {};
}

} // namespace evoca::model
