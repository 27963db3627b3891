#include "journal/BetterMemoryStore.h"

#include "journal/BetterMemoryFile.h"
#include "journal/BetterMemoryFolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(BetterMemory)
};

} // namespace

Result<std::unique_ptr<BetterMemoryStore>> BetterMemoryStore::open(const QString &path)
{
    const QFileInfo info(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (!info.exists())
        return std::unexpected(
            Error {ErrorCode::NotFound, Messages::tr("There is nothing at %1.").arg(shown), u"path"_s});
    if (!info.isReadable() || (info.isDir() && !info.isExecutable()))
        return std::unexpected(Error {ErrorCode::Forbidden, Messages::tr("%1 cannot be read.").arg(shown), u"path"_s});
    if (info.isFile())
        return std::make_unique<BetterMemoryFile>(info.absoluteFilePath());
    const QString file = info.absoluteFilePath() + "/memory.sqlite"_L1;
    if (QFileInfo(file).isFile())
        return std::make_unique<BetterMemoryFile>(file);
    return std::make_unique<BetterMemoryFolder>(info.absoluteFilePath());
}

} // namespace evoca::model
