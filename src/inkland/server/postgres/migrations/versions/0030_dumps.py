"""Dumps of open data, and which games they hold; one view of the games that may be used.

A game is in one dump at most: in two, its seats would tell which pseudonyms belong together. The
release before runs on these without knowing them, and makes no dumps.
"""

from alembic import op

revision = "0030"
down_revision = "0029"

# Nobody may be playing the deal, and no day or event may count it any more. Who is suspended cannot
# take a yes back.
_REUSABLE = """
CREATE VIEW reusable_game AS
SELECT game.id, game.finished_at
FROM game
WHERE game.status = 'finished'
    AND game.public
    AND game.deal IS NOT NULL
    AND EXISTS (SELECT FROM result WHERE result.game = game.id AND result.account IS NOT NULL)
    AND NOT EXISTS (
        SELECT
        FROM result
        LEFT JOIN profile ON profile.account = result.account AND profile.allows_reuse
        WHERE result.game = game.id AND result.account IS NOT NULL AND profile.account IS NULL
    )
    AND NOT EXISTS (
        SELECT
        FROM result
        JOIN suspension ON suspension.account = result.account
        WHERE result.game = game.id AND (suspension.until IS NULL OR suspension.until > now())
    )
    AND NOT EXISTS (
        SELECT
        FROM game AS other
        WHERE other.deal = game.deal AND other.status IN ('open', 'playing')
    )
    AND NOT EXISTS (
        SELECT
        FROM daily
        WHERE daily.deal = game.deal AND (daily.day + 1)::timestamp AT TIME ZONE 'UTC' > now()
    )
    AND NOT EXISTS (
        SELECT
        FROM contest_deal
        JOIN contest ON contest.id = contest_deal.contest
        WHERE contest_deal.deal = game.deal AND contest.closes_at > now()
    );

COMMENT ON VIEW reusable_game IS
    'finished public games whose people all allow it, on deals that are over for everybody';
"""

_DUMPS = """
CREATE TABLE dump (
    id text PRIMARY KEY,
    begun_at timestamptz NOT NULL DEFAULT now(),
    published_at timestamptz,
    games integer,
    bytes bigint,
    hash text
);

COMMENT ON COLUMN dump.hash IS 'SHA-256 of the file, in hexadecimal digits';

CREATE TABLE dumped_game (
    game text PRIMARY KEY REFERENCES game,
    dump text NOT NULL REFERENCES dump
);

CREATE INDEX dumped_game_dump ON dumped_game (dump);
"""


def upgrade() -> None:
    """Add a view and two tables; nothing that is there changes its meaning."""
    for statements in (_REUSABLE, _DUMPS):
        op.execute(statements)
