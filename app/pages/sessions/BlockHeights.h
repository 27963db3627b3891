#pragma once

#include <QtTypes>

#include <vector>

namespace evoca::app {

/// Heights of many blocks with sums by position in logarithmic time (a Fenwick tree): what lets a transcript of any
/// length scroll while only what is seen was ever measured.
class BlockHeights
{
public:
    void reset(std::vector<int> heights);
    int count() const { return int(m_heights.size()); }
    int height(int block) const { return m_heights[std::size_t(block)]; }
    void setHeight(int block, int height);
    qint64 total() const { return top(count()); }
    /// Distance from the start to a block's top edge; count() gives the total.
    qint64 top(int block) const;
    /// The block that covers a distance; clamped to the first and last. -1 when there are none.
    int blockAt(qint64 distance) const;

private:
    std::vector<int> m_heights;
    std::vector<qint64> m_tree; ///< 1-based
};

} // namespace evoca::app
