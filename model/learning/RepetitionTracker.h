#pragma once

#include "learning/FinishedCall.h"

#include <deque>
#include <map>
#include <vector>

namespace evoca::model {

/// Something that came back: the same call, or the same error.
struct Repeated
{
    std::string what; ///< command, or error signature
    int count = 0;
    RowId message = 0; ///< the last one
};

/// OpenReflex detectors repeated_action (the same call three times within ten, here: without an edit between) and
/// failure_loop (the same error signature three times), and the list of errors.
class RepetitionTracker
{
public:
    void finished(const FinishedCall &call);
    std::vector<Repeated> repeatedCalls() const { return m_repeatedCalls; }
    std::vector<Repeated> failureLoops() const;
    QStringList errors(qsizetype limit) const; ///< signatures in order of appearance

private:
    void repeated(const FinishedCall &call);

    struct Seen
    {
        int count = 0;
        int order = 0;
        RowId last = 0;
    };
    std::map<std::string, Seen, std::less<>> m_signatures;
    std::deque<std::size_t> m_recent; ///< fingerprints
    std::vector<Repeated> m_repeatedCalls;
    std::vector<std::size_t> m_told;
};

} // namespace evoca::model
