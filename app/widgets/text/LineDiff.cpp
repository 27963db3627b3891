#include "widgets/text/LineDiff.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using Kind = DiffLine::Kind;

constexpr int contextLines = 3;
constexpr qsizetype mostLines = 4000;
constexpr qsizetype mostCells = 4'000'000; // of the table of common lines

/// Table of the longest common subsequence of two lists, by suffixes.
class CommonLines
{
public:
    CommonLines(const QStringList &before, const QStringList &after)
        : m_columns(after.size() + 1), m_cells(std::size_t((before.size() + 1) * m_columns), 0)
    {
        for (qsizetype i = before.size() - 1; i >= 0; --i) {
            for (qsizetype j = after.size() - 1; j >= 0; --j)
                cell(i, j) = before[i] == after[j] ? quint16(cell(i + 1, j + 1) + 1)
                                                   : std::max(cell(i + 1, j), cell(i, j + 1));
        }
    }
    quint16 &cell(qsizetype i, qsizetype j) { return m_cells[std::size_t(i * m_columns + j)]; }

private:
    qsizetype m_columns;
    std::vector<quint16> m_cells;
};

void appendMiddle(std::vector<DiffLine> &lines, const QStringList &before, const QStringList &after, int oldNumber,
                  int newNumber)
{
    const bool tooBig = (before.size() + 1) * (after.size() + 1) > mostCells;
    if (tooBig || before.isEmpty() || after.isEmpty()) {
        for (const QString &line : before)
            lines.push_back({Kind::Removed, oldNumber++, 0, line});
        for (const QString &line : after)
            lines.push_back({Kind::Added, 0, newNumber++, line});
        return;
    }
    CommonLines common(before, after);
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < before.size() || j < after.size()) {
        if (i < before.size() && j < after.size() && before[i] == after[j]) {
            lines.push_back({Kind::Same, oldNumber++, newNumber++, before[i]});
            ++i;
            ++j;
        } else if (j >= after.size() || (i < before.size() && common.cell(i + 1, j) >= common.cell(i, j + 1))) {
            lines.push_back({Kind::Removed, oldNumber++, 0, before[i++]});
        } else {
            lines.push_back({Kind::Added, 0, newNumber++, after[j++]});
        }
    }
}

/// Marks what differs between a removed line and the added line that took its place.
void markWords(DiffLine &removed, DiffLine &added)
{
    const QString &a = removed.text;
    const QString &b = added.text;
    const qsizetype shorter = std::min(a.size(), b.size());
    qsizetype start = 0;
    while (start < shorter && a[start] == b[start])
        ++start;
    qsizetype end = 0;
    while (end < shorter - start && a[a.size() - 1 - end] == b[b.size() - 1 - end])
        ++end;
    if (start + end == 0)
        return; // nothing in common: the whole line says it already
    removed.wordStart = added.wordStart = int(start);
    removed.wordLength = int(a.size() - start - end);
    added.wordLength = int(b.size() - start - end);
}

void markReplaced(std::vector<DiffLine> &lines)
{
    for (std::size_t i = 0; i < lines.size();) {
        std::size_t removedEnd = i;
        while (removedEnd < lines.size() && lines[removedEnd].kind == Kind::Removed)
            ++removedEnd;
        std::size_t addedEnd = removedEnd;
        while (addedEnd < lines.size() && lines[addedEnd].kind == Kind::Added)
            ++addedEnd;
        const std::size_t pairs = std::min(removedEnd - i, addedEnd - removedEnd);
        for (std::size_t pair = 0; pair < pairs; ++pair)
            markWords(lines[i + pair], lines[removedEnd + pair]);
        i = std::max(addedEnd, i + 1);
    }
}

