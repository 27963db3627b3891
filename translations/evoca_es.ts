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
    <name>AgentFiles</name>
    <message>
        <source>The file is not there any more.</source>
        <translation>El archivo ya no está.</translation>
    </message>
    <message>
        <source>The agent keeps other things in this file as well.</source>
        <translation>El agente guarda también otras cosas en este archivo.</translation>
    </message>
    <message>
        <source>The file has changed since it was imported. Import it again first.</source>
        <translation>El archivo ha cambiado desde que se importó. Impórtalo otra vez antes.</translation>
    </message>
    <message>
        <source>The agent wrote this file less than a minute ago. Close the session first.</source>
        <translation>El agente escribió este archivo hace menos de un minuto. Cierra antes la sesión.</translation>
    </message>
    <message>
        <source>The file holds more than what is forgotten.</source>
        <translation>El archivo contiene más de lo que se olvida.</translation>
    </message>
    <message>
        <source>The file could not be removed.</source>
        <translation>No se pudo eliminar el archivo.</translation>
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
    <name>BetterMemory</name>
    <message numerus="yes">
        <source>%Ln new episode(s)</source>
        <translation>
            <numerusform>%Ln episodio nuevo</numerusform>
            <numerusform>%Ln episodios nuevos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new memory(ies)</source>
        <translation>
            <numerusform>%Ln memoria nueva</numerusform>
            <numerusform>%Ln memorias nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed memory(ies), in the bin</source>
        <translation>
            <numerusform>%Ln memoria eliminada, en la papelera</numerusform>
            <numerusform>%Ln memorias eliminadas, en la papelera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln memory(ies) changed since the last import</source>
        <translation>
            <numerusform>%Ln memoria cambiada desde la última importación</numerusform>
            <numerusform>%Ln memorias cambiadas desde la última importación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were here already</source>
        <translation>
            <numerusform>%Ln registro ya estaba aquí</numerusform>
            <numerusform>%Ln registros ya estaban aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) left out: they were erased here for good</source>
        <translation>
            <numerusform>%Ln registro omitido: aquí se borró definitivamente</numerusform>
            <numerusform>%Ln registros omitidos: aquí se borraron definitivamente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln secret(s) replaced before storing</source>
        <translation>
            <numerusform>%Ln secreto sustituido antes de guardar</numerusform>
            <numerusform>%Ln secretos sustituidos antes de guardar</numerusform>
        </translation>
    </message>
    <message>
        <source>skipped %1: %2</source>
        <translation>omitido %1: %2</translation>
    </message>
    <message>
        <source>This is no database of bettermemory, or it is damaged.</source>
        <translation>No es una base de datos de bettermemory, o está dañada.</translation>
    </message>
    <message>
        <source>It is larger than 1 MiB.</source>
        <translation>Ocupa más de 1 MiB.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>No se puede leer.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) cannot be read.</source>
        <translation>
            <numerusform>%n evento no se puede leer.</numerusform>
            <numerusform>%n eventos no se pueden leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is damaged; its rest was not read.</source>
        <translation>Está dañado; el resto no se ha leído.</translation>
    </message>
    <message>
        <source>bettermemory keeps it in quarantine.</source>
        <translation>bettermemory lo tiene en cuarentena.</translation>
    </message>
    <message>
        <source>Its format version %1 is not known here.</source>
        <translation>Su versión de formato, %1, no se conoce aquí.</translation>
    </message>
    <message>
        <source>It has no id.</source>
        <translation>No tiene identificador.</translation>
    </message>
    <message>
        <source>It does not say when it was created.</source>
        <translation>No dice cuándo se creó.</translation>
    </message>
    <message>
        <source>Its id is no ULID.</source>
        <translation>Su identificador no es un ULID.</translation>
    </message>
    <message>
        <source>Its session id is missing or malformed.</source>
        <translation>Su identificador de sesión falta o está mal formado.</translation>
    </message>
    <message>
        <source>It has no body.</source>
        <translation>No tiene cuerpo.</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>No hay nada en %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 no se puede leer.</translation>
    </message>
</context>
<context>
    <name>Bin</name>
    <message>
        <source>This is not in the bin any more.</source>
        <translation>Esto ya no está en la papelera.</translation>
    </message>
    <message>
        <source>“%1” was written anew meanwhile. Forget the new memory first, then restore this one.</source>
        <translation>«%1» se escribió de nuevo entretanto. Olvida primero la memoria nueva y después restaura esta.</translation>
    </message>
    <message>
        <source>The bin keeps things for 0 to 3650 days.</source>
        <translation>La papelera guarda las cosas entre 0 y 3650 días.</translation>
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
    <message>
        <source>move to the bin, restore, or erase for good</source>
        <translation>mover a la papelera, restaurar o borrar definitivamente</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>typed to confirm</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>Type “%1” to do it: </source>
        <translation>Escribe «%1» para hacerlo: </translation>
    </message>
    <message>
        <source>write the journal or the memories into files</source>
        <translation>escribe el diario o las memorias en archivos</translation>
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
        <source>%1, %2, %3, %4 in all</source>
        <comment>counts and bytes</comment>
        <translation>%1, %2, %3; %4 en total</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln sesión</numerusform>
            <numerusform>%Ln sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln experience(s)</source>
        <translation>
            <numerusform>%Ln experiencia</numerusform>
            <numerusform>%Ln experiencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lesson(s)</source>
        <translation>
            <numerusform>%Ln lección</numerusform>
            <numerusform>%Ln lecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EpisodeDirectory</name>
    <message>
        <source>This cursor is none of Evoca&apos;s.</source>
        <translation>Este cursor no es de Evoca.</translation>
    </message>
    <message>
        <source>There is no such episode.</source>
        <translation>No existe ese episodio.</translation>
    </message>
</context>
<context>
    <name>EpisodeExport</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
</context>
<context>
    <name>EpisodeSearch</name>
    <message>
        <source>This cursor is none that an answer gave.</source>
        <translation>Este cursor no lo dio ninguna respuesta.</translation>
    </message>
</context>
<context>
    <name>EpisodeWords</name>
    <message>
        <source>%1, %2</source>
        <comment>place of a session and when it was</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Anchor: a session was here</source>
        <translation>Ancla: aquí hubo una sesión</translation>
    </message>
    <message>
        <source>(no takeaway) %1</source>
        <translation>(sin conclusión) %1</translation>
    </message>
    <message>
        <source>written here</source>
        <translation>escrito aquí</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importado</translation>
    </message>
    <message>
        <source>untracked</source>
        <translation>sin registro</translation>
    </message>
    <message>
        <source>unaccounted</source>
        <translation>sin justificar</translation>
    </message>
    <message>
        <source>A client of Evoca wrote it.</source>
        <translation>Lo escribió un cliente de Evoca.</translation>
    </message>
    <message>
        <source>It comes from another journal whose log names it.</source>
        <translation>Viene de otro diario cuyo registro lo nombra.</translation>
    </message>
    <message>
        <source>It comes from another journal; no log could name it.</source>
        <translation>Viene de otro diario; ningún registro podía nombrarlo.</translation>
    </message>
    <message>
        <source>It comes from another journal whose log does not know it: somebody else may have put it there.</source>
        <translation>Viene de otro diario cuyo registro no lo conoce: puede que alguien lo haya puesto ahí.</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>ancla</translation>
    </message>
    <message>
        <source>worktree unclear</source>
        <translation>árbol dudoso</translation>
    </message>
    <message>
        <source>other worktree</source>
        <translation>otro árbol</translation>
    </message>
    <message>
        <source>an anchor only marks where a session began; no agent gets it.</source>
        <translation>un ancla solo marca dónde empezó una sesión; ningún agente la recibe.</translation>
    </message>
    <message>
        <source>you look as yourself and see every worktree.</source>
        <translation>miras como tú y ves todos los árboles de trabajo.</translation>
    </message>
    <message>
        <source>same worktree as the agent.</source>
        <translation>mismo árbol de trabajo que el agente.</translation>
    </message>
    <message>
        <source>written in the main checkout that the agent&apos;s worktree belongs to.</source>
        <translation>se escribió en la copia principal a la que pertenece el árbol del agente.</translation>
    </message>
    <message>
        <source>its worktree no longer exists, so it belongs to everybody.</source>
        <translation>su árbol de trabajo ya no existe, así que es de todos.</translation>
    </message>
    <message>
        <source>it was written outside of any worktree.</source>
        <translation>se escribió fuera de cualquier árbol de trabajo.</translation>
    </message>
    <message>
        <source>the agent is in no worktree.</source>
        <translation>el agente no está en ningún árbol de trabajo.</translation>
    </message>
    <message>
        <source>it was written in another worktree that still exists.</source>
        <translation>se escribió en otro árbol de trabajo que aún existe.</translation>
    </message>
    <message>
        <source>whether its worktree still exists cannot be told, so the boundary holds.</source>
        <translation>no se puede saber si su árbol de trabajo aún existe, así que el límite se mantiene.</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>worktree</comment>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>is held back</source>
        <translation>se retiene</translation>
    </message>
    <message>
        <source>Row %1 of the worktree rule: written in %2, asked for in %3, so it %4. Agents that name ids, a session or a swarm get it all the same; without that they get the newest 20.</source>
        <comment>number, worktree, worktree, passes or is held back</comment>
        <translation>Fila %1 de la regla de árboles: escrito en %2, pedido en %3, así que %4. Un agente que nombra ids, una sesión o un enjambre lo recibe igualmente; si no, recibe los 20 más recientes.</translation>
    </message>
    <message>
        <source>«%1», last seen %2</source>
        <translation>«%1», vista por última vez %2</translation>
    </message>
    <message>
        <source>%1: passed over, none of its episodes is of this worktree.</source>
        <translation>%1: descartada, ninguno de sus episodios es de este árbol.</translation>
    </message>
    <message>
        <source>%1: passed over, it only dropped its anchor.</source>
        <translation>%1: descartada, solo dejó su ancla.</translation>
    </message>
    <message>
        <source>%1: passed over, it was seen here but wrote nothing.</source>
        <translation>%1: descartada, estuvo aquí pero no escribió nada.</translation>
    </message>
    <message>
        <source>%1: passed over, all it wrote lies in the bin.</source>
        <translation>%1: descartada, todo lo que escribió está en la papelera.</translation>
    </message>
    <message>
        <source>%1: taken, the newest session with an episode of this worktree.</source>
        <translation>%1: elegida, la sesión más reciente con un episodio de este árbol.</translation>
    </message>
</context>
<context>
    <name>EpisodesPage</name>
    <message>
        <source>other worktree</source>
        <translation>de otro árbol</translation>
    </message>
    <message>
        <source>of other worktrees</source>
        <translation>de otros árboles</translation>
    </message>
    <message>
        <source>worktree unclear</source>
        <translation>de árbol dudoso</translation>
    </message>
    <message>
        <source>worktrees unclear</source>
        <translation>de árbol dudoso</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>ancla</translation>
    </message>
    <message>
        <source>anchors</source>
        <translation>anclas</translation>
    </message>
    <message>
        <source>a memory that was forgotten</source>
        <translation>una memoria olvidada</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Swarm</source>
        <translation>Enjambre</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Alcances</translation>
    </message>
    <message>
        <source>Worktree</source>
        <translation>Árbol de trabajo</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Rama</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
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
    <name>Export</name>
    <message>
        <source>Say where to: --out DIR.</source>
        <translation>Di dónde: --out DIR.</translation>
    </message>
    <message>
        <source>%1 written to %2</source>
        <comment>episodes, folder</comment>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln episode(s)</source>
        <translation>
            <numerusform>%Ln episodio</numerusform>
            <numerusform>%Ln episodios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were there already</source>
        <translation>
            <numerusform>%Ln archivo ya estaba allí</numerusform>
            <numerusform>%Ln archivos ya estaban allí</numerusform>
        </translation>
    </message>
    <message>
        <source>The file or folder to write into.</source>
        <translation>El archivo o la carpeta en que se escribe.</translation>
    </message>
    <message>
        <source>Only of this project: its name or a folder of it.</source>
        <translation>Solo de este proyecto: su nombre o una carpeta suya.</translation>
    </message>
    <message>
        <source>Writes what Evoca keeps into files of open formats.</source>
        <translation>Escribe lo que guarda Evoca en archivos de formatos abiertos.</translation>
    </message>
    <message>
        <source>Say what to export: episodes or memories.</source>
        <translation>Di qué se exporta: episodes o memories.</translation>
    </message>
    <message>
        <source>The journal is exported as a whole, without --project.</source>
        <translation>El diario se exporta entero, sin --project.</translation>
    </message>
    <message>
        <source>There is no such project: %1</source>
        <translation>No existe ese proyecto: %1</translation>
    </message>
    <message>
        <source>Several projects are called so: %1. Give a folder.</source>
        <translation>Varios proyectos se llaman así: %1. Indica una carpeta.</translation>
    </message>
    <message>
        <source>%1 written to %2</source>
        <comment>memories, file</comment>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln memory(ies)</source>
        <translation>
            <numerusform>%Ln memoria</numerusform>
            <numerusform>%Ln memorias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportTarget</name>
    <message>
        <source>the journal as Markdown files, DIR/episodes/SESSION/ID.md; needs --out DIR</source>
        <translation>el diario como archivos Markdown, DIR/episodes/SESSION/ID.md; necesita --out DIR</translation>
    </message>
    <message>
        <source>memories with their versions as JSON Lines; to the output, or to --out FILE</source>
        <translation>las memorias con sus versiones, como JSON Lines; en la salida o en --out ARCHIVO</translation>
    </message>
