#pragma once

#include "http/Request.h"

#include <memory>

namespace evoca::mcp {

/// Parses one HTTP/1.x request from bytes as they arrive (llhttp). Knows no sockets, keeps the caps of Limits.h, and
/// stops at every point where somebody must decide: after the headers, after the body, at an error.
///
///     parser.feed(bytes) … State::Headers → look at request(), then proceed(keepBody)
///                        … State::Complete → take() the request, bytes after it belong to the next one
///                        … State::Failed → failureStatus(); nothing more is parsed
class RequestParser
{
public:
    enum class State { Start, Receiving, Headers, Body, Complete, Failed };

    RequestParser();
    ~RequestParser();

    /// Consumes bytes and returns how many; fewer than given at Headers, Complete and Failed.
    qsizetype feed(QByteArrayView bytes);
    State state() const;
    const Request &request() const; ///< without its body until Complete
    /// After Headers: reads the body, and keeps it or throws it away.
    void proceed(bool keepBody);
    /// After Complete: hands out the request and starts over.
    Request take();
    /// HTTP status that answers the failure (400, 413, 431, 505).
    int failureStatus() const;
    QByteArray failureReason() const; ///< English, for the answer and the log

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace evoca::mcp
