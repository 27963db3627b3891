#include "demo/DemoScript.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

/// A project with the words of its tools, so that commands fit the files.
struct Ground
{
    QString project;
    QString test; ///< command
    QString passed;
    QString failed;
    QStringList files;
    bool spanish = false;
};

const std::vector<Ground> &grounds()
{
    static const std::vector<Ground> all {
        {u"ledger"_s,
         u"cargo test -p auth"_s,
         u"running 48 tests\n................................................\ntest result: ok. 48 passed; 0 failed; 0 ignored; finished in 11.02s"_s,
         u"running 48 tests\nfailures:\n\n---- rotate::second_refresh stdout ----\nthread 'rotate::second_refresh' panicked at src/auth/rotate.rs:88:9:\nassertion `left == right` failed: 2 sessions, expected 1\n\ntest result: FAILED. 47 passed; 1 failed; 0 ignored"_s,
         {u"src/auth/rotate.rs"_s, u"src/auth/session.rs"_s, u"src/auth/token.rs"_s, u"tests/auth_rotation.rs"_s,
          u"src/http/routes.rs"_s}},
        {u"atlas"_s,
         u"pytest -q tests/geo"_s,
         u"..............................\n30 passed in 4.21s"_s,
         u"....F.....\nFAILED tests/geo/test_tiles.py::test_edge - AssertionError: expected 4 tiles, got 5\n1 failed, 29 passed in 4.37s"_s,
         {u"atlas/tiles.py"_s, u"atlas/cache.py"_s, u"tests/geo/test_tiles.py"_s, u"atlas/projection.py"_s}},
        {u"web-store"_s,
         u"npm test -- checkout"_s,
         u"Test Suites: 6 passed, 6 total\nTests:       41 passed, 41 total"_s,
         u"FAIL src/checkout/total.test.ts\n  ● applies the discount once\n    expect(received).toBe(expected)\n    Expected: 1210\n    Received: 1211\nTests:       1 failed, 40 passed, 41 total"_s,
         {u"src/checkout/total.ts"_s, u"src/checkout/coupon.ts"_s, u"src/cart/cart.ts"_s,
          u"src/checkout/total.test.ts"_s}},
        {u"tienda"_s,
         u"pnpm test facturas"_s,
         u"Test Files  9 passed (9)\n     Tests  48 passed (48)"_s,
         u"FAIL  src/facturas/iva.spec.ts > redondeo con descuento\nAssertionError: se esperaba 12,10 y llegó 12,11\n     Tests  1 failed | 47 passed (48)"_s,
         {u"src/facturas/iva.ts"_s, u"src/facturas/linea.ts"_s, u"pruebas/iva.spec.ts"_s, u"src/pedidos/listado.ts"_s},
         true},
        {u"caja"_s,
         u"python -m pytest tests/cierre"_s,
         u"22 passed in 2.90s"_s,
         u"FAILED tests/cierre/test_dia.py::test_cambio_de_hora - AssertionError: 23 != 24\n1 failed, 21 passed in 3.02s"_s,
         {u"caja/cierre.py"_s, u"caja/turnos.py"_s, u"tests/cierre/test_dia.py"_s},
         true},
    };
    return all;
}

struct Written
{
    int ground;
    const char16_t *prompt;
    const char16_t *answer;
    int plot; ///< see Plot
    double daysAgo;
    bool codex;
};

/// How a made-up task goes.
enum Plot {
    TestFirst = 0,
    FixAfterFailure = 1,
    Failure = 2,
    Plain = 3,
    Answer = 4,
    Running = 5,
    NoCheck = 6,
    Incremental = 7
};

