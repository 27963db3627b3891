#include "McpFixture.h"
#include "support/TestHome.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>

using namespace Qt::StringLiterals;
using namespace evoca::mcp;
using namespace evoca::model;
using namespace evoca::test;

namespace {

using Plain = nlohmann::json; // compares objects whatever the order of their members

constexpr std::array bounds {"type",      "enum",      "pattern",  "minimum",  "exclusiveMinimum", "maximum",
                             "minLength", "maxLength", "minItems", "maxItems", "default"};

bool isAbout(const std::string &error, const std::string &parameter)
{
    return error.starts_with('"' + parameter + "\" must");
}

/// Of a pattern that only asks for a beginning ("^exp-"): that beginning. Nothing for any other pattern.
std::optional<std::string> prefixOf(const Json &schema)
{
    const std::string pattern = schema.value("pattern", "");
    if (pattern.empty())
        return "";
    const bool plain = pattern.starts_with('^')
        && std::ranges::all_of(pattern.substr(1), [](char c) { return std::isalnum(c) || c == '-' || c == '_'; });
    return plain ? std::optional(pattern.substr(1)) : std::nullopt;
}

/// `length` characters that are not bytes.
std::string filled(const std::string &prefix, size_t length)
{
    std::string text = prefix;
    for (size_t i = prefix.size(); i < length; ++i)
        text += "ñ";
    return text;
}

/// Some value that a schema allows.
Json allowed(const Json &schema)
{
    if (const Json &values = member(schema, "enum"); values.is_array())
        return values.front();
    Json type = member(schema, "type");
    if (type.is_array())
        type = type.front();
    if (type == "integer" || type == "number")
        return schema.contains("minimum") ? schema["minimum"] : Json(1);
    if (type == "boolean")
        return false;
    if (type == "array")
        return Json::array();
    if (type == "object")
        return Json::object();
    if (const auto prefix = prefixOf(schema))
        return filled(*prefix, size_t(std::max(1, schema.value("minLength", 1))));
    return schema.contains("examples") ? schema["examples"].front() : Json("");
}

/// A value that no schema of this type allows.
Json wrong(const Json &schema)
{
    const Json &type = member(schema, "type");
    const bool text = type == "string" || (type.is_array() && type.front() == "string");
    return text ? Json(7) : Json("seven");
}

} // namespace

/// Every tool's schema: against the facts that were written down from the seeds, and every bound at, below and above.
class TestSeeds : public QObject
{
    Q_OBJECT

    void setProfile(Profile profile)
    {
        m_fixture->client.profile = profile;
        m_fixture->client.permissions = Permission::MemoryRead | Permission::MemoryWrite | Permission::MemoryForget
            | Permission::HistoryRead;
        QVERIFY(AccessControl(*m_fixture->store.writer).updateClient(m_fixture->client).result());
    }

