#include "clients/JsonConfig.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr QByteArrayView byteOrderMark("\xEF\xBB\xBF");

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ClientConfig)
};

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Position after the string that begins at `from`; the end of the text when it is not closed.
qsizetype afterString(const QByteArray &text, qsizetype from)
{
    for (qsizetype i = from + 1; i < text.size(); ++i) {
        if (text.at(i) == '\\')
            ++i;
        else if (text.at(i) == '"')
            return i + 1;
    }
    return text.size();
}

/// Comments become blanks; line ends stay, so that lines and positions are the same.
QByteArray withoutComments(QByteArray text)
{
    const auto blank = [&text](qsizetype begin, qsizetype end) {
        for (qsizetype i = begin; i < end; ++i) {
            if (text.at(i) != '\n' && text.at(i) != '\r')
                text[i] = ' ';
        }
    };
    if (text.startsWith(byteOrderMark))
        blank(0, byteOrderMark.size());
    for (qsizetype i = 0; i < text.size();) {
        if (text.at(i) == '"') {
            i = afterString(text, i);
        } else if (text.at(i) == '/' && i + 1 < text.size() && text.at(i + 1) == '/') {
            const qsizetype end = std::min<quint64>(quint64(text.indexOf('\n', i)), quint64(text.size()));
            blank(i, end);
            i = end;
        } else if (text.at(i) == '/' && i + 1 < text.size() && text.at(i + 1) == '*') {
            const qsizetype close = text.indexOf("*/", i + 2);
            if (close < 0)
                return text; // the parser will say so
            blank(i, close + 2);
            i = close + 2;
        } else {
            ++i;
        }
    }
    return text;
}

QByteArray withoutTrailingCommas(QByteArray plain)
{
    qsizetype comma = -1;
    char last = 0; // before the comma: an empty place is not a trailing comma
    for (qsizetype i = 0; i < plain.size();) {
        const char c = plain.at(i);
        if (c == '"') {
            i = afterString(plain, i);
            comma = -1;
            last = c;
            continue;
        }
        if (c == ',' && last != '{' && last != '[' && last != ',' && last != ':' && last != 0)
            comma = i;
        else if ((c == '}' || c == ']') && comma >= 0)
            plain[std::exchange(comma, -1)] = ' ';
        else if (!isSpace(c))
            comma = -1;
        if (!isSpace(c))
            last = c;
        ++i;
    }
    return plain;
}

QByteArray quoted(const QString &key)
{
    return QByteArray::fromStdString(Json(key.toStdString()).dump());
}

} // namespace

JsonConfig::JsonConfig(const QByteArray &text, const QStringList &entryPath, Json document, QByteArray plain,
                       QByteArray strict)
    : ConfigText(text, entryPath, std::move(document)), m_plain(std::move(plain)), m_strict(std::move(strict))
{
}

model::Result<std::unique_ptr<ConfigText>> JsonConfig::read(const QByteArray &text, const QStringList &entryPath)
{
    QByteArray plain = withoutComments(text);
    QByteArray strict = withoutTrailingCommas(plain);
    Json document = Json::object();
    if (!strict.trimmed().isEmpty()) {
        try {
            document = Json::parse(strict.cbegin(), strict.cend());
        } catch (const Json::parse_error &error) {
            const qsizetype position = std::min<qsizetype>(qsizetype(error.byte), strict.size());
            return std::unexpected(model::Error {
                model::ErrorCode::Damaged,
                Text::tr("It is no valid JSON (line %1).").arg(strict.first(position).count('\n') + 1), {}});
        }
    }
    if (!document.is_object())
        return std::unexpected(
            model::Error {model::ErrorCode::Damaged, Text::tr("It holds no JSON object (line 1)."), {}});
    return std::unique_ptr<ConfigText>(
        new JsonConfig(text, entryPath, std::move(document), std::move(plain), std::move(strict)));
}

// The text was parsed before: what follows may rely on its form.

qsizetype JsonConfig::skipSpace(qsizetype from) const
{
    while (from < m_strict.size() && isSpace(m_strict.at(from)))
        ++from;
    return from;
}

TextRange JsonConfig::valueAt(qsizetype from) const
{
    int depth = 0;
    for (qsizetype i = from; i < m_strict.size();) {
        const char c = m_strict.at(i);
        if (c == '"') {
            i = afterString(m_strict, i);
            if (depth == 0)
                return {from, i};
            continue;
        }
        if (depth == 0 && (c == ',' || c == '}' || c == ']' || isSpace(c)))
            return {from, i};
        if (c == '{' || c == '[')
            ++depth;
        if ((c == '}' || c == ']') && --depth == 0)
            return {from, i + 1};
        ++i;
    }
    return {from, m_strict.size()};
}

JsonConfig::Object JsonConfig::objectAt(qsizetype from) const
{
    Object object {valueAt(from), {}};
    qsizetype position = skipSpace(from + 1);
    while (m_strict.at(position) != '}') {
        const qsizetype keyEnd = afterString(m_strict, position);
        const qsizetype value = skipSpace(m_strict.indexOf(':', keyEnd) + 1);
        object.members.push_back(
            {m_strict.sliced(position + 1, keyEnd - position - 2), position, valueAt(value)});
        position = skipSpace(object.members.back().value.end);
        if (m_strict.at(position) == ',')
            position = skipSpace(position + 1);
    }
    return object;
}

