#include "text/Stemmer.h"

#include <string_view>
#include <unordered_map>

namespace evoca::model {

namespace {

constexpr unsigned englishFunction = 1;
constexpr unsigned spanishFunction = 2;
constexpr unsigned genericStem = 8;
constexpr unsigned generic = 4; ///< says nothing about what a task is about

constexpr std::string_view englishFunctionWords =
    "a an the this that these those and or but nor not no if then else than so as at by for from in into of off on onto out over "
    "to up with within without about above after before again against all am any are aren be because been being below between "
    "both can cannot could couldn did didn do does doesn doing don done down during each either every few further had hadn has "
    "hasn have haven having he her here hers him his how i ii is isn it its itself just ll me more most must my mine neither "
    "never now once only other others our ours own per re same she should shouldn some such t s d m ve their theirs them there "
    "they through too under until unless upon us very was wasn we were weren what whatever when whenever where wherever "
    "whether which while who whom whose why will won would wouldn yet you your yours also always already ever even still "
    "really maybe perhaps quite rather much many lot lots one ones anything something nothing everything anyone someone "
    "somewhere somehow anyway instead via whereas though although however therefore thus hence since around across along "
    "among behind beside besides beyond despite except like near past till toward towards another enough least less "
    "didnt dont doesnt isnt cant wont its im ive id";

constexpr std::string_view spanishFunctionWords =
    "el la los las lo un una unos unas uno y e o u ni que de del al a ante bajo con contra desde durante en entre hacia hasta "
    "mediante para por segun sin sobre tras si no se su sus suyo suya mi mis mio mia tu tus te ti me nos os le les nuestro "
    "nuestra nuestros nuestras vuestro vuestra yo ella ellas ellos el usted ustedes nosotros vosotros este esta esto estos "
    "estas ese esa eso esos esas aquel aquella aquello aquellos aquellas cual cuales quien quienes cuyo cuya como cuando donde "
    "cuanto cuanta cuantos cuantas porque pues aunque mientras sino pero mas muy tan tanto tanta tantos tantas ya aun todavia "
    "tambien tampoco siempre nunca jamas solo solamente ademas entonces luego despues antes ahora aqui ahi alli asi casi quiza "
    "quizas cada todo toda todos todas otro otra otros otras mismo misma mismos mismas algo alguien algun alguna alguno algunos "
    "algunas nada nadie ningun ninguna ninguno ambos ambas varios varias poco poca pocos pocas mucho mucha muchos muchas demas "
    "es son soy eres somos era eran fue fueron ser sea sean siendo sido esta estan estoy estas estamos estaba estaban estar "
    "este esten estado hay habia haber ha han he hemos has haya hayan hubo tiene tienen tengo tienes tenemos tener tenia tenga "
    "tengan va van voy vas vamos ir vaya iba sigue siguen seguir";

constexpr std::string_view englishGenericWords =
    "fix fixes fixed fixing bug bugs buggy error errors add adds added adding update updates updated updating change changes "
    "changed changing check checks checked checking look looks looked looking investigate investigates investigated "
    "investigating investigation file files test tests tested testing code codes coding problem problems issue issues please "
    "thanks thank thx hi hello hey dear kindly help helps helped helping make makes made making need needs needed needing want "
    "wants wanted get gets got getting let lets try tries tried trying work works worked working use uses used using give gives "
    "put see sees seen find finds finding found review reviewed reviewing explain tell show know knows think thinks "
    "ensure sure properly correctly correct wrong broken break breaks fail fails failed failing failure failures "
    "take takes took taking keep keeps kept thing things stuff way ways task tasks go goes going come comes happen happens "
    "happening happened seem seems implement implements implemented implementing improve improves improved improving "
    "modify modifies modified new good bad nice quick quickly better best possible able solve solves solved solving solution "
    "figure debug debugging repo repository project last time times remember remembers recall earlier recently ago today yesterday "
    "previously did";

constexpr std::string_view spanishGenericWords =
    "arregla arreglar arreglad arreglalo arreglas arregle arreglo arreglado corrige corregir corrija corrigelo soluciona "
    "solucionar solucionalo solucion resuelve resolver resuelvelo anade a\xC3\xB1"
    "ade a\xC3\xB1"
    "adir a\xC3\xB1"
    "adelo a\xC3\xB1"
    "ada "
    "a\xC3\xB1"
    "adido a\xC3\xB1"
    "ades agrega agregar agregue "
    "actualiza actualizar actualizalo actualice actualizado cambia cambiar cambialo cambio cambios cambie cambiado modifica "
    "modificar modifique revisa revisar revisalo revise revision comprueba comprobar compruebalo comprueben mira mirar miralo "
    "mires mire echa echar echale echame vistazo ojo investiga investigar investigue averigua averiguar fichero ficheros archivo archivos prueba "
    "pruebas probar codigo codigos fallo fallos falla fallan fallar fallando problema problemas error errores favor gracias "
    "hola buenas ayuda ayudar ayudame necesito necesita necesitamos necesitas quiero quiere quieres queremos querria quisiera "
    "puedes puede pueden puedo podrias podria podemos poder podeis hacer haz hazlo hace hacen hago haga hecho haciendo pon "
    "poner ponlo pones usa usar use usando utiliza utilizar ver ves vea veo dime decir dice saber sabes se explica explicame "
    "mejora mejorar implementa implementar funciona funcionan funcionar funcione intenta intentar deja dejar debe deben deberia "
    "deberian cosa cosas tarea tareas proyecto repositorio nuevo nueva nuevos nuevas bien mal mejor peor manera forma vez veces "
    "parece parecen creo pasa pasar ocurre sucede correctamente ultima ultimo ultimas ultimos recuerda recuerdas recuerdo recordar "
    "hicimos hicieron hiciste ayer hoy";

/// Spanish stems of generic verbs: their inflections are too many to list (revises, comprobad, actualizándolo).
constexpr std::string_view spanishGenericStems =
    "arregl correg corrij solucion resuelv resolv a\xC3\xB1"
    "ad agreg actualiz cambi modific revis comprueb comprob investig averigu ayud "
    "necesit mejor implement intent explic utiliz funcion";

class Words
{
public:
    Words()
    {
        add(englishFunctionWords, englishFunction);
        add(spanishFunctionWords, spanishFunction);
        add(englishGenericWords, generic);
        add(spanishGenericWords, generic);
        add(spanishGenericStems, genericStem);
    }

