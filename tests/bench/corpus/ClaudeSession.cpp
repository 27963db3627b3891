#include "ClaudeSession.h"

namespace evoca::bench {

namespace {

std::string slugOf(const std::string &cwd)
{
    std::string slug = cwd;
    for (char &c : slug) {
        const bool keep = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        c = keep ? c : '-';
    }
    return slug;
}

std::string numbered(std::string_view code)
{
    std::string text;
    text.reserve(code.size() + code.size() / 4);
    int number = 1;
    for (size_t at = 0; at < code.size(); ++number) {
        const size_t end = std::min(code.find('\n', at), code.size());
        std::string label = std::to_string(number);
        text.append(6 - std::min<size_t>(6, label.size()), ' ')
            .append(label)
            .append("\u2192")
            .append(code.substr(at, end - at))
            .append("\n");
        at = end + 1;
    }
    return text;
}

} // namespace

ClaudeSession::ClaudeSession(const std::filesystem::path &home, const SessionPlan &plan, const Vocabulary &english,
                             const Vocabulary &spanish, CorpusCounts &counts)
    : m_folder(home / ".claude" / "projects" / slugOf(plan.project->cwd)), m_plan(plan),
      m_text(english, spanish, *plan.project, plan.forkOf.empty() ? plan.seed : plan.forkSeed), m_counts(counts),
      m_session(plan.id), m_now(plan.forkOf.empty() ? plan.startMs : plan.forkStartMs), m_small(plan.messages > 0)
{
}

std::string ClaudeSession::quoted(std::string_view text)
{
    // Inputs are small; only what can occur in them needs an escape.
    std::string json = "\"";
    for (const char c : text) {
        if (c == '\n')
            json += "\\n";
        else if (c == '"' || c == '\\')
            json.append(1, '\\').append(1, c);
        else
            json += c;
    }
    return json + '"';
}

bool ClaudeSession::enough() const
{
    return m_plan.messages > 0 ? m_records >= m_plan.messages : m_main->bytes() >= m_plan.bytes;
}

void ClaudeSession::write()
{
    m_main = std::make_unique<CorpusFile>(m_folder / (m_plan.id + ".jsonl"));
    m_out = m_main.get();
    ++m_counts.sessions;
    ++m_counts.files;
    writeTasks();
    if (random().chance(0.6)) {
        m_out->raw("{\"type\":\"ai-title\",\"aiTitle\":")
            .text(m_text.answer())
            .raw(",\"sessionId\":")
            .text(m_session)
            .raw("}")
            .endLine();
    }
    m_main->setTime(m_now);
    m_counts.bytes += m_main->bytes();
    m_main.reset();
}

void ClaudeSession::writeTasks()
{
    if (!m_plan.forkOf.empty()) {
        // The same seed gives the same records, with the same uuids, under another session.
        const qint64 before = m_counts.prompts;
        for (int i = 0; i < m_plan.forkTasks; ++i)
            task();
        m_counts.copiedPrompts += m_counts.prompts - before;
        random() = Random(m_plan.seed);
        m_now = m_plan.startMs;
    }
    do {
        task();
    } while (!enough());
}

void ClaudeSession::task()
{
    tick(20'000, m_small ? 60'000 : 900'000);
    const bool follows = m_records > 0 && random().chance(0.3);
    prompt(follows ? m_text.followUp() : m_text.prompt(), true);
    const int steps = std::max(1, int(random().logNormal(1.9, 0.8)));
    for (int i = 0; i < steps; ++i) {
        step(steps - i);
        if (m_plan.messages > 0 && enough())
            break;
    }
    answer(m_text.finalAnswer());
    noise();
}

void ClaudeSession::step(int left)
{
    m_messageId = "msg_01" + random().letters(22, "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789");
    if (random().chance(0.3))
        thinking();
    if (random().chance(0.45))
        answer(m_text.answer());
    const int kind = int(random().below(100));
    if (left == 1 || kind < 22)
        shellStep(left == 1 || kind < 12);
    else if (kind < 48)
        readStep();
    else if (kind < 72)
        editStep();
    else if (kind < 86)
        searchStep();
    else if (kind < 91)
        writeStep();
    else if (kind < 97 || m_small || !m_sidechain.empty())
        todoStep();
    else
        agentStep();
}

void ClaudeSession::begin(std::string_view type)
{
    m_out->raw("{\"parentUuid\":");
    if (m_last.empty())
        m_out->raw("null");
    else
        m_out->text(m_last);
    m_out->raw(m_sidechain.empty() ? ",\"isSidechain\":false"
                                   : ",\"isSidechain\":true,\"agentId\":\"" + m_sidechain + '"');
    m_out->raw(",\"userType\":\"external\",\"cwd\":").text(m_plan.project->cwd);
    m_out->raw(",\"sessionId\":").text(m_session).raw(",\"version\":\"2.1.").number(60 + qint64(m_plan.seed % 50));
    m_out->raw("\",\"gitBranch\":")
        .text(m_plan.project->branch)
        .raw(",\"entrypoint\":\"cli\",\"type\":\"")
        .raw(type)
        .raw("\"");
    tick(300, 12'000);
}

void ClaudeSession::end()
{
    m_last = random().uuid();
    m_out->raw(",\"uuid\":\"").raw(m_last).raw("\",\"timestamp\":\"").raw(isoTime(m_now)).raw("\"}").endLine();
    ++m_records;
}

void ClaudeSession::usage()
{
    m_out->raw("],\"stop_reason\":null,\"stop_sequence\":null,\"usage\":{\"input_tokens\":")
        .number(random().between(3, 900));
    m_out->raw(",\"cache_creation_input_tokens\":").number(random().between(0, 9000));
    m_out->raw(",\"cache_read_input_tokens\":").number(random().between(10'000, 150'000));
    m_out->raw(
        ",\"cache_creation\":{\"ephemeral_5m_input_tokens\":0,\"ephemeral_1h_input_tokens\":0},\"output_tokens\":");
    m_out->number(random().between(1, 4000))
        .raw(",\"service_tier\":\"standard\"}},\"requestId\":\"req_011")
        .raw(random().letters(20, "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"))
        .raw("\"");
}

void ClaudeSession::prompt(const std::string &text, bool human)
{
    m_counts.prompts += human ? 1 : 0;
    begin("user");
    m_out->raw(",\"message\":{\"role\":\"user\",\"content\":").text(text).raw("}");
    if (human)
        m_out->raw(",\"permissionMode\":\"default\",\"todos\":[],\"promptId\":\"").raw(random().uuid()).raw("\"");
    end();
}

void ClaudeSession::answer(const std::string &text)
{
    ++m_counts.answers;
    begin("assistant");
    m_out->raw(",\"message\":{\"model\":\"claude-opus-4-6\",\"id\":\"")
        .raw(m_messageId)
        .raw("\",\"type\":\"message\",\"role\":\"assistant\",\"content\":[{\"type\":\"text\",\"text\":")
        .text(text)
        .raw("}");
    usage();
    end();
}

void ClaudeSession::thinking()
{
    begin("assistant");
    const bool shown = random().chance(0.05);
    m_out->raw(",\"message\":{\"model\":\"claude-opus-4-6\",\"id\":\"")
        .raw(m_messageId)
        .raw("\",\"type\":\"message\",\"role\":\"assistant\",\"content\":[{\"type\":\"thinking\",\"thinking\":")
        .text(shown ? m_text.thinking() : std::string());
    m_out->raw(",\"signature\":\"")
        .raw(random().letters(random().between(200, 900),
                              "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"))
        .raw("\"}");
    usage();
    end();
}

std::string ClaudeSession::toolUse(std::string_view name, std::string_view inputJson)
{
    ++m_counts.toolCalls;
    std::string id = "toolu_01" + random().letters(22, "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789");
    begin("assistant");
    m_out->raw(",\"message\":{\"model\":\"claude-opus-4-6\",\"id\":\"")
        .raw(m_messageId)
        .raw("\",\"type\":\"message\",\"role\":\"assistant\",\"content\":[{\"type\":\"tool_use\",\"id\":\"")
        .raw(id);
    m_out->raw("\",\"name\":\"").raw(name).raw("\",\"input\":").raw(inputJson).raw("}");
    usage();
    end();
    return id;
}

void ClaudeSession::toolResult(const std::string &id, const Output &output)
{
    begin("user");
    m_out->raw(",\"message\":{\"role\":\"user\",\"content\":[{\"tool_use_id\":\"")
        .raw(id)
        .raw("\",\"type\":\"tool_result\",\"content\":")
        .text(output.text);
    m_out->raw(output.failed ? ",\"is_error\":true}]}" : "}]}");
    if (output.failed)
        m_out->raw(",\"toolUseResult\":").text("Error: " + output.text);
    else if (!output.result.empty())
        m_out->raw(",\"toolUseResult\":").raw(output.result);
    m_out->raw(",\"sourceToolAssistantUUID\":\"").raw(m_last).raw("\"");
    end();
}

void ClaudeSession::readStep()
{
    const std::string path = m_plan.project->cwd + '/' + m_text.file();
    const std::string id = toolUse("Read", "{\"file_path\":" + quoted(path) + '}');
    const std::string code = m_text.code(m_small ? random().between(3, 15)
                                                 : std::min(900, int(random().logNormal(4.6, 0.8))));
    const std::string quotedCode = quoted(code);
    toolResult(id,
               {numbered(code),
                "{\"type\":\"text\",\"file\":{\"filePath\":" + quoted(path) + ",\"content\":" + quotedCode
                    + ",\"numLines\":200,\"startLine\":1,\"totalLines\":200}}"});
}

void ClaudeSession::editStep()
{
    const std::string path = m_plan.project->cwd + '/' + m_text.file();
    const std::string before = m_text.code(random().between(1, 8));
    const std::string after = m_text.code(random().between(1, 12));
    const std::string id = toolUse("Edit",
                                   "{\"file_path\":" + quoted(path) + ",\"old_string\":" + quoted(before)
                                       + ",\"new_string\":" + quoted(after) + ",\"replace_all\":false}");
    if (random().chance(0.06)) {
        toolResult(id, {"<tool_use_error>String to replace not found in file.</tool_use_error>", {}, true});
        return;
    }
    std::string lines;
    for (const auto &[sign, text] : {std::pair {'-', &before}, std::pair {'+', &after}}) {
        for (size_t at = 0; at < text->size();) {
            const size_t stop = std::min(text->find('\n', at), text->size());
            lines += (lines.empty() ? "" : ",") + quoted(sign + text->substr(at, stop - at));
            at = stop + 1;
        }
    }
    const std::string whole = m_small ? std::string() : m_text.code(std::min(700, int(random().logNormal(4.4, 0.7))));
    toolResult(id,
               {"The file " + path
                    + " has been updated. Here's the result of running `cat -n` on a snippet of the edited file:\n"
                    + numbered(after),
                "{\"filePath\":" + quoted(path) + ",\"oldString\":" + quoted(before) + ",\"newString\":" + quoted(after)
                    + ",\"originalFile\":" + quoted(whole)
                    + ",\"structuredPatch\":[{\"oldStart\":10,\"oldLines\":5,\"newStart\":10,\"newLines\":8,\"lines\":["
                    + lines + "]}],\"userModified\":false,\"replaceAll\":false}"});
}

void ClaudeSession::shellStep(bool verify)
{
    const std::string command = verify
        ? m_plan.project->testCommand + ' ' + m_text.file()
        : std::string(random().chance(0.5)
                          ? "git diff --stat && git log --oneline -5"
                          : "grep -rn " + m_text.project().names[random().below(1500)] + " src | head -50");
    const std::string id = toolUse("Bash",
                                   "{\"command\":" + quoted(command) + ",\"description\":"
                                       + quoted(verify ? "Run the tests" : "Look at the state") + '}');
    const bool passed = !verify || random().chance(0.7);
    std::string output = verify ? m_text.testOutput(passed) : m_text.listing(random().between(2, m_small ? 8 : 40));
    if (!m_small && random().chance(0.1))
        output += m_text.log(int(random().logNormal(4, 1)));
    if (random().chance(0.002)) {
        ++m_counts.secrets;
        output += m_text.secretLine() + '\n';
    }
    if (!passed)
        toolResult(id, {"Exit code 1\n" + output, {}, true});
    else
        toolResult(id,
                   {output,
                    "{\"stdout\":" + quoted(output)
                        + ",\"stderr\":\"\",\"interrupted\":false,\"isImage\":false,\"noOutputExpected\":false}"});
    if (!passed && random().chance(0.8))
        editStep();
}

void ClaudeSession::searchStep()
{
    std::string pattern;
    m_text.fill(pattern, "$i");
    const std::string id = toolUse("Grep",
                                   "{\"pattern\":" + quoted(pattern)
                                       + ",\"path\":" + quoted(m_plan.project->cwd + "/src")
                                       + ",\"output_mode\":\"content\",\"-n\":true}");
    const std::string found = m_text.listing(random().between(1, m_small ? 6 : 60));
    toolResult(
        id,
        {found,
         "{\"mode\":\"content\",\"numFiles\":3,\"filenames\":[],\"content\":" + quoted(found) + ",\"numLines\":12}"});
}

void ClaudeSession::writeStep()
{
    const std::string path = m_plan.project->cwd + '/' + m_text.file();
    const std::string code = quoted(m_text.code(random().between(10, m_small ? 20 : 200)));
    const std::string id = toolUse("Write", "{\"file_path\":" + quoted(path) + ",\"content\":" + code + '}');
    toolResult(id,
               {"File created successfully at: " + path,
                "{\"type\":\"create\",\"filePath\":" + quoted(path) + ",\"content\":" + code
                    + ",\"structuredPatch\":[],\"originalFile\":null}"});
}

void ClaudeSession::todoStep()
{
    std::string todos;
    for (int i = 0; i < 4; ++i)
        todos += std::string(i == 0 ? "" : ",") + "{\"content\":" + quoted(m_text.answer())
            + ",\"status\":\"pending\",\"activeForm\":\"Working\"}";
    const std::string id = toolUse("TodoWrite", "{\"todos\":[" + todos + "]}");
    toolResult(
        id,
        {"Todos have been modified successfully. Ensure that you continue to use the todo list to track your progress.",
         "{\"oldTodos\":[],\"newTodos\":[" + todos + "]}"});
}

void ClaudeSession::agentStep()
{
    const std::string task = m_text.prompt();
    const std::string agentId = random().letters(17, "0123456789abcdef");
    const std::string id = toolUse(
        "Task", "{\"description\":\"Explore\",\"prompt\":" + quoted(task) + ",\"subagent_type\":\"Explore\"}");
    subagent(agentId, task);
    toolResult(id,
               {m_text.finalAnswer(),
                "{\"status\":\"completed\",\"agentId\":\"" + agentId
                    + "\",\"totalDurationMs\":" + std::to_string(random().between(5000, 400'000))
                    + ",\"totalTokens\":41000,\"totalToolUseCount\":9}"});
}

void ClaudeSession::subagent(const std::string &agentId, const std::string &task)
{
    const std::filesystem::path folder = m_folder / m_plan.id / "subagents";
    CorpusFile file(folder / ("agent-" + agentId + ".jsonl"));
    const std::string last = m_last;
    m_out = &file;
    m_sidechain = agentId;
    m_last.clear();
    prompt(task, false);
    for (int steps = random().between(2, 10); steps > 1; --steps)
        step(steps);
    answer(m_text.finalAnswer());
    m_out = m_main.get();
    m_sidechain.clear();
    m_last = last;
    file.setTime(m_now);
    m_counts.bytes += file.bytes();
    ++m_counts.subagents;
    ++m_counts.files;
}

void ClaudeSession::noise()
{
    if (random().chance(0.5))
        m_out->raw("{\"type\":\"file-history-snapshot\",\"messageId\":\"")
            .raw(m_last)
            .raw("\",\"snapshot\":{\"messageId\":\"")
            .raw(m_last)
            .raw("\",\"trackedFileBackups\":{")
            .text(m_text.file())
            .raw(":{\"backupFileName\":\"")
            .raw(random().letters(16, "0123456789abcdef"))
            .raw("@v2\",\"version\":2}},\"timestamp\":\"")
            .raw(isoTime(m_now))
            .raw("\"},\"isSnapshotUpdate\":false}")
            .endLine();
    if (random().chance(0.5)) {
        begin("system");
        m_out->raw(",\"subtype\":\"turn_duration\",\"durationMs\":")
            .number(random().between(3000, 300'000))
            .raw(",\"isMeta\":false");
        end();
    }
}

} // namespace evoca::bench
