#pragma once

#include "records/Experience.h"
#include "records/Labels.h"

#include <QCoreApplication>
#include <QString>

namespace evoca::app {

/// Values as people read them, in the language in use: never stored, never compared.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)

public:
    static QString status(model::Status status); ///< "Success"
    static QString verdict(model::Status status); ///< "Worked"
    static QString taskClass(model::TaskClass taskClass); ///< "debug"
    static QString strategy(const QString &id); ///< "test-first"; empty id: "no strategy"
    static QString lane(model::Lane lane);
    static QString lessonKind(model::LessonKind kind); ///< "resolution"
    static QString lessonKindTitle(model::LessonKind kind); ///< "Resolution"
    static QString support(int agree, int against); ///< "5 agree · 1 against"
    static QString calls(int count); ///< "23 calls"
    static QString evidence(model::Evidence::Kind kind); ///< "Tests passed"
    static QString approval(model::Approval approval);

    static QString number(qint64 value);
    static QString decimal(double value, int digits);
    static QString bytes(qint64 value); ///< "6.2 GB"
    /// "14 min", "1 h 12 min", "8 s".
    static QString duration(qint64 milliseconds);
    /// Of a tool call: "48.2 s", "0.2 s".
    static QString seconds(qint64 milliseconds);
    static QString time(qint64 epochMs); ///< "14:02"
    static QString timeWithSeconds(qint64 epochMs);
    /// "now", "14:02" today, "12 Nov" this year, "12 Nov 2025" before.
    static QString shortDate(qint64 epochMs);
    static QString day(qint64 epochMs); ///< "Today, Tuesday 1 December"
    static QString span(qint64 startMs, qint64 endMs); ///< "12 Nov, 13:41–14:02"
    static QString ago(qint64 epochMs); ///< "2 min ago", "yesterday"
};

} // namespace evoca::app
