#include "StoreFixture.h"
#include "access/Access.h"
#include "support/TestHome.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

class TestAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tokens();
    void clientsByName();
    void projectByArgument();
    void projectByBindingFolderAndRoots();
    void approvalByPath();
    void hiddenAndForeignAreAbsent();
    void requestLog();

private:
    RowId project(StoreFixture &store, const QString &path, Approval approval, const QString &name = {});
    static Client client() { return {.id = 1, .name = u"test"_s}; }
};

RowId TestAccess::project(StoreFixture &store, const QString &path, Approval approval, const QString &name)
{
    const QString shown = name.isEmpty() ? path.section(u'/', -1) : name;
    auto id = store.writer->call<RowId>([=](WriteContext &context) -> Result<RowId> {
        auto added = context.connection.run(
            u"INSERT INTO project (global_id, path, name, approval) VALUES (?, ?, ?, ?)"_s,
            {QString("project-"_L1 + path), path, shown, int(approval)});
        return added ? Result<RowId>(added->lastInsertId().toLongLong()) : std::unexpected(added.error());
    });
    return id.result().value();
}

void TestAccess::tokens()
{
    StoreFixture store;
    AccessControl control(*store.writer);
    const auto made = control.addClient(u"Claude Code"_s, Profile::Generic, Permission::HistoryRead).result();
    QVERIFY(made);
    QVERIFY(made->token.startsWith("evoca_"));
    QCOMPARE(made->token.size(), 49);
    QCOMPARE(made->client.tokenHint, QString::fromLatin1(made->token.right(4)));

    const auto reader = store.reader();
    const Access access(*reader);
    const auto known = access.authenticate(made->token);
    QVERIFY(known);
    QCOMPARE(known->name, u"Claude Code"_s);
    QCOMPARE(known->permissions, Permissions(Permission::HistoryRead));
    const QByteArrayList wrongTokens {QByteArray(), "evoca_", made->token.chopped(1), made->token + 'a',
                                      made->token.toUpper()};
    for (const QByteArray &wrong : wrongTokens)
        QCOMPARE(access.authenticate(wrong).error().code, ErrorCode::Unauthorized);

    // Stored hashed: the token itself is nowhere in the table.
    QCOMPARE(
        store
            .value(
                u"SELECT count(*) FROM client WHERE instr(token_hash, ?) OR instr(global_id || name || token_hint, ?)"_s,
                {made->token, QString::fromLatin1(made->token)})
            .toInt(),
        0);
    QCOMPARE(store.value(u"SELECT length(token_hash) FROM client"_s).toInt(), 32);

    const auto renewed = control.renewToken(u"Claude Code"_s).result();
    QVERIFY(renewed);
    QVERIFY(renewed->token != made->token);
    QCOMPARE(renewed->client.id, made->client.id);
    QVERIFY(!access.authenticate(made->token));
    QVERIFY(access.authenticate(renewed->token));
    QVERIFY(control.removeClient(made->client.id).result());
    QVERIFY(!access.authenticate(renewed->token));
    QCOMPARE(control.removeClient(made->client.id).result().error().code, ErrorCode::NotFound);
}

void TestAccess::clientsByName()
{
    StoreFixture store;
    AccessControl control(*store.writer);
    QVERIFY(control.addClient(u" Codex "_s, Profile::Extended, {}).result());
    QCOMPARE(control.addClient(u"codex"_s, Profile::Generic, {}).result().error().code, ErrorCode::Conflict);
    QCOMPARE(control.addClient(u"  "_s, Profile::Generic, {}).result().error().code, ErrorCode::InvalidArgument);
    const RowId shop = project(store, u"/proj/shop"_s, Approval::Approved);
    const auto reader = store.reader();
    Client client = Access(*reader).clients().value().front();
    QCOMPARE(client.name, u"Codex"_s);
    client.allProjects = false;
    client.projects = {shop};
    client.boundProject = shop;
    client.permissions = Permission::MemoryRead;
    QVERIFY(control.updateClient(client).result());
    const Client stored = Access(*reader).clients().value().front();
    QCOMPARE(stored.projects, std::vector<RowId> {shop});
    QCOMPARE(stored.boundProject, shop);
    QVERIFY(!stored.allProjects);
    QCOMPARE(store.value(u"SELECT count(*) FROM change WHERE kind = 'client'"_s).toInt(), 2);
}

