#include "tools/Schema.h"

namespace evoca::mcp::schema {

Json text(const std::string &description, int minLength, int maxLength)
{
    return {{"type", "string"}, {"description", description}, {"minLength", minLength}, {"maxLength", maxLength}};
}

Json integer(const std::string &description, int minimum, int maximum, int standard)
{
    return {{"type", "integer"},
            {"description", description},
            {"minimum", minimum},
            {"maximum", maximum},
            {"default", standard}};
}

Json boolean(const std::string &description, bool standard)
{
    return {{"type", "boolean"}, {"description", description}, {"default", standard}};
}

Json object(Json properties, Json required)
{
    Json schema {{"type", "object"}, {"properties", std::move(properties)}};
    if (!required.empty())
        schema["required"] = std::move(required);
    return schema;
}

Json input(Json properties, Json required)
{
    Json schema = object(std::move(properties), std::move(required));
    schema["additionalProperties"] = false;
    return schema;
}

Json array(const std::string &description, Json items)
{
    return {{"type", "array"}, {"description", description}, {"items", std::move(items)}};
}

Json plain(const std::string &type, const std::string &description)
{
    return {{"type", type}, {"description", description}};
}

Json project()
{
    return text(
        "Name or absolute path of the project to look in (any folder inside it will do). Needed only when Evoca cannot tell: "
        "by default the project bound to this client, the working directory's project, or the only approved one.",
        1, 1000);
}

Json cursor()
{
    return text("next_cursor of the page before, unchanged. Omit it for the first page.", 1, 200);
}

Json readAnnotations(const std::string &title)
{
    return {{"title", title},
            {"readOnlyHint", true},
            {"destructiveHint", false},
            {"idempotentHint", true},
            {"openWorldHint", false}};
}

} // namespace evoca::mcp::schema
