#include "protocol/SchemaChecker.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace evoca::mcp {

namespace {

std::string quoted(const std::string &name)
{
    return name.empty() ? "The arguments" : '"' + name + '"';
}

bool hasType(const Json &value, const std::string &type)
{
    if (type == "object")
        return value.is_object();
    if (type == "array")
        return value.is_array();
    if (type == "string")
        return value.is_string();
    if (type == "boolean")
        return value.is_boolean();
    if (type == "number")
        return value.is_number();
    if (type == "integer")
        return value.is_number_integer()
            || (value.is_number() && std::trunc(value.get<double>()) == value.get<double>());
    return type == "null" && value.is_null();
}

/// `type`: one name, or a list of them.
bool hasAnyType(const Json &value, const Json &type)
{
    if (!type.is_array())
        return hasType(value, type.get<std::string>());
    return std::any_of(type.begin(), type.end(),
                       [&value](const Json &one) { return hasType(value, one.get<std::string>()); });
}

/// "an integer", "a string"
std::string withArticle(const std::string &type)
{
    return (type == "object" || type == "array" || type == "integer" ? "an " : "a ") + type;
}

/// "an integer or null"
std::string typeWords(const Json &type)
{
    if (!type.is_array())
        return withArticle(type.get<std::string>());
    std::string words;
    for (const Json &one : type)
        words += (words.empty() ? "" : " or ") + (one == "null" ? "null" : withArticle(one.get<std::string>()));
    return words;
}

std::string keysOf(const Json &object)
{
    std::string list;
    for (const auto &[key, value] : object.items())
        list += (list.empty() ? "" : ", ") + key;
    return list;
}

size_t codePoints(const std::string &utf8)
{
    size_t count = 0;
    for (unsigned char c : utf8)
        count += (c & 0xc0) != 0x80;
    return count;
}

/// "items.path"
std::string nameInside(const std::string &name, const std::string &key)
{
    std::string inside = name;
    if (!inside.empty())
        inside += '.';
    inside += key;
    return inside;
}

} // namespace

SchemaChecker::SchemaChecker(Json schema) : m_schema(std::move(schema)) { }

std::optional<std::string> SchemaChecker::problem(const Json &value) const
{
    return check(m_schema, value, {});
}

const Json *SchemaChecker::resolved(const Json &schema) const
{
    const Json &reference = member(schema, "$ref");
    if (!reference.is_string())
        return &schema;
    const std::string text = reference.get<std::string>();
    const Json::json_pointer pointer(text.substr(text.find('#') + 1));
    return m_schema.contains(pointer) ? &m_schema.at(pointer) : &schema;
}

SchemaChecker::Problem SchemaChecker::check(const Json &unresolved, const Json &value, const std::string &name) const
{
    const Json &schema = *resolved(unresolved);
    const Json &type = member(schema, "type");
    if (!type.is_null() && !hasAnyType(value, type))
        return quoted(name) + " must be " + typeWords(type) + '.';
    if (const Json &allowed = member(schema, "enum");
        allowed.is_array() && std::find(allowed.begin(), allowed.end(), value) == allowed.end())
        return quoted(name) + " must be one of " + allowed.dump() + '.';
    if (const Json &constant = member(schema, "const"); schema.contains("const") && constant != value)
        return quoted(name) + " must be " + constant.dump() + '.';
    if (value.is_object())
        return checkObject(schema, value, name);
    if (value.is_array())
        return checkArray(schema, value, name);
    if (value.is_string())
        return checkString(schema, value, name);
    return value.is_number() ? checkNumber(schema, value, name) : std::nullopt;
}

SchemaChecker::Problem SchemaChecker::checkObject(const Json &schema, const Json &value, const std::string &name) const
{
    for (const Json &required : member(schema, "required")) {
        if (!value.contains(required.get<std::string>()))
            return '"' + required.get<std::string>() + "\" is required.";
    }
    const Json &properties = member(schema, "properties");
    for (const auto &[key, item] : value.items()) {
        const Json &property = member(properties, key.c_str());
        if (!property.is_null()) {
            if (auto problem = check(property, item, nameInside(name, key)))
                return problem;
        } else if (member(schema, "additionalProperties") == false) {
            return "Unknown argument \"" + key.substr(0, 80) + "\". "
                + (properties.empty() ? "This tool takes none." : "Allowed: " + keysOf(properties) + '.');
        }
    }
    return std::nullopt;
}

SchemaChecker::Problem SchemaChecker::checkArray(const Json &schema, const Json &value, const std::string &name) const
{
    if (const Json &most = member(schema, "maxItems"); most.is_number() && value.size() > most.get<size_t>())
        return quoted(name) + " must have at most " + most.dump() + " items, but has " + std::to_string(value.size())
            + '.';
    if (const Json &least = member(schema, "minItems"); least.is_number() && value.size() < least.get<size_t>())
        return quoted(name) + " must have at least " + least.dump() + " items, but has " + std::to_string(value.size())
            + '.';
    const Json &items = member(schema, "items");
    for (size_t i = 0; items.is_object() && i < value.size(); ++i) {
        if (auto problem = check(items, value[i], name + '[' + std::to_string(i) + ']'))
            return problem;
    }
    return std::nullopt;
}

SchemaChecker::Problem SchemaChecker::checkString(const Json &schema, const Json &value, const std::string &name)
{
    const size_t length = codePoints(value.get_ref<const std::string &>());
    if (const Json &least = member(schema, "minLength"); least.is_number() && length < least.get<size_t>())
        return quoted(name)
            + (least == 1 ? " must not be empty." : " must have at least " + least.dump() + " characters.");
    if (const Json &most = member(schema, "maxLength"); most.is_number() && length > most.get<size_t>())
        return quoted(name) + " must have at most " + most.dump() + " characters, but has " + std::to_string(length)
            + '.';
    if (const Json &pattern = member(schema, "pattern"); pattern.is_string()) {
        const QRegularExpression expression(toQString(pattern), QRegularExpression::UseUnicodePropertiesOption);
        if (!expression.match(toQString(value)).hasMatch())
            return quoted(name) + " must match " + pattern.get<std::string>() + '.';
    }
    return std::nullopt;
}

SchemaChecker::Problem SchemaChecker::checkNumber(const Json &schema, const Json &value, const std::string &name)
{
    if (const Json &least = member(schema, "minimum"); least.is_number() && value.get<double>() < least.get<double>())
        return quoted(name) + " must be at least " + least.dump() + ", but is " + value.dump() + '.';
    if (const Json &limit = member(schema, "exclusiveMinimum");
        limit.is_number() && value.get<double>() <= limit.get<double>())
        return quoted(name) + " must be greater than " + limit.dump() + ", but is " + value.dump() + '.';
    if (const Json &most = member(schema, "maximum"); most.is_number() && value.get<double>() > most.get<double>())
        return quoted(name) + " must be at most " + most.dump() + ", but is " + value.dump() + '.';
    return std::nullopt;
}

} // namespace evoca::mcp
