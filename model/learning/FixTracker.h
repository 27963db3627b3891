#pragma once

#include "learning/FinishedCall.h"
#include "records/Experience.h"

#include <vector>

namespace evoca::model {

/// How a failing call came to pass, or did not.
struct Resolution
{
    std::string signature; ///< of the failing call
    std::string program; ///< "cargo test"
    QString file; ///< edited last before it passed; empty: the call itself was changed
    std::string command; ///< the changed call that passed
    RowId message = 0; ///< the call that passed (or failed again)
    bool worked = true;
};

/// Follows failing calls until a later call of the same kind passes: OpenReflex failed_with → resolved_by. Only a pass
/// with a successful edit in between, or by a changed call, is a fix; the same call passing by itself is luck.
class FixTracker
{
public:
    void finished(const FinishedCall &call);
    const std::vector<Fix> &fixes() const { return m_fixes; }
    const std::vector<Resolution> &resolutions() const { return m_resolutions; }

private:
    struct Failure
    {
        quint64 sequence;
        RowId call;
        std::string kind; ///< calls of one kind can resolve each other
        std::string program;
        std::string signature;
        std::size_t fingerprint;
        QString triedFile; ///< last edit since: if the same error returns, that edit did not help
    };
    void failed(const FinishedCall &call, const std::string &kind);
    void passed(const FinishedCall &call, const std::string &kind);
    void edited(const FinishedCall &call);
    void resolved(const Failure &failure, const FinishedCall &call);

    std::vector<Failure> m_open;
    std::vector<Fix> m_fixes;
    std::vector<Resolution> m_resolutions;
};

} // namespace evoca::model
