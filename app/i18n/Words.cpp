#include "i18n/Words.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

QDate today()
{
    return QDate::currentDate();
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

QString Words::status(model::Status status)
{
    switch (status) {
    case model::Status::Success: return tr("Success");
    case model::Status::Failure: return tr("Failure");
    case model::Status::Running: return tr("Running");
    case model::Status::Unknown: break;
    }
    return tr("Unknown", "outcome");
}

QString Words::verdict(model::Status status)
{
    switch (status) {
    case model::Status::Success: return tr("Worked", "verdict");
    case model::Status::Failure: return tr("Failed", "verdict");
    default: return tr("Can't tell", "verdict");
    }
}

QString Words::taskClass(model::TaskClass taskClass)
{
    switch (taskClass) {
    case model::TaskClass::Build: return tr("build", "task class");
    case model::TaskClass::Debug: return tr("debug", "task class");
    case model::TaskClass::Refactor: return tr("refactor", "task class");
    case model::TaskClass::Test: return tr("test", "task class");
    case model::TaskClass::Investigate: return tr("investigate", "task class");
    case model::TaskClass::Think: return tr("think", "task class");
    }
    return {};
}

QString Words::strategy(const QString &id)
{
    if (id.isEmpty())
        return tr("no strategy");
    if (id == "test-first"_L1)
        return tr("test-first", "strategy");
    if (id == "inspect-first"_L1)
        return tr("inspect-first", "strategy");
    if (id == "source-first"_L1)
        return tr("source-first", "strategy");
    if (id == "incremental"_L1)
        return tr("incremental", "strategy");
    if (id == "compare-options"_L1)
        return tr("compare-options", "strategy");
    if (id == "cross-check"_L1)
        return tr("cross-check", "strategy");
    if (id == "broad-then-deep"_L1)
        return tr("broad-then-deep", "strategy");
    if (id == "reason-first"_L1)
        return tr("reason-first", "strategy");
    if (id == "evidence-first"_L1)
        return tr("evidence-first", "strategy");
    if (id == "none"_L1)
        return tr("no strategy");
    return id; // a strategy of a newer store
}

QString Words::lane(model::Lane lane)
{
    switch (lane) {
    case model::Lane::Look: return tr("Look", "lane of tool calls");
    case model::Lane::Edit: return tr("Edit", "lane of tool calls");
    case model::Lane::Run: return tr("Run", "lane of tool calls");
    case model::Lane::Check: return tr("Check", "lane of tool calls");
    }
    return {};
}

QString Words::lessonKind(model::LessonKind kind)
{
    switch (kind) {
    case model::LessonKind::Strategy: return tr("strategy", "lesson kind");
    case model::LessonKind::Files: return tr("files", "lesson kind");
    case model::LessonKind::Resolution: return tr("resolution", "lesson kind");
    case model::LessonKind::FailureLoop: return tr("failure loop", "lesson kind");
    case model::LessonKind::Repetition: return tr("repetition", "lesson kind");
    case model::LessonKind::Context: return tr("context", "lesson kind");
    case model::LessonKind::Manual: return tr("written by you", "lesson kind");
    }
    return {};
}

QString Words::lessonKindTitle(model::LessonKind kind)
{
    return capitalised(lessonKind(kind));
}

QString Words::support(int agree, int against)
{
    const QString agreeing = tr("%n agree", "experiences that support a lesson", agree);
    if (against <= 0)
        return agreeing;
    return tr("%1 · %2", "two counts").arg(agreeing, tr("%n against", "experiences that contradict a lesson", against));
}

QString Words::calls(int count)
{
    return tr("%n call(s)", "tool calls", count);
}

QString Words::evidence(model::Evidence::Kind kind)
{
    using Kind = model::Evidence::Kind;
    switch (kind) {
    case Kind::CheckPassed: return tr("Check passed");
    case Kind::CheckFailed: return tr("Check failed");
    case Kind::LastEdit: return tr("Last edit");
    case Kind::AnswerGiven: return tr("Answer given");
    case Kind::NoCheck: return tr("No check after the last edit");
    case Kind::Interrupted: return tr("You stopped the agent");
    case Kind::PersonSaid: return tr("You wrote");
    case Kind::CallUnfinished: return tr("A call never finished");
    case Kind::NoAnswer: return tr("No answer at the end");
    }
    return {};
}

QString Words::approval(model::Approval approval)
{
    switch (approval) {
    case model::Approval::Approved: return tr("Approve", "let agents query a project");
    case model::Approval::Hidden: return tr("Hide", "a project");
    case model::Approval::Pending: break;
    }
    return tr("Later", "decide about a project later");
}

QString Words::number(qint64 value)
{
    return QLocale().toString(value);
}

QString Words::decimal(double value, int digits)
{
    return QLocale().toString(value, 'f', digits);
}

QString Words::bytes(qint64 value)
{
    return QLocale().formattedDataSize(value, value >= 1000LL * 1000 * 1000 ? 1 : 0, QLocale::DataSizeSIFormat);
}

QString Words::duration(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000;
    if (seconds < 60)
        return tr("%1 s", "seconds").arg(number(std::max<qint64>(seconds, milliseconds > 0 ? 1 : 0)));
    const qint64 minutes = std::llround(double(seconds) / 60.0);
    if (minutes < 60)
        return tr("%1 min", "minutes").arg(number(minutes));
    if (minutes % 60 == 0)
        return tr("%1 h", "hours").arg(number(minutes / 60));
    return tr("%1 h %2 min", "hours and minutes").arg(number(minutes / 60), number(minutes % 60));
}

QString Words::seconds(qint64 milliseconds)
{
    if (milliseconds < 0)
        return {};
    if (milliseconds >= 120'000)
        return duration(milliseconds);
    return tr("%1 s", "seconds").arg(decimal(double(milliseconds) / 1000.0, 1));
}

QString Words::time(qint64 epochMs)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(epochMs).time(), u"H:mm"_s);
}

