#include "StoreFixture.h"

#include "forgetting/Bin.h"
#include "journal/EpisodeRows.h"
#include "journal/EpisodeSearch.h"
#include "journal/Handoff.h"
#include "journal/Journal.h"

#include <QDir>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

using Note = HandoffAnswer::Note;

/// Writing, searching, handing off, promoting and expiring episodes.
class TestJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void writeKeepsWhatIsCaptured();
    void writeRefuses_data();
    void writeRefuses();
    void writeReplacesSecrets();

    void windowIsTheNewestOldestFirst();
    void wholeSecondsSortAmongFractions();
    void equalTimesByIdThroughPages();
    void filters_data();
    void filters();
    void clamps();
    void worktreesHideAndSayWhy();
    void floorsStayHidden();
    void otherProjectsAreAbsent();
    void wordsAreSearched();
    void foreignCursor();

    void handoffAdopts();
    void handoffIsStrict();
    void handoffNotes_data();
    void handoffNotes();
    void handoffRewindsOverEmptyRuns();
    void handoffOfANamedSession();
    void notesAreSevenWordings();
    void floorOnlyWhenNothingIsThere();

    void promoteLinksBothWays();
    void promoteRefuses();
    void expiryGoesToTheBinAndPinStays();
    void lifeIsASetting();
    void binnedIsGoneEverywhere();

private:
    Caller caller(const QString &session, const QString &worktree = {}) const
    {
        return {.session = session, .client = u"tester"_s, .worktree = worktree, .cwd = worktree};
    }
    QString add(const QString &session, qint64 created, const std::function<void(Episode &)> &change = {});
    Episode write(const Caller &caller, const EpisodeDraft &draft)
    {
        const auto written = m_journal->write(caller, draft).result();
        if (!written)
            qFatal("%s", qPrintable(written.error().message));
        return written->episode;
    }
    void seen(const QString &session, qint64 at, const QString &worktree = {}, int promotion = 0);
    EpisodeAnswer search(const EpisodeQuery &query, const QString &worktree = {}, std::vector<RowId> projects = {1})
    {
        const auto reader = m_store->reader();
        const auto answer = EpisodeSearch(*reader).search(query, worktree, projects);
        if (!answer)
            qFatal("%s", qPrintable(answer.error().message));
        return *answer;
    }
    HandoffAnswer handoff(const Caller &caller, const QString &prior = {}, int most = 5)
    {
        const auto reader = m_store->reader();
        const auto answer = Handoff(*reader).next(caller, prior, most, {1});
        if (!answer)
            qFatal("%s", qPrintable(answer.error().message));
        return *answer;
    }
    static QStringList bodies(const EpisodeAnswer &answer)
    {
        QStringList list;
        for (const Episode &episode : answer.episodes)
            list << episode.body;
        return list;
    }
    void bin(const QString &id) { QVERIFY(Bin(*m_store->writer).put(ForgetTarget::of(id), {}).result().has_value()); }

    std::unique_ptr<StoreFixture> m_store;
    std::unique_ptr<Journal> m_journal;
    int m_count = 0;
};

void TestJournal::init()
{
    m_journal.reset();
    m_store = std::make_unique<StoreFixture>();
    m_journal = std::make_unique<Journal>(*m_store->writer);
    m_count = 0;
}

QString TestJournal::add(const QString &session, qint64 created, const std::function<void(Episode &)> &change)
{
    Episode episode;
    episode.id = u"01KD%1"_s.arg(++m_count, 22, 10, QChar(u'0'));
    episode.sessionId = session;
    episode.created = created;
    episode.body = u"b%1"_s.arg(m_count);
    if (change)
        change(episode);
    const auto done = m_store->writer
                          ->post([&episode](WriteContext &context) -> Result<void> {
                              insertEpisode(context, episode);
                              return {};
                          })
                          .result();
    if (!done)
        qFatal("cannot insert");
    return episode.id;
}

void TestJournal::seen(const QString &session, qint64 at, const QString &worktree, int promotion)
{
    QVERIFY(m_store->writer
                ->post([&](WriteContext &context) -> Result<void> {
                    context.connection
                        .statement(
                            "INSERT INTO journal_session(id, worktree, last_seen, promotion) VALUES(?1, ?2, ?3, ?4)")
                        .bind(session, worktree.isNull() ? u""_s : worktree, at, promotion)
                        .run();
                    return {};
                })
                .result()
                .has_value());
}