void TestAccess::projectByArgument()
{
    StoreFixture store;
    const RowId shop = project(store, u"/proj/shop"_s, Approval::Approved);
    const RowId other = project(store, u"/old/shop"_s, Approval::Pending);
    project(store, u"/proj/blog"_s, Approval::Pending);
    const auto reader = store.reader();
    const Access access(*reader);
    // The approved one of two with the same name is meant; the other is reachable by its path.
    QCOMPARE(access.scope(client(), u"SHOP"_s, {}).value().ids(), std::vector<RowId> {shop});
    QCOMPARE(access.scope(client(), u"/proj/shop/src/deep"_s, {}).value().ids(), std::vector<RowId> {shop});
    QCOMPARE(access.scope(client(), u"/old/shop"_s, {}).error().code, ErrorCode::NotApproved);
    const Error pending = access.scope(client(), u"blog"_s, {}).error();
    QCOMPARE(pending.code, ErrorCode::NotApproved);
    QVERIFY(pending.message.contains("blog"_L1) && pending.message.contains("evoca approve \"/proj/blog\""_L1));
    const Error unknown = access.scope(client(), u"nothing"_s, u"/proj/shop"_s).error();
    QCOMPARE(unknown.code, ErrorCode::NotFound); // the argument is never dropped in favour of the folder
    QVERIFY(unknown.message.contains("/proj/shop"_L1));
    QVERIFY(!unknown.message.contains("blog"_L1));

    QVERIFY(AccessControl(*store.writer).setApproval(other, Approval::Approved).result());
    const Error ambiguous = access.scope(client(), u"shop"_s, {}).error();
    QCOMPARE(ambiguous.code, ErrorCode::InvalidArgument);
    QVERIFY(ambiguous.message.contains("/old/shop"_L1) && ambiguous.message.contains("/proj/shop"_L1));
    QCOMPARE(ambiguous.field, u"project"_s);
}

void TestAccess::projectByBindingFolderAndRoots()
{
    StoreFixture store;
    const RowId home = project(store, QDir::homePath(), Approval::Approved);
    const RowId shop = project(store, u"/proj/shop"_s, Approval::Approved);
    const RowId nested = project(store, u"/proj/shop/vendor/lib"_s, Approval::Approved);
    const RowId blog = project(store, u"/proj/blog"_s, Approval::Pending);
    QVERIFY(store.writer
                ->post([shop](WriteContext &context) -> Result<void> {
                    auto added = context.connection.run(
                        u"INSERT INTO project_path (path, project) VALUES ('/trees/shop-fix', ?)"_s, {shop});
                    return added ? Result<void>() : std::unexpected(added.error());
                })
                .result());
    const auto reader = store.reader();
    const Access access(*reader);
    Client bound = client();
    bound.boundProject = shop;
    QCOMPARE(access.scope(bound, {}, u"/proj/shop/vendor/lib"_s).value().ids(), std::vector<RowId> {shop});
    QCOMPARE(access.scope(bound, u"lib"_s, {}).value().ids(), std::vector<RowId> {nested}); // the argument wins
    QCOMPARE(access.scope(client(), {}, u"/proj/shop/vendor/lib/src"_s).value().ids(),
             std::vector<RowId> {nested}); // longest match
    QCOMPARE(access.scope(client(), {}, u"/trees/shop-fix/src"_s).value().ids(),
             std::vector<RowId> {shop}); // a worktree
    QCOMPARE(access.scope(client(), {}, QDir::homePath()).value().ids(), std::vector<RowId> {home});
    QCOMPARE(access.scope(client(), {}, u"/proj/blog"_s).error().code, ErrorCode::NotApproved);
    // An unknown folder inside the home is not the home's project.
    const Error undecided = access.scope(client(), {}, QDir::homePath() + "/unknown"_L1).error();
    QCOMPARE(undecided.code, ErrorCode::InvalidArgument);
    QVERIFY(undecided.message.contains("/proj/shop"_L1) && !undecided.message.contains("blog"_L1));
    QCOMPARE(access.scope(client(), {}, u"/nowhere"_s, {u"/elsewhere"_s, u"/proj/shop/x"_s}).value().ids(),
             std::vector<RowId> {shop});
    AccessControl control(*store.writer);
    for (RowId id : {home, nested})
        QVERIFY(control.setApproval(id, Approval::Pending).result());
    QCOMPARE(access.scope(client(), {}, u"/nowhere"_s).value().ids(),
             std::vector<RowId> {shop}); // the only approved one
    QVERIFY(control.setApproval(shop, Approval::Pending).result());
    QCOMPARE(access.scope(client(), {}, {}).error().code, ErrorCode::NotApproved);
    QCOMPARE(access.everything(client()).error().code, ErrorCode::NotApproved);
    Q_UNUSED(blog)
}