</context>
<context>
    <name>Forget</name>
    <message>
        <source>“%1” is not a date such as 2026-05-31.</source>
        <translation>«%1» no es una fecha como 2026-05-31.</translation>
    </message>
    <message>
        <source>There is no project “%1” in Evoca&apos;s store.</source>
        <translation>No hay ningún proyecto «%1» en el almacén de Evoca.</translation>
    </message>
    <message>
        <source>Moves what you name, or all that fits a filter, to the bin; restores it; or erases it for good. Always shows first what goes. Only --yes, or a typed yes, does it.</source>
        <translation>Mueve a la papelera lo que nombres o todo lo que cumpla un filtro; lo restaura; o lo borra definitivamente. Siempre muestra antes qué se va. Solo lo hace con --yes o si escribes sí.</translation>
    </message>
    <message>
        <source>Ids of sessions, experiences, lessons, episodes, memories.</source>
        <translation>Identificadores de sesiones, experiencias, lecciones, episodios o memorias.</translation>
    </message>
    <message>
        <source>Everything of this project (path or name).</source>
        <translation>Todo lo de este proyecto (ruta o nombre).</translation>
    </message>
    <message>
        <source>What ended before this day.</source>
        <translation>Lo que terminó antes de este día.</translation>
    </message>
    <message>
        <source>What ended on this day or later.</source>
        <translation>Lo que terminó este día o después.</translation>
    </message>
    <message>
        <source>Sessions of this agent.</source>
        <translation>Sesiones de este agente.</translation>
    </message>
    <message>
        <source>Only these: session, experience, lesson, episode, memory, context, request (may be given more than once).</source>
        <translation>Solo estos: session, experience, lesson, episode, memory, context, request (se puede repetir).</translation>
    </message>
    <message>
        <source>What has all these words in one text.</source>
        <translation>Lo que tenga todas estas palabras en un mismo texto.</translation>
    </message>
    <message>
        <source>Do it, without asking.</source>
        <translation>Hacerlo sin preguntar.</translation>
    </message>
    <message>
        <source>Erase for good, and prove it. Cannot be undone.</source>
        <translation>Borrar definitivamente y demostrarlo. No se puede deshacer.</translation>
    </message>
    <message>
        <source>With --purge: also the agents&apos; own files of whole sessions.</source>
        <translation>Con --purge: también los archivos propios de los agentes, de sesiones enteras.</translation>
    </message>
    <message>
        <source>Bring back from the bin: an entry (bin-…) or a record.</source>
        <translation>Recuperar de la papelera: una entrada (bin-…) o un registro.</translation>
    </message>
    <message>
        <source>Show the bin.</source>
        <translation>Mostrar la papelera.</translation>
    </message>
    <message>
        <source>Give ids or a filter, or --restore ID, or --list.</source>
        <translation>Indica identificadores o un filtro, o --restore ID, o --list.</translation>
    </message>
    <message>
        <source>--own-files goes with --purge.</source>
        <translation>--own-files va con --purge.</translation>
    </message>
    <message>
        <source>There is no kind “%1”.</source>
        <translation>No existe el tipo «%1».</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation>No existe el agente «%1».</translation>
    </message>
    <message>
        <source>“%1” is not in the bin.</source>
        <translation>«%1» no está en la papelera.</translation>
    </message>
    <message>
        <source>Nothing was done yet. Add --yes to do it.</source>
        <translation>Todavía no se ha hecho nada. Añade --yes para hacerlo.</translation>
    </message>
    <message>
        <source>All of it is in the bin already.</source>
        <translation>Todo está ya en la papelera.</translation>
    </message>
    <message numerus="yes">
        <source>Moved to the bin: %n record(s).</source>
        <translation>
            <numerusform>Movido a la papelera: %n registro.</numerusform>
            <numerusform>Movidos a la papelera: %n registros.</numerusform>
        </translation>
    </message>
    <message>
        <source>“evoca forget --restore %1” brings it back.</source>
        <translation>«evoca forget --restore %1» lo recupera.</translation>
    </message>
    <message>
        <source>reading what goes</source>
        <translation>leyendo lo que se va</translation>
    </message>
    <message>
        <source>removing</source>
        <translation>quitando</translation>
    </message>
    <message>
        <source>rewriting indexes</source>
        <translation>reescribiendo los índices</translation>
    </message>
    <message>
        <source>replacing backups</source>
        <translation>sustituyendo las copias de seguridad</translation>
    </message>
    <message>
        <source>emptying logs</source>
        <translation>vaciando los registros de escritura</translation>
    </message>
    <message>
        <source>asking the indexes</source>
        <translation>preguntando a los índices</translation>
    </message>
    <message>
        <source>reading records back</source>
        <translation>releyendo los registros</translation>
    </message>
    <message>
        <source>searching the files</source>
        <translation>buscando en los archivos</translation>
    </message>
    <message>
        <source>done</source>
        <translation>listo</translation>
    </message>
    <message numerus="yes">
        <source>Restored: %n record(s).</source>
        <translation>
            <numerusform>Restaurado: %n registro.</numerusform>
            <numerusform>Restaurados: %n registros.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> y %n más</numerusform>
            <numerusform> y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForgetPlan</name>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n subagent session(s)</source>
        <translation>
            <numerusform>%n sesión de subagente</numerusform>
            <numerusform>%n sesiones de subagentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s), answer(s) and other messages</source>
        <translation>
            <numerusform>%n mensaje: petición, respuesta u otro</numerusform>
            <numerusform>%n mensajes: peticiones, respuestas y otros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s) and results</source>
        <translation>
            <numerusform>%n llamada a herramienta o resultado</numerusform>
            <numerusform>%n llamadas a herramientas y resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n index entry(ies)</source>
        <translation>
            <numerusform>%n entrada de índice</numerusform>
            <numerusform>%n entradas de índice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n experience(s) with outcome</source>
        <translation>
            <numerusform>%n experiencia con su resultado</numerusform>
            <numerusform>%n experiencias con su resultado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of evidence</source>
        <translation>
            <numerusform>%n prueba</numerusform>
            <numerusform>%n pruebas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) that nothing else supports</source>
        <translation>
            <numerusform>%n lección que nada más respalda</numerusform>
            <numerusform>%n lecciones que nada más respalda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s)</source>
        <translation>
            <numerusform>%n arista</numerusform>
            <numerusform>%n aristas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n context(s) served to agents</source>
        <translation>
            <numerusform>%n contexto servido a agentes</numerusform>
            <numerusform>%n contextos servidos a agentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episodio</numerusform>
            <numerusform>%n episodios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory(ies)</source>
        <translation>
            <numerusform>%n memoria</numerusform>
            <numerusform>%n memorias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier version(s)</source>
        <translation>
            <numerusform>%n versión anterior</numerusform>
            <numerusform>%n versiones anteriores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contents of %n request(s) in the log</source>
        <translation>
            <numerusform>Contenido de %n petición del registro</numerusform>
            <numerusform>Contenido de %n peticiones del registro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lección</numerusform>
            <numerusform>%n lecciones</numerusform>
        </translation>
    </message>
    <message>
        <source>(stays) %1</source>
        <comment>a record made from what is forgotten</comment>
        <translation>(se queda) %1</translation>
    </message>
    <message>
        <source>Nothing matches: 0 records would be forgotten.</source>
        <translation>No coincide nada: se olvidarían 0 registros.</translation>
    </message>
    <message>
        <source>What goes:</source>
        <translation>Qué se va:</translation>
    </message>
    <message>
        <source>What only changes:</source>
        <translation>Qué solo cambia:</translation>
    </message>
    <message>
        <source>%1: confidence %2 to %3, support %4 to %5</source>
        <translation>%1: confianza de %2 a %3, respaldo de %4 a %5</translation>
    </message>
    <message>
        <source>What remains elsewhere:</source>
        <translation>Qué queda en otros sitios:</translation>
    </message>
    <message>
        <source>%1 still has it in its own file: %2</source>
        <translation>%1 aún lo tiene en su propio archivo: %2</translation>
    </message>
    <message>
        <source>Backup %1, until it is purged</source>
        <translation>Copia de seguridad %1, hasta el borrado definitivo</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n tarea</numerusform>
            <numerusform>%n tareas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForgetWords</name>
    <message>
        <source>Forget by project and time</source>
        <translation>Olvidar por proyecto y fecha</translation>
    </message>
    <message numerus="yes">
        <source>Forget these %n record(s)?</source>
        <translation>
            <numerusform>¿Olvidar este registro?</numerusform>
            <numerusform>¿Olvidar estos %n registros?</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget this session?</source>
        <translation>¿Olvidar esta sesión?</translation>
    </message>
    <message>
        <source>Forget this experience?</source>
        <translation>¿Olvidar esta experiencia?</translation>
    </message>
    <message>
        <source>Forget this lesson?</source>
        <translation>¿Olvidar esta lección?</translation>
    </message>
    <message>
        <source>Forget this episode?</source>
        <translation>¿Olvidar este episodio?</translation>
    </message>
    <message>
        <source>Forget this memory?</source>
        <translation>¿Olvidar esta memoria?</translation>
    </message>
    <message>
        <source>Forget this context?</source>
        <translation>¿Olvidar este contexto?</translation>
    </message>
    <message>
        <source>Forget what this request holds?</source>
        <translation>¿Olvidar lo que contiene esta petición?</translation>
    </message>
    <message>
        <source>Session: %1</source>
        <comment>title</comment>
        <translation>Sesión: %1</translation>
    </message>
    <message>
        <source>The session</source>
        <translation>La sesión</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Sessions of its subagents</source>
        <translation>Sesiones de sus subagentes</translation>
    </message>
    <message>
        <source>The task in its session</source>
        <translation>La tarea en su sesión</translation>
    </message>
    <message>
        <source>Tasks in their sessions</source>
        <translation>Tareas en sus sesiones</translation>
    </message>
    <message>
        <source>Prompts, answers and thinking</source>
        <translation>Instrucciones, respuestas y razonamiento</translation>
    </message>
    <message>
        <source>Tool calls and their results</source>
        <translation>Llamadas y sus resultados</translation>
    </message>
    <message>
        <source>Entries in the search index</source>
        <translation>Entradas del índice de búsqueda</translation>
    </message>
    <message>
        <source>Experience: %1</source>
        <comment>title</comment>
        <translation>Experiencia: %1</translation>
    </message>
    <message>
        <source>Experience and its outcome</source>
        <translation>Experiencia y su resultado</translation>
    </message>
    <message>
        <source>Experiences and their outcomes</source>
        <translation>Experiencias y sus resultados</translation>
    </message>
    <message>
        <source>What shows the outcome</source>
        <translation>Lo que muestra el resultado</translation>
    </message>
    <message>
        <source>Only this supports it: “%1”</source>
        <comment>a lesson</comment>
        <translation>Solo se apoya en esto: «%1»</translation>
    </message>
    <message>
        <source>Lessons that nothing else supports</source>
        <translation>Lecciones sin ningún otro apoyo</translation>
    </message>
    <message>
        <source>Links between records</source>
        <translation>Vínculos entre registros</translation>
    </message>
    <message>
        <source>Contexts served to agents</source>
        <translation>Contextos servidos a agentes</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>Episode written from it: %1</source>
        <translation>Episodio escrito a partir de esto: %1</translation>
    </message>
    <message>
        <source>Episode: %1</source>
        <translation>Episodio: %1</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Memorias</translation>
    </message>
    <message>
        <source>Memory derived from it: %1</source>
        <translation>Memoria derivada de esto: %1</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>Memoria: %1</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versiones anteriores</translation>
    </message>
    <message>
        <source>Copies served to agents, in the request log</source>
        <translation>Copias servidas a agentes, en el registro de peticiones</translation>
    </message>
    <message>
        <source>Lesson: “%1”</source>
        <translation>Lección: «%1»</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experiencia</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Episodio</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
    <message>
        <source>Experiences</source>
        <translation>Experiencias</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>Contextos</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) moved to the bin</source>
        <translation>
            <numerusform>%n registro en la papelera</numerusform>
            <numerusform>%n registros en la papelera</numerusform>
        </translation>
    </message>
    <message>
        <source>Session moved to the bin</source>
        <translation>Sesión en la papelera</translation>
    </message>
    <message>
        <source>Experience moved to the bin</source>
        <translation>Experiencia en la papelera</translation>
    </message>
    <message>
        <source>Lesson moved to the bin</source>
        <translation>Lección en la papelera</translation>
    </message>
    <message>
        <source>Episode moved to the bin</source>
        <translation>Episodio en la papelera</translation>
    </message>
    <message>
        <source>Memory moved to the bin</source>
        <translation>Memoria en la papelera</translation>
    </message>
    <message>
        <source>Context moved to the bin</source>
        <translation>Contexto en la papelera</translation>
    </message>
    <message>
        <source>Contents of the request moved to the bin</source>
        <translation>Contenido de la petición en la papelera</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what moved to the bin, number of records</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>por ti</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>name of a client</comment>
        <translation>por %1</translation>
    </message>
    <message>
        <source>by its expiry date</source>
        <translation>por su caducidad</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message>
        <source>Working out what goes</source>
        <translation>Calculando lo que se va</translation>
    </message>
    <message>
        <source>Removing the records</source>
        <translation>Quitando los registros</translation>
    </message>
    <message>
        <source>Cleaning the search indexes</source>
        <translation>Limpiando los índices de búsqueda</translation>
    </message>
    <message>
        <source>Cleaning the backups</source>
        <translation>Limpiando las copias de seguridad</translation>
    </message>
    <message>
        <source>Writing the files anew</source>
        <translation>Reescribiendo los archivos</translation>
    </message>
    <message>
        <source>Asking the indexes for every word</source>
        <translation>Preguntando a los índices por cada palabra</translation>
    </message>
    <message>
        <source>Reading what stays</source>
        <translation>Leyendo lo que queda</translation>
    </message>
    <message>
        <source>Searching the files byte by byte</source>
        <translation>Buscando en los archivos byte a byte</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Sessions of subagents</source>
        <translation>Sesiones de subagentes</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Experiences and outcomes</source>
        <translation>Experiencias y resultados</translation>
    </message>
    <message>
        <source>What showed an outcome</source>
        <translation>Lo que mostraba un resultado</translation>
    </message>
    <message>
        <source>Lessons removed</source>
        <translation>Lecciones quitadas</translation>
    </message>
    <message>
        <source>Earlier versions of memories</source>
        <translation>Versiones anteriores de memorias</translation>
    </message>
    <message>
        <source>Request log entries emptied</source>
        <translation>Entradas vaciadas del registro de peticiones</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>pieces of what was erased</comment>
        <translation>
            <numerusform>%n encontrado</numerusform>
            <numerusform>%n encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked every full-text index for %1: %2</source>
        <comment>number of words, what was found</comment>
        <translation>Todos los índices de texto, %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Read %1 that stay: %2</source>
        <comment>number of records, what was found</comment>
        <translation>Leídos %1 que quedan: %2</translation>
    </message>
    <message>
        <source>Searched %1 byte by byte for %2: %3</source>
        <comment>size, number of pieces, what was found</comment>
        <translation>%1 leídos byte a byte en busca de %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n fragmento</numerusform>
            <numerusform>%n fragmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1’s own file</source>
        <comment>agent</comment>
        <translation>Archivo propio de %1</translation>
    </message>
    <message>
        <source>Backup of %1</source>
        <comment>date</comment>
        <translation>Copia de seguridad del %1</translation>
    </message>
    <message>
        <source>Import mark</source>
        <translation>Marca de importación</translation>
    </message>
    <message>
        <source>taken away: it may be imported again</source>
        <translation>quitada: puede volver a importarse</translation>
    </message>
    <message>
        <source>a keyed hash, no content</source>
        <translation>un hash con clave, sin contenido</translation>
    </message>
    <message>
        <source>still holds it</source>
        <translation>todavía lo contiene</translation>
    </message>
    <message>
        <source>removed, %1</source>
        <comment>time</comment>
        <translation>eliminado, %1</translation>
    </message>
    <message>
        <source>rewritten without it</source>
        <translation>reescrita sin ello</translation>
    </message>
    <message>
        <source>could not be removed</source>
        <translation>no se pudo eliminar</translation>
    </message>
    <message>
        <source>kept: it also holds other things</source>
        <translation>conservado: contiene también otras cosas</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>day and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date, Qt format</comment>
        <translation>d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>Forgetting</name>
    <message>
        <source>Say what to forget: a project, a time, an agent, a session or words.</source>
        <translation>Di qué olvidar: un proyecto, una fecha, un agente, una sesión o palabras.</translation>
    </message>
    <message>
        <source>There is nothing with the id “%1” in Evoca&apos;s store.</source>
        <translation>No hay nada con el identificador «%1» en el almacén de Evoca.</translation>
    </message>
