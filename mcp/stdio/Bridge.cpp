#include "stdio/Bridge.h"

#include "protocol/ClientRuns.h"
#include "protocol/Era.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QIODevice>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <ostream>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace evoca::mcp {

namespace {

constexpr auto patience = 15s; ///< how long a request waits for the program to come back
constexpr auto firstPatience = 3s; ///< and to come at all: it may be starting with the agent
constexpr auto retryPause = 300ms;
constexpr auto streamRetryPause = 2s;

/// A body that Qt cannot send a second time, which it does on its own when a connection breaks.
class SentOnce : public QIODevice
{
public:
    explicit SentOnce(QByteArray body) : m_body(std::move(body)) { QIODevice::open(ReadOnly | Unbuffered); }

    bool isSequential() const override { return true; }
    bool reset() override { return m_at == 0; }
    qint64 bytesAvailable() const override { return m_body.size() - m_at + QIODevice::bytesAvailable(); }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        const qint64 length = std::min(most, m_body.size() - m_at);
        std::copy_n(m_body.constData() + m_at, length, data);
        m_at += length;
        return length > 0 || most == 0 ? length : -1;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_body;
    qint64 m_at = 0;
};

QByteArray keyOf(const Json &id)
{
    return dumpJson(id);
}

} // namespace

struct Bridge::Exchange
{
    Message message;
    QByteArray body;
    QDeadlineTimer deadline;
    QNetworkReply *reply = nullptr; ///< running; deletes itself after `finished`
    QByteArray buffer; ///< of an event stream, up to the next blank line
    bool acknowledged = false; ///< a subscription was opened before; a reopened one is not announced again
    bool closed = false;

    bool isRequest() const { return message.kind == Message::Kind::Request; }
    bool isSubscription() const { return message.method == "subscriptions/listen"; }
};

Bridge::Bridge(AccessSource access, QString workingDirectory, std::ostream &out, QObject *parent)
    : QObject(parent), m_access(std::move(access)), m_workingDirectory(std::move(workingDirectory)),
      m_run(makeRunNumber()), m_out(out)
{
    // A proxy from the environment must never see what goes to 127.0.0.1.
    m_network.setProxy(QNetworkProxy::NoProxy);
}

void Bridge::receive(const QByteArray &line)
{
    if (line.trimmed().isEmpty())
        return;
    auto message = Message::parse(line);
    if (!message) {
        write(dumpJson(errorMessage(message.error())));
        return;
    }
    if (message->method == "notifications/cancelled") {
        cancel(member(message->params, "requestId"));
        return;
    }
    auto exchange = std::make_shared<Exchange>();
    exchange->message = std::move(*message);
    exchange->body = line;
    exchange->deadline = QDeadlineTimer(m_reached ? patience : firstPatience);
    if (exchange->isRequest())
        m_open.insert(keyOf(exchange->message.id), exchange);
    else
        m_notifications.append(exchange);
    send(exchange);
}

void Bridge::finish()
{
    m_finishing = true;
    const auto open = m_open.values();
    for (const auto &exchange : open) {
        if (exchange->isSubscription())
            close(exchange);
    }
    announceWhenDrained();
}

/// Once, and not directly: the caller may be in the middle of an exchange.
void Bridge::announceWhenDrained()
{
    if (m_finishing && !m_drained && m_open.isEmpty() && m_notifications.isEmpty()) {
        m_drained = true;
        QMetaObject::invokeMethod(this, &Bridge::drained, Qt::QueuedConnection);
    }
}

QNetworkRequest Bridge::requestFor(const Exchange &exchange, const BridgeAccess &access) const
{
    QNetworkRequest request {QUrl(access.url)};
    request.setHeader(QNetworkRequest::ContentTypeHeader, "application/json"_ba);
    request.setRawHeader("Accept", "application/json, text/event-stream");
    request.setRawHeader("Authorization", "Bearer " + access.token);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setRawHeader(runHeader, m_run);
    if (!m_workingDirectory.isEmpty())
        request.setRawHeader(workingDirectoryHeader, QUrl::toPercentEncoding(m_workingDirectory, "/"));
    const Json &claimed = member(member(exchange.message.params, "_meta"), metaKey::protocolVersion);
    if (claimed.is_string()) {
        request.setRawHeader("MCP-Protocol-Version", toQString(claimed).toLatin1());
        request.setRawHeader("Mcp-Method", encodedHeader(exchange.message.method));
        if (const auto name = mcpName(exchange.message))
            request.setRawHeader("Mcp-Name", encodedHeader(*name));
    } else if (!m_version.isEmpty()) {
        request.setRawHeader("MCP-Protocol-Version", m_version);
    }
    return request;
}

void Bridge::send(const std::shared_ptr<Exchange> &exchange)
{
    if (exchange->closed)
        return;
    const auto access = m_access();
    if (!access) {
        retry(exchange, access.error().message);
        return;
    }
    QNetworkReply *reply = post(*exchange, *access);
    exchange->reply = reply;
    exchange->buffer.clear();
    connect(reply, &QNetworkReply::readyRead, this, [this, exchange] { streamed(exchange); });
    connect(reply, &QNetworkReply::finished, this, [this, exchange, reply] {
        reply->deleteLater();
        exchange->reply = nullptr;
        if (!exchange->closed) {
            exchange->reply = reply;
            replied(exchange);
            exchange->reply = nullptr;
        }
    });
}

