"""Statistics of accounts, and public profiles.

Runs before the code that needs it, and the release before runs on it. Triggers note each finished
game and each finished analysis, so that those of a node of the release before are counted, too.
Nothing is rewritten: the column that is added may be empty. Reads go on; writes wait for as long as
the catalogue entries take and the index of accounts is built, about a second for a million.
"""

from alembic import op

revision = "0016"
down_revision = "0011"
LOCKS = "LOCK TABLE account, analysis, event, game, result IN SHARE ROW EXCLUSIVE MODE"

# A time beside each event is outside the hash chain; events of releases before have none.
_EVENT_TIMES = """
ALTER TABLE event ADD COLUMN IF NOT EXISTS at timestamptz;
ALTER TABLE event ALTER COLUMN at SET DEFAULT clock_timestamp();
"""

# A public id is a function of the account's own id, which stays secret; `ids.player_of` does the
# same.
_PUBLIC_ID = """
CREATE OR REPLACE FUNCTION public_id(account text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT left(encode(sha256(convert_to('player ' || account, 'UTF8')), 'hex'), 26)
$$;

CREATE UNIQUE INDEX IF NOT EXISTS account_public_id ON account (public_id(id));
"""

_TABLES = """
CREATE TABLE statistic (
    account text NOT NULL REFERENCES account,
    key text NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (account, key)
);

CREATE TABLE profile (
    account text PRIMARY KEY REFERENCES account,
    shows text[] NOT NULL
);

CREATE TABLE uncounted_game (
    game text NOT NULL REFERENCES game,
    part text NOT NULL CHECK (part IN ('result', 'analysis')),
    due_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game, part)
);

CREATE INDEX uncounted_game_due ON uncounted_game (due_at);
"""

# Results of bots are counted for nobody.
_TRIGGERS = """
CREATE FUNCTION note_uncounted_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO uncounted_game (game, part) VALUES (NEW.game, TG_ARGV[0]) ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER note_uncounted AFTER INSERT ON result
    FOR EACH ROW WHEN (NEW.account IS NOT NULL)
    EXECUTE FUNCTION note_uncounted_game('result');
CREATE TRIGGER note_uncounted AFTER UPDATE OF judged ON analysis
    FOR EACH ROW WHEN (OLD.judged IS NULL AND NEW.judged IS NOT NULL)
    EXECUTE FUNCTION note_uncounted_game('analysis');
"""


def upgrade() -> None:
    """Add a column, tables, triggers and an index; nothing that is there changes its meaning."""
    for statements in (_EVENT_TIMES, _TABLES, _TRIGGERS, _PUBLIC_ID):
        op.execute(statements)
