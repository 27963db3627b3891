#include "store/StoreLock.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

namespace evoca::model {

namespace {

Error lockError(const QLockFile &file)
{
    qint64 pid = 0;
    QString host;
    QString program;
    if (file.error() == QLockFile::LockFailedError && file.getLockInfo(&pid, &host, &program)) {
        return {ErrorCode::Conflict,
                QCoreApplication::translate("Store", "The store is in use by %1 (process %2 on %3).")
                    .arg(program.isEmpty() ? QCoreApplication::translate("Store", "another program") : program)
                    .arg(pid)
                    .arg(host)};
    }
    if (file.error() == QLockFile::LockFailedError)
        return {ErrorCode::Conflict, QCoreApplication::translate("Store", "The store is in use by another program.")};
    return {ErrorCode::Unavailable,
            QCoreApplication::translate("Store", "Evoca's store cannot be locked. Check its folder's permissions.")};
}

/// Killed between making the file and writing its name into it, a process leaves a lock that nobody owns; Qt would keep
/// to it for ever.
bool isNobodys(const QLockFile &file, const QString &path)
{
    constexpr qint64 written = 5000; // ms; writing a name takes less by far
    qint64 pid = 0;
    QString host;
    QString program;
    return file.error() == QLockFile::LockFailedError && !file.getLockInfo(&pid, &host, &program)
        && QFileInfo(path).lastModified().msecsTo(QDateTime::currentDateTime()) > written;
}

} // namespace

Result<StoreLock> StoreLock::acquire(const QString &path)
{
    auto file = std::make_unique<QLockFile>(path);
    file->setStaleLockTime(0); // however old: a lock is stale only when its process is gone
    bool locked = file->tryLock(0);
    if (!locked && isNobodys(*file, path) && QFile::remove(path))
        locked = file->tryLock(0);
    if (!locked)
        return std::unexpected(lockError(*file));
    QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner); // as all files of the store
    return StoreLock(std::move(file));
}

StoreLock::StoreLock(std::unique_ptr<QLockFile> file) : m_file(std::move(file)) { }

StoreLock::StoreLock(StoreLock &&) noexcept = default;

StoreLock &StoreLock::operator=(StoreLock &&) noexcept = default;

StoreLock::~StoreLock() = default;

} // namespace evoca::model
