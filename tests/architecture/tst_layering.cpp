#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// One folder of the tree and the folders whose headers it may include (design section 3). Its own is always allowed.
const QHash<QString, QStringList> &allowedFolders()
{
    static const QStringList wholeModel {u"model/records"_s,    u"model/text"_s,    u"model/store"_s,
                                         u"model/agents"_s,     u"model/history"_s, u"model/learning"_s,
                                         u"model/search"_s,     u"model/journal"_s, u"model/memories"_s,
                                         u"model/forgetting"_s, u"model/access"_s};
    static const QStringList mcp {u"mcp"_s, u"mcp/http"_s, u"mcp/protocol"_s, u"mcp/tools"_s, u"mcp/stdio"_s};
    static const QHash<QString, QStringList> allowed {
        {u"model/records"_s, {}},
        {u"model/text"_s, {u"model/records"_s}},
        {u"model/store"_s, {u"model/records"_s, u"model/text"_s}},
        {u"model/agents"_s, {u"model/records"_s, u"model/text"_s}},
        {u"model/learning"_s, {u"model/records"_s, u"model/text"_s, u"model/agents"_s}},
        {u"model/access"_s, {u"model/records"_s, u"model/text"_s, u"model/store"_s}},
        {u"model/search"_s,
         {u"model/records"_s, u"model/text"_s, u"model/store"_s, u"model/history"_s, u"model/learning"_s}},
        {u"model/history"_s,
         {u"model/records"_s, u"model/text"_s, u"model/store"_s, u"model/agents"_s, u"model/learning"_s}},
        {u"model/memories"_s,
         {u"model/records"_s, u"model/text"_s, u"model/store"_s, u"model/search"_s, u"model/agents"_s,
          u"model/history"_s, u"model/forgetting"_s}},
        {u"model/forgetting"_s,
         {u"model/records"_s, u"model/text"_s, u"model/store"_s, u"model/search"_s, u"model/history"_s,
          u"model/learning"_s}},
        {u"model/journal"_s,
         {u"model/records"_s, u"model/text"_s, u"model/store"_s, u"model/history"_s, u"model/search"_s,
          u"model/memories"_s, u"model/forgetting"_s}},
        {u"mcp"_s, wholeModel + mcp},
    };
    return allowed;
}

QString layerOf(const QString &folder)
{
    return folder.section(u'/', 0, 0);
}

struct Include
{
    QString file; ///< relative to the source tree
    int line;
    QString target; ///< as written, without quotes
    bool quoted;
};

QList<Include> includesOf(const QString &root, const QString &relativePath)
{
    static const QRegularExpression pattern(uR"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"_s);
    QFile file(root + u'/' + relativePath);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    QList<Include> includes;
    int number = 0;
    while (!file.atEnd()) {
        ++number;
        const auto match = pattern.match(QString::fromUtf8(file.readLine()));
        if (match.hasMatch())
            includes.append({relativePath, number, match.captured(2), match.captured(1) == u"\""_s});
    }
    return includes;
}

/// The folder of the tree that holds a header, as "layer/folder"; empty when no layer has it.
QString folderOfHeader(const QString &root, const QString &header)
{
    for (const QString &layer : {u"model"_s, u"mcp"_s, u"app"_s}) {
        if (QFileInfo::exists(root + u'/' + layer + u'/' + header)) {
            const QString folder = header.contains(u'/') ? header.section(u'/', 0, 0) : QString();
            return folder.isEmpty() ? layer : layer + u'/' + folder;
        }
    }
    return {};
}

