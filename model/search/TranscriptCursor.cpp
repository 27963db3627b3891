#include "search/TranscriptCursor.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

bool read(const QString &text, RowId &to)
{
    bool numeric = false;
    to = text.toLongLong(&numeric);
    return numeric && to >= 0;
}

bool read(const QString &text, bool &to)
{
    to = text == "1"_L1;
    return to || text == "0"_L1;
}

} // namespace

std::optional<TranscriptCursor> TranscriptCursor::parse(const QString &text)
{
    TranscriptCursor cursor;
    if (text.isEmpty())
        return cursor;
    const QStringList parts = text.split(u',');
    if (parts.size() == 6 && read(parts[0], cursor.talkBefore) && read(parts[1], cursor.talkLast)
        && read(parts[2], cursor.talkDone) && read(parts[3], cursor.toolBefore) && read(parts[4], cursor.toolDone)
        && read(parts[5], cursor.partial))
        return cursor;
    return {};
}

QString TranscriptCursor::toString() const
{
    if (talkDone && toolDone)
        return {};
    return QStringList {QString::number(talkBefore), QString::number(talkLast),  talkDone ? u"1"_s : u"0"_s,
                        QString::number(toolBefore), toolDone ? u"1"_s : u"0"_s, partial ? u"1"_s : u"0"_s}
        .join(u',');
}

} // namespace evoca::model
