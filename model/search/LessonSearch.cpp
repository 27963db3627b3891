#include "search/LessonSearch.h"

#include "search/ExperienceColumns.h"
#include "search/LessonColumns.h"
#include "search/MatchPlan.h"
#include "search/ProjectFacet.h"
#include "store/Connection.h"
#include "store/LessonSums.h"
#include "store/Statement.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int pageLimit = 1000;

struct Filter
{
    QString sql;
    QVariantList values;

    void add(const QString &condition, const QVariantList &given = {})
    {
        sql += u" AND ("_s + condition + u')';
        values += given;
    }

    template<typename Values>
    void addIn(QStringView column, const Values &list)
    {
        if (std::empty(list))
            return;
        QStringList marks;
        for (const auto &value : list) {
            marks << u"?"_s;
            values << qint64(value);
        }
        sql += u" AND "_s + column + u" IN ("_s + marks.join(u',') + u')';
    }
};

/// Lessons are short and few: their texts are searched directly. A word is found inside others too.
void addText(Filter &filter, const Query &query, bool any)
{
    QStringList parts;
    QVariantList values;
    const MatchPlan plan(query);
    for (const MatchUnit &unit : plan.units()) {
        QStringList tokens;
        for (const std::string &token : unit.tokens) {
            tokens << u"instr(evoca_fold(l.text), ?) > 0"_s;
            values << QString::fromStdString(token);
        }
        parts << u'(' + tokens.join(u" AND "_s) + u')';
    }
    if (!parts.isEmpty())
        filter.add(parts.join(any ? u" OR "_s : u" AND "_s), values);
    for (const QString &phrase : query.phrases) {
        if (!any)
            filter.add(u"instr(evoca_fold(l.text), evoca_fold(?)) > 0"_s, {phrase});
    }
    for (const QString &word : query.excluded)
        filter.add(u"instr(evoca_fold(l.text), evoca_fold(?)) = 0"_s, {word});
}

void addExperiences(Filter &filter, const Query &query)
{
    Filter inner;
    inner.addIn(u"x.agent", query.agents);
    inner.addIn(u"x.status", query.statuses);
    if (query.session != 0)
        inner.add(u"x.session = ?"_s, {query.session});
    if (!inner.sql.isEmpty())
        filter.add(
            u"l.id IN (SELECT e.lesson FROM lesson_evidence e JOIN experience x ON x.id = e.experience WHERE x.deleted_at = 0"_s
                + inner.sql + u')',
            inner.values);
}

Result<Filter> filterOf(Connection &connection, const Query &query, bool any)
{
    Filter filter {lessonShown, {}};
    filter.addIn(u"l.kind", query.lessonKinds);
    filter.addIn(u"l.class", query.classes);
    if (!query.projects.isEmpty()) {
        const Result<std::vector<RowId>> ids = projectIds(connection, query.projects);
        if (!ids)
            return std::unexpected(ids.error());
        filter.addIn(u"l.project", *ids);
    }
    if (query.lesson != 0)
        filter.add(u"l.id = ?"_s, {query.lesson});
    if (query.after)
        filter.add(u"l.last_seen >= ?"_s, {*query.after});
    if (query.before)
        filter.add(u"l.last_seen < ?"_s, {*query.before});
    for (const QString &file : query.files)
        filter.add(u"instr(evoca_fold(l.text), evoca_fold(?)) > 0"_s, {file});
    addExperiences(filter, query);
    addText(filter, query, any);
    if (query.unsearchable)
        filter.add(u"0"_s);
    return filter;
}

QString groupCondition(LessonSearch::Group group)
{
    switch (group) {
    case LessonSearch::Group::Firm: return u" AND l.muted = 0 AND l.confidence >= 0.7"_s;
    case LessonSearch::Group::Growing: return u" AND l.muted = 0 AND l.confidence < 0.7"_s;
    case LessonSearch::Group::Disputed: return u" AND l.muted = 0 AND (l.against > 0 OR l.word = 2)"_s;
    case LessonSearch::Group::Muted: return u" AND l.muted = 1"_s;
    case LessonSearch::Group::Any: break;
    }
    return u" AND l.muted = 0"_s;
}

/// Pinned ones first by confidence; cursors are the sort key of the last row.
QString orderSql(LessonSearch::Order order)
{
    return order == LessonSearch::Order::Newest
        ? u" ORDER BY l.last_seen DESC, l.id DESC"_s
        : u" ORDER BY l.pinned DESC, l.confidence DESC, l.support DESC, l.id DESC"_s;
}

