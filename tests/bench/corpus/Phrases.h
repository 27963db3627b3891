#pragma once

#include <array>
#include <string_view>

// What sessions are about, as templates of TextMaker::fill().
namespace evoca::bench {

inline constexpr std::array<std::string_view, 22> englishPrompts {
    "Fix the $w $w in $f: $i returns the wrong $w when $s.",
    "Why does $i fail with \"$s\"? Please find the cause and fix it.",
    "Add a $w option to $i so that $s, and cover it with tests.",
    "Refactor $f: split $i into smaller functions without changing behaviour.",
    "The tests in $f are failing since the last merge, $s. Make them pass again.",
    "Write tests for $T, especially for $s.",
    "Investigate why $i is slow with large $w data. Measure first, then propose a change.",
    "Implement $i in $f. It should $s and return a $T.",
    "Rename $i to $i everywhere and update the documentation.",
    "Please review the $w handling in $f and tell me what could break.",
    "I get this error when I start the server: $s. It worked yesterday.",
    "Update the $w dependency and fix whatever breaks in $i.",
    "Make the $w dialog show the $w instead of the $w, see $f.",
    "There is a race between $i and $i. Add a test that shows it and fix it.",
    "Document how $T works and why we $s.",
    "Remove the dead code around $i, but keep $T for now.",
    "The CI build fails on the $w step: $s. Can you reproduce it locally?",
    "Add pagination to $i; the limit is $n and the cursor comes from $T.",
    "Migrate $f from $T to $T.",
    "How does $i decide which $w to use? Explain it with references to the code.",
    "Handle the case where $s in $f and log a clear message.",
    "Make $i idempotent: calling it twice must not $s."};

inline constexpr std::array<std::string_view, 16> spanishPrompts {
    "Arregla el error de $i en $f: devuelve un $w incorrecto cuando $s.",
    "¿Por qué falla $i con \"$s\"? Busca la causa y corrígela, por favor.",
    "Añade una opción de $w a $i para que $s y escribe las pruebas.",
    "Refactoriza $f: divide $i en funciones más pequeñas sin cambiar el comportamiento.",
    "Las pruebas de $f fallan desde la última fusión, $s. Haz que vuelvan a pasar.",
    "Escribe pruebas para $T, sobre todo para $s.",
    "Investiga por qué $i es tan lento con muchos datos de $w. Primero mide y luego propón un cambio.",
    "Implementa $i en $f. Debe $s y devolver un $T.",
    "Cambia el nombre de $i a $i en todas partes y actualiza la documentación.",
    "Revisa la gestión de $w en $f y dime qué podría romperse.",
    "Me sale este error al arrancar el servidor: $s. Ayer funcionaba.",
    "Actualiza la dependencia de $w y corrige lo que se rompa en $i.",
    "El diálogo de $w debe mostrar $w en lugar de $w, mira $f.",
    "Hay una condición de carrera entre $i y $i. Añade una prueba que la muestre y corrígela.",
    "Elimina el código muerto alrededor de $i, pero conserva $T de momento.",
    "Explica cómo decide $i qué $w usar, con referencias al código."};

inline constexpr std::array<std::string_view, 10> englishFollowUps {"continue",
                                                                    "yes",
                                                                    "now run the tests",
                                                                    "that still fails",
                                                                    "ok, commit it",
                                                                    "looks good, go on",
                                                                    "no, keep the old name",
                                                                    "try again",
                                                                    "perfect, thanks",
                                                                    "and the docs?"};
inline constexpr std::array<std::string_view, 10> spanishFollowUps {"sigue",
                                                                    "sí",
                                                                    "ahora ejecuta las pruebas",
                                                                    "sigue fallando",
                                                                    "vale, haz el commit",
                                                                    "bien, continúa",
                                                                    "no, deja el nombre de antes",
                                                                    "inténtalo otra vez",
                                                                    "perfecto, gracias",
                                                                    "¿y la documentación?"};

inline constexpr std::array<std::string_view, 10> englishSteps {"Let me look at $f first.",
                                                                "Now I'll update $i.",
                                                                "The failure comes from $i in $f.",
                                                                "Let me run the tests.",
                                                                "I need to check how $T is used.",
                                                                "The cause: $s.",
                                                                "Next I'll search for callers of $i.",
                                                                "That edit was incomplete, fixing $i as well.",
                                                                "Tests pass now. Checking the rest of $f.",
                                                                "I'll write a test that reproduces this."};
inline constexpr std::array<std::string_view, 10> spanishSteps {"Primero miro $f.",
                                                                "Ahora actualizo $i.",
                                                                "El fallo viene de $i en $f.",
                                                                "Voy a ejecutar las pruebas.",
                                                                "Tengo que ver cómo se usa $T.",
                                                                "La causa: $s.",
                                                                "Ahora busco quién llama a $i.",
                                                                "El cambio estaba incompleto, corrijo también $i.",
                                                                "Las pruebas pasan. Reviso el resto de $f.",
                                                                "Escribo una prueba que lo reproduzca."};

inline constexpr std::array<std::array<std::string_view, 12>, 4> codeLines {{
    {"export async function $i($i: $T, $i: number): Promise<$T> {", "const $i = await this.$i.$i($i, $n);",
     "if ($i === undefined || $i.length > $n) {", "throw new $TError(`$s: ${$i}`);", "}",
     "return $i.map(($i) => $i.$i).filter(Boolean);", "import { $T, $i } from '../$w/$i';",
     "private readonly $i = new Map<string, $T>();", "// $s", "for (const $i of this.$i) {",
     "logger.debug('$s', { $i, $i: $n });", "$i.$i = $i ?? $n;"},
    {"def $i(self, $i: $T, $i: int = $n) -> $T:", "$i = self.$i($i, limit=$n)",
     "if $i is None or len($i) > $n:", "raise $TError(f\"$s: {$i}\")", "return [$i.$i for $i in $i if $i]",
     "from $w.$i import $T, $i", "self._$i: dict[str, $T] = {}", "# $s", "for $i, $i in enumerate(self.$i):",
     "logger.debug(\"$s\", extra={\"$i\": $i})", "assert $i == $n, \"$s\"", "with $i.$i($n) as $i:"},
    {"$T $T::$i(const $T &$i, int $i) const {", "const auto $i = m_$i.$i($i, $n);",
     "if ($i.isEmpty() || $i.size() > $n) {", "throw std::runtime_error(\"$s\");", "}", "return $i.$i();",
     "#include \"$w/$i.h\"", "std::vector<$T> m_$i;", "// $s", "for (const auto &$i : m_$i) {",
     "qCDebug($i) << \"$s\" << $i;", "$i->$i($i, $n);"},
    {"pub fn $i(&self, $i: &$T, $i: usize) -> Result<$T> {", "let $i = self.$i.$i($i, $n)?;",
     "if $i.is_empty() || $i.len() > $n {", "return Err($TError::new(\"$s\"));", "}",
     "Ok($i.iter().map(|$i| $i.$i).collect())", "use crate::$w::{$T, $i};", "$i: HashMap<String, $T>,", "// $s",
     "for $i in &self.$i {", "tracing::debug!($i = $n, \"$s\");", "assert_eq!($i, $n);"},
}};

inline constexpr std::array<std::string_view, 9> logLines {
    "12:$n:$n.$n INFO  [$i] $s id=$h took $n ms",
    "WARN  $T: retry $n of $n, $s",
    "ERROR $T.$i: $s ($h)",
    "    at $T.$i ($f:$n:$n)",
    "DEBUG cache miss for $i/$h, size $n",
    "[$n/$n] Building $f",
    "GET /api/$i/$n?$i=$w 200 $n ms",
    "Traceback: File \"$f\", line $n, in $i",
    "{\"level\":\"info\",\"msg\":\"$s\",\"$i\":$n,\"trace\":\"$h$h\"}"};

struct TestStyle
{
    std::string_view passed, failed, allPassed, someFailed;
};
inline constexpr std::array<TestStyle, 4> testLines {{
    {"  \u2713 $i $s ($n ms)\n", "  \u2717 $i $s\n    Expected: $n\n    Received: $n\n      at $i ($f:$n:$n)\n",
     "\nTests:  $n passed, $n total\nTime:   $n s\n",
     "\nTests:  2 failed, $n passed, $n total\nnpm ERR! Test failed.\n"},
    {"$f::test_$i PASSED\n", "$f::test_$i FAILED\nE   AssertionError: $s: assert $n == $n\n$f:$n: AssertionError\n",
     "===== $n passed in $n.$ns =====\n", "===== 2 failed, $n passed in $n.$ns =====\n"},
    {"$n/$n Test #$n: tst_$i ........   Passed    0.$n sec\n",
     "$n/$n Test #$n: tst_$i ........***Failed    0.$n sec\nFAIL!  : $T::$i() Compared values are not the same\n   Actual: $n\n   Expected: $n\n   Loc: [$f($n)]\n",
     "100% tests passed, 0 tests failed out of $n\n",
     "96% tests passed, 2 tests failed out of $n\nErrors while running CTest\n"},
    {"test $i::$i ... ok\n",
     "test $i::$i ... FAILED\nthread '$i' panicked at $f:$n:$n:\nassertion `left == right` failed: $s\n",
     "test result: ok. $n passed; 0 failed; 0 ignored\n", "test result: FAILED. $n passed; 2 failed; 0 ignored\n"},
}};

} // namespace evoca::bench
