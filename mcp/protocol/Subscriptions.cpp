#include "protocol/Subscriptions.h"

#include "http/Limits.h"
#include "protocol/Era.h"
#include "protocol/Message.h"

namespace evoca::mcp {

Subscriptions::Subscriptions(QObject *parent) : QObject(parent), m_timer(this)
{
    m_timer.setInterval(keepAliveInterval);
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Subscriptions::keepAlive);
}

void Subscriptions::open(const Json &id, ResponseWriter writer)
{
    writer.startStream();
    // No notification type is granted: nothing that could be announced ever changes.
    const Json params {{"_meta", {{metaKey::subscriptionId, id}}}, {"notifications", Json::object()}};
    writer.event(dumpJson(notificationMessage("notifications/subscriptions/acknowledged", params)));
    m_streams.push_back({id, writer});
    m_timer.start();
}

void Subscriptions::keepAlive()
{
    std::erase_if(m_streams, [](const Stream &stream) { return !stream.writer.isOpen(); });
    for (Stream &stream : m_streams)
        stream.writer.comment();
    if (m_streams.empty())
        m_timer.stop();
}

void Subscriptions::endAll()
{
    m_timer.stop();
    for (Stream &stream : m_streams) {
        // The specification asks for the one on one page and for the other on another; both satisfy either reading.
        const Json cancelled {{"requestId", stream.id},
                              {"reason", "The server stops."},
                              {"_meta", {{metaKey::subscriptionId, stream.id}}}};
        stream.writer.event(dumpJson(notificationMessage("notifications/cancelled", cancelled)));
        const Json result {{"resultType", "complete"}, {"_meta", {{metaKey::subscriptionId, stream.id}}}};
        stream.writer.event(dumpJson(resultMessage(stream.id, result)));
        stream.writer.endStream();
    }
    m_streams.clear();
}

} // namespace evoca::mcp