</context>
<context>
    <name>Frontmatter</name>
    <message>
        <source>YAML aliases are not read.</source>
        <translation>No se leen los alias de YAML.</translation>
    </message>
    <message>
        <source>YAML is nested too deep.</source>
        <translation>El YAML está demasiado anidado.</translation>
    </message>
    <message>
        <source>The YAML head is no map.</source>
        <translation>La cabecera YAML no es una lista de claves y valores.</translation>
    </message>
    <message>
        <source>Broken YAML in line %1.</source>
        <translation>YAML dañado en la línea %1.</translation>
    </message>
    <message>
        <source>The file is not UTF-8.</source>
        <translation>El archivo no está en UTF-8.</translation>
    </message>
    <message>
        <source>The YAML head is longer than %1 bytes.</source>
        <translation>La cabecera YAML ocupa más de %1 bytes.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>There is no OpenReflex database in %1.</source>
        <translation>No hay ninguna base de datos de OpenReflex en %1.</translation>
    </message>
    <message>
        <source>%1 was written by a newer OpenReflex.</source>
        <translation>%1 la escribió una versión más nueva de OpenReflex.</translation>
    </message>
    <message>
        <source>%1 is no readable OpenReflex database.</source>
        <translation>%1 no es una base de datos de OpenReflex legible.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>No agent histories were found here.</source>
        <translation>Aquí no se encontró ningún historial de agentes.</translation>
    </message>
    <message>
        <source>skipped %1:%2: %3</source>
        <translation>omitido %1:%2: %3</translation>
    </message>
    <message>
        <source>%1 read in %2 s; tool text indexed in %3 s</source>
        <translation>%1 leídos en %2 s; texto de herramientas indexado en %3 s</translation>
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
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln sesión</numerusform>
            <numerusform>%Ln sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln prompt(s)</source>
        <translation>
            <numerusform>%Ln petición</numerusform>
            <numerusform>%Ln peticiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s)</source>
        <translation>
            <numerusform>%Ln respuesta</numerusform>
            <numerusform>%Ln respuestas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s)</source>
        <translation>
            <numerusform>%Ln llamada a herramientas</numerusform>
            <numerusform>%Ln llamadas a herramientas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) skipped</source>
        <translation>
            <numerusform>%Ln línea omitida</numerusform>
            <numerusform>%Ln líneas omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2 of agents&apos; own</source>
        <comment>memories, files</comment>
        <translation>%1 en %2 de los propios agentes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln secret(s) replaced before storing</source>
        <translation>
            <numerusform>%Ln secreto sustituido antes de guardar</numerusform>
            <numerusform>%Ln secretos sustituidos antes de guardar</numerusform>
        </translation>
    </message>
    <message>
        <source>importing %1 %, %2</source>
        <comment>percent, sessions</comment>
        <translation>importando: %1 %, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln memory(ies)</source>
        <translation>
            <numerusform>%Ln memoria</numerusform>
            <numerusform>%Ln memorias</numerusform>
        </translation>
    </message>
    <message>
        <source>Read another program&apos;s store, at PATH: %1.</source>
        <translation>Lee el almacén de otro programa, en PATH: %1.</translation>
    </message>
    <message>
        <source>“%1” is nothing that Evoca imports from; it knows: %2.</source>
        <translation>Evoca no importa desde «%1»; conoce: %2.</translation>
    </message>
    <message>
        <source>Only one PATH at a time.</source>
        <translation>Solo un PATH cada vez.</translation>
    </message>
    <message>
        <source>With --from: what to read.</source>
        <translation>Con --from: qué se lee.</translation>
    </message>
</context>
<context>
    <name>ImportSource</name>
    <message>
        <source>an OpenReflex folder or database; without PATH ~/.openreflex</source>
        <translation>una carpeta o base de datos de OpenReflex; sin PATH, ~/.openreflex</translation>
    </message>
    <message>
        <source>a bettermemory folder or memory.sqlite; without PATH ~/.claude-memory</source>
        <translation>una carpeta de bettermemory o memory.sqlite; sin PATH, ~/.claude-memory</translation>
    </message>
    <message>
        <source>a file of memories, as `evoca export memories` writes</source>
        <translation>un archivo de memorias como el que escribe `evoca export memories`</translation>
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
    <name>Journal</name>
    <message>
        <source>There is no such episode.</source>
        <translation>No existe ese episodio.</translation>
    </message>
    <message>
        <source>%1 must have at most %2 bytes; it has %3.</source>
        <translation>%1 puede tener como máximo %2 bytes; tiene %3.</translation>
    </message>
    <message>
        <source>At most %1 scopes are allowed; there are %2.</source>
        <translation>Se permiten como máximo %1 ámbitos; hay %2.</translation>
    </message>
    <message>
        <source>A scope is made of lower-case letters and digits, joined by - or :. This one is not: %1</source>
        <translation>Un ámbito consta de letras minúsculas y cifras unidas por - o :. Este no: %1</translation>
    </message>
    <message>
        <source>body must not be empty.</source>
        <translation>body no puede estar vacío.</translation>
    </message>
    <message>
        <source>swarm_id must have 1 to %1 letters, digits, _ or -.</source>
        <translation>swarm_id debe tener de 1 a %1 letras, cifras, _ o -.</translation>
    </message>
    <message>
        <source>This episode has no takeaway; promote its body with use_body instead.</source>
        <translation>Este episodio no tiene conclusión; promociona su cuerpo con use_body.</translation>
    </message>
    <message>
        <source>Choose between 0 (for ever) and %1 days.</source>
        <translation>Elige entre 0 (para siempre) y %1 días.</translation>
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
    <message>
        <source>There is no such memory.</source>
        <translation>No existe esa memoria.</translation>
    </message>
    <message>
        <source>This memory changed since you read it. Read it again, then decide.</source>
        <translation>Esta memoria ha cambiado desde que la leíste. Léela de nuevo y decide.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time in ISO 8601, for example 2026-11-30 or 2026-11-30T09:15:00Z: %2</source>
        <translation>«%1» no es una fecha en ISO 8601, por ejemplo 2026-11-30 o 2026-11-30T09:15:00Z: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends in the escape character \. Paths are separated by /; write \\ for a backslash itself.</source>
        <translation>«%1» termina en el carácter de escape \. Las rutas se separan con /; escribe \\ para una barra invertida.</translation>
    </message>
    <message>
        <source>&quot;query&quot; must not be blank.</source>
        <translation>«query» no puede estar en blanco.</translation>
    </message>
    <message>
        <source>&quot;memory_type&quot; fits none of the types: %1.</source>
        <translation>«memory_type» no encaja con ninguno de los tipos: %1.</translation>
    </message>
    <message>
        <source>You have forgotten no such memory, or it is gone for good.</source>
        <translation>No has olvidado ninguna memoria así, o se borró definitivamente.</translation>
    </message>
    <message>
        <source>Name at least one field to change besides &quot;reference&quot;.</source>
        <translation>Indica al menos un campo que cambiar además de «reference».</translation>
    </message>
    <message>
        <source>There is no such episode.</source>
        <translation>No existe ese episodio.</translation>
    </message>
    <message>
        <source>The cursor is not of this memory as it is now. Leave it out to start again.</source>
        <translation>El cursor no es de esta memoria tal como está ahora. Omítelo para empezar de nuevo.</translation>
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
    <name>Memories</name>
    <message>
        <source>expires_at must be in the future.</source>
        <translation>expires_at debe estar en el futuro.</translation>
    </message>
    <message>
        <source>There is no such memory.</source>
        <translation>No existe esa memoria.</translation>
    </message>
    <message>
        <source>This memory follows a file of an agent. Change it there: %1</source>
        <translation>Esta memoria sigue un archivo de un agente. Cámbiala allí: %1</translation>
    </message>
    <message>
        <source>Another memory has the key &quot;%1&quot; already.</source>
        <translation>Otra memoria tiene ya la clave «%1».</translation>
    </message>
    <message>
        <source>This memory changed since you read it. Read it again, then decide.</source>
        <translation>Esta memoria ha cambiado desde que la leíste. Léela de nuevo y decide.</translation>
    </message>
    <message>
        <source>There is no such version.</source>
        <translation>No existe esa versión.</translation>
    </message>
    <message>
        <source>ttl_seconds must be between 0 and %1.</source>
        <translation>ttl_seconds debe estar entre 0 y %1.</translation>
    </message>
</context>
<context>
    <name>MemoryDirectory</name>
    <message>
        <source>There is no such memory.</source>
        <translation>No existe esa memoria.</translation>
    </message>
