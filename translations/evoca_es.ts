<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Access</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>The project %1 (%2) is not approved yet. Its owner can approve it in Evoca&apos;s window, or by running: evoca approve &quot;%2&quot;</source>
        <translation>El proyecto %1 (%2) aún no está aprobado. Su dueño puede aprobarlo en la ventana de Evoca o con: evoca approve &quot;%2&quot;</translation>
    </message>
    <message>
        <source>There is no project &quot;%1&quot;.</source>
        <translation>No hay ningún proyecto «%1».</translation>
    </message>
    <message>
        <source>Approved projects: %1</source>
        <translation>Proyectos aprobados: %1</translation>
    </message>
    <message>
        <source>No project is approved yet. Their owner can approve one in Evoca&apos;s window, or by running: evoca approve PATH</source>
        <translation>Aún no hay ningún proyecto aprobado. Su dueño puede aprobar uno en la ventana de Evoca o con: evoca approve RUTA</translation>
    </message>
    <message>
        <source>Say which project is meant in the argument &quot;project&quot;. Approved projects: %1</source>
        <translation>Indica en el argumento &quot;project&quot; a qué proyecto te refieres. Proyectos aprobados: %1</translation>
    </message>
    <message>
        <source>This token is unknown. Copy the connection command from Evoca again.</source>
        <translation>Este token no se conoce. Copia otra vez la orden de conexión desde Evoca.</translation>
    </message>
    <message>
        <source>Several projects are called &quot;%1&quot;; give the path of one: %2</source>
        <translation>Varios proyectos se llaman «%1»; indica la ruta de uno: %2</translation>
    </message>
    <message>
        <source>A client needs a name of at most %1 characters.</source>
        <translation>Un cliente necesita un nombre de %1 caracteres como máximo.</translation>
    </message>
    <message>
        <source>There is already a client called &quot;%1&quot;.</source>
        <translation>Ya hay un cliente llamado «%1».</translation>
    </message>
    <message>
        <source>This project is not there any more.</source>
        <translation>Este proyecto ya no está.</translation>
    </message>
    <message>
        <source>Evoca knows no history of &quot;%1&quot;.</source>
        <translation>Evoca no conoce ningún historial de «%1».</translation>
    </message>
    <message>
        <source>The nearest projects: %1</source>
        <translation>Los proyectos más parecidos: %1</translation>
    </message>
    <message>
        <source>This client is not there any more.</source>
        <translation>Este cliente ya no está.</translation>
    </message>
</context>
<context>
    <name>Approve</name>
    <message numerus="yes">
        <source>%n project(s) approved.</source>
        <translation>
            <numerusform>%n proyecto aprobado.</numerusform>
            <numerusform>%n proyectos aprobados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Approve every project that waits.</source>
        <translation>Aprueba todos los proyectos que esperan.</translation>
    </message>
    <message>
        <source>Lets your agents ask about a project over MCP. Only a person can do this.</source>
        <translation>Permite que tus agentes pregunten por un proyecto mediante MCP. Solo puede hacerlo una persona.</translation>
    </message>
    <message>
        <source>A folder of the project, or its name.</source>
        <translation>Una carpeta del proyecto o su nombre.</translation>
    </message>
    <message>
        <source>Give one PATH, or --all.</source>
        <translation>Indica una RUTA o --all.</translation>
    </message>
    <message>
        <source>Approved: %1 (%2). Your agents may now ask about it.</source>
        <translation>Aprobado: %1 (%2). Tus agentes ya pueden preguntar por él.</translation>
    </message>
</context>
<context>
    <name>Autostart</name>
    <message>
        <source>The autostart entry %1 cannot be changed: %2</source>
        <translation>La entrada de inicio automático %1 no se puede cambiar: %2</translation>
    </message>
</context>
<context>
    <name>Bridge</name>
    <message>
        <source>Evoca is not running. Start it, or run: evoca serve</source>
        <translation>Evoca no está en marcha. Ábrelo o ejecuta: evoca serve</translation>
    </message>
    <message>
        <source>Others can read %1; its token is not used. Start Evoca again to renew it.</source>
        <translation>Otros pueden leer %1; su token no se usa. Abre Evoca otra vez para renovarlo.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Start Evoca again to renew it.</source>
        <translation>No se puede leer %1. Abre Evoca otra vez para renovarlo.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>CallSummary</name>
    <message numerus="yes">
        <source>%1 of %n failed</source>
        <translation>
            <numerusform>falló %1 de %n</numerusform>
            <numerusform>fallaron %1 de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n pasó</numerusform>
            <numerusform>%n pasaron</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasó</translation>
    </message>
    <message>
        <source>not changed</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>sin leer</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClientToken</name>
    <message>
        <source>The token cannot be written to %1: %2</source>
        <translation>El token no se puede escribir en %1: %2</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>import agents&apos; histories</source>
        <translation>importa los historiales de los agentes</translation>
    </message>
    <message>
        <source>search everything</source>
        <translation>busca en todo</translation>
    </message>
    <message>
        <source>let agents ask about a project</source>
        <translation>deja que los agentes pregunten por un proyecto</translation>
    </message>
    <message>
        <source>check the store and its privacy</source>
        <translation>comprueba el almacén y su privacidad</translation>
    </message>
    <message>
        <source>evoca: there is no command “%1”. “evoca --help” lists them.</source>
        <translation>evoca: no existe la orden «%1». «evoca --help» las muestra.</translation>
    </message>
    <message>
        <source>Evoca shows, searches and serves what your coding agents did, learned and remember.</source>
        <translation>Evoca muestra, busca y sirve lo que tus agentes de programación hicieron, aprendieron y recuerdan.</translation>
    </message>
    <message>
        <source>open the window (hidden in the tray with --tray)</source>
        <translation>abre la ventana (oculta en la bandeja con --tray)</translation>
    </message>
    <message>
        <source>open a made-up history in a throw-away store</source>
        <translation>abre un historial inventado en un almacén desechable</translation>
    </message>
    <message>
        <source>serve MCP without a window until SIGTERM or SIGINT</source>
        <translation>sirve MCP sin ventana hasta SIGTERM o SIGINT</translation>
    </message>
    <message>
        <source>bridge MCP on stdin and stdout to the running program</source>
        <translation>une MCP en la entrada y la salida estándar con el programa en marcha</translation>
    </message>
    <message>
        <source>show the version or this help</source>
        <translation>muestra la versión o esta ayuda</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 nothing found or done with skipped input, 2 wrong use, 3 failed.</source>
        <translation>Códigos de salida: 0 hecho, 1 sin resultados o hecho con partes omitidas, 2 uso incorrecto, 3 error.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>Print one JSON document.</source>
        <translation>Escribe un documento JSON.</translation>
    </message>
    <message>
        <source>“evoca %1 --help” shows how it is used.</source>
        <translation>«evoca %1 --help» muestra cómo se usa.</translation>
    </message>
    <message>
        <source>evoca: %1</source>
        <translation>evoca: %1</translation>
    </message>
</context>
<context>
    <name>ControlServer</name>
    <message>
        <source>Other evoca commands cannot reach this one: %1</source>
        <translation>Las demás órdenes de evoca no pueden llegar a esta: %1</translation>
    </message>
</context>
<context>
    <name>DemoHistory</name>
    <message>
        <source>The demonstration could not be written to %1.</source>
        <translation>La demostración no se pudo escribir en %1.</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>%1 can be read by others on this computer; it should be %2.</source>
        <translation>Otros pueden leer %1 en este equipo; debería ser %2.</translation>
    </message>
    <message>
        <source>%1 is private</source>
        <translation>%1 es privado</translation>
    </message>
    <message>
        <source>There is no backup yet; the program makes one while it runs.</source>
        <translation>Aún no hay copia de seguridad; el programa hace una mientras está en marcha.</translation>
    </message>
    <message>
        <source>newest backup: %1</source>
        <translation>copia de seguridad más reciente: %1</translation>
    </message>
    <message>
        <source>the store is intact</source>
        <translation>el almacén está intacto</translation>
    </message>
    <message>
        <source>the store is damaged: %1</source>
        <translation>el almacén está dañado: %1</translation>
    </message>
    <message>
        <source>%1 sessions, %2 experiences, %3 lessons, %4 in all</source>
        <translation>%1 sesiones, %2 experiencias, %3 lecciones, %4 en total</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of agents&apos; files could not be read</source>
        <translation>
            <numerusform>no se pudo leer %n línea de los archivos de los agentes</numerusform>
            <numerusform>no se pudieron leer %n líneas de los archivos de los agentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n client(s) may ask over MCP</source>
        <translation>
            <numerusform>%n cliente puede preguntar mediante MCP</numerusform>
            <numerusform>%n clientes pueden preguntar mediante MCP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n project(s) wait for your approval: evoca approve PATH</source>
        <translation>
            <numerusform>%n proyecto espera tu aprobación: evoca approve RUTA</numerusform>
            <numerusform>%n proyectos esperan tu aprobación: evoca approve RUTA</numerusform>
        </translation>
    </message>
    <message>
        <source>Checks the store, its privacy and what agents left on this computer.</source>
        <translation>Comprueba el almacén, su privacidad y lo que los agentes dejaron en este equipo.</translation>
    </message>
    <message>
        <source>store: %1</source>
        <translation>almacén: %1</translation>
    </message>
    <message>
        <source>There is no store yet: evoca import</source>
        <translation>Aún no hay almacén: evoca import</translation>
    </message>
    <message>
        <source>%1: %2 files, %3</source>
        <translation>%1: %2 archivos, %3</translation>
    </message>