QNetworkReply *Bridge::post(const Exchange &exchange, const BridgeAccess &access)
{
    QNetworkRequest request = requestFor(exchange, access);
    if (isRepeatable(exchange))
        return m_network.post(request, exchange.body);
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    request.setHeader(QNetworkRequest::ContentLengthHeader, exchange.body.size());
    auto body = std::make_unique<SentOnce>(exchange.body);
    QNetworkReply *reply = m_network.post(request, body.get());
    body.release()->setParent(reply);
    return reply;
}

/// Events of a stream, as they arrive. Other answers are taken whole when they are complete.
void Bridge::streamed(const std::shared_ptr<Exchange> &exchange)
{
    if (exchange->closed
        || !exchange->reply->header(QNetworkRequest::ContentTypeHeader).toString().startsWith("text/event-stream"_L1))
        return;
    exchange->buffer += exchange->reply->readAll();
    for (qsizetype end = 0; (end = exchange->buffer.indexOf("\n\n")) >= 0 && !exchange->closed;) {
        const QByteArray event = exchange->buffer.first(end);
        exchange->buffer.remove(0, end + 2);
        QByteArray data;
        for (const QByteArray &line : event.split('\n')) {
            if (line.startsWith("data:"))
                data += line.sliced(5).trimmed();
        }
        if (!data.isEmpty())
            relay(exchange, data);
    }
}

void Bridge::relay(const std::shared_ptr<Exchange> &exchange, const QByteArray &json)
{
    m_reached = true;
    const auto message = parseJson(json);
    if (!message)
        return;
    const bool acknowledgement = member(*message, "method") == "notifications/subscriptions/acknowledged";
    if (!acknowledgement || !std::exchange(exchange->acknowledged, true))
        write(json);
    if (message->contains("result") || message->contains("error"))
        close(exchange);
}

void Bridge::replied(const std::shared_ptr<Exchange> &exchange)
{
    streamed(exchange);
    if (exchange->closed)
        return;
    QNetworkReply *reply = exchange->reply;
    const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const bool streaming =
        reply->header(QNetworkRequest::ContentTypeHeader).toString().startsWith("text/event-stream"_L1);
    if (status == 0 || streaming) {
        const bool neverArrived = reply->error() == QNetworkReply::ConnectionRefusedError;
        if (neverArrived || isRepeatable(*exchange))
            retry(exchange, tr("Evoca is not running. Start it, or run: evoca serve"));
        else
            fail(exchange,
                 tr("The connection to Evoca broke during this call. It may have been done or not: look before you "
                    "repeat it."));
        return;
    }
    m_reached = true;
    const QByteArray body = reply->readAll();
    const auto json = parseJson(body);
    if (status == 503) {
        retry(exchange, json ? toQString(member(member(*json, "error"), "message")) : tr("Evoca is busy."));
        return;
    }
    if (!exchange->isRequest()) {
        close(exchange);
        return;
    }
    if (!json || !json->contains("jsonrpc")) {
        fail(exchange,
             json ? toQString(member(member(*json, "error"), "message"))
                  : tr("Evoca answered with HTTP status %1.").arg(status));
        return;
    }
    if (exchange->message.method == "initialize")
        m_version = toQString(member(member(*json, "result"), "protocolVersion")).toLatin1();
    write(dumpJson(*json));
    close(exchange);
}

bool Bridge::isRepeatable(const Exchange &exchange) const
{
    const Json &name = member(exchange.message.params, "name");
    return exchange.message.method != "tools/call" || !name.is_string()
        || m_registry.isRepeatable(name.get<std::string>());
}

void Bridge::retry(const std::shared_ptr<Exchange> &exchange, const QString &reason)
{
    // A subscription says nothing until something changes: it can wait for as long as the agent runs.
    if (exchange->isSubscription() && exchange->acknowledged && !m_finishing) {
        QTimer::singleShot(streamRetryPause, this, [this, exchange] { send(exchange); });
        return;
    }
    if (exchange->deadline.hasExpired()) {
        m_reached = false; // the next ones need not wait as long
        fail(exchange, reason);
        return;
    }
    QTimer::singleShot(retryPause, this, [this, exchange] { send(exchange); });
}

void Bridge::fail(const std::shared_ptr<Exchange> &exchange, const QString &reason)
{
    if (exchange->isRequest())
        write(dumpJson(
            errorMessage({.code = code::unavailable, .message = reason.toStdString(), .id = exchange->message.id})));
    close(exchange);
}

void Bridge::close(const std::shared_ptr<Exchange> &exchange)
{
    if (exchange->closed)
        return;
    exchange->closed = true;
    if (exchange->isRequest())
        m_open.remove(keyOf(exchange->message.id));
    m_notifications.removeOne(exchange);
    if (exchange->reply && exchange->reply->isRunning())
        exchange->reply->abort();
    announceWhenDrained();
}

/// Leaving is how a request is cancelled over HTTP; the agent gets no answer, as it asked.
void Bridge::cancel(const Json &id)
{
    if (const auto exchange = m_open.value(keyOf(id)))
        close(exchange);
}

void Bridge::write(const QByteArray &json)
{
    m_out.write(json.constData(), json.size());
    m_out.put('\n');
    m_out.flush();
}

} // namespace evoca::mcp
