#include "history/ImportPlan.h"

#include "history/FileDigest.h"

#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <optional>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::size_t newestFiles = 500;

bool wanted(const ImportOptions &options, Agent agent)
{
    return options.agents.empty() || std::ranges::contains(options.agents, agent);
}

bool readable(const QString &path)
{
    return QFileInfo(path).isReadable();
}

/// Really not there: a folder that cannot be entered proves nothing.
bool isGone(const QString &path)
{
    std::error_code error;
    const auto status = std::filesystem::symlink_status(std::filesystem::path(path.toStdU16String()), error);
    return status.type() == std::filesystem::file_type::not_found;
}

/// File name by which a moved or compressed file is known again.
QString moveKey(Agent agent, const QString &path)
{
    QString name = path.mid(path.lastIndexOf(u'/') + 1);
    if (name.endsWith(".zst"_L1))
        name.chop(4);
    return QString::number(int(agent)) + u'/' + name;
}

/// nullopt: nothing to do.
std::optional<FileTask::Mode> modeOf(const AgentFile &file, const AgentFormat &format, const SourceState &known)
{
    using Mode = FileTask::Mode;
    if (known.readerVersion != format.version)
        return Mode::Replace;
    if (file.size == known.size && file.mtimeNs == known.mtimeNs) {
        if (known.complete)
            return std::nullopt;
        if (known.offset == 0) // nothing could be read then; if that is still so, it has been reported
            return readable(file.path) ? std::optional(Mode::Replace) : std::nullopt;
        return Mode::Grow;
    }
    if (!FileDigest::growsAtEnd(file.path))
        return file.path.endsWith(".zst"_L1) || file.path.endsWith(".json"_L1) ? Mode::Replace : Mode::Grow;
    if (file.size < known.offset || !FileDigest::matches(file.path, known.headHash))
        return Mode::Replace;
    return Mode::Grow;
}

class Planner
{
public:
    Planner(QHash<QString, SourceState> sources, QSet<QString> running)
        : m_sources(std::move(sources)), m_running(std::move(running))
    {
        for (const SourceState &source : std::as_const(m_sources))
            m_newestKnown = std::max(m_newestKnown, source.mtimeNs);
    }

    void add(const AgentFile &file, const AgentFormat &format)
    {
        noteNewest(file);
        ++m_plan.files[file.agent];
        const auto known = m_sources.constFind(file.path);
        if (known == m_sources.constEnd()) {
            m_unknown.push_back({file, &format, {}, FileTask::Mode::New, order(file)});
            return;
        }
        compare(file, format, *known);
        m_sources.erase(known);
    }

    /// What the walk did not find: moved, or gone.
    void resolveMissing(const ImportOptions &options)
    {
        QHash<QString, SourceState> missing;
        for (const SourceState &source : std::as_const(m_sources)) {
            if (wanted(options, source.agent) && !m_unknown.empty())
                missing.insert(moveKey(source.agent, source.path), source);
        }
        std::erase_if(m_unknown, [&](const FileTask &task) {
            const auto old = missing.constFind(moveKey(task.file.agent, task.file.path));
            if (old == missing.constEnd() || !isSame(task.file, *old))
                return false;
            adopt(task, *old);
            return true;
        });
        for (const SourceState &source : std::as_const(m_sources)) {
            if (wanted(options, source.agent) && !source.deleted && isGone(source.path))
                m_plan.gone.push_back(source.id);
        }
    }

    ImportPlan take()
    {
        auto &tasks = m_plan.tasks;
        tasks.insert(tasks.end(), std::make_move_iterator(m_unknown.begin()), std::make_move_iterator(m_unknown.end()));
        const auto live = [](const FileTask &task) { return task.order == ImportStore::Order::Live; };
        std::ranges::stable_sort(tasks, [&](const FileTask &a, const FileTask &b) {
            if (a.isPromptLog() != b.isPromptLog())
                return b.isPromptLog();
            if (live(a) != live(b))
                return live(a);
            return live(a) ? a.file.mtimeNs < b.file.mtimeNs : a.file.mtimeNs > b.file.mtimeNs;
        });
        for (const FileTask &task : tasks)
            m_plan.bytes += bytesLeft(task);
        std::ranges::sort_heap(m_plan.newest, newer);
        return std::move(m_plan);
    }

private:
    static bool newer(const AgentFile &a, const AgentFile &b) { return a.mtimeNs > b.mtimeNs; }

