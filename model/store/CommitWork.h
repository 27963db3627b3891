#pragma once

#include "records/Labels.h"
#include "store/ChangeFeed.h"

#include <QSet>

#include <string>
#include <vector>

namespace evoca::model {

class Connection;

/// Work that a batch of jobs does once, just before the commit: entries of the talk and experience indexes in ascending
/// order (FTS5 writes its buffer out at every falling row id and every savepoint: store-measurements, trap 1), and the
/// sums over lessons and projects. Writer thread only.
class CommitWork
{
public:
    /// Where a job began, so that a failed one is taken back.
    struct Mark
    {
        std::size_t talk = 0;
        std::size_t experiences = 0;
    };

    /// The kind says which column of the talk index: answers, or prompts (a parent's to its subagent is Context).
    void addTalk(RowId message, MessageKind kind, std::string text);
    /// `text` must be what was added (contentless index); unnecessary for an entry added in the same batch.
    void removeTalk(RowId message, MessageKind kind, std::string text);
    void putExperience(RowId experience, std::string description, std::string files, std::string errors);
    void removeExperience(RowId experience);
    void touchLesson(RowId lesson) { m_lessons.insert(lesson); }
    void touchProject(RowId project) { m_projects.insert(project); }

    Mark mark() const { return {m_talk.size(), m_experiences.size()}; }
    void rollBackTo(const Mark &mark);
    /// Inside the transaction. Throws SqlFailure. Empties this object.
    void run(Connection &connection, ChangeSet &changes);

private:
    struct TalkEntry
    {
        RowId message;
        MessageKind kind;
        std::string text;
        bool add;
    };
    struct ExperienceEntry
    {
        RowId experience;
        std::string description;
        std::string files;
        std::string errors;
        bool add;
    };
    void writeTalk(Connection &connection);
    void writeTalkEntries(Connection &connection);
    void writeExperiences(Connection &connection);

    std::vector<TalkEntry> m_talk;
    std::vector<ExperienceEntry> m_experiences;
    QSet<RowId> m_lessons; ///< touching one too many does no harm, so a failed job's stay
    QSet<RowId> m_projects;
};

} // namespace evoca::model
