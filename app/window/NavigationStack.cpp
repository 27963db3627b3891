#include "window/NavigationStack.h"

namespace evoca::app {

void NavigationStack::push(const Location &location)
{
    if (!m_places.empty()) {
        if (m_places[m_at] == location)
            return;
        m_places.resize(m_at + 1);
    }
    m_places.push_back(location);
    if (m_places.size() > most)
        m_places.erase(m_places.begin());
    m_at = m_places.size() - 1;
}

void NavigationStack::replace(const Location &location)
{
    if (m_places.empty())
        push(location);
    else
        m_places[m_at] = location;
}

std::optional<Location> NavigationStack::back()
{
    if (!canBack())
        return std::nullopt;
    return m_places[--m_at];
}

std::optional<Location> NavigationStack::forward()
{
    if (!canForward())
        return std::nullopt;
    return m_places[++m_at];
}

} // namespace evoca::app
