#include "history/FileState.h"

#include <QDataStream>
#include <QIODevice>

namespace evoca::model {

namespace {

constexpr quint8 formatVersion = 1;

void put(QDataStream &out, const std::string &text)
{
    out << QByteArray::fromRawData(text.data(), qsizetype(text.size()));
}

void get(QDataStream &in, std::string &text)
{
    QByteArray bytes;
    in >> bytes;
    text.assign(bytes.constData(), size_t(bytes.size()));
}

void put(QDataStream &out, const ParsedSession &s)
{
    for (const std::string *text :
         {&s.nativeId, &s.parentNativeId, &s.forkedFrom, &s.cwd, &s.branch, &s.remote, &s.title, &s.model, &s.version})
        put(out, *text);
    out << qint32(s.titleRank) << s.subagent;
}

void get(QDataStream &in, ParsedSession &s)
{
    for (std::string *text :
         {&s.nativeId, &s.parentNativeId, &s.forkedFrom, &s.cwd, &s.branch, &s.remote, &s.title, &s.model, &s.version})
        get(in, *text);
    qint32 rank = 0;
    in >> rank >> s.subagent;
    s.titleRank = rank;
}

void put(QDataStream &out, const SessionState &s)
{
    out << qint32(s.handle);
    put(out, s.session);
    out << s.count << s.countAtCheckpoint << s.openTask << qint32(s.titleRank) << quint32(s.ranges.size());
    for (const StoredRange &range : s.ranges)
        out << range.ordinal << range.first << range.count;
    out << quint32(s.calls.size());
    for (const WaitingCall &call : s.calls) {
        put(out, call.id);
        out << call.message << call.time;
    }
}

bool get(QDataStream &in, SessionState &s)
{
    qint32 handle = 0;
    qint32 rank = 0;
    quint32 ranges = 0;
    quint32 calls = 0;
    in >> handle;
    get(in, s.session);
    in >> s.count >> s.countAtCheckpoint >> s.openTask >> rank >> ranges;
    s.handle = handle;
    s.titleRank = rank;
    for (quint32 i = 0; i < ranges && in.status() == QDataStream::Ok; ++i) {
        StoredRange range;
        in >> range.ordinal >> range.first >> range.count;
        s.ranges.push_back(range);
    }
    in >> calls;
    for (quint32 i = 0; i < calls && in.status() == QDataStream::Ok; ++i) {
        WaitingCall call;
        get(in, call.id);
        in >> call.message >> call.time;
        s.calls.push_back(std::move(call));
    }
    return in.status() == QDataStream::Ok;
}

} // namespace

QByteArray FileState::encoded() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_6);
    out << formatVersion << offset << readerState << quint32(sessions.size());
    for (const SessionState &session : sessions)
        put(out, session);
    return bytes;
}

std::optional<FileState> FileState::decode(const QByteArray &bytes)
{
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_6);
    FileState state;
    quint8 version = 0;
    quint32 sessions = 0;
    in >> version;
    if (version != formatVersion)
        return std::nullopt;
    in >> state.offset >> state.readerState >> sessions;
    for (quint32 i = 0; i < sessions; ++i) {
        SessionState session;
        if (!get(in, session))
            return std::nullopt;
        state.sessions.push_back(std::move(session));
    }
    return in.status() == QDataStream::Ok ? std::optional(std::move(state)) : std::nullopt;
}

} // namespace evoca::model
