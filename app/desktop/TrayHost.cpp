#include "desktop/TrayHost.h"

#include <QSystemTrayIcon>

#ifdef Q_OS_LINUX
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusServiceWatcher>
#include <QDBusVariant>
#endif

using namespace Qt::StringLiterals;

namespace evoca::app {

#ifdef Q_OS_LINUX

namespace {

const QString watcherService = u"org.kde.StatusNotifierWatcher"_s;
const QString watcherPath = u"/StatusNotifierWatcher"_s;

} // namespace

struct TrayHost::Private
{
    QDBusServiceWatcher watcher {watcherService, QDBusConnection::sessionBus(),
                                 QDBusServiceWatcher::WatchForOwnerChange};
    bool host = false;
};

TrayHost::TrayHost() : d(std::make_unique<Private>())
{
    connect(&d->watcher, &QDBusServiceWatcher::serviceOwnerChanged, this, &TrayHost::look);
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(watcherService, watcherPath, watcherService, u"StatusNotifierHostRegistered"_s, this, SLOT(look()));
    bus.connect(watcherService, watcherPath, watcherService, u"StatusNotifierHostUnregistered"_s, this, SLOT(look()));
    look();
}

bool TrayHost::isPresent() const
{
    return d->host || QSystemTrayIcon::isSystemTrayAvailable();
}

/// Asks without waiting: a bus that hangs must not hold the window up.
void TrayHost::look()
{
    QDBusMessage call = QDBusMessage::createMethodCall(watcherService, watcherPath,
                                                       u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    call.setArguments({watcherService, u"IsStatusNotifierHostRegistered"_s});
    call.setAutoStartService(false);
    auto *pending = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(pending, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *done) {
        const QDBusPendingReply<QDBusVariant> reply = *done;
        done->deleteLater();
        const bool host = reply.isValid() && reply.value().variant().toBool();
        if (std::exchange(d->host, host) != host)
            Q_EMIT changed();
    });
}

#else

struct TrayHost::Private
{
};

TrayHost::TrayHost() : d(std::make_unique<Private>()) { }

bool TrayHost::isPresent() const
{
    return QSystemTrayIcon::isSystemTrayAvailable();
}

void TrayHost::look() { }

#endif

TrayHost::~TrayHost() = default;

} // namespace evoca::app
