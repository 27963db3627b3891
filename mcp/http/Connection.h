#pragma once

#include "http/RequestHandler.h"
#include "http/RequestParser.h"

#include <QObject>
#include <QTimer>

#include <any>
#include <functional>

class QTcpSocket;

namespace evoca::mcp {

/// One client's connection: requests one after the other, never two at once. Bytes that arrive while a request is being
/// answered wait in the socket. Deletes itself after `closed`. Server's thread only.
class Connection : public QObject
{
    Q_OBJECT
public:
    /// Takes the socket over.
    Connection(QTcpSocket *socket, RequestHandler &handler, QObject *parent);
    ~Connection() override;

    bool isWaiting() const; ///< between requests: may be closed without loss
    qint64 waitingSince() const { return m_waitingSince; } ///< milliseconds of a steady clock
    /// Closes when the running request is answered, or now if there is none.
    void closeSoon();
    void abort();

    // For ResponseWriter.
    bool isAnswering(quint64 exchange) const;
    void sendResponse(const Response &response);
    void startStream();
    void writeChunk(const QByteArray &data);
    void endStream();
    void setGoneCallback(std::function<void()> callback);

Q_SIGNALS:
    void closed();

private:
    enum class Phase { Receiving, Discarding, Answering, Streaming, Lingering };

    void advance();
    void receive();
    void headersComplete();
    void requestComplete();
    void refuse(const Response &response);
    void finishExchange(bool keepAlive);
    void linger();
    void timedOut();
    void gone();
    void write(const QByteArray &head, const QByteArray &body);

    QTcpSocket *m_socket;
    RequestHandler &m_handler;
    RequestParser m_parser;
    Phase m_phase = Phase::Receiving;
    quint64 m_exchange = 0;
    std::any m_caller;
    bool m_keepAlive = true;
    bool m_closeSoon = false;
    bool m_gone = false;
    qint64 m_waitingSince = 0;
    QTimer m_idle;
    QTimer m_deadline;
    std::function<void()> m_goneCallback;
};

} // namespace evoca::mcp
