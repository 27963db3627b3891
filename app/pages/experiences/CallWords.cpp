#include "pages/experiences/CallWords.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int longest = 200;
// In order of what tells most.
constexpr std::array<QLatin1StringView, 12> telling {"command"_L1,  "cmd"_L1,           "file_path"_L1,   "path"_L1,
                                                     "filePath"_L1, "notebook_path"_L1, "pattern"_L1,     "query"_L1,
                                                     "url"_L1,      "prompt"_L1,        "description"_L1, "skill"_L1};

QString oneLine(QString text)
{
    text = text.left(4 * longest).simplified();
    return text.size() > longest ? text.left(longest - 1) + u'…' : text;
}

} // namespace

QString CallWords::command(const QString &tool, const QString &input)
{
    const QString text = input.trimmed();
    if (text.startsWith(u'{')) {
        const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
        for (const QLatin1StringView key : telling) {
            if (object.value(key).isString())
                return oneLine(object.value(key).toString());
        }
        // A long object may be cut: its telling argument usually comes first.
        static const QRegularExpression first(
            uR"re("(?:command|file_path|path|filePath|pattern|query)"\s*:\s*"((?:[^"\\]|\\.){1,300})")re"_s);
        const QRegularExpressionMatch match = first.match(text);
        if (match.hasMatch())
            return oneLine(match.captured(1).replace("\\n"_L1, " "_L1).replace("\\\""_L1, "\""_L1));
        return tool;
    }
    for (const QLatin1StringView key : telling) {
        const QString start = key + ": "_L1;
        qsizetype at = text.startsWith(start) ? 0 : text.indexOf(u'\n' + start);
        if (at < 0)
            continue;
        if (at > 0)
            ++at;
        const qsizetype end = text.indexOf(u'\n', at);
        return oneLine(text.mid(at + start.size(), end < 0 ? -1 : end - at - start.size()));
    }
    if (text.startsWith("*** Begin Patch"_L1)) {
        static const QRegularExpression file(uR"(\*\*\* (?:Update|Add|Delete) File: (.+))"_s);
        const QRegularExpressionMatch match = file.match(text);
        if (match.hasMatch())
            return oneLine(match.captured(1));
    }
    const QString line = oneLine(text.section(u'\n', 0, 0));
    return line.isEmpty() ? tool : line;
}

QString CallWords::firstError(const QString &output)
{
    static const QRegularExpression speaks(
        uR"(\b(error|failed|failure|fatal|panicked|exception|assert\w*|not found|denied|cannot|expected|se esperaba|falló)\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString last;
    for (const QString &line : output.split(u'\n')) {
        const QString trimmed = line.trimmed();
        if (trimmed.isEmpty())
            continue;
        if (speaks.match(trimmed).hasMatch())
            return oneLine(trimmed);
        last = trimmed;
    }
    return oneLine(last);
}

} // namespace evoca::app