    Json tools() const
    {
        return m_fixture->exchange(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})").json()["result"]["tools"];
    }

    Json definition(const std::string &tool) const
    {
        for (const Json &entry : tools()) {
            if (entry["name"] == tool)
                return entry;
        }
        return {};
    }

    /// The error's text; empty when there is none.
    std::string error(const std::string &tool, const Json &arguments) const
    {
        const Json result = m_fixture->call(tool, arguments);
        if (!result.is_object())
            return "no answer";
        return result.value("isError", false) ? result["content"][0]["text"].get<std::string>() : std::string();
    }

    Json leastArguments(const Json &schema) const
    {
        Json arguments = Json::object();
        for (const Json &name : member(schema, "required"))
            arguments[name.get<std::string>()] = allowed(schema["properties"][name.get<std::string>()]);
        return arguments;
    }

    void accepts(const std::string &tool, const Json &schema, const std::string &parameter, const Json &value)
    {
        Json arguments = leastArguments(schema);
        arguments[parameter] = value;
        const std::string text = error(tool, arguments);
        const QByteArray shown = QByteArray::fromStdString(tool + '.' + parameter + ": " + text.substr(0, 300));
        QVERIFY2(!isAbout(text, parameter) && !text.contains("Unknown argument") && text != "no answer",
                 shown.constData());
    }

    void refuses(const std::string &tool, const Json &schema, const std::string &parameter, const Json &value)
    {
        Json arguments = leastArguments(schema);
        arguments[parameter] = value;
        const std::string text = error(tool, arguments);
        const QByteArray shown = QByteArray::fromStdString(tool + '.' + parameter + ": " + text.substr(0, 300));
        QVERIFY2(isAbout(text, parameter), shown.constData());
    }

    void checkNumber(const std::string &tool, const Json &schema, const std::string &name, const Json &property)
    {
        if (property.contains("minimum")) {
            accepts(tool, schema, name, property["minimum"]);
            refuses(tool, schema, name, property["minimum"].get<qint64>() - 1);
        }
        if (property.contains("exclusiveMinimum")) {
            accepts(tool, schema, name, property["exclusiveMinimum"].get<double>() + 0.001);
            refuses(tool, schema, name, property["exclusiveMinimum"]);
        }
        QVERIFY2(property.contains("maximum"), (tool + '.' + name).c_str()); // everything is bounded
        accepts(tool, schema, name, property["maximum"]);
        refuses(tool, schema, name, property["maximum"].get<qint64>() + 1);
    }

    void checkText(const std::string &tool, const Json &schema, const std::string &name, const Json &property)
    {
        if (property.contains("enum")) {
            for (const Json &value : property["enum"])
                accepts(tool, schema, name, value);
            refuses(tool, schema, name, "none of them");
            return;
        }
        QVERIFY2(property.contains("maxLength"), (tool + '.' + name).c_str());
        const auto prefix = prefixOf(property);
        if (property.contains("pattern"))
            refuses(tool, schema, name, "? nothing like it ?");
        if (!prefix) { // the pattern itself fixes the length
            accepts(tool, schema, name, allowed(property));
            return;
        }
        const auto longest = property["maxLength"].get<size_t>();
        accepts(tool, schema, name, filled(*prefix, longest));
        refuses(tool, schema, name, filled(*prefix, longest + 1));
        const auto shortest = size_t(property.value("minLength", 0));
        accepts(tool, schema, name, filled(*prefix, shortest));
        if (shortest > prefix->size())
            refuses(tool, schema, name, filled(*prefix, shortest - 1));
        else if (shortest == 1)
            refuses(tool, schema, name, "");
    }

    void checkList(const std::string &tool, const Json &schema, const std::string &name, const Json &property)
    {
        QVERIFY2(property.contains("maxItems"), (tool + '.' + name).c_str());
        const auto most = property["maxItems"].get<size_t>();
        const Json item = allowed(property["items"]);
        accepts(tool, schema, name, Json(most, item));
        refuses(tool, schema, name, Json(most + 1, item));
    }

    void checkParameter(const std::string &tool, const Json &schema, const std::string &name, const Json &property)
    {
        QVERIFY2(!property.value("description", "").empty(), (tool + '.' + name).c_str());
        refuses(tool, schema, name, wrong(property));
        Json type = member(property, "type");
        if (type.is_array()) {
            accepts(tool, schema, name, nullptr);
            type = type.front();
        }
        if (type == "integer" || type == "number")
            checkNumber(tool, schema, name, property);
        else if (type == "string" || property.contains("enum"))
            checkText(tool, schema, name, property);
        else if (type == "array")
            checkList(tool, schema, name, property);
        else if (type == "boolean")
            accepts(tool, schema, name, true);
    }

    std::unique_ptr<McpFixture> m_fixture;

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<McpFixture>(); }
    void cleanupTestCase() { m_fixture.reset(); }

    void facts_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<Profile>("profile");
        const QDir folder(QStringLiteral(EVOCA_TEST_DATA) + u"/seeds"_s);
        const QStringList files = folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name);
        QVERIFY(files.size() >= 3);
        for (const QString &file : files) {
            if (!file.endsWith(".extended.json"_L1))
                QTest::addRow("%s, generic", qPrintable(file)) << folder.filePath(file) << Profile::Generic;
            if (!file.endsWith(".generic.json"_L1))
                QTest::addRow("%s, extended", qPrintable(file)) << folder.filePath(file) << Profile::Extended;
        }
    }

    void facts()
    {
        QFETCH(QString, file);
        QFETCH(Profile, profile);
        setProfile(profile);
        QFile source(file);
        QVERIFY(source.open(QIODevice::ReadOnly));
        const Plain facts = Plain::parse(source.readAll().toStdString());
        const Plain tool = Plain::parse(definition(facts["tool"].get<std::string>()).dump());
        if (facts.value("absent", false)) {
            QVERIFY(tool.is_null());
            return;
        }
        QVERIFY2(tool.is_object(), "no such tool");

        const Plain &input = tool["inputSchema"];
        std::set<std::string> required;
        const Plain requiredHere = input.value("required", Plain::array());
        for (const Plain &name : requiredHere)
            required.insert(name);
        std::set<std::string> wanted;
        const Plain requiredThere = facts["input"].value("required", Plain::array());
        for (const Plain &name : requiredThere)
            wanted.insert(name);
        QVERIFY2(required == wanted, "other parameters are required");
        QCOMPARE(input["additionalProperties"], Plain(false));

        std::set<std::string> names;
        for (const auto &[name, expected] : facts["input"]["properties"].items()) {
            names.insert(name);
            QVERIFY2(input["properties"].contains(name), name.c_str());
            const Plain &property = input["properties"][name];
            for (const auto &[key, value] : expected.items())
                QVERIFY2(property.contains(key) && property[key] == value,
                         (name + '.' + key + ": " + property.dump()).c_str());
            for (const char *bound : bounds)
                QVERIFY2(!property.contains(bound) || expected.contains(bound), (name + " has a " + bound).c_str());
        }
        const Plain additions = facts["input"].value("additions", Plain::array());
        for (const Plain &name : additions)
            names.insert(name);
        for (const auto &[name, property] : input["properties"].items())
            QVERIFY2(names.contains(name), ("unknown parameter " + name).c_str());

        const Plain &output = tool["outputSchema"];
        const Plain outputFacts = facts.value("output", Plain::object());
        for (const auto &[key, value] : outputFacts.items())
            QVERIFY2(output.contains(key) && output[key] == value,
                     (key + ": " + output.value(key, Plain()).dump()).c_str());
        const Plain outputRequired = facts.value("output_required", Plain::array());
        for (const Plain &name : outputRequired) {
            const Plain &list = output.at("required");
            QVERIFY2(std::ranges::find(list, name) != list.end(), name.dump().c_str());
        }
        const Plain outputProperties = facts.value("output_properties", Plain::array());
        for (const Plain &name : outputProperties)
            QVERIFY2(output["properties"].contains(name.get<std::string>()), name.dump().c_str());
        const Plain hints = facts.value("annotations", Plain::object());
        for (const auto &[key, value] : hints.items())
            QVERIFY2(tool["annotations"].value(key, Plain()) == value, key.c_str());
    }

    void everyTool_data()
    {
        QTest::addColumn<Profile>("profile");
        QTest::addColumn<QByteArray>("tool");
        for (const Profile profile : {Profile::Generic, Profile::Extended}) {
            setProfile(profile);
            const Json list = tools();
            QVERIFY(list.size() >= 6);
            for (const Json &entry : list) {
                const std::string name = entry["name"];
                QTest::addRow("%s, %s", name.c_str(), profile == Profile::Generic ? "generic" : "extended")
                    << profile << QByteArray::fromStdString(name);
            }
        }
    }

    /// What every definition must have, and every bound of every parameter.
    void everyTool()
    {
        QFETCH(Profile, profile);
        QFETCH(QByteArray, tool);
        setProfile(profile);
        const std::string name = tool.toStdString();
        const Json entry = definition(name);
        QVERIFY(!entry.value("title", "").empty());
        QVERIFY(entry.value("description", "").size() > 80);
        QCOMPARE(entry["outputSchema"]["type"], "object");
        for (const char *hint : {"readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"})
            QVERIFY2(entry["annotations"].contains(hint), hint);
        const Json &schema = entry["inputSchema"];
        QCOMPARE(schema["type"], "object");
        QCOMPARE(schema["additionalProperties"], false);

        Json unknown = leastArguments(schema);
        unknown["no_such_parameter"] = 1;
        QVERIFY(error(name, unknown).contains("Unknown argument \"no_such_parameter\""));
        for (const Json &required : member(schema, "required")) {
            Json arguments = leastArguments(schema);
            arguments.erase(required.get<std::string>());
            QVERIFY(error(name, arguments).contains('"' + required.get<std::string>() + "\" is required"));
        }
        for (const auto &[parameter, property] : schema["properties"].items()) {
            checkParameter(name, schema, parameter, property);
            if (QTest::currentTestFailed())
                return;
        }
    }
};

int main(int argc, char *argv[])
{
    TestHome home;
    QCoreApplication application(argc, argv);
    TestSeeds test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_seeds.moc"
