#include "demo/MemoryScript.h"

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int day = 24;

std::vector<DemoMemory> spanish()
{
    const QString shop = u"tienda"_s;
    const QString till = u"caja"_s;
    return {
        {.project = shop,
         .path = u"proyectos/tienda/facturas/iva"_s,
         .type = u"procedural"_s,
         .versions =
             {{u"El redondeo va por unidad, según el tipo de la línea."_s, u"Codex"_s, 29 * day},
              {u"El redondeo va por unidad, según el tipo de la línea. El tipo sale de `tipos_iva`."_s,
               u"Claude Code"_s, 19 * day},
              {u"El redondeo va al final de la línea, nunca por unidad. Se usa `medioPar` y el tipo sale de `tipos_iva`."_s,
               {},
               3}},
         .importance = 0.8,
         .confidence = 0.92,
         .key = u"facturas.redondeo"_s,
         .pinned = true},
        {.project = shop,
         .path = u"proyectos/tienda/facturas/series"_s,
         .type = u"semantic"_s,
         .versions = {{u"Cada tienda tiene su serie; los abonos usan la R."_s, u"Claude Code"_s, 19 * day}}},
        {.project = shop,
         .path = u"proyectos/tienda/facturas/abonos"_s,
         .type = u"semantic"_s,
         .versions = {{u"El abono repite el redondeo de su factura, línea por línea."_s, u"Codex"_s, 18 * day}}},
        {.project = shop,
         .path = u"proyectos/tienda/facturas/pdf"_s,
         .type = u"semantic"_s,
         .versions = {{u"El PDF se genera en segundo plano; tarda hasta 40 s."_s, u"Codex"_s, 28 * day}},
         .confidence = 0.7},
        {.project = shop,
         .path = u"proyectos/tienda/pagos/reintentos"_s,
         .type = u"procedural"_s,
         .versions = {{u"Reintentar tres veces con espera doble; nunca tras un 402."_s, u"Claude Code"_s, 34 * day}},
         .importance = 0.8},
        {.project = shop,
         .path = u"proyectos/tienda/pagos/pasarela"_s,
         .type = u"semantic"_s,
         .versions = {{u"La pasarela de pruebas rechaza tarjetas sin caducidad."_s, u"Codex"_s, 41 * day}},
         .confidence = 0.55},
        {.project = shop,
         .path = u"proyectos/tienda/despliegue"_s,
         .type = u"procedural"_s,
         .versions = {{u"## Orden de despliegue\n\n1. La migración\n2. La aplicación\n3. La caché\n\nLos viernes no se "
                       u"despliega después de las **14:00**."_s,
                       {},
                       45 * day}},
         .importance = 1.0,
         .confidence = 1.0},
        {.project = shop,
         .path = u"proyectos/tienda/despliegue/congelación"_s,
         .type = u"episodic"_s,
         .versions = {{u"Hasta el 7 de enero no se despliega: campaña de Navidad."_s, {}, 2 * day}},
         .importance = 0.8,
         .expiresInHours = 37 * day},
        {.project = shop,
         .path = u"proyectos/tienda/acuerdos/nombres"_s,
         .type = u"identity"_s,
         .versions = {{u"Los nombres del dominio van en español; los de la infraestructura, en inglés."_s,
                       {},
                       60 * day}},
         .confidence = 1.0},
        {.project = shop,
         .path = u"proyectos/tienda/acuerdos/redondeo"_s,
         .type = u"semantic"_s,
         .versions = {{u"El redondeo va al final de la línea, nunca por unidad, y se usa `medioPar`."_s, u"Codex"_s,
                       20 * day}}},
        {.project = till,
         .path = u"proyectos/caja/cierre"_s,
         .type = u"procedural"_s,
         .versions = {{u"El día de cambio de hora tiene 23 o 25 horas: cerrar por turno, no por reloj."_s,
                       u"Claude Code"_s, 12 * day},
                      {u"El día de cambio de hora tiene 23 o 25 horas: cerrar por turno, no por reloj. La prueba es "
                       u"`test_cambio_de_hora`."_s,
                       u"Codex"_s, 8 * day}},
         .importance = 0.8},
        {.project = {},
         .path = u"preferencias/idioma"_s,
         .type = u"identity"_s,
         .versions = {{u"Los comentarios y los mensajes de las confirmaciones, en español y en presente."_s,
                       {},
                       90 * day}},
         .importance = 0.8,
         .confidence = 1.0},
    };
}