/// Leaves three unchanged lines around each change; the rest becomes gaps.
std::vector<DiffLine> withContext(std::vector<DiffLine> lines)
{
    std::vector<bool> keep(lines.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].kind == Kind::Same)
            continue;
        const std::size_t from = i >= contextLines ? i - contextLines : 0;
        for (std::size_t near = from; near < std::min(lines.size(), i + contextLines + 1); ++near)
            keep[near] = true;
    }
    std::vector<DiffLine> shown;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (keep[i])
            shown.push_back(std::move(lines[i]));
        else if (!shown.empty() && shown.back().kind != Kind::Gap)
            shown.push_back({Kind::Gap});
    }
    if (!shown.empty() && shown.back().kind == Kind::Gap)
        shown.pop_back();
    return shown;
}

QStringList splitLines(const QString &text)
{
    if (text.isEmpty())
        return {};
    QStringList lines = text.split(u'\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

} // namespace

std::vector<DiffLine> diffLines(const QString &before, const QString &after, int firstLine)
{
    QStringList old = splitLines(before);
    QStringList now = splitLines(after);
    std::vector<DiffLine> lines;
    qsizetype head = 0;
    if (old.size() <= mostLines && now.size() <= mostLines) {
        while (head < old.size() && head < now.size() && old[head] == now[head])
            ++head;
    }
    qsizetype tail = 0;
    while (tail < old.size() - head && tail < now.size() - head
           && old[old.size() - 1 - tail] == now[now.size() - 1 - tail])
        ++tail;
    for (qsizetype i = 0; i < head; ++i)
        lines.push_back({Kind::Same, firstLine + int(i), firstLine + int(i), old[i]});
    appendMiddle(lines, old.mid(head, old.size() - head - tail), now.mid(head, now.size() - head - tail),
                 firstLine + int(head), firstLine + int(head));
    for (qsizetype i = tail; i > 0; --i) {
        const qsizetype oldIndex = old.size() - i;
        const qsizetype newIndex = now.size() - i;
        lines.push_back({Kind::Same, firstLine + int(oldIndex), firstLine + int(newIndex), old[oldIndex]});
    }
    markReplaced(lines);
    return withContext(std::move(lines));
}

std::vector<DiffLine> patchLines(const QString &patch)
{
    static const QRegularExpression fileHeader(uR"(^\*\*\* (?:Update|Add|Delete) File: (.+)$|^\+\+\+ (?:b/)?(.+)$)"_s);
    static const QRegularExpression hunk(uR"(^@@ -(\d+)(?:,\d+)? \+(\d+))"_s);
    std::vector<DiffLine> lines;
    int oldNumber = 0;
    int newNumber = 0;
    for (const QString &line : splitLines(patch)) {
        if (const auto match = fileHeader.match(line); match.hasMatch()) {
            lines.push_back({Kind::Gap, 0, 0, match.captured(match.captured(1).isEmpty() ? 2 : 1)});
            oldNumber = newNumber = 0;
        } else if (line.startsWith("***"_L1) || line.startsWith("---"_L1) || line.startsWith("diff "_L1)
                   || line.startsWith("index "_L1)) {
            continue;
        } else if (line.startsWith("@@"_L1)) {
            if (const auto match = hunk.match(line); match.hasMatch()) {
                oldNumber = match.captured(1).toInt();
                newNumber = match.captured(2).toInt();
            }
            if (!lines.empty() && lines.back().kind != Kind::Gap)
                lines.push_back({Kind::Gap});
        } else if (line.startsWith(u'+')) {
            lines.push_back({Kind::Added, 0, newNumber, line.mid(1)});
            newNumber += newNumber > 0;
        } else if (line.startsWith(u'-')) {
            lines.push_back({Kind::Removed, oldNumber, 0, line.mid(1)});
            oldNumber += oldNumber > 0;
        } else {
            lines.push_back({Kind::Same, oldNumber, newNumber, line.startsWith(u' ') ? line.mid(1) : line});
            oldNumber += oldNumber > 0;
            newNumber += newNumber > 0;
        }
    }
    markReplaced(lines);
    return lines;
}

} // namespace evoca::app
