#include "RecordedSink.h"

#include <QFileInfo>

#include <algorithm>

namespace evoca::test {

using namespace model;

namespace {

void merge(std::string &known, const std::string &value)
{
    if (!value.empty())
        known = value;
}

} // namespace

void RecordedSink::session(int handle, const ParsedSession &session)
{
    ParsedSession &known = sessions[handle];
    merge(known.nativeId, session.nativeId);
    merge(known.parentNativeId, session.parentNativeId);
    merge(known.forkedFrom, session.forkedFrom);
    merge(known.cwd, session.cwd);
    merge(known.branch, session.branch);
    merge(known.remote, session.remote);
    merge(known.title, session.title);
    merge(known.model, session.model);
    merge(known.version, session.version);
    known.titleRank = std::max(known.titleRank, session.titleRank);
    known.subagent |= session.subagent;
}

void RecordedSink::message(int handle, ParsedMessage &&message)
{
    if (!sessions.contains(handle))
        qFatal("message of a session that was not declared");
    messages.emplace_back(handle, std::move(message));
}

void RecordedSink::skipped(qint64 line, qint64 offset, std::string_view reason)
{
    skips.push_back({line, offset, std::string(reason)});
}

void RecordedSink::rolledBack(int, int prompts)
{
    rollbacks.push_back(prompts);
}

bool RecordedSink::progress(qint64 offset)
{
    reached = offset;
    return stopAt < 0 || offset < stopAt;
}

int RecordedSink::count(MessageKind kind) const
{
    return int(std::ranges::count_if(messages, [kind](const auto &entry) { return entry.second.kind == kind; }));
}

int RecordedSink::answers() const
{
    return int(std::ranges::count_if(messages, [](const auto &entry) {
        return entry.second.kind == MessageKind::Answer && !entry.second.finalOnly;
    }));
}

std::vector<std::string> RecordedSink::texts(MessageKind kind) const
{
    std::vector<std::string> found;
    for (const auto &[handle, message] : messages) {
        if (message.kind == kind)
            found.push_back(message.text);
    }
    return found;
}

const ParsedMessage *RecordedSink::first(MessageKind kind) const
{
    const auto found = std::ranges::find_if(messages, [kind](const auto &entry) { return entry.second.kind == kind; });
    return found == messages.end() ? nullptr : &found->second;
}

qint64 RecordedSink::firstTime() const
{
    qint64 time = 0;
    for (const auto &[handle, message] : messages) {
        if (message.time != 0 && (time == 0 || message.time < time))
            time = message.time;
    }
    return time;
}

qint64 RecordedSink::lastTime() const
{
    qint64 time = 0;
    for (const auto &[handle, message] : messages)
        time = std::max(time, message.time);
    return time;
}

std::vector<std::string> RecordedSink::lines() const
{
    std::vector<std::string> all;
    for (const auto &[handle, message] : messages) {
        std::string line = std::to_string(handle) + '|' + std::to_string(int(message.kind)) + '|' + message.tool + '|'
            + message.callId + '|' + message.essence + '|' + std::to_string(message.time) + '|' + message.text + '|'
            + std::to_string(message.failed) + std::to_string(message.hasExit) + std::to_string(message.exitCode) + '|'
            + std::to_string(message.durationMs) + '|' + std::to_string(message.linesAdded) + '|'
            + std::to_string(message.linesRemoved) + '|' + std::to_string(message.originKey) + '|'
            + std::to_string(message.hasImage) + std::to_string(message.finalOnly);
        for (const std::string &path : message.paths)
            line += '|' + path;
        all.push_back(std::move(line));
    }
    return all;
}

AgentFile agentFile(const QString &path, Agent agent, int kind)
{
    const QFileInfo info(path);
    return {agent, path, kind, info.size(), info.lastModified().toMSecsSinceEpoch() * 1'000'000};
}

RecordedSink readWhole(const QString &path, Agent agent, int kind)
{
    RecordedSink sink;
    for (const AgentFormat &format : agentFormats()) {
        if (format.agent == agent)
            sink.reached = format.makeReader()->read(agentFile(path, agent, kind), 0, {}, sink);
    }
    return sink;
}

} // namespace evoca::test