</context>
<context>
    <name>ExperienceDelegate</name>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 hasta ahora</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>%1: %2 files, %3 sessions, %4 prompts, %5 answers, %6 tool calls, %7 lines skipped</source>
        <translation>%1: %2 archivos, %3 sesiones, %4 instrucciones, %5 respuestas, %6 llamadas, %7 líneas omitidas</translation>
    </message>
    <message>
        <source>No agent histories were found here.</source>
        <translation>Aquí no se encontró ningún historial de agentes.</translation>
    </message>
    <message>
        <source>skipped %1:%2: %3</source>
        <translation>omitido %1:%2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) replaced before storing</source>
        <translation>
            <numerusform>%n secreto sustituido antes de guardar</numerusform>
            <numerusform>%n secretos sustituidos antes de guardar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 read in %2 s; tool text indexed in %3 s</source>
        <translation>%1 leídos en %2 s; texto de herramientas indexado en %3 s</translation>
    </message>
    <message>
        <source>importing %1 %, %2 sessions</source>
        <translation>importando %1 %, %2 sesiones</translation>
    </message>
    <message numerus="yes">
        <source>, about %n second(s) left</source>
        <translation>
            <numerusform>, queda %n segundo</numerusform>
            <numerusform>, quedan unos %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the histories below this folder.</source>
        <translation>Lee los historiales bajo esta carpeta.</translation>
    </message>
    <message>
        <source>Only this agent (may be given more than once).</source>
        <translation>Solo este agente (se puede repetir).</translation>
    </message>
    <message>
        <source>Imports agents&apos; histories. The agents&apos; files are never changed.</source>
        <translation>Importa los historiales de los agentes. Sus archivos no se cambian nunca.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>No existe la carpeta %1.</translation>
    </message>
    <message>
        <source>“%1” is no agent that Evoca reads; it reads: %2.</source>
        <translation>«%1» no es un agente que Evoca lea; lee: %2.</translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>Everything imported until now is kept, and the next import goes on from there.</source>
        <translation>Todo lo importado hasta ahora se conserva y la próxima importación sigue desde ahí.</translation>
    </message>
    <message>
        <source>The store cannot be written.</source>
        <translation>No se puede escribir en el almacén.</translation>
    </message>
</context>
<context>
    <name>Mcp</name>
    <message>
        <source>The client to ask as.</source>
        <translation>El cliente en cuyo nombre se pregunta.</translation>
    </message>
    <message>
        <source>Port of the running program.</source>
        <translation>Puerto del programa en marcha.</translation>
    </message>
    <message>
        <source>Bridges MCP on stdin and stdout to the running program.</source>
        <translation>Une MCP en la entrada y la salida estándar con el programa en marcha.</translation>
    </message>
    <message>
        <source>--port must be a number from 1 to 65535.</source>
        <translation>--port debe ser un número de 1 a 65535.</translation>
    </message>
    <message>
        <source>There is no token for the client “%1” yet: connect it in Evoca&apos;s settings.</source>
        <translation>Aún no hay token para el cliente «%1»: conéctalo en los ajustes de Evoca.</translation>
    </message>
    <message>
        <source>Name one project, either in the query or in &quot;project&quot;.</source>
        <translation>Nombra un solo proyecto, en la consulta o en &quot;project&quot;.</translation>
    </message>
    <message>
        <source>&quot;query&quot; needs at least one word to look for.</source>
        <translation>&quot;query&quot; necesita al menos una palabra que buscar.</translation>
    </message>
    <message>
        <source>&quot;cursor&quot; is not one that this tool gave.</source>
        <translation>&quot;cursor&quot; no es uno que haya dado esta herramienta.</translation>
    </message>
</context>
<context>
    <name>McpServer</name>
    <message>
        <source>Port %1 is used by another program. Choose another port in the settings, or with --port.</source>
        <translation>Otro programa usa el puerto %1. Elige otro en los ajustes o con --port.</translation>
    </message>
    <message>
        <source>The server cannot listen on port %1: %2</source>
        <translation>El servidor no puede escuchar en el puerto %1: %2</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Only results of this kind: experience, lesson, message or session.</source>
        <translation>Solo resultados de este tipo: experience, lesson, message o session.</translation>
    </message>
    <message>
        <source>Only this project (name or path).</source>
        <translation>Solo este proyecto (nombre o ruta).</translation>
    </message>
    <message>
        <source>At most N results of each kind (1–200).</source>
        <translation>N resultados de cada tipo como máximo (1–200).</translation>
    </message>
    <message>
        <source>Searches everything that was imported. Tokens such as agent:codex, status:failure, file:auth.rs, after:2026-09, in:output, “exact phrases” and -words narrow it.</source>
        <translation>Busca en todo lo importado. Filtros como agent:codex, status:failure, file:auth.rs, after:2026-09, in:output, «frases exactas» y -palabras lo acotan.</translation>
    </message>
    <message>
        <source>What to look for.</source>
        <translation>Qué buscar.</translation>
    </message>
    <message>
        <source>--limit must be a number from 1 to 200.</source>
        <translation>--limit debe ser un número de 1 a 200.</translation>
    </message>
    <message>
        <source>--kind must be experience, lesson, message or session.</source>
        <translation>--kind debe ser experience, lesson, message o session.</translation>
    </message>
    <message>
        <source>Say what to look for: evoca search QUERY.</source>
        <translation>Di qué buscar: evoca search CONSULTA.</translation>
    </message>
    <message>
        <source>Nothing was imported yet. “evoca import” reads the agents&apos; histories.</source>
        <translation>Aún no se ha importado nada. «evoca import» lee los historiales de los agentes.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se encontró nada.</translation>
    </message>
    <message>
        <source>There is no node &quot;%1&quot;.</source>
        <translation>No existe el nodo «%1».</translation>
    </message>
    <message>
        <source>&quot;cursor&quot; is not one that was given out.</source>
        <translation>&quot;cursor&quot; no es uno que se haya dado.</translation>
    </message>
    <message>
        <source>A newer search replaced this one.</source>
        <translation>Una búsqueda más reciente sustituyó a esta.</translation>
    </message>
    <message>
        <source>This lesson is no longer in the store.</source>
        <translation>Esta lección ya no está en el almacén.</translation>
    </message>
    <message>
        <source>This session is no longer in the store.</source>
        <translation>Esta sesión ya no está en el almacén.</translation>
    </message>
    <message>
        <source>There is no session &quot;%1&quot;.</source>
        <translation>No existe la sesión «%1».</translation>
    </message>
</context>
<context>
    <name>Serve</name>
    <message>
        <source>Serving MCP on %1</source>
        <translation>Sirviendo MCP en %1</translation>
    </message>
    <message>
        <source>Token of the client “%1”: %2</source>
        <translation>Token del cliente «%1»: %2</translation>
    </message>
    <message>
        <source>Connect Claude Code with:</source>
        <translation>Conecta Claude Code con:</translation>
    </message>
    <message>
        <source>Agents may ask about a project once you approved it: evoca approve PATH</source>
        <translation>Los agentes pueden preguntar por un proyecto cuando lo apruebes: evoca approve RUTA</translation>
    </message>
    <message>
        <source>Ctrl+C stops.</source>
        <translation>Ctrl+C lo detiene.</translation>
    </message>
    <message>
        <source>imported %1</source>
        <translation>importado: %1</translation>
    </message>
    <message>
        <source>Port on 127.0.0.1 (0: any free one).</source>
        <translation>Puerto en 127.0.0.1 (0: cualquiera libre).</translation>
    </message>
    <message>
        <source>Imports, watches and serves your agents over MCP, without a window.</source>
        <translation>Importa, vigila y sirve a tus agentes mediante MCP, sin ventana.</translation>
    </message>
    <message>
        <source>--port must be a number from 0 to 65535.</source>
        <translation>--port debe ser un número de 0 a 65535.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Deteniendo.</translation>
    </message>
