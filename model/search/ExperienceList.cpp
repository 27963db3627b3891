#include "search/ExperienceList.h"

#include "search/ExperienceColumns.h"
#include "search/ExperienceMatches.h"
#include "search/Relevance.h"
#include "search/Vocabulary.h"
#include "store/Connection.h"
#include "store/Statement.h"
#include "text/Tokenizer.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSqlQuery>

#include <algorithm>
#include <array>

namespace evoca::model {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t scoredLimit = 120; ///< newest matches that are put in order of fit
constexpr int pageLimit = 1000;

bool newer(const ListedExperience &a, const ListedExperience &b)
{
    return a.started != b.started ? a.started > b.started : a.id > b.id;
}

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
    ListedExperience last;

    static Cursor parse(const QString &text)
    {
        Cursor cursor;
        const QStringList parts = text.mid(1).split(u',');
        if (text.startsWith(u'n') && parts.size() == 2)
            cursor = {true, false, {parts.at(1).toLongLong(), parts.at(0).toLongLong(), 0}};
        else if (text.startsWith(u'b'))
            cursor = {false, true, {parts.at(0).toLongLong(), 0, 0}};
        return cursor;
    }
};

QString ageCursor(const ListedExperience &last)
{
    return u'n' + QString::number(last.started) + u',' + QString::number(last.id);
}

class PageMaker
{
public:
    PageMaker(Connection &connection, const Query &query, const PageRequest &request, const ReadTicket &ticket)
        : m_connection(connection), m_query(query), m_cursor(Cursor::parse(request.cursor)),
          m_limit(std::size_t(std::clamp(request.limit, 1, pageLimit))),
          m_byFit(query.hasText() && !request.newestFirst), m_ticket(ticket)
    {
    }

    Result<ExperiencePage> make()
    {
        Result<ExperienceMatches> matches = find(WordRule::All);
        if (matches && matches->found.empty() && m_query.canBePartial())
            matches = find(WordRule::Any);
        if (!matches)
            return std::unexpected(matches.error());
        ExperiencePage page;
        page.total = qint64(matches->found.size());
        page.all = matches->all;
        page.byStatus = matches->byStatus;
        const std::vector<ListedExperience> rows = m_byFit ? byFit(matches->found, page)
                                                           : byAge(matches->found, m_cursor, m_limit, page);
        if (const Result<void> read = readRows(rows, page); !read)
            return std::unexpected(read.error());
        return page;
    }

private:
    Result<ExperienceMatches> find(WordRule rule)
    {
        const Result<ExperienceFilter> filter = experienceFilter(m_connection, m_query, rule);
        if (!filter)
            return std::unexpected(filter.error());
        Result<ExperienceMatches> matches = findExperiences(m_connection, *filter, m_query.statuses, m_ticket);
        if (matches && m_query.unsearchable) {
            matches->found.clear();
            matches->byStatus = {};
        }
        return matches;
    }

    static std::vector<ListedExperience> byAge(std::vector<ListedExperience> &found, const Cursor &from,
                                               std::size_t limit, ExperiencePage &page)
    {
        if (from.byAge)
            std::erase_if(found, [&](const ListedExperience &one) { return !newer(from.last, one); });
        const std::size_t count = std::min(limit, found.size());
        std::partial_sort(found.begin(), found.begin() + std::ptrdiff_t(count), found.end(), newer);
        std::vector<ListedExperience> rows(found.begin(), found.begin() + std::ptrdiff_t(count));
        if (found.size() > count && count > 0)
            page.nextCursor = ageCursor(rows.back());
        return rows;
    }

