#include "clients/TomlConfig.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <sstream>
#include <toml++/toml.hpp>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ClientConfig)
};

model::Error otherForm()
{
    return {model::ErrorCode::Conflict,
            Text::tr("Its entry of Evoca is written in a way that Evoca does not change. Take it out by hand."), {}};
}

/// Lines, from 1, that a table with a header of its own and all inside it takes.
struct Lines
{
    toml::source_index first = 0;
    toml::source_index last = 0;
};

void widen(Lines &lines, const toml::node &node)
{
    lines.first = std::min(lines.first, node.source().begin.line);
    lines.last = std::max(lines.last, node.source().end.line);
    if (const toml::table *table = node.as_table()) {
        for (const auto &[key, value] : *table)
            widen(lines, value);
    } else if (const toml::array *array = node.as_array()) {
        for (const toml::node &value : *array)
            widen(lines, value);
    }
}

/// Whether something that is not inside `own` begins within the lines.
bool interrupted(const toml::table &table, const toml::node &own, const Lines &lines)
{
    return std::ranges::any_of(table, [&](const auto &member) {
        const toml::node &node = member.second;
        if (&node == &own)
            return false;
        const bool within = node.source().begin.line >= lines.first && node.source().begin.line <= lines.last;
        const toml::table *inner = node.as_table();
        // Tables around ours may be said to begin where ours does.
        const bool around = inner && !inner->is_inline() && inner->contains("evoca");
        return (within && !around) || (inner && interrupted(*inner, own, lines));
    });
}

TextRange bytesOf(const QByteArray &text, const Lines &lines)
{
    qsizetype begin = 0;
    for (toml::source_index line = 1; line < lines.first; ++line)
        begin = text.indexOf('\n', begin) + 1;
    qsizetype end = begin;
    for (toml::source_index line = lines.first; line <= lines.last; ++line) {
        const qsizetype next = text.indexOf('\n', end);
        end = next < 0 ? text.size() : next + 1;
    }
    while (end > begin && (text.at(end - 1) == '\n' || text.at(end - 1) == '\r'))
        --end;
    return {begin, end};
}

model::Result<TextRange> rangeOf(const toml::table &document, const QByteArray &text, const QStringList &path)
{
    const toml::node *node = &document;
    for (const QString &step : path) {
        const toml::table *table = node->as_table();
        node = table ? table->get(step.toStdString()) : nullptr;
        if (!node)
            return std::unexpected(
                model::Error {model::ErrorCode::NotFound, Text::tr("There is no entry of Evoca."), {}});
    }
    const toml::table *table = node->as_table();
    if (!table || table->is_inline())
        return std::unexpected(otherForm());
    Lines lines {node->source().begin.line, node->source().end.line};
    widen(lines, *node);
    const TextRange range = bytesOf(text, lines);
    const bool header = text.sliced(range.begin, range.end - range.begin).trimmed().startsWith('[');
    if (!header || interrupted(document, *node, lines))
        return std::unexpected(otherForm());
    return range;
}

QByteArray key(const std::string &name)
{
    static const QRegularExpression bare(u"^[A-Za-z0-9_-]+$"_s);
    const bool plain = bare.match(QString::fromStdString(name)).hasMatch();
    return QByteArray::fromStdString(plain ? name : Json(name).dump());
}

QByteArray inlineValue(const Json &value)
{
    if (!value.is_object() && !value.is_array())
        return QByteArray::fromStdString(value.dump()); // strings, numbers and truth look as in JSON
    QByteArrayList parts;
    for (const auto &[name, part] : value.items())
        parts << (value.is_object() ? key(name) + " = " : QByteArray()) + inlineValue(part);
    return value.is_object() ? "{ " + parts.join(", ") + " }" : "[" + parts.join(", ") + "]";
}

} // namespace

TomlConfig::TomlConfig(const QByteArray &text, const QStringList &entryPath, Json document,
                       model::Result<TextRange> range)
    : ConfigText(text, entryPath, std::move(document)), m_range(std::move(range))
{
}

model::Result<std::unique_ptr<ConfigText>> TomlConfig::read(const QByteArray &text, const QStringList &entryPath)
{
    try {
        const toml::table document = toml::parse(std::string_view(text.constData(), std::size_t(text.size())));
        std::ostringstream json;
        json << toml::json_formatter(document);
        return std::unique_ptr<ConfigText>(
            new TomlConfig(text, entryPath, Json::parse(json.str()), rangeOf(document, text, entryPath)));
    } catch (const toml::parse_error &error) {
        return std::unexpected(
            model::Error {model::ErrorCode::Damaged,
                          Text::tr("It is no valid TOML (line %1).").arg(error.source().begin.line), {}});
    } catch (const Json::exception &) {
        return std::unexpected(model::Error {model::ErrorCode::Damaged, Text::tr("It cannot be read."), {}});
    }
}

model::Result<TextEdit> TomlConfig::insertion(const Json &entry) const
{
    const Json *section = at(m_path.size() - 1);
    if (section && !section->is_object())
        return std::unexpected(model::Error {
            model::ErrorCode::Conflict, Text::tr("Its \"%1\" is no table.").arg(m_path.constFirst()), {}});
    TextEdit edit;
    edit.at = m_text.size();
    if (!m_text.trimmed().isEmpty())
        edit.prefix = (m_text.endsWith('\n') ? QByteArray() : lineEnd()) + lineEnd();
    edit.value = written(entry);
    edit.suffix = lineEnd();
    return edit;
}

model::Result<TextRange> TomlConfig::entryRange() const
{
    return m_range;
}

QByteArray TomlConfig::written(const Json &entry) const
{
    QByteArrayList names;
    for (const QString &step : m_path)
        names << key(step.toStdString());
    QByteArrayList lines {"[" + names.join('.') + "]"};
    for (const auto &[name, value] : entry.items())
        lines << key(name) + " = " + inlineValue(value);
    return lines.join(lineEnd());
}

model::Result<QByteArray> TomlConfig::withoutEntry(int) const
{
    if (!m_range)
        return std::unexpected(m_range.error());
    qsizetype begin = m_range->begin;
    const qsizetype lineBreak = m_text.indexOf('\n', m_range->end);
    const qsizetype end = lineBreak < 0 ? m_text.size() : lineBreak + 1;
    // The blank line that set it off goes with it.
    const bool offBefore = m_text.first(begin).endsWith(lineEnd() + lineEnd());
    if (offBefore && m_text.sliced(end).trimmed().isEmpty())
        begin -= lineEnd().size();
    return m_text.first(begin) + m_text.sliced(end);
}

QByteArray TomlConfig::lineEnd() const
{
    const qsizetype first = m_text.indexOf('\n');
    return first > 0 && m_text.at(first - 1) == '\r' ? "\r\n" : "\n";
}

} // namespace evoca::app
