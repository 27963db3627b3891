#include "demo/EpisodeScript.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int earlierDays = 29; // what is older has expired
constexpr quint32 seed = 20261201;

struct Note
{
    const char16_t *takeaway;
    const char16_t *body;
};

/// What fills the weeks before: each a takeaway with a short body.
constexpr std::array english {
    Note {u"The cache keeps the clock of the process that wrote it",
          u"Compare wall-clock times; the monotonic clock starts anew after a deploy."},
    Note {u"Retries carry the idempotency key of the first try", u"Without it the coupon is spent twice."},
    Note {u"Tiles outside of the map answer 404", u"The bounds are in the body, so that a client can move back."},
    Note {u"One advisory lock per invoice series is enough", u"Locking the table made the second worker wait 3 s."},
    Note {u"The audit trail holds ids, never tokens", u"A test greps the log for token shapes."},
    Note {u"Import prices by supplier and article number", u"Article numbers alone repeat between suppliers."},
    Note {u"", u"Listed every caller of `issue_pair()`; three of them ignore the error."}};
constexpr std::array spanish {
    Note {u"El listado pagina por clave y ya no repite filas",
          u"Con desplazamiento, un pedido nuevo empuja la última fila a la página siguiente."},
    Note {u"El turno se guarda en UTC y se convierte al mostrar", u"El cambio de hora sumaba una hora al cierre."},
    Note {u"El cierre sigue aunque falte un turno, y dice cuál", u"Antes se paraba y nadie sabía por qué."},
    Note {u"Los importes viajan en céntimos, nunca en decimales", u"La pasarela redondea al par."},
    Note {u"", u"Leídos los nueve informes de diciembre; dos usan otra plantilla."}};

QString text(const char16_t *written)
{
    return QString::fromUtf16(written);
}

} // namespace

EpisodeScript::EpisodeScript(const QDateTime &now) : m_now(now)
{
    addTokens();
    addInvoices();
    addSwarm();
    addOthers();
    addEarlier();
    std::erase_if(m_episodes, [this](const DemoEpisode &episode) { return episode.created > m_now; });
    std::ranges::stable_sort(m_episodes, {}, &DemoEpisode::created);
}

int EpisodeScript::addRun(const DemoRun &run)
{
    m_runs.push_back(run);
    return int(m_runs.size()) - 1;
}

void EpisodeScript::add(int run, int days, const QString &time, const QString &takeaway, const QString &body)
{
    DemoEpisode episode;
    episode.run = run;
    episode.created = QDateTime(m_now.date().addDays(-days), QTime::fromString(time, u"H:mm"_s));
    episode.takeaway = takeaway;
    episode.body = body;
    m_episodes.push_back(episode);
}

