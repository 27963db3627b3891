#include "http/Connection.h"

#include "http/Limits.h"
#include "http/ResponseWriter.h"

#include <QDeadlineTimer>
#include <QTcpSocket>

#include <utility>

namespace evoca::mcp {

namespace {

constexpr qsizetype readBufferBytes = 256 * 1024;
constexpr qint64 mostUnreadBytes = 8 * 1024 * 1024; ///< of a stream whose client does not read

qint64 steadyNow()
{
    return QDeadlineTimer::current().deadline();
}

} // namespace

Connection::Connection(QTcpSocket *socket, RequestHandler &handler, QObject *parent)
    : QObject(parent), m_socket(socket), m_handler(handler), m_waitingSince(steadyNow())
{
    m_socket->setParent(this);
    // A full buffer stops reading from the network, so a client that floods us is held up by TCP.
    m_socket->setReadBufferSize(readBufferBytes);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleTimeout);
    m_deadline.setSingleShot(true);
    m_deadline.setInterval(requestTimeout);
    connect(&m_idle, &QTimer::timeout, this, &Connection::timedOut);
    connect(&m_deadline, &QTimer::timeout, this, &Connection::timedOut);
    connect(m_socket, &QTcpSocket::readyRead, this, &Connection::advance);
    connect(m_socket, &QTcpSocket::bytesWritten, this, &Connection::advance);
    connect(m_socket, &QTcpSocket::disconnected, this, &Connection::gone);
    m_idle.start();
    QMetaObject::invokeMethod(this, &Connection::advance, Qt::QueuedConnection);
}

Connection::~Connection() = default;

bool Connection::isWaiting() const
{
    return m_phase == Phase::Receiving && m_parser.state() == RequestParser::State::Start
        && m_socket->bytesToWrite() == 0;
}

void Connection::closeSoon()
{
    m_closeSoon = true;
    if (m_phase == Phase::Receiving || m_phase == Phase::Discarding)
        m_socket->disconnectFromHost();
}

void Connection::abort()
{
    m_socket->abort();
    // An unconnected socket emits nothing.
    gone();
}

void Connection::advance()
{
    if (m_phase == Phase::Lingering) {
        m_socket->skip(m_socket->bytesAvailable());
        return;
    }
    // The next request waits until the answer to the last one has left, so answers cannot pile up here.
    while (!m_gone && (m_phase == Phase::Receiving || m_phase == Phase::Discarding) && m_socket->bytesToWrite() == 0
           && m_socket->bytesAvailable() > 0)
        receive();
}

void Connection::receive()
{
    m_idle.start();
    if (m_parser.state() == RequestParser::State::Start)
        m_deadline.start();
    const QByteArray bytes = m_socket->peek(readBufferBytes);
    m_socket->skip(m_parser.feed(bytes));
    switch (m_parser.state()) {
    case RequestParser::State::Headers: headersComplete(); break;
    case RequestParser::State::Complete: requestComplete(); break;
    case RequestParser::State::Failed:
        if (m_phase == Phase::Discarding) // already answered
            linger();
        else
            refuse(Response::failure(m_parser.failureStatus(), "bad_request", m_parser.failureReason()));
        break;
    default: break;
    }
}

void Connection::headersComplete()
{
    const Request &request = m_parser.request();
    m_keepAlive = request.keepAlive && !m_closeSoon;
    auto admitted = m_handler.admit(request);
    if (!admitted) {
        refuse(admitted.error());
        return;
    }
    m_caller = std::move(*admitted);
    if (request.hasBody && request.count("expect") > 0)
        m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
    m_parser.proceed(true);
    if (m_parser.state() == RequestParser::State::Complete)
        requestComplete();
}