</context>
<context>
    <name>SessionDelegate</name>
    <message>
        <source>Session without a prompt</source>
        <translation>Sesión sin instrucción</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n tarea</numerusform>
            <numerusform>%n tareas</numerusform>
        </translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archivada</translation>
    </message>
</context>
<context>
    <name>SessionExport</name>
    <message>
        <source>Prompt</source>
        <translation>Instrucción</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The backup could not be written. Is the disk full?</source>
        <translation>No se pudo escribir la copia de seguridad. ¿Está lleno el disco?</translation>
    </message>
    <message>
        <source>Evoca&apos;s store is damaged, so no backup was made. Restart Evoca to restore the newest backup.</source>
        <translation>El almacén de Evoca está dañado, así que no se hizo copia. Reinicia Evoca para restaurar la más reciente.</translation>
    </message>
    <message>
        <source>This text cannot be read from Evoca&apos;s store.</source>
        <translation>Este texto no se puede leer del almacén de Evoca.</translation>
    </message>
    <message>
        <source>Evoca&apos;s store cannot be opened. Check its folder&apos;s permissions.</source>
        <translation>El almacén de Evoca no se puede abrir. Comprueba los permisos de su carpeta.</translation>
    </message>
    <message>
        <source>There is no store yet.</source>
        <translation>Aún no hay almacén.</translation>
    </message>
    <message>
        <source>This entry is not there any more.</source>
        <translation>Esta entrada ya no está.</translation>
    </message>
    <message>
        <source>A lesson has 1 to %1 characters.</source>
        <translation>Una lección tiene de 1 a %1 caracteres.</translation>
    </message>
    <message>
        <source>Evoca&apos;s damaged store cannot be moved aside. Check its folder&apos;s permissions.</source>
        <translation>El almacén dañado de Evoca no se puede apartar. Comprueba los permisos de su carpeta.</translation>
    </message>
    <message>
        <source>This store was written by a newer Evoca (format %1; this program knows %2). Update Evoca.</source>
        <translation>Este almacén lo escribió un Evoca más nuevo (formato %1; este programa conoce el %2). Actualiza Evoca.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again.</source>
        <translation>El disco está lleno. Libera espacio e inténtalo otra vez.</translation>
    </message>
    <message>
        <source>The disk reported an error while Evoca&apos;s store was in use.</source>
        <translation>El disco dio un error mientras se usaba el almacén de Evoca.</translation>
    </message>
    <message>
        <source>Evoca&apos;s store cannot be written. Check its permissions.</source>
        <translation>No se puede escribir en el almacén de Evoca. Comprueba sus permisos.</translation>
    </message>
    <message>
        <source>Evoca&apos;s store is busy. Try again.</source>
        <translation>El almacén de Evoca está ocupado. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Evoca&apos;s store is damaged. Restart Evoca to restore the newest backup.</source>
        <translation>El almacén de Evoca está dañado. Reinicia Evoca para restaurar la copia más reciente.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Evoca&apos;s store could not do that.</source>
        <translation>El almacén de Evoca no pudo hacerlo.</translation>
    </message>
    <message>
        <source>Evoca&apos;s folder cannot be made: %1</source>
        <translation>No se puede crear la carpeta de Evoca: %1</translation>
    </message>
    <message>
        <source>The store is in use by %1 (process %2 on %3).</source>
        <translation>%1 está usando el almacén (proceso %2 en %3).</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>otro programa</translation>
    </message>
    <message>
        <source>The store is in use by another program.</source>
        <translation>Otro programa está usando el almacén.</translation>
    </message>
    <message>
        <source>Evoca&apos;s store cannot be locked. Check its folder&apos;s permissions.</source>
        <translation>No se puede bloquear el almacén de Evoca. Comprueba los permisos de su carpeta.</translation>
    </message>
    <message>
        <source>This message is not in Evoca&apos;s store.</source>
        <translation>Este mensaje no está en el almacén de Evoca.</translation>
    </message>
    <message>
        <source>Evoca is closing.</source>
        <translation>Evoca se está cerrando.</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message numerus="yes">
        <source>%n file(s) read or searched</source>
        <translation>
            <numerusform>%n archivo leído o buscado</numerusform>
            <numerusform>%n archivos leídos o buscados</numerusform>
        </translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sin resultado</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n lines</source>
        <translation>
            <numerusform>Mostrar %n línea</numerusform>
            <numerusform>Mostrar las %n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the whole output</source>
        <translation>Mostrar toda la salida</translation>
    </message>
    <message numerus="yes">
        <source>Thought for %n s</source>
        <translation>
            <numerusform>Pensó %n s</numerusform>
            <numerusform>Pensó %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Pensamiento</translation>
    </message>
    <message>
        <source>The conversation was summarised here</source>
        <translation>Aquí se resumió la conversación</translation>
    </message>
    <message>
        <source>Context added by the agent</source>
        <translation>Contexto que añadió el agente</translation>
    </message>
    <message>
        <source>Note from the agent</source>
        <translation>Nota del agente</translation>
    </message>
    <message>
        <source>Show the whole text</source>
        <translation>Mostrar todo el texto</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Success</source>
        <translation>Éxito</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>outcome</comment>
        <translation>Sin determinar</translation>
    </message>
    <message>
        <source>Worked</source>
        <comment>verdict</comment>
        <translation>Funcionó</translation>
    </message>
    <message>
        <source>Failed</source>
        <comment>verdict</comment>
        <translation>Falló</translation>
    </message>
    <message>
        <source>Can&apos;t tell</source>
        <comment>verdict</comment>
        <translation>No se sabe</translation>
    </message>
    <message>
        <source>build</source>
        <comment>task class</comment>
        <translation>desarrollo</translation>
    </message>
    <message>
        <source>debug</source>
        <comment>task class</comment>
        <translation>depuración</translation>
    </message>
    <message>
        <source>refactor</source>
        <comment>task class</comment>
        <translation>refactorización</translation>
    </message>
    <message>
        <source>test</source>
        <comment>task class</comment>
        <translation>pruebas</translation>
    </message>
    <message>
        <source>investigate</source>
        <comment>task class</comment>
        <translation>investigación</translation>
    </message>
    <message>
        <source>think</source>
        <comment>task class</comment>
        <translation>análisis</translation>
    </message>
    <message>
        <source>no strategy</source>
        <translation>sin estrategia</translation>
    </message>
    <message>
        <source>test-first</source>
        <comment>strategy</comment>
        <translation>prueba primero</translation>
    </message>
    <message>
        <source>inspect-first</source>
        <comment>strategy</comment>
        <translation>inspección primero</translation>
    </message>
    <message>
        <source>source-first</source>
        <comment>strategy</comment>
        <translation>ir a la fuente</translation>
    </message>
    <message>
        <source>incremental</source>
        <comment>strategy</comment>
        <translation>por pasos</translation>
    </message>
    <message>
        <source>compare-options</source>
        <comment>strategy</comment>
        <translation>comparar opciones</translation>
    </message>
    <message>
        <source>cross-check</source>
        <comment>strategy</comment>
        <translation>contrastar</translation>
    </message>
    <message>
        <source>broad-then-deep</source>
        <comment>strategy</comment>
        <translation>de lo amplio a lo hondo</translation>
    </message>
    <message>
        <source>reason-first</source>
        <comment>strategy</comment>
        <translation>razonar primero</translation>
    </message>
    <message>
        <source>evidence-first</source>
        <comment>strategy</comment>
        <translation>evidencia primero</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>lane of tool calls</comment>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>lane of tool calls</comment>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>lane of tool calls</comment>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>lane of tool calls</comment>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>strategy</source>
        <comment>lesson kind</comment>
        <translation>estrategia</translation>
    </message>
    <message>
        <source>files</source>
        <comment>lesson kind</comment>
        <translation>archivos</translation>
    </message>
    <message>
        <source>resolution</source>
        <comment>lesson kind</comment>
        <translation>solución</translation>
    </message>
    <message>
        <source>failure loop</source>
        <comment>lesson kind</comment>
        <translation>bucle de fallos</translation>
    </message>
    <message>
        <source>repetition</source>
        <comment>lesson kind</comment>
        <translation>repetición</translation>
    </message>
    <message>
        <source>context</source>
        <comment>lesson kind</comment>
        <translation>contexto</translation>
    </message>
    <message>
        <source>written by you</source>
        <comment>lesson kind</comment>
        <translation>escrita por ti</translation>
    </message>
    <message numerus="yes">
        <source>%n agree</source>
        <comment>experiences that support a lesson</comment>
        <translation>
            <numerusform>%n coincide</numerusform>
            <numerusform>%n coinciden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two counts</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n against</source>
        <comment>experiences that contradict a lesson</comment>
        <translation>
            <numerusform>%n en contra</numerusform>
            <numerusform>%n en contra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <comment>tool calls</comment>
        <translation>
            <numerusform>%n llamada</numerusform>
            <numerusform>%n llamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Check passed</source>
        <translation>La verificación pasó</translation>
    </message>
    <message>
        <source>Check failed</source>
        <translation>La verificación falló</translation>
    </message>
    <message>
        <source>Last edit</source>
        <translation>Última edición</translation>
    </message>
    <message>
        <source>Answer given</source>
        <translation>Respuesta dada</translation>
    </message>
    <message>
        <source>No check after the last edit</source>
        <translation>Sin verificar tras la última edición</translation>
    </message>
    <message>
        <source>You stopped the agent</source>
        <translation>Detuviste al agente</translation>
    </message>
    <message>
        <source>You wrote</source>
        <translation>Escribiste</translation>
    </message>
    <message>
        <source>A call never finished</source>
        <translation>Una llamada no terminó</translation>
    </message>
    <message>
        <source>No answer at the end</source>
        <translation>Sin respuesta al final</translation>
    </message>
    <message>
        <source>Approve</source>
        <comment>let agents query a project</comment>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Hide</source>
        <comment>a project</comment>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>decide about a project later</comment>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>date of this year, Qt format</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date of another year, Qt format</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>weekday and date, Qt format</comment>
        <translation>dddd d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <comment>weekday and date of another year, Qt format</comment>
        <translation>dddd d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Ayer, %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>day and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2–%3</source>
        <comment>day, start and end</comment>
        <translation>%1, %2–%3</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>hace %n min</numerusform>
            <numerusform>hace %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <comment>hours</comment>
        <translation>
            <numerusform>hace %n h</numerusform>
            <numerusform>hace %n h</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
