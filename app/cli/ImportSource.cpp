#include "cli/ImportSource.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace evoca::app {

namespace {

constexpr std::array sources {
    ImportSource {"openreflex",
                  QT_TRANSLATE_NOOP("ImportSource", "an OpenReflex folder or database; without PATH ~/.openreflex"),
                  importOpenReflex},
    ImportSource {
        "bettermemory",
        QT_TRANSLATE_NOOP("ImportSource", "a bettermemory folder or memory.sqlite; without PATH ~/.claude-memory"),
        importBetterMemory},
    ImportSource {"memories",
                  QT_TRANSLATE_NOOP("ImportSource", "a file of memories, as `evoca export memories` writes"),
                  importMemoryLines},
};

} // namespace

std::span<const ImportSource> importSources()
{
    return sources;
}

const ImportSource *importSource(const QString &name)
{
    const auto found = std::ranges::find_if(
        sources, [&name](const ImportSource &source) { return name == QLatin1StringView(source.name); });
    return found != sources.end() ? &*found : nullptr;
}

} // namespace evoca::app
