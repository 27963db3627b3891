#pragma once

#include "pages/Location.h"

#include <optional>
#include <vector>

namespace evoca::app {

/// Where the window was: back and forward. Pure values.
class NavigationStack
{
public:
    /// Goes somewhere new; what lay ahead is dropped. Refinements of the place that is open replace it.
    void push(const Location &location);
    /// The open place changed (query, selection) without being a new one.
    void replace(const Location &location);
    bool canBack() const { return m_at > 0; }
    bool canForward() const { return m_at + 1 < m_places.size(); }
    std::optional<Location> back();
    std::optional<Location> forward();

private:
    static constexpr std::size_t most = 100;
    std::vector<Location> m_places;
    std::size_t m_at = 0;
};

} // namespace evoca::app