    /// The newest matches best first, then the others by age.
    std::vector<ListedExperience> byFit(std::vector<ListedExperience> &found, ExperiencePage &page)
    {
        if (m_cursor.byAge)
            return byAge(found, m_cursor, m_limit, page);
        const std::size_t count = std::min(scoredLimit, found.size());
        std::partial_sort(found.begin(), found.begin() + std::ptrdiff_t(count), found.end(), newer);
        std::vector<ListedExperience> block(found.begin(), found.begin() + std::ptrdiff_t(count));
        if (block.empty())
            return block;
        const Cursor oldest {true, false, block.back()};
        score(block);
        std::ranges::stable_sort(
            block, [](const ListedExperience &a, const ListedExperience &b) { return a.score > b.score; });
        if (m_cursor.byFit) {
            const auto last = std::ranges::find(block, m_cursor.last.id, &ListedExperience::id);
            block.erase(block.begin(), last == block.end() ? last : last + 1);
        }
        if (block.size() > m_limit) {
            block.resize(m_limit);
            page.nextCursor = u'b' + QString::number(block.back().id);
        } else if (found.size() > count && block.size() == m_limit) {
            page.nextCursor = ageCursor(oldest.last);
        } else if (found.size() > count) {
            const std::vector<ListedExperience> older = byAge(found, oldest, m_limit - block.size(), page);
            block.insert(block.end(), older.begin(), older.end());
        }
        return block;
    }

    void score(std::vector<ListedExperience> &block)
    {
        QStringList words;
        for (const Query::Word &word : m_query.words)
            words << word.text;
        Question question = analyseQuestion((words + m_query.phrases).join(u' '));
        if (question.content().empty())
            return;
        Vocabulary(m_connection, Vocabulary::Index::Experiences).resolve(question, false);
        // A word that is still being typed is known by what begins with it.
        for (QuestionTerm &term : question.terms)
            term.level = term.level == WordLevel::Unknown ? WordLevel::Prefix : term.level;
        Relevance relevance(question);
        for (ListedExperience &one : block) {
            if (m_ticket.stale())
                return;
            Statement row = m_connection.statement("SELECT description, files, errors FROM experience WHERE id = ?");
            row.bind(one.id);
            if (!row.step())
                continue;
            const std::string files = stringsOfJson(row.bytes(1));
            const std::string errors = stringsOfJson(row.bytes(2));
            const std::array<ScoredField, 3> fields {{{row.bytes(0), 1.0}, {files, 0.86}, {errors, 0.92}}};
            one.score = relevance.fit(fields).score;
        }
    }

    Result<void> readRows(const std::vector<ListedExperience> &rows, ExperiencePage &page)
    {
        const std::vector<MatchTerm> terms = matchTerms(m_query);
        QSqlQuery query = m_connection.query();
        if (!query.prepare(u"SELECT "_s + experienceRowColumns + u" FROM experience x WHERE x.id = ?"_s))
            return std::unexpected(sqlError(m_connection.handle()));
        for (const ListedExperience &one : rows) {
            query.bindValue(0, one.id);
            if (!query.exec())
                return std::unexpected(sqlError(m_connection.handle()));
            if (!query.next())
                continue;
            page.rows.push_back(experienceRowFrom(query, terms));
            page.rows.back().score = one.score;
        }
        return {};
    }

    Connection &m_connection;
    const Query &m_query;
    Cursor m_cursor;
    std::size_t m_limit;
    bool m_byFit;
    const ReadTicket &m_ticket;
};

} // namespace

ExperienceList::ExperienceList(Connection &connection) : m_connection(connection) { }

Result<ExperiencePage> ExperienceList::page(const Query &query, const PageRequest &request,
                                            const ReadTicket &ticket) const
{
    QElapsedTimer timer;
    timer.start();
    Result<ExperiencePage> page = guarded([&] { return PageMaker(m_connection, query, request, ticket).make(); });
    if (page && ticket.stale())
        return std::unexpected(
            Error {ErrorCode::Cancelled,
                   QCoreApplication::translate("evoca::model::ExperienceList", "A newer search replaced this one.")});
    if (page)
        page->micros = timer.nsecsElapsed() / 1000;
    return page;
}

} // namespace evoca::model