// Told in full, newest first: what the first page of the window shows.
const std::vector<Written> &written()
{
    static const std::vector<Written> all {
        {3,
         u"Añade el cupón de bienvenida al proceso de pago. Comprueba que no se aplica dos veces aunque el cliente repita el pago.",
         u"", Running, 0.004, false},
        {3,
         u"Arregla el redondeo del IVA en facturas con descuento. Salen totales con un céntimo de más cuando hay varias líneas.",
         u"El redondeo se hace ahora una sola vez, al final de la línea, y las pruebas de facturas pasan.",
         FixAfterFailure, 0.05, false},
        {0,
         u"Fix refresh token rotation that logs users out twice. It happens when two tabs refresh at the same moment.",
         u"Rotation now holds the row lock while it swaps the token, so a second refresh sees the new one. All auth tests pass.",
         FixAfterFailure, 0.3, false},
        {3, u"Migra los precios a céntimos enteros. Las facturas antiguas no deben cambiar.",
         u"He cambiado los tipos, pero dos pruebas de facturas siguen fallando y necesito que decidas cómo redondear las antiguas.",
         Failure, 0.9, true},
        {0, u"Rotate the refresh token on every use, keep the old one a while. Mobile clients retry with the old one.",
         u"The grace period works in the unit tests but the integration test still sees two sessions; I could not find why.",
         Failure, 1.4, true},
        {3, u"Pagina el listado de pedidos sin repetir filas. Ahora se repiten cuando llegan pedidos nuevos.",
         u"El listado pagina por clave y ya no repite filas; las pruebas pasan.", Incremental, 1.8, true},
        {0, u"Why does the token cache return an expired entry? It only happens right after a deploy.",
         u"The cache keeps the clock of the process that wrote the entry. After a deploy the new process starts its monotonic clock at zero, so old entries look fresh for as long as the old process ran. Compare wall-clock times instead.",
         Answer, 2.2, false},
        {0, u"Make the refresh loop safe: two tabs spend the same token",
         u"Both tabs now go through one queue and the loser gets the winner's token. The new test fails without the change and passes with it.",
         TestFirst, 3.1, false},
        {3, u"Compara dos bibliotecas para generar PDF y recomienda una",
         u"Recomiendo pdf-lib: pesa una décima parte, no necesita un navegador y las facturas no usan nada que le falte.",
         Answer, 3.6, true},
        {1, u"Move tile storage behind an interface so tests can fake it",
         u"TileStore is now a protocol with a disk and a memory version; all geo tests pass.", Incremental, 4.4, false},
        {0, u"Add a regression test for the refresh endpoint. The session row is missing in production now and then.",
         u"I added the test for the missing session row.", NoCheck, 5.0, false},
        {4, u"¿Por qué el cierre suma una hora el día del cambio de hora?",
         u"El turno se guarda en hora local y la resta cruza el cambio de hora. Hay que guardar y restar en UTC y convertir solo al mostrar.",
         Answer, 5.7, false},
        {2, u"Coupon is spent twice when the client retries the checkout request",
         u"Checkout requests carry an idempotency key now; a retry gets the first answer. Tests pass.", FixAfterFailure,
         6.2, false},
        {1, u"Serialise invoice numbering across two workers without locking the whole table",
         u"Numbers come from one advisory lock per series; the two-worker test passes.", TestFirst, 7.3, true},
        {0, u"Session cookie and refresh token disagree after midnight, second attempt",
         u"Both expiries are computed from the same instant now, and the midnight test passes.", FixAfterFailure, 8.1,
         false},
        {0, u"Session cookie and refresh token disagree after midnight",
         u"I changed the expiry of the cookie, but the midnight test still fails now and then.", Failure, 8.6, true},
        {4, u"Traduce los correos de confirmación al español y al catalán",
         u"Los correos están en los dos idiomas y las pruebas de plantillas pasan.", Plain, 9.5, true},
        {2, u"Import prices again, keyed by supplier and article number",
         u"The import is keyed by supplier and article number; running it twice changes nothing. Tests pass.",
         TestFirst, 10.2, false},
        {2, u"Import prices from the supplier feed without duplicates",
         u"The feed has no stable ids, so duplicates come back on every run; this needs another key.", Failure, 13.0,
         true},
        {4, u"Cierra la caja aunque falte un turno y avisa de cuál",
         u"El cierre sigue y nombra los turnos que faltan; las pruebas pasan.", FixAfterFailure, 14.1, false},
        {1, u"Return 404 instead of 500 when a tile is outside of the map",
         u"Tiles outside of the map answer 404 with the bounds in the body; tests pass.", TestFirst, 15.3, true},
        {0, u"Return 401, not 500, when the token is malformed", u"Malformed tokens answer 401; tests pass.", TestFirst,
         16.5, true},
        {0, u"Document the refresh flow for the mobile team with one diagram",
         u"The document is in docs/refresh.md with a sequence diagram.", NoCheck, 18.2, false},
        {0, u"Compare opaque and signed refresh tokens and decide which one fits us",
         u"Opaque tokens fit better: we already look the session up on each refresh, and revoking is one delete.",
         Answer, 20.4, false},
        {0, u"Log the token id, never the token itself, in the audit trail",
         u"The audit trail holds ids only, and a test greps the log for token shapes. Tests pass.", TestFirst, 22.7,
         true},
    };
    return all;
}

DemoCall read(const QString &file, int pause = 6)
{
    return {DemoCall::Kind::Read,
            file,
            u"     1\t// %1\n     2\tuse std::time::Duration;\n     3\n"_s.arg(file),
            false,
            1,
            pause};
}

DemoCall find(const QString &pattern)
{
    return {DemoCall::Kind::Search, pattern, u"Found 3 files"_s, false, 1, 7};
}

