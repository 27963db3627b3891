-- Evoca's store, version 1. Times are epoch milliseconds, 0 or NULL when unknown. Enumerations: records/Labels.h.

CREATE TABLE setting (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID;

CREATE TABLE project (
    id INTEGER PRIMARY KEY,
    global_id TEXT NOT NULL UNIQUE,
    path TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    remote TEXT NOT NULL DEFAULT '',
    is_repository INTEGER NOT NULL DEFAULT 0,
    approval INTEGER NOT NULL DEFAULT 0,
    approved_at INTEGER NOT NULL DEFAULT 0,
    sessions INTEGER NOT NULL DEFAULT 0,
    last_active INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1
);

-- Every working directory seen, and the project it belongs to.
CREATE TABLE project_path (
    path TEXT PRIMARY KEY,
    project INTEGER NOT NULL REFERENCES project(id)
) WITHOUT ROWID;

CREATE TABLE source (
    id INTEGER PRIMARY KEY,
    agent INTEGER NOT NULL,
    path TEXT NOT NULL UNIQUE,
    size INTEGER NOT NULL,
    mtime_ns INTEGER NOT NULL,
    read_offset INTEGER NOT NULL,
    head_hash BLOB,
    reader_state BLOB,
    reader_version INTEGER NOT NULL,
    complete INTEGER NOT NULL DEFAULT 0,
    deleted INTEGER NOT NULL DEFAULT 0,
    seen_at INTEGER NOT NULL DEFAULT 0,
    -- Message ids kept free for the rest of a file that takes several commits, so that its ids ascend in file order.
    next_id INTEGER NOT NULL DEFAULT 0,
    reserved_last INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE skipped (
    id INTEGER PRIMARY KEY,
    source INTEGER NOT NULL REFERENCES source(id) ON DELETE CASCADE,
    line INTEGER NOT NULL,
    position INTEGER NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL
);
CREATE INDEX skipped_source ON skipped(source);

-- What secrets were replaced, and where; never their values.
CREATE TABLE replaced_secret (
    session INTEGER NOT NULL,
    kind TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (session, kind)
) WITHOUT ROWID;

CREATE TABLE session (
    id INTEGER PRIMARY KEY,
    global_id TEXT NOT NULL UNIQUE,
    agent INTEGER NOT NULL,
    native_id TEXT NOT NULL,
    parent INTEGER NOT NULL DEFAULT 0,
    parent_native_id TEXT NOT NULL DEFAULT '',
    forked_from TEXT NOT NULL DEFAULT '',
    project INTEGER NOT NULL DEFAULT 0,
    source INTEGER NOT NULL DEFAULT 0,
    cwd TEXT NOT NULL DEFAULT '',
    branch TEXT NOT NULL DEFAULT '',
    title TEXT NOT NULL DEFAULT '',
    title_rank INTEGER NOT NULL DEFAULT 0,
    model TEXT NOT NULL DEFAULT '',
    version TEXT NOT NULL DEFAULT '',
    subagent INTEGER NOT NULL DEFAULT 0,
    started INTEGER NOT NULL DEFAULT 0,
    ended INTEGER NOT NULL DEFAULT 0,
    messages INTEGER NOT NULL DEFAULT 0,
    prompts INTEGER NOT NULL DEFAULT 0,
    answers INTEGER NOT NULL DEFAULT 0,
    tool_calls INTEGER NOT NULL DEFAULT 0,
    tasks INTEGER NOT NULL DEFAULT 0,
    status INTEGER NOT NULL DEFAULT 0,
    deleted_at INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1,
    UNIQUE (agent, native_id)
);
CREATE INDEX session_ended ON session(ended);
CREATE INDEX session_parent ON session(parent) WHERE parent <> 0;
CREATE INDEX session_parent_native ON session(agent, parent_native_id) WHERE parent_native_id <> '';
CREATE INDEX session_project ON session(project, ended, subagent, deleted_at);
CREATE INDEX session_source ON session(source);
CREATE INDEX session_binned ON session(id) WHERE deleted_at <> 0;

-- Ids of a session are contiguous in each range; message has no index on session (it would cost 0.8 % of the source).
CREATE TABLE session_range (
    session INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    source INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (session, ordinal)
) WITHOUT ROWID;
CREATE INDEX session_range_first ON session_range(first);
CREATE INDEX session_range_source ON session_range(source);

-- Ids of messages that went away (a file was replaced); the tool index, in its own file, follows.
CREATE TABLE removed_range (sequence INTEGER PRIMARY KEY AUTOINCREMENT, first INTEGER NOT NULL, last INTEGER NOT NULL);

CREATE TABLE tool_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);

-- flags: see store/MessageFlags.h. pair: id of the call or result, minus this id. A chunk's id is the id of the first
-- message in it; chunk: this id minus the chunk's id. Small differences take a byte or two.
CREATE TABLE message (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL,
    time INTEGER,
    kind INTEGER NOT NULL,
    flags INTEGER NOT NULL,
    tool INTEGER,
    pair INTEGER,
    duration INTEGER,
    chunk INTEGER,
    position INTEGER,
    length INTEGER
);

CREATE TABLE chunk (id INTEGER PRIMARY KEY, session INTEGER NOT NULL, stream INTEGER NOT NULL, body BLOB NOT NULL);

-- Prompts by origin, to recognise sessions that replay another (forks).
CREATE TABLE prompt_key (key INTEGER PRIMARY KEY, message INTEGER NOT NULL, session INTEGER NOT NULL);
CREATE INDEX prompt_key_session ON prompt_key(session);

-- Prompts and answers (message flag 64), a column each so that either is asked alone; what a parent agent
-- told its subagent is neither. Row id is the message id, which follows recency. Settings: store/IndexRebuild.
CREATE VIRTUAL TABLE talk_index USING fts5(
    prompt, answer, other, content='', detail=full, prefix='1 2 3', tokenize='evoca'
);

CREATE TABLE experience (
    id INTEGER PRIMARY KEY,
    global_id TEXT NOT NULL UNIQUE,
    session INTEGER NOT NULL,
    project INTEGER NOT NULL,
    agent INTEGER NOT NULL,
    first_message INTEGER NOT NULL,
    last_message INTEGER NOT NULL,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    class INTEGER NOT NULL,
    mode INTEGER NOT NULL,
    strategy TEXT NOT NULL DEFAULT '',
    status INTEGER NOT NULL,
    status_source INTEGER NOT NULL DEFAULT 0,
    inferred_status INTEGER NOT NULL,
    evidence TEXT NOT NULL DEFAULT '[]', -- JSON [[kind, message, time, text, detail], …]; store/ExperienceCodec.h
    started INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    active_ms INTEGER NOT NULL,
    tool_calls INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    files TEXT NOT NULL DEFAULT '[]', -- JSON [[path, edits, added, removed], …]
    errors TEXT NOT NULL DEFAULT '[]', -- JSON [text, …]
    fixes TEXT NOT NULL DEFAULT '[]', -- JSON [[failed, fixed, calls between], …]
    pinned INTEGER NOT NULL DEFAULT 0,
    deleted_at INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX experience_session ON experience(session, first_message);
CREATE INDEX experience_started ON experience(started);
CREATE INDEX experience_project ON experience(project, started);
CREATE INDEX experience_activity ON experience(started, status) WHERE deleted_at = 0;
-- The list's facets in order of id, so that a keystroke reads no text rows (search/ExperienceMatches).
CREATE INDEX experience_facets ON experience(id, deleted_at, status, started, project, agent, class, strategy, session);
CREATE INDEX experience_binned ON experience(session) WHERE deleted_at <> 0;

-- A person's word about an experience; kept apart so that learning anew never loses it.
CREATE TABLE verdict (
    experience TEXT PRIMARY KEY, -- global id
    status INTEGER NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;

-- What a person did to an experience that a re-import took away for a moment.
CREATE TABLE experience_state (
    experience TEXT PRIMARY KEY, -- global id
    pinned INTEGER NOT NULL,
    deleted_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Description, files and error signatures of experiences; row id is the experience's id. Stemmed by search/.
CREATE VIRTUAL TABLE experience_index USING fts5(
    description, files, errors, content='', contentless_delete=1, detail=column, prefix='1 2 3', tokenize='evoca stem'
);
CREATE VIRTUAL TABLE experience_term USING fts5vocab('experience_index', 'row');

-- support 0: only contradictions so far, not to be shown unless pinned or edited.
CREATE TABLE lesson (
    id INTEGER PRIMARY KEY,
    global_id TEXT NOT NULL UNIQUE,
    project INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    class INTEGER NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    confidence REAL NOT NULL,
    support INTEGER NOT NULL,
    against INTEGER NOT NULL,
    first_seen INTEGER NOT NULL,
    last_seen INTEGER NOT NULL,
    pinned INTEGER NOT NULL DEFAULT 0,
    muted INTEGER NOT NULL DEFAULT 0,
    edited INTEGER NOT NULL DEFAULT 0,
    learned_text TEXT NOT NULL DEFAULT '', -- what learning says while a person's text stands
    word INTEGER NOT NULL DEFAULT 0, -- a person's: LessonWord
    word_at INTEGER NOT NULL DEFAULT 0,
    deleted_at INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1,
    UNIQUE (project, key)
);
CREATE INDEX lesson_confidence ON lesson(confidence);

CREATE TABLE lesson_evidence (
    lesson INTEGER NOT NULL REFERENCES lesson(id) ON DELETE CASCADE,
    experience INTEGER NOT NULL REFERENCES experience(id) ON DELETE CASCADE,
    agrees INTEGER NOT NULL, -- Stance: 0 against, 1 agrees, 2 not counted
    observed INTEGER NOT NULL, -- 0 or 1 as it was learned; a person's verdict may turn agrees over
    confidence REAL NOT NULL,
    message INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL,
    wording INTEGER NOT NULL DEFAULT 0, -- lesson_wording; 0: none of its own
    PRIMARY KEY (lesson, experience)
) WITHOUT ROWID;
-- How observations word a lesson: the newest one outside of the bin gives the lesson's text.
CREATE TABLE lesson_wording (
    id INTEGER PRIMARY KEY,
    lesson INTEGER NOT NULL REFERENCES lesson(id) ON DELETE CASCADE,
    text TEXT NOT NULL
);
CREATE INDEX lesson_wording_lesson ON lesson_wording(lesson);
CREATE INDEX lesson_evidence_experience ON lesson_evidence(experience);

-- Graph nodes that no other table holds: contexts that were served, and the paths that were considered (OpenReflex).
CREATE TABLE context (
    id INTEGER PRIMARY KEY,
    global_id TEXT NOT NULL UNIQUE,
    project INTEGER NOT NULL,
    client INTEGER NOT NULL DEFAULT 0,
    task_text TEXT NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL,
    deleted_at INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX context_project ON context(project, id);
CREATE TABLE candidate_path (
    id INTEGER PRIMARY KEY,
    context INTEGER NOT NULL REFERENCES context(id) ON DELETE CASCADE,
    strategy TEXT NOT NULL,
    fields TEXT NOT NULL -- JSON
);
CREATE TABLE edge (
    source TEXT NOT NULL,
    relation TEXT NOT NULL,
    target TEXT NOT NULL,
    PRIMARY KEY (source, relation, target)
) WITHOUT ROWID;
CREATE INDEX edge_target ON edge(target);

-- Journals (bettermemory). A session of the journal is one run of one client.
CREATE TABLE journal_session (
    id TEXT PRIMARY KEY, -- "sess_<hex>"
    client TEXT NOT NULL DEFAULT '',
    project INTEGER NOT NULL DEFAULT 0,
    worktree TEXT NOT NULL DEFAULT '', -- as its newest call said; a session without episodes is found by it
    last_seen INTEGER NOT NULL DEFAULT 0, -- its newest call; 0: known by its episodes only
    prior TEXT NOT NULL DEFAULT '', -- session whose episodes it was handed
    promotion INTEGER NOT NULL DEFAULT 0 -- of entries that an import did not find any more: 1 promoted, 2 unprovable
) WITHOUT ROWID;
CREATE INDEX journal_session_seen ON journal_session(last_seen, id);

CREATE TABLE episode (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE, -- ULID
    session_id TEXT NOT NULL,
    swarm_id TEXT NOT NULL DEFAULT '',
    project INTEGER NOT NULL DEFAULT 0,
    worktree TEXT NOT NULL DEFAULT '', -- origin.worktree_root
    cwd TEXT NOT NULL DEFAULT '',
    branch TEXT NOT NULL DEFAULT '',
    repo TEXT NOT NULL DEFAULT '',
    scopes TEXT NOT NULL DEFAULT '[]', -- JSON
    body TEXT NOT NULL,
    takeaway TEXT NOT NULL DEFAULT '',
    floor INTEGER NOT NULL DEFAULT 0, -- crash-recovery anchor without content
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL DEFAULT 0,
    pinned INTEGER NOT NULL DEFAULT 0,
    promoted_to INTEGER NOT NULL DEFAULT 0, -- memory
    client TEXT NOT NULL DEFAULT '',
    provenance INTEGER NOT NULL DEFAULT 0, -- records/Episode.h
    deleted_at INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX episode_created ON episode(created, id);
CREATE INDEX episode_session ON episode(session_id, created, id);
CREATE INDEX episode_swarm ON episode(swarm_id, created, id) WHERE swarm_id <> '';
CREATE INDEX episode_expires ON episode(expires) WHERE expires <> 0 AND pinned = 0 AND deleted_at = 0;
CREATE INDEX episode_promoted ON episode(promoted_to) WHERE promoted_to <> 0;
-- What the counts ask, so that they read no bodies.
CREATE INDEX episode_facets ON episode(deleted_at, worktree, floor, project, created, session_id, swarm_id);
-- Follows table episode by triggers. With what the counts ask, so that those of one scope read nothing else.
CREATE TABLE episode_scope (
    scope TEXT NOT NULL,
    deleted_at INTEGER NOT NULL,
    worktree TEXT NOT NULL,
    floor INTEGER NOT NULL,
    project INTEGER NOT NULL,
    created INTEGER NOT NULL,
    episode INTEGER NOT NULL, -- row
    PRIMARY KEY (scope, deleted_at, worktree, floor, project, created, episode)
) WITHOUT ROWID;
CREATE INDEX episode_scope_episode ON episode_scope(episode, scope);
CREATE TRIGGER episode_scopes_insert AFTER INSERT ON episode BEGIN
    INSERT OR IGNORE INTO episode_scope(scope, deleted_at, worktree, floor, project, created, episode)
        SELECT value, new.deleted_at, new.worktree, new.floor, new.project, new.created, new.row
        FROM json_each(new.scopes);
END;
CREATE TRIGGER episode_scopes_update AFTER UPDATE OF scopes, deleted_at, worktree, floor, project, created ON episode BEGIN
    DELETE FROM episode_scope WHERE episode = old.row;
    INSERT OR IGNORE INTO episode_scope(scope, deleted_at, worktree, floor, project, created, episode)
        SELECT value, new.deleted_at, new.worktree, new.floor, new.project, new.created, new.row
        FROM json_each(new.scopes);
END;
CREATE TRIGGER episode_scopes_delete AFTER DELETE ON episode BEGIN
    DELETE FROM episode_scope WHERE episode = old.row;
END;
-- Only what is outside of the bin; the triggers keep it so, whoever changes an episode.
CREATE VIRTUAL TABLE episode_index USING fts5(
    takeaway, body, content='', contentless_delete=1, detail=column, prefix='1 2 3', tokenize='evoca stem'
);
CREATE TRIGGER episode_insert AFTER INSERT ON episode WHEN new.deleted_at = 0 AND new.floor = 0 BEGIN
    INSERT INTO episode_index(rowid, takeaway, body) VALUES(new.row, new.takeaway, new.body);
END;
CREATE TRIGGER episode_update AFTER UPDATE OF takeaway, body, deleted_at ON episode WHEN new.floor = 0 BEGIN
    DELETE FROM episode_index WHERE rowid = old.row AND old.deleted_at = 0;
    INSERT INTO episode_index(rowid, takeaway, body)
        SELECT new.row, new.takeaway, new.body WHERE new.deleted_at = 0;
END;
CREATE TRIGGER episode_delete AFTER DELETE ON episode WHEN old.deleted_at = 0 AND old.floor = 0 BEGIN
    DELETE FROM episode_index WHERE rowid = old.row;
END;

-- Fields of imported episodes and memories that have no column, as they were written there. JSON.
CREATE TABLE imported_fields (global_id TEXT PRIMARY KEY, fields TEXT NOT NULL) WITHOUT ROWID;
CREATE TRIGGER episode_fields_delete AFTER DELETE ON episode BEGIN
    DELETE FROM imported_fields WHERE global_id = old.id;
END;

-- Durable facts (XMemo), with every earlier version.
CREATE TABLE memory (
    id INTEGER PRIMARY KEY,
    global_id TEXT NOT NULL UNIQUE,
    project INTEGER NOT NULL DEFAULT 0,
    path TEXT NOT NULL,
    type TEXT NOT NULL,
    scope TEXT NOT NULL DEFAULT '',
    content TEXT NOT NULL,
    semantic_key TEXT NOT NULL DEFAULT '',
    importance REAL NOT NULL DEFAULT 0.5,
    confidence REAL NOT NULL DEFAULT 1.0,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    expires INTEGER NOT NULL DEFAULT 0,
    origin TEXT NOT NULL DEFAULT '',
    pinned INTEGER NOT NULL DEFAULT 0,
    next_action TEXT NOT NULL DEFAULT '',
    blocked_reason TEXT NOT NULL DEFAULT '',
    promoted_from TEXT NOT NULL DEFAULT '', -- episode
    deleted_at INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX memory_key ON memory(project, scope, semantic_key) WHERE semantic_key <> '' AND deleted_at = 0;
CREATE INDEX memory_project ON memory(project);
CREATE INDEX memory_path ON memory(path);
CREATE INDEX memory_updated ON memory(updated, id);
CREATE INDEX memory_origin ON memory(origin);
CREATE INDEX memory_promoted ON memory(promoted_from) WHERE promoted_from <> '';
CREATE TRIGGER memory_fields_delete AFTER DELETE ON memory BEGIN
    DELETE FROM imported_fields WHERE global_id = old.global_id;
END;
-- What a memory said before; the present text stands in table memory.
CREATE TABLE memory_version (
    memory INTEGER NOT NULL REFERENCES memory(id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    content TEXT NOT NULL,
    path TEXT NOT NULL,
    type TEXT NOT NULL,
    at INTEGER NOT NULL,
    origin TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (memory, revision)
) WITHOUT ROWID;
-- Only what is outside of the bin; the triggers keep it so, whoever changes a memory. reach: the project as one word of
-- sixteen digits, so that a question within a few projects passes over what the others have inside of the index.
CREATE VIRTUAL TABLE memory_index USING fts5(
    content, path, reach, content='', contentless_delete=1, detail=column, tokenize='evoca stem'
);
CREATE TRIGGER memory_insert AFTER INSERT ON memory WHEN new.deleted_at = 0 BEGIN
    INSERT INTO memory_index(rowid, content, path, reach)
        VALUES(new.id, new.content, new.path, printf('%016d', new.project));
END;
CREATE TRIGGER memory_update AFTER UPDATE OF content, path, project, deleted_at ON memory BEGIN
    DELETE FROM memory_index WHERE rowid = old.id AND old.deleted_at = 0;
    INSERT INTO memory_index(rowid, content, path, reach)
        SELECT new.id, new.content, new.path, printf('%016d', new.project) WHERE new.deleted_at = 0;
END;
CREATE TRIGGER memory_delete AFTER DELETE ON memory WHEN old.deleted_at = 0 BEGIN
    DELETE FROM memory_index WHERE rowid = old.id;
END;
CREATE VIRTUAL TABLE memory_term USING fts5vocab('memory_index', 'row');
CREATE VIRTUAL TABLE memory_place USING fts5vocab('memory_index', 'instance');

-- Forgetting: keyed hashes without content. source: the agent's file that would bring it back, to read it anew when a
-- person takes the mark away; 0: none.
CREATE TABLE tombstone (
    hash BLOB PRIMARY KEY,
    global_id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL,
    origin TEXT NOT NULL DEFAULT '',
    source INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1
) WITHOUT ROWID;

-- The bin: one row a deed of forgetting, and the records it hid by themselves (forgetting/ForgetTarget.h: ForgetKind).
-- What hangs on those (experiences of a session, contexts) is hidden with them and has no row here.
CREATE TABLE bin (
    id INTEGER PRIMARY KEY,
    global_id TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL,
    expires INTEGER NOT NULL DEFAULT 0,
    deed INTEGER NOT NULL,
    client TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT '',
    records INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE bin_item (
    kind INTEGER NOT NULL,
    record TEXT NOT NULL, -- global id
    entry INTEGER NOT NULL REFERENCES bin(id) ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    follows INTEGER NOT NULL DEFAULT 0, -- a subagent's session, hidden with the one that started it
    PRIMARY KEY (kind, record)
) WITHOUT ROWID;
CREATE INDEX bin_item_entry ON bin_item(entry, ordinal);
-- Messages of other sessions that replay what is in the bin (forks).
CREATE TABLE bin_range (
    session INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    entry INTEGER NOT NULL REFERENCES bin(id) ON DELETE CASCADE,
    PRIMARY KEY (session, first, entry)
) WITHOUT ROWID;
CREATE INDEX bin_range_entry ON bin_range(entry);

-- A purge that is not finished, and what it has to remove: ids and ranges only. sought: masked words to look for.
CREATE TABLE purge (
    id INTEGER PRIMARY KEY,
    global_id TEXT NOT NULL UNIQUE,
    started INTEGER NOT NULL,
    phase INTEGER NOT NULL DEFAULT 0,
    deed INTEGER NOT NULL,
    client TEXT NOT NULL DEFAULT '',
    keep_out INTEGER NOT NULL,
    agent_files INTEGER NOT NULL,
    body TEXT NOT NULL DEFAULT '{}', -- JSON: the receipt so far
    sought BLOB
);
CREATE TABLE purge_item (
    purge INTEGER NOT NULL REFERENCES purge(id) ON DELETE CASCADE,
    kind INTEGER NOT NULL, -- ForgetKind, or 16: messages
    record TEXT NOT NULL, -- global id; of messages: the first one's id
    row INTEGER NOT NULL DEFAULT 0,
    session INTEGER NOT NULL DEFAULT 0,
    first INTEGER NOT NULL DEFAULT 0,
    last INTEGER NOT NULL DEFAULT 0,
    named INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (purge, kind, record)
) WITHOUT ROWID;

-- Proofs: counts, times and checks, never content.
CREATE TABLE receipt (
    id INTEGER PRIMARY KEY,
    global_id TEXT NOT NULL UNIQUE,
    started INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    verified INTEGER NOT NULL,
    body TEXT NOT NULL -- JSON
);

-- Every change of a shareable record, in order.
CREATE TABLE change (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    global_id TEXT NOT NULL,
    operation TEXT NOT NULL,
    at INTEGER NOT NULL
);

CREATE TABLE client (
    id INTEGER PRIMARY KEY,
    global_id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL UNIQUE,
    token_hash BLOB NOT NULL UNIQUE,
    token_hint TEXT NOT NULL DEFAULT '', -- last four characters, for people
    profile INTEGER NOT NULL DEFAULT 0,
    permissions INTEGER NOT NULL DEFAULT 0,
    all_projects INTEGER NOT NULL DEFAULT 1,
    bound_project INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    last_used INTEGER NOT NULL DEFAULT 0,
    revoked_at INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE client_project (
    client INTEGER NOT NULL REFERENCES client(id) ON DELETE CASCADE,
    project INTEGER NOT NULL REFERENCES project(id) ON DELETE CASCADE,
    PRIMARY KEY (client, project)
) WITHOUT ROWID;

CREATE TABLE request (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    client INTEGER NOT NULL DEFAULT 0,
    client_name TEXT NOT NULL DEFAULT '',
    project INTEGER NOT NULL DEFAULT 0,
    tool TEXT NOT NULL,
    arguments TEXT NOT NULL, -- JSON
    returned TEXT NOT NULL DEFAULT '[]', -- JSON list of ids
    duration_us INTEGER NOT NULL DEFAULT 0,
    result INTEGER NOT NULL DEFAULT 0, -- 0 answered, 1 nothing found, 2 refused, 3 error
    error TEXT NOT NULL DEFAULT '',
    deleted_at INTEGER NOT NULL DEFAULT 0 -- its contents are in the bin
);
CREATE INDEX request_at ON request(at);
