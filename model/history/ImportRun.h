#pragma once

#include "history/FileImport.h"
#include "history/ImportPlan.h"

#include <functional>
#include <mutex>
#include <stop_token>

namespace evoca::model {

class ProjectFinder;
class Redactor;
class Writer;

/// Works a plan off: parse threads of its own read file after file, the writer stores. Blocking; used once.
class ImportRun
{
public:
    ImportRun(Writer &writer, const Redactor &redactor, const ProjectFinder &projects);

    /// Fails only when nothing can be stored any more; what was stored until then is safe.
    Result<void> execute(const ImportPlan &plan, int threads, std::stop_token stop,
                         const std::function<void(const ImportProgress &)> &progress);
    /// Of this run: files and bytes read by agent, files that gave nothing.
    const ImportReport &report() const { return m_report; }

private:
    class Workers;
    Result<void> settleSources(const ImportPlan &plan);
    void refused(const FileTask &task, const Error &error);
    void note(const FileTask &task, FileImport::Outcome outcome);

    Writer &m_writer;
    const Redactor &m_redactor;
    const ProjectFinder &m_projects;
    std::mutex m_mutex;
    ImportReport m_report;
};

} // namespace evoca::model