void EpisodeScript::addTokens()
{
    const int main = addRun({.session = u"sess_3f9a1c07"_s,
                             .title = u"Fix refresh token rotation that logs users out twice"_s,
                             .client = u"Claude Code"_s,
                             .project = u"ledger"_s,
                             .branch = u"fix/rotation"_s,
                             .scopes = {u"auth"_s, u"rotation"_s}});
    const int tests = addRun({.session = u"sess_3f9a1c08"_s,
                              .parent = u"sess_3f9a1c07"_s,
                              .title = u"tests"_s,
                              .client = u"Claude Code"_s,
                              .project = u"ledger"_s,
                              .branch = u"fix/rotation"_s,
                              .scopes = {u"auth"_s, u"tests"_s}});
    const int reviewer = addRun({.session = u"sess_3f9a1c09"_s,
                                 .parent = u"sess_3f9a1c07"_s,
                                 .title = u"reviewer"_s,
                                 .client = u"Claude Code"_s,
                                 .project = u"ledger"_s,
                                 .branch = u"fix/rotation"_s,
                                 .scopes = {u"auth"_s}});
    add(main, 6, u"10:05"_s, {}, {});
    add(main, 6, u"10:12"_s, u"Rotation is two writes; the second one may lose"_s,
        u"`rotate()` reads the row, then writes it. Two tabs do both at once."_s);
    add(main, 6, u"14:00"_s, u"Mobile clients retry with the old token for up to 30 s"_s,
        u"Their network layer retries on its own; we cannot tell it not to."_s);
    add(main, 5, u"11:40"_s, {},
        u"Looked for callers of `issue_pair()`: `routes.rs`, `session.rs` and one in the tests. Only the tests check the error."_s);
    add(main, 5, u"15:52"_s, u"A grace period of 30 s covers every retry in the logs"_s,
        u"The longest retry of the last 90 days came after 21 s."_s);
    add(main, 4, u"10:03"_s, u"The loser of the race must get the winner's token"_s,
        u"Refusing it logs people out; that is the bug they report."_s);
    add(main, 4, u"13:50"_s, {}, u"Drafted the lock in three places. Not decided yet."_s);
    add(main, 3, u"10:50"_s, u"Lock the row, not the table"_s, u"A table lock made login wait 4 s at peak."_s);
    add(main, 3, u"16:55"_s, u"Locks need an order: user, family, token"_s,
        u"Otherwise logout and refresh wait for each other."_s);
    add(main, 1, u"10:02"_s, u"A per-user lock is simple but serialises every device"_s,
        u"Phones and tabs queue behind each other."_s);
    add(main, 1, u"13:55"_s, u"The 30 s overlap is counted from the rotation, not from the expiry"_s,
        u"Counted from the expiry it could be hours."_s);
    add(main, 1, u"18:14"_s,
        u"One lock per family of tokens, not per user. A per-user lock serialises every device and made login wait 4 s at peak."_s,
        u"Tried three shapes for the lock. Per user was simple, but phones and tabs then queue behind each other. Per token is too fine: the child and its parent can be spent at once.\n\n- Family id lives in `token_family`, set at login\n- Lock with `SELECT … FOR UPDATE` on that row\n- Overlap stays 30 s; see test `spends_twice`\n\nLeft open: whether the overlap should follow the device clock. The reviewer wants a test with five minutes of skew first."_s);
    m_episodes.back().promotedTo = u"projects/ledger/auth/rotation"_s;
    add(main, 0, u"7:30"_s, {}, u"Started on the clock skew; the fake clock lives in `tests/support/clock.rs`."_s);
    add(main, 0, u"8:12"_s, u"Rotation must hold the row lock; without it the second tab logs the first one out"_s,
        u"`spends_twice` fails without the lock in 9 of 10 runs, and passes with it in 500 of 500."_s);
    m_episodes.back().pinned = true;
    add(tests, 1, u"11:52"_s, u"spends_twice needs two connections, not two threads"_s,
        u"One connection serialises by itself and the test passes for the wrong reason."_s);
    add(tests, 0, u"7:55"_s, u"500 runs with the lock, none fails"_s, u"Twelve minutes on two cores."_s);
    add(reviewer, 1, u"17:20"_s, u"Reviewer: the 30 s overlap is not tested for clock skew"_s,
        u"Add a test where the device is five minutes ahead."_s);
    // The same repository, checked out a second time.
    const int docs = addRun({.session = u"sess_71d0aa42"_s,
                             .title = u"Document the refresh flow for the mobile team"_s,
                             .client = u"Claude Code"_s,
                             .project = u"ledger"_s,
                             .worktree = u"ledger-docs"_s,
                             .branch = u"docs/refresh"_s,
                             .scopes = {u"docs"_s}});
    add(docs, 2, u"12:10"_s, {}, {});
    add(docs, 2, u"12:45"_s, u"One sequence diagram says more than the page of prose"_s,
        u"It is in `docs/refresh.md`."_s);
    add(docs, 1, u"9:40"_s, u"The mobile team reads only the table of errors"_s, u"Put it first."_s);
}