/// Why an include is forbidden; empty when it is fine.
QString verdict(const QString &root, const Include &include)
{
    static const QRegularExpression gui(
        u"^(Qt(Widgets|Gui|Svg|DBus)/|Q(Widget|Application|GuiApplication|Painter|Color|Pixmap|Icon|Font)$)"_s);
    static const QRegularExpression network(
        u"^(QtNetwork/|Q(TcpServer|TcpSocket|LocalServer|LocalSocket|NetworkAccessManager|HostAddress)$)"_s);
    const QString own = include.file.section(u'/', 0, 0) == u"mcp"_s && include.file.count(u'/') == 1
        ? u"mcp"_s
        : include.file.section(u'/', 0, 1);
    const QString layer = layerOf(own);
    if (!include.quoted) {
        if (layer == u"model"_s && (gui.match(include.target).hasMatch() || network.match(include.target).hasMatch()))
            return u"the model has no widgets and no network"_s;
        if (layer == u"mcp"_s && gui.match(include.target).hasMatch())
            return u"the server has no widgets"_s;
        return {};
    }
    const QString target = folderOfHeader(root, include.target);
    // The resources' names are generated for the window, which alone shows them.
    if (target.isEmpty() && layer == u"app"_s && QFileInfo::exists(root + u"/resources/"_s + include.target))
        return {};
    if (target.isEmpty())
        return QFileInfo::exists(root + u'/' + include.file.section(u'/', 0, -2) + u'/' + include.target)
                || include.target.startsWith(u"ui_"_s)
            ? QString()
            : u"no layer has this header"_s;
    if (target == own || (layer == u"app"_s && layerOf(target) == u"app"_s))
        return {};
    if (layer == u"app"_s) {
        // The bridge is the other door: it runs in the agent's process, not in the server.
        const bool door = QStringList {u"McpServer.h"_s, u"stdio/StdioBridge.h"_s, u"stdio/BridgeAccess.h"_s}.contains(
            include.target);
        return layerOf(target) == u"model"_s || door ? QString() : u"app knows the model and McpServer only"_s;
    }
    const QStringList allowed = allowedFolders().value(layer == u"mcp"_s ? u"mcp"_s : own);
    return allowed.contains(target) ? QString() : u"%1 may not know %2"_s.arg(own, target);
}

} // namespace

/// The layers of design section 3, checked on the sources themselves.
class TestLayering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyIncludeIsAllowed()
    {
        const QString root = QStringLiteral(EVOCA_SOURCE_DIR);
        QStringList wrong;
        int seen = 0;
        for (const QString &layer : {u"model"_s, u"mcp"_s, u"app"_s}) {
            QDirIterator files(root + u'/' + layer, {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString relative = QDir(root).relativeFilePath(files.next());
                for (const Include &include : includesOf(root, relative)) {
                    ++seen;
                    if (const QString reason = verdict(root, include); !reason.isEmpty())
                        wrong << u"%1:%2 includes %3: %4"_s.arg(include.file)
                                     .arg(include.line)
                                     .arg(include.target, reason);
                }
            }
        }
        QVERIFY(seen > 100);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void forbiddenIncludesAreFound_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("quoted");
        QTest::addColumn<bool>("forbidden");
        QTest::newRow("model to mcp") << u"model/search/X.cpp"_s << u"McpServer.h"_s << true << true;
        QTest::newRow("model to app") << u"model/store/X.cpp"_s << u"cli/Command.h"_s << true << true;
        QTest::newRow("lower to higher in the model")
            << u"model/text/X.cpp"_s << u"store/Connection.h"_s << true << true;
        QTest::newRow("learning has no SQL") << u"model/learning/X.cpp"_s << u"store/Connection.h"_s << true << true;
        QTest::newRow("model with widgets") << u"model/records/X.h"_s << u"QWidget"_s << false << true;
        QTest::newRow("model with network") << u"model/agents/X.h"_s << u"QTcpSocket"_s << false << true;
        QTest::newRow("mcp to app") << u"mcp/tools/X.cpp"_s << u"cli/Command.h"_s << true << true;
        QTest::newRow("app behind McpServer") << u"app/pages/X.cpp"_s << u"tools/Tool.h"_s << true << true;
        QTest::newRow("app to McpServer") << u"app/composition/X.cpp"_s << u"McpServer.h"_s << true << false;
        QTest::newRow("mcp to model") << u"mcp/tools/X.cpp"_s << u"search/Query.h"_s << true << false;
        QTest::newRow("search to store") << u"model/search/X.cpp"_s << u"store/Connection.h"_s << true << false;
    }

    void forbiddenIncludesAreFound()
    {
        QFETCH(QString, file);
        QFETCH(QString, target);
        QFETCH(bool, quoted);
        QFETCH(bool, forbidden);
        QCOMPARE(!verdict(QStringLiteral(EVOCA_SOURCE_DIR), {file, 1, target, quoted}).isEmpty(), forbidden);
    }
};

QTEST_APPLESS_MAIN(TestLayering)
#include "tst_layering.moc"
