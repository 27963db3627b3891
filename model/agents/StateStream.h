#pragma once

#include <QByteArray>
#include <QDataStream>

#include <string>

// How readers write texts into their states.
namespace evoca::model {

inline QDataStream &operator<<(QDataStream &out, const std::string &text)
{
    return out << QByteArray::fromRawData(text.data(), qsizetype(text.size()));
}

inline QDataStream &operator>>(QDataStream &in, std::string &text)
{
    QByteArray bytes;
    in >> bytes;
    text = bytes.toStdString();
    return in;
}

} // namespace evoca::model
