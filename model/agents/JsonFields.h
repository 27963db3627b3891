#pragma once

#include "agents/IsoTime.h"

#include <simdjson.h>

#include <charconv>
#include <string_view>

// Small doors to simdjson for fields that can be anything: a value of the wrong type costs the field, not the record.
// Views live as long as the parser's document.
namespace evoca::model {

/// The name of a field as it stands in the file (no agent's names need escapes).
inline std::string_view keyOf(simdjson::simdjson_result<simdjson::ondemand::field> &field)
{
    return field.escaped_key();
}

/// The text of a string (lone surrogates become U+FFFD), else empty.
inline std::string_view textOf(simdjson::ondemand::value value)
{
    if (value.type() != simdjson::ondemand::json_type::string)
        return {};
    return value.get_string(true);
}

inline bool isTrue(simdjson::ondemand::value value)
{
    return value.type() == simdjson::ondemand::json_type::boolean && value.get_bool();
}

inline bool isObject(simdjson::ondemand::value value)
{
    return value.type() == simdjson::ondemand::json_type::object;
}

inline bool isArray(simdjson::ondemand::value value)
{
    return value.type() == simdjson::ondemand::json_type::array;
}

/// A number, also one in quotes; `fallback` otherwise. Never throws on numbers that are out of range.
inline double numberOf(simdjson::ondemand::value value, double fallback)
{
    std::string_view token;
    if (value.type() == simdjson::ondemand::json_type::number)
        token = value.raw_json_token();
    else
        token = textOf(value);
    double number = fallback;
    const auto parsed = std::from_chars(token.data(), token.data() + token.size(), number);
    return parsed.ec == std::errc() ? number : fallback;
}

/// ISO text or epoch number as epoch ms, 0 when it is no time.
inline qint64 timeOf(simdjson::ondemand::value value)
{
    if (value.type() == simdjson::ondemand::json_type::number)
        return epochMs(numberOf(value, 0));
    return isoTimeMs(textOf(value));
}

/// The JSON of any value, without blanks around it.
inline std::string_view jsonOf(simdjson::ondemand::value value)
{
    return simdjson::trim(value.raw_json().value());
}

} // namespace evoca::model
