#include "search/ExperienceSearch.h"

#include "search/Candidates.h"
#include "search/ExperienceList.h"
#include "search/Relevance.h"
#include "search/Vocabulary.h"
#include "store/Connection.h"
#include "store/ExperienceCodec.h"
#include "store/Statement.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace evoca::model {

using namespace Qt::StringLiterals;

namespace {

constexpr int scoredLimit = 120; ///< candidates whose text is read
constexpr int lessonLimit = 8;
constexpr std::size_t relatedWords = 12;
constexpr std::size_t answerWords = 16; ///< of a question as long as a prompt, the rarest

struct Scored
{
    RowId id = 0;
    Fit fit;
    double order = 0; ///< the fit's score, then outcome and age
};

/// The least coverage that counts as similar. One word of two is similar enough, one of four is not; of a long question
/// in plain words much says nothing about the task.
double leastCoverage(std::size_t contentWords)
{
    if (contentWords <= 2)
        return 0.42;
    return contentWords <= 4 ? 0.38 : 0.33;
}

bool isSimilar(const Fit &fit, std::size_t contentWords, double least)
{
    const double matched = fit.words * double(contentWords);
    return fit.coverage >= least && (contentWords < 4 || matched >= 1.5);
}

/// Outcome and age decide between equals only.
double tieBreak(Status status, qint64 started, qint64 now)
{
    const double days = std::max<double>(0, double(now - started) / 86'400'000.0);
    return (status == Status::Success ? 0.003 : 0) + 0.002 / (1 + days / 90);
}

/// 0.5 at the least that counts, 1 for a full match.
double calibrated(const Fit &fit, double least)
{
    const double floor = 0.82 * least;
    return std::clamp(0.5 + 0.5 * (fit.score - floor) / (0.98 - floor), 0.5, 1.0);
}

class Scorer
{
public:
    Scorer(Connection &connection, const Question &question, const std::vector<RowId> &projects)
        : m_connection(connection), m_relevance(question), m_words(question.content().size()), m_projects(projects),
          m_now(QDateTime::currentMSecsSinceEpoch())
    {
    }

    std::vector<Scored> score(const std::vector<Candidate> &candidates, double least, const ReadTicket &ticket)
    {
        std::vector<Scored> scored;
        int read = 0;
        for (const Candidate &candidate : candidates) {
            if (read >= scoredLimit || ticket.stale())
                break;
            Statement row = m_connection.statement(
                "SELECT project, deleted_at, description, files, errors, status, started"
                " FROM experience WHERE id = ?");
            row.bind(candidate.id);
            if (!row.step() || row.integer(1) != 0 || !serves(row.integer(0)))
                continue;
            ++read;
            if (const Fit fit = fitOf(row); isSimilar(fit, m_words, least))
                scored.push_back(
                    {candidate.id, fit, fit.score + tieBreak(Status(row.integer(5)), row.integer(6), m_now)});
        }
        std::ranges::sort(scored, [](const Scored &a, const Scored &b) {
            return a.order != b.order ? a.order > b.order : a.id > b.id;
        });
        return scored;
    }

private:
    bool serves(RowId project) const
    {
        return m_projects.empty() || std::ranges::find(m_projects, project) != m_projects.end();
    }

    Fit fitOf(const Statement &row)
    {
        const std::string files = stringsOfJson(row.bytes(3));
        const std::string errors = stringsOfJson(row.bytes(4));
        const std::array<ScoredField, 3> fields {{{row.bytes(2), 1.0}, {files, 0.86}, {errors, 0.92}}};
        return m_relevance.fit(fields);
    }

