#include "StoreFixture.h"

#include "store/CommitWork.h"
#include "store/Statement.h"
#include "store/TalkIndex.h"

#include <QElapsedTimer>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// The talk index: own ranking, paging, and the traps of store-measurements section 9.
class TestTalkIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranksOneRowAtATime();
    void promptsAndAnswersApart();
    void pagesByRowId();
    void weights();
    void limitStaysALimit();
    void prefixesOfEveryLength();
    void deletingNeedsTheSameText();
    void wrongCountsAreRepaired();
    void manyRemovals();
    void badExpressionIsAnError();

private:
    static SessionBatch many(const QString &id, int count, const QByteArray &text);
};

SessionBatch TestTalkIndex::many(const QString &id, int count, const QByteArray &text)
{
    BatchMaker maker(id);
    for (int i = 0; i < count; ++i)
        maker.prompt(text + " number" + QByteArray::number(i));
    return maker.take();
}

void TestTalkIndex::ranksOneRowAtATime()
{
    StoreFixture store;
    BatchMaker maker(u"s"_s);
    maker.prompt("token").answer("token token token").answer("token " + QByteArray("filler ").repeated(300));
    const auto stored = store.import(u"/h/s"_s, maker.take());
    const auto connection = store.reader();
    const auto hits = TalkIndex(*connection).newest(u"token"_s);
    QVERIFY(hits);
    QCOMPARE(hits->hits.size(), 3u);
    QVERIFY(!hits->more);
    QCOMPARE(hits->hits[2].message, stored.firstMessage);
    QVERIFY(hits->hits[1].score > hits->hits[2].score); // more often
    QVERIFY(hits->hits[2].score > hits->hits[0].score); // shorter
    QVERIFY(hits->hits[0].score > 0);
}

void TestTalkIndex::promptsAndAnswersApart()
{
    StoreFixture store;
    BatchMaker maker(u"s"_s);
    maker.prompt("token asked").answer("token answered");
    const auto stored = store.import(u"/h/s"_s, maker.take());
    const auto connection = store.reader();
    const TalkIndex talk(*connection);
    const auto prompts = talk.newest(u"{prompt} : (token)"_s);
    const auto answers = talk.newest(u"{answer} : (token)"_s);
    QVERIFY(prompts && answers);
    QCOMPARE(prompts->hits.size(), 1u);
    QCOMPARE(prompts->hits[0].message, stored.firstMessage);
    QCOMPARE(answers->hits.size(), 1u);
    QCOMPARE(answers->hits[0].message, stored.firstMessage + 1);
    QCOMPARE(talk.newest(u"token"_s)->hits.size(), 2u);
}

void TestTalkIndex::pagesByRowId()
{
    StoreFixture store;
    const auto stored = store.import(u"/h/s"_s, many(u"s"_s, 100, "word"));
    const auto connection = store.reader();
    const TalkIndex talk(*connection);
    const auto first = talk.newest(u"word"_s, 60);
    QVERIFY(first->more);
    QCOMPARE(first->hits.size(), 60u);
    QCOMPARE(first->hits.front().message, stored.firstMessage + 99);
    const auto rest = talk.newest(u"word"_s, 60, {}, first->hits.back().message);
    QVERIFY(!rest->more);
    QCOMPARE(rest->hits.size(), 40u);
    QCOMPARE(rest->hits.back().message, stored.firstMessage);
    QCOMPARE(talk.between(u"word"_s, stored.firstMessage + 10, stored.firstMessage + 19, 100)->size(), 10u);
}

void TestTalkIndex::weights()
{
    StoreFixture store;
    BatchMaker maker(u"s"_s);
    maker.prompt("common").answer("rare");
    const auto stored = store.import(u"/h/s"_s, maker.take());
    const auto connection = store.reader();
    const auto hits = TalkIndex(*connection).newest(u"common OR rare"_s, 10, {1, 5});
    QCOMPARE(hits->hits[0].message, stored.firstMessage + 1);
    QVERIFY(hits->hits[0].score > 4 * hits->hits[1].score);
}

