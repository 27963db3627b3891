#include "memories/MarkdownSections.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype deepestCut = 3;
constexpr qsizetype longestImport = 500;
constexpr qsizetype mostImports = 50;

/// 1 to 6, or 0 when the line is no heading.
qsizetype headingLevel(QStringView line)
{
    qsizetype level = 0;
    while (level < line.size() && line[level] == u'#')
        ++level;
    const bool heading = level >= 1 && level <= 6 && (level == line.size() || line[level].isSpace());
    return heading ? level : 0;
}

QString headingText(QStringView line)
{
    QStringView text = line.sliced(headingLevel(line)).trimmed();
    qsizetype end = text.size();
    while (end > 0 && text[end - 1] == u'#')
        --end;
    if (end < text.size() && (end == 0 || text[end - 1].isSpace())) // closing marks
        text = text.first(end).trimmed();
    return text.toString();
}

/// "```" or "~~~" and how many; nothing when the line opens or closes no code.
QStringView fenceOf(QStringView line)
{
    const QStringView text = line.trimmed();
    qsizetype length = 0;
    while (length < text.size() && (text[0] == u'`' || text[0] == u'~') && text[length] == text[0])
        ++length;
    return length >= 3 ? text.first(length) : QStringView();
}

class Cutter
{
public:
    void take(QStringView line)
    {
        ++m_line;
        if (takeComment(line))
            return;
        if (takeFence(line)) {
            append(line);
            return;
        }
        const qsizetype level = m_fence.isEmpty() ? headingLevel(line) : 0;
        if (level > 0 && level <= deepestCut) {
            startSection(level, line);
            return;
        }
        if (m_fence.isEmpty())
            collectImports(line);
        append(line);
    }

    void skip() { ++m_line; }

    MarkdownNotes finish()
    {
        endSection();
        return std::move(m_notes);
    }

private:
    /// Comments that begin a line, to their end, on whatever line that is.
    bool takeComment(QStringView line)
    {
        if (!m_fence.isEmpty())
            return false;
        if (!m_comment && !line.trimmed().startsWith("<!--"_L1))
            return false;
        m_comment = !line.contains("-->"_L1);
        return true;
    }

    /// True for the lines that open and close code.
    bool takeFence(QStringView line)
    {
        const QStringView fence = fenceOf(line);
        if (fence.isEmpty())
            return false;
        if (m_fence.isEmpty()) {
            m_fence = fence.toString();
            return true;
        }
        const bool closes = fence.startsWith(m_fence) && line.trimmed().size() == fence.size();
        if (closes)
            m_fence.clear();
        return closes;
    }

    void startSection(qsizetype level, QStringView line)
    {
        endSection();
        while (!m_levels.isEmpty() && m_levels.last() >= level) {
            m_levels.removeLast();
            m_headings.removeLast();
        }
        m_levels.append(level);
        m_headings.append(headingText(line));
        m_current = {.headings = m_headings, .text = line.trimmed().toString() + u'\n', .line = m_line};
        m_says = false;
    }

    void append(QStringView line)
    {
        if (!m_says) {
            if (line.trimmed().isEmpty())
                return;
            m_says = true;
            if (m_current.headings.isEmpty())
                m_current.line = m_line;
        }
        m_current.text += line;
        m_current.text += u'\n';
    }

    void endSection()
    {
        if (!m_says)
            return;
        m_current.text = std::move(m_current.text).trimmed();
        m_notes.sections.push_back(std::exchange(m_current, {}));
        m_says = false;
    }

    void collectImports(QStringView line)
    {
        static const QRegularExpression code(u"`[^`]*`"_s);
        static const QRegularExpression import(uR"((?:^|\s)@([^\s`@]+))"_s);
        if (!line.contains(u'@') || m_notes.imports.size() >= mostImports)
            return;
        const QString plain = line.toString().remove(code);
        for (auto matches = import.globalMatch(plain); matches.hasNext();) {
            QString target = matches.next().captured(1);
            while (!target.isEmpty() && u".,;:!?)]}\"'"_s.contains(target.back()))
                target.chop(1);
            const bool fits = !target.isEmpty() && target.size() <= longestImport
                && m_notes.imports.size() < mostImports && !m_notes.imports.contains(target);
            if (fits)
                m_notes.imports.append(target);
        }
    }

    MarkdownNotes m_notes;
    MarkdownSection m_current;
    QStringList m_headings;
    QList<qsizetype> m_levels;
    QString m_fence; ///< that opened the code we are in
    qint64 m_line = 0;
    bool m_comment = false;
    bool m_says = false; ///< the section holds more than its heading
};

/// The few fields that Claude Code writes; returns how many lines the front matter takes.
qsizetype readFrontMatter(const QList<QStringView> &lines, MarkdownNotes &notes)
{
    if (lines.isEmpty() || lines.first().trimmed() != "---"_L1)
        return 0;
    const auto end = std::find_if(lines.begin() + 1, lines.end(),
                                  [](QStringView line) { return line.trimmed() == "---"_L1; });
    if (end == lines.end())
        return 0;
    static const QRegularExpression field(uR"(^\s*(name|description|type)\s*:\s*["']?(.*?)["']?\s*$)"_s);
    for (auto line = lines.begin() + 1; line != end; ++line) {
        const auto match = field.matchView(*line);
        if (!match.hasMatch())
            continue;
        const QStringView key = match.capturedView(1);
        QString &into = key == "name"_L1 ? notes.name : key == "type"_L1 ? notes.type : notes.description;
        into = match.captured(2);
    }
    return end - lines.begin() + 1;
}

} // namespace

MarkdownNotes readMarkdown(const QString &text)
{
    const QList<QStringView> lines = QStringView(text).split(u'\n');
    MarkdownNotes front;
    const qsizetype begin = readFrontMatter(lines, front);
    Cutter cutter;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i < begin)
            cutter.skip();
        else
            cutter.take(lines[i].endsWith(u'\r') ? lines[i].chopped(1) : lines[i]);
    }
    MarkdownNotes notes = cutter.finish();
    notes.name = std::move(front.name);
    notes.description = std::move(front.description);
    notes.type = std::move(front.type);
    return notes;
}

bool isProcedure(const MarkdownSection &section)
{
    static const QRegularExpression how(
        uR"(\b(how to|steps?|workflow|commands?|build|test(s|ing)?|run(ning)?|deploy\w*|release|install\w*|setup|usage|)"
        uR"(cómo|pasos|flujo|órdenes|comandos|compilar|pruebas|ejecutar|despl\w+|publicar|instal\w+)\b)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression step(uR"(^[ \t]*\d+[.)][ \t])"_s, QRegularExpression::MultilineOption);
    if (!section.headings.isEmpty() && how.match(section.headings.last()).hasMatch())
        return true;
    if (section.text.contains("```"_L1) || section.text.contains("~~~"_L1))
        return true;
    const auto first = step.match(section.text);
    return first.hasMatch() && step.match(section.text, first.capturedEnd()).hasMatch();
}

} // namespace evoca::model
