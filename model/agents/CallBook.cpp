#include "agents/CallBook.h"

#include "agents/StateStream.h"

#include <algorithm>

namespace evoca::model {

namespace {

constexpr size_t mostCalls = 256;

} // namespace

OpenCall &CallBook::open(int handle, std::string_view id, std::string_view tool)
{
    if (m_calls.size() >= mostCalls)
        m_calls.pop_front();
    OpenCall &call = m_calls.emplace_back();
    call.handle = handle;
    call.tool = tool;
    call.named = !id.empty();
    call.id = call.named ? std::string(id) : '#' + std::to_string(++m_unnamed);
    return call;
}

OpenCall *CallBook::find(int handle, std::string_view id)
{
    if (id.empty()) {
        const auto oldest = std::ranges::find_if(
            m_calls, [handle](const OpenCall &call) { return !call.named && call.handle == handle; });
        return oldest == m_calls.end() ? nullptr : &*oldest;
    }
    for (auto call = m_calls.rbegin(); call != m_calls.rend(); ++call) {
        if (call->id == id)
            return &*call;
    }
    return nullptr;
}

void CallBook::close(const OpenCall *call)
{
    const auto found = std::ranges::find_if(m_calls, [call](const OpenCall &open) { return &open == call; });
    if (found != m_calls.end())
        m_calls.erase(found);
}

void CallBook::save(QDataStream &out) const
{
    out << m_unnamed << quint32(m_calls.size());
    for (const OpenCall &call : m_calls) {
        out << qint32(call.handle) << call.named << call.ended << call.hasExit << call.failed << qint32(call.exitCode)
            << qint32(call.durationMs) << qint32(call.linesAdded) << qint32(call.linesRemoved);
        out << call.id << call.tool << call.output;
    }
}

void CallBook::load(QDataStream &in)
{
    quint32 count = 0;
    in >> m_unnamed >> count;
    m_calls.clear();
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok && i < mostCalls; ++i) {
        OpenCall call;
        qint32 handle = 0;
        qint32 exitCode = 0;
        qint32 duration = -1;
        qint32 added = -1;
        qint32 removed = -1;
        in >> handle >> call.named >> call.ended >> call.hasExit >> call.failed >> exitCode >> duration >> added
            >> removed;
        in >> call.id >> call.tool >> call.output;
        call.handle = handle;
        call.exitCode = exitCode;
        call.durationMs = duration;
        call.linesAdded = added;
        call.linesRemoved = removed;
        m_calls.push_back(std::move(call));
    }
}

} // namespace evoca::model
