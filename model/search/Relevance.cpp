#include "search/Relevance.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace evoca::model {

namespace {

constexpr std::size_t placeLimit = 24; ///< places of one term that are looked at

/// The letters of an identifier, without its underscores.
std::string together(std::string_view token)
{
    std::string text(token);
    std::erase(text, '_');
    return text;
}

/// The first two bytes. Stemmers change endings only, but for "dying" and "die".
std::size_t beginningOf(std::string_view word)
{
    const auto first = static_cast<unsigned char>(word.empty() ? '\0' : word[0]);
    const char second = word.size() < 2 ? '\0' : word[1];
    return std::size_t(first) << 8U | static_cast<unsigned char>(second == 'y' ? 'i' : second);
}

} // namespace

std::string stringsOfJson(std::string_view json)
{
    std::string text;
    text.reserve(json.size());
    bool inside = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (c == '"') {
            inside = !inside;
            text += inside ? "" : "\n";
        } else if (inside && c == '\\' && i + 1 < json.size()) {
            ++i; // an escaped sign separates words like the sign itself; letters are never escaped
            text += ' ';
        } else if (inside) {
            text += c;
        }
    }
    return text;
}

Relevance::Relevance(const Question &question)
    : m_question(question), m_content(question.content()), m_total(question.totalWeight())
{
    for (const int index : m_content) {
        const QuestionTerm &term = question.terms[std::size_t(index)];
        expect(term.text);
        expect(term.stems.english);
        expect(term.stems.spanish);
        std::ranges::for_each(term.alternatives, [this](const std::string &word) { expect(word); });
    }
    std::ranges::for_each(question.joins, [this](const QuestionJoin &join) { expect(join.text); });
}

void Relevance::expect(std::string_view word)
{
    m_beginnings.set(beginningOf(word));
}

/// Most words of a text have nothing to do with the question. Seen by their beginnings, they need no stems (half of the
/// time that scoring takes).
bool Relevance::mayConcern(std::string_view token) const
{
    return token.starts_with('_') || m_beginnings.test(beginningOf(token));
}

Relevance::Hit Relevance::hitOf(std::size_t index, std::string_view token, const Stems &tokenStems) const
{
    const QuestionTerm &term = m_question.terms[index];
    Hit hit {int(index), 0, false};
    if (token == term.text)
        hit.quality = exactQuality;
    else if (term.level == WordLevel::Exact && tokenStems.english == term.stems.english)
        hit.quality = stemQuality;
    else if (term.level == WordLevel::Exact && tokenStems.spanish == term.stems.spanish)
        hit = {int(index), stemQuality, true};
    else if (term.level == WordLevel::Prefix && token.starts_with(term.text))
        hit.quality = prefixQuality;
    else if (term.level == WordLevel::Near && std::ranges::any_of(term.alternatives, [&](const std::string &word) {
                 return word == token || word == tokenStems.english;
             }))
        hit.quality = nearQuality;
    else if (term.level == WordLevel::Exact && term.text.size() >= 4 && token.size() > term.text.size()
             && token.starts_with(term.text))
        hit.quality = looseQuality;
    return hit;
}

const Relevance::Judgement &Relevance::judge(std::string_view token)
{
    static const Judgement nothing;
    if (!mayConcern(token))
        return nothing;
    if (const auto found = m_known.find(token); found != m_known.end())
        return found->second;
    Judgement judgement;
    const Stems tokenStems = stems(token);
    for (const int index : m_content) {
        const Hit hit = hitOf(std::size_t(index), token, tokenStems);
        if (hit.quality > 0)
            judgement.hits.push_back(hit);
    }
    const std::string whole = together(token);
    for (std::size_t i = 0; i < m_question.joins.size(); ++i) {
        if (m_question.joins[i].text == whole)
            judgement.join = int(i);
    }
    return m_known.emplace(std::string(token), std::move(judgement)).first->second;
}

