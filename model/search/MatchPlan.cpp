#include "search/MatchPlan.h"

#include "text/Folding.h"
#include "text/Tokenizer.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::size_t mostUnits = 24;
constexpr std::size_t mostTokens = 30; ///< of one unit: bits of a mask
/// Shorter prefixes would be unions of huge numbers of words in tool text (store-measurements, trap 3).
constexpr qsizetype shortestToolPrefix = 4;

MatchUnit unitOf(const QString &text, bool prefix, bool phrase)
{
    MatchUnit unit {tokens(text.toStdString(), TokenMode::Parts), prefix, phrase};
    if (unit.tokens.size() > mostTokens)
        unit.tokens.resize(mostTokens);
    return unit;
}

QString talkExpression(const MatchUnit &unit)
{
    QString expression = u"\""_s;
    for (const std::string &token : unit.tokens)
        expression += QString::fromStdString(token) + u' ';
    expression.back() = u'"';
    return unit.prefix ? expression + u" *"_s : expression;
}

QString toolExpression(const MatchUnit &unit)
{
    QStringList parts;
    for (std::size_t index = 0; index < unit.tokens.size(); ++index) {
        const QString token = QString::fromStdString(unit.tokens[index]);
        const bool longEnough = token.size() >= shortestToolPrefix || isLoneNgram(unit.tokens[index]);
        const bool prefix = unit.prefix && index + 1 == unit.tokens.size() && longEnough;
        parts << u'"' + token + (prefix ? u"\" *"_s : u"\""_s);
    }
    return parts.size() == 1 ? parts.constFirst() : u'(' + parts.join(u" AND "_s) + u')';
}

QString expressionOf(const MatchUnit &unit, bool tool)
{
    return tool ? toolExpression(unit) : talkExpression(unit);
}

QString joined(const std::vector<MatchUnit> &units, bool tool, const QString &with)
{
    QStringList parts;
    for (const MatchUnit &unit : units)
        parts << expressionOf(unit, tool);
    return parts.size() == 1 ? parts.constFirst() : u'(' + parts.join(with) + u')';
}

/// Follows units through a stream of tokens. Bit k of a mask: the first k tokens of the unit end at this position.
class UnitWatcher
{
public:
    explicit UnitWatcher(const std::vector<MatchUnit> &units)
        : m_units(units), m_before(units.size(), 1), m_now(units.size(), 1), m_found(units.size(), false)
    {
    }

    /// True when a unit is complete for the first time.
    bool token(std::string_view text, bool colocated)
    {
        if (!colocated) {
            m_before = m_now;
            std::ranges::fill(m_now, 1U);
        }
        bool completed = false;
        for (std::size_t index = 0; index < m_units.size(); ++index)
            completed = (!m_found[index] && advance(index, text)) || completed;
        return completed;
    }

    std::size_t found() const { return std::size_t(std::ranges::count(m_found, true)); }

private:
    bool advance(std::size_t index, std::string_view text)
    {
        const MatchUnit &unit = m_units[index];
        for (std::size_t at = 0; at < unit.tokens.size(); ++at) {
            const bool last = at + 1 == unit.tokens.size();
            const bool fits = text == unit.tokens[at] || (last && unit.prefix && text.starts_with(unit.tokens[at]));
            if (!fits || !(m_before[index] & (1U << at)))
                continue;
            m_now[index] |= 1U << (at + 1);
            if (last) {
                m_found[index] = true;
                return true;
            }
        }
        return false;
    }

    const std::vector<MatchUnit> &m_units;
    std::vector<quint32> m_before;
    std::vector<quint32> m_now;
    std::vector<bool> m_found;
};

} // namespace

MatchPlan::MatchPlan(const Query &query) : m_misread(query.misread)
{
    const auto add = [](std::vector<MatchUnit> &units, MatchUnit &&unit) {
        if (!unit.tokens.empty() && units.size() < mostUnits)
            units.push_back(std::move(unit));
    };
    for (const Query::Word &word : query.words)
        add(m_units, unitOf(word.text, word.prefix, false));
    for (const QString &phrase : query.phrases)
        add(m_units, unitOf(phrase, false, true));
    for (const QString &word : query.excluded)
        add(m_excluded, unitOf(word, false, false));
}

QString MatchPlan::without(const QString &expression, bool tool) const
{
    return m_excluded.empty() ? expression : expression + u" NOT "_s + joined(m_excluded, tool, u" OR "_s);
}

QString MatchPlan::talk() const
{
    return without(joined(m_units, false, u" AND "_s), false);
}

QString MatchPlan::tool() const
{
    return without(joined(m_units, true, u" AND "_s), true);
}

QString MatchPlan::talkUnit(std::size_t unit) const
{
    return without(expressionOf(m_units[unit], false), false);
}

QString MatchPlan::toolUnit(std::size_t unit) const
{
    return without(expressionOf(m_units[unit], true), true);
}

bool MatchPlan::needsTextCheck() const
{
    return std::ranges::any_of(m_units, [](const MatchUnit &unit) { return unit.tokens.size() > 1; });
}

bool MatchPlan::matches(std::string_view text) const
{
    UnitWatcher wanted(m_units);
    UnitWatcher excluded(m_excluded);
    bool refused = false;
    tokenize(text, TokenMode::Document, [&](const Token &token) {
        refused = excluded.token(token.text, token.colocated);
        const bool all = wanted.token(token.text, token.colocated) && wanted.found() == m_units.size();
        return !refused && !(all && m_excluded.empty());
    });
    return !refused && wanted.found() == m_units.size();
}

std::vector<MatchTerm> MatchPlan::terms() const
{
    std::vector<MatchTerm> terms;
    for (const MatchUnit &unit : m_units) {
        for (std::size_t index = 0; index < unit.tokens.size(); ++index)
            terms.push_back({unit.tokens[index], unit.prefix && index + 1 == unit.tokens.size(), false});
    }
    return terms;
}

} // namespace evoca::model
