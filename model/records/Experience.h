#pragma once

#include "records/Agent.h"
#include "records/Labels.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace evoca::model {

/// One message that shows why a status was given.
struct Evidence
{
    enum class Kind : quint8 {
        CheckPassed = 0,
        CheckFailed = 1,
        LastEdit = 2,
        AnswerGiven = 3,
        NoCheck = 4, ///< edits without any later check
        Interrupted = 5, ///< the person stopped the agent
        PersonSaid = 6, ///< a later prompt says how it went
        CallUnfinished = 7,
        NoAnswer = 8,
    };
    Kind kind = Kind::NoCheck;
    RowId message = 0; ///< the message to scroll to; 0: none
    qint64 time = 0;
    QString text; ///< command, file or words; at most 200 characters
    QString detail; ///< result in words ("48 passed", "+12 −4"); may be empty
};

/// A failed call and the later call that proves the fix (OpenReflex: failed_with → resolved_by).
struct Fix
{
    RowId failed = 0;
    RowId fixed = 0;
    int callsBetween = 0;
};

struct FileChange
{
    QString path; ///< relative to the project where it is inside, else absolute
    int edits = 0; ///< successful edits
    int added = -1; ///< lines, -1: unknown
    int removed = -1;
};

/// A finished (or running) task with its outcome. Global id "exp-<32 hex>".
struct Experience
{
    RowId id = 0;
    QString globalId;
    RowId session = 0;
    RowId project = 0;
    Agent agent = Agent::ClaudeCode;
    RowId firstMessage = 0; ///< the prompt
    RowId lastMessage = 0;
    QString title; ///< one line, at most 120 characters, made from the prompt
    QString description; ///< the prompt, secrets replaced, at most 1000 characters
    TaskClass taskClass = TaskClass::Build;
    TaskMode mode = TaskMode::Build;
    QString strategy; ///< empty: none observed
    Status status = Status::Unknown;
    StatusSource statusSource = StatusSource::Inferred;
    std::vector<Evidence> evidence;
    qint64 started = 0;
    qint64 ended = 0;
    qint64 activeMs = 0; ///< OpenReflex: active time
    int toolCalls = 0;
    int failures = 0; ///< failed calls
    std::vector<FileChange> files; ///< at most 20, edited ones first
    QStringList errors; ///< error signatures, at most 10
    std::vector<Fix> fixes;
    int revision = 1;
};

} // namespace evoca::model
