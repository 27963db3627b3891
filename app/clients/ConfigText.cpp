#include "clients/ConfigText.h"

#include "clients/JsonConfig.h"
#include "clients/TomlConfig.h"

namespace evoca::app {

namespace {

/// `document` without the value at `path`, and without objects that have nothing else.
void eraseAt(Json &document, const QStringList &path, qsizetype depth)
{
    const std::string key = path.at(depth).toStdString();
    const auto found = document.is_object() ? document.find(key) : document.end();
    if (found == document.end())
        return;
    if (depth + 1 < path.size()) {
        eraseAt(*found, path, depth + 1);
        if (!found->is_object() || !found->empty())
            return;
    }
    document.erase(key);
}

} // namespace

QByteArray TextEdit::appliedTo(const QByteArray &text) const
{
    return text.first(at) + prefix + value + suffix + text.sliced(at + before.size());
}

ConfigText::ConfigText(QByteArray text, QStringList entryPath, Json document)
    : m_text(std::move(text)), m_path(std::move(entryPath)), m_document(std::move(document))
{
}

model::Result<std::unique_ptr<ConfigText>> ConfigText::parse(ConfigFormat format, const QByteArray &text,
                                                             const QStringList &entryPath)
{
    return format == ConfigFormat::Json ? JsonConfig::read(text, entryPath) : TomlConfig::read(text, entryPath);
}

const Json *ConfigText::at(qsizetype depth) const
{
    const Json *value = &m_document;
    for (qsizetype step = 0; step < depth; ++step) {
        if (!value->is_object())
            return nullptr;
        const auto found = value->find(m_path.at(step).toStdString());
        if (found == value->end())
            return nullptr;
        value = &*found;
    }
    return value;
}

std::optional<Json> ConfigText::entry() const
{
    const Json *value = at(m_path.size());
    return value ? std::optional(*value) : std::nullopt;
}

bool ConfigText::agreesOutsideEntry(const ConfigText &other) const
{
    Json mine = m_document;
    Json theirs = other.m_document;
    eraseAt(mine, m_path, 0);
    eraseAt(theirs, m_path, 0);
    return mine == theirs;
}

} // namespace evoca::app