</context>
<context>
    <name>evoca::app::AboutSection</name>
    <message>
        <source>About Evoca</source>
        <translation>Acerca de Evoca</translation>
    </message>
    <message>
        <source>Remembers what your coding agents tried, how it ended and what it taught. Free software under the MIT licence.</source>
        <translation>Recuerda lo que intentaron tus agentes de programación, cómo acabó y qué enseñó. Software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>Built with Qt %1, KDE Frameworks, SQLite, simdjson, zstd and Snowball.</source>
        <translation>Hecho con Qt %1, KDE Frameworks, SQLite, simdjson, zstd y Snowball.</translation>
    </message>
</context>
<context>
    <name>evoca::app::ActionRegistry</name>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>evoca::app::ActivityCalendar</name>
    <message>
        <source>%1, %2</source>
        <comment>tasks and day</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <comment>of one day</comment>
        <translation>
            <numerusform>%n tarea</numerusform>
            <numerusform>%n tareas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evoca::app::AgentRow</name>
    <message>
        <source>Read %1</source>
        <comment>agent</comment>
        <translation>Leer %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last month</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evoca::app::AppearanceSection</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Switches at once, everywhere.</source>
        <translation>Cambia al momento, en todas partes.</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Claro u oscuro</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>For the whole window, on top of the system&apos;s size.</source>
        <translation>Para toda la ventana, sobre el tamaño del sistema.</translation>
    </message>
    <message>
        <source>Single letters as keys</source>
        <translation>Letras sueltas como teclas</translation>
    </message>
    <message>
        <source>S, F and U give a verdict, P pins, E edits while a list has the focus.</source>
        <translation>S, F y U dan un veredicto, P fija y E edita mientras el foco está en una lista.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>language scheme dark light font size letters</source>
        <translation>idioma tema oscuro claro letra tamaño teclas</translation>
    </message>
    <message>
        <source>The system&apos;s (%1)</source>
        <comment>language</comment>
        <translation>El del sistema (%1)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent after a number</comment>
        <translation> %</translation>
    </message>
</context>
<context>
    <name>evoca::app::Button</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name of an action and its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>evoca::app::CallStrip</name>
    <message>
        <source>no failures</source>
        <translation>sin fallos</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <comment>failed tool calls</comment>
        <translation>
            <numerusform>%n fallo</numerusform>
            <numerusform>%n fallos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, all fixed</source>
        <translation>%1, todos resueltos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n fixed</source>
        <comment>failed tool calls</comment>
        <translation>
            <numerusform>%n resuelto</numerusform>
            <numerusform>%n resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasó</translation>
    </message>
    <message numerus="yes">
        <source>fixed %n call(s) later</source>
        <comment>a failed tool call</comment>
        <translation>
            <numerusform>resuelto %n llamada después</numerusform>
            <numerusform>resuelto %n llamadas después</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fixed after %n call(s)</source>
        <translation>
            <numerusform>resuelto tras %n llamada</numerusform>
            <numerusform>resuelto tras %n llamadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evoca::app::ClientForm</name>
    <message>
        <source>Read memories, lessons and experiences</source>
        <translation>Leer memorias, lecciones y experiencias</translation>
    </message>
    <message>
        <source>Read transcripts</source>
        <translation>Leer transcripciones</translation>
    </message>
    <message>
        <source>Write memories and episodes</source>
        <translation>Escribir memorias y episodios</translation>
    </message>
    <message>
        <source>Move records to the bin, never erase</source>
        <translation>Mover registros a la papelera, nunca borrarlos</translation>
    </message>
    <message>
        <source>Its token stops working at once.</source>
        <translation>Su token deja de valer al momento.</translation>
    </message>
    <message>
        <source>The client can be added again with a new one.</source>
        <translation>Puedes añadir el cliente otra vez con uno nuevo.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Token copied</source>
        <translation>Token copiado</translation>
    </message>
    <message>
        <source>All approved projects</source>
        <translation>Todos los proyectos aprobados</translation>
    </message>
    <message numerus="yes">
        <source>%n approved</source>
        <comment>projects</comment>
        <translation>
            <numerusform>%n aprobado</numerusform>
            <numerusform>%n aprobados</numerusform>
        </translation>
    </message>
    <message>
        <source>Approve projects</source>
        <translation>Aprobar proyectos</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <comment>what</comment>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <comment>what</comment>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>shown only now: copy it</source>
        <translation>solo se muestra ahora: cópialo</translation>
    </message>
    <message>
        <source>made %1, stored hashed</source>
        <comment>date</comment>
        <translation>creado el %1, guardado cifrado</translation>
    </message>
    <message>
        <source>Replace token</source>
        <translation>Cambiar el token</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>Copiar el token</translation>
    </message>
    <message>
        <source>TOKEN</source>
        <comment>stands for the client&apos;s token</comment>
        <translation>TOKEN</translation>
    </message>
    <message>
        <source>Any client, by its command</source>
        <translation>Cualquier cliente, por su orden</translation>
    </message>
    <message>
        <source>Cursor, Gemini and others (JSON)</source>
        <translation>Cursor, Gemini y otros (JSON)</translation>
    </message>
    <message>
        <source>Saved for %1</source>
        <comment>client</comment>
        <translation>Guardado para %1</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <comment>client</comment>
        <translation>Se quitó %1</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Generic: fewest parameters, for any client</source>
        <translation>General: pocos parámetros, para cualquier cliente</translation>
    </message>
    <message>
        <source>Extended: adds path, type and state filters</source>
        <translation>Ampliado: añade filtros de ruta, tipo y estado</translation>
    </message>
    <message>
        <source>May do</source>
        <translation>Puede</translation>
    </message>
    <message>
        <source>May see</source>
        <translation>Puede ver</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>How to connect it</source>
        <translation>Cómo conectarlo</translation>
    </message>
