#pragma once

#include "agents/ByteSource.h"

#include <QByteArray>

typedef struct ZSTD_DCtx_s ZSTD_DCtx;

namespace evoca::model {

/// Decompresses a zstd file as a stream; several frames one after the other are one text (DeepSeek and Codex write
/// them so).
class ZstdSource : public ByteSource
{
public:
    explicit ZstdSource(std::unique_ptr<QFile> file);
    ~ZstdSource() override;
    ZstdSource(const ZstdSource &) = delete;
    ZstdSource &operator=(const ZstdSource &) = delete;

    qint64 read(char *into, qint64 size) override;
    bool isFinal() const override { return true; }
    const char *damage() const override { return m_damage; }

private:
    bool refill();

    std::unique_ptr<QFile> m_file;
    ZSTD_DCtx *m_context;
    QByteArray m_input;
    qsizetype m_used = 0; ///< bytes of m_input already decompressed
    qsizetype m_filled = 0;
    bool m_insideFrame = false;
    const char *m_damage = "";
};

} // namespace evoca::model