</context>
<context>
    <name>MemoryLines</name>
    <message>
        <source>not one JSON object: %1</source>
        <translation>no es un objeto JSON: %1</translation>
    </message>
    <message>
        <source>&quot;content&quot; and &quot;path&quot; must be texts</source>
        <translation>«content» y «path» deben ser textos</translation>
    </message>
    <message>
        <source>another memory has the key &quot;%1&quot; already</source>
        <translation>otra memoria tiene ya la clave «%1»</translation>
    </message>
    <message>
        <source>The memories could not be written: %1</source>
        <translation>No se pudieron escribir las memorias: %1</translation>
    </message>
</context>
<context>
    <name>MemoryLinesSource</name>
    <message numerus="yes">
        <source>%Ln new memory(ies)</source>
        <translation>
            <numerusform>%Ln memoria nueva</numerusform>
            <numerusform>%Ln memorias nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln updated</source>
        <translation>
            <numerusform>%Ln actualizada</numerusform>
            <numerusform>%Ln actualizadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln here already</source>
        <translation>
            <numerusform>%Ln ya estaba aquí</numerusform>
            <numerusform>%Ln ya estaban aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out: forgotten here</source>
        <translation>
            <numerusform>%Ln omitida: aquí se olvidó</numerusform>
            <numerusform>%Ln omitidas: aquí se olvidaron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln secret(s) replaced before storing</source>
        <translation>
            <numerusform>%Ln secreto sustituido antes de guardar</numerusform>
            <numerusform>%Ln secretos sustituidos antes de guardar</numerusform>
        </translation>
    </message>
    <message>
        <source>skipped line %1: %2</source>
        <translation>línea %1 omitida: %2</translation>
    </message>
    <message>
        <source>Give the file as PATH.</source>
        <translation>Indica el archivo como RUTA.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>No se puede leer %1: %2</translation>
    </message>
</context>
<context>
    <name>MemoryReferences</name>
    <message>
        <source>This reference was not given to you, or is damaged. Search again and use the reference of the result.</source>
        <translation>Esta referencia no se te dio o está dañada. Busca de nuevo y usa la referencia del resultado.</translation>
    </message>
</context>
<context>
    <name>MemoryRules</name>
    <message>
        <source>%1 must be between 0 and 1.</source>
        <translation>%1 debe estar entre 0 y 1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must have at least %n character(s).</source>
        <translation>
            <numerusform>%1 debe tener al menos %n carácter.</numerusform>
            <numerusform>%1 debe tener al menos %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must have at most %2 characters; it has %3.</source>
        <translation>%1 puede tener como máximo %2 caracteres; tiene %3.</translation>
    </message>
    <message>
        <source>type must be auto or one of: %1.</source>
        <translation>type debe ser auto o uno de estos: %1.</translation>
    </message>
</context>
<context>
    <name>MemoryVersion</name>
    <message>
        <source>moved here from %1</source>
        <comment>a path</comment>
        <translation>movida aquí desde %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>types</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>importance, confidence, scope or expiry changed</source>
        <translation>cambió la importancia, la confianza, el alcance o la caducidad</translation>
    </message>
    <message>
        <source>adds “%1”</source>
        <translation>añade «%1»</translation>
    </message>
    <message>
        <source>“%1” becomes “%2”</source>
        <translation>«%1» pasa a «%2»</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>added, removed</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) added</source>
        <translation>
            <numerusform>%n línea añadida</numerusform>
            <numerusform>%n líneas añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) taken away</source>
        <translation>
            <numerusform>%n línea quitada</numerusform>
            <numerusform>%n líneas quitadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MemoryWords</name>
    <message>
        <source>fact</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>procedure</source>
        <translation>procedimiento</translation>
    </message>
    <message>
        <source>event</source>
        <translation>suceso</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>identidad</translation>
    </message>
    <message>
        <source>working state</source>
        <translation>estado de trabajo</translation>
    </message>
    <message>
        <source>low</source>
        <comment>importance</comment>
        <translation>baja</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>importance</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>high</source>
        <comment>importance</comment>
        <translation>alta</translation>
    </message>
    <message>
        <source>very high</source>
        <comment>importance</comment>
        <translation>muy alta</translation>
    </message>
    <message>
        <source>You</source>
        <comment>wrote a memory</comment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>no end</source>
        <comment>of a working state</comment>
        <translation>sin fin</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducado</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>time left</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>time left</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <comment>time left, days</comment>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>expired, %1</source>
        <comment>when</comment>
        <translation>caducó, %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>time left</comment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>type</comment>
        <translation>automático</translation>
    </message>
</context>
<context>
    <name>OpenReflex</name>
    <message numerus="yes">
        <source>%Ln database(s)</source>
        <translation>
            <numerusform>%Ln base de datos</numerusform>
            <numerusform>%Ln bases de datos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln experience(s)</source>
        <translation>
            <numerusform>%Ln experiencia</numerusform>
            <numerusform>%Ln experiencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool call(s)</source>
        <translation>
            <numerusform>%Ln llamada a herramienta</numerusform>
            <numerusform>%Ln llamadas a herramientas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lesson(s)</source>
        <translation>
            <numerusform>%Ln lección</numerusform>
            <numerusform>%Ln lecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln database(s) had nothing new</source>
        <translation>
            <numerusform>%Ln base de datos no tenía nada nuevo</numerusform>
            <numerusform>%Ln bases de datos no tenían nada nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln task(s) left out: the agent&apos;s own history tells of them</source>
        <translation>
            <numerusform>%Ln tarea omitida: ya figura en el historial del propio agente</numerusform>
            <numerusform>%Ln tareas omitidas: ya figuran en el historial del propio agente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln task(s) left out: of agents that Evoca does not know</source>
        <translation>
            <numerusform>%Ln tarea omitida: es de un agente que Evoca no conoce</numerusform>
            <numerusform>%Ln tareas omitidas: son de agentes que Evoca no conoce</numerusform>
        </translation>
    </message>
    <message>
        <source>no project is known for %1: approvals.json does not name it</source>
        <translation>no se conoce el proyecto de %1: approvals.json no lo nombra</translation>
    </message>
    <message>
        <source>skipped %1:%2: %3</source>
        <translation>omitido %1:%2: %3</translation>
    </message>
</context>
<context>
    <name>Purge</name>
    <message>
        <source>Erasing was stopped; it goes on when Evoca starts again.</source>
        <translation>El borrado se detuvo; continúa cuando Evoca vuelva a iniciarse.</translation>
    </message>
    <message>
        <source>This was erased already.</source>
        <translation>Esto ya se había borrado.</translation>
    </message>
    <message>
        <source>Only a person can erase for good; agents may move to the bin.</source>
        <translation>Solo una persona puede borrar definitivamente; los agentes pueden mover a la papelera.</translation>
    </message>
    <message>
        <source>This is not in the bin any more.</source>
        <translation>Esto ya no está en la papelera.</translation>
    </message>
</context>
<context>
    <name>Receipt</name>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n experience(s)</source>
        <translation>
            <numerusform>%n experiencia</numerusform>
            <numerusform>%n experiencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lección</numerusform>
            <numerusform>%n lecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episodio</numerusform>
            <numerusform>%n episodios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory(ies)</source>
        <translation>
            <numerusform>%n memoria</numerusform>
            <numerusform>%n memorias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n context(s)</source>
        <translation>
            <numerusform>%n contexto</numerusform>
            <numerusform>%n contextos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contents of %n request(s)</source>
        <translation>
            <numerusform>Contenido de %n petición</numerusform>
            <numerusform>Contenido de %n peticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Subagent sessions</source>
        <translation>Sesiones de subagentes</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Tool calls and results</source>
        <translation>Llamadas a herramientas y resultados</translation>
    </message>
    <message>
        <source>Index entries</source>
        <translation>Entradas de índice</translation>
    </message>
    <message>
        <source>Experiences and outcomes</source>
        <translation>Experiencias y resultados</translation>
    </message>
    <message>
        <source>Pieces of evidence</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Lessons removed</source>
        <translation>Lecciones eliminadas</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Aristas</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>Contextos</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Memorias</translation>
    </message>
    <message>
        <source>Versions of memories</source>
        <translation>Versiones de memorias</translation>
    </message>
    <message>
        <source>Request log entries emptied</source>
        <translation>Entradas del registro de peticiones vaciadas</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Asked every full-text index for %1 words: %2 found</source>
        <translation>Se preguntó a cada índice de texto por %1 palabras: %2 encontradas</translation>
    </message>
    <message>
        <source>Read %1 records and rewritten chunks: %2 found</source>
        <translation>Se leyeron %1 registros y fragmentos reescritos: %2 encontrados</translation>
    </message>
    <message>
        <source>Searched %1 of files byte by byte for %2 patterns: %3 found</source>
        <translation>Se buscaron %2 patrones byte a byte en %1 de archivos: %3 encontrados</translation>
    </message>
    <message>
        <source>still there</source>
        <translation>sigue ahí</translation>
    </message>
    <message>
        <source>removed, %1</source>
        <translation>eliminado, %1</translation>
    </message>
    <message>
        <source>written anew, %1</source>
        <translation>escrito de nuevo, %1</translation>
    </message>
    <message>
        <source>left alone: it changed or holds other things</source>
        <translation>sin tocar: ha cambiado o contiene otras cosas</translation>
    </message>
    <message>
        <source>a keyed hash, no content</source>
        <translation>un resumen con clave, sin contenido</translation>
    </message>
    <message>
        <source>%1&apos;s own file</source>
        <translation>Archivo propio de %1</translation>
    </message>
    <message>
        <source>Backup %1</source>
        <translation>Copia de seguridad %1</translation>
    </message>
    <message>
        <source>Import mark</source>
        <translation>Marca de importación</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>%1 in project %2</source>
        <comment>3 experiences in project shop</comment>
        <translation>%1 en el proyecto %2</translation>
    </message>
    <message>
        <source>Erased and verified</source>
        <translation>Borrado y verificado</translation>
    </message>
    <message>
        <source>Erased, but a check still finds something</source>
        <translation>Borrado, pero una comprobación aún encuentra algo</translation>
    </message>
    <message>
        <source>%1, receipt %2</source>
        <translation>%1, recibo %2</translation>
    </message>
    <message>
        <source>What was erased</source>
        <translation>Qué se borró</translation>
    </message>
    <message>
        <source>Lessons with less support</source>
        <translation>Lecciones con menos respaldo</translation>
    </message>
    <message>
        <source>What was checked</source>
        <translation>Qué se comprobó</translation>
    </message>
    <message>
        <source>What remains elsewhere</source>
        <translation>Qué queda en otros sitios</translation>
    </message>
    <message>
        <source>The receipt holds counts, times and keyed marks. It never holds what was erased.</source>
        <translation>El recibo contiene recuentos, horas y marcas con clave. Nunca contiene lo que se borró.</translation>
    </message>
</context>
<context>
    <name>RequestExport</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>RequestQueryText</name>
    <message>
        <source>This request is no longer in the log.</source>
        <translation>Esta petición ya no está en el registro.</translation>
    </message>
</context>
<context>
    <name>RequestWords</name>
    <message>
        <source>in the bin</source>
        <comment>what a request asked</comment>
        <translation>en la papelera</translation>
    </message>
    <message>
        <source>scope %1</source>
        <translation>alcance %1</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>sin coincidencia</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>denegada</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>in the bin</source>
        <comment>answer</comment>
        <translation>en la papelera</translation>
    </message>
    <message>
        <source>told the plan</source>
        <translation>mostró el plan</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondida</translation>
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
        <source>%1 ms</source>
        <comment>duration</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondidas</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Denegadas</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Sin coincidencia</translation>
    </message>
    <message>
        <source>&lt; 1 ms</source>
        <translation>&lt; 1 ms</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Only this project (name or path).</source>
        <translation>Solo este proyecto (nombre o ruta).</translation>
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
    <message>
        <source>At most N results of each kind (1–200, 10 unless given).</source>
        <translation>Como mucho N resultados de cada tipo (1–200; 10 si no se dice).</translation>
    </message>
    <message>
        <source>Only results of this kind: experience, lesson, episode, memory, message or session.</source>
        <translation>Solo resultados de este tipo: experience, lesson, episode, memory, message o session.</translation>
    </message>
    <message>
        <source>--kind must be experience, lesson, episode, memory, message or session.</source>
        <translation>--kind debe ser experience, lesson, episode, memory, message o session.</translation>
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
    <message>
        <source>This project has this lesson already.</source>
        <translation>Este proyecto ya tiene esta lección.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message numerus="yes">
        <source>%n session(s)</source>
        <comment>of a swarm</comment>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>number within a swarm</comment>
        <translation>agente %1</translation>
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
    <name>evoca::app::BinDelegate</name>
    <message>
        <source>verified</source>
        <translation>verificado</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>erased, and not to be imported again</source>
        <translation>borrado, y no se volverá a importar</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
