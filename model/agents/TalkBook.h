#pragma once

#include "records/Labels.h"

#include <QDataStream>

#include <deque>
#include <string_view>

namespace evoca::model {

/// Notices that a text is logged again from another source: Codex writes each turn as response item and as event, newer
/// releases as completed item too. The same text twice from one source is said twice.
class TalkBook
{
public:
    enum Source : quint8 { Response = 1, Event = 2, Item = 4 };

    /// True when this text is new; false when it repeats one of another source that was seen shortly before.
    bool isNew(MessageKind kind, std::string_view text, Source source);
    /// Was an answer like this among the newest?
    bool hasAnswer(std::string_view text) const;

    void save(QDataStream &out) const;
    void load(QDataStream &in);

private:
    struct Entry
    {
        quint64 hash = 0;
        MessageKind kind = MessageKind::Notice;
        quint8 sources = 0;
    };
    std::deque<Entry> m_entries;
};

} // namespace evoca::model
