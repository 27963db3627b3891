#include "agents/CodexTitles.h"

#include <QDir>
#include <QUrl>

#include <sqlite3.h>

namespace evoca::model {

namespace {

using namespace Qt::StringLiterals;

/// The folder that holds sessions/ or archived_sessions/.
QString homeOf(const QString &rollout)
{
    for (const QLatin1StringView name : {"/sessions/"_L1, "/archived_sessions/"_L1}) {
        const qsizetype at = rollout.lastIndexOf(name);
        if (at >= 0)
            return rollout.first(at);
    }
    return {};
}

std::string titleIn(const QString &path, std::string_view thread)
{
    // Immutable: no lock, no -wal and -shm files; what stands only in the log is seen once it is checkpointed.
    const QByteArray uri = "file:" + QUrl::toPercentEncoding(path, "/") + "?mode=ro&immutable=1";
    sqlite3 *database = nullptr;
    std::string title;
    if (sqlite3_open_v2(uri.constData(), &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr) == SQLITE_OK) {
        sqlite3_stmt *query = nullptr;
        sqlite3_prepare_v2(database, "SELECT title FROM threads WHERE id = ?1", -1, &query, nullptr);
        if (query) {
            sqlite3_bind_text(query, 1, thread.data(), int(thread.size()), SQLITE_STATIC);
            const bool found = sqlite3_step(query) == SQLITE_ROW && sqlite3_column_type(query, 0) == SQLITE_TEXT;
            if (found)
                title = reinterpret_cast<const char *>(sqlite3_column_text(query, 0));
        }
        sqlite3_finalize(query);
    }
    sqlite3_close(database);
    return title;
}

} // namespace

std::string codexThreadTitle(const QString &rollout, std::string_view thread)
{
    const QString home = homeOf(rollout);
    if (home.isEmpty() || thread.empty())
        return {};
    const QStringList databases = QDir(home).entryList({"state_*.sqlite"_L1}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString &name : databases) {
        std::string title = titleIn(home + u'/' + name, thread);
        if (!title.empty())
            return title;
    }
    return {};
}

} // namespace evoca::model
