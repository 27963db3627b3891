#include "pages/sessions/TranscriptBlocks.h"

#include <QHash>

namespace evoca::app {

namespace {

using Kind = TranscriptBlock::Kind;

constexpr int longestOpenRun = 6;

bool isQuietLook(const model::Message &message)
{
    return message.kind == model::MessageKind::ToolCall && !message.failed && message.finished
        && (message.category == model::ToolCategory::Read || message.category == model::ToolCategory::Search);
}

bool isCallBlock(const TranscriptBlock &block)
{
    return block.kind == Kind::Call || block.kind == Kind::LookRun;
}

Kind kindOf(const model::Message &message)
{
    switch (message.kind) {
    case model::MessageKind::Prompt: return Kind::Prompt;
    case model::MessageKind::Answer: return Kind::Answer;
    case model::MessageKind::Thinking: return Kind::Thinking;
    case model::MessageKind::ToolCall:
    case model::MessageKind::ToolResult: return Kind::Call;
    default: return Kind::Note;
    }
}

/// Replaces runs of more than six quiet looks.
std::vector<TranscriptBlock> foldRuns(std::span<const model::Message> messages, std::vector<TranscriptBlock> blocks)
{
    std::vector<TranscriptBlock> folded;
    folded.reserve(blocks.size());
    for (std::size_t i = 0; i < blocks.size();) {
        std::size_t end = i;
        while (end < blocks.size() && blocks[end].kind == Kind::Call
               && isQuietLook(messages[std::size_t(blocks[end].first)]))
            ++end;
        if (end - i > longestOpenRun) {
            folded.push_back({.kind = Kind::LookRun, .first = blocks[i].first, .last = blocks[end - 1].first});
            i = end;
        } else {
            const std::size_t stop = std::max(end, i + 1);
            folded.insert(folded.end(), blocks.begin() + std::ptrdiff_t(i), blocks.begin() + std::ptrdiff_t(stop));
            i = stop;
        }
    }
    return folded;
}

} // namespace

std::vector<TranscriptBlock> arrangeBlocks(std::span<const model::Message> messages)
{
    std::vector<TranscriptBlock> blocks;
    blocks.reserve(messages.size());
    QHash<model::RowId, std::size_t> blockOfCall; // call id -> block
    for (int i = 0; i < int(messages.size()); ++i) {
        const model::Message &message = messages[std::size_t(i)];
        if (message.copy || (message.kind == model::MessageKind::Thinking && message.length == 0))
            continue;
        if (message.kind == model::MessageKind::ToolResult) {
            const auto call = blockOfCall.constFind(message.pair);
            if (call != blockOfCall.cend()) {
                blocks[*call].result = i;
                continue;
            }
        }
        if (message.kind == model::MessageKind::ToolCall)
            blockOfCall.insert(message.id, blocks.size());
        blocks.push_back({.kind = kindOf(message), .first = i, .last = i});
    }
    blocks = foldRuns(messages, std::move(blocks));
    joinFrames(blocks);
    return blocks;
}

std::vector<TranscriptBlock> expandRun(std::span<const model::Message> messages, const TranscriptBlock &run)
{
    QHash<model::RowId, int> results;
    for (int i = run.first; i < int(messages.size()); ++i) {
        const model::Message &message = messages[std::size_t(i)];
        if (message.kind == model::MessageKind::ToolResult)
            results.insert(message.pair, i);
        if (i > run.last && message.kind != model::MessageKind::ToolResult)
            break;
    }
    std::vector<TranscriptBlock> calls;
    for (int i = run.first; i <= run.last; ++i) {
        const model::Message &message = messages[std::size_t(i)];
        if (message.kind == model::MessageKind::ToolCall && !message.copy)
            calls.push_back({.kind = Kind::Call, .first = i, .last = i, .result = results.value(message.id, -1)});
    }
    return calls;
}

void joinFrames(std::vector<TranscriptBlock> &blocks)
{
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        blocks[i].joinsAbove = i > 0 && isCallBlock(blocks[i]) && isCallBlock(blocks[i - 1]);
        blocks[i].joinsBelow = i + 1 < blocks.size() && isCallBlock(blocks[i]) && isCallBlock(blocks[i + 1]);
    }
}

} // namespace evoca::app