const JsonConfig::Member *JsonConfig::member(const Object &object, const QString &key) const
{
    // Of a key that is there twice the last one counts, as for the parser.
    for (auto candidate = object.members.crbegin(); candidate != object.members.crend(); ++candidate) {
        const Json read = Json::parse("\"" + candidate->key.toStdString() + "\"", nullptr, false);
        if (read.is_string() && QString::fromStdString(read.get<std::string>()) == key)
            return &*candidate;
    }
    return nullptr;
}

std::pair<JsonConfig::Object, qsizetype> JsonConfig::deepest() const
{
    Object object = objectAt(skipSpace(0));
    qsizetype depth = 0;
    for (; depth + 1 < m_path.size(); ++depth) {
        const Member *next = member(object, m_path.at(depth));
        if (!next || m_strict.at(next->value.begin) != '{')
            break;
        object = objectAt(next->value.begin);
    }
    return {std::move(object), depth};
}

model::Result<TextEdit> JsonConfig::insertion(const Json &entry) const
{
    if (m_strict.trimmed().isEmpty()) {
        // Nothing but blanks or comments: they stay, and the object follows.
        TextEdit edit = nested(entry, 0, unit());
        edit.at = m_text.size();
        const bool begins = m_text.isEmpty() || m_text.endsWith('\n') || m_text == byteOrderMark;
        edit.prefix = (begins ? QByteArray() : lineEnd()) + "{" + lineEnd() + unit() + edit.prefix;
        edit.suffix += lineEnd() + "}" + lineEnd();
        return edit;
    }
    const auto [object, depth] = deepest();
    if (depth + 1 < m_path.size() && member(object, m_path.at(depth))) {
        return std::unexpected(model::Error {
            model::ErrorCode::Conflict, Text::tr("Its \"%1\" is no JSON object.").arg(m_path.at(depth)), {}});
    }
    return object.members.empty() ? intoEmpty(object, entry, depth) : afterLast(object, entry, depth);
}

/// The members from m_path[depth] on, for a line that is indented by `indent`.
TextEdit JsonConfig::nested(const Json &entry, qsizetype depth, const QByteArray &indent) const
{
    TextEdit edit;
    QByteArray inner = indent;
    for (qsizetype step = depth; step < m_path.size(); ++step) {
        edit.prefix += quoted(m_path.at(step)) + ": ";
        if (step + 1 == m_path.size())
            break;
        edit.prefix += "{" + lineEnd() + inner + unit();
        edit.suffix = lineEnd() + inner + "}" + edit.suffix;
        inner += unit();
    }
    edit.value = dumped(entry, inner);
    return edit;
}

TextEdit JsonConfig::intoEmpty(const Object &object, const Json &entry, qsizetype depth) const
{
    const qsizetype begin = object.range.begin + 1;
    const QByteArray inside = m_text.sliced(begin, object.range.end - 1 - begin);
    const QByteArray outer = indentationAt(object.range.begin);
    TextEdit edit = nested(entry, depth, outer + unit());
    const QByteArray comment = inside.trimmed();
    edit.at = begin;
    edit.before = inside;
    edit.prefix = (comment.isEmpty() ? QByteArray() : lineEnd() + outer + unit() + comment) + lineEnd() + outer
        + unit() + edit.prefix;
    edit.suffix += lineEnd() + outer;
    return edit;
}

TextEdit JsonConfig::afterLast(const Object &object, const Json &entry, qsizetype depth) const
{
    const Member &last = object.members.back();
    const qsizetype close = object.range.end - 1;
    const qsizetype comma = m_plain.sliced(last.value.end, close - last.value.end).indexOf(',');
    const qsizetype from = comma < 0 ? last.value.end : last.value.end + comma + 1;
    const bool oneLine = !m_text.sliced(object.range.begin, object.range.end - object.range.begin).contains('\n');
    TextEdit edit;
    edit.at = from;
    if (oneLine) {
        const bool spaced = m_text.sliced(object.range.begin, last.value.begin - object.range.begin).contains(": ");
        for (qsizetype step = depth; step < m_path.size(); ++step) {
            edit.prefix += quoted(m_path.at(step)) + (spaced ? ": " : ":") + (step + 1 < m_path.size() ? "{" : "");
            edit.suffix += step + 1 < m_path.size() ? "}" : "";
        }
        edit.value = QByteArray::fromStdString(entry.dump());
        edit.prefix.prepend(comma < 0 ? (spaced ? ", " : ",") : (spaced ? " " : ""));
    } else {
        // A comment on the last member's line stays on that line.
        qsizetype lineBreak = m_text.indexOf('\n', from);
        if (lineBreak < 0 || lineBreak > close)
            lineBreak = close;
        else if (lineBreak > from && m_text.at(lineBreak - 1) == '\r')
            --lineBreak;
        QByteArray rest = m_text.sliced(from, lineBreak - from);
        if (m_plain.sliced(from, lineBreak - from).trimmed().isEmpty() && rest.trimmed().isEmpty())
            rest.clear();
        const QByteArray indent = indentationAt(object.members.front().begin);
        edit = nested(entry, depth, indent);
        edit.at = from;
        edit.before = rest;
        edit.prefix.prepend((comma < 0 ? "," : "") + rest + lineEnd() + indent);
        if (lineBreak == close)
            edit.suffix += lineEnd() + indentationAt(object.range.begin);
    }
    if (comma >= 0)
        edit.suffix += ',';
    return edit;
}