</context>
<context>
    <name>evoca::app::ClientsSection</name>
    <message>
        <source>Not saved.</source>
        <translation>No se guardó.</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>connect token permissions profile Claude Code Codex Cursor</source>
        <translation>conectar token permisos perfil Claude Code Codex Cursor</translation>
    </message>
    <message>
        <source>used %1</source>
        <comment>time</comment>
        <translation>usado %1</translation>
    </message>
    <message>
        <source>never asked</source>
        <translation>nunca preguntó</translation>
    </message>
    <message>
        <source>shown below</source>
        <translation>se muestra debajo</translation>
    </message>
    <message>
        <source>No client is connected yet. Each gets its own token, and only what you allow.</source>
        <translation>Aún no hay clientes conectados. Cada uno recibe su token y solo lo que tú permitas.</translation>
    </message>
    <message>
        <source>Each client has its own token, and only what you allow.</source>
        <translation>Cada cliente tiene su token y solo lo que tú permitas.</translation>
    </message>
    <message>
        <source>The client was not added.</source>
        <translation>El cliente no se añadió.</translation>
    </message>
    <message>
        <source>Name, for example Claude Code</source>
        <translation>Nombre, por ejemplo Claude Code</translation>
    </message>
    <message>
        <source>Name of the new client</source>
        <translation>Nombre del cliente nuevo</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
</context>
<context>
    <name>evoca::app::ConfidenceCurve</name>
    <message>
        <source>%1: %2, confidence %3 afterwards</source>
        <comment>title, agrees or not</comment>
        <translation>%1: %2, confianza %3 después</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>against</source>
        <translation>en contra</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
</context>
<context>
    <name>evoca::app::ExperienceDetail</name>
    <message>
        <source>%1 active of %2</source>
        <comment>active time of the whole time</comment>
        <translation>%1 activos de %2</translation>
    </message>
    <message>
        <source>%1 active</source>
        <comment>time</comment>
        <translation>%1 activos</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>%1  ·  width is time, long pauses cut</source>
        <translation>%1  ·  el ancho es tiempo, pausas cortadas</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Files changed</source>
        <translation>Archivos cambiados</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Relacionadas</translation>
    </message>
    <message>
        <source>Experience: %1</source>
        <translation>Experiencia: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more file(s)</source>
        <translation>
            <numerusform>y %n archivo más</numerusform>
            <numerusform>y %n archivos más</numerusform>
        </translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>Resultado: %1</translation>
    </message>
    <message>
        <source>Strategy: %1</source>
        <translation>Estrategia: %1</translation>
    </message>
    <message>
        <source>Lessons:</source>
        <translation>Lecciones:</translation>
    </message>
    <message>
        <source>Files changed:</source>
        <translation>Archivos cambiados:</translation>
    </message>
    <message>
        <source>Errors met:</source>
        <translation>Errores encontrados:</translation>
    </message>
</context>
<context>
    <name>evoca::app::ExperienceListModel</name>
    <message numerus="yes">
        <source>%n task(s)</source>
        <comment>of one day</comment>
        <translation>
            <numerusform>%n tarea</numerusform>
            <numerusform>%n tareas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evoca::app::ExperiencesPage</name>
    <message>
        <source>Experiences</source>
        <translation>Experiencias</translation>
    </message>
    <message>
        <source>Search experiences</source>
        <translation>Buscar experiencias</translation>
    </message>
    <message>
        <source>The list could not be read.</source>
        <translation>No se pudo leer la lista.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>%n experience(s)</source>
        <translation>
            <numerusform>%n experiencia</numerusform>
            <numerusform>%n experiencias</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>duration of a search</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>of %1  ·  %2</source>
        <comment>all experiences, time of the search</comment>
        <translation>de %1  ·  %2</translation>
    </message>
    <message>
        <source>No experiences yet</source>
        <translation>Aún no hay experiencias</translation>
    </message>
    <message>
        <source>What your agents try, and how it ends, appears here as soon as their histories are read.</source>
        <translation>Lo que intentan tus agentes, y cómo acaba, aparece aquí en cuanto se leen sus historiales.</translation>
    </message>
    <message>
        <source>Read the histories</source>
        <translation>Leer los historiales</translation>
    </message>
    <message numerus="yes">
        <source>No experience fits all %n filter(s)</source>
        <translation>
            <numerusform>Ninguna experiencia cumple el filtro</numerusform>
            <numerusform>Ninguna experiencia cumple los %n filtros</numerusform>
        </translation>
    </message>
    <message>
        <source>No experience fits</source>
        <translation>Ninguna experiencia coincide</translation>
    </message>
    <message>
        <source>Other words may find it, or fewer filters.</source>
        <translation>Quizá aparezca con otras palabras o menos filtros.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Without %1 there are %2.</source>
        <comment>filter and number</comment>
        <translation>Sin %1 hay %2.</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <comment>a filter</comment>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Your verdict was not saved.</source>
        <translation>Tu veredicto no se guardó.</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <comment>verdict</comment>
        <translation>Marcada: %1</translation>
    </message>
    <message>
        <source>Your verdict was taken back</source>
        <translation>Tu veredicto se retiró</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijada</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>Ya no está fijada</translation>
    </message>
    <message>
        <source>Copied as context for an agent</source>
        <translation>Copiado como contexto para un agente</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Type file: and a name in the search field</source>
        <translation>Escribe archivo: y un nombre en el buscador</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Últimos 90 días</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Más parecidas</translation>
    </message>
    <message>
        <source>All</source>
        <comment>no filter</comment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>date</comment>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>Before %1</source>
        <comment>date</comment>
        <translation>Antes del %1</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>Abrir transcripción</translation>
    </message>
    <message>
        <source>Copy as context</source>
        <translation>Copiar como contexto</translation>
    </message>
    <message>
        <source>Copy as context for an agent</source>
        <translation>Copiar como contexto para un agente</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
</context>
<context>
    <name>evoca::app::FacetBar</name>
    <message>
        <source>More filters</source>
        <translation>Más filtros</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Orden: %1</translation>
    </message>
</context>
<context>
    <name>evoca::app::FindBar</name>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Instrucciones</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Tool input</source>
        <translation>Entrada de herramientas</translation>
    </message>
    <message>
        <source>Tool output</source>
        <translation>Salida de herramientas</translation>
    </message>
    <message>
        <source>Find in this session</source>
        <translation>Buscar en esta sesión</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Cerrar la barra de búsqueda</translation>
    </message>
    <message>
        <source>In everything</source>
        <translation>En todo</translation>
    </message>
    <message>
        <source>In prompts</source>
        <translation>En instrucciones</translation>
    </message>
    <message>
        <source>In answers</source>
        <translation>En respuestas</translation>
    </message>
    <message>
        <source>In tool input</source>
        <translation>En la entrada de herramientas</translation>
    </message>
    <message>
        <source>In tool output</source>
        <translation>En la salida de herramientas</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Sin coincidencias</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>evoca::app::FirstRunPage</name>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Agents found</source>
        <translation>Agentes encontrados</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>files and size</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>No agent&apos;s histories were found. They appear here as soon as one has been used.</source>
        <translation>No se encontró ningún historial. Aparecerá aquí en cuanto uses un agente.</translation>
    </message>
    <message numerus="yes">
        <source>session(s) read</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>sesión leída</numerusform>
            <numerusform>sesiones leídas</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>working out how long it takes</source>
        <translation>calculando cuánto tarda</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>quedan unos %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>al día</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>%1 read</source>
        <comment>bytes</comment>
        <translation>%1 leídos</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <comment>bytes</comment>
        <translation>%1 por segundo</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged line(s), noted</source>
        <translation>
            <numerusform>%n línea dañada, anotada</numerusform>
            <numerusform>%n líneas dañadas, anotadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) hidden</source>
        <translation>
            <numerusform>%n secreto ocultado</numerusform>
            <numerusform>%n secretos ocultados</numerusform>
        </translation>
    </message>
    <message>
        <source>The output of tools is indexed afterwards, in the background.</source>
        <translation>La salida de las herramientas se indexa después, en segundo plano.</translation>
    </message>
    <message>
        <source>What is read can be explored at once.</source>
        <translation>Lo leído se puede explorar al momento.</translation>
    </message>
    <message>
        <source>You can already explore</source>
        <translation>Ya puedes explorar</translation>
    </message>
    <message>
        <source>Which projects may your agents query?</source>
        <translation>¿Qué proyectos pueden consultar tus agentes?</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>projects</comment>
        <translation>
            <numerusform>%n encontrado</numerusform>
            <numerusform>%n encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>You see everything. Your agents see only what you approve here.</source>
        <translation>Tú lo ves todo. Tus agentes, solo lo que apruebes aquí.</translation>
    </message>
    <message numerus="yes">
        <source>See all %n</source>
        <comment>projects</comment>
        <translation>
            <numerusform>Ver %n</numerusform>
            <numerusform>Ver los %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect your clients</source>
        <translation>Conecta tus clientes</translation>
    </message>
    <message>
        <source>Each client gets its own token. This command connects Claude Code; the settings show the way for others.</source>
        <translation>Cada cliente recibe su propio token. Esta orden conecta Claude Code; los ajustes explican los demás.</translation>
    </message>
    <message>
        <source>Copy the connection command</source>
        <translation>Copiar la orden de conexión</translation>
    </message>
    <message>
        <source>Connection command copied</source>
        <translation>Orden de conexión copiada</translation>
    </message>
    <message>
        <source>Connect another client</source>
        <translation>Conectar otro cliente</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>This is what your agents remember</source>
        <translation>Esto es lo que recuerdan tus agentes</translation>
    </message>
    <message>
        <source>Evoca gathers it on this computer, without touching their files and without sending anything out.</source>
        <translation>Evoca lo reúne en este equipo, sin tocar sus archivos y sin enviar nada fuera.</translation>
    </message>
    <message>
        <source>Keys, passwords and tokens that are recognised are replaced before anything is stored. All of this can be changed later in Settings.</source>
        <translation>Las claves, contraseñas y tokens reconocidos se sustituyen antes de guardar nada. Todo esto se puede cambiar más tarde en Ajustes.</translation>
    </message>
    <message>
        <source>Start exploring</source>
        <translation>Empezar a explorar</translation>
    </message>