void EpisodeScript::addInvoices()
{
    const int main = addRun({.session = u"sess_5b20e1d4"_s,
                             .title = u"Arregla el redondeo del IVA en facturas con descuento"_s,
                             .client = u"Claude Code"_s,
                             .project = u"tienda"_s,
                             .branch = u"iva-lineas"_s,
                             .scopes = {u"facturas"_s}});
    const int tests = addRun({.session = u"sess_5b20e1d5"_s,
                              .parent = u"sess_5b20e1d4"_s,
                              .title = u"pruebas"_s,
                              .client = u"Claude Code"_s,
                              .project = u"tienda"_s,
                              .branch = u"iva-lineas"_s,
                              .scopes = {u"facturas"_s, u"pruebas"_s}});
    const int review = addRun({.session = u"sess_5b20e1d6"_s,
                               .parent = u"sess_5b20e1d4"_s,
                               .title = u"revisión"_s,
                               .client = u"Claude Code"_s,
                               .project = u"tienda"_s,
                               .branch = u"iva-lineas"_s,
                               .scopes = {u"facturas"_s}});
    add(main, 5, u"9:15"_s, u"El descuento se reparte por línea, no por unidad"_s,
        u"Por unidad sobran céntimos: 3 × 4,033."_s);
    add(main, 5, u"12:30"_s, {}, u"Buscados los sitios que calculan el IVA: dos, y no coinciden."_s);
    add(main, 2, u"10:40"_s, u"El tipo sale de tipos_iva, nunca del cliente"_s,
        u"El cliente puede mandar un tipo que ya no existe."_s);
    add(main, 1, u"16:14"_s,
        u"Un solo sitio calcula el IVA: `iva.ts`; el resto lo importa. Con dos copias, una redondeaba por unidad y la otra por línea."_s,
        u"Probé tres formas de repartir el cálculo. Por unidad era simple, pero con 3 × 4,033 sobran céntimos. Por factura pierde el detalle que pide la asesoría.\n\n- El tipo sale de `tipos_iva`, nunca del cliente\n- Se redondea con `medioPar` al cerrar la línea\n- El abono usa el mismo camino; ver `abono.spec.ts`\n\nQueda abierto: si el descuento del 100 % debe dejar la línea a cero o quitarla. La asesoría responde esta semana."_s);
    m_episodes.back().promotedTo = u"proyectos/tienda/facturas/iva"_s;
    add(main, 0, u"8:40"_s, u"El redondeo va al final de la línea; por unidad sobran céntimos"_s,
        u"Con 48 facturas reales, ni un céntimo de diferencia."_s);
    add(tests, 1, u"11:20"_s, u"Las pruebas de redondeo usan facturas reales, sin nombres"_s,
        u"Con números inventados no fallaba nada."_s);
    add(tests, 0, u"8:05"_s, u"48 facturas, ninguna cambia de importe"_s,
        u"El informe está en `pruebas/informe.md`."_s);
    add(review, 1, u"15:20"_s, u"Revisión: faltan casos con descuento del 100 %"_s,
        u"Deja la línea a cero y el abono no la encuentra."_s);
}

