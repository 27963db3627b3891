#pragma once

#include <QByteArray>
#include <QString>

namespace evoca::model {

/// Bearer tokens of MCP clients. A token is shown once; only its SHA-256 is stored (a slow hash is for passwords: these
/// tokens hold 256 random bits, so there is nothing to guess).

/// "evoca_" and 43 characters of base64url, from the system's random source.
QByteArray makeToken();
/// 32 bytes.
QByteArray tokenHash(const QByteArray &token);
/// The last four characters, for people.
QString tokenHint(const QByteArray &token);
/// Takes the same time wherever the first difference is. Different lengths are unequal at once.
bool equalInConstantTime(const QByteArray &left, const QByteArray &right);

} // namespace evoca::model
