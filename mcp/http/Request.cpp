#include "http/Request.h"

#include <algorithm>

namespace evoca::mcp {

QByteArray Request::header(QByteArrayView name) const
{
    const auto found = std::ranges::find_if(headers, [name](const auto &header) { return header.first == name; });
    // Null means absent, so a header that was sent empty must not be null.
    return found == headers.end() ? QByteArray() : found->second.isNull() ? QByteArray("") : found->second;
}

qsizetype Request::count(QByteArrayView name) const
{
    return std::ranges::count_if(headers, [name](const auto &header) { return header.first == name; });
}

QByteArray Request::path() const
{
    const qsizetype query = target.indexOf('?');
    return query < 0 ? target : target.first(query);
}

} // namespace evoca::mcp
