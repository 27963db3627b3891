#include "agents/ZstdSource.h"

#include <zstd.h>

namespace evoca::model {

ZstdSource::ZstdSource(std::unique_ptr<QFile> file)
    : m_file(std::move(file)), m_context(ZSTD_createDCtx()), m_input(qsizetype(ZSTD_DStreamInSize()), Qt::Uninitialized)
{
    // Histories are small windows; refuse frames that ask for more memory than 128 MiB.
    ZSTD_DCtx_setParameter(m_context, ZSTD_d_windowLogMax, 27);
}

ZstdSource::~ZstdSource()
{
    ZSTD_freeDCtx(m_context);
}

bool ZstdSource::refill()
{
    m_used = 0;
    m_filled = qMax<qint64>(0, m_file->read(m_input.data(), m_input.size()));
    return m_filled > 0;
}

qint64 ZstdSource::read(char *into, qint64 size)
{
    ZSTD_outBuffer out {into, size_t(size), 0};
    while (out.pos < out.size && *m_damage == 0) {
        if (m_used == m_filled && !refill()) {
            if (m_insideFrame && out.pos == 0)
                m_damage = "truncated_zstd";
            break;
        }
        ZSTD_inBuffer in {m_input.constData() + m_used, size_t(m_filled - m_used), 0};
        const size_t left = ZSTD_decompressStream(m_context, &out, &in);
        m_used += qsizetype(in.pos);
        m_insideFrame = left != 0;
        if (ZSTD_isError(left))
            m_damage = "bad_zstd";
    }
    return qint64(out.pos);
}

} // namespace evoca::model