</context>
<context>
    <name>evoca::app::FixedRow</name>
    <message>
        <source>%1, failed; fixed by %2, %3</source>
        <comment>two titles and a time</comment>
        <translation>%1, falló; la resolvió %2, %3</translation>
    </message>
    <message>
        <source>same day</source>
        <translation>el mismo día</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) later</source>
        <translation>
            <numerusform>%n día después</numerusform>
            <numerusform>%n días después</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evoca::app::ImportSection</name>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>agents histories files read again pause skipped secrets</source>
        <translation>agentes historiales archivos leer otra vez pausar omitidos secretos</translation>
    </message>
    <message>
        <source>This window was opened without reading histories.</source>
        <translation>Esta ventana se abrió sin leer historiales.</translation>
    </message>
    <message>
        <source>Reading: %1 of %2</source>
        <comment>bytes</comment>
        <translation>Leyendo: %1 de %2</translation>
    </message>
    <message>
        <source>Everything can be browsed; the output of tools is being indexed.</source>
        <translation>Ya se puede explorar todo; la salida de las herramientas se está indexando.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Up to date; new messages appear within a second.</source>
        <translation>Al día; los mensajes nuevos aparecen en menos de un segundo.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two counts</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged or unknown line(s) skipped</source>
        <translation>
            <numerusform>%n línea dañada o desconocida omitida</numerusform>
            <numerusform>%n líneas dañadas o desconocidas omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) replaced</source>
        <translation>
            <numerusform>%n secreto sustituido</numerusform>
            <numerusform>%n secretos sustituidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer otra vez</translation>
    </message>
</context>
<context>
    <name>evoca::app::LessonDetail</name>
    <message numerus="yes">
        <source>At most %n character(s)</source>
        <translation>
            <numerusform>Como máximo %n carácter</numerusform>
            <numerusform>Como máximo %n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>first seen %1</source>
        <comment>date</comment>
        <translation>vista por primera vez el %1</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>confianza</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>agree, against</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n agree</source>
        <comment>experiences</comment>
        <translation>
            <numerusform>%n coincide</numerusform>
            <numerusform>%n coinciden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n against</source>
        <comment>experiences</comment>
        <translation>
            <numerusform>%n en contra</numerusform>
            <numerusform>%n en contra</numerusform>
        </translation>
    </message>
    <message>
        <source>Confidence over time</source>
        <translation>Confianza a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Experiences behind it</source>
        <translation>Experiencias que la sostienen</translation>
    </message>
    <message>
        <source>In your words.</source>
        <translation>Con tus palabras.</translation>
    </message>
    <message>
        <source>Worded by Evoca from the experiences.</source>
        <translation>Redactada por Evoca a partir de las experiencias.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Texto de la lección</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lección: %1</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>against</source>
        <translation>en contra</translation>
    </message>
</context>
<context>
    <name>evoca::app::LessonLine</name>
    <message>
        <source>Lesson: %1, confidence %2, %3</source>
        <translation>Lección: %1, confianza %2, %3</translation>
    </message>
</context>
<context>
    <name>evoca::app::LessonListModel</name>
    <message>
        <source>confidence %1</source>
        <translation>confianza %1</translation>
    </message>
</context>
<context>
    <name>evoca::app::LessonsPage</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Search lessons</source>
        <translation>Buscar lecciones</translation>
    </message>
    <message>
        <source>Firm</source>
        <comment>lessons</comment>
        <translation>Firmes</translation>
    </message>
    <message>
        <source>Growing</source>
        <comment>lessons</comment>
        <translation>Creciendo</translation>
    </message>
    <message>
        <source>Disputed</source>
        <comment>lessons</comment>
        <translation>Discutidas</translation>
    </message>
    <message>
        <source>Muted</source>
        <comment>lessons</comment>
        <translation>Silenciadas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>By confidence</source>
        <translation>Por confianza</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes</translation>
    </message>
    <message>
        <source>All</source>
        <comment>no filter</comment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>The list could not be read.</source>
        <translation>No se pudo leer la lista.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lección</numerusform>
            <numerusform>%n lecciones</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>all lessons</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>No lessons yet</source>
        <translation>Aún no hay lecciones</translation>
    </message>
    <message>
        <source>No lesson fits</source>
        <translation>Ninguna lección coincide</translation>
    </message>
    <message>
        <source>When experiences agree on what works, it appears here with how sure it is.</source>
        <translation>Cuando las experiencias coinciden en lo que funciona, aparece aquí con su confianza.</translation>
    </message>
    <message>
        <source>Other words may find it, or fewer filters.</source>
        <translation>Quizá aparezca con otras palabras o menos filtros.</translation>
    </message>
    <message>
        <source>See the experiences</source>
        <translation>Ver las experiencias</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijada</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>Ya no está fijada</translation>
    </message>
    <message>
        <source>Muted: agents no longer get this lesson</source>
        <translation>Silenciada: los agentes ya no reciben esta lección</translation>
    </message>
    <message>
        <source>Agents get this lesson again</source>
        <translation>Los agentes vuelven a recibir esta lección</translation>
    </message>
    <message>
        <source>Your words were not saved.</source>
        <translation>Tus palabras no se guardaron.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Dejar de silenciar</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>Let agents get it again</source>
        <translation>Que los agentes vuelvan a recibirla</translation>
    </message>
    <message>
        <source>Keep it from agents</source>
        <translation>Que los agentes no la reciban</translation>
    </message>
</context>
<context>
    <name>evoca::app::MainWindow</name>
    <message>
        <source>%1 – Evoca</source>
        <comment>page</comment>
        <translation>%1 – Evoca</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>sessions and projects</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n project(s)</source>
        <translation>
            <numerusform>%n proyecto</numerusform>
            <numerusform>%n proyectos</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search, from anywhere</source>
        <translation>Buscar, desde cualquier sitio</translation>
    </message>
    <message>
        <source>Find actions and records</source>
        <translation>Buscar acciones y registros</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Mark as worked</source>
        <translation>Marcar que funcionó</translation>
    </message>
    <message>
        <source>Mark as failed</source>
        <translation>Marcar que falló</translation>
    </message>
    <message>
        <source>Mark as can&apos;t tell</source>
        <translation>Marcar que no se sabe</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>Fijar o soltar</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Copy as context for an agent</source>
        <translation>Copiar como contexto para un agente</translation>
    </message>
    <message>
        <source>Previous prompt</source>
        <translation>Instrucción anterior</translation>
    </message>
    <message>
        <source>Next prompt</source>
        <translation>Instrucción siguiente</translation>
    </message>
    <message>
        <source>Previous failure</source>
        <translation>Fallo anterior</translation>
    </message>
    <message>
        <source>Next failure</source>
        <translation>Fallo siguiente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Read the histories again</source>
        <translation>Leer otra vez los historiales</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panel anterior</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Tamaño normal del texto</translation>
    </message>
    <message>
        <source>Switch between light and dark</source>
        <translation>Cambiar entre claro y oscuro</translation>
    </message>
    <message>
        <source>Pause or start the server</source>
        <translation>Pausar o iniciar el servidor</translation>
    </message>
    <message>
        <source>Copy the connection command</source>
        <translation>Copiar la orden de conexión</translation>
    </message>
    <message>
        <source>Connect a client</source>
        <translation>Conectar un cliente</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>About Evoca</source>
        <translation>Acerca de Evoca</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Proyectos</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>experiencia</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>page</source>
        <translation>página</translation>
    </message>
    <message>
        <source>Connection command copied</source>
        <translation>Orden de conexión copiada</translation>
    </message>
    <message>
        <source>importing %1 %</source>
        <comment>percent</comment>
        <translation>importando %1 %</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1, quedan unos %2</translation>
    </message>
    <message>
        <source>reading tool output</source>
        <translation>leyendo la salida de herramientas</translation>
    </message>
    <message>
        <source>import paused</source>
        <translation>importación en pausa</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>al día</translation>
    </message>
