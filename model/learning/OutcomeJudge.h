#pragma once

#include "learning/FinishedCall.h"
#include "learning/PersonWord.h"
#include "records/Experience.h"

#include <optional>
#include <string_view>

namespace evoca::model {

/// OpenReflex 3.4: how a task ended, and the messages that show it. Checks (test, lint, build) after the last
/// successful edit decide, the last one; without an edit the last check; without a check it stays unknown.
/// Investigations and thinking end well with an answer that is more than a word. What the person says next stands above
/// inference.
class OutcomeJudge
{
public:
    struct Verdict
    {
        Status status = Status::Unknown;
        std::vector<Evidence> evidence;
    };

    void finished(const FinishedCall &call);
    void callStarted(); ///< an answer before it was not the final one
    void answer(RowId message, qint64 time, QStringView text);
    void interrupted(RowId message, qint64 time, QStringView text);
    void person(const PersonWord &word, RowId message, qint64 time, QStringView text);
    Verdict judge(TaskMode mode) const;
    bool hasAnswer() const { return m_answer.message != 0; } ///< after the last call

private:
    bool answered() const;
    std::optional<Status> byPerson() const;
    std::optional<Status> byChecks() const;
    Status inferred(TaskMode mode) const;
    void describe(TaskMode mode, Status status, std::vector<Evidence> &evidence) const;

    struct Check
    {
        quint64 sequence;
        bool passed;
        Evidence evidence;
    };
    std::vector<Check> m_checks; ///< after the last successful edit
    Evidence m_lastEdit;
    quint64 m_lastEditSequence = 0; ///< 0: no edit
    Evidence m_answer;
    QString m_answerText; ///< all answers since the last call
    std::optional<Evidence> m_interruption;
    std::optional<Evidence> m_unfinished; ///< the last call, when it never ended
    PersonWord m_word;
    Evidence m_wordEvidence;
};

} // namespace evoca::model
