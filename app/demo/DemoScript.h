#pragma once

#include "demo/DemoTask.h"

namespace evoca::app {

/// The made-up tasks themselves, oldest first: some written out, the rest varied from patterns.
class DemoScript
{
public:
    explicit DemoScript(const QDateTime &now);
    std::vector<DemoTask> tasks() const;

private:
    QDateTime m_now;
};

} // namespace evoca::app
