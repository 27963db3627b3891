#include "Vocabulary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_set>

namespace evoca::bench {

namespace {

constexpr size_t wordCount = 30'000;
constexpr size_t tableSize = 1 << 18;

constexpr std::string_view english =
    "the to a of and in is that it for with this on we not be are from when as if use should test file error code "
    "function now run build because only make sure change add fix return value call new user data line check type "
    "still failing first before after needs response request server client session token timeout retry cache index "
    "query table column row migration schema config option default path folder parser lexer socket thread lock queue "
    "worker job batch commit branch merge rebase diff patch review deploy release version package module import export "
    "class object method field property struct interface template header source library dependency compiler linker "
    "warning debug trace log message event handler callback promise async await stream buffer memory leak pointer "
    "reference crash exception stack frame signal process child parent kernel driver network packet port address host "
    "domain certificate password login account permission role policy audit report chart window button dialog menu list "
    "item model view controller layout widget theme icon font color image pixel screen render draw paint scroll click "
    "hover focus keyboard shortcut mouse drag drop search filter sort page cursor offset limit total count average "
    "median latency throughput benchmark profile optimize slow fast empty missing broken wrong correct duplicate stale "
    "fresh locked pending ready done skipped ignored expected actual instead rather however therefore probably maybe "
    "looks seems there here where which while until again already never always every each both other another same "
    "different between without inside outside above below under over through across against around during";
constexpr std::string_view spanish =
    "de la que el en y a los se del las un por con no una su para es al lo como más pero sus le ya o este sí porque "
    "esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra "
    "otros ese eso ante ellos e esto antes algunos qué unos yo otro otras otra él tanto esa estos mucho quienes nada "
    "archivo error prueba función código servidor cliente sesión petición respuesta tabla columna fila consulta índice "
    "caché configuración opción valor ruta carpeta analizador hilo cola trabajo rama fusión cambio revisión versión "
    "paquete módulo clase objeto método campo propiedad plantilla cabecera biblioteca dependencia compilador aviso "
    "registro mensaje evento manejador promesa flujo memoria fuga puntero referencia excepción pila señal proceso "
    "padre hijo núcleo red puerto dirección dominio certificado contraseña cuenta permiso política informe gráfico "
    "ventana botón diálogo menú lista elemento modelo vista diseño tema icono fuente color imagen pantalla teclado "
    "atajo ratón búsqueda filtro página desplazamiento límite total media latencia rendimiento lento rápido vacío "
    "falta roto mal correcto duplicado viejo nuevo bloqueado pendiente listo hecho falla funciona arregla añade "
    "quita comprueba ejecuta compila despliega publica mejora parece quizá entonces sin embargo después ahora luego "
    "siempre nunca cada mismo distinto dentro fuera encima debajo año niño señal mañana pequeño";

constexpr std::array<std::string_view, 40> onsets {
    "b",  "br", "c", "cl", "cr", "d",  "dr", "f",  "fl",  "g", "gr", "h",  "j", "k", "l", "m", "n",  "p",  "pl", "pr",
    "qu", "r",  "s", "sc", "sh", "sl", "sp", "st", "str", "t", "th", "tr", "v", "w", "x", "z", "ch", "sk", "sn", ""};
constexpr std::array<std::string_view, 14> vowels {"a",  "e",  "i",  "o",  "u", "ai", "ea",
                                                   "ee", "io", "ou", "oa", "a", "e",  "o"};
constexpr std::array<std::string_view, 16> codas {"",  "",   "",   "n",  "r", "s", "t",  "l",
                                                  "m", "nd", "rt", "ck", "x", "p", "st", "ng"};
constexpr std::array<std::string_view, 18> englishEnds {"",     "s",    "ed",   "ing", "er",  "ion",
                                                        "able", "ment", "ness", "ly",  "ize", "ity",
                                                        "ful",  "less", "or",   "ic",  "al",  "ance"};
constexpr std::array<std::string_view, 18> spanishEnds {"a",    "o",    "as",     "os",    "ar",   "ado",
                                                        "ando", "ción", "miento", "mente", "able", "idad",
                                                        "or",   "ero",  "ura",    "ía",    "ista", "ño"};

} // namespace

Vocabulary::Vocabulary(Tongue tongue, quint64 seed)
{
    const std::string_view known = tongue == Tongue::English ? english : spanish;
    for (size_t at = 0; at < known.size();) {
        const size_t end = std::min(known.find(' ', at), known.size());
        m_words.emplace_back(known.substr(at, end - at));
        at = end + 1;
    }
    Random random(seed);
    addMade(random, tongue);
    buildZipf();
    for (size_t i = 60; i < m_words.size(); ++i) {
        const bool plain = std::ranges::all_of(m_words[i], [](char c) { return c >= 'a' && c <= 'z'; });
        if (plain && m_words[i].size() > 3)
            m_plain.push_back(quint16(i));
    }
}

void Vocabulary::addMade(Random &random, Tongue tongue)
{
    std::unordered_set<std::string> taken(m_words.begin(), m_words.end());
    while (m_words.size() < wordCount) {
        std::string word;
        for (int syllables = random.between(1, 3); syllables > 0; --syllables)
            word.append(random.pick(onsets)).append(random.pick(vowels)).append(random.pick(codas));
        word += tongue == Tongue::English ? random.pick(englishEnds) : random.pick(spanishEnds);
        if (word.size() > 2 && word.size() < 16 && taken.insert(word).second)
            m_words.push_back(std::move(word));
    }
}

/// A table of words as often as their rank says, so that drawing is one look.
void Vocabulary::buildZipf()
{
    std::vector<double> sums(m_words.size());
    double sum = 0;
    for (size_t i = 0; i < sums.size(); ++i)
        sums[i] = sum += 1 / std::pow(double(i) + 2.7, 1.02);
    m_zipf.resize(tableSize);
    size_t word = 0;
    for (size_t i = 0; i < tableSize; ++i) {
        while (word + 1 < sums.size() && sums[word] < sum * (double(i) + 0.5) / double(tableSize))
            ++word;
        m_zipf[i] = quint16(word);
    }
    // The tail is longer than the table is fine: the rarest words take turns in its last part.
    const size_t tail = tableSize / 16;
    for (size_t i = 0; i < tail; ++i)
        m_zipf[tableSize - tail + i] = quint16(m_words.size() / 4 + (i * 7919) % (m_words.size() * 3 / 4));
}

const std::string &Vocabulary::stem(Random &random) const
{
    // Squaring prefers the frequent ones.
    const double at = double(random.below(1 << 20)) / double(1 << 20);
    return m_words[m_plain[size_t(at * at * double(m_plain.size() - 1))]];
}

} // namespace evoca::bench
