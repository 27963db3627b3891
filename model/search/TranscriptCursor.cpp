#include "search/TranscriptCursor.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace evoca::model {

TranscriptCursor TranscriptCursor::parse(const QString &text)
{
    const QStringList parts = text.split(u',');
    if (parts.size() != 6)
        return {};
    TranscriptCursor cursor;
    cursor.talkBefore = parts[0].toLongLong();
    cursor.talkLast = parts[1].toLongLong();
    cursor.talkDone = parts[2] == "1"_L1;
    cursor.toolBefore = parts[3].toLongLong();
    cursor.toolDone = parts[4] == "1"_L1;
    cursor.partial = parts[5] == "1"_L1;
    return cursor;
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
