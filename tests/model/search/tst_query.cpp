#include "search/Query.h"

#include <QDateTime>
#include <QTest>

using namespace evoca::model;
using namespace Qt::StringLiterals;

class QueryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words();
    void lastWordIsAPrefixWhileTyped();
    void facets();
    void spanishFacets();
    void dates();
    void whatIsNotUnderstoodIsAWord_data();
    void whatIsNotUnderstoodIsAWord();
    void misreadFacetsAllowNoPartialMatch();
    void textWithoutLettersIsUnsearchable();
    void emptyFacetIsBeingTyped();
    void tokens();
    void withTokenAddsReplacesRemoves();
    void neverFails();
};

static QStringList texts(const Query &query)
{
    QStringList list;
    for (const Query::Word &word : query.words)
        list << word.text;
    return list;
}

void QueryTest::words()
{
    const Query query = parseQuery(u"docker-compose \"exact phrase\" -noise src/auth.rs -\"not this\"", false);
    QCOMPARE(texts(query), (QStringList {u"docker-compose"_s, u"src/auth.rs"_s}));
    QCOMPARE(query.phrases, QStringList {u"exact phrase"_s});
    QCOMPARE(query.excluded, (QStringList {u"noise"_s, u"not this"_s}));
    QVERIFY(query.hasText());
    QVERIFY(!query.hasFacets());
}

void QueryTest::lastWordIsAPrefixWhileTyped()
{
    QVERIFY(parseQuery(u"fix auth").words.back().prefix);
    QVERIFY(!parseQuery(u"fix auth").words.front().prefix);
    QVERIFY(!parseQuery(u"fix auth ").words.back().prefix);
    QVERIFY(!parseQuery(u"fix auth", false).words.back().prefix);
    const Query star = parseQuery(u"auth* x", false);
    QVERIFY(star.words.front().prefix);
    QCOMPARE(star.words.front().text, u"auth"_s);
    // A character of a script without spaces stands at the front of bigrams.
    QVERIFY(parseQuery(u"猫", false).words.front().prefix);
    QVERIFY(!parseQuery(u"小猫", false).words.front().prefix);
    QVERIFY(!parseQuery(u"é", false).words.front().prefix);
}

void QueryTest::facets()
{
    const Query query = parseQuery(
        u"agent:codex status:failure,success project:\"my app\" file:auth.rs class:debug strategy:none kind:resolution session:12 in:output login");
    QCOMPARE(query.agents, std::vector {Agent::Codex});
    QCOMPARE(query.statuses, (std::vector {Status::Failure, Status::Success}));
    QCOMPARE(query.projects, QStringList {u"my app"_s});
    QCOMPARE(query.files, QStringList {u"auth.rs"_s});
    QCOMPARE(query.classes, std::vector {TaskClass::Debug});
    QCOMPARE(query.strategies, QStringList {u"none"_s});
    QCOMPARE(query.lessonKinds, std::vector {LessonKind::Resolution});
    QCOMPARE(query.session, 12);
    QCOMPARE(query.in, SearchIn::Output);
    QCOMPARE(texts(query), QStringList {u"login"_s});
}

void QueryTest::spanishFacets()
{
    const Query query = parseQuery(
        u"agente:codex estado:éxito estado:fallo proyecto:tienda archivo:iva.py clase:depurar en:salida sesión:3");
    QCOMPARE(query.agents, std::vector {Agent::Codex});
    QCOMPARE(query.statuses, (std::vector {Status::Success, Status::Failure}));
    QCOMPARE(query.projects, QStringList {u"tienda"_s});
    QCOMPARE(query.files, QStringList {u"iva.py"_s});
    QCOMPARE(query.classes, std::vector {TaskClass::Debug});
    QCOMPARE(query.in, SearchIn::Output);
    QCOMPARE(query.session, 3);
    QVERIFY(query.words.empty());
}

void QueryTest::dates()
{
    const auto start = [](int year, int month, int day) {
        return QDate(year, month, day).startOfDay().toMSecsSinceEpoch();
    };
    QCOMPARE(parseQuery(u"after:2026").after.value(), start(2026, 1, 1));
    QCOMPARE(parseQuery(u"desde:2026-09").after.value(), start(2026, 9, 1));
    QCOMPARE(parseQuery(u"before:2026-09-30").before.value(), start(2026, 9, 30));
    const QDate today = QDate::currentDate();
    QCOMPARE(parseQuery(u"after:today").after.value(), today.startOfDay().toMSecsSinceEpoch());
    QCOMPARE(parseQuery(u"hasta:ayer").before.value(), today.addDays(-1).startOfDay().toMSecsSinceEpoch());
    QCOMPARE(parseQuery(u"after:7d").after.value(), today.addDays(-7).startOfDay().toMSecsSinceEpoch());
    QCOMPARE(parseQuery(u"after:2026-09-30T14:05").after.value(),
             QDateTime(QDate(2026, 9, 30), QTime(14, 5)).toMSecsSinceEpoch());
    QVERIFY(!parseQuery(u"after:2026-09-30T25:05").after);
    QVERIFY(!parseQuery(u"after:2026-09T14:05").after);
    QVERIFY(!parseQuery(u"after:2026-13").after);
    QVERIFY(!parseQuery(u"after:99999999999999d").after);
}

