#include "SearchStore.h"

#include "search/ExperienceSearch.h"
#include "support/TestHome.h"

#include <QTest>

using namespace evoca::model;
using namespace evoca::test;
using namespace Qt::StringLiterals;

class ExperienceListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void newestFirstWithoutText();
    void pagesByKey();
    void wordsAreFoundFromTheFirstLetter();
    void facets();
    void phrasesAndExclusions();
    void partialMatchesInsteadOfNothing();
    void countsByStatusIgnoreTheStatusFacet();
    void marksTitles();
    void pagesWithText();
    void oddInput();
    void misreadFacetsFindTheirText();

private:
    ExperiencePage list(const QString &text, const PageRequest &request = {});
    QStringList titles(const QString &text, const PageRequest &request = {});

    TestHome m_home;
    std::unique_ptr<SearchStore> m_store;
};

void ExperienceListTest::initTestCase()
{
    m_store = std::make_unique<SearchStore>();
    m_store->add({
        {u"1"_s,
         u"Review the violin catalogue"_s,
         {u"src/catalogue/violins.py"_s},
         {},
         u"atelier"_s,
         Status::Success,
         Agent::Codex,
         5,
         TaskClass::Investigate,
         u"source-first"_s},
        {u"2"_s,
         u"varnish of the violin cracks, apply_varnish fails"_s,
         {u"src/varnish.py"_s},
         {u"CureTimeout: 40 h"_s},
         u"atelier"_s,
         Status::Failure,
         Agent::ClaudeCode,
         4},
        {u"3"_s,
         u"La sesión de grabación caduca"_s,
         {u"studio/session.rs"_s},
         {},
         u"studio"_s,
         Status::Success,
         Agent::Gemini,
         3},
        {u"4"_s,
         u"Renewing microphone certificates"_s,
         {u"studio/certs.rs"_s},
         {},
         u"studio"_s,
         Status::Unknown,
         Agent::Codex,
         2},
        {u"5"_s,
         u"the año field of the catalogue is wrong"_s,
         {u"src/catalogue/year.py"_s},
         {},
         u"atelier-tools"_s,
         Status::Success,
         Agent::Codex,
         1},
    });
}

ExperiencePage ExperienceListTest::list(const QString &text, const PageRequest &request)
{
    const Result<ExperiencePage> page = ExperienceSearch(m_store->connection()).list(parseQuery(text), request);
    if (!page)
        qFatal("%s", qPrintable(page.error().message));
    return *page;
}

QStringList ExperienceListTest::titles(const QString &text, const PageRequest &request)
{
    QStringList titles;
    for (const ExperienceRow &row : list(text, request).rows)
        titles << row.title.section(u' ', 0, 1);
    return titles;
}

void ExperienceListTest::newestFirstWithoutText()
{
    const ExperiencePage page = list({});
    QCOMPARE(page.rows.size(), 5u);
    QCOMPARE(page.total, 5);
    QCOMPARE(page.all, 5);
    QVERIFY(page.nextCursor.isEmpty());
    QCOMPARE(page.rows.front().title, u"the año field of the catalogue is wrong"_s);
    QCOMPARE(page.rows.front().projectName, u"atelier-tools"_s);
    for (std::size_t i = 1; i < page.rows.size(); ++i)
        QVERIFY(page.rows[i - 1].started > page.rows[i].started);
}

void ExperienceListTest::pagesByKey()
{
    QStringList all;
    PageRequest request {2, {}, false};
    int pages = 0;
    do {
        const ExperiencePage page = list({}, request);
        for (const ExperienceRow &row : page.rows)
            all << row.title;
        request.cursor = page.nextCursor;
    } while (!request.cursor.isEmpty() && ++pages < 10);
    QCOMPARE(all.size(), 5);
    QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 5);
}

void ExperienceListTest::wordsAreFoundFromTheFirstLetter()
{
    QCOMPARE(list(u"v"_s).total, 2);
    QCOMPARE(titles(u"sesio"_s), QStringList {u"La sesión"_s});
    QCOMPARE(titles(u"renew"_s), QStringList {u"Renewing microphone"_s});
    QCOMPARE(titles(u"certificate"_s), QStringList {u"Renewing microphone"_s});
    QCOMPARE(titles(u"apply_v"_s), QStringList {u"varnish of"_s});
    QCOMPARE(titles(u"año"_s), QStringList {u"the año"_s});
    QCOMPARE(titles(u"ano"_s), QStringList());
    QCOMPARE(titles(u"violins.py"_s).value(0), u"Review the"_s);
    QCOMPARE(titles(u"curetime"_s), QStringList {u"varnish of"_s});
}

