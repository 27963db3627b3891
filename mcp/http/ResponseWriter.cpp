#include "http/ResponseWriter.h"

#include "http/Connection.h"

namespace evoca::mcp {

ResponseWriter::ResponseWriter(Connection *connection, quint64 exchange)
    : m_connection(connection), m_exchange(exchange)
{
}

bool ResponseWriter::isOpen() const
{
    return m_connection && m_connection->isAnswering(m_exchange);
}

void ResponseWriter::send(const Response &response)
{
    if (isOpen())
        m_connection->sendResponse(response);
}

void ResponseWriter::startStream()
{
    if (isOpen())
        m_connection->startStream();
}

void ResponseWriter::event(const QByteArray &json)
{
    // JSON has no raw line breaks, so one data line is enough.
    if (isOpen())
        m_connection->writeChunk("event: message\ndata: " + json + "\n\n");
}

void ResponseWriter::comment()
{
    if (isOpen())
        m_connection->writeChunk(": keep-alive\n\n");
}

void ResponseWriter::endStream()
{
    if (isOpen())
        m_connection->endStream();
}

void ResponseWriter::onGone(std::function<void()> callback)
{
    if (isOpen())
        m_connection->setGoneCallback(std::move(callback));
}

} // namespace evoca::mcp