</context>
<context>
    <name>evoca::app::OutcomePanel</name>
    <message>
        <source>confirmed by you</source>
        <translation>confirmado por ti</translation>
    </message>
    <message>
        <source>said by the agent, not yet confirmed by you</source>
        <translation>dicho por el agente, aún sin confirmar por ti</translation>
    </message>
    <message>
        <source>still going on</source>
        <translation>todavía en marcha</translation>
    </message>
    <message>
        <source>inferred, not yet confirmed by you</source>
        <translation>deducido, aún sin confirmar por ti</translation>
    </message>
    <message>
        <source>Take your verdict back</source>
        <translation>Retirar tu veredicto</translation>
    </message>
    <message>
        <source>Show in transcript</source>
        <translation>Ver en la transcripción</translation>
    </message>
    <message>
        <source>Outcome: %1, %2</source>
        <translation>Resultado: %1, %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>evoca::app::OutlineView</name>
    <message>
        <source>Outline</source>
        <translation>Esquema</translation>
    </message>
</context>
<context>
    <name>evoca::app::OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Search everything your agents did, said and learned</source>
        <translation>Busca en todo lo que tus agentes hicieron, dijeron y aprendieron</translation>
    </message>
    <message>
        <source>Nothing has been read yet</source>
        <translation>Aún no se ha leído nada</translation>
    </message>
    <message>
        <source>What your agents did, and how it ended, appears here as soon as their histories are read.</source>
        <translation>Lo que hicieron tus agentes, y cómo acabó, aparece aquí en cuanto se leen sus historiales.</translation>
    </message>
    <message>
        <source>Read the histories</source>
        <translation>Leer los historiales</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message numerus="yes">
        <source>%n active day(s)</source>
        <translation>
            <numerusform>%n día activo</numerusform>
            <numerusform>%n días activos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  ·  busiest: %2, %3</source>
        <comment>active days, day, tasks</comment>
        <translation>%1  ·  el mayor: %2, %3</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>weekday and date, Qt format</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n tarea</numerusform>
            <numerusform>%n tareas</numerusform>
        </translation>
    </message>
    <message>
        <source>How tasks ended, by week</source>
        <translation>Cómo acabaron las tareas, por semana</translation>
    </message>
    <message>
        <source>up: worked  ·  down: failed  ·  outlined: can&apos;t be told</source>
        <translation>arriba: éxitos  ·  abajo: fallos  ·  contorno: sin determinar</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) this week</source>
        <translation>
            <numerusform>%n tarea esta semana</numerusform>
            <numerusform>%n tareas esta semana</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n project(s)</source>
        <translation>
            <numerusform>en %n proyecto</numerusform>
            <numerusform>en %n proyectos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than the week before</source>
        <comment>tasks</comment>
        <translation>
            <numerusform>%n más que la semana anterior</numerusform>
            <numerusform>%n más que la semana anterior</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than the week before</source>
        <comment>tasks</comment>
        <translation>
            <numerusform>%n menos que la semana anterior</numerusform>
            <numerusform>%n menos que la semana anterior</numerusform>
        </translation>
    </message>
    <message>
        <source>as many as the week before</source>
        <translation>las mismas que la semana anterior</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>more or fewer tasks, over some projects</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>worked</source>
        <comment>tasks</comment>
        <translation>
            <numerusform>funcionó</numerusform>
            <numerusform>funcionaron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>failed</source>
        <comment>tasks</comment>
        <translation>
            <numerusform>falló</numerusform>
            <numerusform>fallaron</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be told</source>
        <comment>tasks</comment>
        <translation>sin determinar</translation>
    </message>
    <message>
        <source>running</source>
        <comment>tasks</comment>
        <translation>en curso</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s) fixed by a later task</source>
        <translation>
            <numerusform>%n fallo resuelto por una tarea posterior</numerusform>
            <numerusform>%n fallos resueltos por una tarea posterior</numerusform>
        </translation>
    </message>
    <message>
        <source>Failures that were fixed later</source>
        <translation>Fallos resueltos más tarde</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Serving on %1</source>
        <comment>address</comment>
        <translation>Sirviendo en %1</translation>
    </message>
    <message>
        <source>Paused: agents get no answers</source>
        <translation>En pausa: los agentes no reciben respuestas</translation>
    </message>
    <message>
        <source>Not serving</source>
        <translation>Sin servir</translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <comment>requests</comment>
        <translation>
            <numerusform>%n hoy</numerusform>
            <numerusform>%n hoy</numerusform>
        </translation>
    </message>
    <message>
        <source>never asked</source>
        <translation>nunca preguntó</translation>
    </message>
    <message>
        <source>Connect a client</source>
        <translation>Conectar un cliente</translation>
    </message>
    <message>
        <source>Will be deleted by their agent</source>
        <translation>Su agente las borrará</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code removes %n session(s) in the next 7 days. All of them stay here.</source>
        <translation>
            <numerusform>Claude Code borra %n sesión en los próximos 7 días. Aquí se conserva.</numerusform>
            <numerusform>Claude Code borra %n sesiones en los próximos 7 días. Aquí se conservan todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>en %n día</numerusform>
            <numerusform>en %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>What agents asked last</source>
        <translation>Lo último que pidieron los agentes</translation>
    </message>
    <message>
        <source>No agent has asked anything yet.</source>
        <translation>Ningún agente ha pedido nada todavía.</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>records</comment>
        <translation>
            <numerusform>%n encontrado</numerusform>
            <numerusform>%n encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>no match</source>
        <translation>sin coincidencias</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
</context>
<context>
    <name>evoca::app::OverviewStrip</name>
    <message>
        <source>Overview of the session</source>
        <translation>Vista general de la sesión</translation>
    </message>
</context>
<context>
    <name>evoca::app::Palette</name>
    <message>
        <source>Find actions, records and places</source>
        <translation>Buscar acciones, registros y lugares</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>elegir</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>run</source>
        <translation>ejecutar</translation>
    </message>
    <message>
        <source>actions only</source>
        <translation>solo acciones</translation>
    </message>
    <message>
        <source>projects</source>
        <translation>proyectos</translation>
    </message>
</context>
<context>
    <name>evoca::app::Pill</name>
    <message numerus="yes">
        <source>%n new</source>
        <comment>new rows</comment>
        <translation>
            <numerusform>%n nueva</numerusform>
            <numerusform>%n nuevas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evoca::app::PrivacySection</name>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>secrets keys passwords store folder</source>
        <translation>secretos claves contraseñas almacén carpeta</translation>
    </message>
    <message>
        <source>Everything stays on this computer: Evoca sends nothing anywhere and only reads your agents&apos; files. Its server answers programs on this computer that have a token, about the projects you approved.</source>
        <translation>Todo se queda en este equipo: Evoca no envía nada a ningún sitio y solo lee los archivos de tus agentes. Su servidor responde a programas de este equipo que tengan un token, sobre los proyectos que aprobaste.</translation>
    </message>
    <message>
        <source>Keys, passwords and tokens that are recognised are replaced before anything is stored. Their values are kept nowhere.</source>
        <translation>Las claves, contraseñas y tokens reconocidos se sustituyen antes de guardar nada. Su valor no queda en ningún sitio.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of secret and number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Replaced at the last import: %1</source>
        <translation>Sustituidos en la última importación: %1</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
</context>
<context>
    <name>evoca::app::ProgressBar</name>
    <message>
        <source>Progress: %1 %</source>
        <comment>percent</comment>
        <translation>Progreso: %1 %</translation>
    </message>
</context>
<context>
    <name>evoca::app::ProjectRow</name>
    <message>
        <source>%1 · %2</source>
        <comment>sessions and date</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>project and approval</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Agents may query %1</source>
        <comment>project</comment>
        <translation>Los agentes pueden consultar %1</translation>
    </message>
    <message>
        <source>%1 is hidden from agents</source>
        <comment>project</comment>
        <translation>%1 está oculto para los agentes</translation>
    </message>
    <message>
        <source>%1 waits for your decision</source>
        <comment>project</comment>
        <translation>%1 espera tu decisión</translation>
    </message>
