"""Nudges: who has reminded whom at which table, kept for a day.

A new table alone: of those that are there it locks `game`, for the moment in which the foreign key
is made. The release before runs on it without knowing it.
"""

from alembic import op

revision = "0017"
down_revision = "0016"

_NUDGES = """
CREATE TABLE nudge (
    game text NOT NULL REFERENCES game,
    seat smallint NOT NULL,
    sender smallint NOT NULL,
    nudged_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game, seat, sender)
);

CREATE INDEX nudge_time ON nudge (nudged_at);
"""


def upgrade() -> None:
    """Add a table."""
    op.execute(_NUDGES)