DemoCall edit(const QString &file, int step)
{
    DemoCall call {DemoCall::Kind::Edit, file, u"The file has been updated."_s, false, 1, 25};
    call.before = u"    let current = load(id);\n    store(id, next(current));"_s;
    call.after = step % 2 == 0
        ? u"    let guard = lock(id);\n    let current = load(id);\n    store(id, next(current));\n    drop(guard);"_s
        : u"    // One writer at a time: the loser sees the winner's value.\n    let current = load_locked(id);\n    store(id, next(current));"_s;
    return call;
}

DemoCall check(const Ground &ground, bool passes, int seconds = 48)
{
    return {DemoCall::Kind::Run, ground.test, passes ? ground.passed : ground.failed, !passes, seconds, 12};
}

DemoCall shell(const QString &command, const QString &output, int seconds = 4, bool failed = false)
{
    return {DemoCall::Kind::Run, command, output, failed, seconds, 9};
}

std::vector<DemoCall> callsOf(int plot, const Ground &ground, QRandomGenerator &random)
{
    const QStringList &files = ground.files;
    const auto file = [&](int index) { return files[(index + random.bounded(int(files.size()))) % files.size()]; };
    std::vector<DemoCall> calls {find(u"refresh|rotate"_s), read(files[0]), read(files[1])};
    switch (plot) {
    case TestFirst:
        calls.insert(calls.end(),
                     {read(files.back()), edit(files[files.size() - 2], 0), check(ground, false, 31), edit(files[0], 0),
                      edit(files[1], 1), check(ground, true, 42)});
        calls.insert(calls.begin() + 3, check(ground, true, 38));
        break;
    case FixAfterFailure:
        calls.insert(calls.end(),
                     {shell(u"git log --oneline -5"_s, u"a1b2c3d Rotate on every use"_s), check(ground, false, 62),
                      read(files[2]), read(file(1)), edit(files[0], 0),
                      shell(u"just build"_s, u"error: cannot find function `lock` in this scope"_s, 22, true),
                      edit(files[0], 1), shell(u"just build"_s, u"Finished in 31 s"_s, 31), read(file(2))});
        calls.back().pause = 20;
        calls.push_back(edit(files[1], 0));
        calls.back().pause = 420;
        calls.insert(calls.end(),
                     {edit(files[1], 1), check(ground, false, 48), read(files[0]), edit(files[0], 0),
                      edit(files[files.size() - 2], 1), check(ground, true, 33),
                      shell(u"git status --short"_s, u" M src/auth/rotate.rs"_s, 2), check(ground, true, 45)});
        break;
    case Failure:
        for (int round = 0; round < 3 + random.bounded(3); ++round)
            calls.insert(
                calls.end(),
                {edit(file(round), round), check(ground, false, 40 + random.bounded(30)), read(file(round + 1))});
        break;
    case Plain: calls.insert(calls.end(), {edit(files[0], 0), check(ground, true, 20 + random.bounded(20))}); break;
    case Answer:
        calls.insert(calls.end(), {read(files[2]), find(u"clock|expires"_s), read(file(1)), read(file(2), 20)});
        break;
    case Running: calls.insert(calls.end(), {edit(files[0], 0), check(ground, true, 25)}); break;
    case NoCheck: calls.push_back(edit(files.back(), 1)); break;
    case Incremental:
        for (int round = 0; round < 4; ++round)
            calls.insert(calls.end(),
                         {edit(files[round % files.size()], round), edit(file(round), round + 1),
                          check(ground, true, 24 + random.bounded(12))});
        break;
    }
    return calls;
}

// Patterns for the months before, so that calendar and weeks have something to show.
struct Pattern
{
    const char16_t *english;
    const char16_t *spanish;
};
constexpr std::array patterns {
    Pattern {u"Add paging by key to the %1 list so that rows never repeat",
             u"Añade paginación por clave al listado de %1 para que no se repitan filas"},
    Pattern {u"The %1 report counts the last day twice, find out why and fix it",
             u"El informe de %1 cuenta dos veces el último día, averigua por qué y arréglalo"},
    Pattern {u"Refactor the %1 module into smaller steps without changing behaviour",
             u"Refactoriza el módulo de %1 en pasos pequeños sin cambiar lo que hace"},
    Pattern {u"Write tests for the %1 importer, including broken lines",
             u"Escribe pruebas para el importador de %1, también con líneas rotas"},
    Pattern {u"Explain how the %1 cache decides what to drop", u"Explica cómo decide la caché de %1 qué descartar"},
    Pattern {u"Build a command that exports %1 as CSV with a header row",
             u"Crea una orden que exporte %1 como CSV con una fila de cabecera"},
    Pattern {u"Upgrade the %1 dependency and fix whatever the compiler says",
             u"Actualiza la dependencia de %1 y arregla lo que diga el compilador"},
    Pattern {u"Remove the dead code around %1 and keep the tests green",
             u"Quita el código muerto alrededor de %1 y que las pruebas sigan pasando"},
};
constexpr std::array<Pattern, 9> subjects {
    Pattern {u"orders", u"pedidos"},    Pattern {u"invoice", u"facturas"}, Pattern {u"session", u"sesiones"},
    Pattern {u"customer", u"clientes"}, Pattern {u"price", u"precios"},    Pattern {u"stock", u"existencias"},
    Pattern {u"tile", u"teselas"},      Pattern {u"shift", u"turnos"},     Pattern {u"audit", u"auditoría"}};

