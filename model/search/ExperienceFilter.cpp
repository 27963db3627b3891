#include "search/ExperienceFilter.h"

#include "search/ProjectFacet.h"
#include "store/Connection.h"
#include "text/Tokenizer.h"

#include <QStringList>

namespace evoca::model {

using namespace Qt::StringLiterals;

namespace {

class Builder
{
public:
    void add(const QString &condition, const QVariantList &values = {})
    {
        m_filter.sql += u" AND ("_s + condition + u')';
        m_filter.values += values;
    }

    template<typename Values>
    void addIn(const QString &column, const Values &values)
    {
        if (std::empty(values))
            return;
        QStringList marks;
        QVariantList list;
        for (const auto &value : values) {
            marks << u"?"_s;
            list << qint64(value);
        }
        add(column + u" IN ("_s + marks.join(u',') + u')', list);
    }

    ExperienceFilter take() { return std::move(m_filter); }

private:
    ExperienceFilter m_filter {u"x.deleted_at = 0"_s, {}};
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
        parts << (prefix && i + 1 == list.size() ? u'(' + token + u" OR "_s + token + u" *)"_s : token);
    }
    return parts.isEmpty() ? QString() : u'(' + parts.join(u" AND "_s) + u')';
}

QString column(SearchIn in)
{
    if (in == SearchIn::Prompt)
        return u"description : "_s;
    return in == SearchIn::Output ? u"errors : "_s : QString();
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
    return column(query.in) + u'(' + parts.join(rule == WordRule::All ? u" AND "_s : u" OR "_s) + u')';
}

/// The index keeps no positions, so a phrase is looked up in the texts of what has all of its words.
void addPhrases(Builder &builder, const QStringList &phrases)
{
    for (const QString &phrase : phrases)
        builder.add(u"instr(evoca_fold(x.description), evoca_fold(?)) > 0 OR instr(evoca_fold(x.files), evoca_fold(?)) > 0"
                    " OR instr(evoca_fold(x.errors), evoca_fold(?)) > 0"_s,
                    {phrase, phrase, phrase});
}

void addFiles(Builder &builder, const QStringList &files)
{
    for (const QString &file : files) {
        const QString match = wordMatch(file, true);
        if (match.isEmpty())
            continue;
        builder.add(u"x.id IN (SELECT rowid FROM experience_index WHERE experience_index MATCH ?)"_s, {QString(u"files : "_s + match)});
        builder.add(u"instr(evoca_fold(x.files), evoca_fold(?)) > 0"_s, {file});
    }
}

void addStrategies(Builder &builder, const QStringList &strategies)
{
    QStringList parts;
    QVariantList values;
    for (const QString &strategy : strategies) {
        parts << u"lower(x.strategy) = ?"_s;
        values << (strategy == "none"_L1 ? QString(u""_s) : strategy.toLower());
    }
    if (!parts.isEmpty())
        builder.add(parts.join(u" OR "_s), values);
}

void addLessons(Builder &builder, const Query &query)
{
    if (query.lesson != 0)
        builder.add(u"x.id IN (SELECT experience FROM lesson_evidence WHERE lesson = ?)"_s, {query.lesson});
    if (query.lessonKinds.empty())
        return;
    QStringList marks;
    QVariantList values;
    for (const LessonKind kind : query.lessonKinds) {
        marks << u"?"_s;
        values << qint64(kind);
    }
    builder.add(u"x.id IN (SELECT v.experience FROM lesson_evidence v JOIN lesson l ON l.id = v.lesson WHERE l.deleted_at = 0 AND l.kind IN ("_s
                    + marks.join(u',') + u"))"_s,
                values);
}

} // namespace

Result<ExperienceFilter> experienceFilter(Connection &connection, const Query &query, WordRule rule, bool withStatus)
{
    Builder builder;
    if (withStatus)
        builder.addIn(u"x.status"_s, query.statuses);
    builder.addIn(u"x.agent"_s, query.agents);
    builder.addIn(u"x.class"_s, query.classes);
    if (!query.projects.isEmpty()) {
        const Result<std::vector<RowId>> ids = projectIds(connection, query.projects);
        if (!ids)
            return std::unexpected(ids.error());
        builder.addIn(u"x.project"_s, *ids);
    }
    addStrategies(builder, query.strategies);
    if (query.after)
        builder.add(u"x.started >= ?"_s, {*query.after});
    if (query.before)
        builder.add(u"x.started < ?"_s, {*query.before});
    if (query.session != 0)
        builder.add(u"x.session = ?"_s, {query.session});
    addLessons(builder, query);
    if (const QString match = textMatch(query, rule); !match.isEmpty())
        builder.add(u"x.id IN (SELECT rowid FROM experience_index WHERE experience_index MATCH ?)"_s, {match});
    addFiles(builder, query.files);
    if (rule == WordRule::All)
        addPhrases(builder, query.phrases);
    for (const QString &word : query.excluded) {
        if (const QString match = wordMatch(word, false); !match.isEmpty())
            builder.add(u"x.id NOT IN (SELECT rowid FROM experience_index WHERE experience_index MATCH ?)"_s, {match});
    }
    return builder.take();
}

} // namespace evoca::model
