#pragma once

#include "records/Error.h"

#include <QByteArray>
#include <QStringList>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

namespace evoca::app {

using Json = nlohmann::ordered_json;

enum class ConfigFormat : quint8 {
    Json, ///< with comments and trailing commas
    Toml,
};

/// A piece of a text, by bytes.
struct TextRange
{
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// One change: `before`, found at `at`, becomes prefix + value + suffix, where the value is the entry itself.
struct TextEdit
{
    qsizetype at = 0;
    QByteArray before = {};
    QByteArray prefix = {};
    QByteArray value = {};
    QByteArray suffix = {};

    QByteArray appliedTo(const QByteArray &text) const;
};

/// The text of a client's configuration and the one entry in it that is ours. Edits touch that entry alone: comments,
/// other entries, their order, indentation and line ends stay byte for byte.
class ConfigText
{
public:
    /// Damaged with the line when a real parser does not take it. An empty text is an empty configuration.
    static model::Result<std::unique_ptr<ConfigText>> parse(ConfigFormat format, const QByteArray &text,
                                                            const QStringList &entryPath);
    virtual ~ConfigText() = default;

    const QByteArray &text() const { return m_text; }
    std::optional<Json> entry() const;
    /// Everything but the entry (and containers that are empty without it) is equal, order included.
    bool agreesOutsideEntry(const ConfigText &other) const;

    /// There is no entry yet. Conflict when what should hold it is no object.
    virtual model::Result<TextEdit> insertion(const Json &entry) const = 0;
    /// Where the entry's value is; Conflict when it is written in a way that this editor does not change.
    virtual model::Result<TextRange> entryRange() const = 0;
    /// The entry as it is written at its present place.
    virtual QByteArray written(const Json &entry) const = 0;
    /// Without the entry, and without up to `containers` objects around it that are then empty.
    virtual model::Result<QByteArray> withoutEntry(int containers) const = 0;

protected:
    ConfigText(QByteArray text, QStringList entryPath, Json document);
    /// The value at the first `depth` steps of the path; null when it is not there.
    const Json *at(qsizetype depth) const;

    const QByteArray m_text;
    const QStringList m_path;
    const Json m_document;
};

} // namespace evoca::app
