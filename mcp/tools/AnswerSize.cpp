#include "tools/AnswerSize.h"

namespace evoca::mcp {

namespace {

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

/// What one byte costs inside a JSON string: control characters and quotes are escaped.
void addByte(AnswerSize &size, char c)
{
    const auto byte = static_cast<unsigned char>(c);
    if (isContinuation(c))
        return;
    if (byte >= 0x80) {
        ++size.characters;
        ++size.other;
        return;
    }
    const size_t cost = c == '"' || c == '\\' || c == '\n' || c == '\r' || c == '\t' ? 2 : byte < 0x20 ? 6 : 1;
    size.characters += cost;
    size.ascii += cost;
}

} // namespace

void AnswerSize::add(std::string_view utf8)
{
    for (char c : utf8)
        addByte(*this, c);
}

bool answerFits(const Json &answer)
{
    AnswerSize size;
    size.add(answer.dump(-1, ' ', false, Json::error_handler_t::replace));
    // The dump's own quotes were counted as if they had to be escaped: an estimate on the safe side.
    return size.fits();
}

std::string cutText(std::string_view utf8, size_t longest)
{
    if (utf8.size() <= longest)
        return std::string(utf8);
    size_t end = longest;
    while (end > 0 && isContinuation(utf8[end]))
        --end;
    return std::string(utf8.substr(0, end)) + "…";
}

size_t fittingPrefix(AnswerSize size, std::string_view utf8)
{
    for (size_t i = 0; i < utf8.size(); ++i) {
        addByte(size, utf8[i]);
        if (!size.fits())
            return i;
    }
    return utf8.size();
}

} // namespace evoca::mcp
