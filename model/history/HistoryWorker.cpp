#include "history/HistoryWorker.h"

#include "history/ImportQueries.h"
#include "store/Connection.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 runningFor = 30 * 60 * 1000; // SessionLearner::finish: a task runs while its newest entry is younger
constexpr qint64 worthTelling = 1024 * 1024; // bytes to read
constexpr qint64 folderPause = 700; // ms between two looks at everything because of folders

std::vector<QString> roots(const ImportOptions &options)
{
    std::vector<QString> folders;
    for (const AgentFormat &format : agentFormats()) {
        if (!options.agents.empty() && !std::ranges::contains(options.agents, format.agent))
            continue;
        for (QString &folder : format.folders(options.places))
            folders.push_back(std::move(folder));
    }
    return folders;
}

} // namespace

using State = HistoryService::State;

HistoryWorker::HistoryWorker(Writer &writer, ImportOptions options, std::unique_ptr<ScanFollower> follower)
    : m_writer(writer), m_options(std::move(options)), m_importer(writer), m_watch(this), m_settle(this),
      m_folders(this), m_follower(std::move(follower))
{
    m_settle.setSingleShot(true);
    m_folders.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, &HistoryWorker::scan);
    connect(&m_folders, &QTimer::timeout, this, &HistoryWorker::scan);
    connect(&m_watch, &FileWatch::filesChanged, this, &HistoryWorker::importFiles);
    connect(&m_watch, &FileWatch::foldersChanged, this, &HistoryWorker::importFolders);
    m_index = std::make_unique<IndexThread>(
        writer.paths(),
        IndexThread::Events {[this](qint64 done, qint64 total) { Q_EMIT indexProgressChanged(done, total); },
                             [this](const Result<qint64> &indexed) {
                                 QMetaObject::invokeMethod(this, [this, indexed] { finishIndexing(indexed); });
                             }});
}

HistoryWorker::~HistoryWorker()
{
    m_index.reset();
}

void HistoryWorker::scan()
{
    if (m_paused || m_stopping)
        return;
    const std::stop_token stop = freshStop();
    m_folders.stop();
    // Watched before the look at the files: what changes meanwhile is not missed.
    m_watch.watchFolders(roots(m_options));
    if (m_state == State::Idle || m_state == State::Paused)
        setState(State::Importing);
    auto report = m_importer.run(m_options, stop, [this](const ImportProgress &progress) {
        // A few lines more are no import to speak of.
        if (progress.bytesTotal >= worthTelling)
            setState(State::Importing);
        if (m_state == State::Importing)
            Q_EMIT progressChanged(progress);
    });
    m_sinceScan.start();
    if (m_stopping || m_paused)
        return;
    if (!report) {
        setState(State::Watching); // later changes try again
        Q_EMIT failed(report.error());
        return;
    }
    if (m_follower)
        m_follower->scanned(m_options.agents, *report, stop);
    Q_EMIT imported(*report);
    watch(*report);
}

void HistoryWorker::applyPaused()
{
    if (m_paused) {
        m_watch.clear();
        if (m_follower)
            m_follower->pause();
        m_settle.stop();
        m_folders.stop();
        m_index->pause();
        setState(State::Paused);
    } else if (m_state == State::Paused) {
        scan();
    }
}

void HistoryWorker::setAgents(const std::vector<Agent> &agents)
{
    if (agents != m_options.agents)
        m_watch.clear(); // of those that are not wanted any more
    m_options.agents = agents;
    scan();
}

void HistoryWorker::interrupt()
{
    const std::lock_guard lock(m_stopMutex);
    m_stop.request_stop();
}

void HistoryWorker::cancel()
{
    const std::lock_guard lock(m_stopMutex);
    m_stopping = true;
    m_stop.request_stop();
}

void HistoryWorker::setPaused(bool paused)
{
    m_paused = paused;
    const std::lock_guard lock(m_stopMutex);
    if (paused)
        m_stop.request_stop();
}

std::stop_token HistoryWorker::freshStop()
{
    const std::lock_guard lock(m_stopMutex);
    m_stop = std::stop_source();
    if (m_stopping || m_paused)
        m_stop.request_stop();
    return m_stop.get_token();
}

void HistoryWorker::watch(const ImportReport &report)
{
    m_watch.watchFiles(report.newest);
    m_watch.setReactionTime(0);
    if (m_state == State::Importing)
        setState(State::Indexing);
    m_index->wake();
    settleLater();
}

void HistoryWorker::importFiles(const std::vector<AgentFile> &files)
{
    if (m_paused || m_stopping)
        return;
    QElapsedTimer clock;
    clock.start();
    const auto report = m_importer.runFiles(files, freshStop());
    m_watch.setReactionTime(clock.elapsed());
    if (!report) {
        if (!m_stopping)
            Q_EMIT failed(report.error());
        return;
    }
    m_index->wake();
    settleLater();
}

void HistoryWorker::importFolders()
{
    // One look at everything at once, the next ones with a pause between: an agent may make many files a second.
    const qint64 since = m_sinceScan.isValid() ? m_sinceScan.elapsed() : folderPause;
    if (since >= folderPause)
        scan();
    else if (!m_folders.isActive())
        m_folders.start(int(folderPause - since));
}

void HistoryWorker::finishIndexing(const Result<qint64> &indexed)
{
    if (m_paused || m_stopping)
        return;
    if (!indexed && indexed.error().code != ErrorCode::Cancelled)
        Q_EMIT failed(indexed.error());
    if (m_state == State::Indexing)
        setState(State::Watching);
}

/// A task that runs now counts as ended once nothing was written for a while: the one moment to look again without a
/// change on disk.
void HistoryWorker::settleLater()
{
    const auto connection = Connection::open(m_writer.paths(), u"settle"_s, Connection::Mode::Read);
    if (!connection)
        return;
    const auto oldest = ImportQueries(**connection).oldestRunning();
    if (!oldest || *oldest == 0) {
        m_settle.stop();
        return;
    }
    const qint64 due = *oldest + runningFor - QDateTime::currentMSecsSinceEpoch();
    m_settle.start(int(std::clamp<qint64>(due + 1000, 60 * 1000, runningFor + 1000)));
}

void HistoryWorker::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT stateChanged(state);
}

} // namespace evoca::model
