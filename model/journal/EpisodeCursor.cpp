#include "journal/EpisodeCursor.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace evoca::model {

QString EpisodeCursor::text() const
{
    return u"%1.%2"_s.arg(created).arg(id);
}

bool EpisodeCursor::parse(const QString &text, EpisodeCursor &cursor)
{
    static const QRegularExpression shape(uR"(\A(\d{1,15})\.([0-9A-Z]{26})\z)"_s);
    const auto match = shape.match(text);
    if (!match.hasMatch())
        return false;
    cursor = {match.captured(1).toLongLong(), match.captured(2)};
    return true;
}

} // namespace evoca::model
