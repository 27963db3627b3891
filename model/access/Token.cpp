#include "access/Token.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <array>

namespace evoca::model {

QByteArray makeToken()
{
    std::array<quint32, 8> random {};
    QRandomGenerator::system()->fillRange(random.data(), random.size());
    const auto bytes = QByteArray::fromRawData(reinterpret_cast<const char *>(random.data()), sizeof(random));
    return "evoca_" + bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

QByteArray tokenHash(const QByteArray &token)
{
    return QCryptographicHash::hash(token, QCryptographicHash::Sha256);
}

QString tokenHint(const QByteArray &token)
{
    return QString::fromLatin1(token.last(qMin<qsizetype>(4, token.size())));
}

bool equalInConstantTime(const QByteArray &left, const QByteArray &right)
{
    if (left.size() != right.size())
        return false;
    unsigned difference = 0;
    for (qsizetype i = 0; i < left.size(); ++i)
        difference |= static_cast<unsigned char>(left.at(i)) ^ static_cast<unsigned char>(right.at(i));
    return difference == 0;
}

} // namespace evoca::model
