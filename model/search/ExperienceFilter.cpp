#include "search/ExperienceFilter.h"

#include "search/ProjectFacet.h"
#include "store/Connection.h"
#include "text/Tokenizer.h"

#include <QStringList>

namespace evoca::model {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t stemmedLetters = 4; ///< shorter words have no stems besides themselves

class Facets
{
public:
    explicit Facets(ExperienceFilter &filter) : m_filter(filter) { m_filter.facets = u"x.deleted_at = 0"_s; }

    void add(const QString &condition, const QVariantList &values = {})
    {
        m_filter.facets += u" AND ("_s + condition + u')';
        m_filter.facetValues += values;
    }

    template<typename Values>
    void addIn(const QString &column, const Values &values, const QString &end = {})
    {
        if (std::empty(values))
            return;
        QStringList marks;
        QVariantList list;
        for (const auto &value : values) {
            marks << u"?"_s;
            list << qint64(value);
        }
        add(column + u" IN ("_s + marks.join(u',') + u')' + end, list);
    }

private:
    ExperienceFilter &m_filter;
};

QString quoted(const std::string &token)
{
    return u'"' + QString::fromStdString(token) + u'"';
}

/// One written word: all of its tokens, the last also as a prefix. Stems come from the tokenizer.
QString wordMatch(const QString &word, bool prefix)
{
    QStringList parts;
    const std::vector<std::string> list = tokens(word.toStdString(), TokenMode::Query);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const QString token = quoted(list[i]);
        if (!prefix || i + 1 < list.size())
            parts << token;
        else if (list[i].size() < stemmedLetters)
            parts << token + u" *"_s;
        else
            parts << u'(' + token + u" OR "_s + token + u" *)"_s;
    }
    return parts.isEmpty() ? QString() : u'(' + parts.join(u" AND "_s) + u')';
}

QString textMatch(const Query &query, WordRule rule)
{
    QStringList parts;
    for (const Query::Word &word : query.words) {
        if (const QString match = wordMatch(word.text, true); !match.isEmpty())
            parts << match;
    }
    for (const QString &phrase : query.phrases) {
        if (const QString match = wordMatch(phrase, false); !match.isEmpty())
            parts << match;
    }
    if (parts.isEmpty())
        return {};
    QString column;
    if (query.in == SearchIn::Prompt)
        column = u"description : "_s;
    else if (query.in == SearchIn::Output)
        column = u"errors : "_s;
    return column + u'(' + parts.join(rule == WordRule::All ? u" AND "_s : u" OR "_s) + u')';
}

void addExact(ExperienceFilter &filter, const QString &condition, const QVariantList &values)
{
    if (!filter.exact.isEmpty())
        filter.exact += u" AND "_s;
    filter.exact += u'(' + condition + u')';
    filter.exactValues += values;
}

/// The index keeps no positions, so a phrase is looked up in the texts of what has all of its words.
void addPhrases(ExperienceFilter &filter, const QStringList &phrases)
{
    for (const QString &phrase : phrases)
        addExact(filter,
                 u"instr(evoca_fold(x.description), evoca_fold(?)) > 0 OR instr(evoca_fold(x.files), evoca_fold(?)) > 0"
                 " OR instr(evoca_fold(x.errors), evoca_fold(?)) > 0"_s,
                 {phrase, phrase, phrase});
}

void addFiles(ExperienceFilter &filter, const QStringList &files)
{
    for (const QString &file : files) {
        const QString match = wordMatch(file, true);
        if (match.isEmpty())
            continue;
        filter.files << u"files : "_s + match;
        if (tokens(file.toStdString(), TokenMode::Query).size() > 1)
            addExact(filter, u"instr(evoca_fold(x.files), evoca_fold(?)) > 0"_s, {file});
    }
}

void addStrategies(Facets &facets, const QStringList &strategies)
{
    QStringList parts;
    QVariantList values;
    for (const QString &strategy : strategies) {
        parts << u"lower(x.strategy) = ?"_s;
        values << (strategy == "none"_L1 ? QString(u""_s) : strategy.toLower());
    }
    if (!parts.isEmpty())
        facets.add(parts.join(u" OR "_s), values);
}

Result<void> addProjects(Connection &connection, Facets &facets, const QStringList &projects)
{
    if (projects.isEmpty())
        return {};
    const Result<std::vector<RowId>> ids = projectIds(connection, projects);
    if (!ids)
        return std::unexpected(ids.error());
    facets.addIn(u"x.project"_s, *ids);
    return {};
}

void addFacets(Facets &facets, const Query &query)
{
    facets.addIn(u"x.agent"_s, query.agents);
    facets.addIn(u"x.class"_s, query.classes);
    addStrategies(facets, query.strategies);
    if (query.after)
        facets.add(u"x.started >= ?"_s, {*query.after});
    if (query.before)
        facets.add(u"x.started < ?"_s, {*query.before});
    if (query.session != 0)
        facets.add(u"x.session = ?"_s, {query.session});
    if (query.lesson != 0)
        facets.add(u"x.id IN (SELECT experience FROM lesson_evidence WHERE lesson = ?)"_s, {query.lesson});
    facets.addIn(
        u"x.id IN (SELECT v.experience FROM lesson_evidence v JOIN lesson l ON l.id = v.lesson WHERE l.deleted_at = 0 AND l.kind"_s,
        query.lessonKinds, u")"_s);
}

} // namespace

Result<ExperienceCondition> experienceCondition(Connection &connection, const Query &query)
{
    ExperienceFilter filter;
    Facets facets(filter);
    facets.addIn(u"x.status"_s, query.statuses);
    addFacets(facets, query);
    if (const Result<void> added = addProjects(connection, facets, query.projects); !added)
        return std::unexpected(added.error());
    addFiles(filter, query.files);
    for (const QString &match : std::as_const(filter.files))
        facets.add(u"x.id IN (SELECT rowid FROM experience_index WHERE experience_index MATCH ?)"_s, {match});
    if (!filter.exact.isEmpty())
        facets.add(filter.exact, filter.exactValues);
    return ExperienceCondition {filter.facets, filter.facetValues};
}

Result<ExperienceFilter> experienceFilter(Connection &connection, const Query &query, WordRule rule)
{
    ExperienceFilter filter;
    Facets facets(filter);
    addFacets(facets, query);
    if (const Result<void> added = addProjects(connection, facets, query.projects); !added)
        return std::unexpected(added.error());
    filter.text = textMatch(query, rule);
    addFiles(filter, query.files);
    if (rule == WordRule::All)
        addPhrases(filter, query.phrases);
    for (const QString &word : query.excluded) {
        if (const QString match = wordMatch(word, false); !match.isEmpty())
            filter.excluded << match;
    }
    return filter;
}

} // namespace evoca::model
