#include "pages/sessions/BlockHeights.h"

#include <algorithm>
#include <bit>

namespace evoca::app {

void BlockHeights::reset(std::vector<int> heights)
{
    m_heights = std::move(heights);
    m_tree.assign(m_heights.size() + 1, 0);
    for (std::size_t i = 1; i < m_tree.size(); ++i) {
        m_tree[i] += m_heights[i - 1];
        const std::size_t parent = i + (i & (~i + 1));
        if (parent < m_tree.size())
            m_tree[parent] += m_tree[i];
    }
}

void BlockHeights::setHeight(int block, int height)
{
    const qint64 difference = qint64(height) - m_heights[std::size_t(block)];
    if (difference == 0)
        return;
    m_heights[std::size_t(block)] = height;
    for (std::size_t i = std::size_t(block) + 1; i < m_tree.size(); i += i & (~i + 1))
        m_tree[i] += difference;
}

qint64 BlockHeights::top(int block) const
{
    qint64 sum = 0;
    for (std::size_t i = std::size_t(std::clamp(block, 0, count())); i > 0; i &= i - 1)
        sum += m_tree[i];
    return sum;
}

int BlockHeights::blockAt(qint64 distance) const
{
    if (m_heights.empty())
        return -1;
    std::size_t position = 0;
    qint64 left = std::max<qint64>(distance, 0);
    for (std::size_t step = std::bit_floor(m_heights.size()); step > 0; step >>= 1) {
        const std::size_t next = position + step;
        if (next < m_tree.size() && m_tree[next] <= left) {
            position = next;
            left -= m_tree[next];
        }
    }
    return std::min(int(position), count() - 1);
}

} // namespace evoca::app
