#include "i18n/MemoryWords.h"

#include "i18n/Words.h"
#include "memories/MemoryFile.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qint64 minute = 60 * 1000;
constexpr qint64 hour = 60 * minute;
constexpr qint64 day = 24 * hour;
constexpr qsizetype longestTitle = 240;

} // namespace

QStringList MemoryWords::types()
{
    return {u"semantic"_s, u"procedural"_s, u"episodic"_s, u"identity"_s, u"working"_s};
}

QString MemoryWords::type(const QString &id)
{
    if (id == "semantic"_L1)
        return tr("fact");
    if (id == "procedural"_L1)
        return tr("procedure");
    if (id == "episodic"_L1)
        return tr("event");
    if (id == "identity"_L1)
        return tr("identity");
    if (id == "working"_L1)
        return tr("working state");
    if (id == "auto"_L1)
        return tr("automatic", "type");
    return id;
}

double MemoryWords::importanceStep(double value)
{
    return *std::ranges::min_element(importanceSteps, {}, [value](double step) { return std::abs(step - value); });
}

QString MemoryWords::importance(double value)
{
    const double step = importanceStep(value);
    return step < 0.3 ? tr("low", "importance")
        : step < 0.6  ? tr("normal", "importance")
        : step < 0.9  ? tr("high", "importance")
                      : tr("very high", "importance");
}

QString MemoryWords::fileOf(const QString &origin)
{
    if (!model::isFileOrigin(origin))
        return {};
    const qsizetype hash = origin.lastIndexOf(u'#');
    return origin.mid(5, hash < 0 ? -1 : hash - 5);
}

QString MemoryWords::origin(const QString &origin)
{
    if (origin.isEmpty() || origin == "person"_L1)
        return tr("You", "wrote a memory");
    const QString file = fileOf(origin);
    return file.isEmpty() ? origin : file.section(u'/', -1);
}

QString MemoryWords::timeLeft(qint64 expires, qint64 now)
{
    const qint64 left = expires - now;
    if (expires == 0)
        return tr("no end", "of a working state");
    if (left <= 0)
        return tr("expired");
    if (left < hour)
        return tr("%1 min", "time left").arg(Words::number((left + minute - 1) / minute));
    if (left < 2 * day)
        return tr("%1 h", "time left").arg(Words::number((left + hour / 2) / hour));
    return tr("%1 d", "time left, days").arg(Words::number((left + day / 2) / day));
}

QString MemoryWords::expiry(qint64 expires, qint64 now)
{
    if (expires == 0)
        return tr("never");
    if (expires <= now)
        return tr("expired, %1", "when").arg(Words::ago(expires));
    if (expires - now < 60 * day)
        return tr("in %1", "time left").arg(timeLeft(expires, now));
    return Words::shortDate(expires);
}

QString MemoryWords::title(const QString &content)
{
    static const QRegularExpression signs(uR"(^\s*(?:#{1,6}\s+|[-*+>]\s+|\d+[.)]\s+)|\*\*|__|`)"_s,
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression sentence(uR"([.!?…]["»”)]?(?=\s+[\p{Lu}¿¡«"“]))"_s,
                                             QRegularExpression::UseUnicodePropertiesOption);
    QString heading;
    for (const QStringView line : QStringView(content).left(4 * longestTitle).split(u'\n')) {
        const bool isHeading = line.trimmed().startsWith(u'#');
        QString text = line.toString();
        text = text.remove(signs).simplified();
        if (text.isEmpty())
            continue;
        // A heading says what it is about, what follows says what holds.
        if (isHeading && heading.isEmpty()) {
            heading = text;
            continue;
        }
        const QRegularExpressionMatch end = sentence.match(text);
        const QString first = end.hasMatch() ? text.left(end.capturedEnd()) : text;
        return (heading.isEmpty() ? first : heading + u": "_s + first).left(longestTitle);
    }
    return heading.left(longestTitle);
}

} // namespace evoca::app
