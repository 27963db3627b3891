#include "desktop/Tray.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca;
using namespace evoca::app;

/// The tray against a real status-notifier watcher on a private bus: late, gone and back.
class TestTray : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!QDBusConnection::sessionBus().isConnected())
            QSKIP("there is no session bus");
    }

    void followsThePanel()
    {
        Tray tray;
        QSignalSpy usable(&tray, &Tray::usableChanged);
        QVERIFY(!tray.isUsable());

        QProcess panel;
        const QByteArray item = startPanel(panel);
        QVERIFY(item.startsWith("item "));
        QTRY_VERIFY(tray.isUsable());
        QCOMPARE(usable.size(), 1);

        panel.kill();
        QVERIFY(panel.waitForFinished());
        QTRY_VERIFY(!tray.isUsable());
        QCOMPARE(usable.size(), 2);

        QProcess again;
        QVERIFY(startPanel(again).startsWith("item "));
        QTRY_VERIFY(tray.isUsable());
        again.kill();
        again.waitForFinished();
    }

    void showsStateAndOpens()
    {
        QProcess panel;
        Tray tray;
        const QByteArray item = startPanel(panel);
        QString service = QString::fromUtf8(item.mid(5)).trimmed();
        if (service.startsWith(u'/'))
            service = QDBusConnection::sessionBus().baseService();
        QSignalSpy opened(&tray, &Tray::openRequested);
        // The item answers from this very thread, so nothing here may wait for it without the event loop.
        QDBusMessage get = QDBusMessage::createMethodCall(service, u"/StatusNotifierItem"_s,
                                                          u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
        get.setArguments({u"org.kde.StatusNotifierItem"_s, u"Title"_s});
        QDBusPendingCall title = QDBusConnection::sessionBus().asyncCall(get);
        QTRY_VERIFY(title.isFinished());
        QCOMPARE(QDBusPendingReply<QDBusVariant>(title).value().variant().toString(), u"Evoca"_s);
        QDBusMessage activate = QDBusMessage::createMethodCall(service, u"/StatusNotifierItem"_s,
                                                               u"org.kde.StatusNotifierItem"_s, u"Activate"_s);
        activate.setArguments({0, 0});
        QDBusConnection::sessionBus().asyncCall(activate);
        QTRY_COMPARE(opened.size(), 1);
        panel.kill();
        panel.waitForFinished();
    }

    void everyStateHasItsOwnIcon()
    {
        QList<QImage> seen;
        for (const TrayState state :
             {TrayState::Stopped, TrayState::Serving, TrayState::Paused, TrayState::Importing, TrayState::NeedsYou}) {
            for (const bool dark : {false, true}) {
                const QImage image = trayIcon(state, dark).pixmap(22, 22).toImage();
                QVERIFY(!image.isNull());
                QVERIFY(!seen.contains(image));
                seen << image;
            }
        }
    }

private:
    /// Starts a panel and gives the line that names the first item it got.
    static QByteArray startPanel(QProcess &panel)
    {
        panel.start(QStringLiteral(FAKE_WATCHER), {});
        QByteArray out;
        const bool got = QTest::qWaitFor(
            [&] {
                panel.waitForReadyRead(1);
                out += panel.readAllStandardOutput();
                return out.contains("item ") && out.endsWith('\n');
            },
            10'000);
        return got ? out.mid(out.indexOf("item ")) : QByteArray();
    }
};

QTEST_MAIN(TestTray)
#include "tst_tray.moc"