void EpisodeScript::addSwarm()
{
    const QString swarm = u"nightly-audit"_s;
    const int lead = addRun({.session = u"sess_c0de0001"_s,
                             .swarm = swarm,
                             .title = u"coordinator"_s,
                             .client = u"Codex"_s,
                             .project = u"ledger"_s,
                             .branch = u"main"_s,
                             .scopes = {u"audit"_s}});
    std::vector<int> workers;
    for (int number = 1; number <= 4; ++number)
        workers.push_back(addRun({.session = u"sess_c0de001%1"_s.arg(number),
                                  .parent = u"sess_c0de0001"_s,
                                  .swarm = swarm,
                                  .title = u"worker %1"_s.arg(number),
                                  .client = u"Codex"_s,
                                  .project = u"ledger"_s,
                                  .branch = u"main"_s,
                                  .scopes = {u"auth"_s, u"audit"_s}}));
    struct Found
    {
        int worker; ///< -1: the coordinator
        int days;
        const char16_t *time;
        const char16_t *takeaway;
        const char16_t *body;
    };
    static constexpr Found all[] {
        {-1, 3, u"2:00", u"Four workers: routes, sessions, cookies, logs",
         u"Each takes one folder and reports what it finds."},
        {0, 3, u"2:30", u"Six routes answer 500 on a malformed token", u"All of them call `parse()` before the guard."},
        {0, 3, u"4:41", u"The guard must come before the parser", u"Moved in a branch; tests pass."},
        {1, 3, u"2:52", u"Sessions without a family exist since March", u"Rows from before the migration: 214."},
        {1, 3, u"5:20", u"Old sessions get a family on their next refresh", u"No migration needed."},
        {2, 3, u"3:10", u"Two cookies lack SameSite", u"`lang` and `theme`; harmless, but easy."},
        {3, 3, u"3:35", u"", u"Read 40 MB of logs, nothing yet."},
        {3, 3, u"5:02", u"One log line holds a token prefix of eight characters", u"In `debug!` of the retry loop."},
        {-1, 2, u"2:00", u"Second night: only what was open", u""},
        {0, 2, u"2:20", u"", u"Waiting for the branch of the guard."},
        {0, 2, u"4:11", u"The guard is in; five routes answer 401 now", u"The sixth has its own parser."},
        {1, 2, u"2:41", u"12 sessions still lack a family", u"Nobody used them for 60 days."},
        {2, 2, u"3:05", u"SameSite is set on both cookies", u"Two lines and a test."},
        {3, 2, u"3:50", u"The token prefix is gone from the logs", u"A test greps for it."},
        {-1, 1, u"2:00", u"Third night: the whole API from outside",
         u"Workers play a client that does everything wrong."},
        {0, 1, u"2:14", u"Two flaky tests share port 9911; run them serially until fixed",
         u"`auth_rotation` and `http_limits`."},
        {0, 1, u"6:14", u"Audit: 12 endpoints answer 500 on a malformed token",
         u"The list is in `audit/500.md`, with a call for each."},
        {1, 1, u"2:50", u"", u"Listed every caller of `issue_pair()`: 31, of which 4 ignore the result."},
        {1, 1, u"5:20", u"Four callers ignore that no pair was issued", u"They answer 200 with an empty body."},
        {2, 1, u"3:20", u"Worker 3: session cookies lack SameSite in three places",
         u"`login`, `refresh` and `device`."},
        {2, 1, u"4:12", u"Refresh without a cookie answers 500", u"Should be 401."},
        {3, 1, u"3:40", u"Logs of the night hold no secret", u"Searched for 14 shapes."},
        {-1, 1, u"6:40", u"Conclusion of the night: guard first, then parse; 12 routes to change",
         u"- `routes.rs`: 9\n- `device.rs`: 2\n- `admin.rs`: 1\n\nThe workers' lists agree with each other."},
        {-1, 0, u"2:00", u"Fourth night: check the twelve", u""},
        {0, 0, u"2:16", u"Nine of nine in routes.rs answer 401", u"Same call as in the list."},
        {1, 0, u"2:22", u"device.rs answers 401 twice", u""},
        {2, 0, u"2:35", u"", u"admin.rs needs a login that the worker does not have."},
        {3, 0, u"4:05", u"Logs of the night hold no secret", u"Searched for 14 shapes."},
        {-1, 0, u"4:30", u"Eleven of twelve are right; admin.rs needs a person", u"It asks for a second factor."}};
    for (const Found &found : all)
        add(found.worker < 0 ? lead : workers[std::size_t(found.worker)], found.days, text(found.time),
            text(found.takeaway), text(found.body));
}

