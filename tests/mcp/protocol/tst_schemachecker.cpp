#include "protocol/SchemaChecker.h"
#include "tools/Schema.h"

#include <QTest>

using namespace evoca::mcp;

class TestSchemaChecker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void problems_data();
    void problems();
    void references();
    void openBoundsAndNull();
};

void TestSchemaChecker::problems_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("problem");
    const auto row = [](const char *arguments, const char *problem) {
        QTest::newRow(arguments) << QByteArray(arguments) << QByteArray(problem);
    };
    row(R"({"query":"x"})", "");
    row(R"({"query":"x","limit":20})", "");
    row(R"({"query":"x","limit":5.0})", "");
    row(R"({})", "\"query\" is required.");
    row(R"([])", "The arguments must be an object.");
    row(R"({"query":""})", "\"query\" must not be empty.");
    row(R"({"query":7})", "\"query\" must be a string.");
    row(R"({"query":null})", "\"query\" must be a string.");
    row(R"({"query":"abcdefghijk"})", "\"query\" must have at most 10 characters, but has 11.");
    row(R"({"query":"ñandúñandú"})", "");
    row(R"({"query":"x","limit":0})", "\"limit\" must be at least 1, but is 0.");
    row(R"({"query":"x","limit":21})", "\"limit\" must be at most 20, but is 21.");
    row(R"({"query":"x","limit":2.5})", "\"limit\" must be an integer.");
    row(R"({"query":"x","limit":"5"})", "\"limit\" must be an integer.");
    row(R"({"query":"x","projct":"y"})", "Unknown argument \"projct\". Allowed: query, limit, kind, tags.");
    row(R"({"query":"x","kind":"c"})", "\"kind\" must be one of [\"a\",\"b\"].");
    row(R"({"query":"x","tags":["a",1]})", "\"tags[1]\" must be a string.");
    row(R"({"query":"x","tags":["a","b","c"]})", "\"tags\" must have at most 2 items, but has 3.");
}

void TestSchemaChecker::problems()
{
    QFETCH(QByteArray, arguments);
    QFETCH(QByteArray, problem);
    Json tags = schema::array("", {{"type", "string"}});
    tags["maxItems"] = 2;
    const SchemaChecker checker(schema::input({{"query", schema::text("", 1, 10)},
                                               {"limit", schema::integer("", 1, 20, 5)},
                                               {"kind", {{"enum", {"a", "b"}}}},
                                               {"tags", tags}},
                                              {"query"}));
    QCOMPARE(QByteArray::fromStdString(checker.problem(*parseJson(arguments)).value_or("")), problem);
}

void TestSchemaChecker::references()
{
    const SchemaChecker checker(Json::parse(
        R"({"$defs":{"Name":{"type":"string","minLength":2}},"type":"object","properties":{"name":{"$ref":"#/$defs/Name"}}})"));
    QVERIFY(!checker.problem(Json {{"name", "ab"}}));
    QVERIFY(checker.problem(Json {{"name", "a"}}));
}

void TestSchemaChecker::openBoundsAndNull()
{
    const SchemaChecker checker(Json::parse(
        R"({"type":"object","properties":{"minutes":{"type":["number","null"],"exclusiveMinimum":0,"maximum":9}}})"));
    QVERIFY(!checker.problem(Json {{"minutes", nullptr}}));
    QVERIFY(!checker.problem(Json {{"minutes", 0.01}}));
    QVERIFY(!checker.problem(Json {{"minutes", 9}}));
    QCOMPARE(*checker.problem(Json {{"minutes", 0}}), "\"minutes\" must be greater than 0, but is 0.");
    QCOMPARE(*checker.problem(Json {{"minutes", "1"}}), "\"minutes\" must be a number or null.");
}

QTEST_APPLESS_MAIN(TestSchemaChecker)
#include "tst_schemachecker.moc"
