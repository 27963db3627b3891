#include "search/ExperienceList.h"

#include "search/ExperienceColumns.h"
#include "search/ExperienceFilter.h"
#include "search/Relevance.h"
#include "search/Vocabulary.h"
#include "store/Connection.h"
#include "store/ExperienceCodec.h"
#include "store/IndexText.h"
#include "store/Statement.h"
#include "text/Snippet.h"
#include "text/Tokenizer.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <array>

namespace evoca::model {

using namespace Qt::StringLiterals;

namespace {

constexpr int scoredLimit = 150; ///< newest matches that are put in order of fit
constexpr int pageLimit = 1000;

QString rowSql()
{
    return u"SELECT "_s + experienceRowColumns + u" FROM experience x WHERE "_s;
}

struct Ordered
{
    RowId id = 0;
    qint64 started = 0;
    double score = 0;
};

std::vector<MatchTerm> matchTerms(const Query &query)
{
    std::vector<MatchTerm> terms;
    for (const Query::Word &word : query.words) {
        for (std::string &token : tokens(word.text.toStdString(), TokenMode::Query))
            terms.push_back({std::move(token), true, true});
    }
    for (const QString &phrase : query.phrases) {
        for (std::string &token : tokens(phrase.toStdString(), TokenMode::Query))
            terms.push_back({std::move(token), false, false});
    }
    return terms;
}

/// Cursors: "n<started>,<id>" continues by age behind that row, "b<id>" inside the block that is ordered by fit.
struct Cursor
{
    bool byAge = false, byFit = false;
    qint64 started = 0;
    RowId id = 0;

    static Cursor parse(const QString &text)
    {
        Cursor cursor;
        const QStringList parts = text.mid(1).split(u',');
        if (text.startsWith(u'n') && parts.size() == 2)
            cursor = {true, false, parts.at(0).toLongLong(), parts.at(1).toLongLong()};
        else if (text.startsWith(u'b'))
            cursor = {false, true, 0, parts.at(0).toLongLong()};
        return cursor;
    }
};

QString ageCursor(qint64 started, RowId id)
{
    return u'n' + QString::number(started) + u',' + QString::number(id);
}

class PageMaker
{
public:
    PageMaker(Connection &connection, const Query &query, const PageRequest &request, const ReadTicket &ticket)
        : m_connection(connection)
        , m_query(query)
        , m_cursor(Cursor::parse(request.cursor))
        , m_limit(std::clamp(request.limit, 1, pageLimit))
        , m_byFit(query.hasText() && !request.newestFirst)
        , m_ticket(ticket)
        , m_terms(matchTerms(query))
    {
    }

    Result<ExperiencePage> make()
    {
        ExperiencePage page;
        Result<void> done = count(page, WordRule::All);
        if (done && page.total == 0 && m_query.words.size() + std::size_t(m_query.phrases.size()) > 1)
            done = count(page, WordRule::Any);
        if (done && page.total > 0)
            done = m_byFit ? fillByFit(page) : fillByAge(page, m_cursor);
        if (!done)
            return std::unexpected(done.error());
        return page;
    }

private:
    Result<void> count(ExperiencePage &page, WordRule rule)
    {
        const Result<ExperienceFilter> filter = experienceFilter(m_connection, m_query, rule, true);
        const Result<ExperienceFilter> counted = experienceFilter(m_connection, m_query, rule, false);
        if (!filter || !counted)
            return std::unexpected(filter ? counted.error() : filter.error());
        m_filter = *filter;
        Result<QSqlQuery> rows = m_connection.run(u"SELECT x.status, count(*) FROM experience x WHERE "_s + counted->sql + u" GROUP BY x.status"_s, counted->values);
        if (!rows)
            return std::unexpected(rows.error());
        page.byStatus = {};
        page.total = 0;
        while (rows->next()) {
            const auto status = rows->value(0).toUInt();
            if (status >= page.byStatus.size())
                continue;
            page.byStatus[status] = rows->value(1).toLongLong();
            if (m_query.statuses.empty() || std::ranges::find(m_query.statuses, Status(status)) != m_query.statuses.end())
                page.total += page.byStatus[status];
        }
        Result<QSqlQuery> all = m_connection.run(u"SELECT count(*) FROM experience WHERE deleted_at = 0"_s);
        if (!all)
            return std::unexpected(all.error());
        if (all->next())
            page.all = all->value(0).toLongLong();
        return {};
    }

    Result<void> fillByAge(ExperiencePage &page, const Cursor &from)
    {
        QString sql = rowSql() + m_filter.sql;
        QVariantList values = m_filter.values;
        if (from.byAge) {
            sql += u" AND (x.started, x.id) < (?, ?)"_s;
            values << from.started << from.id;
        }
        const int wanted = m_limit - int(page.rows.size());
        values << wanted + 1;
        Result<QSqlQuery> rows = m_connection.run(sql + u" ORDER BY x.started DESC, x.id DESC LIMIT ?"_s, values);
        if (!rows)
            return std::unexpected(rows.error());
        int got = 0;
        while (rows->next()) {
            if (++got > wanted) {
                page.nextCursor = page.rows.empty() ? ageCursor(from.started, from.id) : ageCursor(page.rows.back().started, page.rows.back().id);
                break;
            }
            page.rows.push_back(experienceRowFrom(*rows, m_terms));
        }
        return {};
    }

