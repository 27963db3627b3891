#include "store/IndexText.h"

namespace evoca::model {

namespace {

constexpr std::size_t headBytes = 1024;
constexpr std::size_t tailBytes = 1024;

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

} // namespace

std::string filesText(const std::vector<FileChange> &files)
{
    std::string text;
    for (const FileChange &file : files) {
        text += file.path.toUtf8().constData();
        text += '\n';
    }
    return text;
}

std::string errorsText(const QStringList &errors)
{
    return errors.join(u'\n').toStdString();
}

bool isToolText(const Message &message)
{
    if (message.copy || message.chunk == 0 || message.length == 0)
        return false;
    switch (message.kind) {
    case MessageKind::ToolCall:
    case MessageKind::ToolResult:
    case MessageKind::Thinking:
    case MessageKind::Summary: return true;
    default: return false;
    }
}

std::string_view toolText(std::string_view text, std::string &buffer)
{
    if (text.size() <= headBytes + tailBytes)
        return text;
    std::size_t head = headBytes;
    while (head > 0 && isContinuation(text[head]))
        --head;
    std::size_t tail = text.size() - tailBytes;
    while (tail < text.size() && isContinuation(text[tail]))
        ++tail;
    buffer.assign(text.substr(0, head));
    buffer += '\n';
    buffer += text.substr(tail);
    return buffer;
}

} // namespace evoca::model