constexpr int earlierWeeks = 50;
constexpr quint32 seed = 20260;

DemoTask earlier(QRandomGenerator &random, QDateTime start)
{
    const Ground &ground = grounds()[random.bounded(int(grounds().size()))];
    const Pattern &pattern = patterns[random.bounded(int(patterns.size()))];
    const Pattern &subject = subjects[random.bounded(int(subjects.size()))];
    DemoTask task;
    task.spanish = ground.spanish;
    task.prompt = QString::fromUtf16(ground.spanish ? pattern.spanish : pattern.english)
                      .arg(QString::fromUtf16(ground.spanish ? subject.spanish : subject.english));
    task.project = ground.project;
    task.branch = u"main"_s;
    task.start = start;
    task.codex = random.bounded(3) == 0;
    static constexpr std::array plots {TestFirst, FixAfterFailure, Failure, Plain,     Plain,
                                       Answer,    Incremental,     NoCheck, TestFirst, FixAfterFailure};
    const int plot = &pattern == &patterns[4] ? int(Answer) : int(plots[random.bounded(int(plots.size()))]);
    task.calls = callsOf(plot, ground, random);
    const bool bad = plot == Failure;
    task.answer = ground.spanish ? (bad ? u"La prueba sigue fallando; no he encontrado la causa."_s
                                        : u"Hecho: el cambio está en su sitio y las pruebas pasan."_s)
                                 : (bad ? u"The test still fails; I could not find the cause."_s
                                        : u"Done: the change is in place and the tests pass."_s);
    return task;
}

/// Two of the tasks were shared out.
std::vector<DemoSubagent> subagentsOf(const QString &prompt)
{
    if (prompt.startsWith("Fix refresh token"_L1))
        return {{u"a51f07"_s, u"tests"_s, u"Write the test that spends a refresh token twice at the same moment."_s,
                 u"spends_twice uses two connections; it fails without the lock and passes with it."_s},
                {u"b82c11"_s, u"reviewer"_s, u"Review the rotation for clock skew and missing cases."_s,
                 u"The 30 s overlap is not tested for clock skew."_s}};
    if (prompt.startsWith("Arregla el redondeo"_L1))
        return {{u"c30e5a"_s, u"pruebas"_s, u"Escribe las pruebas de redondeo con facturas reales."_s,
                 u"Hay 48 facturas de prueba y ninguna cambia de importe."_s},
                {u"d94b72"_s, u"revisión"_s, u"Revisa los casos con descuento."_s,
                 u"Faltan los casos con descuento del 100 %."_s}};
    return {};
}

} // namespace

DemoScript::DemoScript(const QDateTime &now) : m_now(now) { }

std::vector<DemoTask> DemoScript::tasks() const
{
    QRandomGenerator random(seed);
    std::vector<DemoTask> list;
    for (int week = earlierWeeks; week >= 1; --week) {
        const int count = 3 + random.bounded(22 - week / 3);
        for (int each = 0; each < count; ++each) {
            // Working days mostly, by day.
            QDateTime start = m_now.addDays(-7 * week + random.bounded(6));
            if (start.date().dayOfWeek() > 5 && random.bounded(4) != 0)
                start = start.addDays(-2);
            start.setTime(QTime(9 + random.bounded(9), random.bounded(60)));
            if (start < m_now.addSecs(-7200))
                list.push_back(earlier(random, start));
        }
    }
    for (const Written &each : written()) {
        const Ground &ground = grounds()[each.ground];
        DemoTask task;
        task.prompt = QString::fromUtf16(each.prompt);
        task.answer = QString::fromUtf16(each.answer);
        task.project = ground.project;
        task.branch = each.plot == Answer ? u"main"_s : u"work/"_s + ground.project;
        task.start = m_now.addMSecs(-qint64(each.daysAgo * 86'400'000.0));
        if (each.daysAgo > 0.6)
            task.start.setTime(QTime(9 + random.bounded(9), random.bounded(60)));
        task.codex = each.codex;
        task.spanish = ground.spanish;
        task.calls = callsOf(each.plot, ground, random);
        task.subagents = subagentsOf(task.prompt);
        list.push_back(task);
    }
    std::ranges::stable_sort(list, {}, &DemoTask::start);
    return list;
}

} // namespace evoca::app
