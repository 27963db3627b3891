#include "tools/MemorySearchInput.h"

#include "memories/MemoryRules.h"
#include "text/Ilike.h"
#include "tools/Schema.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::mcp {

using namespace model;

namespace {

constexpr int longestQuery = 4000;
constexpr int mostResults = 20;
constexpr int standardResults = 5;

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(Mcp)
};

/// A lone escape at the end escapes nothing.
bool endsInEscape(const QString &pattern)
{
    qsizetype escapes = 0;
    while (escapes < pattern.size() && pattern.at(pattern.size() - 1 - escapes) == u'\\')
        ++escapes;
    return escapes % 2 == 1;
}

std::optional<Error> patternProblem(const QString &pattern, const QString &field)
{
    if (!endsInEscape(pattern))
        return std::nullopt;
    return Error {ErrorCode::InvalidArgument,
                  Messages::tr("\"%1\" ends in the escape character \\. Paths are separated by /; write \\\\ for a "
                               "backslash itself.")
                      .arg(field),
                  field};
}

} // namespace

Json MemorySearchInput::schema(Profile profile)
{
    Json properties {{"query", schema::text("Topic or exact wording to compare.", 1, longestQuery)},
                     {"limit",
                      schema::integer("Most results. Default 5; allowed 1-20. Narrow the query before you raise it.", 1,
                                      mostResults, standardResults)}};
    if (profile == Profile::Extended) {
        Json path = schema::text(
            "ILIKE pattern over the whole logical path: % any run, _ one character, \\ escapes; case-insensitive. "
            "'projects/x%' is a subtree. Default '%'.",
            1, longestMemoryPath);
        path["default"] = "%";
        Json type = schema::text(
            "ILIKE pattern over the type: semantic, episodic, procedural, working or identity. Default '%'.", 1, 64);
        type["default"] = "%";
        properties["path_filter"] = std::move(path);
        properties["memory_type"] = std::move(type);
        properties["prefer_working"] = schema::boolean("Put working states that match before other matches.", false);
    }
    return schema::input(std::move(properties), {"query"});
}

Result<MemorySearchInput> MemorySearchInput::from(const Json &arguments)
{
    MemorySearchInput input;
    input.query = toQString(arguments["query"]);
    input.limit = arguments.value("limit", standardResults);
    if (const Json &path = member(arguments, "path_filter"); path.is_string())
        input.pathFilter = toQString(path);
    if (const Json &type = member(arguments, "memory_type"); type.is_string())
        input.typeFilter = toQString(type);
    input.preferWorking = arguments.value("prefer_working", false);
    if (input.query.trimmed().isEmpty())
        return std::unexpected(
            Error {ErrorCode::InvalidArgument, Messages::tr("\"query\" must not be blank."), u"query"_s});
    if (auto problem = patternProblem(input.pathFilter, u"path_filter"_s))
        return std::unexpected(*problem);
    if (auto problem = patternProblem(input.typeFilter, u"memory_type"_s))
        return std::unexpected(*problem);
    const bool known = std::ranges::any_of(memoryTypes(),
                                           [&input](const QString &type) { return ilike(type, input.typeFilter); });
    if (!known)
        return std::unexpected(
            Error {ErrorCode::InvalidArgument,
                   Messages::tr("\"memory_type\" fits none of the types: %1.").arg(memoryTypes().join(u", "_s)),
                   u"memory_type"_s});
    return input;
}

} // namespace evoca::mcp
