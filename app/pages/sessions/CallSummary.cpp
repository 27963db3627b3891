#include "pages/sessions/CallSummary.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct CallText
{
    Q_DECLARE_TR_FUNCTIONS(CallSummary)
};

/// In the order in which they tell most.
constexpr std::array<QStringView, 16> essentialKeys {
    u"command",     u"cmd",    u"file_path", u"path", u"notebook_path", u"pattern", u"query", u"url",
    u"description", u"prompt", u"input",     u"name", u"code",          u"subject", u"skill", u"plan"};

std::optional<QJsonObject> asObject(const QString &input)
{
    if (!input.startsWith(u'{'))
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(input.toUtf8());
    return document.isObject() ? std::optional(document.object()) : std::nullopt;
}

QString asText(const QJsonValue &value)
{
    if (value.isArray()) {
        QStringList parts;
        for (const QJsonValue &part : value.toArray())
            parts << part.toVariant().toString();
        return parts.join(u' ');
    }
    return value.toVariant().toString();
}

/// Value of a "name: value" line, up to the next name.
QString namedValue(const QString &input, QStringView name)
{
    const QString start = name + u": "_s;
    if (input.startsWith(start))
        return input.mid(start.size()).section(u'\n', 0, 0);
    const qsizetype found = input.indexOf(u'\n' + start);
    return found < 0 ? QString() : input.mid(found + 1 + start.size()).section(u'\n', 0, 0);
}

QString firstLine(const QString &text)
{
    for (const QString &line : text.split(u'\n')) {
        const QString trimmed = line.trimmed();
        if (!trimmed.isEmpty())
            return trimmed.left(300);
    }
    return {};
}

int lineCount(const QString &text)
{
    return text.isEmpty() ? 0 : int(text.count(u'\n')) + (text.endsWith(u'\n') ? 0 : 1);
}

struct TestCounts
{
    int passed = 0;
    int failed = 0;
    bool known = false;
};

/// Sums what test runners print: "48 passed", "1 failed", "Tests: 2 failed, 46 passed", "ok 48", "FAILED (failures=1)".
TestCounts testCounts(const QString &output)
{
    static const QRegularExpression passed(uR"((\d+)\s+(?:tests?\s+)?(?:passed|passing|succeeded|ok\b))"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression failed(
        uR"((\d+)\s+(?:tests?\s+)?(?:failed|failing|failures?)|(?:failures|errors)=(\d+))"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression ran(uR"(Ran (\d+) tests?)"_s);
    const QString tail = output.right(6000);
    TestCounts counts;
    // The last mention is the runner's own sum.
    for (auto it = passed.globalMatch(tail); it.hasNext(); counts.known = true)
        counts.passed = it.next().captured(1).toInt();
    for (auto it = failed.globalMatch(tail); it.hasNext(); counts.known = true) {
        const auto match = it.next();
        counts.failed = match.captured(match.captured(1).isEmpty() ? 2 : 1).toInt();
    }
    if (const auto match = ran.match(tail); match.hasMatch()) {
        counts.known = true;
        counts.passed = match.captured(1).toInt() - counts.failed;
    }
    return counts;
}

QString checkWords(bool failed, const QString &output)
{
    const TestCounts counts = testCounts(output);
    if (counts.known && counts.failed > 0)
        return CallText::tr("%1 of %n failed", nullptr, counts.failed + counts.passed)
            .arg(QLocale().toString(counts.failed));
    if (counts.known && counts.passed > 0)
        return CallText::tr("%n passed", nullptr, counts.passed);
    return failed ? CallText::tr("failed") : CallText::tr("passed");
}

QString editWords(const QString &input)
{
    const auto diff = CallSummary::diff(input);
    if (!diff)
        return {};
    int added = 0;
    int removed = 0;
    for (const DiffLine &line : *diff) {
        added += line.kind == DiffLine::Kind::Added;
        removed += line.kind == DiffLine::Kind::Removed;
    }
    return u"+%1 −%2"_s.arg(added).arg(removed);
}

} // namespace

QString CallSummary::essence(const QString &tool, const QString &input)
{
    if (const auto object = asObject(input)) {
        for (const QStringView key : essentialKeys) {
            if (const QJsonValue value = object->value(key); !value.isUndefined() && !value.isNull())
                return firstLine(asText(value));
        }
        return tool;
    }
    for (const QStringView key : essentialKeys) {
        if (const QString value = namedValue(input, key); !value.isEmpty())
            return firstLine(value);
    }
    static const QRegularExpression patched(uR"(^\*\*\* (?:Update|Add|Delete) File: (.+)$)"_s,
                                            QRegularExpression::MultilineOption);
    if (const auto match = patched.match(input); match.hasMatch())
        return match.captured(1).trimmed();
    const QString line = firstLine(input);
    return line.isEmpty() ? tool : line;
}

QString CallSummary::resultWords(model::ToolCategory category, bool failed, const QString &input, const QString &output)
{
    using Category = model::ToolCategory;
    switch (category) {
    case Category::Test: return checkWords(failed, output);
    case Category::Lint:
    case Category::Build: return failed ? CallText::tr("failed") : CallText::tr("passed");
    case Category::Edit: return failed ? CallText::tr("not changed") : editWords(input);
    case Category::Read:
        return failed ? CallText::tr("not read") : CallText::tr("%n line(s)", nullptr, lineCount(output));
    case Category::Search: {
        const int found = lineCount(output.trimmed());
        return failed ? CallText::tr("failed") : CallText::tr("%n match(es)", nullptr, found);
    }
    default: return failed ? firstLine(output).left(60) : QString();
    }
}

std::optional<std::vector<DiffLine>> CallSummary::diff(const QString &input)
{
    const auto object = asObject(input);
    if (!object) {
        if (input.contains("*** Begin Patch"_L1) || input.startsWith("--- "_L1))
            return patchLines(input);
        return std::nullopt;
    }
    for (const QString &key : {u"patch"_s, u"input"_s}) {
        if (const QString patch = object->value(key).toString(); patch.contains("*** Begin Patch"_L1))
            return patchLines(patch);
    }
    if (object->contains("old_string"_L1))
        return diffLines(object->value("old_string"_L1).toString(), object->value("new_string"_L1).toString());
    if (object->contains("edits"_L1)) {
        std::vector<DiffLine> all;
        for (const QJsonValue &edit : object->value("edits"_L1).toArray()) {
            if (!all.empty())
                all.push_back({DiffLine::Kind::Gap});
            const auto part = diffLines(edit["old_string"_L1].toString(), edit["new_string"_L1].toString());
            all.insert(all.end(), part.begin(), part.end());
        }
        return all;
    }
    if (object->contains("content"_L1) && object->contains("file_path"_L1))
        return diffLines({}, object->value("content"_L1).toString());
    return std::nullopt;
}

QString CallSummary::file(const QString &input)
{
    const auto object = asObject(input);
    for (const QStringView key : {QStringView(u"file_path"), QStringView(u"path"), QStringView(u"notebook_path")}) {
        const QString value = object ? object->value(key).toString() : namedValue(input, key);
        if (!value.isEmpty())
            return value;
    }
    static const QRegularExpression patched(uR"(\*\*\* (?:Update|Add) File: ([^\n\\"]+))"_s);
    return patched.match(input).captured(1).trimmed();
}

} // namespace evoca::app
