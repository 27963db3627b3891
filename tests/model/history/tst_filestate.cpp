#include "history/FileDigest.h"
#include "history/FileState.h"
#include "history/TextCut.h"
#include "support/TestHome.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::model;

class FileStateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheSameAfterwards()
    {
        FileState state;
        state.offset = 12'345'678'901;
        state.readerState = QByteArray("\0state\xff", 7);
        SessionState session;
        session.handle = 3;
        session.session.nativeId = "año";
        session.session.cwd = "/proj/app";
        session.session.titleRank = 2;
        session.session.subagent = true;
        session.count = 7;
        session.countAtCheckpoint = 4;
        session.openTask = 5;
        session.titleRank = 1;
        session.ranges = {{1, 100, 4}, {5, 90, 3}};
        session.calls = {{"toolu_1", -42, 17}, {"", -1, 0}};
        state.sessions = {session, {}};

        const auto read = FileState::decode(state.encoded());
        QVERIFY(read.has_value());
        QCOMPARE(read->offset, state.offset);
        QCOMPARE(read->readerState, state.readerState);
        QCOMPARE(read->sessions.size(), size_t(2));
        const SessionState &other = read->sessions.front();
        QCOMPARE(other.handle, 3);
        QCOMPARE(other.session.nativeId, session.session.nativeId);
        QCOMPARE(other.session.cwd, session.session.cwd);
        QCOMPARE(other.session.titleRank, 2);
        QVERIFY(other.session.subagent);
        QCOMPARE(other.count, 7);
        QCOMPARE(other.countAtCheckpoint, 4);
        QCOMPARE(other.openTask, 5);
        QCOMPARE(other.ranges.size(), size_t(2));
        QCOMPARE(other.ranges[1].first, 90);
        QCOMPARE(other.calls.size(), size_t(2));
        QCOMPARE(other.calls[0].message, -42);
        QCOMPARE(read->encoded(), state.encoded());
    }

    void refusesWhatIsDamaged()
    {
        FileState state;
        state.sessions.resize(3);
        const QByteArray whole = state.encoded();
        QVERIFY(!FileState::decode({}).has_value());
        for (qsizetype size = 0; size < whole.size(); ++size)
            QVERIFY(!FileState::decode(whole.left(size)).has_value());
        QByteArray other = whole;
        other[0] = 99;
        QVERIFY(!FileState::decode(other).has_value());
        QVERIFY(!FileState::decode(QByteArray("\x01").append(QByteArray(40, '\xff'))).has_value());
    }

    void digestTellsGrowthFromReplacement()
    {
        const evoca::test::TestHome home;
        const QByteArray contents = QByteArray("0123456789abcdef").repeated(2000);
        const QString path = home.write(u"a.jsonl"_s, contents);
        const qint64 offset = contents.size() - 10; // an unfinished line at the end
        const QByteArray digest = FileDigest::make(path, offset);
        QVERIFY(!digest.isEmpty());
        QVERIFY(FileDigest::matches(path, digest));
        home.write(u"a.jsonl"_s, contents.left(offset) + "other end" + contents);
        QVERIFY(FileDigest::matches(path, digest));
        QByteArray head = contents;
        head[5] = 'X';
        home.write(u"a.jsonl"_s, head);
        QVERIFY(!FileDigest::matches(path, digest));
        QByteArray tail = contents;
        tail[offset - 1] = 'X';
        home.write(u"a.jsonl"_s, tail);
        QVERIFY(!FileDigest::matches(path, digest));
        home.write(u"a.jsonl"_s, contents.left(offset - 1));
        QVERIFY(!FileDigest::matches(path, digest));
        QVERIFY(QFile::remove(path));
        QVERIFY(!FileDigest::matches(path, digest));
        QVERIFY(FileDigest::make(home.write(u"b.db"_s, contents), 100).isEmpty());
    }

    void cutsAtWholeCharacters()
    {
        std::string text = "short";
        QVERIFY(!cutText(text));
        for (int shift = 0; shift < 4; ++shift) {
            text = std::string(size_t(shift), 'x');
            while (text.size() < longestText + 5000)
                text += "€";
            text += "end";
            const std::string whole = text;
            QVERIFY(cutText(text));
            QVERIFY(text.size() <= longestText);
            QVERIFY(text.size() > longestText - 10);
            QVERIFY(whole.starts_with(text.substr(0, 1000)));
            QVERIFY(text.ends_with("€end"));
            QVERIFY(!QString::fromUtf8(text.data(), qsizetype(text.size())).contains(QChar::ReplacementCharacter));
        }
        text = std::string(longestText, 'x');
        QVERIFY(!cutText(text));
    }
};

QTEST_GUILESS_MAIN(FileStateTest)
#include "tst_filestate.moc"