</context>
<context>
    <name>evoca::app::BinDetail</name>
    <message>
        <source>forgotten %1, %2</source>
        <comment>by whom, when</comment>
        <translation>olvidado %1, %2</translation>
    </message>
    <message>
        <source>Hidden from every list, search and tool. It stays restorable until you erase it.</source>
        <translation>Oculto en todas las listas, búsquedas y herramientas. Se puede restaurar hasta que lo borres.</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <comment>reason</comment>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>Forgotten together</source>
        <translation>Olvidados a la vez</translation>
    </message>
    <message>
        <source>What would be erased</source>
        <translation>Lo que se borraría</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore %1 %2</source>
        <comment>kind, id</comment>
        <translation>Restaurar %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>records</comment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept out of the import: %1</source>
        <comment>kind of record</comment>
        <translation>Fuera de la importación: %1</translation>
    </message>
    <message>
        <source>erased %1</source>
        <comment>date</comment>
        <translation>borrado el %1</translation>
    </message>
    <message>
        <source>A keyed mark without content. While it stands, no import brings this back. If you let it in again, the next reading of its file imports it anew, as long as the agent still has that file.</source>
        <translation>Una marca con clave y sin contenido. Mientras exista, ninguna importación lo trae de vuelta. Si la quitas, la próxima lectura de su archivo lo importará de nuevo, siempre que el agente conserve ese archivo.</translation>
    </message>
    <message>
        <source>Hidden from every list, search and tool. Until %1 it comes back exactly as it was (%2).</source>
        <comment>date, days left</comment>
        <translation>Oculto en todas las listas, búsquedas y herramientas. Hasta el %1 vuelve exactamente como estaba (%2).</translation>
    </message>
</context>
<context>
    <name>evoca::app::BinListModel</name>
    <message>
        <source>%1, restorable</source>
        <comment>number</comment>
        <translation>%1, restaurables</translation>
    </message>
    <message numerus="yes">
        <source>%n receipt(s)</source>
        <translation>
            <numerusform>%n justificante</numerusform>
            <numerusform>%n justificantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marcas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>first of several records</comment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>stays until you erase it</source>
        <translation>queda hasta que lo borres</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) left</source>
        <translation>
            <numerusform>queda %n día</numerusform>
            <numerusform>quedan %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>erased and verified</source>
        <translation>borrado y verificado</translation>
    </message>
    <message>
        <source>erased, not verified</source>
        <translation>borrado, sin verificar</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>En la papelera</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>Borrado</translation>
    </message>
    <message>
        <source>Kept out of the import</source>
        <translation>Fuera de la importación</translation>
    </message>
</context>
<context>
    <name>evoca::app::BinPage</name>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Search the bin</source>
        <translation>Buscar en la papelera</translation>
    </message>
    <message>
        <source>Nothing was forgotten</source>
        <translation>Aquí no hay nada olvidado</translation>
    </message>
    <message>
        <source>Nothing in the bin fits</source>
        <translation>Nada de la papelera coincide</translation>
    </message>
    <message>
        <source>What you or your agents forget waits here and can be restored. What is erased leaves a receipt.</source>
        <translation>Lo que tú o tus agentes olvidáis espera aquí y se puede restaurar. Lo que se borra deja un justificante.</translation>
    </message>
    <message>
        <source>Other words may find it, or fewer filters.</source>
        <translation>Quizá con otras palabras o con menos filtros.</translation>
    </message>
    <message>
        <source>Forget by project and time…</source>
        <translation>Olvidar por proyecto y fecha…</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Quitar la búsqueda</translation>
    </message>
    <message>
        <source>This cannot be shown.</source>
        <translation>No se puede mostrar.</translation>
    </message>
    <message>
        <source>Not restored; it is still in the bin.</source>
        <translation>No se restauró; sigue en la papelera.</translation>
    </message>
    <message numerus="yes">
        <source>Restored: %n entry(ies)</source>
        <translation>
            <numerusform>Restaurado: %n elemento</numerusform>
            <numerusform>Restaurados: %n elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>title</comment>
        <translation>Restaurado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>first of several</comment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Save receipt</source>
        <translation>Guardar justificante</translation>
    </message>
    <message>
        <source>JSON (*.json);;Text (*.txt)</source>
        <translation>JSON (*.json);;Texto (*.txt)</translation>
    </message>
    <message>
        <source>The receipt was not saved.</source>
        <translation>El justificante no se guardó.</translation>
    </message>
    <message>
        <source>Receipt saved</source>
        <translation>Justificante guardado</translation>
    </message>
    <message>
        <source>The mark still stands.</source>
        <translation>La marca sigue ahí.</translation>
    </message>
    <message>
        <source>The next reading of its file may import it again</source>
        <translation>La próxima lectura de su archivo puede volver a importarlo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Expiry date</source>
        <translation>Caducidad</translation>
    </message>
    <message>
        <source>Can be restored</source>
        <translation>Restaurables</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>Borrados</translation>
    </message>
    <message>
        <source>Kept out of the import</source>
        <translation>Fuera de la importación</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>All</source>
        <comment>kinds</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>By whom</source>
        <translation>Por quién</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>Soonest gone first</source>
        <translation>Primero lo que antes se va</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n</source>
        <comment>entries</comment>
        <translation>
            <numerusform>Restaurar %n</numerusform>
            <numerusform>Restaurar %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n…</source>
        <comment>entries</comment>
        <translation>
            <numerusform>Borrar %n…</numerusform>
            <numerusform>Borrar %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Save receipt…</source>
        <translation>Guardar justificante…</translation>
    </message>
    <message>
        <source>Let it in again</source>
        <translation>Dejar que vuelva</translation>
    </message>
    <message>
        <source>Let the next import bring it back</source>
        <translation>Permitir que la próxima importación lo traiga de vuelta</translation>
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
    <message>
        <source>Not approved for any agent: %1.</source>
        <comment>projects</comment>
        <translation>Sin aprobar para ningún agente: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Not approved for any agent: %1 and %n more.</source>
        <comment>projects</comment>
        <translation>
            <numerusform>Sin aprobar para ningún agente: %1 y %n más.</numerusform>
            <numerusform>Sin aprobar para ningún agente: %1 y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected %1, used %2</source>
        <comment>date, time</comment>
        <translation>Conectado el %1, usado %2</translation>
    </message>
    <message>
        <source>Connected %1, has not asked yet</source>
        <comment>date</comment>
        <translation>Conectado el %1, todavía no ha preguntado</translation>
    </message>
    <message>
        <source>What it asked, last 30 days</source>
        <translation>Lo que pidió, últimos 30 días</translation>
    </message>
    <message>
        <source>See its requests</source>
        <translation>Ver sus peticiones</translation>
    </message>
    <message>
        <source>%1: %2 refused, %3 without a match; usually %4 ms</source>
        <comment>requests, numbers, duration</comment>
        <translation>%1: %2 denegadas, %3 sin coincidencia; normalmente %4 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n petición</numerusform>
            <numerusform>%n peticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Nada todavía.</translation>
    </message>
    <message>
        <source>Generic</source>
        <comment>profile</comment>
        <translation>Genérico</translation>
    </message>
    <message>
        <source>Fewest parameters, any client.</source>
        <translation>Los mínimos parámetros, cualquier cliente.</translation>
    </message>
    <message>
        <source>Extended</source>
        <comment>profile</comment>
        <translation>Ampliado</translation>
    </message>
    <message>
        <source>Adds path, type and state filters.</source>
        <translation>Añade filtros de ruta, tipo y estado.</translation>
    </message>
    <message>
        <source>What it moves there you see in the bin, and can restore.</source>
        <translation>Lo que mueva lo verás en la papelera y podrás restaurarlo.</translation>
    </message>
</context>
<context>
    <name>evoca::app::ClientListModel</name>
    <message>
        <source>used %1</source>
        <comment>time</comment>
        <translation>usado %1</translation>
    </message>
    <message>
        <source>has not asked yet</source>
        <translation>todavía no ha preguntado</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>client, when it was used</comment>
        <translation>%1, %2</translation>
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
    <message>
        <source>The clients could not be read.</source>
        <translation>No se pudieron leer los clientes.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Connect another client</source>
        <translation>Conectar otro cliente</translation>
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
    <message>
        <source>%1, confidence %2 afterwards</source>
        <comment>what a person said</comment>
        <translation>%1, confianza %2 después</translation>
    </message>
    <message>
        <source>You confirmed it</source>
        <translation>La confirmaste</translation>
    </message>
    <message>
        <source>You disputed it</source>
        <translation>La rebatiste</translation>
    </message>
</context>
<context>
    <name>evoca::app::DayBand</name>
    <message>
        <source>%1: %2</source>
        <comment>day and number of episodes</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episodio</numerusform>
            <numerusform>%n episodios</numerusform>
        </translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Últimos 90 días</translation>
    </message>
</context>
<context>
    <name>evoca::app::DiffView</name>
    <message>
        <source>added: %1</source>
        <comment>a line</comment>
        <translation>añadida: %1</translation>
    </message>
    <message>
        <source>taken away: %1</source>
        <comment>a line</comment>
        <translation>quitada: %1</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué cambió</translation>
    </message>
</context>
<context>
    <name>evoca::app::EpisodeDetail</name>
    <message>
        <source>Anchor</source>
        <translation>Ancla</translation>
    </message>
    <message>
        <source>Takeaway</source>
        <translation>Conclusión</translation>
    </message>
    <message>
        <source>A session began here and has written nothing yet.</source>
        <translation>Aquí empezó una sesión y aún no ha escrito nada.</translation>
    </message>
    <message>
        <source>No takeaway was written.</source>
        <translation>No se escribió ninguna conclusión.</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Hide the body</source>
        <translation>Ocultar el texto</translation>
    </message>
    <message numerus="yes">
        <source>Show the body (%n character(s))</source>
        <translation>
            <numerusform>Mostrar el texto (%n carácter)</numerusform>
            <numerusform>Mostrar el texto (%n caracteres)</numerusform>
        </translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Procedencia</translation>
    </message>
    <message>
        <source>Episode: %1</source>
        <translation>Episodio: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>Iniciada por</translation>
    </message>
    <message>
        <source>Swarm</source>
        <translation>Enjambre</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Alcances</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Worktree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Rama</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>Repositorio</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducó</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>time left</comment>
        <translation>en %1</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <source>Pinned: it stays until you unpin it</source>
        <translation>Fijado: se queda hasta que lo sueltes</translation>
    </message>
    <message>
        <source>Became</source>
        <translation>Ahora es</translation>
    </message>
    <message>
        <source>Why hidden:</source>
        <translation>Por qué se oculta:</translation>
    </message>
    <message>
        <source>Why shown:</source>
        <translation>Por qué aparece:</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
</context>
<context>
    <name>evoca::app::EpisodeListModel</name>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <comment>of one day</comment>
        <translation>
            <numerusform>%n episodio</numerusform>
            <numerusform>%n episodios</numerusform>
        </translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducado</translation>
    </message>
    <message>
        <source>expires in %1</source>
        <comment>hours</comment>
        <translation>caduca en %1</translation>
    </message>
    <message numerus="yes">
        <source>expires in %n day(s)</source>
        <translation>
            <numerusform>caduca en %n día</numerusform>
            <numerusform>caduca en %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted to a memory</source>
        <translation>ascendido a memoria</translation>
    </message>
    <message>
        <source>hidden: %1</source>
        <comment>why</comment>
        <translation>oculto: %1</translation>
    </message>
