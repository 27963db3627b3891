#include "text/Ulid.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <array>
#include <mutex>

namespace evoca::model {

namespace {

constexpr char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

struct Clock
{
    std::mutex mutex;
    qint64 time = -1;
    std::array<quint8, 10> random {};
};

void refill(std::array<quint8, 10> &random)
{
    quint32 words[3];
    QRandomGenerator::system()->fillRange(words);
    for (std::size_t i = 0; i < random.size(); ++i)
        random[i] = quint8(words[i / 4] >> (8 * (i % 4)));
    random[0] &= 0x7F; // room to count up within one millisecond
}

void increment(std::array<quint8, 10> &random)
{
    for (std::size_t i = random.size(); i-- > 0;) {
        if (++random[i] != 0)
            return;
    }
}

} // namespace

QString makeUlid(qint64 timeMs)
{
    static Clock clock;
    const std::scoped_lock lock(clock.mutex);
    if (timeMs > clock.time) {
        clock.time = timeMs;
        refill(clock.random);
    } else {
        increment(clock.random); // the same millisecond, or a clock set back: still later than the one before
    }
    std::array<quint8, 16> bytes {};
    for (std::size_t i = 0; i < 6; ++i)
        bytes[i] = quint8(quint64(clock.time) >> (8 * (5 - i)));
    std::copy(clock.random.begin(), clock.random.end(), bytes.begin() + 6);

    QString text(26, Qt::Uninitialized);
    // 26 digits of five bits are 130: the first digit carries only the three highest bits.
    for (int digit = 0; digit < 26; ++digit) {
        int value = 0;
        for (int bit = 0; bit < 5; ++bit) {
            const int position = digit * 5 + bit - 2;
            const int set = position < 0 ? 0 : bytes[std::size_t(position / 8)] >> (7 - position % 8) & 1;
            value = value << 1 | set;
        }
        text[digit] = QLatin1Char(digits[value]);
    }
    return text;
}

QString hashId(const QStringList &parts, int length)
{
    const QByteArray joined = parts.join(u'\n').toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(joined, QCryptographicHash::Sha1).toHex()).left(length);
}

} // namespace evoca::model
