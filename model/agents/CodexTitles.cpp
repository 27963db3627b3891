#include "agents/CodexTitles.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <sqlite3.h>

#include <algorithm>
#include <functional>

namespace evoca::model {

namespace {

constexpr qint64 longestIndex = 8 * 1024 * 1024;

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

/// Lines are appended, so the search goes from the end; there is one line or more a thread.
std::string titleInIndex(const QString &path, std::string_view thread)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    file.seek(std::max<qint64>(0, file.size() - longestIndex));
    const QByteArray bytes = file.read(longestIndex); // not mapped: it may be cut meanwhile
    const std::string_view text(bytes.constData(), std::size_t(bytes.size()));
    const std::boyer_moore_horspool_searcher backwards(thread.rbegin(), thread.rend());
    for (auto end = text.rbegin(); end != text.rend();) {
        const auto found = std::search(end, text.rend(), backwards);
        if (found == text.rend())
            return {};
        const std::size_t at = text.size() - std::size_t(found - text.rbegin()) - 1;
        const std::size_t begin = text.rfind('\n', at) + 1; // npos + 1 is 0
        const std::size_t lineEnd = std::min(text.find('\n', at), text.size());
        const QByteArray line(text.data() + begin, qsizetype(lineEnd - begin));
        const QJsonObject entry = QJsonDocument::fromJson(line).object();
        const QString name = entry.value("thread_name"_L1).toString();
        if (entry.value("id"_L1).toString().toStdString() == thread && !name.isEmpty())
            return name.toStdString();
        end = text.rbegin() + qsizetype(text.size() - begin);
    }
    return {};
}

} // namespace

std::string codexThreadTitle(const QString &rollout, std::string_view thread)
{
    const QString home = homeOf(rollout);
    if (home.isEmpty() || thread.empty())
        return {};
    for (const QString &pattern : {u"state_*.sqlite"_s, u"thread_history_*.sqlite"_s}) {
        for (const QString &name : QDir(home).entryList({pattern}, QDir::Files, QDir::Name | QDir::Reversed)) {
            std::string title = titleIn(home + u'/' + name, thread);
            if (!title.empty())
                return title;
        }
    }
    return titleInIndex(home + "/session_index.jsonl"_L1, thread);
}

} // namespace evoca::model