    /// The newest matches, best first; oldest of them in m_oldest.
    Result<std::vector<Ordered>> orderedBlock()
    {
        QVariantList values = m_filter.values;
        values << scoredLimit;
        Result<QSqlQuery> rows = m_connection.run(u"SELECT x.id, x.started FROM experience x WHERE "_s + m_filter.sql
                                                      + u" ORDER BY x.started DESC, x.id DESC LIMIT ?"_s,
                                                  values);
        if (!rows)
            return std::unexpected(rows.error());
        std::vector<Ordered> block;
        while (rows->next())
            block.push_back({rows->value(0).toLongLong(), rows->value(1).toLongLong(), 0});
        if (!block.empty())
            m_oldest = {true, false, block.back().started, block.back().id};
        score(block);
        std::ranges::stable_sort(block, [](const Ordered &a, const Ordered &b) { return a.score > b.score; });
        return block;
    }

    void score(std::vector<Ordered> &block)
    {
        QStringList words;
        for (const Query::Word &word : m_query.words)
            words << word.text;
        Question question = analyseQuestion((words + m_query.phrases).join(u' '));
        if (question.content().empty())
            return;
        Vocabulary(m_connection, Vocabulary::Index::Experiences).resolve(question);
        Relevance relevance(question);
        for (Ordered &one : block) {
            if (m_ticket.stale())
                return;
            Statement row = m_connection.statement("SELECT description, files, errors FROM experience WHERE id = ?");
            row.bind(one.id);
            if (!row.step())
                continue;
            const std::string files = filesText(filesFromJson(row.blob(1)));
            const std::string errors = errorsText(stringsFromJson(row.blob(2)));
            const std::array<ScoredField, 3> fields {{{row.bytes(0), 1.0}, {files, 0.86}, {errors, 0.92}}};
            one.score = relevance.fit(fields).score;
        }
    }

    Result<void> fillByFit(ExperiencePage &page)
    {
        const Result<std::vector<Ordered>> block = orderedBlock();
        if (!block)
            return std::unexpected(block.error());
        if (m_cursor.byAge)
            return fillByAge(page, m_cursor);
        std::size_t next = 0;
        if (m_cursor.byFit) {
            const auto last = std::ranges::find(*block, m_cursor.id, &Ordered::id);
            next = last == block->end() ? block->size() : std::size_t(last - block->begin()) + 1;
        }
        for (; next < block->size() && int(page.rows.size()) < m_limit; ++next) {
            if (const Result<void> added = addRow(page, (*block)[next]); !added)
                return added;
        }
        if (next < block->size()) {
            page.nextCursor = u'b' + QString::number(page.rows.back().id);
            return {};
        }
        if (page.total > qint64(block->size()))
            return fillAfterBlock(page);
        return {};
    }

    Result<void> fillAfterBlock(ExperiencePage &page)
    {
        if (int(page.rows.size()) >= m_limit) {
            page.nextCursor = ageCursor(m_oldest.started, m_oldest.id);
            return {};
        }
        return fillByAge(page, m_oldest);
    }

    Result<void> addRow(ExperiencePage &page, const Ordered &one)
    {
        Result<QSqlQuery> row = m_connection.run(rowSql() + u"x.id = ?"_s, {one.id});
        if (!row)
            return std::unexpected(row.error());
        if (row->next()) {
            page.rows.push_back(experienceRowFrom(*row, m_terms));
            page.rows.back().score = one.score;
        }
        return {};
    }

    Connection &m_connection;
    const Query &m_query;
    Cursor m_cursor;
    Cursor m_oldest;
    int m_limit;
    bool m_byFit;
    const ReadTicket &m_ticket;
    std::vector<MatchTerm> m_terms;
    ExperienceFilter m_filter;
};

} // namespace

ExperienceList::ExperienceList(Connection &connection)
    : m_connection(connection)
{
}

Result<ExperiencePage> ExperienceList::page(const Query &query, const PageRequest &request, const ReadTicket &ticket) const
{
    QElapsedTimer timer;
    timer.start();
    Result<ExperiencePage> page = guarded([&] { return PageMaker(m_connection, query, request, ticket).make(); });
    if (page && ticket.stale())
        return std::unexpected(Error {ErrorCode::Cancelled, QCoreApplication::translate("evoca::model::ExperienceList", "A newer search replaced this one.")});
    if (page)
        page->micros = timer.nsecsElapsed() / 1000;
    return page;
}

} // namespace evoca::model