/// Answers before the body was read. The body that may follow is thrown away, so that the client can read the answer.
void Connection::refuse(const Response &response)
{
    const bool readable = m_parser.state() == RequestParser::State::Headers;
    // Whoever expects "100 Continue" may or may not send the body now: nobody could tell where the next request begins.
    const bool keepAlive = readable && m_keepAlive && !response.close && m_parser.request().count("expect") == 0;
    write(serializeHead(response, keepAlive), response.body);
    if (!keepAlive) {
        linger();
        return;
    }
    m_phase = Phase::Discarding;
    m_parser.proceed(false);
    if (m_parser.state() == RequestParser::State::Complete)
        requestComplete();
}

void Connection::requestComplete()
{
    m_deadline.stop();
    Request request = m_parser.take();
    if (m_phase == Phase::Discarding) {
        m_phase = Phase::Receiving;
        m_waitingSince = steadyNow();
        return;
    }
    m_idle.stop();
    m_phase = Phase::Answering;
    ++m_exchange;
    m_handler.handle(std::move(request), std::exchange(m_caller, {}), ResponseWriter(this, m_exchange));
}

bool Connection::isAnswering(quint64 exchange) const
{
    return !m_gone && exchange == m_exchange && (m_phase == Phase::Answering || m_phase == Phase::Streaming);
}

void Connection::sendResponse(const Response &response)
{
    if (m_phase != Phase::Answering)
        return;
    const bool keepAlive = m_keepAlive && !m_closeSoon && !response.close;
    write(serializeHead(response, keepAlive), response.body);
    finishExchange(keepAlive);
}

void Connection::startStream()
{
    if (m_phase != Phase::Answering)
        return;
    m_phase = Phase::Streaming;
    m_socket->write(serializeStreamHead());
}

void Connection::writeChunk(const QByteArray &data)
{
    if (m_phase != Phase::Streaming)
        return;
    if (m_socket->bytesToWrite() > mostUnreadBytes) {
        abort();
        return;
    }
    m_socket->write(QByteArray::number(data.size(), 16) + "\r\n" + data + "\r\n");
}

void Connection::endStream()
{
    if (m_phase != Phase::Streaming)
        return;
    m_socket->write("0\r\n\r\n");
    finishExchange(m_keepAlive && !m_closeSoon);
}

void Connection::setGoneCallback(std::function<void()> callback)
{
    m_goneCallback = std::move(callback);
}

void Connection::finishExchange(bool keepAlive)
{
    m_goneCallback = nullptr;
    if (!keepAlive) {
        // The whole request was read, so nothing unread can turn the close into a reset.
        m_phase = Phase::Lingering;
        m_socket->disconnectFromHost();
        return;
    }
    m_phase = Phase::Receiving;
    m_waitingSince = steadyNow();
    m_idle.start();
    // Not directly: the caller may be in the middle of handling this very request.
    QMetaObject::invokeMethod(this, &Connection::advance, Qt::QueuedConnection);
}

/// Closing with unread bytes would reset the connection and could take the answer away from the client.
void Connection::linger()
{
    m_phase = Phase::Lingering;
    m_deadline.stop();
    m_idle.stop();
    m_socket->skip(m_socket->bytesAvailable());
    if (m_closeSoon) {
        m_socket->disconnectFromHost();
        return;
    }
    QTimer::singleShot(lingerTime, this, [this] { m_socket->disconnectFromHost(); });
}

void Connection::timedOut()
{
    const bool insideRequest = m_phase == Phase::Receiving && m_parser.state() != RequestParser::State::Start;
    if (!insideRequest) {
        abort();
        return;
    }
    const Response response = Response::failure(408, "timeout", "The request did not arrive in time.");
    write(serializeHead(response, false), response.body);
    linger();
}

void Connection::write(const QByteArray &head, const QByteArray &body)
{
    m_socket->write(body.size() < 16 * 1024 ? head + body : head);
    if (body.size() >= 16 * 1024)
        m_socket->write(body);
}

void Connection::gone()
{
    if (m_gone)
        return;
    m_gone = true;
    m_idle.stop();
    m_deadline.stop();
    if (auto callback = std::exchange(m_goneCallback, nullptr))
        callback();
    Q_EMIT closed();
    deleteLater();
}

} // namespace evoca::mcp
