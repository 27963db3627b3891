<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Approve</name>
        <message numerus="yes">
            <source>%n project(s) approved.</source>
            <translation>
                <numerusform>%n project approved.</numerusform>
                <numerusform>%n projects approved.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BetterMemory</name>
        <message numerus="yes">
            <source>%Ln new episode(s)</source>
            <translation>
                <numerusform>%Ln new episode</numerusform>
                <numerusform>%Ln new episodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new memory(ies)</source>
            <translation>
                <numerusform>%Ln new memory</numerusform>
                <numerusform>%Ln new memories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln removed memory(ies), in the bin</source>
            <translation>
                <numerusform>%Ln removed memory, in the bin</numerusform>
                <numerusform>%Ln removed memories, in the bin</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln memory(ies) changed since the last import</source>
            <translation>
                <numerusform>%Ln memory changed since the last import</numerusform>
                <numerusform>%Ln memories changed since the last import</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln record(s) were here already</source>
            <translation>
                <numerusform>%Ln record were here already</numerusform>
                <numerusform>%Ln records were here already</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln record(s) left out: they were erased here for good</source>
            <translation>
                <numerusform>%Ln record left out: they were erased here for good</numerusform>
                <numerusform>%Ln records left out: they were erased here for good</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln secret(s) replaced before storing</source>
            <translation>
                <numerusform>%Ln secret replaced before storing</numerusform>
                <numerusform>%Ln secrets replaced before storing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n event(s) cannot be read.</source>
            <translation>
                <numerusform>%n event cannot be read.</numerusform>
                <numerusform>%n events cannot be read.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CallSummary</name>
        <message numerus="yes">
            <source>%1 of %n failed</source>
            <translation>
                <numerusform>%1 of %n failed</numerusform>
                <numerusform>%1 of %n failed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n passed</source>
            <translation>
                <numerusform>%n passed</numerusform>
                <numerusform>%n passed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n line</numerusform>
                <numerusform>%n lines</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Doctor</name>
        <message numerus="yes">
            <source>%n line(s) of agents' files could not be read</source>
            <translation>
                <numerusform>%n line of agents' files could not be read</numerusform>
                <numerusform>%n lines of agents' files could not be read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n client(s) may ask over MCP</source>
            <translation>
                <numerusform>%n client may ask over MCP</numerusform>
                <numerusform>%n clients may ask over MCP</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n project(s) wait for your approval: evoca approve PATH</source>
            <translation>
                <numerusform>%n project waits for your approval: evoca approve PATH</numerusform>
                <numerusform>%n projects wait for your approval: evoca approve PATH</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln session(s)</source>
            <translation>
                <numerusform>%Ln session</numerusform>
                <numerusform>%Ln sessions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln experience(s)</source>
            <translation>
                <numerusform>%Ln experience</numerusform>
                <numerusform>%Ln experiences</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln lesson(s)</source>
            <translation>
                <numerusform>%Ln lesson</numerusform>
                <numerusform>%Ln lessons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln file(s)</source>
            <translation>
                <numerusform>%Ln file</numerusform>
                <numerusform>%Ln files</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Export</name>
        <message numerus="yes">
            <source>%Ln episode(s)</source>
            <translation>
                <numerusform>%Ln episode</numerusform>
                <numerusform>%Ln episodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln file(s) were there already</source>
            <translation>
                <numerusform>%Ln file were there already</numerusform>
                <numerusform>%Ln files were there already</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln memory(ies)</source>
            <translation>
                <numerusform>%Ln memory</numerusform>
                <numerusform>%Ln memories</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Forget</name>
        <message numerus="yes">
            <source>Moved to the bin: %n record(s).</source>
            <translation>
                <numerusform>Moved to the bin: %n record.</numerusform>
                <numerusform>Moved to the bin: %n records.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Restored: %n record(s).</source>
            <translation>
                <numerusform>Restored: %n record.</numerusform>
                <numerusform>Restored: %n records.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source> and %n more</source>
            <translation>
                <numerusform> and %n more</numerusform>
                <numerusform> and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ForgetPlan</name>
        <message numerus="yes">
            <source>%n session(s)</source>
            <translation>
                <numerusform>%n session</numerusform>
                <numerusform>%n sessions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n subagent session(s)</source>
            <translation>
                <numerusform>%n subagent session</numerusform>
                <numerusform>%n subagent sessions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n prompt(s), answer(s) and other messages</source>
            <translation>
                <numerusform>%n prompt, answer and other messages</numerusform>
                <numerusform>%n prompts, answers and other messages</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tool call(s) and results</source>
            <translation>
                <numerusform>%n tool call and results</numerusform>
                <numerusform>%n tool calls and results</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n index entry(ies)</source>
            <translation>
                <numerusform>%n index entry</numerusform>
                <numerusform>%n index entries</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n experience(s) with outcome</source>
            <translation>
                <numerusform>%n experience with outcome</numerusform>
                <numerusform>%n experiences with outcome</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) of evidence</source>
            <translation>
                <numerusform>%n piece of evidence</numerusform>
                <numerusform>%n pieces of evidence</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lesson(s) that nothing else supports</source>
            <translation>
                <numerusform>%n lesson that nothing else supports</numerusform>
                <numerusform>%n lessons that nothing else supports</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n edge(s)</source>
            <translation>
                <numerusform>%n edge</numerusform>
                <numerusform>%n edges</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n context(s) served to agents</source>
            <translation>
                <numerusform>%n context served to agents</numerusform>
                <numerusform>%n contexts served to agents</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n episode(s)</source>
            <translation>
                <numerusform>%n episode</numerusform>
                <numerusform>%n episodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n memory(ies)</source>
            <translation>
                <numerusform>%n memory</numerusform>
                <numerusform>%n memories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n earlier version(s)</source>
            <translation>
                <numerusform>%n earlier version</numerusform>
                <numerusform>%n earlier versions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Contents of %n request(s) in the log</source>
            <translation>
                <numerusform>Contents of %n request in the log</numerusform>
                <numerusform>Contents of %n requests in the log</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lesson(s)</source>
            <translation>
                <numerusform>%n lesson</numerusform>
                <numerusform>%n lessons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n task(s)</source>
            <translation>
                <numerusform>%n task</numerusform>
                <numerusform>%n tasks</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ForgetWords</name>
        <message numerus="yes">
            <source>Forget these %n record(s)?</source>
            <translation>
                <numerusform>Forget this record?</numerusform>
                <numerusform>Forget these %n records?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n record(s) moved to the bin</source>
            <translation>
                <numerusform>%n record moved to the bin</numerusform>
                <numerusform>%n records moved to the bin</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n record(s)</source>
            <translation>
                <numerusform>%n record</numerusform>
                <numerusform>%n records</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n found</source>
            <comment>pieces of what was erased</comment>
            <translation>
                <numerusform>%n found</numerusform>
                <numerusform>%n found</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n word(s)</source>
            <translation>
                <numerusform>%n word</numerusform>
                <numerusform>%n words</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s)</source>
            <translation>
                <numerusform>%n piece</numerusform>
                <numerusform>%n pieces</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Import</name>
        <message numerus="yes">
            <source>, about %n second(s) left</source>
            <translation>
                <numerusform>, about %n second left</numerusform>
                <numerusform>, about %n seconds left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln file(s)</source>
            <translation>
                <numerusform>%Ln file</numerusform>
                <numerusform>%Ln files</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln session(s)</source>
            <translation>
                <numerusform>%Ln session</numerusform>
                <numerusform>%Ln sessions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln prompt(s)</source>
            <translation>
                <numerusform>%Ln prompt</numerusform>
                <numerusform>%Ln prompts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln answer(s)</source>
            <translation>
                <numerusform>%Ln answer</numerusform>
                <numerusform>%Ln answers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln tool call(s)</source>
            <translation>
                <numerusform>%Ln tool call</numerusform>
                <numerusform>%Ln tool calls</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln line(s) skipped</source>
            <translation>
                <numerusform>%Ln line skipped</numerusform>
                <numerusform>%Ln lines skipped</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln secret(s) replaced before storing</source>
            <translation>
                <numerusform>%Ln secret replaced before storing</numerusform>
                <numerusform>%Ln secrets replaced before storing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln memory(ies)</source>
            <translation>
                <numerusform>%Ln memory</numerusform>
                <numerusform>%Ln memories</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MemoryLinesSource</name>
        <message numerus="yes">
            <source>%Ln new memory(ies)</source>
            <translation>
                <numerusform>%Ln new memory</numerusform>
                <numerusform>%Ln new memories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln updated</source>
            <translation>
                <numerusform>%Ln updated</numerusform>
                <numerusform>%Ln updated</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln here already</source>
            <translation>
                <numerusform>%Ln here already</numerusform>
                <numerusform>%Ln here already</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln left out: forgotten here</source>
            <translation>
                <numerusform>%Ln left out: forgotten here</numerusform>
                <numerusform>%Ln left out: forgotten here</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln secret(s) replaced before storing</source>
            <translation>
                <numerusform>%Ln secret replaced before storing</numerusform>
                <numerusform>%Ln secrets replaced before storing</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MemoryRules</name>
        <message numerus="yes">
            <source>%1 must have at least %n character(s).</source>
            <translation>
                <numerusform>%1 must have at least %n character.</numerusform>
                <numerusform>%1 must have at least %n characters.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MemoryVersion</name>
        <message numerus="yes">
            <source>%n line(s) added</source>
            <translation>
                <numerusform>%n line added</numerusform>
                <numerusform>%n lines added</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) taken away</source>
            <translation>
                <numerusform>%n line taken away</numerusform>
                <numerusform>%n lines taken away</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OpenReflex</name>
        <message numerus="yes">
            <source>%Ln database(s)</source>
            <translation>
                <numerusform>%Ln database</numerusform>
                <numerusform>%Ln databases</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln experience(s)</source>
            <translation>
                <numerusform>%Ln experience</numerusform>
                <numerusform>%Ln experiences</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln tool call(s)</source>
            <translation>
                <numerusform>%Ln tool call</numerusform>
                <numerusform>%Ln tool calls</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln lesson(s)</source>
            <translation>
                <numerusform>%Ln lesson</numerusform>
                <numerusform>%Ln lessons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln database(s) had nothing new</source>
            <translation>
                <numerusform>%Ln database had nothing new</numerusform>
                <numerusform>%Ln databases had nothing new</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln task(s) left out: the agent's own history tells of them</source>
            <translation>
                <numerusform>%Ln task left out: the agent's own history tells of them</numerusform>
                <numerusform>%Ln tasks left out: the agent's own history tells of them</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln task(s) left out: of agents that Evoca does not know</source>
            <translation>
                <numerusform>%Ln task left out: of agents that Evoca does not know</numerusform>
                <numerusform>%Ln tasks left out: of agents that Evoca does not know</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Receipt</name>
        <message numerus="yes">
            <source>%n session(s)</source>
            <translation>
                <numerusform>%n session</numerusform>
                <numerusform>%n sessions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n experience(s)</source>
            <translation>
                <numerusform>%n experience</numerusform>
                <numerusform>%n experiences</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lesson(s)</source>
            <translation>
                <numerusform>%n lesson</numerusform>
                <numerusform>%n lessons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n episode(s)</source>
            <translation>
                <numerusform>%n episode</numerusform>
                <numerusform>%n episodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n memory(ies)</source>
            <translation>
                <numerusform>%n memory</numerusform>
                <numerusform>%n memories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n context(s)</source>
            <translation>
                <numerusform>%n context</numerusform>
                <numerusform>%n contexts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Contents of %n request(s)</source>
            <translation>
                <numerusform>Contents of %n request</numerusform>
                <numerusform>Contents of %n requests</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RequestWords</name>
        <message numerus="yes">
            <source>%n found</source>
            <comment>records</comment>
            <translation>
                <numerusform>%n found</numerusform>
                <numerusform>%n found</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SessionDelegate</name>
        <message numerus="yes">
            <source>%n task(s)</source>
            <translation>
                <numerusform>%n task</numerusform>
                <numerusform>%n tasks</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Timeline</name>
        <message numerus="yes">
            <source>%n session(s)</source>
            <comment>of a swarm</comment>
            <translation>
                <numerusform>%n session</numerusform>
                <numerusform>%n sessions</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Transcript</name>
        <message numerus="yes">
            <source>%n file(s) read or searched</source>
            <translation>
                <numerusform>%n file read or searched</numerusform>
                <numerusform>%n files read or searched</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show all %n lines</source>
            <translation>
                <numerusform>Show all %n lines</numerusform>
                <numerusform>Show all %n lines</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Thought for %n s</source>
            <translation>
                <numerusform>Thought for %n s</numerusform>
                <numerusform>Thought for %n s</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message numerus="yes">
            <source>%n agree</source>
            <comment>experiences that support a lesson</comment>
            <translation>
                <numerusform>%n agrees</numerusform>
                <numerusform>%n agree</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n against</source>
            <comment>experiences that contradict a lesson</comment>
            <translation>
                <numerusform>%n against</numerusform>
                <numerusform>%n against</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n call(s)</source>
            <comment>tool calls</comment>
            <translation>
                <numerusform>%n call</numerusform>
                <numerusform>%n calls</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min ago</source>
            <comment>minutes</comment>
            <translation>
                <numerusform>%n min ago</numerusform>
                <numerusform>%n min ago</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h ago</source>
            <comment>hours</comment>
            <translation>
                <numerusform>%n h ago</numerusform>
                <numerusform>%n h ago</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::ActivityCalendar</name>
        <message numerus="yes">
            <source>%n task(s)</source>
            <comment>of one day</comment>
            <translation>
                <numerusform>%n task</numerusform>
                <numerusform>%n tasks</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::AgentRow</name>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%n file</numerusform>
                <numerusform>%n files</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::BinDetail</name>
        <message numerus="yes">
            <source>and %n more</source>
            <comment>records</comment>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::BinListModel</name>
        <message numerus="yes">
            <source>%n receipt(s)</source>
            <translation>
                <numerusform>%n receipt</numerusform>
                <numerusform>%n receipts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mark(s)</source>
            <translation>
                <numerusform>%n mark</numerusform>
                <numerusform>%n marks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <comment>first of several records</comment>
            <translation>
                <numerusform>%1 and %n more</numerusform>
                <numerusform>%1 and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) left</source>
            <translation>
                <numerusform>%n day left</numerusform>
                <numerusform>%n days left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::BinPage</name>
        <message numerus="yes">
            <source>Restored: %n entry(ies)</source>
            <translation>
                <numerusform>Restored: %n entry</numerusform>
                <numerusform>Restored: %n entries</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <comment>first of several</comment>
            <translation>
                <numerusform>%1 and %n more</numerusform>
                <numerusform>%1 and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Restore %n</source>
            <comment>entries</comment>
            <translation>
                <numerusform>Restore %n</numerusform>
                <numerusform>Restore %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Erase %n…</source>
            <comment>entries</comment>
            <translation>
                <numerusform>Erase %n…</numerusform>
                <numerusform>Erase %n…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::CallStrip</name>
        <message numerus="yes">
            <source>%n failure(s)</source>
            <comment>failed tool calls</comment>
            <translation>
                <numerusform>%n failure</numerusform>
                <numerusform>%n failures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fixed</source>
            <comment>failed tool calls</comment>
            <translation>
                <numerusform>%n fixed</numerusform>
                <numerusform>%n fixed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fixed %n call(s) later</source>
            <comment>a failed tool call</comment>
            <translation>
                <numerusform>fixed %n call later</numerusform>
                <numerusform>fixed %n calls later</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fixed after %n call(s)</source>
            <translation>
                <numerusform>fixed after %n call</numerusform>
                <numerusform>fixed after %n calls</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::ClientForm</name>
        <message numerus="yes">
            <source>%n approved</source>
            <comment>projects</comment>
            <translation>
                <numerusform>%n approved</numerusform>
                <numerusform>%n approved</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not approved for any agent: %1 and %n more.</source>
            <comment>projects</comment>
            <translation>
                <numerusform>Not approved for any agent: %1 and %n more.</numerusform>
                <numerusform>Not approved for any agent: %1 and %n more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n request(s)</source>
            <translation>
                <numerusform>%n request</numerusform>
                <numerusform>%n requests</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::DayBand</name>
        <message numerus="yes">
            <source>%n episode(s)</source>
            <translation>
                <numerusform>%n episode</numerusform>
                <numerusform>%n episodes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::EpisodeDetail</name>
        <message numerus="yes">
            <source>Show the body (%n character(s))</source>
            <translation>
                <numerusform>Show the body (%n character)</numerusform>
                <numerusform>Show the body (%n characters)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%n day</numerusform>
                <numerusform>%n days</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::EpisodeListModel</name>
        <message numerus="yes">
            <source>%n episode(s)</source>
            <comment>of one day</comment>
            <translation>
                <numerusform>%n episode</numerusform>
                <numerusform>%n episodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>expires in %n day(s)</source>
            <translation>
                <numerusform>expires in %n day</numerusform>
                <numerusform>expires in %n days</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::EpisodesPage</name>
        <message numerus="yes">
            <source>%n episode(s)</source>
            <translation>
                <numerusform>%n episode</numerusform>
                <numerusform>%n episodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No episode fits all %n filter(s)</source>
            <translation>
                <numerusform>No episode fits all %n filter</numerusform>
                <numerusform>No episode fits all %n filters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n episode(s) exported to %1</source>
            <translation>
                <numerusform>%n episode exported to %1</numerusform>
                <numerusform>%n episodes exported to %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Expiring within a week (%n)</source>
            <translation>
                <numerusform>Expiring within a week (%n)</numerusform>
                <numerusform>Expiring within a week (%n)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n episode(s) expiring within a week</source>
            <translation>
                <numerusform>%n episode expiring within a week</numerusform>
                <numerusform>%n episodes expiring within a week</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::EraseSheet</name>
        <message numerus="yes">
            <source>Erase %n record(s) for good?</source>
            <translation>
                <numerusform>Erase %n record for good?</numerusform>
                <numerusform>Erase %n records for good?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Erase %n record(s)</source>
            <translation>
                <numerusform>Erase %n record</numerusform>
                <numerusform>Erase %n records</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::ExperienceDetail</name>
        <message numerus="yes">
            <source>and %n more file(s)</source>
            <translation>
                <numerusform>and %n more file</numerusform>
                <numerusform>and %n more files</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::ExperienceListModel</name>
        <message numerus="yes">
            <source>%n task(s)</source>
            <comment>of one day</comment>
            <translation>
                <numerusform>%n task</numerusform>
                <numerusform>%n tasks</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::ExperiencesPage</name>
        <message numerus="yes">
            <source>%n experience(s)</source>
            <translation>
                <numerusform>%n experience</numerusform>
                <numerusform>%n experiences</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No experience fits all %n filter(s)</source>
            <translation>
                <numerusform>No experience fits the filter</numerusform>
                <numerusform>No experience fits all %n filters</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::FirstRunPage</name>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%n file</numerusform>
                <numerusform>%n files</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>session(s) read</source>
            <comment>after a number</comment>
            <translation>
                <numerusform>session read</numerusform>
                <numerusform>sessions read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n damaged line(s), noted</source>
            <translation>
                <numerusform>%n damaged line, noted</numerusform>
                <numerusform>%n damaged lines, noted</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n secret(s) hidden</source>
            <translation>
                <numerusform>%n secret hidden</numerusform>
                <numerusform>%n secrets hidden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n found</source>
            <comment>projects</comment>
            <translation>
                <numerusform>%n found</numerusform>
                <numerusform>%n found</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>See all %n</source>
            <comment>projects</comment>
            <translation>
                <numerusform>See all %n</numerusform>
                <numerusform>See all %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::FixedRow</name>
        <message numerus="yes">
            <source>%n day(s) later</source>
            <translation>
                <numerusform>%n day later</numerusform>
                <numerusform>%n days later</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::ForgetDialog</name>
        <message numerus="yes">
            <source>and %n more lesson(s)</source>
            <translation>
                <numerusform>and %n more lesson</numerusform>
                <numerusform>and %n more lessons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n backup(s) of Evoca. Erasing cleans them too.</source>
            <translation>
                <numerusform>%n backup of Evoca. Erasing cleans them too.</numerusform>
                <numerusform>%n backups of Evoca. Erasing cleans them too.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Erase %n record(s)</source>
            <translation>
                <numerusform>Erase %n record</numerusform>
                <numerusform>Erase %n records</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 still has it in %n own file(s).</source>
            <comment>agent</comment>
            <translation>
                <numerusform>%1 still has it in %n own file.</numerusform>
                <numerusform>%1 still has it in %n own files.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::ForgettingSection</name>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%n day</numerusform>
                <numerusform>%n days</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::HandoffView</name>
        <message numerus="yes">
            <source>An agent that begins here now would receive %n episode(s) of «%1».</source>
            <translation>
                <numerusform>An agent that begins here now would receive %n episode of «%1».</numerusform>
                <numerusform>An agent that begins here now would receive %n episodes of «%1».</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::HiddenLine</name>
        <message numerus="yes">
            <source>%n hidden:</source>
            <comment>episodes</comment>
            <translation>
                <numerusform>%n hidden:</numerusform>
                <numerusform>%n hidden:</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::ImportSection</name>
        <message numerus="yes">
            <source>%n damaged or unknown line(s) skipped</source>
            <translation>
                <numerusform>%n damaged or unknown line skipped</numerusform>
                <numerusform>%n damaged or unknown lines skipped</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n secret(s) replaced</source>
            <translation>
                <numerusform>%n secret replaced</numerusform>
                <numerusform>%n secrets replaced</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::LessonChangeCard</name>
        <message numerus="yes">
            <source>%n experience(s) become %1</source>
            <comment>before and after</comment>
            <translation>
                <numerusform>%n experience becomes %1</numerusform>
                <numerusform>%n experiences become %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::LessonDetail</name>
        <message numerus="yes">
            <source>At most %n character(s)</source>
            <translation>
                <numerusform>At most %n character</numerusform>
                <numerusform>At most %n characters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n agree</source>
            <comment>experiences</comment>
            <translation>
                <numerusform>%n agrees</numerusform>
                <numerusform>%n agree</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n against</source>
            <comment>experiences</comment>
            <translation>
                <numerusform>%n against</numerusform>
                <numerusform>%n against</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>served %n time(s), followed %1</source>
            <comment>to agents</comment>
            <translation>
                <numerusform>served %n time, followed %1</numerusform>
                <numerusform>served %n times, followed %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1, %n since corrected</source>
            <comment>experiences</comment>
            <translation>
                <numerusform>%1, %n since corrected</numerusform>
                <numerusform>%1, %n since corrected</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::LessonForm</name>
        <message numerus="yes">
            <source>%n character(s) left</source>
            <translation>
                <numerusform>%n character left</numerusform>
                <numerusform>%n characters left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n character(s) too many</source>
            <translation>
                <numerusform>%n character too many</numerusform>
                <numerusform>%n characters too many</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::LessonsPage</name>
        <message numerus="yes">
            <source>%n lesson(s)</source>
            <translation>
                <numerusform>%n lesson</numerusform>
                <numerusform>%n lessons</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::ListDetailPage</name>
        <message numerus="yes">
            <source>Forget %n…</source>
            <comment>records</comment>
            <translation>
                <numerusform>Forget %n…</numerusform>
                <numerusform>Forget %n…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::MainWindow</name>
        <message numerus="yes">
            <source>%n session(s)</source>
            <translation>
                <numerusform>%n session</numerusform>
                <numerusform>%n sessions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n project(s)</source>
            <translation>
                <numerusform>%n project</numerusform>
                <numerusform>%n projects</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::MemoriesPage</name>
        <message numerus="yes">
            <source>%n memory(ies)</source>
            <translation>
                <numerusform>%n memory</numerusform>
                <numerusform>%n memories</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::MemoryDetail</name>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%n time</numerusform>
                <numerusform>%n times</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::MemoryEditor</name>
        <message numerus="yes">
            <source>At most %n character(s)</source>
            <translation>
                <numerusform>At most %n character</numerusform>
                <numerusform>At most %n characters</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::OverviewPage</name>
        <message numerus="yes">
            <source>%n active day(s)</source>
            <translation>
                <numerusform>%n active day</numerusform>
                <numerusform>%n active days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n task(s)</source>
            <translation>
                <numerusform>%n task</numerusform>
                <numerusform>%n tasks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n task(s) this week</source>
            <translation>
                <numerusform>%n task this week</numerusform>
                <numerusform>%n tasks this week</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n project(s)</source>
            <translation>
                <numerusform>over %n project</numerusform>
                <numerusform>over %n projects</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more than the week before</source>
            <comment>tasks</comment>
            <translation>
                <numerusform>%n more than the week before</numerusform>
                <numerusform>%n more than the week before</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fewer than the week before</source>
            <comment>tasks</comment>
            <translation>
                <numerusform>%n fewer than the week before</numerusform>
                <numerusform>%n fewer than the week before</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n failure(s) fixed by a later task</source>
            <translation>
                <numerusform>%n failure fixed by a later task</numerusform>
                <numerusform>%n failures fixed by a later task</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n today</source>
            <comment>requests</comment>
            <translation>
                <numerusform>%n today</numerusform>
                <numerusform>%n today</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Claude Code removes %n session(s) in the next 7 days. All of them stay here.</source>
            <translation>
                <numerusform>Claude Code removes %n session in the next 7 days. All of them stay here.</numerusform>
                <numerusform>Claude Code removes %n sessions in the next 7 days. All of them stay here.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>in %n day(s)</source>
            <translation>
                <numerusform>in %n day</numerusform>
                <numerusform>in %n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n found</source>
            <comment>records</comment>
            <translation>
                <numerusform>%n found</numerusform>
                <numerusform>%n found</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>worked</source>
            <comment>tasks</comment>
            <translation>
                <numerusform>worked</numerusform>
                <numerusform>worked</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>failed</source>
            <comment>tasks</comment>
            <translation>
                <numerusform>failed</numerusform>
                <numerusform>failed</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::PathTreeModel</name>
        <message numerus="yes">
            <source>%1, %n memory(ies)</source>
            <comment>folder</comment>
            <translation>
                <numerusform>%1, %n memory</numerusform>
                <numerusform>%1, %n memories</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::Pill</name>
        <message numerus="yes">
            <source>%n new</source>
            <comment>new rows</comment>
            <translation>
                <numerusform>%n new</numerusform>
                <numerusform>%n new</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::ProjectRow</name>
        <message numerus="yes">
            <source>%n session(s)</source>
            <translation>
                <numerusform>%n session</numerusform>
                <numerusform>%n sessions</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::ReceiptView</name>
        <message numerus="yes">
            <source>Found again and removed: %n time(s)</source>
            <translation>
                <numerusform>Found again and removed: %n time</numerusform>
                <numerusform>Found again and removed: %n times</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::RequestDetail</name>
        <message numerus="yes">
            <source>Got %n experience(s)</source>
            <translation>
                <numerusform>Got %n experience</numerusform>
                <numerusform>Got %n experiences</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Got %n lesson(s)</source>
            <translation>
                <numerusform>Got %n lesson</numerusform>
                <numerusform>Got %n lessons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Got %n memory(ies)</source>
            <translation>
                <numerusform>Got %n memory</numerusform>
                <numerusform>Got %n memories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Got %n episode(s)</source>
            <translation>
                <numerusform>Got %n episode</numerusform>
                <numerusform>Got %n episodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Got %n session(s)</source>
            <translation>
                <numerusform>Got %n session</numerusform>
                <numerusform>Got %n sessions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Got %n context(s)</source>
            <translation>
                <numerusform>Got %n context</numerusform>
                <numerusform>Got %n contexts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Got %n tool call(s)</source>
            <translation>
                <numerusform>Got %n tool call</numerusform>
                <numerusform>Got %n tool calls</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Got %n other record(s)</source>
            <translation>
                <numerusform>Got %n other record</numerusform>
                <numerusform>Got %n other records</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n request(s)</source>
            <translation>
                <numerusform>%n request</numerusform>
                <numerusform>%n requests</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::RequestsPage</name>
        <message numerus="yes">
            <source>%n request(s)</source>
            <translation>
                <numerusform>%n request</numerusform>
                <numerusform>%n requests</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n request(s) exported</source>
            <translation>
                <numerusform>%n request exported</numerusform>
                <numerusform>%n requests exported</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::SessionsPage</name>
        <message numerus="yes">
            <source>%n session(s)</source>
            <translation>
                <numerusform>%n session</numerusform>
                <numerusform>%n sessions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Searched prompts, answers, tool input and output of %n session(s).</source>
            <translation>
                <numerusform>Searched prompts, answers, tool input and output of %n session.</numerusform>
                <numerusform>Searched prompts, answers, tool input and output of %n sessions.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Forget %n…</source>
            <comment>sessions</comment>
            <translation>
                <numerusform>Forget %n…</numerusform>
                <numerusform>Forget %n…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::StatusBar</name>
        <message numerus="yes">
            <source>%n client(s) connected</source>
            <translation>
                <numerusform>%n client connected</numerusform>
                <numerusform>%n clients connected</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::Timeline</name>
        <message numerus="yes">
            <source>%n episode(s)</source>
            <translation>
                <numerusform>%n episode</numerusform>
                <numerusform>%n episodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%n day</numerusform>
                <numerusform>%n days</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::TranscriptPane</name>
        <message numerus="yes">
            <source>%n message(s)</source>
            <translation>
                <numerusform>%n message</numerusform>
                <numerusform>%n messages</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>evoca::app::Tray</name>
        <message numerus="yes">
            <source>%n client(s)</source>
            <translation>
                <numerusform>%n client</numerusform>
                <numerusform>%n clients</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n request(s) today</source>
            <translation>
                <numerusform>%n request today</numerusform>
                <numerusform>%n requests today</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n project(s) wait for approval</source>
            <translation>
                <numerusform>%n project waits for approval</numerusform>
                <numerusform>%n projects wait for approval</numerusform>
            </translation>
        </message>
    </context>
</TS>