    unsigned flags(std::string_view word) const
    {
        const auto found = m_flags.find(word);
        return found == m_flags.end() ? 0 : found->second;
    }

private:
    void add(std::string_view list, unsigned flag)
    {
        while (!list.empty()) {
            const std::size_t space = std::min(list.find(' '), list.size());
            if (space > 0)
                m_flags[list.substr(0, space)] |= flag;
            list.remove_prefix(std::min(space + 1, list.size()));
        }
    }

    std::unordered_map<std::string_view, unsigned> m_flags;
};

const Words &words()
{
    static const Words list;
    return list;
}

} // namespace

bool isStopWord(std::string_view word)
{
    if ((words().flags(word) & ~genericStem) != 0)
        return true;
    return word.size() >= 6 && (words().flags(stems(word).spanish) & genericStem) != 0;
}

TextLanguage guessLanguage(std::string_view utf8)
{
    struct Count
    {
        int english = 0, spanish = 0;
    } count;
    const auto see = [](void *context, const char *token, int length, int, int, bool) {
        auto &to = *static_cast<Count *>(context);
        const std::string_view word(token, std::size_t(length));
        if (length < 2)
            return 0;
        const unsigned flags = words().flags(word) & (englishFunction | spanishFunction);
        to.english += flags == englishFunction;
        to.spanish += flags == spanishFunction;
        to.spanish += word.find("\xC3\xB1") != std::string_view::npos;
        return 0;
    };
    const std::string_view head = utf8.substr(0, 600);
    tokenize(head, TokenMode::Parts, see, &count);
    for (const std::string_view mark : {"\xC2\xBF", "\xC2\xA1", "\xC3\xB3", "\xC3\xAD", "\xC3\xA1", "\xC3\xBA"})
        count.spanish += head.find(mark) != std::string_view::npos;
    if (count.english > 2 * count.spanish)
        return TextLanguage::English;
    if (count.spanish > 2 * count.english)
        return TextLanguage::Spanish;
    return TextLanguage::Unknown;
}

} // namespace evoca::model
