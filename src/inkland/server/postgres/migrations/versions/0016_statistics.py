"""Statistics of accounts, and public profiles.

Runs before the code that needs it, and the release before runs on it. Triggers note each finished
game and each finished analysis, so that those of a node of the release before are counted, too.
All tables are new. Reads go on; writes wait for as long as the catalogue entries take.
"""

from alembic import op

revision = "0016"
down_revision = "0015"
LOCKS = "LOCK TABLE account, analysis, game, result IN SHARE ROW EXCLUSIVE MODE"

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
    """Add tables and triggers; nothing that is there changes its meaning."""
    for statements in (_TABLES, _TRIGGERS):
        op.execute(statements)