QString cursorOf(const Lesson &lesson, LessonSearch::Order order)
{
    if (order == LessonSearch::Order::Newest)
        return QString::number(lesson.lastSeen) + u',' + QString::number(lesson.id);
    return QStringList {lesson.pinned ? u"1"_s : u"0"_s, QString::number(lesson.confidence, 'g', 17),
                        QString::number(lesson.support), QString::number(lesson.id)}
        .join(u',');
}

void continueAfter(const QString &cursor, LessonSearch::Order order, QString &sql, QVariantList &values)
{
    const QStringList parts = cursor.split(u',');
    if (order == LessonSearch::Order::Newest && parts.size() == 2) {
        sql += u" AND (l.last_seen, l.id) < (?, ?)"_s;
        values << parts[0].toLongLong() << parts[1].toLongLong();
    } else if (order == LessonSearch::Order::Confidence && parts.size() == 4) {
        sql += u" AND (l.pinned, l.confidence, l.support, l.id) < (?, ?, ?, ?)"_s;
        values << parts[0].toInt() << parts[1].toDouble() << parts[2].toInt() << parts[3].toLongLong();
    }
}

Result<void> count(Connection &connection, const Filter &filter, LessonSearch::Group group, LessonPage &page)
{
    Result<QSqlQuery> row = connection.run(
        u"SELECT coalesce(sum(l.muted = 0 AND l.confidence >= 0.7), 0), coalesce(sum(l.muted = 0 AND l.confidence < 0.7), 0),"
        " coalesce(sum(l.muted = 0 AND (l.against > 0 OR l.word = 2)), 0), coalesce(sum(l.muted = 1), 0) FROM lesson l WHERE "_s
            + filter.sql,
        filter.values);
    if (!row)
        return std::unexpected(row.error());
    if (row->next()) {
        for (std::size_t index = 0; index < page.counts.size(); ++index)
            page.counts[index] = row->value(int(index)).toLongLong();
    }
    page.total = group == LessonSearch::Group::Any ? page.counts[0] + page.counts[1]
                                                   : page.counts[std::size_t(group) - 1];
    Result<QSqlQuery> all = connection.run(u"SELECT count(*) FROM lesson l WHERE "_s + lessonShown);
    if (!all)
        return std::unexpected(all.error());
    page.all = all->next() ? all->value(0).toLongLong() : 0;
    return {};
}

Result<std::vector<Lesson>> read(Connection &connection, const QString &condition, const QVariantList &values)
{
    Result<QSqlQuery> rows = connection.run(u"SELECT "_s + lessonColumns + u" FROM lesson l WHERE "_s + condition,
                                            values);
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<Lesson> lessons;
    while (rows->next())
        lessons.push_back(lessonFrom(*rows));
    return lessons;
}

void addWeight(const LessonStep &step, LessonWeights &weights)
{
    if (step.kind != LessonStep::Kind::Experience)
        weights.word = step.agrees ? LessonWord::Confirmed : LessonWord::Disputed;
    else if (step.stance != Stance::NotCounted)
        (step.agrees ? weights.agreeing : weights.contradicting).push_back(step.weight);
}

void sumSteps(std::vector<LessonStep> &steps)
{
    LessonWeights weights;
    for (LessonStep &step : steps) {
        addWeight(step, weights);
        step.confidence = lessonConfidence(weights);
    }
}

LessonStep wordOf(const Lesson &lesson)
{
    LessonStep step;
    step.agrees = lesson.word == LessonWord::Confirmed;
    step.kind = step.agrees ? LessonStep::Kind::Confirmed : LessonStep::Kind::Disputed;
    step.time = lesson.wordAt;
    step.stance = step.observed = step.agrees ? Stance::Agrees : Stance::Against;
    return step;
}

} // namespace

LessonSearch::LessonSearch(Connection &connection) : m_connection(connection) { }