    Connection &m_connection;
    Relevance m_relevance;
    std::size_t m_words;
    const std::vector<RowId> &m_projects;
    qint64 m_now;
};

Result<Experience> notFound()
{
    return std::unexpected(
        Error {ErrorCode::NotFound,
               QCoreApplication::translate("evoca::model::ExperienceSearch", "There is no such experience."),
               u"experience_id"_s});
}

QString projectName(Connection &connection, RowId project)
{
    Statement statement = connection.statement("SELECT name FROM project WHERE id = ?");
    statement.bind(project);
    return statement.step() ? statement.text(0) : QString();
}

/// The full records of the best `limit`, without those far behind the best.
std::vector<ExperienceMatch> matches(Connection &connection, const std::vector<Scored> &scored, int limit, double least)
{
    std::vector<ExperienceMatch> list;
    static const std::string sql = "SELECT " + std::string(experienceColumns) + " FROM experience x WHERE x.id = ?";
    for (const Scored &one : scored) {
        if (int(list.size()) >= limit || one.fit.score < 0.5 * scored.front().fit.score)
            break;
        Statement row = connection.statement(sql);
        row.bind(one.id);
        if (!row.step())
            continue;
        ExperienceMatch match;
        match.experience = experienceFrom(row);
        match.projectName = projectName(connection, match.experience.project);
        match.score = calibrated(one.fit, least);
        list.push_back(std::move(match));
    }
    return list;
}

/// OpenReflex 4: by confidence, then by kind in this order.
int lessonRank(LessonKind kind)
{
    constexpr std::array order {LessonKind::Manual,   LessonKind::Resolution, LessonKind::FailureLoop,
                                LessonKind::Strategy, LessonKind::Context,    LessonKind::Repetition,
                                LessonKind::Files};
    return int(std::ranges::find(order, kind) - order.begin());
}

Lesson lessonFrom(const Statement &row)
{
    Lesson lesson;
    lesson.id = row.integer(0);
    lesson.globalId = row.text(1);
    lesson.project = row.integer(2);
    lesson.projectName = row.text(3);
    lesson.kind = LessonKind(row.integer(4));
    lesson.taskClass = TaskClass(row.integer(5));
    lesson.key = row.text(6);
    lesson.text = row.text(7);
    lesson.confidence = row.real(8);
    lesson.support = int(row.integer(9));
    lesson.against = int(row.integer(10));
    lesson.firstSeen = row.integer(11);
    lesson.lastSeen = row.integer(12);
    lesson.pinned = row.integer(13) != 0;
    lesson.edited = row.integer(14) != 0;
    lesson.revision = int(row.integer(15));
    lesson.word = LessonWord(row.integer(16));
    return lesson;
}

std::vector<Lesson> lessonsOf(Connection &connection, const std::vector<ExperienceMatch> &experiences)
{
    std::vector<Lesson> lessons;
    for (const ExperienceMatch &match : experiences) {
        Statement row = connection.statement(
            "SELECT l.id, l.global_id, l.project, p.name, l.kind, l.class, l.key, l.text, l.confidence, l.support, l.against,"
            " l.first_seen, l.last_seen, l.pinned, l.edited, l.revision, l.word"
            " FROM lesson_evidence v JOIN lesson l ON l.id = v.lesson LEFT JOIN project p ON p.id = l.project"
            " WHERE v.experience = ? AND v.agrees = 1 AND l.muted = 0 AND l.deleted_at = 0");
        row.bind(match.experience.id);
        while (row.step()) {
            const RowId id = row.integer(0);
            if (std::ranges::find(lessons, id, &Lesson::id) == lessons.end())
                lessons.push_back(lessonFrom(row));
        }
    }
    std::ranges::stable_sort(lessons, [](const Lesson &a, const Lesson &b) {
        if (a.confidence != b.confidence)
            return a.confidence > b.confidence;
        return lessonRank(a.kind) < lessonRank(b.kind);
    });
    if (lessons.size() > lessonLimit)
        lessons.resize(lessonLimit);
    return lessons;
}

Error cancelled()
{
    return {ErrorCode::Cancelled,
            QCoreApplication::translate("evoca::model::ExperienceSearch", "A newer search replaced this one.")};
}

} // namespace

ExperienceSearch::ExperienceSearch(Connection &connection) : m_connection(connection) { }

Result<ExperiencePage> ExperienceSearch::list(const Query &query, const PageRequest &page,
                                              const ReadTicket &ticket) const
{
    return ExperienceList(m_connection).page(query, page, ticket);
}

Result<ExperienceAnswer> ExperienceSearch::answer(const QString &query, int limit, const std::vector<RowId> &projects,
                                                  const ReadTicket &ticket) const
{
    return guarded([&]() -> Result<ExperienceAnswer> {
        Question question = analyseQuestion(query);
        if (question.content().empty())
            return ExperienceAnswer {};
        Vocabulary(m_connection, Vocabulary::Index::Experiences).resolve(question);
        question.keepHeaviest(answerWords);
        const std::size_t words = question.content().size();
        const std::vector<Candidate> candidates = findCandidates(m_connection, question, ticket);
        const double least = leastCoverage(words);
        const std::vector<Scored> scored = Scorer(m_connection, question, projects).score(candidates, least, ticket);
        if (ticket.stale())
            return std::unexpected(cancelled());
        ExperienceAnswer answer;
        answer.experiences = matches(m_connection, scored, std::clamp(limit, 1, 20), least);
        answer.lessons = lessonsOf(m_connection, answer.experiences);
        return answer;
    });
}

Result<Experience> ExperienceSearch::experience(RowId id) const
{
    return guarded([&]() -> Result<Experience> {
        static const std::string sql = "SELECT " + std::string(experienceColumns)
            + " FROM experience x WHERE x.id = ? AND x.deleted_at = 0";
        Statement row = m_connection.statement(sql);
        row.bind(id);
        return row.step() ? Result<Experience>(experienceFrom(row)) : notFound();
    });
}

Result<Experience> ExperienceSearch::experience(const QString &globalId) const
{
    return guarded([&]() -> Result<Experience> {
        static const std::string sql = "SELECT " + std::string(experienceColumns)
            + " FROM experience x WHERE x.global_id = ? AND x.deleted_at = 0";
        Statement row = m_connection.statement(sql);
        row.bind(globalId);
        return row.step() ? Result<Experience>(experienceFrom(row)) : notFound();
    });
}

Result<std::vector<ExperienceMatch>> ExperienceSearch::related(const Experience &experience, int limit) const
{
    return guarded([&]() -> Result<std::vector<ExperienceMatch>> {
        QString text = experience.description;
        for (const FileChange &file : experience.files)
            text += u'\n' + file.path;
        Question question = analyseQuestion(text);
        Vocabulary(m_connection, Vocabulary::Index::Experiences).resolve(question, false);
        // What only this one says cannot relate it to others.
        for (QuestionTerm &term : question.terms)
            term.content = term.content && term.level == WordLevel::Exact && term.documents > 1;
        question.keepHeaviest(relatedWords);
        constexpr double least = 0.25;
        std::vector<Candidate> candidates = findCandidates(m_connection, question, {});
        std::erase_if(candidates, [&](const Candidate &candidate) { return candidate.id == experience.id; });
        const std::vector<RowId> everywhere;
        const std::vector<Scored> scored = Scorer(m_connection, question, everywhere).score(candidates, least, {});
        return matches(m_connection, scored, std::clamp(limit, 1, 20), least);
    });
}

} // namespace evoca::model