</context>
<context>
    <name>evoca::app::EpisodesPage</name>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>Search takeaways and bodies</source>
        <translation>Busca en conclusiones y textos</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>duration of a search</comment>
        <translation>%1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episodio</numerusform>
            <numerusform>%n episodios</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1  ·  %2</source>
        <comment>all episodes, time of the search</comment>
        <translation>de %1  ·  %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No episodes yet</source>
        <translation>Aún no hay episodios</translation>
    </message>
    <message>
        <source>What agents conclude while they work appears here, on a timeline. A connected agent writes its journal with episode_write.</source>
        <translation>Aquí aparece, en una línea de tiempo, lo que concluyen los agentes mientras trabajan. Un agente conectado escribe su diario con episode_write.</translation>
    </message>
    <message>
        <source>Connect a client</source>
        <translation>Conectar un cliente</translation>
    </message>
    <message numerus="yes">
        <source>No episode fits all %n filter(s)</source>
        <translation>
            <numerusform>Ningún episodio cumple el filtro</numerusform>
            <numerusform>Ningún episodio cumple los %n filtros</numerusform>
        </translation>
    </message>
    <message>
        <source>No episode fits</source>
        <translation>Ningún episodio encaja</translation>
    </message>
    <message>
        <source>Other words may find it, or fewer filters.</source>
        <translation>Prueba con otras palabras o con menos filtros.</translation>
    </message>
    <message>
        <source>An agent there gets none of these; you may.</source>
        <translation>Un agente de ese árbol no recibe ninguno; tú sí puedes verlos.</translation>
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
        <source>The timeline could not be read.</source>
        <translation>No se pudo leer la línea de tiempo.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copied as Markdown</source>
        <translation>Copiado como Markdown</translation>
    </message>
    <message>
        <source>Export as Markdown</source>
        <translation>Exportar como Markdown</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) exported to %1</source>
        <translation>
            <numerusform>%n episodio exportado a %1</numerusform>
            <numerusform>%n episodios exportados a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>No se exportó nada.</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Swarm</source>
        <translation>Enjambre</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>As an agent sees it</source>
        <translation>Como lo ve un agente</translation>
    </message>
    <message>
        <source>Next handoff</source>
        <translation>Próximo relevo</translation>
    </message>
    <message>
        <source>Expiring soon</source>
        <translation>Caducan pronto</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes</translation>
    </message>
    <message numerus="yes">
        <source>Expiring within a week (%n)</source>
        <translation>
            <numerusform>Caducan en una semana (%n)</numerusform>
            <numerusform>Caducan en una semana (%n)</numerusform>
        </translation>
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
        <source>Show on the timeline</source>
        <translation>Mostrar en la línea de tiempo</translation>
    </message>
    <message>
        <source>As you: everything</source>
        <translation>Como tú: todo</translation>
    </message>
    <message>
        <source>As an agent in %1</source>
        <comment>worktree</comment>
        <translation>Como un agente en %1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>date</comment>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>Before %1</source>
        <comment>date</comment>
        <translation>Antes de %1</translation>
    </message>
    <message>
        <source>Promote to memory…</source>
        <translation>Ascender a memoria…</translation>
    </message>
    <message>
        <source>An anchor says nothing to keep</source>
        <translation>Un ancla no dice nada que guardar</translation>
    </message>
    <message>
        <source>It is a memory already</source>
        <translation>Ya es una memoria</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Abrir sesión</translation>
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
        <source>Unpin: it expires again</source>
        <translation>Soltar: vuelve a caducar</translation>
    </message>
    <message>
        <source>Pin: it never expires</source>
        <translation>Fijar: no caduca nunca</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export the selected episodes as Markdown</source>
        <translation>Exportar los episodios seleccionados como Markdown</translation>
    </message>
    <message>
        <source>Promoted to %1</source>
        <translation>Ascendido a %1</translation>
    </message>
    <message>
        <source>Promoted to %1. A similar memory exists: %2</source>
        <translation>Ascendido a %1. Hay una memoria parecida: %2</translation>
    </message>
    <message>
        <source>The memory stays.</source>
        <translation>La memoria se queda.</translation>
    </message>
    <message>
        <source>It was not pinned.</source>
        <translation>No se pudo fijar.</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijado</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>Ya no está fijado</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) expiring within a week</source>
        <translation>
            <numerusform>%n episodio que caduca en una semana</numerusform>
            <numerusform>%n episodios que caducan en una semana</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evoca::app::EraseSheet</name>
    <message>
        <source>erase</source>
        <comment>the word to type; one word, lower case</comment>
        <translation>borrar</translation>
    </message>
    <message>
        <source>Something else is being erased.</source>
        <translation>Ya se está borrando otra cosa.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Vuelve a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>Stopped. It is out of sight already.</source>
        <translation>Detenido. Ya no está a la vista.</translation>
    </message>
    <message>
        <source>It is not erased completely.</source>
        <translation>No se ha borrado del todo.</translation>
    </message>
    <message>
        <source>Evoca goes on at its next start.</source>
        <translation>Evoca seguirá la próxima vez que arranque.</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n record(s) for good?</source>
        <translation>
            <numerusform>¿Borrar %n registro para siempre?</numerusform>
            <numerusform>¿Borrar %n registros para siempre?</numerusform>
        </translation>
    </message>
    <message>
        <source>Erasing for good</source>
        <translation>Borrado definitivo</translation>
    </message>
    <message>
        <source>It is removed from the store, its indexes and its backups, and then searched for in the files themselves. This cannot be undone.</source>
        <translation>Se quita del almacén, de sus índices y de sus copias de seguridad, y después se busca en los propios archivos. No se puede deshacer.</translation>
    </message>
    <message>
        <source>To go on, type “%1”.</source>
        <translation>Para seguir, escribe «%1».</translation>
    </message>
    <message>
        <source>Type “%1” to erase</source>
        <translation>Escribe «%1» para borrar</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>what is being done, per cent of it</comment>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Go on behind</source>
        <translation>Seguir en segundo plano</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n record(s)</source>
        <translation>
            <numerusform>Borrar %n registro</numerusform>
            <numerusform>Borrar %n registros</numerusform>
        </translation>
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
    <name>evoca::app::FilterRow</name>
    <message>
        <source>Any project</source>
        <translation>Cualquier proyecto</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Hasta ahora</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>A date, 2026-05 or 30d</source>
        <translation>Una fecha, 2026-05 o 30d</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>project</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>date</comment>
        <translation>desde el %1</translation>
    </message>
    <message>
        <source>before %1</source>
        <comment>date</comment>
        <translation>antes del %1</translation>
    </message>
    <message>
        <source>This is no date: write 2026-05-31, 2026-05 or 30d.</source>
        <translation>No es una fecha: escribe 2026-05-31, 2026-05 o 30d.</translation>
    </message>
    <message>
        <source>Any agent</source>
        <translation>Cualquier agente</translation>
    </message>
    <message>
        <source>With these words</source>
        <translation>Con estas palabras</translation>
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
        <source>From this date</source>
        <translation>Desde esta fecha</translation>
    </message>
    <message>
        <source>Before this date</source>
        <translation>Antes de esta fecha</translation>
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
    <name>evoca::app::ForgetDialog</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Plan made at %1</source>
        <comment>time</comment>
        <translation>Plan hecho a las %1</translation>
    </message>
    <message>
        <source>No lesson loses support.</source>
        <translation>Ninguna lección pierde apoyo.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more lesson(s)</source>
        <translation>
            <numerusform>y %n lección más</numerusform>
            <numerusform>y %n lecciones más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still has it in its own file.</source>
        <comment>agent</comment>
        <translation>%1 aún lo tiene en su propio archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) of Evoca. Erasing cleans them too.</source>
        <translation>
            <numerusform>%n copia de seguridad de Evoca. Al borrar también se limpia.</numerusform>
            <numerusform>%n copias de seguridad de Evoca. Al borrar también se limpian.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nowhere that Evoca knows of.</source>
        <translation>En ningún sitio que Evoca conozca.</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n record(s)</source>
        <translation>
            <numerusform>Borrar %n registro</numerusform>
            <numerusform>Borrar %n registros</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Nothing fits, so there is nothing to forget.</source>
        <translation>Nada coincide, así que no hay nada que olvidar.</translation>
    </message>
    <message>
        <source>Hidden everywhere at once. Restore until %1.</source>
        <comment>date</comment>
        <translation>Oculto en todas partes al momento. Se puede restaurar hasta el %1.</translation>
    </message>
    <message>
        <source>Hidden everywhere at once. Restore at any time.</source>
        <translation>Oculto en todas partes al momento. Se puede restaurar cuando quieras.</translation>
    </message>
    <message>
        <source>Erase now</source>
        <translation>Borrar ahora</translation>
    </message>
    <message>
        <source>Verified in the file itself. Cannot be undone.</source>
        <translation>Verificado en el propio archivo. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What goes</source>
        <translation>Lo que se va</translation>
    </message>
    <message>
        <source>What only changes</source>
        <translation>Lo que solo cambia</translation>
    </message>
    <message>
        <source>What remains elsewhere</source>
        <translation>Lo que queda en otros sitios</translation>
    </message>
    <message>
        <source>Also remove it there</source>
        <translation>Eliminarlo también allí</translation>
    </message>
    <message>
        <source>Why, if you like: the bin shows it</source>
        <translation>Motivo, si quieres: la papelera lo muestra</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Never import it again</source>
        <translation>No volver a importarlo</translation>
    </message>
    <message>
        <source>a keyed mark without content keeps it out</source>
        <translation>lo impide una marca con clave y sin contenido</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%1 still has it in %n own file(s).</source>
        <comment>agent</comment>
        <translation>
            <numerusform>%1 aún lo tiene en %n archivo propio.</numerusform>
            <numerusform>%1 aún lo tiene en %n archivos propios.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evoca::app::ForgetFlow</name>
    <message>
        <source>Nothing fits, so nothing was forgotten</source>
        <translation>Nada coincide, así que no se olvidó nada</translation>
    </message>
    <message>
        <source>Not restored: %1</source>
        <comment>reason</comment>
        <translation>No se restauró: %1</translation>
    </message>
    <message>
        <source>Something else is being erased.</source>
        <translation>Ya se está borrando otra cosa.</translation>
    </message>
    <message>
        <source>Erased and verified, %1</source>
        <comment>records</comment>
        <translation>Borrado y verificado, %1</translation>
    </message>
    <message>
        <source>Erased, but a check still finds something</source>
        <translation>Borrado, pero una comprobación aún encuentra algo</translation>
    </message>
</context>
<context>
    <name>evoca::app::ForgettingSection</name>
    <message>
        <source>Keep in the bin</source>
        <translation>Guardar en la papelera</translation>
    </message>
    <message>
        <source>So long what is forgotten can be restored. Counts for what is forgotten from now on.</source>
        <translation>Durante ese tiempo se puede restaurar. Vale para lo que se olvide a partir de ahora.</translation>
    </message>
    <message>
        <source>Erase afterwards</source>
        <translation>Borrar después</translation>
    </message>
    <message>
        <source>For good, with a check and a receipt. Otherwise it stays hidden in the bin.</source>
        <translation>Para siempre, con comprobación y justificante. Si no, queda oculto en la papelera.</translation>
    </message>
    <message>
        <source>What was forgotten</source>
        <translation>Lo que se olvidó</translation>
    </message>
    <message>
        <source>Restore it, erase it, see the receipts.</source>
        <translation>Restaurarlo, borrarlo, ver los justificantes.</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>Olvido</translation>
    </message>
    <message>
        <source>bin erase restore days retention purge</source>
        <translation>papelera borrar restaurar días retención borrado definitivo</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>No se guardó.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Until I erase it</source>
        <translation>Hasta que yo lo borre</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the bin</source>
        <translation>Abrir la papelera</translation>
    </message>
</context>
<context>
    <name>evoca::app::HandoffView</name>
    <message>
        <source>The next handoff</source>
        <translation>El próximo relevo</translation>
    </message>
    <message>
        <source>The next handoff in %1</source>
        <translation>El próximo relevo en %1</translation>
    </message>
    <message>
        <source>Back to the episode</source>
        <translation>Volver al episodio</translation>
    </message>
    <message>
        <source>An agent that begins here now would receive no episode.</source>
        <translation>Un agente que empezara aquí ahora no recibiría ningún episodio.</translation>
    </message>
    <message numerus="yes">
        <source>An agent that begins here now would receive %n episode(s) of «%1».</source>
        <translation>
            <numerusform>Un agente que empezara aquí ahora recibiría %n episodio de «%1».</numerusform>
            <numerusform>Un agente que empezara aquí ahora recibiría %n episodios de «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>Note to the agent:</source>
        <translation>Nota para el agente:</translation>
    </message>
    <message>
        <source>What it receives</source>
        <translation>Lo que recibe</translation>
    </message>
    <message>
        <source>Why these</source>
        <translation>Por qué estos</translation>
    </message>
