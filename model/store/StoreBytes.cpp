#include "store/StoreBytes.h"

#include "store/Connection.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>

namespace evoca::model {

std::vector<StoreBytes> StoreBytes::of(Connection &connection)
{
    std::vector<StoreBytes> files;
    std::vector<const char *> schemas {"main"};
    if (connection.hasToolIndex())
        schemas.push_back("tools");
    for (const char *schema : schemas) {
        // A log is opened by the first look at its database.
        const std::string look = std::string("SELECT 1 FROM ") + schema + ".sqlite_schema LIMIT 1";
        (void)connection.execute(look.c_str());
        for (const int which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
            sqlite3_file *file = nullptr;
            if (sqlite3_file_control(connection.handle(), schema, which, static_cast<void *>(&file)) == SQLITE_OK
                && file && file->pMethods)
                files.push_back(StoreBytes(file));
        }
    }
    return files;
}

qint64 StoreBytes::size() const
{
    sqlite3_int64 size = 0;
    return m_file->pMethods->xFileSize(m_file, &size) == SQLITE_OK ? qint64(size) : 0;
}

qint64 StoreBytes::read(char *target, qint64 length)
{
    const qint64 wanted = std::min(length, size() - m_at);
    if (wanted <= 0)
        return 0;
    const int code = m_file->pMethods->xRead(m_file, target, int(wanted), m_at);
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) // shorter now: the rest is filled with zeros
        return 0;
    m_at += wanted;
    return wanted;
}

} // namespace evoca::model
