#pragma once

#include "records/Error.h"

#include <memory>

class QLockFile;

namespace evoca::model {

/// The right to write a store: one process at a time. Freed when the object or the process ends; a lock whose process
/// is gone is taken over.
class StoreLock
{
public:
    /// Conflict when another process holds it; the message names program, process id and computer.
    static Result<StoreLock> acquire(const QString &path);
    StoreLock(StoreLock &&) noexcept;
    StoreLock &operator=(StoreLock &&) noexcept;
    ~StoreLock();

private:
    explicit StoreLock(std::unique_ptr<QLockFile> file);
    std::unique_ptr<QLockFile> m_file;
};

} // namespace evoca::model
