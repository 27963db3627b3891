#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusContext>
#include <QStringList>

#include <cstdio>

/// The least a panel's side of the status-notifier protocol can be: says that a host is there and tells on stdout who
/// registered.
class FakeWatcher : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.StatusNotifierWatcher")
    Q_PROPERTY(bool IsStatusNotifierHostRegistered READ hasHost) // clazy:exclude=qproperty-without-notify
    Q_PROPERTY(int ProtocolVersion READ protocol) // clazy:exclude=qproperty-without-notify
    Q_PROPERTY(QStringList RegisteredStatusNotifierItems READ items) // clazy:exclude=qproperty-without-notify

public:
    bool hasHost() const { return true; }
    int protocol() const { return 0; }
    QStringList items() const { return m_items; }

public Q_SLOTS:
    void RegisterStatusNotifierItem(const QString &service)
    {
        m_items << service;
        std::printf("item %s\n", qPrintable(service));
        std::fflush(stdout);
        Q_EMIT StatusNotifierItemRegistered(service);
    }
    void RegisterStatusNotifierHost(const QString &) { Q_EMIT StatusNotifierHostRegistered(); }

Q_SIGNALS:
    void StatusNotifierItemRegistered(const QString &service);
    void StatusNotifierItemUnregistered(const QString &service);
    void StatusNotifierHostRegistered();

private:
    QStringList m_items;
};

int main(int argc, char *argv[])
{
    QCoreApplication program(argc, argv);
    FakeWatcher watcher;
    QDBusConnection bus = QDBusConnection::sessionBus();
    const auto all = QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals
        | QDBusConnection::ExportAllProperties;
    if (!bus.registerObject(QStringLiteral("/StatusNotifierWatcher"), &watcher, all)
        || !bus.registerService(QStringLiteral("org.kde.StatusNotifierWatcher")))
        return 1;
    std::printf("ready\n");
    std::fflush(stdout);
    return QCoreApplication::exec();
}

#include "fake_watcher.moc"