QString Words::timeWithSeconds(qint64 epochMs)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(epochMs).time(), u"H:mm:ss"_s);
}

QString Words::shortDate(qint64 epochMs)
{
    if (epochMs <= 0)
        return {};
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(epochMs);
    if (when.date() == today())
        return time(epochMs);
    const QString format = when.date().year() == today().year() ? tr("d MMM", "date of this year, Qt format")
                                                                : tr("d MMM yyyy", "date of another year, Qt format");
    return QLocale().toString(when.date(), format).remove(u'.');
}

QString Words::day(qint64 epochMs)
{
    const QDate date = QDateTime::fromMSecsSinceEpoch(epochMs).date();
    const QString format = date.year() == today().year()
        ? tr("dddd d MMMM", "weekday and date, Qt format")
        : tr("dddd d MMMM yyyy", "weekday and date of another year, Qt format");
    const QString name = QLocale().toString(date, format);
    if (date == today())
        return tr("Today, %1").arg(name);
    if (date == today().addDays(-1))
        return tr("Yesterday, %1").arg(name);
    return capitalised(name);
}

QString Words::span(qint64 startMs, qint64 endMs)
{
    const QDate date = QDateTime::fromMSecsSinceEpoch(startMs).date();
    const QString day = date == today() ? tr("today") : shortDate(startMs);
    if (endMs <= startMs)
        return tr("%1, %2", "day and time").arg(day, time(startMs));
    return tr("%1, %2–%3", "day, start and end").arg(day, time(startMs), time(endMs));
}

QString Words::ago(qint64 epochMs)
{
    if (epochMs <= 0)
        return tr("never");
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(epochMs);
    const qint64 seconds = when.secsTo(QDateTime::currentDateTime());
    if (seconds < 60)
        return tr("just now");
    if (seconds < 3600)
        return tr("%n min ago", "minutes", int(seconds / 60));
    if (when.date() == today())
        return tr("%n h ago", "hours", int(seconds / 3600));
    if (when.date() == today().addDays(-1))
        return tr("yesterday");
    return shortDate(epochMs);
}

} // namespace evoca::app
