#pragma once

#include "protocol/Json.h"
#include "protocol/Message.h"
#include "stdio/BridgeAccess.h"
#include "tools/Registry.h"

#include <QHash>
#include <QNetworkAccessManager>
#include <QNetworkRequest>
#include <QObject>

#include <functional>
#include <iosfwd>
#include <memory>

class QNetworkReply;

namespace evoca::mcp {

/// Carries MCP between an agent's stdin and stdout (one JSON message a line) and the running program's HTTP endpoint.
/// Holds no state of its own, so it survives restarts of the program: while it is away, requests wait up to 15 seconds,
/// then are answered with an error; the next one tries again. A call that writes and broke off half-way is not
/// repeated: its agent is told that the outcome is unknown.
class Bridge : public QObject
{
    Q_OBJECT
public:
    using AccessSource = std::function<model::Result<BridgeAccess>()>;

    /// `access` is asked before each attempt: port and token may change when the program restarts.
    Bridge(AccessSource access, QString workingDirectory, std::ostream &out, QObject *parent = nullptr);

    void receive(const QByteArray &line);
    /// No more lines will come: `drained` follows once every request is answered.
    void finish();

Q_SIGNALS:
    void drained();

private:
    struct Exchange;
    void send(const std::shared_ptr<Exchange> &exchange);
    QNetworkReply *post(const Exchange &exchange, const BridgeAccess &access);
    QNetworkRequest requestFor(const Exchange &exchange, const BridgeAccess &access) const;
    void replied(const std::shared_ptr<Exchange> &exchange);
    void streamed(const std::shared_ptr<Exchange> &exchange);
    void relay(const std::shared_ptr<Exchange> &exchange, const QByteArray &json);
    bool isRepeatable(const Exchange &exchange) const;
    void retry(const std::shared_ptr<Exchange> &exchange, const QString &reason);
    void fail(const std::shared_ptr<Exchange> &exchange, const QString &reason);
    void close(const std::shared_ptr<Exchange> &exchange);
    void cancel(const Json &id);
    void write(const QByteArray &json);
    void announceWhenDrained();

    AccessSource m_access;
    QString m_workingDirectory;
    QByteArray m_run; ///< tells this bridge's calls from another's
    std::ostream &m_out;
    QNetworkAccessManager m_network;
    const Registry m_registry; ///< says what may be asked again
    QByteArray m_version; ///< of the legacy handshake; empty: none
    QHash<QByteArray, std::shared_ptr<Exchange>> m_open; ///< requests by their id's JSON
    QList<std::shared_ptr<Exchange>> m_notifications;
    bool m_finishing = false;
    bool m_drained = false;
    bool m_reached = false; ///< the program answered, so it will come back
};

} // namespace evoca::mcp