    void noteNewest(const AgentFile &file)
    {
        auto &heap = m_plan.newest; // its front is the oldest of the newest
        if (heap.size() == newestFiles) {
            if (!newer(file, heap.front()))
                return;
            std::ranges::pop_heap(heap, newer);
            heap.pop_back();
        }
        heap.push_back(file);
        std::ranges::push_heap(heap, newer);
    }

    static qint64 bytesLeft(const FileTask &task)
    {
        if (task.mode == FileTask::Mode::Grow && FileDigest::growsAtEnd(task.file.path))
            return std::max<qint64>(0, task.file.size - task.known.offset);
        return task.mode == FileTask::Mode::Settle ? 0 : task.file.size;
    }

    ImportStore::Order order(const AgentFile &file) const
    {
        return m_newestKnown > 0 && file.mtimeNs > m_newestKnown ? ImportStore::Order::Live
                                                                 : ImportStore::Order::Backfill;
    }

    void compare(const AgentFile &file, const AgentFormat &format, const SourceState &known)
    {
        auto mode = modeOf(file, format, known);
        if (!mode && m_running.contains(file.path))
            mode = FileTask::Mode::Settle;
        if (!mode) {
            if (known.deleted)
                m_plan.back.push_back(known.id);
            return;
        }
        const bool grew = *mode == FileTask::Mode::Grow && known.complete;
        m_plan.tasks.push_back({file, &format, known, *mode, grew ? ImportStore::Order::Live : order(file)});
    }

    /// The unknown file holds what `old` held.
    bool isSame(const AgentFile &file, const SourceState &old) const
    {
        if (m_adopted.contains(old.id) || old.offset == 0)
            return false;
        const bool wasCompressed = old.path.endsWith(".zst"_L1);
        const bool isCompressed = file.path.endsWith(".zst"_L1);
        if (wasCompressed && isCompressed)
            return file.size == old.size;
        if (isCompressed) // its name holds the session's id; the agent compresses files that it no longer writes
            return old.complete;
        if (wasCompressed)
            return file.size >= old.offset;
        return file.size >= old.offset && FileDigest::matches(file.path, old.headHash);
    }

    void adopt(const FileTask &task, const SourceState &old)
    {
        m_adopted.insert(old.id);
        m_plan.adopted.push_back({old.id, task.file});
        SourceState known = old;
        known.path = task.file.path;
        const bool plain = FileDigest::growsAtEnd(task.file.path);
        if (!known.complete || (plain && task.file.size > known.offset))
            m_plan.tasks.push_back({task.file, task.format, known, FileTask::Mode::Grow, task.order});
        m_sources.remove(old.path);
    }

    QHash<QString, SourceState> m_sources; ///< not found yet
    QSet<QString> m_running;
    std::vector<FileTask> m_unknown;
    QSet<RowId> m_adopted;
    ImportPlan m_plan;
    qint64 m_newestKnown = 0;
};

} // namespace

ImportPlan makeImportPlan(const ImportOptions &options, QHash<QString, SourceState> sources,
                          const QSet<QString> &running, std::stop_token stop)
{
    Planner planner(std::move(sources), running);
    for (const AgentFormat &format : agentFormats()) {
        if (!wanted(options, format.agent))
            continue;
        for (const AgentFile &file : format.find(options.places, stop)) {
            if (stop.stop_requested())
                return {};
            planner.add(file, format);
        }
    }
    if (stop.stop_requested()) // an unfinished walk must not make files look gone
        return {};
    planner.resolveMissing(options);
    return planner.take();
}

ImportPlan makeImportPlan(const std::vector<AgentFile> &files, const QHash<QString, SourceState> &sources)
{
    Planner planner(sources, {});
    for (const AgentFile &file : files) {
        const auto format = std::ranges::find(agentFormats(), file.agent, &AgentFormat::agent);
        if (format != agentFormats().end())
            planner.add(file, *format);
    }
    return planner.take();
}

} // namespace evoca::model
