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
    QSet<QString> failedChecks;
    QSet<QString> passedChecks;
    bool fixes = false; ///< a failing call was made to pass
    bool proven = false; ///< by a check or a person
};

void addEvidence(const std::vector<Evidence> &evidence, Trace &trace)
{
    for (const Evidence &one : evidence) {
        const QString command = one.text.simplified();
        if (one.kind == Evidence::Kind::CheckFailed && !command.isEmpty())
            trace.failedChecks.insert(command);
        if (one.kind == Evidence::Kind::CheckPassed && !command.isEmpty())
            trace.passedChecks.insert(command);
        trace.proven = trace.proven || one.kind == Evidence::Kind::CheckPassed
            || one.kind == Evidence::Kind::PersonSaid;
    }
}

/// Columns project, errors, files, evidence, fixes, status_source from `first` on.
Trace traceFrom(const QSqlQuery &row, int first)
{
    const auto json = [&](int column) { return row.value(first + column).toString().toUtf8(); };
    Trace trace;
    trace.project = row.value(first).toLongLong();
    const QStringList errors = stringsFromJson(json(1));
    trace.errors = QSet<QString>(errors.begin(), errors.end());
    for (const FileChange &file : filesFromJson(json(2))) {
        if (file.edits > 0)
            trace.edited.insert(file.path);
    }
    addEvidence(evidenceFromJson(json(3)), trace);
    trace.fixes = !fixesFromJson(json(4)).empty();
    trace.proven = trace.proven || StatusSource(row.value(first + 5).toInt()) == StatusSource::Person;
    return trace;
}

bool sharesHalfOfTheEdits(const Trace &failed, const Trace &later)
{
    QSet<QString> common = failed.edited;
    common.intersect(later.edited);
    return !common.isEmpty() && 2 * common.size() >= failed.edited.size();
}

bool putsRight(const Trace &failed, const Trace &later, bool sameClass)
{
    if (failed.failedChecks.intersects(later.passedChecks))
        return true;
    if (later.fixes && failed.errors.intersects(later.errors))
        return true;
    return failed.failedChecks.isEmpty() && sameClass && later.proven && sharesHalfOfTheEdits(failed, later);
}

bool hasTraces(const Trace &trace)
{
    return !trace.errors.isEmpty() || !trace.edited.isEmpty() || !trace.failedChecks.isEmpty();
}

} // namespace

FixedLaterFinder::FixedLaterFinder(Connection &connection) : m_connection(connection) { }

Result<void> FixedLaterFinder::find(OverviewData &data, const ReadTicket &ticket) const
{
    const QString select = u"SELECT "_s + experienceRowColumns
        + u", x.project, x.errors, x.files, x.evidence, x.fixes, x.status_source FROM experience x WHERE x.deleted_at = 0 AND x.status = ?"_s;
    Result<QSqlQuery> failures = m_connection.run(select + u" ORDER BY x.started DESC LIMIT ?"_s,
                                                  {int(Status::Failure), lookedAt});
    if (!failures)
        return std::unexpected(failures.error());
    while (failures->next() && !ticket.stale()) {
        const ExperienceRow failed = experienceRowFrom(*failures);
        const Trace trace = traceFrom(*failures, experienceRowColumnCount);
        if (!hasTraces(trace))
            continue;
        Result<QSqlQuery> later = m_connection.run(
            select + u" AND x.project = ? AND x.started > ? AND x.started < ? ORDER BY x.started LIMIT ?"_s,
            {int(Status::Success), trace.project, failed.started, failed.started + within, candidates});
        if (!later)
            return std::unexpected(later.error());
        while (later->next()) {
            const ExperienceRow fixed = experienceRowFrom(*later);
            if (!putsRight(trace, traceFrom(*later, experienceRowColumnCount), failed.taskClass == fixed.taskClass))
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
