#include "agents/ToolInput.h"

#include "agents/JsonRepair.h"

#include <algorithm>
#include <array>

namespace evoca::model {

namespace {

using simdjson::ondemand::json_type;

constexpr size_t mostPaths = 100;
constexpr size_t longestEssence = 500;
constexpr size_t longestPath = 4096;

// What a call does, from the most to the least telling argument.
constexpr std::array<std::string_view, 22> tellingNames {
    "command", "cmd",   "file_path",   "notebook_path", "filePath", "target_file", "path", "pattern",
    "query",   "url",   "description", "skill",         "prompt",   "subject",     "name", "task_id",
    "taskId",  "input", "code",        "text",          "message",  "title"};
constexpr std::array<std::string_view, 11> pathNames {"file_path", "filePath",      "path",          "notebook_path",
                                                      "file",      "target_file",   "relative_path", "absolute_path",
                                                      "filename",  "notebook_file", "image_path"};
constexpr std::array<std::string_view, 4> pathListNames {"paths", "files", "file_paths", "filePaths"};
// Arguments that make a call an edit whose old and new text can be shown side by side.
constexpr std::array<std::string_view, 8> editNames {"old_string", "old_str",   "edits",        "oldText",
                                                     "new_source", "oldString", "replacements", "old_text"};

template<size_t size>
bool isOneOf(const std::array<std::string_view, size> &names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

size_t rankOf(std::string_view name)
{
    return size_t(std::ranges::find(tellingNames, name) - tellingNames.begin());
}

bool startsPatchFile(std::string_view line, std::string_view &path)
{
    if (!line.starts_with('*') && !line.starts_with("+++"))
        return false;
    for (const std::string_view mark :
         {"*** Update File: ", "*** Add File: ", "*** Delete File: ", "*** Move to: ", "+++ b/", "+++ "}) {
        if (line.starts_with(mark)) {
            path = line.substr(mark.size());
            return true;
        }
    }
    return false;
}

/// A list of words: ["bash", "-lc", "make test"] is told by what the shell runs.
std::string wordsOf(simdjson::ondemand::array list, bool *allText)
{
    std::string joined;
    std::string last;
    int count = 0;
    bool isShell = false;
    for (auto item : list) {
        if (item.type() != json_type::string) {
            *allText = false;
            return {};
        }
        last = item.get_string(true).value();
        ++count;
        isShell |= count == 2 && (last == "-lc" || last == "-c");
        joined += joined.empty() ? last : ' ' + last;
    }
    *allText = count > 0;
    return isShell && count == 3 ? last : joined;
}

struct Arguments
{
    std::string lines; ///< "name: value" of each
    std::string single; ///< the text of the only argument
    int count = 0;
    bool onlyText = true;
    bool isEdit = false;
    size_t rank = tellingNames.size() + 1;
    std::string essence;
};

void addArgument(Arguments &all, std::string_view name, std::string_view value, bool isText)
{
    ++all.count;
    all.onlyText &= isText;
    if (all.count == 1 && isText)
        all.single = value;
    all.lines.append(all.lines.empty() ? "" : "\n").append(name).append(": ").append(value);
    const size_t rank = isText ? rankOf(name) : tellingNames.size();
    if (rank < all.rank && !value.empty()) {
        all.rank = rank;
        all.essence = essenceOf(value);
    }
}

void readList(Arguments &all, std::string_view name, simdjson::ondemand::value value, ParsedMessage &call)
{
    simdjson::ondemand::array list = value.get_array();
    bool allText = true;
    const std::string words = wordsOf(list, &allText);
    if (allText && isOneOf(pathListNames, name)) {
        list.reset();
        for (auto item : list)
            addPath(call, item.get_string(true).value());
    }
    list.reset();
    if (allText)
        addArgument(all, name, words, true);
    else
        addArgument(all, name, simdjson::trim(list.raw_json().value()), false);
}

void readArgument(Arguments &all, simdjson::ondemand::field &field, ParsedMessage &call)
{
    const std::string_view name = field.escaped_key();
    simdjson::ondemand::value value = field.value();
    all.isEdit |= isOneOf(editNames, name);
    switch (value.type()) {
    case json_type::string: {
        const std::string_view text = value.get_string(true);
        if (isOneOf(pathNames, name) && !text.empty() && text.find('\n') == std::string_view::npos)
            addPath(call, text);
        if (text.find("*** Begin Patch") != std::string_view::npos)
            describePatch(text, call);
        addArgument(all, name, text, true);
        break;
    }
    case json_type::array: readList(all, name, value, call); break;
    case json_type::object: addArgument(all, name, simdjson::trim(value.raw_json().value()), false); break;
    case json_type::null: break;
    default: addArgument(all, name, simdjson::trim(value.raw_json_token()), false);
    }
}

/// A list of edits names a file in each ({"edits":[{"file_path":…}]}).
void pathsInside(std::string_view json, ParsedMessage &call)
{
    constexpr std::string_view mark = "\"file_path\":\"";
    for (size_t at = json.find(mark); at != std::string_view::npos; at = json.find(mark, at + 1)) {
        const size_t begin = at + mark.size();
        const size_t end = json.find('"', begin);
        const std::string_view path = json.substr(begin, end == std::string_view::npos ? 0 : end - begin);
        if (path.find('\\') == std::string_view::npos)
            addPath(call, path);
    }
}

} // namespace

void addPath(ParsedMessage &call, std::string_view path)
{
    if (path.empty() || path.size() > longestPath || call.paths.size() >= mostPaths || path == "/dev/null")
        return;
    if (std::ranges::find(call.paths, path) == call.paths.end())
        call.paths.emplace_back(path);
}

std::string essenceOf(std::string_view text)
{
    // A long text is told by its beginning; looking at more would only cost time.
    std::string line;
    bool blank = false;
    for (const char c : text.substr(0, 4 * longestEssence)) {
        if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
            blank = !line.empty();
            continue;
        }
        if (blank)
            line += ' ';
        blank = false;
        line += c;
    }
    if (line.size() <= longestEssence && text.size() <= 4 * longestEssence)
        return line;
    line.resize(std::max(line.size(), longestEssence + 1), ' ');
    return std::string(trimmedLine(cutUtf8(line, longestEssence)));
}

bool describePatch(std::string_view text, ParsedMessage &call)
{
    int added = 0;
    int removed = 0;
    bool found = false;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        std::string_view path;
        if (startsPatchFile(line, path)) {
            found = true;
            addPath(call, trimmedLine(path));
        } else if (found && line.starts_with('+')) {
            ++added;
        } else if (found && line.starts_with('-') && !line.starts_with("--- ")) {
            ++removed;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (found) {
        call.linesAdded = added;
        call.linesRemoved = removed;
    }
    return found;
}

void ToolInput::describe(std::string_view json, ParsedMessage &call)
{
    json = trimmedLine(json);
    if (json.empty() || json == "null")
        return;
    if (json.front() != '"') {
        describeObject(json, call);
        return;
    }
    try {
        m_json.assign(json);
        m_json.resize(json.size() + simdjson::SIMDJSON_PADDING);
        simdjson::ondemand::document document = m_parser.iterate(m_json.data(), json.size(), m_json.size());
        const std::string text(document.get_string(true).value());
        describeText(text, call);
    } catch (const simdjson::simdjson_error &) {
        call.text = validUtf8(json);
    }
}

void ToolInput::describeText(std::string_view text, ParsedMessage &call)
{
    const std::string_view trimmed = trimmedLine(text);
    if (trimmed.starts_with('{') && trimmed.ends_with('}')) {
        describeObject(trimmed, call);
        return;
    }
    if (text.find("*** Begin Patch") != std::string_view::npos)
        describePatch(text, call);
    call.text = text;
    call.essence = call.paths.empty() ? essenceOf(text) : essenceOf(call.paths.front());
}

void ToolInput::describeObject(std::string_view json, ParsedMessage &call)
{
    Arguments all;
    try {
        m_json.assign(json);
        m_json.resize(json.size() + simdjson::SIMDJSON_PADDING);
        simdjson::ondemand::document document = m_parser.iterate(m_json.data(), json.size(), m_json.size());
        if (document.type() == json_type::object) {
            for (simdjson::ondemand::field field : document.get_object())
                readArgument(all, field, call);
        } else if (document.type() == json_type::array) {
            bool allText = true; // a command as the system gets it
            const std::string words = wordsOf(document.get_array(), &allText);
            if (allText)
                addArgument(all, "command", words, true);
        }
    } catch (const simdjson::simdjson_error &) {
        all = {}; // not JSON after all: shown as it is
    }
    if (all.isEdit)
        pathsInside(json, call);
    if (all.count == 0)
        call.text = json == "{}" ? std::string() : validUtf8(json);
    else if (all.isEdit)
        call.text = validUtf8(json);
    else
        call.text = all.count == 1 && all.onlyText ? std::move(all.single) : std::move(all.lines);
    call.essence = all.count == 0 ? essenceOf(call.text) : std::move(all.essence);
    if (all.count == 1 && !call.paths.empty() && call.essence.starts_with("*** Begin Patch"))
        call.essence = essenceOf(call.paths.front());
}

} // namespace evoca::model
