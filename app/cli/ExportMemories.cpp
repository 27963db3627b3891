#include "cli/ExportTarget.h"
#include "cli/Output.h"

#include "access/ProjectResolver.h"
#include "memories/MemoryLines.h"

#include <QCoreApplication>
#include <QDir>
#include <QIODevice>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct ExportText
{
    Q_DECLARE_TR_FUNCTIONS(Export)
};

/// Hands every line to the asker, who may be another process.
class OutputDevice : public QIODevice
{
public:
    explicit OutputDevice(const CommandContext &context) : m_context(context) { open(WriteOnly); }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override
    {
        m_context.out(QByteArray(data, size));
        return size;
    }

private:
    const CommandContext &m_context;
};

/// 0: all projects.
model::Result<model::RowId> projectOf(model::Connection &connection, const CommandContext &context, const QString &name)
{
    if (name.isEmpty())
        return 0;
    const QString asPath = QDir::cleanPath(QDir(context.directory).absoluteFilePath(name));
    const auto found = model::ProjectResolver(connection).find(QDir(asPath).exists() ? asPath : name);
    if (!found)
        return std::unexpected(found.error());
    if (found->size() != 1)
        return std::unexpected(model::Error {model::ErrorCode::NotFound,
                                             found->empty() ? ExportText::tr("There is no such project: %1").arg(name)
                                                            : ExportText::tr("Several projects are called so: %1. "
                                                                             "Give a folder.")
                                                                  .arg(name),
                                             u"project"_s});
    return found->front().id;
}

} // namespace

int exportMemories(CommandContext &context, model::Connection &connection, const QCommandLineParser &options)
{
    const auto project = projectOf(connection, context, options.value(u"project"_s));
    if (!project)
        return printFailure(context, project.error());
    if (!options.isSet(u"out"_s)) {
        OutputDevice output(context);
        const auto written = model::MemoryLines::write(connection, output, *project, context.stop);
        if (!written)
            return printFailure(context, written.error());
        return *written > 0 ? ExitDone : ExitNothing;
    }
    const QString path = QDir::cleanPath(QDir(context.directory).absoluteFilePath(options.value(u"out"_s)));
    QSaveFile file(path);
    const auto cannot = [&context, &file] {
        return printFailure(context, {model::ErrorCode::Unavailable, file.errorString(), u"out"_s});
    };
    if (!file.open(QIODevice::WriteOnly))
        return cannot();
    // What agents remember is nobody else's to read.
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    const auto written = model::MemoryLines::write(connection, file, *project, context.stop);
    if (!written)
        return printFailure(context, written.error());
    if (!file.commit())
        return cannot();
    if (options.isSet(u"json"_s))
        printJson(context, {{u"file"_s, path}, {u"written"_s, *written}});
    else
        printLine(context,
                  ExportText::tr("%1 written to %2", "memories, file")
                      .arg(ExportText::tr("%Ln memory(ies)", nullptr, int(*written)), QDir::toNativeSeparators(path)));
    return *written > 0 ? ExitDone : ExitNothing;
}

} // namespace evoca::app
