"""What lists show of a game beside its progress, the games of an account, and times of events.

Runs before the code that needs it, and the release before runs on it. `summary_number` is the event
that the summary of a game describes (season, time used, open cards, asked and answered seats, as
JSON; and maps by seat): one that is not equal to `number` was left behind by the release before,
and is not shown.
`played_at` is the time of the last event. `ended_at` of a seat is the end of its game; minus
infinity for a table that was closed; empty for games that ended before this migration or beside the
release before, until they are settled (`settle.sql`).

Every new column is empty or has a constant default, so no table is written anew. Old events have no
time, so the default of `event.at` is set in a second step. All three tables stay locked for as long
as the index on `seat` takes to build.
"""

from alembic import op

revision = "0012"
down_revision = "0011"
LOCKS = "LOCK TABLE game, seat, event IN ACCESS EXCLUSIVE MODE"

_OWN_GAMES = """
CREATE INDEX seat_own_games ON seat (account, ended_at, game, seat) WHERE account IS NOT NULL;
"""

_COLUMNS = """
ALTER TABLE game
    ADD COLUMN summary_number integer,
    ADD COLUMN summary text,
    ADD COLUMN maps text[],
    ADD COLUMN played_at timestamptz;

ALTER TABLE seat
    ADD COLUMN ended_at timestamptz,
    ADD COLUMN is_end_seen boolean NOT NULL DEFAULT false;

ALTER TABLE event ADD COLUMN at timestamptz;
ALTER TABLE event ALTER COLUMN at SET DEFAULT now();
"""


def upgrade() -> None:
    """Add columns and an index; nothing that is there changes its meaning."""
    op.execute(_COLUMNS)
    op.execute(_OWN_GAMES)
