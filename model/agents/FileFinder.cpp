#include "agents/FileFinder.h"

#include <QtGlobal>

#include <chrono>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace evoca::model {

namespace fs = std::filesystem;

namespace {

/// Size and time in one call where the system has one.
bool readStat(const fs::path &path, AgentFile &file)
{
#ifdef Q_OS_UNIX
    struct stat info = {};
    if (::stat(path.c_str(), &info) != 0 || !S_ISREG(info.st_mode))
        return false;
    file.size = info.st_size;
#ifdef Q_OS_DARWIN
    file.mtimeNs = qint64(info.st_mtimespec.tv_sec) * 1'000'000'000 + info.st_mtimespec.tv_nsec;
#else
    file.mtimeNs = qint64(info.st_mtim.tv_sec) * 1'000'000'000 + info.st_mtim.tv_nsec;
#endif
    return true;
#else
    std::error_code error;
    if (!fs::is_regular_file(path, error))
        return false;
    file.size = qint64(fs::file_size(path, error));
    const auto time = std::chrono::clock_cast<std::chrono::system_clock>(fs::last_write_time(path, error));
    file.mtimeNs = std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
    return !error;
#endif
}

} // namespace

FileFinder::FileFinder(Agent agent, std::stop_token stop) : m_agent(agent), m_stop(std::move(stop)) { }

void FileFinder::add(const fs::path &path, int kind)
{
    AgentFile file;
    if (!readStat(path, file))
        return;
    file.agent = m_agent;
    file.kind = kind;
    const std::u16string text = path.generic_u16string();
    file.path = QString::fromStdU16String(text);
    m_files.push_back(std::move(file));
}

void FileFinder::addFile(const QString &path, int kind)
{
    add(fs::path(path.toStdU16String()), kind);
}

void FileFinder::addTree(const QString &root, const KindOf &kindOf)
{
    const fs::path base(root.toStdU16String());
    const size_t prefix = base.native().size() + 1;
    std::error_code error;
    fs::recursive_directory_iterator walk(base, fs::directory_options::skip_permission_denied, error);
    for (const fs::recursive_directory_iterator end; !error && walk != end; walk.increment(error)) {
        if (m_stop.stop_requested())
            return;
        if (walk->is_directory(error))
            continue;
        const std::string relative = walk->path().generic_string().substr(prefix);
        const int kind = kindOf(relative);
        if (kind >= 0)
            add(walk->path(), kind);
    }
}

} // namespace evoca::model