</context>
<context>
    <name>evoca::app::ProjectsSection</name>
    <message>
        <source>Projects</source>
        <translation>Proyectos</translation>
    </message>
    <message>
        <source>approve approval hide agents query</source>
        <translation>aprobar aprobación ocultar agentes consultar</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>No se guardó.</translation>
    </message>
    <message>
        <source>Projects appear here once histories are read.</source>
        <translation>Los proyectos aparecen aquí cuando se leen los historiales.</translation>
    </message>
    <message>
        <source>You see everything. Agents see only what you approve here.</source>
        <translation>Tú lo ves todo. Los agentes, solo lo que apruebes aquí.</translation>
    </message>
</context>
<context>
    <name>evoca::app::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>page and keys</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>evoca::app::SearchField</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Filters: %1</source>
        <translation>Filtros: %1</translation>
    </message>
</context>
<context>
    <name>evoca::app::ServerSection</name>
    <message>
        <source>Answer agents</source>
        <translation>Responder a los agentes</translation>
    </message>
    <message>
        <source>While it is paused, agents are told so and nothing is read.</source>
        <translation>Mientras está en pausa se avisa a los agentes y no se lee nada.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>On this computer only. Clients that are connected must be told a new one.</source>
        <translation>Solo en este equipo. Si cambia, hay que decírselo a los clientes conectados.</translation>
    </message>
    <message>
        <source>Start serving with Evoca</source>
        <translation>Servir al abrir Evoca</translation>
    </message>
    <message>
        <source>Start Evoca when you log in</source>
        <translation>Abrir Evoca al iniciar sesión</translation>
    </message>
    <message>
        <source>Hidden, in the tray.</source>
        <translation>Oculto, en la bandeja.</translation>
    </message>
    <message>
        <source>Keep running when the window is closed</source>
        <translation>Seguir en marcha al cerrar la ventana</translation>
    </message>
    <message>
        <source>Without a tray the window is minimised instead.</source>
        <translation>Sin bandeja, la ventana se minimiza.</translation>
    </message>
    <message>
        <source>Port %1</source>
        <translation>Puerto %1</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>port address MCP autostart tray pause</source>
        <translation>puerto dirección MCP inicio automático bandeja pausar</translation>
    </message>
    <message>
        <source>Not serving.</source>
        <translation>Sin servir.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>another port</comment>
        <translation>Usar el %1</translation>
    </message>
    <message>
        <source>Serving.</source>
        <translation>Sirviendo.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>This window was opened without the server.</source>
        <translation>Esta ventana se abrió sin el servidor.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
</context>
<context>
    <name>evoca::app::SessionsPage</name>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Search prompts, answers and tool output</source>
        <translation>Buscar en instrucciones, respuestas y salida de herramientas</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>No session yet</source>
        <translation>Aún no hay sesiones</translation>
    </message>
    <message>
        <source>Everything your coding agents said and did appears here once it is imported.</source>
        <translation>Todo lo que dijeron e hicieron tus agentes aparece aquí cuando se importa.</translation>
    </message>
    <message>
        <source>Look for agents</source>
        <translation>Buscar agentes</translation>
    </message>
    <message>
        <source>No session says that</source>
        <translation>Ninguna sesión dice eso</translation>
    </message>
    <message numerus="yes">
        <source>Searched prompts, answers, tool input and output of %n session(s).</source>
        <translation>
            <numerusform>Se buscó en las instrucciones, respuestas, entradas y salidas de %n sesión.</numerusform>
            <numerusform>Se buscó en las instrucciones, respuestas, entradas y salidas de %n sesiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
</context>
<context>
    <name>evoca::app::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
</context>
<context>
    <name>evoca::app::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
</context>
<context>
    <name>evoca::app::StatusBar</name>
    <message>
        <source>Serving</source>
        <translation>Sirviendo</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Not serving</source>
        <translation>Sin servir</translation>
    </message>
    <message numerus="yes">
        <source>%n client(s) connected</source>
        <translation>
            <numerusform>%n cliente conectado</numerusform>
            <numerusform>%n clientes conectados</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the server</source>
        <translation>Pausar el servidor</translation>
    </message>
    <message>
        <source>Resume the server</source>
        <translation>Reanudar el servidor</translation>
    </message>
    <message>
        <source>Start the server</source>
        <translation>Iniciar el servidor</translation>
    </message>
    <message>
        <source>Copy the connection command</source>
        <translation>Copiar la orden de conexión</translation>
    </message>
</context>
<context>
    <name>evoca::app::Toast</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>evoca::app::TranscriptPane</name>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Exportar como Markdown…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Copy the command that resumes this session</source>
        <translation>Copiar la orden que retoma esta sesión</translation>
    </message>
    <message>
        <source>This session cannot be shown.</source>
        <translation>Esta sesión no se puede mostrar.</translation>
    </message>
    <message>
        <source>Session without a prompt</source>
        <translation>Sesión sin instrucción</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n mensaje</numerusform>
            <numerusform>%n mensajes</numerusform>
        </translation>
    </message>
    <message>
        <source>deleted by its agent, kept here</source>
        <translation>borrada por su agente, conservada aquí</translation>
    </message>
    <message>
        <source>Copied. Paste it into a terminal to resume the session.</source>
        <translation>Copiada. Pégala en una terminal para retomar la sesión.</translation>
    </message>
    <message>
        <source>Export as Markdown</source>
        <translation>Exportar como Markdown</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportado a %1</translation>
    </message>
</context>
<context>
    <name>evoca::app::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>evoca::app::Tray</name>
    <message>
        <source>Open Evoca</source>
        <translation>Abrir Evoca</translation>
    </message>
    <message>
        <source>Quick search…</source>
        <translation>Búsqueda rápida…</translation>
    </message>
    <message>
        <source>Copy connection command</source>
        <translation>Copiar la orden de conexión</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Sirviendo</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Not serving</source>
        <translation>Sin servir</translation>
    </message>
    <message>
        <source>%1 · importing %2 %</source>
        <translation>%1 · importando %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n cliente</numerusform>
            <numerusform>%n clientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) today</source>
        <translation>
            <numerusform>%n petición hoy</numerusform>
            <numerusform>%n peticiones hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n project(s) wait for approval</source>
        <translation>
            <numerusform>%n proyecto espera aprobación</numerusform>
            <numerusform>%n proyectos esperan aprobación</numerusform>
        </translation>
    </message>
    <message>
        <source>Serve again</source>
        <translation>Servir otra vez</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
</context>
<context>
    <name>evoca::app::WeekBars</name>
    <message>
        <source>week of %1: %2 worked, %3 failed, %4 can&apos;t be told</source>
        <comment>numbers of a chart</comment>
        <translation>semana del %1: %2 funcionaron, %3 fallaron, %4 sin determinar</translation>
    </message>
</context>
<context>
    <name>evoca::mcp::Bridge</name>
    <message>
        <source>Evoca is not running. Start it, or run: evoca serve</source>
        <translation>Evoca no está en marcha. Ábrelo o ejecuta: evoca serve</translation>
    </message>
    <message>
        <source>Evoca is busy.</source>
        <translation>Evoca está ocupado.</translation>
    </message>
    <message>
        <source>Evoca answered with HTTP status %1.</source>
        <translation>Evoca respondió con el estado HTTP %1.</translation>
    </message>
</context>
<context>
    <name>evoca::mcp::McpServer</name>
    <message>
        <source>The server is running already.</source>
        <translation>El servidor ya está en marcha.</translation>
    </message>
</context>
<context>
    <name>evoca::mcp::ToolRunner</name>
    <message>
        <source>Evoca could not answer this call; its log says more.</source>
        <translation>Evoca no pudo responder a esta llamada; su registro dice más.</translation>
    </message>
</context>
<context>
    <name>evoca::model::ExperienceList</name>
    <message>
        <source>A newer search replaced this one.</source>
        <translation>Una búsqueda más reciente sustituyó a esta.</translation>
    </message>
</context>
<context>
    <name>evoca::model::ExperienceSearch</name>
    <message>
        <source>There is no such experience.</source>
        <translation>No existe esa experiencia.</translation>
    </message>
    <message>
        <source>A newer search replaced this one.</source>
        <translation>Una búsqueda más reciente sustituyó a esta.</translation>
    </message>
</context>
<context>
    <name>evoca::model::MemorySearch</name>
    <message>
        <source>A newer search replaced this one.</source>
        <translation>Una búsqueda más reciente sustituyó a esta.</translation>
    </message>
</context>
</TS>
