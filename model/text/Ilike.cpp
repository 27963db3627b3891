#include "text/Ilike.h"

#include <QList>

#include <vector>

namespace evoca::model {

namespace {

/// Composed and case-folded code points. Folding may open a composition (and the reverse), so it is composed twice.
QString folded(QStringView text)
{
    const QString composed = text.toString().normalized(QString::NormalizationForm_C);
    QString lower;
    lower.reserve(composed.size());
    for (const char32_t c : composed.toUcs4()) {
        const char32_t one = QChar::toCaseFolded(c);
        lower += QString::fromUcs4(&one, 1);
    }
    return lower.normalized(QString::NormalizationForm_C);
}

enum class Piece : quint8 { Character, One, Run };

struct Element
{
    Piece piece = Piece::Character;
    uint character = 0;
    bool matches(uint c) const { return piece == Piece::One || (piece == Piece::Character && character == c); }
};

std::vector<Element> elements(QStringView pattern)
{
    const QList<uint> characters = folded(pattern).toUcs4();
    std::vector<Element> list;
    list.reserve(std::size_t(characters.size()));
    for (qsizetype i = 0; i < characters.size(); ++i) {
        const uint c = characters.at(i);
        if (c == '\\' && i + 1 < characters.size())
            list.push_back({Piece::Character, characters.at(++i)});
        else if (c == '%')
            list.push_back({Piece::Run, 0});
        else if (c == '_')
            list.push_back({Piece::One, 0});
        else
            list.push_back({Piece::Character, c});
    }
    return list;
}

} // namespace

bool ilike(QStringView text, QStringView pattern)
{
    if (pattern == QStringView(u"%"))
        return true;
    const QList<uint> characters = folded(text).toUcs4();
    const std::vector<Element> list = elements(pattern);
    qsizetype at = 0;
    std::size_t next = 0;
    qsizetype retryAt = -1;
    std::size_t retryNext = 0;
    // Greedy with one point of return: only the last % can ever need to take more.
    while (at < characters.size()) {
        if (next < list.size() && list[next].piece == Piece::Run) {
            retryNext = ++next;
            retryAt = at;
        } else if (next < list.size() && list[next].matches(characters.at(at))) {
            ++next;
            ++at;
        } else if (retryAt >= 0) {
            next = retryNext;
            at = ++retryAt;
        } else {
            return false;
        }
    }
    while (next < list.size() && list[next].piece == Piece::Run)
        ++next;
    return next == list.size();
}

} // namespace evoca::model
