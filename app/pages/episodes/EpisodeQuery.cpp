#include "pages/episodes/EpisodeQuery.h"

#include "search/ProjectFacet.h"
#include "search/Query.h"
#include "search/QueryLexer.h"

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

/// Sets what a facet says; false: it says nothing of episodes and is looked for as a word.
bool applyFacet(model::EpisodeFilter &filter, QStringList &projects, const QString &key, const QString &value)
{
    if (key == "scope"_L1)
        filter.scopes << value;
    else if (key == "session"_L1)
        filter.session = value;
    else if (key == "swarm"_L1)
        filter.swarm = value;
    else if (key == "worktree"_L1)
        filter.worktree = value;
    else if (key == "project"_L1)
        projects << value;
    else
        return key == "after"_L1 || key == "before"_L1;
    return true;
}

} // namespace

QStringList episodeWords(const QString &query)
{
    QStringList words;
    for (const model::Lexeme &lexeme : model::lexQuery(query)) {
        if (lexeme.kind == model::Lexeme::Kind::Word || lexeme.kind == model::Lexeme::Kind::Phrase)
            words << lexeme.value;
    }
    words.removeAll(QString());
    return words;
}

model::Result<model::EpisodeFilter> episodeFilter(model::Connection &connection, const QString &query)
{
    model::EpisodeFilter filter;
    QStringList projects;
    QStringList words = episodeWords(query);
    for (const model::Lexeme &lexeme : model::lexQuery(query)) {
        const bool facet = lexeme.kind == model::Lexeme::Kind::Facet && !lexeme.value.isEmpty();
        if (facet && !applyFacet(filter, projects, lexeme.key, lexeme.value))
            words << lexeme.value;
    }
    const model::Query parsed = model::parseQuery(query);
    filter.after = parsed.after.value_or(0);
    filter.before = parsed.before.value_or(0);
    filter.text = words.join(u' ');
    if (!projects.isEmpty()) {
        auto ids = model::projectIds(connection, projects);
        if (!ids)
            return std::unexpected(ids.error());
        filter.projects = std::move(*ids);
    }
    return filter;
}

} // namespace evoca::app