Result<LessonPage> LessonSearch::list(const Query &query, Group group, Order order, const PageRequest &request,
                                      const ReadTicket &ticket) const
{
    QElapsedTimer timer;
    timer.start();
    LessonPage page;
    Result<Filter> filter = filterOf(m_connection, query, false);
    Result<void> counted = filter ? count(m_connection, *filter, group, page) : std::unexpected(filter.error());
    if (counted && page.total == 0 && MatchPlan(query).canBePartial()) {
        filter = filterOf(m_connection, query, true);
        counted = filter ? count(m_connection, *filter, group, page) : std::unexpected(filter.error());
    }
    if (!counted)
        return std::unexpected(counted.error());
    QString sql = filter->sql + groupCondition(group);
    QVariantList values = filter->values;
    continueAfter(request.cursor, order, sql, values);
    const std::size_t limit = std::size_t(std::clamp(request.limit, 1, pageLimit));
    values << qint64(limit + 1);
    const Result<std::vector<Lesson>> lessons = read(m_connection, sql + orderSql(order) + u" LIMIT ?"_s, values);
    if (!lessons)
        return std::unexpected(lessons.error());
    if (ticket.stale())
        return std::unexpected(Error {
            ErrorCode::Cancelled, QCoreApplication::translate("Search", "A newer search replaced this one."), {}});
    const std::vector<MatchTerm> terms = MatchPlan(query).terms();
    for (const Lesson &lesson : *lessons) {
        if (page.rows.size() == limit) {
            page.nextCursor = cursorOf(page.rows.back().lesson, order);
            break;
        }
        LessonRow row {lesson, {}};
        for (const auto &[start, length] : matchRanges(lesson.text, terms))
            row.matches.push_back({start, length});
        page.rows.push_back(std::move(row));
    }
    page.micros = timer.nsecsElapsed() / 1000;
    return page;
}

Result<Lesson> LessonSearch::lesson(RowId id) const
{
    Result<std::vector<Lesson>> found = read(m_connection, u"l.deleted_at = 0 AND l.id = ?"_s, {id});
    if (!found)
        return std::unexpected(found.error());
    if (found->empty())
        return std::unexpected(Error {
            ErrorCode::NotFound, QCoreApplication::translate("Search", "This lesson is no longer in the store."), {}});
    return std::move(found->front());
}

Result<std::vector<LessonStep>> LessonSearch::steps(RowId lesson) const
{
    Result<QSqlQuery> rows = m_connection.run(u"SELECT e.at, e.agrees, e.observed, e.confidence, "_s
                                                  + experienceRowColumns
                                                  + u" FROM lesson_evidence e JOIN experience x ON x.id = e.experience"
                                                    " WHERE e.lesson = ? AND x.deleted_at = 0 ORDER BY e.at, x.id"_s,
                                              {lesson});
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<LessonStep> steps;
    while (rows->next()) {
        LessonStep step;
        step.time = rows->value(0).toLongLong();
        step.stance = Stance(rows->value(1).toInt());
        step.observed = Stance(rows->value(2).toInt());
        step.agrees = step.stance == Stance::Agrees;
        step.weight = rows->value(3).toDouble();
        step.experience = experienceRowFrom(*rows, {}, 4);
        steps.push_back(std::move(step));
    }
    sumSteps(steps);
    return steps;
}

Result<std::vector<LessonStep>> LessonSearch::history(RowId id) const
{
    const Result<Lesson> found = lesson(id);
    if (!found)
        return std::unexpected(found.error());
    Result<std::vector<LessonStep>> list = steps(id);
    if (!list || found->word == LessonWord::None)
        return list;
    list->insert(std::ranges::upper_bound(*list, found->wordAt, {}, &LessonStep::time), wordOf(*found));
    sumSteps(*list);
    return list;
}

Result<LessonUse> LessonSearch::use(RowId id) const
{
    const Result<Lesson> found = lesson(id);
    if (!found)
        return std::unexpected(found.error());
    // The list of ids is JSON; a global id has no character that JSON writes otherwise.
    Result<QSqlQuery> row = m_connection.run(
        u"SELECT count(*), coalesce(max(r.at), 0), coalesce(sum(EXISTS(SELECT 1 FROM lesson_evidence e"
        " JOIN experience x ON x.id = e.experience WHERE e.lesson = ? AND e.agrees = 1 AND x.deleted_at = 0"
        " AND x.started BETWEEN r.at AND r.at + 86400000)), 0) FROM request r WHERE instr(r.returned, ?) > 0"_s,
        {id, QString(u'"' + found->globalId + u'"')});
    if (!row)
        return std::unexpected(row.error());
    LessonUse use;
    if (row->next())
        use = {row->value(0).toInt(), row->value(2).toInt(), row->value(1).toLongLong()};
    return use;
}

Result<std::vector<Lesson>> LessonSearch::ofExperience(RowId experience) const
{
    return read(m_connection,
                lessonShown
                    + u" AND l.id IN (SELECT lesson FROM lesson_evidence WHERE experience = ?)"
                      " ORDER BY l.confidence DESC, l.support DESC, l.id"_s,
                {experience});
}

} // namespace evoca::model
