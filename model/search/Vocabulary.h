#pragma once

#include "search/Question.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

class Connection;
class MemoryReach;

/// The words of one index and how many documents have each: FTS5's vocabulary table of an index made with
/// 'evoca stem'. Functions throw SqlFailure: use inside guarded().
class Vocabulary
{
public:
    enum class Index : quint8 { Experiences, Memories };
    /// `reach`, for memories: only what it holds counts. Null: everything.
    Vocabulary(Connection &connection, Index index, const MemoryReach *reach = nullptr);
    /// Gives every content term its level, alternatives and weight, and keeps the joins that exist. In a long question
    /// only the first unknown words are looked for among words one edit away; `spelling` false: none.
    void resolve(Question &question, bool spelling = true) const;
    qint64 documents() const { return m_documents; }

private:
    using Counts = std::map<std::string, qint64, std::less<>>;
    Counts count(const std::vector<std::string> &words) const;
    qint64 reached(std::string_view term, qint64 documents) const;
    bool findPrefix(QuestionTerm &term) const;
    bool findNear(QuestionTerm &term) const;
    void addNearEnd(QuestionTerm &term, const std::string &word) const;
    void addNearStart(QuestionTerm &term, const std::string &word) const;
    std::vector<std::string> wordsOf(const Question &question) const;
    double weight(double documents) const;

    Connection &m_connection;
    Index m_index;
    const MemoryReach *m_reach;
    qint64 m_documents = 0;
};

/// True when one insertion, deletion, substitution or swap of neighbours makes `a` into `b` (UTF-8). Replacing n by ñ,
/// or the reverse, is none.
bool isOneEdit(std::string_view a, std::string_view b);

} // namespace evoca::model
