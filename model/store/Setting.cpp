#include "store/Setting.h"

#include "store/Connection.h"

namespace evoca::model {

namespace {

constexpr std::string_view writeSql = "INSERT INTO setting(key, value) VALUES(?1, ?2) "
                                      "ON CONFLICT(key) DO UPDATE SET value = excluded.value";
constexpr std::string_view readSql = "SELECT value FROM setting WHERE key = ?1";

} // namespace

QByteArray readSetting(Connection &connection, std::string_view key)
{
    Statement statement = connection.statement(readSql);
    return statement.bind(key).step() ? statement.blob(0) : QByteArray();
}

qint64 readNumber(Connection &connection, std::string_view key, qint64 fallback)
{
    Statement statement = connection.statement(readSql);
    return statement.bind(key).step() ? statement.integer(0) : fallback;
}

void writeSetting(Connection &connection, std::string_view key, const QByteArray &value)
{
    connection.statement(writeSql).bind(key, value).run();
}

void writeNumber(Connection &connection, std::string_view key, qint64 value)
{
    connection.statement(writeSql).bind(key, value).run();
}

} // namespace evoca::model
