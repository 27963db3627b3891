#include "learning/ToolNames.h"

#include "learning/ProgramTable.h"

#include <array>

namespace evoca::model {

namespace {

struct NamedTools
{
    ToolCategory category;
    std::string_view names;
};

constexpr std::string_view shellTools =
    "bash shell exec_command local_shell local_shell_call shell_command run_terminal_cmd run_shell_command run_command "
    "execute_command terminal powershell pwsh cmd container.exec unified_exec run_in_terminal bash_tool execute "
    "run_terminal_command run_terminal_command_v2 exec run_bash execute_bash runcommand shell_exec";

constexpr std::array namedTools {
    NamedTools {
        ToolCategory::Read,
        "read view view_image open_file read_file read_many_files notebookread cat readfile get_file read_files "
        "read_file_v2 view_file read_notebook open show_file readfiles"},
    NamedTools {
        ToolCategory::Search,
        "grep glob ls list list_dir list_directory listdir list_files search_files search_file_content codebase_search "
        "file_search grep_search list_code_definition_names find toolsearch tool_search ripgrep search list_dir_v2 "
        "glob_file_search semantic_search ripgrep_raw_search lsp analyze list_code_usages"},
    NamedTools {
        ToolCategory::Edit,
        "edit multiedit write notebookedit apply_patch str_replace_based_edit_tool str_replace_editor write_file replace create "
        "create_file edit_file replace_in_file write_to_file insert patch search_replace delete_file apply_diff "
        "insert_content search_and_replace text_editor file_change multi_edit edit_file_v2 str_replace insert_edit_into_file "
        "replace_string_in_file multi_replace_string_in_file edit_notebook edit_notebook_file notebook_edit new_file update_file"},
    NamedTools {
        ToolCategory::Run,
        "bashoutput taskoutput killshell killbash taskstop write_stdin kill_shell read_bash stop_bash write_bash get_terminal_output "
        "js_repl exec_wait monitor"},
    NamedTools {
        ToolCategory::Web,
        "webfetch websearch web_search web_fetch google_web_search browser_action fetch browser web_search_call search_web "
        "fetch_webpage open_simple_browser web_search_preview fetch_url"},
    NamedTools {
        ToolCategory::Subagent,
        "task agent spawn_agent new_task dispatch_agent subagent delegate wait_agent send_input resume_agent close_agent "
        "runsubagent delegate_to_agent task_v2 launch_agent"},
    NamedTools {
        ToolCategory::Plan,
        "todowrite todoread update_plan exitplanmode enterplanmode exit_plan_mode write_todos todo_write update_todo_list "
        "askuserquestion ask_followup_question attempt_completion plan_exit create_plan switch_mode request_user_input "
        "taskcreate taskupdate tasklist taskget todo todo__write manage_todo_list plan_mode_respond ask_user report_intent "
        "update_topic question todo_read"},
    NamedTools {
        ToolCategory::Mcp,
        "use_mcp_tool access_mcp_resource list_mcp_resources read_mcp_resource listmcpresourcestool readmcpresourcetool "
        "list_mcp_resource_templates"},
};

std::string lower(std::string_view text)
{
    std::string folded(text);
    for (char &c : folded) {
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
    }
    return folded;
}

} // namespace

std::string plainToolName(std::string_view tool)
{
    std::string name = lower(tool);
    for (const std::string_view prefix : {"functions.", "developer__", "default_api:", "multi_tool_use."}) {
        if (name.starts_with(prefix))
            name.erase(0, prefix.size());
    }
    return name;
}

bool isShellTool(std::string_view plainName)
{
    return containsWord(shellTools, plainName);
}

ToolCategory namedToolCategory(std::string_view plainName)
{
    for (const NamedTools &tools : namedTools) {
        if (containsWord(tools.names, plainName))
            return tools.category;
    }
    const bool mcp = plainName.starts_with("mcp_") || plainName.find("__") != std::string_view::npos;
    return mcp ? ToolCategory::Mcp : ToolCategory::Other;
}

bool isOwnRecall(std::string_view tool)
{
    const std::string name = lower(tool);
    return name.find("evoca") != std::string::npos || name.find("search_experience") != std::string::npos
        || name.find("search_history") != std::string::npos;
}

} // namespace evoca::model
