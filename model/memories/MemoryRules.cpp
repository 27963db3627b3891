#include "memories/MemoryRules.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(MemoryRules)
};

QRegularExpression pattern(const QString &text)
{
    QRegularExpression expression(
        text, QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    expression.optimize();
    return expression;
}

std::optional<Error> shareProblem(const QString &field, double value)
{
    if (value >= 0 && value <= 1)
        return std::nullopt;
    return Error {ErrorCode::InvalidArgument, Messages::tr("%1 must be between 0 and 1.").arg(field), field};
}

} // namespace

const QStringList &memoryTypes()
{
    static const QStringList types {u"semantic"_s, u"episodic"_s, u"procedural"_s, u"working"_s, u"identity"_s};
    return types;
}

QString normalisedPath(const QString &path)
{
    QStringList parts;
    for (const QString &part : path.normalized(QString::NormalizationForm_C).replace(u'\\', u'/').split(u'/')) {
        if (const QString name = part.simplified(); !name.isEmpty())
            parts << name;
    }
    return parts.join(u'/');
}

QString classifiedType(const QString &content, const QString &path)
{
    static const QRegularExpression aboutSomebody = pattern(
        uR"(^(i|my|me|the (user|owner|team)|user|mi|mis|yo|(el|la) (usuari[oa]|dueñ[oa]|equipo))\b.{0,40}\b(prefers?|likes?|am|is called|speaks?|wants?|works?|prefiere|prefiero|gustan?|soy|se llama|habla|hablo|quiere|quiero|trabajo|trabaja)\b)"_s);
    static const QRegularExpression aboutSomebodyPath = pattern(
        u"^(identity|identidad|profile|perfil|preferences|preferencias)(/|$)"_s);
    static const QRegularExpression steps = pattern(
        uR"(^(to\s|how to\b|always\b|never\b|run\b|use\b|before\b|after\b|when\b|steps?\b|para\s|cómo\b|siempre\b|nunca\b|ejecut[ae]r?\b|us[ae]r?\b|antes de\b|después de\b|cuando\b|pasos?\b))"_s);
    static const QRegularExpression numbered = pattern(uR"((^|\n)\s*\d+[.)]\s.*\n\s*\d+[.)]\s)"_s);
    static const QRegularExpression dated = pattern(
        uR"(\b(\d{4}-\d{2}-\d{2}|\d{1,2} (de )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\p{L}*|(on|el) (monday|tuesday|wednesday|thursday|friday|lunes|martes|miércoles|jueves|viernes)|yesterday|ayer)\b)"_s);
    static const QRegularExpression happened = pattern(
        uR"(\b(\p{L}+ed|went|broke|was|were|shipped|met|found|fall[óo]|decidi(mos|ó)|ocurri[óo]|pas[óo]|public(amos|ó)|se (cay|romp)i[óo]|encontr(amos|ó)|fue)\b)"_s);
    if (path.contains(aboutSomebodyPath) || content.contains(aboutSomebody))
        return u"identity"_s;
    if (content.contains(numbered) || content.contains(steps))
        return u"procedural"_s;
    if (content.contains(dated) && content.contains(happened))
        return u"episodic"_s;
    return u"semantic"_s;
}

std::optional<Error> textProblem(const QString &field, const QString &text, int shortest, int longest)
{
    if (text.size() < shortest)
        return Error {ErrorCode::InvalidArgument,
                      Messages::tr("%1 must have at least %n character(s).", nullptr, shortest).arg(field), field};
    if (text.size() > longest)
        return Error {
            ErrorCode::InvalidArgument,
            Messages::tr("%1 must have at most %2 characters; it has %3.").arg(field).arg(longest).arg(text.size()),
            field};
    return std::nullopt;
}

std::optional<Error> memoryProblem(const Memory &memory)
{
    if (auto problem = textProblem(u"content"_s, memory.content, 1, longestMemory))
        return problem;
    if (auto problem = textProblem(u"path"_s, memory.path, 1, longestMemoryPath))
        return problem;
    if (auto problem = textProblem(u"scope"_s, memory.scope, 0, longestMemoryScope))
        return problem;
    if (auto problem = textProblem(u"semantic_key"_s, memory.semanticKey, 0, longestSemanticKey))
        return problem;
    if (!memoryTypes().contains(memory.type))
        return Error {ErrorCode::InvalidArgument,
                      Messages::tr("type must be auto or one of: %1.").arg(memoryTypes().join(u", "_s)), u"type"_s};
    if (auto problem = shareProblem(u"importance"_s, memory.importance))
        return problem;
    return shareProblem(u"confidence"_s, memory.confidence);
}

} // namespace evoca::model
