#pragma once

#include "cli/Command.h"

namespace evoca::app {

/// Another program's store that `evoca import --from NAME [PATH]` reads. Adding one: a file, and a line in the table of
/// ImportSource.cpp.
struct ImportSource
{
    const char *name;
    const char *summary; ///< translated in context "ImportSource": what PATH is, and what is read without it
    /// `path`: absolute, empty when none was given. The context has a writer. Returns an ExitCode.
    int (*run)(CommandContext &context, const QString &path, bool json);
};

std::span<const ImportSource> importSources();
/// Null for a name that is none of them.
const ImportSource *importSource(const QString &name);

int importBetterMemory(CommandContext &context, const QString &path, bool json);
int importMemoryLines(CommandContext &context, const QString &path, bool json);
int importOpenReflex(CommandContext &context, const QString &path, bool json);

} // namespace evoca::app
