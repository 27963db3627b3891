#include "CodexSession.h"

namespace evoca::bench {

namespace {

constexpr std::string_view idLetters = "0123456789abcdef";
constexpr std::string_view base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

} // namespace

std::filesystem::path CodexSession::pathOf(const std::filesystem::path &home, const SessionPlan &plan)
{
    std::string time = isoTime(plan.startMs).substr(0, 19);
    const std::filesystem::path day = std::filesystem::path(time.substr(0, 4)) / time.substr(5, 2) / time.substr(8, 2);
    time[13] = time[16] = '-';
    return home / ".codex" / "sessions" / day / ("rollout-" + time + '-' + plan.id + ".jsonl");
}

CodexSession::CodexSession(const std::filesystem::path &home, const SessionPlan &plan, const Vocabulary &english,
                           const Vocabulary &spanish, CorpusCounts &counts)
    : m_plan(plan), m_text(english, spanish, *plan.project, plan.forkOf.empty() ? plan.seed : plan.forkSeed),
      m_counts(counts), m_file(pathOf(home, plan)), m_now(plan.startMs)
{
}

void CodexSession::write()
{
    ++m_counts.sessions;
    ++m_counts.files;
    meta();
    if (!m_plan.forkOf.empty()) {
        const qint64 before = m_counts.prompts;
        for (int i = 0; i < m_plan.forkTasks; ++i)
            turn();
        m_counts.copiedPrompts += m_counts.prompts - before;
        random() = Random(m_plan.seed);
    }
    do {
        turn();
    } while (m_file.bytes() < m_plan.bytes);
    m_file.setTime(m_now);
    m_counts.bytes += m_file.bytes();
}

std::string CodexSession::id(std::string_view prefix, int length)
{
    return std::string(prefix) + random().letters(length, idLetters);
}

void CodexSession::begin(std::string_view type)
{
    m_now += random().between(50, 6000);
    m_file.raw("{\"timestamp\":\"").raw(isoTime(m_now)).raw("\",\"type\":\"").raw(type).raw("\",\"payload\":{");
}

void CodexSession::meta()
{
    begin("session_meta");
    m_file.raw("\"id\":\"")
        .raw(m_plan.id)
        .raw("\",\"timestamp\":\"")
        .raw(isoTime(m_plan.startMs))
        .raw("\",\"cwd\":")
        .text(m_plan.project->cwd);
    if (!m_plan.forkOf.empty())
        m_file.raw(",\"forked_from_id\":\"").raw(m_plan.forkOf).raw("\"");
    m_file.raw(",\"originator\":\"codex_cli_rs\",\"cli_version\":\"0.14")
        .number(qint64(m_plan.seed % 9))
        .raw(".0\",\"source\":\"cli\",\"model_provider\":\"openai\",\"base_instructions\":{\"text\":");
    // The same long instructions stand in every rollout.
    static const std::string instructions = [this] {
        std::string text = "You are a coding agent.\n\n";
        for (int i = 0; i < 60; ++i)
            text += m_text.answer() + '\n';
        return text;
    }();
    m_file.text(instructions)
        .raw("},\"git\":{\"commit_hash\":\"")
        .raw(std::string(40, '0'))
        .raw("\",\"branch\":")
        .text(m_plan.project->branch)
        .raw(",\"repository_url\":")
        .text(m_plan.project->remote)
        .raw("}");
    end();
}

void CodexSession::turn()
{
    m_now += random().between(20'000, 1'200'000);
    m_turn = random().uuid();
    begin("event_msg");
    m_file.raw("\"type\":\"task_started\",\"turn_id\":\"")
        .raw(m_turn)
        .raw("\",\"model_context_window\":258400,\"collaboration_mode_kind\":\"default\"");
    end();
    begin("turn_context");
    m_file.raw("\"turn_id\":\"")
        .raw(m_turn)
        .raw("\",\"cwd\":")
        .text(m_plan.project->cwd)
        .raw(
            ",\"approval_policy\":\"on-request\",\"sandbox_policy\":{\"type\":\"workspace-write\",\"network_access\":false},\"model\":\"gpt-5.4-codex\",\"effort\":\"medium\",\"summary\":\"auto\",\"truncation_policy\":{\"mode\":\"tokens\",\"limit\":10000}");
    end();
    if (m_turns++ == 0) {
        begin("response_item");
        m_file.raw("\"type\":\"message\",\"role\":\"user\",\"content\":[{\"type\":\"input_text\",\"text\":")
            .text("<environment_context>\n  <cwd>" + m_plan.project->cwd
                  + "</cwd>\n  <shell>bash</shell>\n</environment_context>")
            .raw("}]");
        end();
    }
    prompt(m_turns > 1 && random().chance(0.3) ? m_text.followUp() : m_text.prompt());
    for (int steps = std::max(1, int(random().logNormal(2.0, 0.8))); steps > 0; --steps)
        step(steps == 1);
    const std::string text = m_text.finalAnswer();
    answer(text, true);
    tokens();
    begin("event_msg");
    m_file.raw("\"type\":\"task_complete\",\"turn_id\":\"").raw(m_turn).raw("\",\"last_agent_message\":").text(text);
    end();
}

void CodexSession::prompt(const std::string &text)
{
    ++m_counts.prompts;
    begin("response_item");
    m_file.raw("\"type\":\"message\",\"role\":\"user\",\"content\":[{\"type\":\"input_text\",\"text\":")
        .text(text)
        .raw("}]");
    end();
    begin("event_msg");
    m_file.raw("\"type\":\"user_message\",\"message\":")
        .text(text)
        .raw(",\"images\":[],\"local_images\":[],\"text_elements\":[]");
    end();
}

void CodexSession::answer(const std::string &text, bool final)
{
    ++m_counts.answers;
    const std::string_view phase = final ? "\"final_answer\"" : "\"commentary\"";
    begin("event_msg");
    m_file.raw("\"type\":\"agent_message\",\"message\":")
        .text(text)
        .raw(",\"phase\":")
        .raw(phase)
        .raw(",\"memory_citation\":null");
    end();
    begin("response_item");
    m_file.raw("\"type\":\"message\",\"role\":\"assistant\",\"content\":[{\"type\":\"output_text\",\"text\":")
        .text(text)
        .raw("}],\"phase\":")
        .raw(phase);
    end();
}

void CodexSession::reasoning()
{
    const std::string text = "**" + m_text.answer() + "**";
    begin("event_msg");
    m_file.raw("\"type\":\"agent_reasoning\",\"text\":").text(text);
    end();
    begin("response_item");
    m_file.raw("\"type\":\"reasoning\",\"summary\":[{\"type\":\"summary_text\",\"text\":")
        .text(text)
        .raw("}],\"content\":null,\"encrypted_content\":\"gAAAAA")
        .raw(random().letters(random().between(600, 2500), base64))
        .raw("\"");
    end();
}

void CodexSession::tokens()
{
    const int used = random().between(9000, 200'000);
    begin("event_msg");
    m_file.raw("\"type\":\"token_count\",\"info\":{\"total_token_usage\":{\"input_tokens\":")
        .number(used)
        .raw(",\"cached_input_tokens\":")
        .number(used / 2)
        .raw(",\"output_tokens\":")
        .number(used / 90)
        .raw(",\"reasoning_output_tokens\":")
        .number(used / 150)
        .raw(",\"total_tokens\":")
        .number(used + used / 90)
        .raw("},\"last_token_usage\":{\"input_tokens\":")
        .number(used / 3)
        .raw(",\"cached_input_tokens\":")
        .number(used / 4)
        .raw(",\"output_tokens\":300,\"reasoning_output_tokens\":64,\"total_tokens\":")
        .number(used / 2)
        .raw(
            "},\"model_context_window\":258400},\"rate_limits\":{\"limit_id\":\"codex\",\"primary\":{\"used_percent\":")
        .number(used % 100)
        .raw(
            ".0,\"window_minutes\":300,\"resets_at\":1785958530},\"secondary\":{\"used_percent\":7.0,\"window_minutes\":10080,\"resets_at\":1786558530},\"credits\":null}");
    end();
}

void CodexSession::step(bool last)
{
    if (random().chance(0.5))
        reasoning();
    if (random().chance(0.35))
        answer(m_text.answer(), false);
    const int kind = int(random().below(100));
    if (last || kind < 22) {
        const bool passed = random().chance(0.7);
        command(m_plan.project->testCommand + ' ' + m_text.file(), m_text.testOutput(passed), passed ? 0 : 1);
        if (!passed)
            patch();
    } else if (kind < 50) {
        command("sed -n '1,240p' " + m_text.file(), m_text.code(std::min(400, int(random().logNormal(4.3, 0.8)))), 0);
    } else if (kind < 72) {
        patch();
    } else if (kind < 96) {
        std::string shell;
        m_text.fill(shell, "rg -n \"$i\" src");
        command(shell, m_text.listing(random().between(1, 60)), 0);
    } else {
        command("tail -n 400 build/log.txt", m_text.log(random().between(40, 400)), 0);
    }
    tokens();
}

void CodexSession::command(const std::string &shell, const std::string &output, int exitCode)
{
    ++m_counts.toolCalls;
    const std::string call = id("call_", 24);
    std::string inner = "{\"cmd\":\"";
    for (const char c : shell)
        inner += c == '"' ? std::string("\\\"") : std::string(1, c);
    inner += "\",\"workdir\":\"" + m_plan.project->cwd + "\",\"yield_time_ms\":10000,\"max_output_tokens\":12000}";
    begin("response_item");
    m_file.raw("\"type\":\"function_call\",\"name\":\"exec_command\",\"arguments\":")
        .text(inner)
        .raw(",\"call_id\":\"")
        .raw(call)
        .raw("\"");
    end();
    std::string text = "Chunk ID: " + random().letters(6, idLetters)
        + "\nWall time: " + std::to_string(random().between(0, 90)) + '.' + std::to_string(random().between(1000, 9999))
        + " seconds\nProcess exited with code " + std::to_string(exitCode)
        + "\nOriginal token count: " + std::to_string(output.size() / 4) + "\nOutput:\n" + output;
    if (random().chance(0.002)) {
        ++m_counts.secrets;
        text += m_text.secretLine() + '\n';
    }
    begin("response_item");
    m_file.raw("\"type\":\"function_call_output\",\"call_id\":\"").raw(call).raw("\",\"output\":").text(text);
    end();
}

void CodexSession::patch()
{
    ++m_counts.toolCalls;
    const std::string call = id("call_", 24);
    const std::string path = m_text.file();
    std::string diff;
    for (int lines = random().between(3, 30); lines > 0; --lines)
        diff += (lines % 3 == 0 ? "-" : lines % 3 == 1 ? "+" : " ") + m_text.codeLine() + '\n';
    begin("response_item");
    m_file.raw("\"type\":\"custom_tool_call\",\"status\":\"completed\",\"call_id\":\"")
        .raw(call)
        .raw("\",\"name\":\"apply_patch\",\"input\":")
        .text("*** Begin Patch\n*** Update File: " + path + "\n@@\n" + diff + "*** End Patch\n");
    end();
    begin("event_msg");
    m_file.raw("\"type\":\"patch_apply_end\",\"call_id\":\"")
        .raw(call)
        .raw("\",\"turn_id\":\"")
        .raw(m_turn)
        .raw("\",\"stdout\":")
        .text("Success. Updated the following files:\nM " + path + '\n')
        .raw(",\"stderr\":\"\",\"success\":true,\"changes\":{")
        .text(m_plan.project->cwd + '/' + path)
        .raw(":{\"type\":\"update\",\"unified_diff\":")
        .text("@@ -10,8 +10,9 @@\n" + diff)
        .raw(",\"move_path\":null}},\"status\":\"completed\"");
    end();
    begin("response_item");
    m_file.raw("\"type\":\"custom_tool_call_output\",\"call_id\":\"")
        .raw(call)
        .raw("\",\"output\":")
        .text("{\"output\":\"Success. Updated the following files:\\nM " + path
              + "\\n\",\"metadata\":{\"exit_code\":0,\"duration_seconds\":0.1}}");
    end();
}

} // namespace evoca::bench
