#include "history/IndexThread.h"

#include "store/ToolIndexer.h"

namespace evoca::model {

IndexThread::IndexThread(const StorePaths &paths, Events events)
    : m_paths(paths), m_events(std::move(events)), m_thread([this](std::stop_token stop) { work(stop); })
{
}

IndexThread::~IndexThread()
{
    pause();
    m_thread.request_stop();
    m_thread.join();
}

void IndexThread::wake()
{
    const std::lock_guard lock(m_mutex);
    m_wanted = true;
    m_changed.notify_all();
}

void IndexThread::pause()
{
    const std::lock_guard lock(m_mutex);
    m_wanted = false;
    m_pass.request_stop();
}

void IndexThread::work(std::stop_token stop)
{
    while (true) {
        std::stop_token pass;
        {
            std::unique_lock lock(m_mutex);
            if (!m_changed.wait(lock, stop, [this] { return m_wanted; }) || stop.stop_requested())
                return;
            m_wanted = false;
            m_pass = std::stop_source();
            pass = m_pass.get_token();
        }
        m_events.finished(ToolIndexer(m_paths).run(pass, m_events.progress));
    }
}

} // namespace evoca::model