void TestAccess::approvalByPath()
{
    StoreFixture store;
    project(store, u"/proj/shop"_s, Approval::Pending);
    project(store, u"/proj/shop/vendor/lib"_s, Approval::Pending);
    const RowId hidden = project(store, u"/proj/secret"_s, Approval::Hidden);
    AccessControl control(*store.writer);
    const auto approved = control.approve(u"/proj/shop/src"_s).result();
    QVERIFY(approved);
    QCOMPARE(approved->path, u"/proj/shop"_s);
    QCOMPARE(store.value(u"SELECT approval FROM project WHERE path = '/proj/shop/vendor/lib'"_s).toInt(), 0);
    QVERIFY(store.value(u"SELECT approved_at FROM project WHERE path = '/proj/shop'"_s).toLongLong() > 0);
    QCOMPARE(control.approve(u"lib"_s).result()->path, u"/proj/shop/vendor/lib"_s);
    const auto unknown = control.approve(u"/other/shap"_s).result();
    QCOMPARE(unknown.error().code, ErrorCode::NotFound);
    QVERIFY(unknown.error().message.contains("/proj/shop"_L1));
    project(store, u"/proj/new"_s, Approval::Pending);
    QCOMPARE(control.approveAll().result().value(), 1);
    QCOMPARE(store.value(u"SELECT approval FROM project WHERE id = ?"_s, {hidden}).toInt(), int(Approval::Hidden));
}

void TestAccess::hiddenAndForeignAreAbsent()
{
    StoreFixture store;
    const RowId shop = project(store, u"/proj/shop"_s, Approval::Approved);
    project(store, u"/proj/foreign"_s, Approval::Approved);
    project(store, u"/proj/hidden"_s, Approval::Hidden);
    const auto reader = store.reader();
    const Access access(*reader);
    Client limited = client();
    limited.allProjects = false;
    limited.projects = {shop};
    const auto message = [&](const QString &name) {
        return access.scope(limited, name, {}).error().message.replace(name, u"X"_s);
    };
    QCOMPARE(message(u"foreign"_s), message(u"absent"_s));
    QCOMPARE(message(u"hidden"_s), message(u"absent"_s));
    QCOMPARE(message(u"/proj/foreign"_s), message(u"/proj/absent"_s));
    QCOMPARE(access.scope(limited, {}, u"/proj/foreign"_s).value().ids(), std::vector<RowId> {shop});
    QCOMPARE(access.projects(limited).value().size(), 1U);
    QCOMPARE(access.everything(limited).value().ids(), std::vector<RowId> {shop});
    QCOMPARE(access.projects(client()).value().size(), 2U);
}

void TestAccess::requestLog()
{
    StoreFixture store;
    const auto made = AccessControl(*store.writer).addClient(u"c"_s, Profile::Generic, {}).result();
    const QString question = u"why does AKIAIOSFODNN7EXAMPLQ fail "_s + QString(9000, u'x');
    {
        RequestLog log(*store.writer);
        for (int i = 0; i < 3; ++i) {
            log.add({.client = made->client.id,
                     .clientName = u"c"_s,
                     .tool = u"search_experience"_s,
                     .arguments = {{u"query"_s, question}, {u"limit"_s, i}},
                     .returned = {u"exp-1"_s},
                     .micros = 1200,
                     .outcome = RequestRecord::Outcome::Answered});
        }
    }
    store.stopWriter();
    const auto reader = store.reader();
    const auto all = RequestLog::list(*reader, 10).value();
    QCOMPARE(all.size(), 3U);
    QCOMPARE(all.front().arguments["limit"_L1].toInt(), 2);
    QCOMPARE(all.front().returned, QStringList {u"exp-1"_s});
    QVERIFY(all.front().at > 0);
    const QString query = all.front().arguments["query"_L1].toString();
    QVERIFY(query.size() <= 4100);
    QVERIFY(!query.contains("AKIAIOSFODNN7EXAMPLQ"_L1));
    QCOMPARE(RequestLog::list(*reader, 10, all.front().id).value().size(), 2U);
    QCOMPARE(RequestLog::countSince(*reader, 0).value(), 3);
    QVERIFY(Access(*reader).clients().value().front().lastUsed > 0);
}

int main(int argc, char *argv[])
{
    TestHome home;
    QCoreApplication application(argc, argv);
    TestAccess test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_access.moc"
