#pragma once

#include "protocol/Json.h"

#include <optional>
#include <string>

namespace evoca::mcp {

/// Checks arguments against the part of JSON Schema 2020-12 that our tools use: type (one or a list), properties,
/// required, additionalProperties: false, enum, const, minimum, exclusiveMinimum, maximum, minLength, maxLength, items,
/// minItems, maxItems and local $ref. Says what is wrong in words that name the field and its bound, so that a model
/// can repair its call at once.
class SchemaChecker
{
public:
    explicit SchemaChecker(Json schema);
    /// One English sentence about the first problem, or nothing.
    std::optional<std::string> problem(const Json &value) const;

private:
    using Problem = std::optional<std::string>;
    Problem check(const Json &schema, const Json &value, const std::string &name) const;
    Problem checkObject(const Json &schema, const Json &value, const std::string &name) const;
    Problem checkArray(const Json &schema, const Json &value, const std::string &name) const;
    static Problem checkString(const Json &schema, const Json &value, const std::string &name);
    static Problem checkNumber(const Json &schema, const Json &value, const std::string &name);
    const Json *resolved(const Json &schema) const;

    Json m_schema;
};

} // namespace evoca::mcp
