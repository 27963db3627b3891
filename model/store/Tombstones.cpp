#include "store/Tombstones.h"

#include "store/ChangeFeed.h"
#include "store/Connection.h"
#include "store/Setting.h"

#include <QDateTime>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::string_view keyName = "tombstone.key";

QByteArray newKey()
{
    QByteArray key(32, Qt::Uninitialized);
    QRandomGenerator::system()->fillRange(reinterpret_cast<quint32 *>(key.data()), key.size() / 4);
    return key;
}

} // namespace

Tombstones::Tombstones(Connection &connection) : m_connection(connection)
{
    m_empty = !connection.statement("SELECT 1 FROM tombstone LIMIT 1").step();
}

bool Tombstones::contains(const QString &globalId)
{
    if (m_empty)
        return false;
    return m_connection.statement("SELECT 1 FROM tombstone WHERE hash = ?1").bind(hash(globalId)).step();
}

void Tombstones::add(const QString &globalId, const QString &kind)
{
    if (readSetting(m_connection, keyName).isEmpty())
        writeSetting(m_connection, keyName, newKey());
    const QByteArray hashed = hash(globalId);
    const QString ownId = "tombstone-"_L1 + QString::fromLatin1(hashed.toHex().first(32));
    m_connection.statement("INSERT OR IGNORE INTO tombstone(hash, global_id, kind, created) VALUES(?1, ?2, ?3, ?4)")
        .bind(hashed, ownId, kind, QDateTime::currentMSecsSinceEpoch())
        .run();
    recordChange(m_connection, u"tombstone"_s, ownId, u"insert"_s);
    m_empty = false;
}

void Tombstones::remove(const QString &globalId)
{
    m_connection.statement("DELETE FROM tombstone WHERE hash = ?1").bind(hash(globalId)).run();
}

QByteArray Tombstones::hash(const QString &globalId)
{
    if (m_key.isEmpty())
        m_key = readSetting(m_connection, keyName);
    return QMessageAuthenticationCode::hash(globalId.toUtf8(), m_key, QCryptographicHash::Sha256);
}

} // namespace evoca::model
