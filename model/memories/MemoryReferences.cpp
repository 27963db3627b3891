#include "memories/MemoryReferences.h"

#include "store/Connection.h"
#include "store/Setting.h"
#include "store/Statement.h"
#include "store/Writer.h"

#include <QCoreApplication>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QtEndian>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(MemoryReferences)
};

constexpr QLatin1StringView prefix {"mem_"};
constexpr std::string_view keySetting = "memory.reference.key";
constexpr qsizetype plainSize = 12; // eight bytes of id, four of revision
constexpr qsizetype signatureSize = 16;

QByteArray hmac(const QByteArray &key, const QByteArray &text)
{
    return QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256);
}

QByteArray randomKey()
{
    std::array<quint32, 8> numbers {};
    QRandomGenerator::system()->fillRange(numbers.data(), qsizetype(numbers.size()));
    return QByteArray(reinterpret_cast<const char *>(numbers.data()), qsizetype(sizeof numbers));
}

/// The first writer's key stays, whoever asks at the same time.
Result<QByteArray> madeKey(Writer &writer)
{
    return writer
        .call<QByteArray>([](WriteContext &context) -> Result<QByteArray> {
            QByteArray key = readSetting(context.connection, keySetting);
            if (key.isEmpty()) {
                key = randomKey();
                writeSetting(context.connection, keySetting, key);
            }
            return key;
        })
        .result();
}

Error unknownReference()
{
    return {ErrorCode::InvalidArgument,
            Messages::tr("This reference was not given to you, or is damaged. Search again and use the reference of "
                         "the result."),
            u"reference"_s};
}

} // namespace

MemoryReferences::MemoryReferences(QByteArray key, const QString &client) : m_key(hmac(key, client.toUtf8())) { }

Result<MemoryReferences> MemoryReferences::open(Connection &connection, Writer &writer, const QString &client)
{
    auto key = guarded([&]() -> Result<QByteArray> { return readSetting(connection, keySetting); });
    if (key && key->isEmpty())
        key = madeKey(writer);
    if (!key)
        return std::unexpected(key.error());
    return MemoryReferences(*key, client);
}

QByteArray MemoryReferences::signature(const QByteArray &plain) const
{
    return hmac(m_key, plain).first(signatureSize);
}

QByteArray MemoryReferences::masked(QByteArray text, const QByteArray &signature) const
{
    const QByteArray mask = hmac(m_key, "mask" + signature);
    for (qsizetype i = 0; i < text.size(); ++i)
        text[i] = char(text.at(i) ^ mask.at(i));
    return text;
}

QString MemoryReferences::make(const Memory &memory) const
{
    QByteArray plain(plainSize, Qt::Uninitialized);
    qToBigEndian<qint64>(memory.id, plain.data());
    qToBigEndian<qint32>(memory.revision, plain.data() + sizeof(qint64));
    const QByteArray sign = signature(plain);
    const QByteArray whole = sign + masked(plain, sign);
    return prefix + QString::fromLatin1(whole.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

Result<MemoryReferences::Target> MemoryReferences::read(const QString &reference) const
{
    if (!reference.startsWith(prefix))
        return std::unexpected(unknownReference());
    const auto decoded = QByteArray::fromBase64Encoding(reference.sliced(prefix.size()).toLatin1(),
                                                        QByteArray::Base64UrlEncoding
                                                            | QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || (*decoded).size() != signatureSize + plainSize)
        return std::unexpected(unknownReference());
    const QByteArray sign = (*decoded).first(signatureSize);
    const QByteArray plain = masked((*decoded).sliced(signatureSize), sign);
    if (signature(plain) != sign)
        return std::unexpected(unknownReference());
    return Target {qFromBigEndian<qint64>(plain.data()), qFromBigEndian<qint32>(plain.data() + sizeof(qint64))};
}

} // namespace evoca::model
