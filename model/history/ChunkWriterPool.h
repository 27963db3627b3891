#pragma once

#include "store/ChunkWriter.h"

#include <memory>
#include <vector>

namespace evoca::model {

/// Compressors of one parse thread: each costs some MB, so a session borrows one only while it has text in a batch.
class ChunkWriterPool
{
public:
    std::unique_ptr<ChunkWriter> borrow()
    {
        ++m_lent;
        if (m_free.empty())
            return std::make_unique<ChunkWriter>();
        auto writer = std::move(m_free.back());
        m_free.pop_back();
        return writer;
    }
    void giveBack(std::unique_ptr<ChunkWriter> writer)
    {
        --m_lent;
        m_free.push_back(std::move(writer));
    }
    int lent() const { return m_lent; }

private:
    std::vector<std::unique_ptr<ChunkWriter>> m_free;
    int m_lent = 0;
};

} // namespace evoca::model
