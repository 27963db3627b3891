#pragma once

#include <QByteArray>
#include <QList>

#include <utility>

namespace evoca::mcp {

/// One HTTP request as it came in. A plain value: it outlives its socket.
struct Request
{
    QByteArray method; ///< "POST"
    QByteArray target; ///< "/mcp?x=1", as sent
    QList<std::pair<QByteArray, QByteArray>> headers; ///< names in lower case, values trimmed
    QByteArray body;
    bool keepAlive = true;
    bool hasBody = false; ///< a body was announced (by length or in chunks)

    /// The value of the first header of this name (lower case); null when absent.
    QByteArray header(QByteArrayView name) const;
    /// How often a header was sent.
    qsizetype count(QByteArrayView name) const;
    QByteArray path() const; ///< target without its query
};

} // namespace evoca::mcp
