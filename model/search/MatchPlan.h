#pragma once

#include "search/Query.h"
#include "text/Snippet.h"

#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// One word or phrase of a query as tokens in order; identifiers, paths and hyphenated words are in parts.
struct MatchUnit
{
    std::vector<std::string> tokens;
    bool prefix = false; ///< the last token may go on
    bool phrase = false;
};

/// How the words of a query are asked of the two indexes. Any input gives a valid expression: only folded tokens get
/// into it, never what was typed.
class MatchPlan
{
public:
    explicit MatchPlan(const Query &query);

    /// Nothing to look for: no word of the query has a letter or digit.
    bool empty() const { return m_units.empty(); }
    const std::vector<MatchUnit> &units() const { return m_units; }
    /// Several words: partial matches make sense.
    bool canBePartial() const { return m_units.size() > 1 && !m_misread; }

    /// FTS5 expression for the talk index: all units, none of the excluded ones. Words in parts are phrases there.
    QString talk() const;
    /// For the tool index, which has no positions: all tokens. A last word of one to three letters must be whole there.
    QString tool() const;
    /// One unit alone (with the exclusions), for partial matches.
    QString talkUnit(std::size_t unit) const;
    QString toolUnit(std::size_t unit) const;

    /// The tool index cannot tell neighbours: texts must be asked again.
    bool needsTextCheck() const;
    /// Does the text have every unit, and none of the excluded ones?
    bool matches(std::string_view text) const;
    /// What snippets mark.
    std::vector<MatchTerm> terms() const;

private:
    QString without(const QString &expression, bool tool) const;
    std::vector<MatchUnit> m_units;
    std::vector<MatchUnit> m_excluded;
    bool m_misread = false;
};

} // namespace evoca::model
