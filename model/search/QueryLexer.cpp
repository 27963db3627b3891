#include "search/QueryLexer.h"

#include "text/Tokenizer.h"

#include <array>

namespace evoca::model {

using namespace Qt::StringLiterals;

namespace {

struct KeyName
{
    QLatin1StringView written; ///< folded
    QLatin1StringView key;
};

constexpr std::array<KeyName, 49> keyNames {{{"agent"_L1, "agent"_L1},
                                             {"agente"_L1, "agent"_L1},
                                             {"status"_L1, "status"_L1},
                                             {"outcome"_L1, "status"_L1},
                                             {"estado"_L1, "status"_L1},
                                             {"resultado"_L1, "status"_L1},
                                             {"project"_L1, "project"_L1},
                                             {"proyecto"_L1, "project"_L1},
                                             {"file"_L1, "file"_L1},
                                             {"archivo"_L1, "file"_L1},
                                             {"fichero"_L1, "file"_L1},
                                             {"class"_L1, "class"_L1},
                                             {"clase"_L1, "class"_L1},
                                             {"strategy"_L1, "strategy"_L1},
                                             {"estrategia"_L1, "strategy"_L1},
                                             {"after"_L1, "after"_L1},
                                             {"since"_L1, "after"_L1},
                                             {"desde"_L1, "after"_L1},
                                             {"before"_L1, "before"_L1},
                                             {"until"_L1, "before"_L1},
                                             {"hasta"_L1, "before"_L1},
                                             {"antes"_L1, "before"_L1},
                                             {"in"_L1, "in"_L1},
                                             {"en"_L1, "in"_L1},
                                             {"kind"_L1, "kind"_L1},
                                             {"tipo"_L1, "kind"_L1},
                                             {"lesson"_L1, "lesson"_L1},
                                             {"leccion"_L1, "lesson"_L1},
                                             {"session"_L1, "session"_L1},
                                             {"sesion"_L1, "session"_L1},
                                             {"despues"_L1, "after"_L1},
                                             {"agents"_L1, "agent"_L1},
                                             {"files"_L1, "file"_L1},
                                             {"projects"_L1, "project"_L1},
                                             {"swarm"_L1, "swarm"_L1},
                                             {"enjambre"_L1, "swarm"_L1},
                                             {"scope"_L1, "scope"_L1},
                                             {"alcance"_L1, "scope"_L1},
                                             {"worktree"_L1, "worktree"_L1},
                                             {"arbol"_L1, "worktree"_L1},
                                             {"path"_L1, "path"_L1},
                                             {"ruta"_L1, "path"_L1},
                                             {"type"_L1, "type"_L1},
                                             {"origin"_L1, "origin"_L1},
                                             {"origen"_L1, "origin"_L1},
                                             {"client"_L1, "client"_L1},
                                             {"cliente"_L1, "client"_L1},
                                             {"tool"_L1, "tool"_L1},
                                             {"herramienta"_L1, "tool"_L1}}};

/// The text from `at` to the closing quote or the end; `at` moves behind it.
QString quoted(QStringView text, qsizetype &at)
{
    const qsizetype close = text.indexOf(u'"', at + 1);
    const qsizetype end = close < 0 ? text.size() : close;
    const QString value = text.sliced(at + 1, end - at - 1).toString();
    at = close < 0 ? text.size() : close + 1;
    return value;
}

qsizetype chunkEnd(QStringView text, qsizetype at)
{
    while (at < text.size() && !text.at(at).isSpace())
        ++at;
    return at;
}

/// A facet at `at` ("key:value", the value may be quoted); `at` moves behind it.
std::optional<Lexeme> facet(QStringView text, qsizetype &at)
{
    const qsizetype end = chunkEnd(text, at);
    const qsizetype colon = text.sliced(at, end - at).indexOf(u':');
    if (colon <= 0)
        return {};
    const std::optional<QString> key = facetKey(text.sliced(at, colon));
    if (!key)
        return {};
    Lexeme lexeme;
    lexeme.kind = Lexeme::Kind::Facet;
    lexeme.key = *key;
    lexeme.start = at;
    qsizetype value = at + colon + 1;
    if (value < text.size() && text.at(value) == u'"') {
        at = value;
        lexeme.value = quoted(text, at).simplified();
    } else {
        lexeme.value = text.sliced(value, end - value).toString();
        at = end;
    }
    return lexeme;
}

} // namespace

std::optional<QString> facetKey(QStringView key)
{
    const std::string folded = fold(key.toUtf8().toStdString());
    const QLatin1StringView written(folded.data(), qsizetype(folded.size()));
    for (const KeyName &name : keyNames) {
        if (name.written == written)
            return QString(name.key);
    }
    return {};
}

std::vector<Lexeme> lexQuery(QStringView text)
{
    std::vector<Lexeme> lexemes;
    qsizetype at = 0;
    while (at < text.size()) {
        if (text.at(at).isSpace()) {
            ++at;
            continue;
        }
        Lexeme lexeme;
        lexeme.start = at;
        const bool minus = text.at(at) == u'-' && at + 1 < text.size() && !text.at(at + 1).isSpace()
            && text.at(at + 1) != u'-';
        const qsizetype body = at + (minus ? 1 : 0);
        if (text.at(body) == u'"') {
            at = body;
            lexeme.value = quoted(text, at).simplified();
            lexeme.kind = minus ? Lexeme::Kind::Excluded : Lexeme::Kind::Phrase;
        } else if (std::optional<Lexeme> found = minus ? std::nullopt : facet(text, at)) {
            lexeme = *found;
        } else {
            at = chunkEnd(text, body);
            lexeme.value = text.sliced(body, at - body).toString();
            lexeme.kind = minus ? Lexeme::Kind::Excluded : Lexeme::Kind::Word;
        }
        lexeme.length = at - lexeme.start;
        lexeme.open = at == text.size();
        lexemes.push_back(lexeme);
    }
    return lexemes;
}

} // namespace evoca::model