void TestJournal::writeKeepsWhatIsCaptured()
{
    Caller from = caller(u"sess_1"_s, u"/w"_s);
    from.branch = u"main"_s;
    from.repo = u"example.org/a/b"_s;
    from.project = 1;
    const Episode written = write(from, {u"  body \n"_s, u" take "_s, {u"a:b"_s, u"c"_s}, u"swarm_1"_s});
    const auto found = search({});
    QCOMPARE(found.episodes.size(), 1U);
    const Episode &episode = found.episodes.front();
    QCOMPARE(episode.id, written.id);
    QCOMPARE(episode.id.size(), 26);
    QCOMPARE(episode.body, u"body"_s);
    QCOMPARE(episode.takeaway, u"take"_s);
    QCOMPARE(episode.scopes, (QStringList {u"a:b"_s, u"c"_s}));
    QCOMPARE(episode.swarmId, u"swarm_1"_s);
    QCOMPARE(episode.sessionId, u"sess_1"_s);
    QCOMPARE(episode.client, u"tester"_s);
    QCOMPARE(episode.branch + episode.repo + episode.cwd, u"mainexample.org/a/b/w"_s);
    QVERIFY(qAbs(episode.expires - episode.created - 30LL * 24 * 3600 * 1000) < 1000);
    QCOMPARE(m_store->value(u"SELECT operation FROM change WHERE kind = 'episode'"_s).toString(), u"insert"_s);
}

void TestJournal::writeRefuses_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("takeaway");
    QTest::addColumn<QStringList>("scopes");
    QTest::addColumn<QString>("swarm");
    QTest::addColumn<QString>("field"); // empty: accepted
    const QStringList none;
    QTest::newRow("blank body") << u" \n\t"_s << QString() << none << QString() << u"body"_s;
    QTest::newRow("longest body") << QString(1'000'000, u'x') << QString() << none << QString() << QString();
    QTest::newRow("body too long in bytes") << QString(500'001, u'ñ') << QString() << none << QString() << u"body"_s;
    QTest::newRow("longest takeaway") << u"b"_s << QString(4096, u'x') << none << QString() << QString();
    QTest::newRow("takeaway too long") << u"b"_s << QString(4097, u'x') << none << QString() << u"takeaway"_s;
    QStringList many;
    for (int i = 0; i < 64; ++i)
        many << u"s%1"_s.arg(i);
    QTest::newRow("64 scopes") << u"b"_s << QString() << many << QString() << QString();
    QTest::newRow("65 scopes") << u"b"_s << QString() << QStringList(many + QStringList {u"x"_s}) << QString()
                               << u"scopes"_s;
    for (const QString &bad : {u"A"_s, u"a b"_s, u"a--b"_s, u"-a"_s, u"a:"_s, u""_s, u"a\n"_s, u"ñ"_s})
        QTest::addRow("scope '%s'", qPrintable(bad))
            << u"b"_s << QString() << QStringList {bad} << QString() << u"scopes"_s;
    QTest::newRow("swarm 128") << u"b"_s << QString() << none << QString(128, u'x') << QString();
    QTest::newRow("swarm 129") << u"b"_s << QString() << none << QString(129, u'x') << u"swarm_id"_s;
    QTest::newRow("swarm with a slash") << u"b"_s << QString() << none << u"../x"_s << u"swarm_id"_s;
    QTest::newRow("first problem first") << u""_s << QString(5000, u'x') << none << u"/"_s << u"body"_s;
}

