#pragma once

#include <QByteArray>

#include <string_view>

namespace evoca::model {

class Connection;

// Small values that belong to the data (not to the person): table `setting`. All throw SqlFailure.

QByteArray readSetting(Connection &connection, std::string_view key); ///< empty when absent
qint64 readNumber(Connection &connection, std::string_view key, qint64 fallback);
void writeSetting(Connection &connection, std::string_view key, const QByteArray &value);
void writeNumber(Connection &connection, std::string_view key, qint64 value);

} // namespace evoca::model
