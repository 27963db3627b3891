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
        <source>%n line(s) of agents&apos; files could not be read</source>
        <translation>
            <numerusform>%n line of agents&apos; files could not be read</numerusform>
            <numerusform>%n lines of agents&apos; files could not be read</numerusform>
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
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%n secret(s) replaced before storing</source>
        <translation>
            <numerusform>%n secret replaced before storing</numerusform>
            <numerusform>%n secrets replaced before storing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, about %n second(s) left</source>
        <translation>
            <numerusform>, about %n second left</numerusform>
            <numerusform>, about %n seconds left</numerusform>
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