void EpisodeScript::addOthers()
{
    const int storage = addRun({.session = u"sess_8e11b203"_s,
                                .title = u"Move tile storage behind an interface"_s,
                                .client = u"Codex"_s,
                                .project = u"atlas"_s,
                                .branch = u"storage-trait"_s,
                                .scopes = {u"storage"_s}});
    const int report = addRun({.session = u"sess_1d77c0f5"_s,
                               .title = u"Why does the token cache return an expired entry?"_s,
                               .client = u"Gemini"_s,
                               .project = u"ledger"_s,
                               .branch = u"main"_s,
                               .scopes = {u"cache"_s}});
    add(storage, 6, u"10:50"_s, u"TileStore needs four calls, not eleven"_s, u"The rest are callers' loops."_s);
    add(storage, 6, u"16:22"_s, u"The memory store makes the geo tests 6 times faster"_s, u"From 4.2 s to 0.7 s."_s);
    add(storage, 5, u"10:40"_s, u"Errors of the disk must not leak into the trait"_s,
        u"One error type with a source."_s);
    add(storage, 5, u"14:20"_s, u"Fakes beat mocks here: one memory store for all tests"_s,
        u"Mocks repeated the order of calls and broke with every change."_s);
    m_episodes.back().promotedTo = u"projects/atlas/tiles/edges"_s;
    add(storage, 5, u"18:10"_s, u"All callers go through the trait"_s,
        u"`git grep DiskStore` finds the constructor only."_s);
    add(storage, 1, u"13:10"_s, u"Streaming large tiles needs a second method"_s,
        u"Reading them whole takes 300 MB."_s);
    add(storage, 1, u"16:20"_s, u"Large tiles stream; peak memory is 22 MB"_s, u"Measured with the largest map."_s);
    add(report, 5, u"14:55"_s, {}, {});
    add(report, 5, u"15:40"_s, u"The cache drops the oldest entry, not the least used"_s,
        u"By design: entries live 60 s at most."_s);
    add(report, 4, u"11:05"_s, u"A deploy makes old entries look fresh"_s, u"The monotonic clock starts at zero."_s);
    add(report, 2, u"16:50"_s, {}, u"Compared with the other caches: none keeps a clock."_s);
    const int orders = addRun({.session = u"sess_9ac4d812"_s,
                               .title = u"Pagina el listado de pedidos sin repetir filas"_s,
                               .client = u"Codex"_s,
                               .project = u"tienda"_s,
                               .branch = u"paginar"_s,
                               .scopes = {u"pedidos"_s}});
    add(orders, 4, u"12:20"_s, u"La clave de paginación es fecha y número, no solo fecha"_s,
        u"Dos pedidos del mismo segundo se perdían."_s);
    add(orders, 2, u"18:05"_s, u"Dos pruebas inestables usan el mismo puerto; van en serie"_s,
        u"Hasta que cada una pida el suyo."_s);
}

// Some weeks of everyday entries, fewer at weekends.
void EpisodeScript::addEarlier()
{
    QRandomGenerator random(seed);
    struct Place
    {
        const char16_t *project;
        const char16_t *client;
        const char16_t *title;
        bool spanish;
    };
    static constexpr Place places[] {{u"ledger", u"Claude Code", u"Token work", false},
                                     {u"web-store", u"Codex", u"Checkout", false},
                                     {u"atlas", u"Claude Code", u"Tiles", false},
                                     {u"tienda", u"Claude Code", u"Pedidos", true},
                                     {u"caja", u"Codex", u"Cierre de caja", true}};
    int number = 0;
    for (int days = earlierDays; days > 6; --days) {
        const bool weekend = m_now.date().addDays(-days).dayOfWeek() > 5;
        const int sessions = random.bounded(1, weekend ? 2 : 4);
        for (int session = 0; session < sessions; ++session) {
            const Place &place = places[random.bounded(int(std::size(places)))];
            const int run = addRun({.session = u"sess_e%1"_s.arg(++number, 7, 16, QLatin1Char('0')),
                                    .title = text(place.title),
                                    .client = text(place.client),
                                    .project = text(place.project),
                                    .branch = u"main"_s});
            const int hour = random.bounded(8, 15);
            if (random.bounded(3) == 0)
                add(run, days, u"%1:02"_s.arg(hour), {}, {});
            const int notes = random.bounded(1, weekend ? 3 : 7);
            for (int note = 0; note < notes; ++note) {
                const Note &chosen = place.spanish ? spanish[random.bounded(int(spanish.size()))]
                                                   : english[random.bounded(int(english.size()))];
                add(run, days, u"%1:%2"_s.arg(hour + note).arg(random.bounded(5, 59), 2, 10, QLatin1Char('0')),
                    text(chosen.takeaway), text(chosen.body));
            }
        }
    }
}

} // namespace evoca::app
