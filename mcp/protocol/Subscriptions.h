#pragma once

#include "http/ResponseWriter.h"
#include "protocol/Json.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace evoca::mcp {

/// Open streams of subscriptions/listen (revision 2026-07-28). The tools of one program never change while it runs, so
/// a stream is acknowledged, kept alive, and ended in order when the server stops.
class Subscriptions : public QObject
{
    Q_OBJECT
public:
    explicit Subscriptions(QObject *parent = nullptr);
    void open(const Json &id, ResponseWriter writer);
    void endAll();

private:
    struct Stream
    {
        Json id;
        ResponseWriter writer;
    };
    void keepAlive();

    std::vector<Stream> m_streams;
    QTimer m_timer; ///< runs only while a stream is open
};

} // namespace evoca::mcp
