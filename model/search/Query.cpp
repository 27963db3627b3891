#include "search/Query.h"

#include "search/QueryLexer.h"
#include "text/Folding.h"
#include "text/Tokenizer.h"

#include <QDate>
#include <QDateTime>

#include <array>

namespace evoca::model {

using namespace Qt::StringLiterals;

namespace {

QString folded(QStringView text)
{
    return QString::fromStdString(fold(text.toUtf8().toStdString()));
}

template<typename Value, std::size_t size>
std::optional<Value> named(QStringView text, const std::array<std::pair<QLatin1StringView, Value>, size> &names)
{
    const QString word = folded(text);
    for (const auto &[name, value] : names) {
        if (word == name)
            return value;
    }
    return {};
}

std::optional<Status> statusOf(QStringView text)
{
    if (const auto status = statusFromId(text))
        return status;
    static constexpr std::array<std::pair<QLatin1StringView, Status>, 14> names {{{"exito"_L1, Status::Success},
                                                                                  {"correcto"_L1, Status::Success},
                                                                                  {"ok"_L1, Status::Success},
                                                                                  {"worked"_L1, Status::Success},
                                                                                  {"fallo"_L1, Status::Failure},
                                                                                  {"fracaso"_L1, Status::Failure},
                                                                                  {"failed"_L1, Status::Failure},
                                                                                  {"fallido"_L1, Status::Failure},
                                                                                  {"desconocido"_L1, Status::Unknown},
                                                                                  {"desconocida"_L1, Status::Unknown},
                                                                                  {"running"_L1, Status::Running},
                                                                                  {"curso"_L1, Status::Running},
                                                                                  {"en-curso"_L1, Status::Running},
                                                                                  {"en curso"_L1, Status::Running}}};
    return named(text, names);
}

std::optional<TaskClass> classOf(QStringView text)
{
    if (const auto taskClass = taskClassFromId(text))
        return taskClass;
    static constexpr std::array<std::pair<QLatin1StringView, TaskClass>, 14> names {
        {{"construir"_L1, TaskClass::Build},
         {"construccion"_L1, TaskClass::Build},
         {"crear"_L1, TaskClass::Build},
         {"depurar"_L1, TaskClass::Debug},
         {"depuracion"_L1, TaskClass::Debug},
         {"refactorizar"_L1, TaskClass::Refactor},
         {"refactorizacion"_L1, TaskClass::Refactor},
         {"probar"_L1, TaskClass::Test},
         {"pruebas"_L1, TaskClass::Test},
         {"prueba"_L1, TaskClass::Test},
         {"investigar"_L1, TaskClass::Investigate},
         {"investigacion"_L1, TaskClass::Investigate},
         {"pensar"_L1, TaskClass::Think},
         {"reflexion"_L1, TaskClass::Think}}};
    return named(text, names);
}

std::optional<SearchIn> searchIn(QStringView text)
{
    static constexpr std::array<std::pair<QLatin1StringView, SearchIn>, 19> names {
        {{"prompt"_L1, SearchIn::Prompt},
         {"prompts"_L1, SearchIn::Prompt},
         {"peticion"_L1, SearchIn::Prompt},
         {"pregunta"_L1, SearchIn::Prompt},
         {"answer"_L1, SearchIn::Answer},
         {"answers"_L1, SearchIn::Answer},
         {"respuesta"_L1, SearchIn::Answer},
         {"respuestas"_L1, SearchIn::Answer},
         {"input"_L1, SearchIn::Input},
         {"entrada"_L1, SearchIn::Input},
         {"command"_L1, SearchIn::Input},
         {"output"_L1, SearchIn::Output},
         {"salida"_L1, SearchIn::Output},
         {"result"_L1, SearchIn::Output},
         {"thinking"_L1, SearchIn::Thinking},
         {"pensamiento"_L1, SearchIn::Thinking},
         {"razonamiento"_L1, SearchIn::Thinking},
         {"anywhere"_L1, SearchIn::Anywhere},
         {"todo"_L1, SearchIn::Anywhere}}};
    return named(text, names);
}

/// "7d", "2w", "3m", "1y": that long before today. Spanish letters: s (semana), a (año).
std::optional<QDate> relativeDate(const QString &text, QDate today)
{
    bool numeric = false;
    const int count = QStringView(text).chopped(1).toInt(&numeric);
    if (!numeric || count < 0 || count > 10000)
        return {};
    switch (text.back().unicode()) {
    case 'd': return today.addDays(-count);
    case 'w':
    case 's': return today.addDays(-7 * count);
    case 'm': return today.addMonths(-count);
    case 'y':
    case 'a': return today.addYears(-count);
    default: return {};
    }
}

std::optional<QDate> dateOf(const QString &value)
{
    const QString text = folded(value);
    const QDate today = QDate::currentDate();
    if (text == "today"_L1 || text == "hoy"_L1)
        return today;
    if (text == "yesterday"_L1 || text == "ayer"_L1)
        return today.addDays(-1);
    if (text.size() >= 2 && text.back().isLetter())
        return relativeDate(text, today);
    const QStringList parts = text.split(u'-');
    std::array<int, 3> numbers {0, 1, 1};
    if (parts.size() > 3 || parts.first().size() != 4)
        return {};
    for (qsizetype i = 0; i < parts.size(); ++i) {
        bool numeric = false;
        numbers[std::size_t(i)] = parts.at(i).toInt(&numeric);
        if (!numeric)
            return {};
    }
    const QDate date(numbers[0], numbers[1], numbers[2]);
    return date.isValid() ? std::optional(date) : std::nullopt;
}

template<typename Value>
bool addAll(const QString &value, std::vector<Value> &to, std::optional<Value> (*parse)(QStringView))
{
    std::vector<Value> parsed;
    for (const QString &part : value.split(u',', Qt::SkipEmptyParts)) {
        const std::optional<Value> one = parse(part);
        if (!one)
            return false;
        parsed.push_back(*one);
    }
    to.insert(to.end(), parsed.begin(), parsed.end());
    return !parsed.empty();
}

/// "2026-11-30T14:00": what a span chosen in a timeline writes.
std::optional<qint64> momentOf(const QString &value)
{
    const qsizetype cut = value.indexOf(u'T', 0, Qt::CaseInsensitive);
    const std::optional<QDate> date = cut == 10 ? dateOf(value.first(cut)) : std::nullopt;
    const QTime time = date ? QTime::fromString(value.sliced(cut + 1), u"HH:mm"_s) : QTime();
    return time.isValid() ? std::optional(QDateTime(*date, time).toMSecsSinceEpoch()) : std::nullopt;
}

bool setTime(const QString &value, std::optional<qint64> &to)
{
    if (const std::optional<QDate> date = dateOf(value)) {
        to = date->startOfDay().toMSecsSinceEpoch();
        return true;
    }
    const std::optional<qint64> moment = momentOf(value);
    to = moment ? moment : to;
    return moment.has_value();
}

bool setId(const QString &value, RowId &to)
{
    bool numeric = false;
    const RowId id = value.toLongLong(&numeric);
    if (numeric && id != 0)
        to = id;
    return numeric && id != 0;
}

/// False when the value means nothing for this key.
bool applyFacet(Query &query, const QString &key, const QString &value)
{
    if (key == "agent"_L1)
        return addAll<Agent>(value, query.agents, agentFromId);
    if (key == "status"_L1)
        return addAll<Status>(value, query.statuses, statusOf);
    if (key == "class"_L1)
        return addAll<TaskClass>(value, query.classes, classOf);
    if (key == "kind"_L1)
        return addAll<LessonKind>(value, query.lessonKinds, lessonKindFromId);
    if (key == "after"_L1)
        return setTime(value, query.after);
    if (key == "before"_L1)
        return setTime(value, query.before);
    if (key == "session"_L1)
        return setId(value, query.session);
    if (key == "lesson"_L1)
        return setId(value, query.lesson);
    if (key == "in"_L1) {
        const std::optional<SearchIn> in = searchIn(value);
        query.in = in.value_or(query.in);
        return in.has_value();
    }
    if (key == "project"_L1)
        query.projects << value;
    else if (key == "file"_L1)
        query.files << value;
    else if (key == "strategy"_L1)
        query.strategies << (folded(value) == "ninguna"_L1 ? u"none"_s : value);
    else
        return false;
    return true;
}

void addWord(Query &query, QString text, bool prefix)
{
    while (text.endsWith(u'*')) {
        text.chop(1);
        prefix = true;
    }
    const std::vector<std::string> cut = tokens(text.toStdString(), TokenMode::Query);
    if (!cut.empty())
        query.words.push_back({text, prefix || (cut.size() == 1 && isLoneNgram(cut.front()))});
}

QString writtenToken(const QString &key, const QString &value)
{
    const bool quote = std::any_of(value.begin(), value.end(), [](QChar c) { return c.isSpace(); });
    if (!quote)
        return key + u':' + value;
    QString plain = value;
    plain.remove(u'"');
    return key + u":\""_s + plain + u'"';
}

} // namespace

bool Query::hasFacets() const
{
    return !agents.empty() || !statuses.empty() || !classes.empty() || !projects.isEmpty() || !files.isEmpty()
        || !strategies.isEmpty() || !lessonKinds.empty() || after || before || in != SearchIn::Anywhere || session != 0
        || lesson != 0;
}

Query parseQuery(QStringView text, bool typing)
{
    Query query;
    bool written = false;
    for (const Lexeme &lexeme : lexQuery(text)) {
        written = written || lexeme.kind == Lexeme::Kind::Phrase || lexeme.kind == Lexeme::Kind::Word;
        switch (lexeme.kind) {
        case Lexeme::Kind::Facet:
            // an empty value is a facet that is being typed
            if (!lexeme.value.isEmpty() && !applyFacet(query, lexeme.key, lexeme.value)) {
                addWord(query, text.sliced(lexeme.start, lexeme.length).toString(), false);
                query.misread = query.misread || !(typing && lexeme.open);
            }
            break;
        case Lexeme::Kind::Phrase:
            if (!tokens(lexeme.value.toStdString(), TokenMode::Query).empty())
                query.phrases << lexeme.value;
            break;
        case Lexeme::Kind::Excluded:
            if (!tokens(lexeme.value.toStdString(), TokenMode::Query).empty())
                query.excluded << lexeme.value;
            break;
        case Lexeme::Kind::Word: addWord(query, lexeme.value, typing && lexeme.open); break;
        }
    }
    query.unsearchable = written && !query.hasText();
    return query;
}

std::vector<QueryToken> queryTokens(QStringView text)
{
    std::vector<QueryToken> list;
    for (const Lexeme &lexeme : lexQuery(text)) {
        if (lexeme.kind == Lexeme::Kind::Facet)
            list.push_back({lexeme.key, lexeme.value, lexeme.start, lexeme.length});
    }
    return list;
}

QString withToken(QStringView text, const QString &key, const QString &value)
{
    const QString english = facetKey(key).value_or(key);
    QString result = text.toString();
    bool placed = value.isEmpty();
    const std::vector<QueryToken> present = queryTokens(text);
    for (auto token = present.rbegin(); token != present.rend(); ++token) {
        if (token->key != english)
            continue;
        const bool first = std::none_of(token + 1, present.rend(),
                                        [&](const QueryToken &other) { return other.key == english; });
        if (first && !placed) {
            result.replace(token->start, token->length, writtenToken(english, value));
            placed = true;
        } else {
            qsizetype length = token->length;
            if (token->start + length < result.size() && result.at(token->start + length).isSpace())
                ++length; // with the space behind it
            result.remove(token->start, length);
        }
    }
    if (!placed) {
        if (!result.isEmpty() && !result.back().isSpace())
            result += u' ';
        result += writtenToken(english, value);
    }
    return result.trimmed();
}

} // namespace evoca::model
