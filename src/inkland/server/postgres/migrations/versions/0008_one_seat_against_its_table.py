"""What keeps one seat, host or address from holding up others.

Runs before the code that needs it, and the release before runs on it. `late_step` is the step that
bots play for all who have not answered it; `clock_votes` are the seats that want `clock_wish`
seconds for each step, `leavers` those whose players have left the game; `source` is a short hash of
the address that opened a table, kept until its game is over; `changed_at` says when a table was
last changed, by the time of the database.
"""

from alembic import op

revision = "0008"
down_revision = "0007"

_COLUMNS = """
ALTER TABLE game
    ADD COLUMN late_step integer,
    ADD COLUMN clock_wish integer,
    ADD COLUMN clock_votes smallint[] NOT NULL DEFAULT '{}',
    ADD COLUMN leavers smallint[] NOT NULL DEFAULT '{}',
    ADD COLUMN source integer,
    ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();

CREATE INDEX game_open ON game (changed_at) WHERE status = 'open';
"""


def upgrade() -> None:
    """Add columns and an index; nothing that is there changes its meaning."""
    op.execute(_COLUMNS)
