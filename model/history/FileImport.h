#pragma once

#include "history/FileTask.h"
#include "history/SessionBuilder.h"

#include <QString>

#include <functional>
#include <stop_token>

namespace evoca::model {

class ProgressMeter;
class WriterGate;

/// Reads one file and hands its batches to the writer. One object a parse thread, used for file after file.
class FileImport
{
public:
    enum class Outcome {
        Stored, ///< all of it is on its way to the store
        Stopped,
        Unreadable, ///< cannot be opened; noted in the store
        Vanished, ///< gone since it was found; nothing was stored
        Failed, ///< the reader gave up; what it gave before is kept
    };

    /// Told, on the writer's thread, when the store refused a batch of a file.
    using Refused = std::function<void(const FileTask &, const Error &)>;

    FileImport(const BuilderServices &services, WriterGate &gate, ProgressMeter &meter, std::stop_token stop,
               Refused refused);
    /// `task` must live until everything posted to the gate is stored; so must this object.
    Outcome run(const FileTask &task);

private:
    class Course;

    BuilderServices m_services;
    WriterGate &m_gate;
    ProgressMeter &m_meter;
    std::stop_token m_stop;
    Refused m_refused;
};

} // namespace evoca::model