void ExperienceListTest::facets()
{
    QCOMPARE(list(u"agent:codex"_s).total, 3);
    QCOMPARE(list(u"status:failure"_s).total, 1);
    QCOMPARE(list(u"project:atelier"_s).total, 2);
    QCOMPARE(list(u"project:stud"_s).total, 2);
    QCOMPARE(list(u"project:nowhere"_s).total, 0);
    QCOMPARE(list(u"file:catalogue/violins.py"_s).total, 1);
    QCOMPARE(list(u"file:catalogue"_s).total, 2);
    QCOMPARE(list(u"class:investigate"_s).total, 1);
    QCOMPARE(list(u"strategy:source-first"_s).total, 1);
    QCOMPARE(list(u"strategy:none"_s).total, 4);
    QCOMPARE(list(u"in:output curetimeout"_s).total, 1);
    QCOMPARE(list(u"in:output violin"_s).total, 0);
    QCOMPARE(list(u"after:3d agent:codex"_s).total, 2);
    QCOMPARE(list(u"violin agent:codex"_s).total, 1);
}

void ExperienceListTest::phrasesAndExclusions()
{
    QCOMPARE(titles(u"\"violin cracks\""_s), QStringList {u"varnish of"_s});
    QCOMPARE(titles(u"\"cracks violin\""_s), QStringList());
    QCOMPARE(titles(u"violin -varnish"_s), QStringList {u"Review the"_s});
    QCOMPARE(list(u"-violin"_s).total, 3);
}

void ExperienceListTest::partialMatchesInsteadOfNothing()
{
    const QStringList found = titles(u"violin microphone stand"_s);
    QVERIFY(found.contains(u"Renewing microphone"_s));
    QVERIFY(found.contains(u"Review the"_s));
}

void ExperienceListTest::countsByStatusIgnoreTheStatusFacet()
{
    const ExperiencePage page = list(u"status:failure"_s);
    QCOMPARE(page.total, 1);
    QCOMPARE(page.byStatus[std::size_t(Status::Success)], 3);
    QCOMPARE(page.byStatus[std::size_t(Status::Failure)], 1);
}

void ExperienceListTest::marksTitles()
{
    const ExperiencePage page = list(u"certif"_s);
    QCOMPARE(page.rows.size(), 1u);
    QCOMPARE(page.rows.front().matches.size(), 1u);
    const TextRange range = page.rows.front().matches.front();
    QCOMPARE(page.rows.front().title.mid(range.start, range.length), u"certificates"_s);
    QVERIFY(page.rows.front().score > 0);
}

void ExperienceListTest::pagesWithText()
{
    SearchStore store;
    std::vector<Past> many;
    for (int i = 0; i < 400; ++i)
        many.push_back({u"m%1"_s.arg(i),
                        u"harp number %1 string"_s.arg(i),
                        {},
                        {},
                        u"p"_s,
                        Status::Success,
                        Agent::Codex,
                        400 - i});
    store.add(many);
    const ExperienceSearch search(store.connection());
    QSet<RowId> seen;
    PageRequest request {90, {}, false};
    int pages = 0;
    do {
        const Result<ExperiencePage> page = search.list(parseQuery(u"harp"), request);
        QVERIFY(page);
        QCOMPARE(page->total, 400);
        for (const ExperienceRow &row : page->rows)
            seen.insert(row.id);
        request.cursor = page->nextCursor;
    } while (!request.cursor.isEmpty() && ++pages < 20);
    QCOMPARE(seen.size(), 400);
}

void ExperienceListTest::oddInput()
{
    for (const QString &text : {u"\""_s, u"'"_s, u"*"_s, u"don't"_s, u"docker-compose"_s, u"src/auth.rs"_s,
                                u"memory:safe"_s, u"a AND OR NOT"_s, u"NEAR(x"_s, u"{files}:x"_s, u"-"_s, u"%"_s})
        list(text);
    for (const QString &text : {u"\""_s, u"()"_s, u"*"_s, u"%"_s, u"status:success *"_s}) {
        const ExperiencePage page = list(text);
        QCOMPARE(page.total, 0);
        QVERIFY(page.rows.empty());
        QCOMPARE(page.all, 5);
    }
    QCOMPARE(list(u"status:success"_s).total, 3);
}

void ExperienceListTest::misreadFacetsFindTheirText()
{
    QCOMPARE(list(u"violin"_s).total, 2);
    for (const QString &text : {u"status:bogus violin"_s, u"after:garbage violin"_s, u"agent:nobody violin"_s})
        QCOMPARE(list(text).total, 0);
    QCOMPARE(list(u"agent: violin"_s).total, 2);
}

QTEST_GUILESS_MAIN(ExperienceListTest)
#include "tst_experiencelist.moc"
