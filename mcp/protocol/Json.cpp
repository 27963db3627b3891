#include "protocol/Json.h"

#include <QJsonDocument>

namespace evoca::mcp {

namespace {

constexpr int deepest = 64;

/// Refuses texts that are nested absurdly deep before a tree is built of them.
bool tooDeep(QByteArrayView bytes)
{
    int depth = 0;
    bool inString = false;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > deepest)
                return true;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

} // namespace

std::optional<Json> parseJson(QByteArrayView bytes)
{
    if (tooDeep(bytes))
        return std::nullopt;
    Json json = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (json.is_discarded())
        return std::nullopt;
    return json;
}

QByteArray dumpJson(const Json &json)
{
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Json toJson(const QString &text)
{
    return text.toStdString();
}

Json toJson(const QStringList &texts)
{
    Json array = Json::array();
    for (const QString &text : texts)
        array.push_back(text.toStdString());
    return array;
}

Json toJson(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::UnknownType:
    case QMetaType::Nullptr: return nullptr;
    case QMetaType::Bool: return value.toBool();
    case QMetaType::Int:
    case QMetaType::Long:
    case QMetaType::Short:
    case QMetaType::LongLong: return value.toLongLong();
    case QMetaType::UInt:
    case QMetaType::ULong:
    case QMetaType::UShort:
    case QMetaType::ULongLong: return value.toULongLong();
    case QMetaType::Float:
    case QMetaType::Double: return value.toDouble();
    case QMetaType::QStringList: return toJson(value.toStringList());
    case QMetaType::QVariantMap: {
        Json object = Json::object();
        const QVariantMap map = value.toMap();
        for (const auto &[key, item] : map.asKeyValueRange())
            object[key.toStdString()] = toJson(item);
        return object;
    }
    case QMetaType::QVariantList: {
        Json array = Json::array();
        for (const QVariant &item : value.toList())
            array.push_back(toJson(item));
        return array;
    }
    default: return toJson(value.toString());
    }
}

QString toQString(const Json &json)
{
    return json.is_string() ? QString::fromStdString(json.get_ref<const std::string &>()) : QString();
}

QJsonObject toQJsonObject(const Json &json)
{
    return QJsonDocument::fromJson(dumpJson(json)).object();
}

const Json &member(const Json &json, const char *key)
{
    static const Json null;
    if (!json.is_object())
        return null;
    const auto found = json.find(key);
    return found == json.end() ? null : *found;
}

} // namespace evoca::mcp