/// Trap 2: bm25 counts the index whatever the limit; evoca_rank must not.
void TestTalkIndex::limitStaysALimit()
{
    StoreFixture store;
    store.import(u"/h/s"_s, many(u"s"_s, 30'000, "everywhere"));
    const auto connection = store.reader();
    const auto micros = [&](auto &&job) {
        job();
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 5; ++i)
            job();
        return timer.nsecsElapsed() / 5000;
    };
    const qint64 few = micros([&] { (void)TalkIndex(*connection).newest(u"everywhere"_s, 50); });
    const qint64 all = micros([&] { (void)TalkIndex(*connection).newest(u"everywhere"_s, 30'000); });
    QVERIFY2(few * 10 < all, qPrintable(u"%1 %2"_s.arg(few).arg(all)));
}

/// Trap 3: the prefix index serves lengths 1 to 3; the others must work as well.
void TestTalkIndex::prefixesOfEveryLength()
{
    StoreFixture store;
    const auto stored = store.import(u"/h/s"_s, many(u"s"_s, 1, "authentication"));
    for (const QString &prefix : {u"a*"_s, u"au*"_s, u"aut*"_s, u"auth*"_s, u"authe*"_s, u"authentication*"_s})
        QCOMPARE(store.talk(prefix), QList<qint64> {stored.firstMessage});
}

/// Section 6: 'delete' with another text succeeds, and leaves the words.
void TestTalkIndex::deletingNeedsTheSameText()
{
    StoreFixture store;
    BatchMaker maker(u"s"_s);
    maker.batch.session.title = u"neutral"_s;
    maker.prompt("zanzibar ostrich")
        .answer("other words and more of them")
        .prompt("enough words to keep the sums right");
    const auto stored = store.import(u"/h/s"_s, maker.take());
    const auto remove = [&](const QByteArray &text) {
        return store.writer
            ->post([&](WriteContext &context) -> Result<void> {
                context.commitWork->removeTalk(stored.firstMessage, MessageKind::Prompt, text.toStdString());
                return {};
            })
            .result();
    };
    QVERIFY(remove("something else"));
    QCOMPARE(store.talk(u"zanzibar"_s).size(), 1);
    QVERIFY(remove("zanzibar ostrich"));
    QVERIFY(store.talk(u"zanzibar"_s).isEmpty());
    QCOMPARE(store.talk(u"other"_s).size(), 1);
    QVERIFY(store.writer
                ->post([](WriteContext &context) -> Result<void> {
                    context.connection.statement("DELETE FROM chunk").run(); // a small text may lie there uncompressed
                    return {};
                })
                .result());
    // Whole words in the file prove nothing (trap 7), but their tails would show.
    store.stopWriter();
    QFile file(store.paths.database());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("nzibar"));
}

/// Deleting by other texts makes the index' sums too small; then it refuses as damaged.
void TestTalkIndex::wrongCountsAreRepaired()
{
    StoreFixture store;
    BatchMaker maker(u"s"_s);
    maker.prompt("zanzibar ostrich").answer("other");
    const auto stored = store.import(u"/h/s"_s, maker.take());
    for (const char *text : {"something else", "and again something else"}) {
        QVERIFY(store.writer
                    ->post([&](WriteContext &context) -> Result<void> {
                        context.connection.statement("UPDATE message SET flags = flags & ~64 WHERE id = ?1")
                            .bind(stored.firstMessage)
                            .run();
                        context.commitWork->removeTalk(stored.firstMessage, MessageKind::Prompt, text);
                        return {};
                    })
                    .result());
    }
    QVERIFY(store.talk(u"zanzibar"_s).isEmpty());
    QCOMPARE(store.talk(u"other"_s).size(), 1);
}

/// Trap 9: secure deletion of many rows would take minutes.
void TestTalkIndex::manyRemovals()
{
    StoreFixture store;
    const auto before = store.import(u"/h/s"_s, many(u"s"_s, 5000, "replaced words everywhere"));
    QElapsedTimer timer;
    timer.start();
    const auto after = store.import(u"/h/s"_s, many(u"s"_s, 1, "fresh"), true);
    QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(before.firstMessage != after.firstMessage);
    QVERIFY(store.talk(u"replaced"_s).isEmpty());
    QCOMPARE(store.talk(u"fresh"_s).size(), 1);
    QCOMPARE(store.value(u"SELECT v FROM talk_index_config WHERE k = 'secure-delete'"_s).toInt(), 1);
}

void TestTalkIndex::badExpressionIsAnError()
{
    StoreFixture store;
    const auto connection = store.reader();
    QVERIFY(!TalkIndex(*connection).newest(u"\"unfinished"_s));
    QVERIFY(TalkIndex(*connection).newest(u"fine"_s));
}

QTEST_GUILESS_MAIN(TestTalkIndex)
#include "tst_talkindex.moc"