void TestJournal::writeRefuses()
{
    QFETCH(QString, body);
    QFETCH(QString, takeaway);
    QFETCH(QStringList, scopes);
    QFETCH(QString, swarm);
    QFETCH(QString, field);
    const auto written = m_journal->write(caller(u"sess_1"_s), {body, takeaway, scopes, swarm}).result();
    QCOMPARE(written.has_value(), field.isEmpty());
    if (!written) {
        QCOMPARE(written.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(written.error().field, field);
    } else { // what was said to be stored can be read whole
        QCOMPARE(search({}).episodes.front().body.size(), body.size());
    }
    QCOMPARE(m_store->value(u"SELECT count(*) FROM episode"_s).toInt(), field.isEmpty() ? 1 : 0);
}

void TestJournal::writeReplacesSecrets()
{
    const QString secret = u"AKIA"_s + u"Z7QK3MEXNPLE4RTB"_s;
    const auto written = m_journal->write(caller(u"sess_1"_s), {u"key "_s + secret, secret, {}, {}}).result();
    QVERIFY(written.has_value());
    QCOMPARE(written->secrets, 2);
    QVERIFY(!bodies(search({})).constFirst().contains(secret));
    QVERIFY(!search({}).episodes.front().takeaway.contains(secret));
}

void TestJournal::windowIsTheNewestOldestFirst()
{
    for (int i = 1; i <= 5; ++i)
        add(u"sess_1"_s, i * 1000);
    const auto answer = search({.maxResults = 3});
    QCOMPARE(bodies(answer), (QStringList {u"b3"_s, u"b4"_s, u"b5"_s}));
    QCOMPARE(answer.total, 5);
    QVERIFY(answer.truncated);
    const auto older = search({.maxResults = 3, .cursor = answer.nextCursor});
    QCOMPARE(bodies(older), (QStringList {u"b1"_s, u"b2"_s}));
    QVERIFY(!older.truncated);
    QVERIFY(older.nextCursor.isEmpty());
}

void TestJournal::wholeSecondsSortAmongFractions()
{
    add(u"sess_1"_s, 1'700'000'000'500);
    add(u"sess_1"_s, 1'700'000'000'000); // as text it would sort after its own fractions
    add(u"sess_1"_s, 1'700'000'000'999);
    QCOMPARE(bodies(search({.maxResults = 2})), (QStringList {u"b1"_s, u"b3"_s}));
}

void TestJournal::equalTimesByIdThroughPages()
{
    for (int i = 0; i < 7; ++i)
        add(u"sess_%1"_s.arg(i % 3), 5000);
    QStringList seenBodies;
    EpisodeQuery query {.maxResults = 2};
    do {
        const auto answer = search(query);
        seenBodies = bodies(answer) + seenBodies;
        query.cursor = answer.nextCursor;
    } while (!query.cursor.isEmpty());
    QCOMPARE(seenBodies, (QStringList {u"b1"_s, u"b2"_s, u"b3"_s, u"b4"_s, u"b5"_s, u"b6"_s, u"b7"_s}));
}

void TestJournal::filters_data()
{
    QTest::addColumn<QStringList>("ids");
    QTest::addColumn<QStringList>("scopes");
    QTest::addColumn<QString>("session");
    QTest::addColumn<QString>("swarm");
    QTest::addColumn<int>("since");
    QTest::addColumn<int>("until");
    QTest::addColumn<QString>("expected");
    const QString id2 = u"01KD%1"_s.arg(2, 22, 10, QChar(u'0'));
    const QStringList none;
    QTest::newRow("none") << none << none << QString() << QString() << 0 << 0 << u"b1 b2 b3 b4"_s;
    QTest::newRow("id") << QStringList {id2, u"unknown"_s, u""_s} << none << QString() << QString() << 0 << 0
                        << u"b2"_s;
    QTest::newRow("scope") << none << QStringList {u"x"_s} << QString() << QString() << 0 << 0 << u"b1 b2"_s;
    QTest::newRow("any scope") << none << QStringList {u"x"_s, u"y"_s, u"Bad One"_s} << QString() << QString() << 0 << 0
                               << u"b1 b2 b3"_s;
    QTest::newRow("malformed scope") << none << QStringList {u"x' OR 1"_s} << QString() << QString() << 0 << 0
                                     << QString();
    QTest::newRow("session") << none << none << u"sess_b"_s << QString() << 0 << 0 << u"b3 b4"_s;
    QTest::newRow("malformed session") << none << none << u"../etc"_s << QString() << 0 << 0 << QString();
    QTest::newRow("swarm") << none << none << QString() << u"w"_s << 0 << 0 << u"b2 b3"_s;
    QTest::newRow("swarm and session") << none << none << u"sess_b"_s << u"w"_s << 0 << 0 << u"b3"_s;
    QTest::newRow("since, inclusive") << none << none << QString() << QString() << 3000 << 0 << u"b3 b4"_s;
    QTest::newRow("until, exclusive") << none << none << QString() << QString() << 0 << 3000 << u"b1 b2"_s;
    QTest::newRow("all") << none << QStringList {u"y"_s} << u"sess_a"_s << u"w"_s << 1000 << 9000 << u"b2"_s;
}

void TestJournal::filters()
{
    add(u"sess_a"_s, 1000, [](Episode &e) { e.scopes = {u"x"_s}; });
    add(u"sess_a"_s, 2000, [](Episode &e) {
        e.scopes = {u"x"_s, u"y"_s};
        e.swarmId = u"w"_s;
    });
    add(u"sess_b"_s, 3000, [](Episode &e) {
        e.scopes = {u"y"_s};
        e.swarmId = u"w"_s;
    });
    add(u"sess_b"_s, 4000);
    QFETCH(QStringList, ids);
    QFETCH(QStringList, scopes);
    QFETCH(QString, session);
    QFETCH(QString, swarm);
    QFETCH(int, since);
    QFETCH(int, until);
    EpisodeQuery query {.ids = ids, .scopes = scopes, .parentSession = session, .swarm = swarm};
    if (since > 0)
        query.since = since;
    if (until > 0)
        query.until = until;
    QTEST(bodies(search(query)).join(u' '), "expected");
    query.withBodies = false;
    QCOMPARE(bodies(search(query)).join(QString()), QString());
}

void TestJournal::clamps()
{
    for (int i = 1; i <= 230; ++i)
        add(u"sess_1"_s, i);
    QCOMPARE(search({}).episodes.size(), 20U);
    QCOMPARE(search({.maxResults = 0}).episodes.size(), 1U);
    QCOMPARE(search({.maxResults = -5}).episodes.size(), 1U);
    QCOMPARE(search({.maxResults = 9999}).episodes.size(), 200U);
}

void TestJournal::worktreesHideAndSayWhy()
{
    QTemporaryDir mine, other;
    const QString here = QFileInfo(mine.path()).canonicalFilePath();
    const QString there = QFileInfo(other.path()).canonicalFilePath();
    add(u"sess_1"_s, 1, [&](Episode &e) { e.worktree = here; });
    const QString id = add(u"sess_2"_s, 2, [&](Episode &e) {
        e.worktree = there;
        e.swarmId = u"w"_s;
    });
    add(u"sess_3"_s, 3, [&](Episode &e) { e.worktree = there; });
    add(u"sess_4"_s, 4, [&](Episode &e) { e.worktree = u"/nowhere/at/all"_s; });
    add(u"sess_5"_s, 5);
    add(u"sess_5"_s, 6, [](Episode &e) { e.floor = true; });
    const auto answer = search({}, here);
    QCOMPARE(bodies(answer), (QStringList {u"b1"_s, u"b4"_s, u"b5"_s}));
    QCOMPARE(answer.total, 3);
    QCOMPARE(answer.hidden.otherWorktree, 2);
    QCOMPARE(answer.hidden.floors, 1);
    QCOMPARE(answer.hidden.total(), 3);
    // Naming something is meant across worktrees.
    QCOMPARE(bodies(search({.ids = {id}}, here)), (QStringList {u"b2"_s}));
    QCOMPARE(bodies(search({.parentSession = u"sess_3"_s}, here)), (QStringList {u"b3"_s}));
    QCOMPARE(bodies(search({.swarm = u"w"_s}, here)), (QStringList {u"b2"_s}));
    QCOMPARE(search({.autoScope = false}, here).total, 5);
    QCOMPARE(search({.ids = {}, .scopes = {}}, here).total, 3); // empty lists name nothing
}

void TestJournal::floorsStayHidden()
{
    const QString id = add(u"sess_1"_s, 1, [](Episode &e) { e.floor = true; });
    QCOMPARE(search({}).total, 0);
    QCOMPARE(search({.ids = {id}}).total, 0);
    QCOMPARE(search({.parentSession = u"sess_1"_s}).hidden.floors, 1);
}

void TestJournal::otherProjectsAreAbsent()
{
    const QString id = add(u"sess_1"_s, 1, [](Episode &e) { e.project = 2; });
    QCOMPARE(search({.ids = {id}}).total, 0);
    QCOMPARE(search({}).hidden.total(), 0); // not even counted
    QCOMPARE(search({}, {}, {1, 2}).total, 1);
}

void TestJournal::wordsAreSearched()
{
    add(u"sess_1"_s, 1, [](Episode &e) { e.body = u"The retries were limited; café"_s; });
    add(u"sess_1"_s, 2, [](Episode &e) { e.takeaway = u"Retry the payment"_s; });
    add(u"sess_1"_s, 3);
    QCOMPARE(search({.text = u"retry"_s}).total, 2); // by stem
    QCOMPARE(search({.text = u"CAFE retries"_s}).total, 1);
    QCOMPARE(search({.text = u"retry xylophone"_s}).total, 0);
    QCOMPARE(search({.text = u"\"; DROP"_s}).total, 0);
    QCOMPARE(search({.text = u"!!!"_s}).total, 0);
    QCOMPARE(search({.text = u"  "_s}).total, 3);
}

void TestJournal::foreignCursor()
{
    const auto reader = m_store->reader();
    for (const QString &cursor : {u"x"_s, u"1.2"_s, u"99999999999999999999.01KDAAAAAAAAAAAAAAAAAAAAAA"_s}) {
        const auto answer = EpisodeSearch(*reader).search({.cursor = cursor}, {}, {1});
        QVERIFY(!answer.has_value());
        QCOMPARE(answer.error().field, u"cursor"_s);
    }
}

void TestJournal::handoffAdopts()
{
    seen(u"sess_old"_s, 100, u"/w"_s);
    seen(u"sess_new"_s, 200, u"/w"_s);
    add(u"sess_old"_s, 90, [](Episode &e) { e.worktree = u"/w"_s; });
    for (int i = 0; i < 8; ++i)
        add(u"sess_new"_s, 150 + i, [](Episode &e) { e.worktree = u"/w"_s; });
    const auto answer = handoff(caller(u"sess_me"_s, u"/w"_s));
    QCOMPARE(answer.priorSession, u"sess_new"_s);
    QCOMPARE(answer.episodes.size(), 5U);
    QCOMPARE(answer.episodes.front().body, u"b5"_s);
    QCOMPARE(answer.episodes.back().body, u"b9"_s);
    QCOMPARE(answer.note, Note::None);
    QCOMPARE(handoff(caller(u"sess_me"_s, u"/w"_s), {}, 0).episodes.size(), 1U);
    QCOMPARE(handoff(caller(u"sess_new"_s, u"/w"_s)).priorSession, u"sess_old"_s); // never oneself
}

void TestJournal::handoffIsStrict()
{
    seen(u"sess_a"_s, 100, u"/gone/one"_s);
    add(u"sess_a"_s, 90, [](Episode &e) { e.worktree = u"/gone/one"_s; });
    QCOMPARE(handoff(caller(u"sess_me"_s, u"/w"_s)).priorSession, QString()); // row 6 passes a search, not a handoff
    QCOMPARE(handoff(caller(u"sess_me"_s)).priorSession, QString());
    seen(u"sess_b"_s, 50);
    add(u"sess_b"_s, 40);
    QCOMPARE(handoff(caller(u"sess_me"_s)).priorSession, u"sess_b"_s); // row 1
    QCOMPARE(handoff(caller(u"sess_me"_s, u"/w"_s)).priorSession, QString()); // row 2
}

void TestJournal::handoffNotes_data()
{
    QTest::addColumn<bool>("floor");
    QTest::addColumn<int>("promotion");
    QTest::addColumn<bool>("binned");
    QTest::addColumn<int>("note");
    QTest::newRow("only an anchor") << true << 0 << false << int(Note::FloorOnly);
    QTest::newRow("anchor, promoted") << true << 1 << false << int(Note::FloorOnlyPromoted);
    QTest::newRow("anchor, unprovable") << true << 2 << false << int(Note::FloorOnlyUnprovable);
    QTest::newRow("nothing") << false << 0 << false << int(Note::NoEpisodes);
    QTest::newRow("nothing, promoted") << false << 1 << false << int(Note::NoEpisodesPromoted);
    QTest::newRow("nothing, unprovable") << false << 2 << false << int(Note::NoEpisodesUnprovable);
    QTest::newRow("all in the bin") << false << 0 << true << int(Note::AllHidden);
}

void TestJournal::handoffNotes()
{
    QFETCH(bool, floor);
    QFETCH(int, promotion);
    QFETCH(bool, binned);
    seen(u"sess_before"_s, 100, u"/w"_s, promotion);
    if (floor)
        add(u"sess_before"_s, 90, [](Episode &e) {
            e.worktree = u"/w"_s;
            e.floor = true;
        });
    if (binned)
        bin(add(u"sess_before"_s, 90, [](Episode &e) { e.worktree = u"/w"_s; }));
    const auto answer = handoff(caller(u"sess_me"_s, u"/w"_s));
    QTEST(int(answer.note), "note");
    QVERIFY(answer.episodes.empty());
    QCOMPARE(answer.priorSession, u"sess_before"_s);
}

void TestJournal::handoffRewindsOverEmptyRuns()
{
    seen(u"sess_real"_s, 100, u"/w"_s);
    add(u"sess_real"_s, 90, [](Episode &e) { e.worktree = u"/w"_s; });
    for (int i = 0; i < 3; ++i) { // crashed or only reading
        seen(u"sess_tick%1"_s.arg(i), 200 + i, u"/w"_s);
        add(u"sess_tick%1"_s.arg(i), 200 + i, [](Episode &e) {
            e.worktree = u"/w"_s;
            e.floor = true;
        });
    }
    seen(u"sess_elsewhere"_s, 300, u"/other"_s);
    const auto answer = handoff(caller(u"sess_me"_s, u"/w"_s));
    QCOMPARE(answer.priorSession, u"sess_real"_s);
    QCOMPARE(answer.episodes.size(), 1U);
    QCOMPARE(answer.note, Note::FloorOnly); // about the run just before
    QCOMPARE(answer.steps.size(), 5U);
    QCOMPARE(answer.steps.front().why, HandoffAnswer::Step::Why::OtherWorktree);
    QCOMPARE(answer.steps.back().why, HandoffAnswer::Step::Why::Adopted);
}

void TestJournal::handoffOfANamedSession()
{
    add(u"sess_x"_s, 10, [](Episode &e) { e.worktree = u"/elsewhere"_s; });
    const auto named = handoff(caller(u"sess_me"_s, u"/w"_s), u"sess_x"_s);
    QCOMPARE(named.priorSession, u"sess_x"_s);
    QCOMPARE(named.episodes.size(), 1U); // no worktree check
    const auto unknown = handoff(caller(u"sess_me"_s, u"/w"_s), u"../nope"_s);
    QVERIFY(unknown.episodes.empty());
    QCOMPARE(unknown.note, Note::None);
}

void TestJournal::notesAreSevenWordings()
{
    QSet<QString> wordings;
    for (int note = int(Note::FloorOnly); note <= int(Note::AllHidden); ++note)
        wordings.insert(handoffNote(Note(note)));
    QCOMPARE(wordings.size(), 7);
    QVERIFY(!wordings.contains(QString()));
    QVERIFY(handoffNote(Note::None).isEmpty());
}

void TestJournal::floorOnlyWhenNothingIsThere()
{
    const Caller me = caller(u"sess_me"_s, u"/w"_s);
    QVERIFY(m_journal->dropFloor(me).result().has_value());
    QVERIFY(m_journal->dropFloor(me).result().has_value());
    QCOMPARE(m_store->value(u"SELECT count(*) FROM episode WHERE floor = 1"_s).toInt(), 1);
    write(me, {.body = u"x"_s});
    QVERIFY(m_journal->dropFloor(me).result().has_value());
    QCOMPARE(m_store->value(u"SELECT count(*) FROM episode"_s).toInt(), 2);
    QVERIFY(
        m_store->value(u"SELECT last_seen FROM journal_session WHERE id = 'sess_me' AND worktree = '/w'"_s).toLongLong()
        > 0);
    QVERIFY(m_journal->noteHandoff(me, u"sess_before"_s).result().has_value());
    QCOMPARE(m_store->value(u"SELECT prior FROM journal_session"_s).toString(), u"sess_before"_s);
}

void TestJournal::promoteLinksBothWays()
{
    const Episode episode = write(caller(u"sess_me"_s), {u"the whole story"_s, u"the point"_s, {}, {}});
    const auto saved = m_journal->promote({episode.id, u"notes/app"_s, u"semantic"_s, false, u"tester"_s}).result();
    QVERIFY(saved.has_value());
    QCOMPARE(saved->memory.content, u"the point"_s);
    QCOMPARE(saved->memory.promotedFrom, episode.id);
    const auto found = search({});
    QCOMPARE(found.total, 1); // the episode stays
    QCOMPARE(found.episodes.front().promotedTo, saved->memory.id);
    const auto whole = m_journal->promote({episode.id, u"notes/whole"_s, u"semantic"_s, true, u"tester"_s}).result();
    QCOMPARE(whole->memory.content, u"the whole story"_s);
}

void TestJournal::promoteRefuses()
{
    const Episode bare = write(caller(u"sess_me"_s), {.body = u"only a body"_s});
    const auto noTakeaway = m_journal->promote({.episode = bare.id, .path = u"x"_s}).result();
    QVERIFY(!noTakeaway.has_value());
    QCOMPARE(noTakeaway.error().field, u"use_body"_s);
    const QString floor = add(u"sess_1"_s, 1, [](Episode &e) { e.floor = true; });
    for (const QString &id : {u"01KDZZZZZZZZZZZZZZZZZZZZZZ"_s, u"nonsense"_s, floor}) {
        const auto unknown = m_journal->promote({.episode = id, .path = u"x"_s, .useBody = true}).result();
        QVERIFY(!unknown.has_value());
        QCOMPARE(unknown.error().code, ErrorCode::NotFound);
    }
    QCOMPARE(m_store->value(u"SELECT count(*) FROM memory"_s).toInt(), 0);
}

void TestJournal::expiryGoesToTheBinAndPinStays()
{
    const QString old = add(u"sess_1"_s, 1, [](Episode &e) { e.expires = 1000; });
    const QString pinned = add(u"sess_1"_s, 2, [](Episode &e) { e.expires = 1000; });
    add(u"sess_1"_s, 3, [](Episode &e) { e.expires = 5000; });
    add(u"sess_1"_s, 4);
    add(u"sess_1"_s, 5, [](Episode &e) {
        e.floor = true;
        e.expires = 1000;
    });
    QVERIFY(m_journal->setPinned(pinned, true).result().has_value());
    QCOMPARE(m_journal->expire(2000).result().value_or(-1), 2); // one, and an anchor
    QCOMPARE(bodies(search({})), (QStringList {u"b2"_s, u"b3"_s, u"b4"_s}));
    const auto reader = m_store->reader();
    const auto entries = Bin::list(*reader);
    QCOMPARE(entries->size(), 1U);
    QCOMPARE(entries->front().items.front().id, old);
    QCOMPARE(entries->front().deed.by, ForgetDeed::By::Expiry);
    QVERIFY(Bin(*m_store->writer).restore(entries->front().id).result().has_value());
    QCOMPARE(search({}).total, 4);
    QVERIFY(m_journal->setPinned(pinned, false).result().has_value());
    QVERIFY(m_journal->expire(2000).result().value_or(0) >= 1);
    QVERIFY(!m_journal->setPinned(u"nothing"_s, true).result().has_value());
}

void TestJournal::lifeIsASetting()
{
    QVERIFY(m_journal->setLife(0).result().has_value());
    QCOMPARE(write(caller(u"sess_1"_s), {.body = u"x"_s}).expires, 0);
    QVERIFY(m_journal->setLife(2).result().has_value());
    const Episode short_ = write(caller(u"sess_1"_s), {.body = u"x"_s});
    QCOMPARE(short_.expires - short_.created, 2LL * 24 * 3600 * 1000);
    for (const int bad : {-1, 36'501})
        QCOMPARE(m_journal->setLife(bad).result().error().field, u"days"_s);
}

void TestJournal::binnedIsGoneEverywhere()
{
    seen(u"sess_1"_s, 100, u"/w"_s);
    const QString id = add(u"sess_1"_s, 1, [](Episode &e) {
        e.worktree = u"/w"_s;
        e.body = u"uniqueword"_s;
    });
    bin(id);
    QCOMPARE(search({}).total, 0);
    QCOMPARE(search({.ids = {id}}).total, 0);
    QCOMPARE(search({.text = u"uniqueword"_s}).total, 0);
    QVERIFY(handoff(caller(u"sess_me"_s, u"/w"_s)).episodes.empty());
    QVERIFY(!m_journal->promote({.episode = id, .path = u"x"_s, .useBody = true}).result().has_value());
    QVERIFY(Bin(*m_store->writer).restoreRecord({ForgetKind::Episode, id}).result().has_value());
    QCOMPARE(search({.text = u"uniqueword"_s}).total, 1);
}

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
