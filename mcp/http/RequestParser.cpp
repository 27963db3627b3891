#include "http/RequestParser.h"

#include "http/Limits.h"

#include <llhttp.h>

#include <algorithm>

namespace evoca::mcp {

struct RequestParser::Private
{
    llhttp_t parser {};
    llhttp_settings_t settings {};
    State state = State::Start;
    Request request;
    QByteArray field;
    QByteArray value;
    qsizetype headerBytes = 0; ///< raw bytes before the body, whatever they were
    qsizetype bodyBytes = 0;
    bool keepBody = true;
    int failureStatus = 400;
    QByteArray failureReason;

    Private();
    void restart();
    int fail(int status, const char *reason);
    int append(QByteArray &target, const char *at, size_t length);
    int finishHeader();
    int headersComplete();
    int body(const char *at, size_t length);

    static Private *of(llhttp_t *parser) { return static_cast<Private *>(parser->data); }
};

RequestParser::Private::Private()
{
    llhttp_settings_init(&settings);
    settings.on_method = [](llhttp_t *p, const char *at, size_t n) {
        return of(p)->append(of(p)->request.method, at, n);
    };
    settings.on_url = [](llhttp_t *p, const char *at, size_t n) { return of(p)->append(of(p)->request.target, at, n); };
    settings.on_header_field = [](llhttp_t *p, const char *at, size_t n) { return of(p)->append(of(p)->field, at, n); };
    settings.on_header_value = [](llhttp_t *p, const char *at, size_t n) { return of(p)->append(of(p)->value, at, n); };
    settings.on_header_value_complete = [](llhttp_t *p) { return of(p)->finishHeader(); };
    settings.on_headers_complete = [](llhttp_t *p) { return of(p)->headersComplete(); };
    settings.on_body = [](llhttp_t *p, const char *at, size_t n) { return of(p)->body(at, n); };
    settings.on_message_complete = [](llhttp_t *p) {
        of(p)->state = State::Complete;
        return int(HPE_PAUSED);
    };
    restart();
}

void RequestParser::Private::restart()
{
    llhttp_init(&parser, HTTP_REQUEST, &settings);
    parser.data = this;
    state = State::Start;
    request = {};
    field.clear();
    value.clear();
    headerBytes = 0;
    bodyBytes = 0;
    keepBody = true;
}

int RequestParser::Private::fail(int status, const char *reason)
{
    state = State::Failed;
    failureStatus = status;
    failureReason = reason;
    return HPE_USER;
}

int RequestParser::Private::append(QByteArray &target, const char *at, size_t length)
{
    // Trailers of a chunked body arrive here too; they count like headers.
    if (headerBytes + qsizetype(length) > mostHeaderBytes)
        return fail(431, "The headers are larger than 64 KiB.");
    if (state == State::Body)
        headerBytes += qsizetype(length);
    target.append(at, qsizetype(length));
    return HPE_OK;
}

int RequestParser::Private::finishHeader()
{
    // A trailer must not pass for a header: the decisions were made without it.
    if (state != State::Body)
        request.headers.emplaceBack(field.toLower(), value.trimmed());
    field.clear();
    value.clear();
    return HPE_OK;
}

int RequestParser::Private::headersComplete()
{
    if (parser.http_major != 1)
        return fail(505, "Only HTTP/1.0 and HTTP/1.1 are spoken here.");
    const bool chunked = parser.flags & F_CHUNKED;
    const bool sized = parser.flags & F_CONTENT_LENGTH;
    if (sized && parser.content_length > quint64(mostBodyBytes))
        return fail(413, "The body is larger than 32 MiB.");
    if ((parser.flags & F_TRANSFER_ENCODING) && !chunked)
        return fail(400, "This transfer encoding is not understood.");
    request.hasBody = chunked || (sized && parser.content_length > 0);
    request.keepAlive = llhttp_should_keep_alive(&parser);
    state = State::Headers;
    return HPE_PAUSED;
}

int RequestParser::Private::body(const char *at, size_t length)
{
    if (bodyBytes + qsizetype(length) > mostBodyBytes)
        return fail(413, "The body is larger than 32 MiB.");
    bodyBytes += qsizetype(length);
    if (keepBody)
        request.body.append(at, qsizetype(length));
    return HPE_OK;
}

RequestParser::RequestParser() : d(std::make_unique<Private>()) { }

RequestParser::~RequestParser() = default;

qsizetype RequestParser::feed(QByteArrayView bytes)
{
    if (bytes.isEmpty() || d->state == State::Headers || d->state == State::Complete || d->state == State::Failed)
        return 0;
    const bool inHeaders = d->state != State::Body;
    if (inHeaders) {
        d->state = State::Receiving;
        // Blank lines before a request reach no callback, so raw bytes are what is counted.
        const qsizetype room = mostHeaderBytes - d->headerBytes;
        if (room <= 0) {
            d->fail(431, "The headers are larger than 64 KiB.");
            return 0;
        }
        bytes = bytes.first(qMin(room, bytes.size()));
    }
    const llhttp_errno_t error = llhttp_execute(&d->parser, bytes.data(), size_t(bytes.size()));
    qsizetype used = bytes.size();
    if (error != HPE_OK) {
        const char *position = llhttp_get_error_pos(&d->parser);
        used = position ? std::clamp<qsizetype>(position - bytes.data(), 0, bytes.size()) : bytes.size();
        if (error == HPE_PAUSED && (d->state == State::Headers || d->state == State::Complete))
            llhttp_resume(&d->parser);
        else if (d->state != State::Failed)
            d->fail(400, llhttp_get_error_reason(&d->parser));
    }
    if (inHeaders)
        d->headerBytes += used;
    return used;
}

RequestParser::State RequestParser::state() const
{
    return d->state;
}

const Request &RequestParser::request() const
{
    return d->request;
}

void RequestParser::proceed(bool keepBody)
{
    if (d->state != State::Headers)
        return;
    d->keepBody = keepBody;
    if (d->request.hasBody) {
        d->state = State::Body;
        return;
    }
    // Nothing follows, and llhttp would only say so when the next byte arrives.
    d->state = State::Complete;
}

Request RequestParser::take()
{
    Request request = std::move(d->request);
    d->restart();
    return request;
}

int RequestParser::failureStatus() const
{
    return d->failureStatus;
}

QByteArray RequestParser::failureReason() const
{
    return d->failureReason;
}

} // namespace evoca::mcp