</context>
<context>
    <name>evoca::app::HiddenLine</name>
    <message numerus="yes">
        <source>%n hidden:</source>
        <comment>episodes</comment>
        <translation>
            <numerusform>%n oculto:</numerusform>
            <numerusform>%n ocultos:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number hidden, and why</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Hide what an agent does not get</source>
        <translation>Ocultar lo que un agente no recibe</translation>
    </message>
    <message>
        <source>Show what is hidden, and why</source>
        <translation>Mostrar lo oculto y por qué</translation>
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
    <name>evoca::app::LessonChangeCard</name>
    <message>
        <source>%1 agree, then %2 of %3</source>
        <comment>experiences: before, after, all that count after</comment>
        <translation>%1 de acuerdo, después %2 de %3</translation>
    </message>
    <message numerus="yes">
        <source>%n experience(s) become %1</source>
        <comment>before and after</comment>
        <translation>
            <numerusform>de %n experiencia a %1</numerusform>
            <numerusform>de %n experiencias a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: confidence %2, then %3</source>
        <comment>lesson, before, after</comment>
        <translation>%1: confianza %2, después %3</translation>
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
    <message>
        <source>never served to agents</source>
        <translation>nunca servida a agentes</translation>
    </message>
    <message numerus="yes">
        <source>served %n time(s), followed %1</source>
        <comment>to agents</comment>
        <translation>
            <numerusform>servida %n vez, seguida %1</numerusform>
            <numerusform>servida %n veces, seguida %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Followed: an experience of the project agreed within a day. Last served %1.</source>
        <comment>time</comment>
        <translation>Seguida: una experiencia del proyecto le dio la razón en un día. Servida por última vez %1.</translation>
    </message>
    <message>
        <source>You confirmed it, %1. It counts in the confidence.</source>
        <comment>when</comment>
        <translation>La confirmaste, %1. Cuenta en la confianza.</translation>
    </message>
    <message>
        <source>You disputed it, %1. It counts in the confidence.</source>
        <comment>when</comment>
        <translation>La rebatiste, %1. Cuenta en la confianza.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirarlo</translation>
    </message>
    <message>
        <source>In your words. Evoca says: “%1”</source>
        <translation>Con tus palabras. Evoca dice: «%1»</translation>
    </message>
    <message>
        <source>Use Evoca&apos;s words</source>
        <translation>Usar las de Evoca</translation>
    </message>
    <message>
        <source>Write it better</source>
        <translation>Escríbela mejor</translation>
    </message>
    <message>
        <source>agreed until you corrected its outcome</source>
        <translation>de acuerdo hasta que corregiste su resultado</translation>
    </message>
    <message>
        <source>was against until you corrected its outcome</source>
        <translation>en contra hasta que corregiste su resultado</translation>
    </message>
    <message>
        <source>no longer counts</source>
        <translation>ya no cuenta</translation>
    </message>
    <message>
        <source>No experience is behind it yet</source>
        <translation>Todavía sin experiencias detrás</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n since corrected</source>
        <comment>experiences</comment>
        <translation>
            <numerusform>%1, %n corregida después</numerusform>
            <numerusform>%1, %n corregidas después</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evoca::app::LessonForm</name>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>queda %n carácter</numerusform>
            <numerusform>quedan %n caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many</source>
        <translation>
            <numerusform>sobra %n carácter</numerusform>
            <numerusform>sobran %n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>A lesson in your words</source>
        <translation>Una lección con tus palabras</translation>
    </message>
    <message>
        <source>What should be done next time?</source>
        <translation>¿Qué habría que hacer la próxima vez?</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Texto de la lección</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Class of tasks</source>
        <translation>Clase de tareas</translation>
    </message>
    <message>
        <source>Add the lesson</source>
        <translation>Añadir la lección</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <translation>Rebatidas</translation>
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
    <message>
        <source>Your words still stand.</source>
        <translation>Tus palabras siguen en pie.</translation>
    </message>
    <message>
        <source>Evoca&apos;s words stand again</source>
        <translation>Vuelven las palabras de Evoca</translation>
    </message>
    <message>
        <source>Your word was not saved.</source>
        <translation>Tu opinión no se guardó.</translation>
    </message>
    <message>
        <source>Confirmed by you</source>
        <translation>Confirmada por ti</translation>
    </message>
    <message>
        <source>Disputed by you</source>
        <translation>Rebatida por ti</translation>
    </message>
    <message>
        <source>Your word was taken back</source>
        <translation>Tu opinión se retiró</translation>
    </message>
    <message>
        <source>The lesson was not added.</source>
        <translation>La lección no se añadió.</translation>
    </message>
    <message>
        <source>Lesson added</source>
        <translation>Lección añadida</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Confirmada</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Take your word back</source>
        <translation>Retirar tu opinión</translation>
    </message>
    <message>
        <source>This lesson is right</source>
        <translation>Esta lección es cierta</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Rebatida</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Rebatir</translation>
    </message>
    <message>
        <source>This lesson is wrong</source>
        <translation>Esta lección es falsa</translation>
    </message>
    <message>
        <source>Add a lesson</source>
        <translation>Añadir una lección</translation>
    </message>
</context>
<context>
    <name>evoca::app::ListDetailPage</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
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
    <message numerus="yes">
        <source>Forget %n…</source>
        <comment>records</comment>
        <translation>
            <numerusform>Olvidar %n…</numerusform>
            <numerusform>Olvidar %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Olvidar…</translation>
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
    <message>
        <source>New memory</source>
        <translation>Nueva memoria</translation>
    </message>
    <message>
        <source>Preview the next handoff</source>
        <translation>Ver el próximo relevo</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Olvidar…</translation>
    </message>
    <message>
        <source>Forget by project and time…</source>
        <translation>Olvidar por proyecto y fecha…</translation>
    </message>
    <message>
        <source>Timeline: show less time</source>
        <translation>Línea de tiempo: mostrar menos tiempo</translation>
    </message>
    <message>
        <source>Timeline: show more time</source>
        <translation>Línea de tiempo: mostrar más tiempo</translation>
    </message>
    <message>
        <source>Timeline: show all episodes</source>
        <translation>Línea de tiempo: mostrar todos los episodios</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Memorias</translation>
    </message>
    <message>
        <source>Save this search, or drop it</source>
        <translation>Guardar esta búsqueda o quitarla</translation>
    </message>
    <message>
        <source>There is no search to save</source>
        <translation>No hay ninguna búsqueda que guardar</translation>
    </message>
    <message>
        <source>Search dropped</source>
        <translation>Búsqueda quitada</translation>
    </message>
    <message>
        <source>Search saved: Ctrl+K shows it</source>
        <translation>Búsqueda guardada: Ctrl+K la muestra</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Búsquedas guardadas</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
</context>
<context>
    <name>evoca::app::MemoriesPage</name>
    <message>
        <source>Memories</source>
        <translation>Memorias</translation>
    </message>
    <message>
        <source>Search memories</source>
        <translation>Busca en las memorias</translation>
    </message>
    <message numerus="yes">
        <source>%n memory(ies)</source>
        <translation>
            <numerusform>%n memoria</numerusform>
            <numerusform>%n memorias</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>duration of a search</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>New memory</source>
        <translation>Nueva memoria</translation>
    </message>
    <message>
        <source>All paths</source>
        <translation>Todas las rutas</translation>
    </message>
    <message>
        <source>Nothing remembered yet</source>
        <translation>Aún no hay memorias</translation>
    </message>
    <message>
        <source>Facts that agents should keep appear here, filed by path. A connected agent writes them, or you do.</source>
        <translation>Aquí aparece lo que los agentes deben recordar, ordenado por ruta. Lo escribe un agente conectado o lo escribes tú.</translation>
    </message>
    <message>
        <source>Connect a client</source>
        <translation>Conectar un cliente</translation>
    </message>
    <message>
        <source>Write one</source>
        <translation>Escribir una</translation>
    </message>
    <message>
        <source>No solid match</source>
        <translation>Sin coincidencias sólidas</translation>
    </message>
    <message>
        <source>An agent that asks this gets no answer, rather than a weak one.</source>
        <translation>Un agente que pregunte esto no recibe nada, en vez de algo débil.</translation>
    </message>
    <message>
        <source>Show weak matches too</source>
        <translation>Mostrar también las débiles</translation>
    </message>
    <message>
        <source>No memory fits</source>
        <translation>Ninguna memoria encaja</translation>
    </message>
    <message>
        <source>Other words may find it, or fewer filters.</source>
        <translation>Prueba con otras palabras o con menos filtros.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Reference copied</source>
        <translation>Referencia copiada</translation>
    </message>
    <message>
        <source>Copied as context for an agent</source>
        <translation>Copiada como contexto para un agente</translation>
    </message>
    <message>
        <source>A memory says nearly the same.</source>
        <translation>Una memoria dice casi lo mismo.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirla</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>Guardar igualmente</translation>
    </message>
    <message>
        <source>Remembered</source>
        <translation>Memoria guardada</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>It could not be undone.</source>
        <translation>No se pudo deshacer.</translation>
    </message>
    <message>
        <source>It was not saved.</source>
        <translation>No se guardó.</translation>
    </message>
    <message>
        <source>Version %1 is by %2. Below, what your words would change in it.</source>
        <comment>number and writer</comment>
        <translation>La versión %1 es de %2. Debajo, lo que tus palabras cambiarían en ella.</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Quedarme con la suya</translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation>Guardar la mía</translation>
    </message>
    <message>
        <source>The version did not come back.</source>
        <translation>La versión no se recuperó.</translation>
    </message>
    <message>
        <source>Version %1 is back</source>
        <translation>Vuelve la versión %1</translation>
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
        <source>Current</source>
        <comment>memories</comment>
        <translation>Vigentes</translation>
    </message>
    <message>
        <source>To review</source>
        <comment>memories</comment>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Expired</source>
        <comment>memories</comment>
        <translation>Caducadas</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Escrita por</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
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
        <source>Strict</source>
        <comment>solid matches only</comment>
        <translation>Estricta</translation>
    </message>
    <message>
        <source>By path</source>
        <translation>Por ruta</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Recientes primero</translation>
    </message>
    <message>
        <source>By importance</source>
        <translation>Por importancia</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>date</comment>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>Before %1</source>
        <comment>date</comment>
        <translation>Antes de %1</translation>
    </message>
    <message>
        <source>All of %1</source>
        <comment>a folder</comment>
        <translation>Todo %1</translation>
    </message>
    <message>
        <source>Logical paths</source>
        <translation>Rutas lógicas</translation>
    </message>
    <message>
        <source>Working state</source>
        <translation>Estado de trabajo</translation>
    </message>
    <message>
        <source>Choose a path</source>
        <translation>Elegir una ruta</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>An agent keeps it in its own file</source>
        <translation>Un agente la guarda en su propio archivo</translation>
    </message>
    <message>
        <source>Copy reference</source>
        <translation>Copiar referencia</translation>
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
        <source>of %1  ·  %2</source>
        <comment>all memories, time of the search</comment>
        <translation>de %1  ·  %2</translation>
    </message>
</context>
<context>
    <name>evoca::app::MemoryDelegate</name>
    <message>
        <source>expired</source>
        <translation>caducada</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>to review</source>
        <translation>por revisar</translation>
    </message>
</context>
<context>
    <name>evoca::app::MemoryDetail</name>
    <message>
        <source>Content</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>Memoria: %1</translation>
    </message>
    <message>
        <source>An agent keeps this in its own file.</source>
        <translation>Un agente la guarda en su propio archivo.</translation>
    </message>
    <message>
        <source>It follows %1: change it there.</source>
        <translation>Sigue a %1: cámbiala allí.</translation>
    </message>
    <message>
        <source>unfiled</source>
        <translation>sin clasificar</translation>
    </message>
    <message>
        <source>Path: %1</source>
        <translation>Ruta: %1</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducada</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>current</source>
        <translation>vigente</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>versión %1</translation>
    </message>
    <message>
        <source>corrected by you</source>
        <translation>corregida por ti</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijada</translation>
    </message>
    <message>
        <source>Holds until it is changed</source>
        <translation>Vale hasta que se cambie</translation>
    </message>
    <message>
        <source>No longer holds</source>
        <translation>Ya no vale</translation>
    </message>
    <message>
        <source>Holds for %1 more</source>
        <comment>time</comment>
        <translation>Vale %1 más</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Después:</translation>
    </message>
    <message>
        <source>Blocked by:</source>
        <translation>Bloqueada por:</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no key</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Escrita por</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who and when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Viene de</translation>
    </message>
    <message>
        <source>episode of %1</source>
        <comment>date</comment>
        <translation>episodio del %1</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usada</translation>
    </message>
    <message>
        <source>never</source>
        <comment>served to agents</comment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>%1, last %2</source>
        <comment>times and date</comment>
        <translation>%1, la última %2</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>every project</source>
        <translation>todos los proyectos</translation>
    </message>
    <message>
        <source>first version</source>
        <translation>primera versión</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Hide what changed</source>
        <translation>Ocultar lo que cambió</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <comment>versions</comment>
        <translation>Comparar la %1 con la %2</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>Parecidas</translation>
    </message>
    <message>
        <source>Why does an agent find it?</source>
        <translation>¿Por qué la ve un agente?</translation>
    </message>
    <message>
        <source>Words %1: a solid match.</source>
        <translation>Términos %1: coincidencia sólida.</translation>
    </message>
    <message>
        <source>Words %1: too weak a match for an agent.</source>
        <translation>Términos %1: demasiado débil para un agente.</translation>
    </message>
    <message>
        <source>Who gets it?</source>
        <translation>¿Quién la recibe?</translation>
    </message>
    <message>
        <source>Every client that may read memories.</source>
        <translation>Todo cliente que pueda leer memorias.</translation>
    </message>
    <message>
        <source>Clients that may read memories and see %1, once it is approved.</source>
        <comment>project</comment>
        <translation>Los clientes que puedan leer memorias y ver %1, una vez aprobado.</translation>
    </message>
    <message>
        <source>Type: %1. Confidence: %2. Last changed: %3.</source>
        <translation>Tipo: %1. Confianza: %2. Último cambio: %3.</translation>
    </message>
    <message>
        <source>Expires: %1.</source>
        <translation>Caduca: %1.</translation>
    </message>
