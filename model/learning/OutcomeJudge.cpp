#include "learning/OutcomeJudge.h"

#include "learning/PromptWords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype evidenceText = 200;
constexpr std::size_t keptChecks = 8;
constexpr qsizetype keptAnswer = 2000;
constexpr int answerWords = 3;
constexpr qsizetype answerLetters = 12;

QString oneLine(QStringView text)
{
    QString line = text.left(evidenceText * 2).toString().simplified();
    return line.size() > evidenceText ? line.first(evidenceText - 1) + u'…' : line;
}

/// The program's own words in the place of an answer.
bool isProgramError(const QString &answer)
{
    for (const auto start :
         {"API Error"_L1, "Request timed out"_L1, "Credit balance"_L1, "Claude usage limit"_L1,
          "Claude AI usage limit"_L1, "You've hit your"_L1, "You've reached your"_L1, "Invalid API key"_L1,
          "No response requested"_L1, "Prompt is too long"_L1, "Error: "_L1, "[Request interrupted"_L1,
          "Execution error"_L1, "OAuth token"_L1, "stream error"_L1, "unexpected status"_L1}) {
        if (answer.startsWith(start, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

} // namespace

void OutcomeJudge::callStarted()
{
    m_answer = {};
    m_answerText.clear();
    m_interruption.reset();
    m_unfinished.reset();
}

void OutcomeJudge::finished(const FinishedCall &call)
{
    const QString what = oneLine(QString::fromStdString(call.essence));
    if (!call.completed) {
        m_unfinished = Evidence {Evidence::Kind::CallUnfinished, call.call, call.started, what, {}};
    }
    if (call.category == ToolCategory::Edit && !call.failed) {
        m_lastEdit = {Evidence::Kind::LastEdit,
                      call.call,
                      call.ended,
                      call.paths.isEmpty() ? what : oneLine(call.paths.constFirst()),
                      {}};
        m_lastEditSequence = call.sequence;
        // A test that was started before the edit says nothing about it.
        std::erase_if(m_checks, [&call](const Check &check) { return check.sequence < call.sequence; });
        m_word = {};
    } else if (isVerification(call.category) && call.sequence > m_lastEditSequence) {
        const auto kind = call.failed ? Evidence::Kind::CheckFailed : Evidence::Kind::CheckPassed;
        m_checks.push_back({call.sequence, !call.failed, {kind, call.call, call.ended, what, call.tally}});
        if (m_checks.size() > keptChecks)
            m_checks.erase(m_checks.begin());
        m_word = {};
    }
}

void OutcomeJudge::answer(RowId message, qint64 time, QStringView text)
{
    if (m_answerText.size() < keptAnswer)
        m_answerText += text.left(keptAnswer).toString() + u'\n';
    m_answer = {Evidence::Kind::AnswerGiven, message, time, oneLine(text), {}};
    m_interruption.reset();
}

void OutcomeJudge::interrupted(RowId message, qint64 time, QStringView text)
{
    m_interruption = Evidence {Evidence::Kind::Interrupted, message, time, oneLine(text), {}};
}

void OutcomeJudge::person(const PersonWord &word, RowId message, qint64 time, QStringView text)
{
    if (word.status == Status::Unknown)
        return;
    m_word = word;
    m_wordEvidence = {Evidence::Kind::PersonSaid, message, time, oneLine(text), {}};
}

bool OutcomeJudge::answered() const
{
    if (m_answer.message == 0 || m_interruption)
        return false;
    const QString text = m_answerText.trimmed();
    const auto letters = std::ranges::count_if(text, [](QChar c) { return c.isLetter(); });
    if (isProgramError(text))
        return false;
    return countWords(text) >= answerWords && (letters >= answerLetters || countWords(text) >= 2 * answerWords);
}

std::optional<Status> OutcomeJudge::byPerson() const
{
    return m_word.status != Status::Unknown && !m_word.weak ? std::optional(m_word.status) : std::nullopt;
}

std::optional<Status> OutcomeJudge::byChecks() const
{
    if (m_checks.empty())
        return std::nullopt;
    const auto last = std::ranges::max_element(m_checks, {}, &Check::sequence);
    return last->passed ? Status::Success : Status::Failure;
}

Status OutcomeJudge::inferred(TaskMode mode) const
{
    if (const auto said = byPerson())
        return *said;
    const bool answers = mode != TaskMode::Build;
    if (answers && m_lastEditSequence == 0)
        return answered() ? Status::Success : Status::Unknown;
    if (const auto checked = byChecks())
        return *checked;
    if (m_unfinished && m_answer.message == 0 && !m_interruption)
        return Status::Failure;
    if (answers && answered())
        return Status::Success;
    return m_word.status; // mere approval, or nothing
}

void OutcomeJudge::describe(TaskMode mode, Status status, std::vector<Evidence> &evidence) const
{
    if (m_lastEditSequence > 0)
        evidence.push_back(m_lastEdit);
    for (const Check &check : m_checks)
        evidence.push_back(check.evidence);
    if (m_lastEditSequence > 0 && m_checks.empty())
        evidence.push_back({Evidence::Kind::NoCheck, m_lastEdit.message, m_lastEdit.time, {}, {}});
    if (m_unfinished)
        evidence.push_back(*m_unfinished);
    if (mode != TaskMode::Build) {
        if (answered())
            evidence.push_back(m_answer);
        else if (status != Status::Failure)
            evidence.push_back({Evidence::Kind::NoAnswer, m_answer.message, m_answer.time, m_answer.text, {}});
    }
    if (m_interruption)
        evidence.push_back(*m_interruption);
    if (m_word.status != Status::Unknown)
        evidence.push_back(m_wordEvidence);
}

OutcomeJudge::Verdict OutcomeJudge::judge(TaskMode mode) const
{
    Verdict verdict;
    verdict.status = inferred(mode);
    describe(mode, verdict.status, verdict.evidence);
    if (verdict.evidence.empty())
        verdict.evidence.push_back({Evidence::Kind::NoCheck, 0, 0, {}, {}});
    return verdict;
}

} // namespace evoca::model
