#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QVariant>

#include <nlohmann/json.hpp>

#include <optional>

namespace evoca::mcp {

/// Keeps the order of members, so that schemas and answers read as they were written.
using Json = nlohmann::ordered_json;

/// Nothing when the bytes are not one JSON text in UTF-8, or nested deeper than 64.
std::optional<Json> parseJson(QByteArrayView bytes);
/// Compact, valid UTF-8, without raw line breaks.
QByteArray dumpJson(const Json &json);

Json toJson(const QString &text);
Json toJson(const QStringList &texts);
Json toJson(const QVariant &value); ///< maps, lists, strings, numbers, booleans; anything else by its text
QString toQString(const Json &json); ///< of a string; empty otherwise
QJsonObject toQJsonObject(const Json &json);

/// A member of an object, or null when it is absent or `json` is no object.
const Json &member(const Json &json, const char *key);

} // namespace evoca::mcp
