#include "agents/IsoTime.h"

#include <chrono>

namespace evoca::model {

namespace {

/// Takes exactly `count` digits off the front; -1 when they are not there.
int digits(std::string_view &text, size_t count)
{
    if (text.size() < count)
        return -1;
    int value = 0;
    for (size_t i = 0; i < count; ++i) {
        if (text[i] < '0' || text[i] > '9')
            return -1;
        value = value * 10 + (text[i] - '0');
    }
    text.remove_prefix(count);
    return value;
}

bool skip(std::string_view &text, char a, char b)
{
    if (text.empty() || (text.front() != a && text.front() != b))
        return false;
    text.remove_prefix(1);
    return true;
}

/// ".123456" to 123; no fraction is 0.
int milliseconds(std::string_view &text)
{
    if (!skip(text, '.', ','))
        return 0;
    int value = 0;
    int scale = 100;
    while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        value += (text.front() - '0') * scale;
        scale /= 10;
        text.remove_prefix(1);
    }
    return value;
}

/// "+02:00" or "-0530" in minutes; "Z" and nothing are 0.
int zoneMinutes(std::string_view text)
{
    if (text.empty() || (text.front() != '+' && text.front() != '-'))
        return 0;
    const int sign = text.front() == '-' ? -1 : 1;
    text.remove_prefix(1);
    const int hours = digits(text, 2);
    skip(text, ':', ':');
    const int minutes = digits(text, 2);
    return hours < 0 ? 0 : sign * (hours * 60 + (minutes < 0 ? 0 : minutes));
}

} // namespace

qint64 isoTimeMs(std::string_view text)
{
    using namespace std::chrono;
    const int y = digits(text, 4);
    const bool dash = skip(text, '-', '-');
    const int mo = digits(text, 2);
    skip(text, '-', '-');
    const int d = digits(text, 2);
    if (y < 0 || mo < 1 || mo > 12 || d < 1 || !dash || !skip(text, 'T', ' '))
        return 0;
    const int h = digits(text, 2);
    skip(text, ':', ':');
    const int mi = digits(text, 2);
    skip(text, ':', ':');
    const int s = digits(text, 2);
    if (h < 0 || h > 23 || mi < 0 || mi > 59 || s < 0 || s > 60)
        return 0;
    const year_month_day date {year {y}, month {unsigned(mo)}, day {unsigned(d)}};
    if (!date.ok())
        return 0;
    const int ms = milliseconds(text);
    const qint64 days = sys_days {date}.time_since_epoch().count();
    return ((days * 24 + h) * 60 + mi - zoneMinutes(text)) * 60'000 + s * 1000 + ms;
}

qint64 epochMs(double number)
{
    if (!(number > 0) || number > 9e18)
        return 0;
    if (number < 1e11)
        return qint64(number * 1000); // seconds until the year 5138
    if (number < 1e14)
        return qint64(number);
    return qint64(number < 1e17 ? number / 1e3 : number / 1e6);
}

} // namespace evoca::model