std::vector<DemoMemory> english()
{
    const QString ledger = u"ledger"_s;
    const QString atlas = u"atlas"_s;
    return {
        {.project = ledger,
         .path = u"projects/ledger/auth/rotation"_s,
         .type = u"procedural"_s,
         .versions = {{u"Rotate the refresh token on every use."_s, u"Claude Code"_s, 32 * day},
                      {u"Rotate the refresh token on every use, and keep the old one valid for 30 s."_s, u"Codex"_s,
                       20 * day},
                      {u"Rotate the refresh token on every use, and keep the old one valid for 30 s. Hold the row lock "
                       u"while rotating: a second refresh then sees the new token."_s,
                       u"Claude Code"_s, 19 * day}},
         .importance = 1.0,
         .confidence = 0.95,
         .key = u"auth.rotation"_s,
         .pinned = true},
        {.project = ledger,
         .path = u"projects/ledger/auth/clock"_s,
         .type = u"semantic"_s,
         .versions = {{u"Token times are UTC seconds; the `iat` of the old service was in milliseconds."_s, u"Codex"_s,
                       25 * day}}},
        {.project = ledger,
         .path = u"projects/ledger/auth/tests"_s,
         .type = u"procedural"_s,
         .versions = {{u"`cargo test -p auth` needs no database; `cargo test --workspace` does:\n\n```sh\n"
                       u"docker compose up -d db\ncargo test --workspace\n```"_s,
                       u"Claude Code"_s, 11 * day}}},
        {.project = ledger,
         .path = u"projects/ledger/decisions/money"_s,
         .type = u"semantic"_s,
         .versions = {{u"Amounts are integers of cents everywhere. Never `f64`."_s, {}, 70 * day}},
         .importance = 1.0,
         .confidence = 1.0},
        {.project = atlas,
         .path = u"projects/atlas/tiles/edges"_s,
         .type = u"semantic"_s,
         .versions = {{u"A tile on the antimeridian is split in two; the cache keys both halves."_s, u"Codex"_s,
                       16 * day}},
         .confidence = 0.8},
        {.project = atlas,
         .path = u"projects/atlas/releases"_s,
         .type = u"episodic"_s,
         .versions = {{u"2.4 went out with the new projection; 2.3 stays supported until March."_s, u"Claude Code"_s,
                       9 * day}},
         .expiresInHours = 5 * day},
        {.project = {},
         .path = u"preferences/reviews"_s,
         .type = u"identity"_s,
         .versions = {{u"Small commits, each with the reason in its message. Ask before adding a dependency."_s,
                       {},
                       100 * day}},
         .importance = 0.8,
         .confidence = 1.0},
    };
}

} // namespace

std::vector<DemoMemory> demoMemories()
{
    std::vector<DemoMemory> all = spanish();
    for (DemoMemory &memory : english())
        all.push_back(std::move(memory));
    return all;
}

std::vector<DemoState> demoStates()
{
    return {{u"tienda"_s,
             u"active_task"_s,
             u"Abonos con descuento"_s,
             u"Probar el abono parcial"_s,
             {},
             u"Claude Code"_s,
             8 * 3600},
            {u"ledger"_s,
             u"deploy"_s,
             u"Release 1.9 of the auth service"_s,
             {},
             u"Waiting for the security review"_s,
             u"Codex"_s,
             3 * day * 3600}};
}

} // namespace evoca::app
