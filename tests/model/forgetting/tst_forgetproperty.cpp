#include "ForgetStore.h"
#include "StoreScan.h"

#include "forgetting/Bin.h"
#include "forgetting/Purge.h"

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// Random stores, random things forgotten: what went is nowhere, what stays is whole; and each step of a purge is
/// missed when it is left out.
class TestForgetProperty : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatGoesIsGoneAndWhatStaysIsWhole_data();
    void whatGoesIsGoneAndWhatStaysIsWhole();
    void eachStepIsMissed_data();
    void eachStepIsMissed();
};

void TestForgetProperty::whatGoesIsGoneAndWhatStaysIsWhole_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 6; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestForgetProperty::whatGoesIsGoneAndWhatStaysIsWhole()
{
    QFETCH(quint32, seed);
    ForgetStore store(seed);
    store.fill(store.between(3, 7));
    ForgetTarget target;
    QStringList going;
    QSet<QString> named;
    const auto choose = [&](const std::vector<Planted> &records, int oneIn) {
        for (const Planted &record : records) {
            if (store.between(1, oneIn) != 1)
                continue;
            target.items.push_back(record.item);
            named.insert(record.item.id);
            going += store.wordsGoing(record);
        }
    };
    choose(store.sessions, 3);
    choose(store.tasks, 4);
    choose(store.lessons, 3);
    choose(store.episodes, 3);
    choose(store.memories, 3);
    choose(store.contexts, 5);
    choose(store.requests, 5);
    if (target.items.empty())
        choose(store.sessions, 1);
    // A few are in the bin before.
    if (store.between(0, 1) == 1)
        QVERIFY(Bin(*store.writer).put({{target.items.front()}, {}}, {}).result());

    const auto receipt = Purge(*store.writer).run(target, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().message));
    QVERIFY2(receipt->verified, qPrintable(receiptText(*receipt)));
    QCOMPARE(receipt->repairs, 0);
    QCOMPARE(receipt->checks.size(), 3u);

    const auto reader = store.reader();
    QCOMPARE(checkIntegrity(*reader).value(), QStringList());
    QStringList left = wordsFound(*reader, going) + wordsInChunks(*reader, going);
    left += wordsInFiles(store.paths.data, going);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));

    // What was not named is as readable and as findable as before.
    const auto stays = [&](const Planted &record) {
        return !named.contains(record.item.id)
            && std::ranges::none_of(record.words, [&](const QString &word) { return going.contains(word); });
    };
    for (const Planted &task : store.tasks) {
        if (!stays(task))
            continue;
        for (const QString &word : {task.words[0], task.words[1]}) {
            const QStringList found = wordsFound(*reader, {word});
            QVERIFY2(!found.filter(u"talk_index"_s).isEmpty(), qPrintable(task.item.id));
            QVERIFY2(!found.filter(u"transcript"_s).isEmpty(), qPrintable(task.item.id));
        }
        QVERIFY2(!wordsInChunks(*reader, {task.words[3]}).isEmpty(), qPrintable(task.item.id));
    }
    for (const Planted &memory : store.memories) {
        if (stays(memory))
            QVERIFY(!wordsFound(*reader, {memory.words[0]}).isEmpty());
    }
    for (const Planted &fork : store.forks)
        QVERIFY(!wordsFound(*reader, fork.words).isEmpty());

    // A re-import brings nothing back.
    for (std::size_t i = 0; i < store.sessions.size(); ++i)
        store.importAgain(int(i));
    const auto again = store.reader();
    left = wordsFound(*again, going) + wordsInChunks(*again, going);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
}

void TestForgetProperty::eachStepIsMissed_data()
{
    QTest::addColumn<QString>("step");
    QTest::newRow("none") << QString();
    for (const PurgeStep &step : purgeSteps())
        QTest::newRow(step.name) << QString::fromLatin1(step.name);
}

void TestForgetProperty::eachStepIsMissed()
{
    QFETCH(QString, step);
    ForgetStore store(77);
    store.fill(4);
    std::vector<PurgeStep> steps = purgeSteps();
    std::erase_if(steps, [&](const PurgeStep &one) { return step == QLatin1StringView(one.name); });
    ForgetTarget target;
    for (const Planted &one : {store.sessions[0], store.tasks.back(), store.lessons[0], store.episodes[0],
                               store.memories[1], store.contexts[0], store.requests[0]})
        target.items.push_back(one.item);
    const auto receipt = Purge(*store.writer, steps).run(target, {.removeAgentFiles = true});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().message));
    QCOMPARE(receipt->verified, step.isEmpty());
    QVERIFY2(step.isEmpty() || receipt->repairs > 0, "a failed check is repaired, and says so");
}

QTEST_GUILESS_MAIN(TestForgetProperty)
#include "tst_forgetproperty.moc"
