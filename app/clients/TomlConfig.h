#pragma once

#include "clients/ConfigText.h"

namespace evoca::app {

/// TOML, as Codex writes it. The entry is a table of its own ([mcp_servers.evoca]), with the tables inside it.
class TomlConfig : public ConfigText
{
public:
    static model::Result<std::unique_ptr<ConfigText>> read(const QByteArray &text, const QStringList &entryPath);

    model::Result<TextEdit> insertion(const Json &entry) const override;
    model::Result<TextRange> entryRange() const override;
    QByteArray written(const Json &entry) const override;
    model::Result<QByteArray> withoutEntry(int containers) const override;

private:
    TomlConfig(const QByteArray &text, const QStringList &entryPath, Json document,
               model::Result<TextRange> range);

    QByteArray lineEnd() const;

    const model::Result<TextRange> m_range;
};

} // namespace evoca::app
