#include "memories/MarkdownSections.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::model;

class TestMarkdownSections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsAtHeadings()
    {
        const MarkdownNotes notes = readMarkdown(
            u"before\n# Shop #\n\n## Build\n\nmake all\n### Deep\nx\n#### Deeper\ny\n"
            "## Empty\n\n# Other\r\nz\r\n#no heading\n"_s);
        QCOMPARE(notes.sections.size(), 4UZ);
        QVERIFY(notes.sections[0].headings.isEmpty());
        QCOMPARE(notes.sections[0].text, u"before"_s);
        QCOMPARE(notes.sections[1].headings, (QStringList {u"Shop"_s, u"Build"_s}));
        QCOMPARE(notes.sections[1].text, u"## Build\nmake all"_s);
        QCOMPARE(notes.sections[1].line, 4);
        QCOMPARE(notes.sections[2].headings, (QStringList {u"Shop"_s, u"Build"_s, u"Deep"_s}));
        QCOMPARE(notes.sections[2].text, u"### Deep\nx\n#### Deeper\ny"_s);
        QCOMPARE(notes.sections[3].headings, QStringList {u"Other"_s});
        QCOMPARE(notes.sections[3].text, u"# Other\nz\n#no heading"_s);
    }

    void codeIsNoHeading()
    {
        const MarkdownNotes notes = readMarkdown(
            u"# Run\n````sh\n# not a heading\n```\n@not/an/import.md\n````\n~~~\n## neither\n"_s);
        QCOMPARE(notes.sections.size(), 1UZ);
        QVERIFY(notes.imports.isEmpty());
        QVERIFY(notes.sections[0].text.contains(u"## neither"_s)); // code that is never closed
    }

    void commentsAreLeftOut()
    {
        const MarkdownNotes notes = readMarkdown(u"# A\n<!-- for people -->\nkept\n<!--\nlong\n-->\nalso kept\n"_s);
        QCOMPARE(notes.sections.at(0).text, u"# A\nkept\nalso kept"_s);
    }

    void importsAreCollected()
    {
        const MarkdownNotes notes = readMarkdown(
            u"See @docs/style.md, @README and (@no). Mail me@example.org; not `@code.md`.\n@~/.claude/mine.md\n@docs/style.md\n"_s);
        QCOMPARE(notes.imports, (QStringList {u"docs/style.md"_s, u"README"_s, u"~/.claude/mine.md"_s}));
    }

    void frontMatter()
    {
        const MarkdownNotes notes = readMarkdown(
            u"---\nname: no-mocks\ndescription: \"Never mock the store\"\nmetadata:\n  type: feedback\n---\n\nUse a real one.\n"_s);
        QCOMPARE(notes.name, u"no-mocks"_s);
        QCOMPARE(notes.description, u"Never mock the store"_s);
        QCOMPARE(notes.type, u"feedback"_s);
        QCOMPARE(notes.sections.at(0).text, u"Use a real one."_s);
        QCOMPARE(notes.sections.at(0).line, 8);
        QCOMPARE(readMarkdown(u"---\nno end\n"_s).sections.size(), 1UZ);
    }

    void procedures_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("how");
        QTest::newRow("heading") << u"## How to deploy\nAsk Ana."_s << true;
        QTest::newRow("Spanish heading") << u"## Cómo desplegar\nPregunta a Ana."_s << true;
        QTest::newRow("code") << u"## Database\n```sh\npsql shop\n```"_s << true;
        QTest::newRow("steps") << u"## Invoices\n1. Open\n2. Send"_s << true;
        QTest::newRow("one number") << u"## Invoices\n1. of May is a holiday"_s << false;
        QTest::newRow("fact") << u"## Money\nAmounts are cents."_s << false;
    }

    void procedures()
    {
        QFETCH(QString, text);
        QFETCH(bool, how);
        QCOMPARE(isProcedure(readMarkdown(text).sections.at(0)), how);
    }

    void hostileTextsTakeNoTime_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("blank lines") << QString(1000000, u'\n');
        QTest::newRow("backticks") << QString(1000000, QChar(0x60));
        QTest::newRow("signs") << u"@"_s.repeated(1000000);
        QTest::newRow("imports") << u" @a"_s.repeated(300000);
        QTest::newRow("headings") << u"# \n"_s.repeated(300000);
        QTest::newRow("numbers") << u"1"_s.repeated(1000000);
        QTest::newRow("front") << u"---\n"_s + u" "_s.repeated(1000000) + u"name"_s;
    }

    void hostileTextsTakeNoTime()
    {
        QFETCH(QString, text);
        QElapsedTimer clock;
        clock.start();
        for (const MarkdownSection &section : readMarkdown(text).sections)
            isProcedure(section);
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed()))); // linear: some 100 ms
    }
};

QTEST_GUILESS_MAIN(TestMarkdownSections)
#include "tst_markdownsections.moc"
