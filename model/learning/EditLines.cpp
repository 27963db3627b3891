#include "learning/EditLines.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

/// Inputs above this are not taken apart: their line counts stay unknown.
constexpr std::size_t largestInput = 1 << 20;

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Changed lines between two texts: what is left without their common beginning and end.
void addDifference(std::string_view before, std::string_view after, EditLines &edit)
{
    const auto old = linesOf(before);
    const auto now = linesOf(after);
    std::size_t head = 0;
    while (head < old.size() && head < now.size() && old[head] == now[head])
        ++head;
    std::size_t tail = 0;
    while (tail < old.size() - head && tail < now.size() - head
           && old[old.size() - 1 - tail] == now[now.size() - 1 - tail])
        ++tail;
    edit.added = std::max(edit.added, 0) + int(now.size() - head - tail);
    edit.removed = std::max(edit.removed, 0) + int(old.size() - head - tail);
}

std::string textOf(const QJsonObject &object, std::initializer_list<QLatin1StringView> keys)
{
    for (const QLatin1StringView key : keys) {
        const QJsonValue value = object.value(key);
        if (value.isString())
            return value.toString().toStdString();
    }
    return {};
}

bool hasAny(const QJsonObject &object, std::initializer_list<QLatin1StringView> keys)
{
    return std::ranges::any_of(keys, [&object](QLatin1StringView key) { return object.contains(key); });
}

bool startsPatch(std::string_view text)
{
    return text.find("*** Begin Patch") != std::string_view::npos
        || text.find("*** Update File:") != std::string_view::npos
        || text.find("*** Add File:") != std::string_view::npos || text.find("\n+++ ") != std::string_view::npos
        || text.starts_with("+++ ");
}

std::string_view headerPath(std::string_view line)
{
    for (const std::string_view header :
         {"*** Update File: ", "*** Add File: ", "*** Delete File: ", "+++ b/", "+++ "}) {
        if (line.starts_with(header)) {
            std::string_view path = line.substr(header.size());
            path = path.substr(0, path.find('\t'));
            while (!path.empty() && (path.back() == '\r' || path.back() == ' '))
                path.remove_suffix(1);
            return path;
        }
    }
    return {};
}

std::vector<EditLines> patchLines(std::string_view patch)
{
    std::vector<EditLines> edits;
    for (const std::string_view line : linesOf(patch)) {
        if (const std::string_view path = headerPath(line); !path.empty()) {
            edits.push_back({std::string(path), 0, 0});
        } else if (!edits.empty() && line.starts_with('+')) {
            ++edits.back().added;
        } else if (!edits.empty() && line.starts_with('-') && !line.starts_with("--- ")) {
            ++edits.back().removed;
        }
    }
    return edits;
}

std::vector<EditLines> objectLines(const QJsonObject &object)
{
    for (const auto key : {"input"_L1, "patch"_L1, "diff"_L1}) {
        const std::string patch = object.value(key).toString().toStdString();
        if (startsPatch(patch))
            return patchLines(patch);
    }
    EditLines edit;
    const QJsonArray edits = object.value("edits"_L1).toArray();
    for (const QJsonValue &part : edits)
        addDifference(textOf(part.toObject(), {"old_string"_L1, "oldText"_L1, "old_str"_L1}),
                      textOf(part.toObject(), {"new_string"_L1, "newText"_L1, "new_str"_L1}), edit);
    if (edits.isEmpty()
        && hasAny(object, {"old_string"_L1, "old_str"_L1, "oldString"_L1, "new_string"_L1, "new_str"_L1})) {
        addDifference(textOf(object, {"old_string"_L1, "old_str"_L1, "oldString"_L1}),
                      textOf(object, {"new_string"_L1, "new_str"_L1, "newString"_L1}), edit);
    } else if (edits.isEmpty() && hasAny(object, {"content"_L1, "file_text"_L1, "contents"_L1})) {
        // A whole file: what it replaced is not known.
        edit.added = int(linesOf(textOf(object, {"content"_L1, "file_text"_L1, "contents"_L1})).size());
    }
    return edit.added < 0 ? std::vector<EditLines>() : std::vector {edit};
}

} // namespace

std::vector<EditLines> editLines(std::string_view input)
{
    if (input.size() > largestInput)
        return {};
    const std::size_t first = input.find_first_not_of(" \n\t");
    if (first != std::string_view::npos && input[first] == '{') {
        const QJsonDocument document = QJsonDocument::fromJson(QByteArray(input.data(), qsizetype(input.size())));
        if (document.isObject())
            return objectLines(document.object());
    }
    return startsPatch(input) ? patchLines(input) : std::vector<EditLines>();
}

} // namespace evoca::model
