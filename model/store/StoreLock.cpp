#include "store/StoreLock.h"

#include <QCoreApplication>
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

} // namespace

Result<StoreLock> StoreLock::acquire(const QString &path)
{
    auto file = std::make_unique<QLockFile>(path);
    file->setStaleLockTime(0); // however old: a lock is stale only when its process is gone
    if (!file->tryLock(0))
        return std::unexpected(lockError(*file));
    return StoreLock(std::move(file));
}

StoreLock::StoreLock(std::unique_ptr<QLockFile> file) : m_file(std::move(file)) { }

StoreLock::StoreLock(StoreLock &&) noexcept = default;

StoreLock &StoreLock::operator=(StoreLock &&) noexcept = default;

StoreLock::~StoreLock() = default;

} // namespace evoca::model