model::Result<TextRange> JsonConfig::entryRange() const
{
    const auto [object, depth] = deepest();
    const Member *found = depth + 1 == m_path.size() ? member(object, m_path.back()) : nullptr;
    if (!found)
        return std::unexpected(model::Error {model::ErrorCode::NotFound, Text::tr("There is no entry of Evoca."), {}});
    return found->value;
}

QByteArray JsonConfig::written(const Json &entry) const
{
    const auto range = entryRange();
    if (!range)
        return dumped(entry, {});
    const bool oneLine = !m_text.contains('\n');
    return oneLine ? QByteArray::fromStdString(entry.dump()) : dumped(entry, indentationAt(range->begin));
}

model::Result<QByteArray> JsonConfig::withoutEntry(int containers) const
{
    const auto range = entryRange();
    if (!range)
        return std::unexpected(range.error());
    // From the entry outwards: each container that is empty then goes as a member of the next one.
    std::vector<Object> chain {objectAt(skipSpace(0))};
    for (qsizetype depth = 0; depth + 1 < m_path.size(); ++depth)
        chain.push_back(objectAt(member(chain.back(), m_path.at(depth))->value.begin));
    qsizetype depth = m_path.size() - 1;
    while (depth > 0 && containers > 0 && chain[std::size_t(depth)].members.size() == 1) {
        --depth;
        --containers;
    }
    const Object &object = chain[std::size_t(depth)];
    return withoutMember(object, *member(object, m_path.at(depth)));
}

QByteArray JsonConfig::withoutMember(const Object &object, const Member &member) const
{
    QByteArray text = m_text;
    qsizetype begin = member.begin;
    qsizetype end = member.value.end;
    const qsizetype close = object.range.end - 1;
    qsizetype next = end;
    while (next < close && isSpace(m_plain.at(next)))
        ++next;
    qsizetype previousComma = -1;
    if (m_plain.at(next) == ',')
        end = next + 1;
    else if (&member != &object.members.front()) // the last one, without a comma of its own
        previousComma = m_plain.lastIndexOf(',', begin);
    const qsizetype lineBegin = m_text.lastIndexOf('\n', begin - 1) + 1;
    qsizetype lineEnd = m_text.indexOf('\n', end);
    const bool ownLines = lineEnd >= 0 && lineEnd <= close && lineBegin > object.range.begin
        && m_text.sliced(lineBegin, begin - lineBegin).trimmed().isEmpty()
        && m_text.sliced(end, lineEnd - end).trimmed().isEmpty();
    if (ownLines) {
        begin = lineBegin;
        end = lineEnd + 1;
    } else if (previousComma >= 0) {
        begin = std::min(begin, previousComma + 1);
    } else {
        while (end < close && (m_text.at(end) == ' ' || m_text.at(end) == '\t'))
            ++end;
    }
    text.remove(begin, end - begin);
    if (previousComma >= 0)
        text.remove(previousComma, 1);
    if (object.members.size() == 1) {
        const qsizetype inside = object.range.begin + 1;
        const qsizetype newClose = close - (m_text.size() - text.size());
        if (text.sliced(inside, newClose - inside).trimmed().isEmpty())
            text.remove(inside, newClose - inside);
    }
    return text;
}

QByteArray JsonConfig::indentationAt(qsizetype position) const
{
    const qsizetype begin = position > 0 ? m_text.lastIndexOf('\n', position - 1) + 1 : 0;
    qsizetype end = begin;
    while (end < position && (m_text.at(end) == ' ' || m_text.at(end) == '\t'))
        ++end;
    return m_text.sliced(begin, end - begin);
}

QByteArray JsonConfig::unit() const
{
    if (m_strict.trimmed().isEmpty())
        return "  ";
    const Object root = objectAt(skipSpace(0));
    const QByteArray found = root.members.empty() ? QByteArray() : indentationAt(root.members.front().begin);
    return found.isEmpty() ? QByteArray("  ") : found;
}

QByteArray JsonConfig::lineEnd() const
{
    const qsizetype first = m_text.indexOf('\n');
    return first > 0 && m_text.at(first - 1) == '\r' ? "\r\n" : "\n";
}

QByteArray JsonConfig::dumped(const Json &entry, const QByteArray &indent) const
{
    const QByteArray step = unit();
    QByteArray text = QByteArray::fromStdString(
        entry.dump(int(step.size()), step.at(0), false, Json::error_handler_t::replace));
    return text.replace("\n", lineEnd() + indent);
}

} // namespace evoca::app
