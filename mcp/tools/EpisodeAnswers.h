#pragma once

#include "journal/Caller.h"
#include "records/Episode.h"
#include "tools/Tool.h"

namespace evoca::mcp {

// What the tools for episodes share.

/// Who calls, in the project that the call means.
model::Result<model::Caller> episodeCaller(const Json &arguments, ToolContext &context);
/// The same where the project cannot be told: then the caller has none. A project that waits for approval is refused.
model::Result<model::Caller> episodeReader(const Json &arguments, ToolContext &context);
/// Projects whose episodes a call may see: its argument's, or all approved ones of the client.
model::Result<std::vector<model::RowId>> episodeProjects(const Json &arguments, ToolContext &context);

/// A row (bettermemory section 2.5, "Row format"), with where it came from.
Json episodeJson(const model::Episode &episode, bool withBody);
/// "2026-09-26T01:02:14.456000Z"; the fraction is left out when it is zero.
std::string episodeTime(qint64 milliseconds);
/// Absent, null: nothing.
QString optionalText(const Json &arguments, const char *name);
QStringList optionalTexts(const Json &arguments, const char *name);

namespace schema {

/// A type that may also be null, which is the default.
Json nullable(const char *type, const std::string &description);
Json nullableText(const std::string &description, int longest);
Json nullableTexts(const std::string &description, int most, int longest);
/// A count that is clamped, never refused.
Json nullableCount(const std::string &description, int standard);
Json episodeRow();

} // namespace schema

} // namespace evoca::mcp
