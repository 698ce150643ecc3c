"""The first schema. Runs before the code that needs it.

`game` is a table and its one game: a table in the sense of the glossary would need quotes in every
statement. Secrets lie in tables of their own, which the reader of lists may not touch, and so do
sessions, events and answers. What has happened stays: events refuse every change.
"""

from alembic import op

revision = "0001"
down_revision = None

_ACCOUNTS = """
CREATE TABLE account (
    id text PRIMARY KEY,
    name text NOT NULL,
    colour text
);

CREATE TABLE session (
    hash bytea PRIMARY KEY,
    account text NOT NULL REFERENCES account
);
"""

# Few of its columns have an index, so that most updates of a game need only the room in its page.
_GAMES = """
CREATE TABLE game (
    id text PRIMARY KEY,
    version integer NOT NULL CHECK (version > 0),
    number integer CHECK (number >= 0),
    title text NOT NULL,
    public boolean NOT NULL,
    host text NOT NULL REFERENCES account,
    status text NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'closed')),
    options text NOT NULL,
    seats smallint NOT NULL CHECK (seats > 0),
    commitment text NOT NULL,
    dealt_at text NOT NULL REFERENCES game,
    deal text,
    rematch text,
    opened_at timestamptz NOT NULL,
    finished_at timestamptz
) WITH (fillfactor = 70);

COMMENT ON COLUMN game.number IS 'of the last event; empty until the game is started';

CREATE INDEX game_lobby ON game (status, opened_at DESC, id DESC)
    WHERE public AND status IN ('open', 'playing');
CREATE INDEX game_playing ON game (id) WHERE status = 'playing';
CREATE INDEX game_deal ON game (deal) WHERE deal IS NOT NULL;

CREATE TABLE seat (
    game text NOT NULL REFERENCES game,
    seat smallint NOT NULL CHECK (seat >= 0),
    name text NOT NULL,
    colour text NOT NULL,
    account text REFERENCES account,
    bot text,
    nonce text,
    PRIMARY KEY (game, seat),
    CHECK (account IS NOT NULL OR bot IS NOT NULL)
);

CREATE INDEX seat_bot ON seat (game) WHERE bot IS NOT NULL;

CREATE TABLE secret (
    game text PRIMARY KEY REFERENCES game,
    secret bytea NOT NULL,
    nonces text[] NOT NULL,
    seed text
);
"""

# A body is kept byte for byte, because hashes are made of bytes. That of a secret event is empty
# here and lies beside it.
_EVENTS = """
CREATE TABLE event (
    game text NOT NULL REFERENCES game,
    seq integer NOT NULL CHECK (seq > 0),
    body bytea,
    hash bytea NOT NULL,
    seat smallint CHECK (seat >= 0),
    step integer,
    revision integer,
    state_hash bytea,
    PRIMARY KEY (game, seq)
);

CREATE UNIQUE INDEX event_revision ON event (game, step, seat, revision)
    WHERE revision IS NOT NULL;

CREATE TABLE secret_event (
    game text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (game, seq),
    FOREIGN KEY (game, seq) REFERENCES event
);

CREATE TABLE answer (
    game text NOT NULL REFERENCES game,
    seat smallint NOT NULL,
    command text NOT NULL,
    answer text NOT NULL,
    PRIMARY KEY (game, seat, command)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'What has happened stays: % of % is refused.', TG_OP, TG_TABLE_NAME;
END
$$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON secret_event
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
"""

# Name, account and bot are those of the end: who sits down later changes no result.
_DEALS = """
CREATE TABLE deal (
    code text PRIMARY KEY,
    dealt_at text NOT NULL REFERENCES game,
    options text NOT NULL,
    commitment text NOT NULL
);

CREATE TABLE seen (
    deal text NOT NULL REFERENCES deal,
    account text NOT NULL REFERENCES account,
    game text NOT NULL REFERENCES game,
    PRIMARY KEY (deal, account)
);

CREATE TABLE result (
    game text NOT NULL REFERENCES game,
    seat smallint NOT NULL,
    name text NOT NULL,
    account text REFERENCES account,
    bot text,
    stars integer NOT NULL,
    place integer NOT NULL CHECK (place > 0),
    rating integer,
    PRIMARY KEY (game, seat)
);
"""

# Roles belong to the whole cluster, so another database may have made it, perhaps just now.
_READER = """
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'inkland_reader') THEN
        CREATE ROLE inkland_reader NOLOGIN;
        GRANT inkland_reader TO CURRENT_USER;
    ELSIF NOT pg_has_role('inkland_reader', 'MEMBER') THEN
        RAISE insufficient_privilege;
    END IF;
EXCEPTION
    WHEN duplicate_object OR unique_violation THEN NULL;
    WHEN insufficient_privilege THEN
        RAISE EXCEPTION 'The user % may not make or use the role inkland_reader.', CURRENT_USER
        USING HINT = format(
            'Let an administrator run: CREATE ROLE inkland_reader NOLOGIN; '
            'GRANT inkland_reader TO %I;', CURRENT_USER
        );
END
$$;

GRANT SELECT ON game, seat, deal, seen, result TO inkland_reader;
"""


def upgrade() -> None:
    """Make everything; the reader may see what lists show, and nothing else."""
    for statements in (_ACCOUNTS, _GAMES, _EVENTS, _DEALS, _READER):
        op.execute(statements)
