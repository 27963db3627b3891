#include "learning/LessonPhrases.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct StrategyWords
{
    QStringView name;
    QStringView shown; ///< as the window calls it
    QStringView advice; ///< what to do
    QStringView instead; ///< what to do when it ended badly
};

constexpr std::array strategyWords {
    StrategyWords {u"inspect-first", u"Inspección primero",
                   u"lee el código de alrededor antes de la primera edición y después comprueba.",
                   u"ejecuta una comprobación antes de la primera edición y después de cada una."},
    StrategyWords {u"test-first", u"Prueba primero",
                   u"ejecuta una prueba antes de la primera edición y edita hasta que pase.",
                   u"lee el código que falla antes de volver a ejecutar las pruebas."},
    StrategyWords {u"incremental", u"Por pasos",
                   u"edita en pasos pequeños y deja que una comprobación pase después de cada uno.",
                   u"busca primero la causa y haz después un solo cambio completo."},
    StrategyWords {u"source-first", u"Ir a la fuente", u"lee las propias fuentes antes de responder.",
                   u"busca en más sitios y confírmalo en un segundo lugar."},
    StrategyWords {u"cross-check", u"Contrastar", u"confirma cada hallazgo buscando y leyendo antes de responder.",
                   u"lee hasta el final el único sitio que decide."},
    StrategyWords {u"broad-then-deep", u"De lo amplio a lo hondo",
                   u"busca primero en todas partes y lee después los pocos sitios que importan.",
                   u"empieza por el archivo que nombra la pregunta."},
    StrategyWords {u"reason-first", u"Razonar primero", u"piénsalo a fondo antes de tocar una herramienta.",
                   u"mira el código antes de decidir."},
    StrategyWords {u"compare-options", u"Comparar opciones", u"pon las opciones una al lado de otra antes de elegir.",
                   u"reúne primero pruebas de cada opción."},
    StrategyWords {u"evidence-first", u"Evidencia primero", u"mira el código antes de decidir.",
                   u"escribe las opciones antes de seguir mirando."},
};

QString tasks(TaskClass taskClass)
{
    switch (taskClass) {
    case TaskClass::Build: return u"tareas de desarrollo"_s;
    case TaskClass::Debug: return u"tareas de depuración"_s;
    case TaskClass::Refactor: return u"refactorizaciones"_s;
    case TaskClass::Test: return u"tareas de pruebas"_s;
    case TaskClass::Investigate: return u"investigaciones"_s;
    case TaskClass::Think: return u"decisiones"_s;
    }
    return u"tareas"_s;
}

QString oneTask(TaskClass taskClass)
{
    switch (taskClass) {
    case TaskClass::Build: return u"una tarea de desarrollo"_s;
    case TaskClass::Debug: return u"una tarea de depuración"_s;
    case TaskClass::Refactor: return u"una refactorización"_s;
    case TaskClass::Test: return u"una tarea de pruebas"_s;
    case TaskClass::Investigate: return u"una investigación"_s;
    case TaskClass::Think: return u"una decisión"_s;
    }
    return u"una tarea"_s;
}

/// "y" is "e" before the sound i.
QString joined(const QString &first, const QString &last)
{
    const bool i = last.startsWith(u'i', Qt::CaseInsensitive) || last.startsWith(u'í', Qt::CaseInsensitive);
    return u"%1 %2 %3"_s.arg(first, i ? u"e"_s : u"y"_s, last);
}

/// "a, b y c"
QString listOf(const QStringList &named, qsizetype more)
{
    if (more > 0)
        return u"%1 y %2 más"_s.arg(named.join(u", "_s), QString::number(more));
    if (named.size() < 2)
        return named.value(0);
    return joined(named.first(named.size() - 1).join(u", "_s), named.constLast());
}

class SpanishLessons final : public LessonPhrases
{
public:
    QString strategy(const QString &strategy, TaskClass taskClass, bool well) const override
    {
        const auto *words = std::ranges::find(strategyWords, QStringView(strategy), &StrategyWords::name);
        const bool known = words != strategyWords.end();
        const QString start = u"«%1» dio %2 resultado en %3"_s.arg(known ? words->shown.toString() : strategy,
                                                                   well ? u"buen"_s : u"mal"_s, tasks(taskClass));
        if (!known)
            return start + u'.'; // a strategy that an agent named itself
        return start + u": "_s + (well ? words->advice : words->instead);
    }
    QString files(const QStringList &named, qsizetype more, TaskClass taskClass) const override
    {
        return u"Empieza por %1: allí acabó bien %2."_s.arg(listOf(named, more), oneTask(taskClass));
    }
    QString edit(const QString &program, const QString &signature, const QString &file) const override
    {
        return u"Cuando `%1` falle con «%2», mira %3: una edición allí hizo que pasara."_s.arg(program, signature,
                                                                                               file);
    }
    QString instead(const QString &program, const QString &signature, const QString &command) const override
    {
        return u"Cuando `%1` falle con «%2», ejecuta `%3` en su lugar: pasó."_s.arg(program, signature, command);
    }
    QString failureLoop(const QString &signature, int count) const override
    {
        return u"«%1» volvió %2 veces en una tarea: para a la segunda, lee lo que nombra y cambia de enfoque."_s.arg(
            signature, QString::number(count));
    }
    QString repetition(const QString &command, int count) const override
    {
        return u"`%1` se ejecutó %2 veces sin que nada cambiara entre medias: usa su primera salida, o cambia algo antes de repetirlo."_s
            .arg(command, QString::number(count));
    }
};

} // namespace

const LessonPhrases &spanishLessons()
{
    static const SpanishLessons phrases;
    return phrases;
}

} // namespace evoca::model
