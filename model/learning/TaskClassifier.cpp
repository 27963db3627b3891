#include "learning/TaskClassifier.h"

#include "learning/ProgramTable.h"
#include "learning/PromptWords.h"

#include <algorithm>
#include <array>

namespace evoca::model {

namespace {

struct ClassWords
{
    TaskClass taskClass;
    std::string_view words;
    std::string_view spanishOnly; ///< words that mean something else in English: they need a Spanish neighbour
};

constexpr std::array classWords {
    ClassWords {
        TaskClass::Debug,
        "fix fixes fixing bug bugs bugfix failure failures failing fails error errors broken crash crashes crashing crashed debug debugging regression "
        "arregla arreglar arreglo arreglame arreglalo arreglala arreglad corrige corregir corrigelo corrigela correccion fallo fallos falla fallan fallando "
        "errores roto rota rotos rotas soluciona solucionar solucionalo resuelve resolver depura depurar depuracion repara reparar peta casca",
        ""},
    ClassWords {
        TaskClass::Refactor,
        "refactor refactors refactoring refactored migrate migrates migrating migration migrations "
        "refactoriza refactorizar refactorizalo refactorizacion migra migrar migralo migracion migraciones reestructura reestructurar reorganiza reorganizar",
        ""},
    ClassWords {TaskClass::Test, "test tests testing coverage prueba pruebas probar cobertura testea testear", ""},
    ClassWords {
        TaskClass::Investigate,
        "research investigate investigation architecture overview understand understanding explain review audit inspect trace inventory map analysis "
        "analyse analyze summarise summarize "
        "investiga investigar investigacion arquitectura entender entiende comprender comprende explica explicame explicar explicacion revisa revisar "
        "revision audita auditar auditoria inspecciona inspeccionar rastrea rastrear inventario mapa mapea analiza analizar analisis resumen resumir "
        "resumeme averigua averiguar estudia estudiar panorama",
        "resume"},
    ClassWords {
        TaskClass::Think,
        "decide decision compare choose plan brainstorm reason evaluate assess recommend strategy ideate "
        "decidir decidamos compara comparar comparacion comparativa elige elegir escoge escoger planifica planificar planea planear piensa pensar razona "
        "razonar evalua evaluar evaluacion valora valorar recomienda recomiendas recomendar recomendacion estrategia planificacion debate propuesta idea ideas",
        ""},
};

/// Words that name a subject, not a defect: "error handling", "manejo de errores", "log error codes".
bool isSubject(const PromptWords &prompt, std::size_t at)
{
    const std::string &word = prompt.words[at];
    if (word == "error" || word == "errors" || word == "failure") {
        static constexpr std::string_view after =
            "handling handler handlers message messages page pages code codes type types class boundary boundaries tolerance log logs";
        if (at + 1 < prompt.words.size() && containsWord(after, prompt.words[at + 1]))
            return true;
    }
    if ((word == "errores" || word == "error" || word == "fallos") && at >= 2 && prompt.words[at - 1] == "de")
        return containsWord(
            "manejo gestion tratamiento control mensaje mensajes pagina paginas codigo codigos registro tolerancia",
            prompt.words[at - 2]);
    return false;
}

bool matches(const ClassWords &row, const PromptWords &prompt, bool spanish)
{
    for (std::size_t at = 0; at < prompt.words.size(); ++at) {
        const std::string &word = prompt.words[at];
        const bool hit = containsWord(row.words, word) || (spanish && containsWord(row.spanishOnly, word));
        if (hit && !(row.taskClass == TaskClass::Debug && isSubject(prompt, at)))
            return true;
    }
    return false;
}

} // namespace

TaskClass classifyPrompt(QStringView prompt)
{
    const PromptWords words(prompt);
    const bool spanish = words.looksSpanish();
    static const std::vector<std::string_view> brokenPhrases {
        "doesnt work", "does not work", "not working",       "stopped working",
        "no funciona", "no funcionan",  "dejo de funcionar", "ha dejado de funcionar",
        "no anda",     "no va"};
    if (words.find(brokenPhrases, words.words.size()) >= 0)
        return TaskClass::Debug;
    for (const ClassWords &row : classWords) {
        if (matches(row, words, spanish))
            return row.taskClass;
    }
    return TaskClass::Build;
}

bool asksForChoice(QStringView prompt)
{
    const PromptWords words(prompt);
    return std::ranges::any_of(words.words, [](const std::string &word) {
        return containsWord(
            "compare choose options option alternatives versus vs tradeoffs compara comparar comparacion elige elegir escoge escoger opciones "
            "opcion alternativas cual which",
            word);
    });
}

} // namespace evoca::model