</context>
<context>
    <name>evoca::app::MemoryEditor</name>
    <message>
        <source>New memory</source>
        <translation>Nueva memoria</translation>
    </message>
    <message>
        <source>Edit the memory</source>
        <translation>Editar la memoria</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>What is to be remembered</source>
        <translation>Lo que hay que recordar</translation>
    </message>
    <message>
        <source>One fact, rule or decision. Markdown works.</source>
        <translation>Un hecho, una regla o una decisión. Admite Markdown.</translation>
    </message>
    <message>
        <source>for example projects/shop/invoices</source>
        <comment>a logical path</comment>
        <translation>por ejemplo proyectos/tienda/facturas</translation>
    </message>
    <message>
        <source>everywhere</source>
        <comment>no scope</comment>
        <translation>en todas partes</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no key</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Whoever writes under the same key changes this memory instead of adding one.</source>
        <translation>Quien escriba con la misma clave cambia esta memoria en vez de añadir otra.</translation>
    </message>
    <message>
        <source>Date of expiry</source>
        <translation>Fecha de caducidad</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>in a day</source>
        <translation>en un día</translation>
    </message>
    <message>
        <source>in a week</source>
        <translation>en una semana</translation>
    </message>
    <message>
        <source>in 30 days</source>
        <translation>en 30 días</translation>
    </message>
    <message>
        <source>on a date</source>
        <translation>en una fecha</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s)</source>
        <translation>
            <numerusform>Como máximo %n carácter</numerusform>
            <numerusform>Como máximo %n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to remember yet</source>
        <translation>Aún no hay nada que recordar</translation>
    </message>
    <message>
        <source>Give it a path, so that it can be found</source>
        <translation>Dale una ruta para poder encontrarla</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>every project</source>
        <translation>todos los proyectos</translation>
    </message>
</context>
<context>
    <name>evoca::app::MemoryListModel</name>
    <message>
        <source>importance %1</source>
        <translation>importancia %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>who wrote it</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>expires %1</source>
        <translation>caduca %1</translation>
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
    <message>
        <source>memories</source>
        <translation>memorias</translation>
    </message>
</context>
<context>
    <name>evoca::app::PathTreeModel</name>
    <message>
        <source>unfiled</source>
        <translation>sin clasificar</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n memory(ies)</source>
        <comment>folder</comment>
        <translation>
            <numerusform>%1, %n memoria</numerusform>
            <numerusform>%1, %n memorias</numerusform>
        </translation>
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
    <name>evoca::app::PlanTreeModel</name>
    <message>
        <source>%1: %2</source>
        <comment>what goes, and how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>se va</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
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
    <name>evoca::app::PromoteForm</name>
    <message>
        <source>No memory was made.</source>
        <translation>No se creó ninguna memoria.</translation>
    </message>
    <message>
        <source>Give it a path, so that it can be found</source>
        <translation>Dale una ruta para poder encontrarla</translation>
    </message>
    <message>
        <source>Promote to a memory</source>
        <translation>Ascender a memoria</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Path of the memory</source>
        <translation>Ruta de la memoria</translation>
    </message>
    <message>
        <source>for example projects/shop/invoices</source>
        <comment>a logical path</comment>
        <translation>por ejemplo proyectos/tienda/facturas</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Type of the memory</source>
        <translation>Tipo de la memoria</translation>
    </message>
    <message>
        <source>by its words</source>
        <comment>type of a memory</comment>
        <translation>según sus palabras</translation>
    </message>
    <message>
        <source>fact</source>
        <comment>type of a memory</comment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>procedure</source>
        <comment>type of a memory</comment>
        <translation>procedimiento</translation>
    </message>
    <message>
        <source>event</source>
        <comment>type of a memory</comment>
        <translation>suceso</translation>
    </message>
    <message>
        <source>Keep the body instead of the takeaway</source>
        <translation>Guardar el texto en lugar de la conclusión</translation>
    </message>
    <message>
        <source>Keep the body: there is no takeaway</source>
        <translation>Guardar el texto: no hay conclusión</translation>
    </message>
    <message>
        <source>The episode stays in the journal, linked to the memory.</source>
        <translation>El episodio se queda en el diario, enlazado con la memoria.</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Ascender</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
    <name>evoca::app::ReceiptView</name>
    <message>
        <source>Passed: %1</source>
        <translation>Superada: %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fallida: %1</translation>
    </message>
    <message>
        <source>Erased and verified</source>
        <translation>Borrado y verificado</translation>
    </message>
    <message>
        <source>Erased, but a check still finds something</source>
        <translation>Borrado, pero una comprobación aún encuentra algo</translation>
    </message>
    <message>
        <source>%1  ·  receipt %2</source>
        <comment>date and time, number</comment>
        <translation>%1  ·  justificante %2</translation>
    </message>
    <message>
        <source>What was erased</source>
        <translation>Lo que se borró</translation>
    </message>
    <message>
        <source>Lessons with less support</source>
        <translation>Lecciones con menos apoyo</translation>
    </message>
    <message>
        <source>What was checked</source>
        <translation>Lo que se comprobó</translation>
    </message>
    <message numerus="yes">
        <source>Found again and removed: %n time(s)</source>
        <translation>
            <numerusform>Encontrado otra vez y quitado: %n vez</numerusform>
            <numerusform>Encontrado otra vez y quitado: %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>What remains elsewhere</source>
        <translation>Lo que queda en otros sitios</translation>
    </message>
    <message>
        <source>Nowhere that Evoca knows of</source>
        <translation>En ningún sitio que Evoca conozca</translation>
    </message>
    <message>
        <source>The receipt holds counts, times and keyed marks. It never holds what was erased.</source>
        <translation>El justificante guarda cifras, horas y marcas con clave. Nunca guarda lo que se borró.</translation>
    </message>
</context>
<context>
    <name>evoca::app::RequestColumns</name>
    <message>
        <source>Asked</source>
        <translation>Pidió</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Tardó</translation>
    </message>
</context>
<context>
    <name>evoca::app::RequestDetail</name>
    <message numerus="yes">
        <source>Got %n experience(s)</source>
        <translation>
            <numerusform>Recibió %n experiencia</numerusform>
            <numerusform>Recibió %n experiencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Got %n lesson(s)</source>
        <translation>
            <numerusform>Recibió %n lección</numerusform>
            <numerusform>Recibió %n lecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Got %n memory(ies)</source>
        <translation>
            <numerusform>Recibió %n memoria</numerusform>
            <numerusform>Recibió %n memorias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Got %n episode(s)</source>
        <translation>
            <numerusform>Recibió %n episodio</numerusform>
            <numerusform>Recibió %n episodios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Got %n session(s)</source>
        <translation>
            <numerusform>Recibió %n sesión</numerusform>
            <numerusform>Recibió %n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Got %n context(s)</source>
        <translation>
            <numerusform>Recibió %n contexto</numerusform>
            <numerusform>Recibió %n contextos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Got %n tool call(s)</source>
        <translation>
            <numerusform>Recibió %n llamada</numerusform>
            <numerusform>Recibió %n llamadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Got %n other record(s)</source>
        <translation>
            <numerusform>Recibió %n registro más</numerusform>
            <numerusform>Recibió %n registros más</numerusform>
        </translation>
    </message>
    <message>
        <source>project %1</source>
        <translation>proyecto %1</translation>
    </message>
    <message>
        <source>Request: %1, %2</source>
        <comment>tool, what was asked</comment>
        <translation>Petición: %1, %2</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Pidió</translation>
    </message>
    <message>
        <source>What it asked and got is in the bin.</source>
        <translation>Lo que pidió y recibió está en la papelera.</translation>
    </message>
    <message>
        <source>Marked as data, not instructions, before it left.</source>
        <translation>Marcado como datos, no como instrucciones, antes de salir.</translation>
    </message>
    <message>
        <source>Who asked, last 30 days</source>
        <translation>Quién preguntó, últimos 30 días</translation>
    </message>
    <message>
        <source>unknown client</source>
        <translation>cliente desconocido</translation>
    </message>
    <message>
        <source>%1 refused · %2 without a match · usually %3</source>
        <comment>numbers, duration</comment>
        <translation>%1 denegadas · %2 sin coincidencia · normalmente %3</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n petición</numerusform>
            <numerusform>%n peticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>day and time</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>evoca::app::RequestsPage</name>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>Search arguments and answers</source>
        <translation>Buscar en argumentos y respuestas</translation>
    </message>
    <message>
        <source>p50 %1  ·  p95 %2</source>
        <comment>median and slow, durations</comment>
        <translation>p50 %1  ·  p95 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n petición</numerusform>
            <numerusform>%n peticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <comment>number of requests, first day, last day</comment>
        <translation>%1, del %2 al %3</translation>
    </message>
    <message>
        <source>No agent has asked yet</source>
        <translation>Ningún agente ha preguntado todavía</translation>
    </message>
    <message>
        <source>No request fits</source>
        <translation>Ninguna petición coincide</translation>
    </message>
    <message>
        <source>Once a client is connected, everything it asks appears here, with what it got.</source>
        <translation>Cuando un cliente se conecta, todo lo que pide aparece aquí, con lo que recibió.</translation>
    </message>
    <message>
        <source>Other words may find it, or fewer filters.</source>
        <translation>Quizá con otras palabras o con menos filtros.</translation>
    </message>
    <message>
        <source>Connect a client</source>
        <translation>Conectar un cliente</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Quitar la búsqueda</translation>
    </message>
    <message>
        <source>This request cannot be shown.</source>
        <translation>No se puede mostrar esta petición.</translation>
    </message>
    <message>
        <source>Request copied</source>
        <translation>Petición copiada</translation>
    </message>
    <message>
        <source>Export requests</source>
        <translation>Exportar peticiones</translation>
    </message>
    <message>
        <source>JSON (*.json);;CSV (*.csv)</source>
        <translation>JSON (*.json);;CSV (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) exported</source>
        <translation>
            <numerusform>%n petición exportada</numerusform>
            <numerusform>%n peticiones exportadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The requests were not exported.</source>
        <translation>Las peticiones no se exportaron.</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>client, number of requests</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
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
        <source>Since %1</source>
        <comment>date</comment>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>Before %1</source>
        <comment>date</comment>
        <translation>Antes de %1</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>Copiar petición</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export all requests that fit, as JSON or CSV</source>
        <translation>Exportar todas las peticiones que coinciden, como JSON o CSV</translation>
    </message>
</context>
<context>
    <name>evoca::app::ReturnedRow</name>
    <message>
        <source>gone</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>This was wrong: forget it…</source>
        <translation>Esto era falso: olvidarlo…</translation>
    </message>
    <message>
        <source>This was wrong: forget %1…</source>
        <comment>title</comment>
        <translation>Esto era falso: olvidar %1…</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Corregirlo</translation>
    </message>
    <message>
        <source>Correct %1</source>
        <comment>title</comment>
        <translation>Corregir %1</translation>
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
    <message numerus="yes">
        <source>Forget %n…</source>
        <comment>sessions</comment>
        <translation>
            <numerusform>Olvidar %n…</numerusform>
            <numerusform>Olvidar %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Olvidar…</translation>
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
    <name>evoca::app::SimilarRow</name>
    <message>
        <source>%1, %2, likeness %3</source>
        <comment>title, path, number</comment>
        <translation>%1, %2, parecido %3</translation>
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
    <name>evoca::app::Timeline</name>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episodio</numerusform>
            <numerusform>%n episodios</numerusform>
        </translation>
    </message>
    <message>
        <source>anchor: a session was here and wrote nothing</source>
        <translation>ancla: aquí hubo una sesión que no escribió nada</translation>
    </message>
    <message>
        <source>episode without a takeaway</source>
        <translation>episodio sin conclusión</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>episodio</translation>
    </message>
    <message>
        <source>episode that became a memory</source>
        <translation>episodio ascendido a memoria</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>weekday, day and month, Qt format</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>d MMM yy</source>
        <comment>date of another year, Qt format</comment>
        <translation>d MMM yy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>date of this year, Qt format</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last day</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, Qt format</comment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>month and year, Qt format</comment>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>Timeline of episodes</source>
        <translation>Línea de tiempo de los episodios</translation>
    </message>
    <message>
        <source>Show more time</source>
        <translation>Mostrar más tiempo</translation>
    </message>
    <message>
        <source>Show less time</source>
        <translation>Mostrar menos tiempo</translation>
    </message>
    <message>
        <source>Show all episodes</source>
        <translation>Mostrar todos los episodios</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>span of time and number of episodes</comment>
        <translation>%1 · %2</translation>
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
    <message>
        <source>Forget…</source>
        <translation>Olvidar…</translation>
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
    <name>evoca::app::VersionList</name>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Back to this one</source>
        <translation>Volver a esta</translation>
    </message>
    <message>
        <source>Back to version %1</source>
        <translation>Volver a la versión %1</translation>
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
    <message>
        <source>The connection to Evoca broke during this call. It may have been done or not: look before you repeat it.</source>
        <translation>La conexión con Evoca se cortó durante esta llamada. Puede haberse hecho o no: compruébalo antes de repetirla.</translation>
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