void QueryTest::whatIsNotUnderstoodIsAWord_data()
{
    QTest::addColumn<QString>("text");
    for (const auto &text :
         {u"memory:safe"_s, u"don't"_s, u"status:purple"_s, u"after:garbage"_s, u"before:soon"_s, u"agent:nobody"_s,
          u"class:x"_s, u"kind:x"_s, u"in:x"_s, u"session:x"_s, u"lesson:0"_s, u"status:\"no such\""_s,
          u"estado:morado"_s, u"https://example.org/a?b=c"_s, u"a:b:c"_s, u"::x"_s, u"--flag"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void QueryTest::whatIsNotUnderstoodIsAWord()
{
    QFETCH(QString, text);
    const Query query = parseQuery(text);
    QCOMPARE(texts(query), QStringList {text});
    QVERIFY(!query.hasFacets());
    QVERIFY(!query.unsearchable);
}

void QueryTest::misreadFacetsAllowNoPartialMatch()
{
    QVERIFY(!parseQuery(u"status:bogus cargo").canBePartial());
    QVERIFY(!parseQuery(u"cargo status:bogus", false).canBePartial());
    QVERIFY(parseQuery(u"cargo status:fail").canBePartial()); // being typed
    QVERIFY(parseQuery(u"cargo test memory:safe", false).canBePartial()); // no facet
    QVERIFY(!parseQuery(u"cargo agent:").canBePartial());
}

void QueryTest::textWithoutLettersIsUnsearchable()
{
    for (const QString &text : {u"\""_s, u"\"\""_s, u"()"_s, u"*"_s, u"%"_s, u"status:failure *"_s})
        QVERIFY2(parseQuery(text).unsearchable, qPrintable(text));
    for (const QString &text :
         {u""_s, u"  "_s, u"status:failure"_s, u"agent:"_s, u"file:"_s, u"-noise"_s, u"a *"_s, u"年"_s})
        QVERIFY2(!parseQuery(text).unsearchable, qPrintable(text));
}

void QueryTest::emptyFacetIsBeingTyped()
{
    const Query query = parseQuery(u"login agent:");
    QCOMPARE(texts(query), QStringList {u"login"_s});
    QVERIFY(!query.hasFacets());
}

void QueryTest::tokens()
{
    const QString text = u"x estado:fallo proyecto:\"mi app\""_s;
    const std::vector<QueryToken> list = queryTokens(text);
    QCOMPARE(list.size(), 2u);
    QCOMPARE(list[0].key, u"status"_s);
    QCOMPARE(text.mid(list[1].start, list[1].length), u"proyecto:\"mi app\""_s);
    QCOMPARE(list[1].value, u"mi app"_s);
}

void QueryTest::withTokenAddsReplacesRemoves()
{
    QCOMPARE(withToken(u"login", u"agent"_s, u"codex"_s), u"login agent:codex"_s);
    QCOMPARE(withToken(u"agente:codex login", u"agent"_s, u"gemini"_s), u"agent:gemini login"_s);
    QCOMPARE(withToken(u"a agent:codex b agent:gemini", u"agent"_s, {}), u"a b"_s);
    QCOMPARE(withToken(u"a agent:codex b agent:gemini", u"agent"_s, u"goose"_s), u"a agent:goose b"_s);
    QCOMPARE(withToken(u"", u"project"_s, u"my app"_s), u"project:\"my app\""_s);
}

void QueryTest::neverFails()
{
    for (const QString &text : {u"\""_s, u"-"_s, u"- -"_s, u"-\""_s, u"agent:\""_s, u"*"_s, u"%_'"_s, u"\"\""_s, u":"_s,
                                QString(5000, u'"'), u"NOT AND ( OR"_s})
        parseQuery(text);
    QVERIFY(parseQuery(u"\" ' * % -").words.empty());
    QVERIFY(parseQuery(u"").words.empty());
}

QTEST_APPLESS_MAIN(QueryTest)
#include "tst_query.moc"