double Relevance::closeness(const std::vector<std::vector<Place>> &places, const std::vector<double> &best) const
{
    double reached = 0, possible = 0;
    for (std::size_t i = 1; i < m_content.size(); ++i) {
        const auto a = std::size_t(m_content[i - 1]), b = std::size_t(m_content[i]);
        const double weight = std::min(m_question.terms[a].weight, m_question.terms[b].weight);
        possible += weight;
        if (best[a] == 0 || best[b] == 0)
            continue;
        const int gap = int(b - a);
        double closest = 0;
        for (const Place &first : places[a]) {
            for (const Place &second : places[b]) {
                const int distance = second.position - first.position;
                if (first.field != second.field || distance == 0)
                    continue;
                if (distance > 0 && distance <= gap)
                    closest = std::max(closest, 1.0);
                else if (std::abs(distance) <= gap + 1)
                    closest = std::max(closest, 0.8);
                else if (std::abs(distance) <= 8)
                    closest = std::max(closest, 0.45);
            }
        }
        reached += weight * closest;
    }
    return possible > 0 ? reached / possible : 0;
}

Fit Relevance::fit(std::span<const ScoredField> fields)
{
    const std::size_t count = m_question.terms.size();
    std::vector<double> best(count, 0), quality(count, 0);
    std::vector<std::vector<Place>> places(count);
    std::vector<int> seen(count, 0);
    // Files and errors are in no language: the description's says how to read them. Seldom asked, so only then known.
    std::optional<bool> english;
    const auto isEnglish = [&] {
        if (!english)
            english = m_question.language == TextLanguage::English
                || guessLanguage(fields[0].text) == TextLanguage::English;
        return *english;
    };
    double joined = 0;
    for (std::size_t f = 0; f < fields.size(); ++f) {
        int position = 0;
        const ScoredField &field = fields[f];
        tokenize(field.text, TokenMode::Document, [&](const Token &token) {
            position += !token.colocated;
            const Judgement &judgement = judge(token.text);
            for (const Hit &hit : judgement.hits) {
                if (hit.spanish && isEnglish())
                    continue;
                const auto term = std::size_t(hit.term);
                best[term] = std::max(best[term], hit.quality * field.weight);
                quality[term] = std::max(quality[term], hit.quality);
                ++seen[term];
                if (places[term].size() < placeLimit)
                    places[term].push_back({int(f), position});
            }
            if (judgement.join >= 0) {
                const QuestionJoin &join = m_question.joins[std::size_t(judgement.join)];
                double weight = 0;
                for (int i = join.first; i < join.first + join.count; ++i) {
                    const QuestionTerm &term = m_question.terms[std::size_t(i)];
                    if (!term.content)
                        continue;
                    best[std::size_t(i)] = std::max(best[std::size_t(i)], field.weight);
                    quality[std::size_t(i)] = exactQuality;
                    weight += term.weight;
                }
                joined = std::max(joined, weight * field.weight);
            }
            return true;
        });
    }

    Fit fit;
    fit.has.assign(count, false);
    double frequency = 0;
    for (const int index : m_content) {
        const auto i = std::size_t(index);
        if (best[i] == 0)
            continue;
        fit.coverage += best[i] * m_question.terms[i].weight;
        if (quality[i] >= nearQuality) {
            fit.has[i] = true;
            fit.words += 1;
        }
        fit.weakest = std::min(fit.weakest, quality[i]);
        frequency += m_question.terms[i].weight * (1 - 1.0 / (1 + seen[i]));
    }
    if (m_total <= 0 || m_content.empty())
        return fit;
    fit.coverage /= m_total;
    fit.words /= double(m_content.size());
    fit.closeness = m_content.size() > 1 ? std::max(closeness(places, best), joined / m_total) : fit.coverage;
    fit.score = 0.82 * fit.coverage + 0.14 * fit.closeness + 0.04 * frequency / m_total;
    return fit;
}

} // namespace evoca::model
