#include "http/RequestParser.h"

#include <cstdint>
#include <cstdlib>

using namespace evoca::mcp;

namespace {

/// Everything that a byte stream yields; `step` cuts it as a network would.
QList<Request> parse(QByteArrayView bytes, qsizetype step, bool &failed)
{
    RequestParser parser;
    QList<Request> requests;
    qsizetype position = 0;
    while (true) {
        switch (parser.state()) {
        case RequestParser::State::Headers: parser.proceed(true); continue;
        case RequestParser::State::Complete: requests.append(parser.take()); continue;
        case RequestParser::State::Failed: failed = true; return requests;
        default: break;
        }
        if (position >= bytes.size())
            return requests;
        position += parser.feed(bytes.sliced(position, qMin(step, bytes.size() - position)));
    }
}

} // namespace

/// The first byte chooses how the rest is cut; whole or in pieces, the same requests must come out.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    const QByteArrayView bytes(reinterpret_cast<const char *>(data) + 1, qsizetype(size) - 1);
    bool wholeFailed = false;
    bool splitFailed = false;
    const QList<Request> whole = parse(bytes, bytes.size(), wholeFailed);
    const QList<Request> split = parse(bytes, data[0] % 16 + 1, splitFailed);
    if (wholeFailed != splitFailed || whole.size() != split.size())
        std::abort();
    for (qsizetype i = 0; i < whole.size(); ++i) {
        if (whole.at(i).body != split.at(i).body || whole.at(i).headers != split.at(i).headers)
            std::abort();
    }
    return 0;
}
