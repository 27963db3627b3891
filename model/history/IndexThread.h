#pragma once

#include "records/Error.h"
#include "store/StorePaths.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace evoca::model {

/// Runs the second pass (ToolIndexer) beside the import's thread, whenever there is new text. Sleeps otherwise.
class IndexThread
{
public:
    struct Events
    {
        std::function<void(qint64 done, qint64 total)> progress; ///< on the index thread
        std::function<void(Result<qint64>)> finished; ///< on the index thread
    };
    IndexThread(const StorePaths &paths, Events events);
    ~IndexThread(); ///< cancels what runs and joins

    /// There is new text; a pass that runs now is followed by another one.
    void wake();
    /// Interrupts a running pass; nothing runs until the next wake().
    void pause();

private:
    void work(std::stop_token stop);

    StorePaths m_paths;
    Events m_events;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_wanted = false;
    std::stop_source m_pass; ///< of the pass that runs
    std::jthread m_thread; // last: joined before what it uses goes
};

} // namespace evoca::model
