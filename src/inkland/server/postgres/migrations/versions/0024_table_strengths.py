"""Strengths at tables of several, and the games that they come from.

Two new tables; the release before runs on them without knowing them. A trigger notes each game that
is to be compared, so that those of a node of the release before are, too: the first game of a deal,
or one of a contest. An account that is erased by it loses its strengths, as before.
"""

from alembic import op

revision = "0024"
down_revision = "0023"
LOCKS = "LOCK TABLE account, game, result IN SHARE ROW EXCLUSIVE MODE"

_TABLES = """
CREATE TABLE compared_game (
    game text PRIMARY KEY REFERENCES game,
    ended_at timestamptz NOT NULL DEFAULT now(),
    number bigint UNIQUE,
    family text,
    left_out text[] NOT NULL DEFAULT '{}'
);

COMMENT ON COLUMN compared_game.number IS 'in the order of comparing; empty until then';
COMMENT ON COLUMN compared_game.left_out IS 'accounts erased before the game was compared';

CREATE INDEX compared_game_waiting ON compared_game (ended_at, game) WHERE number IS NULL;

CREATE TABLE table_strength (
    account text NOT NULL REFERENCES account,
    family text NOT NULL,
    mean double precision NOT NULL,
    variance double precision NOT NULL,
    games integer NOT NULL,
    PRIMARY KEY (account, family)
);
"""

_NOTING = """
CREATE FUNCTION note_game_to_compare() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO compared_game (game)
    SELECT id
    FROM game
    WHERE id = NEW.game
        AND seats BETWEEN 2 AND 8
        AND deal IS NOT NULL
        AND (dealt_at = id OR EXISTS (SELECT FROM contest_seat WHERE contest_seat.game = id))
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER note_to_compare AFTER INSERT ON result
    FOR EACH ROW WHEN (NEW.account IS NOT NULL)
    EXECUTE FUNCTION note_game_to_compare();
"""

_ERASING = """
CREATE OR REPLACE FUNCTION erase_strength() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM strength WHERE account = NEW.id;
    DELETE FROM window_result WHERE account = NEW.id;
    DELETE FROM leader WHERE account = NEW.id;
    DELETE FROM table_strength WHERE account = NEW.id;
    RETURN NULL;
END
$$;
"""


def upgrade() -> None:
    """Add tables and a trigger; nothing that is there changes its meaning."""
    for statements in (_TABLES, _NOTING, _ERASING):
        op.execute(statements)
