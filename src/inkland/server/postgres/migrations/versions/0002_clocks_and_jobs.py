"""Clocks, presence and jobs. Runs before the code that needs it, and the release before runs on it.

All time is the database's own: `deadline_at` belongs to step `asked_step`, `time_left` is what a
paused clock has left, and `pulse` says when somebody last kept the time. `has_bots` stands beside
the number of the game, so that a move and a bot that sits down cannot miss each other. Jobs are
procrastinate's; its schema is that of the version in our lock file.
"""

from alembic import op
from procrastinate.schema import SchemaManager

revision = "0002"
down_revision = "0001"
LOCKS = "LOCK TABLE game, seat IN ACCESS EXCLUSIVE MODE"

# Only tables with a clock have a deadline, so that the others still need no index for their moves.
_CLOCKS = """
ALTER TABLE game
    ADD COLUMN clock integer CHECK (clock > 0),
    ADD COLUMN pause smallint[] NOT NULL DEFAULT '{}',
    ADD COLUMN is_paused boolean NOT NULL DEFAULT false,
    ADD COLUMN has_bots boolean NOT NULL DEFAULT false,
    ADD COLUMN asked_step integer,
    ADD COLUMN asked_at timestamptz,
    ADD COLUMN deadline_at timestamptz,
    ADD COLUMN time_left interval;

CREATE INDEX game_deadline ON game (deadline_at) WHERE deadline_at IS NOT NULL;

CREATE TABLE pulse (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    gap interval NOT NULL DEFAULT '0'
);

INSERT INTO pulse DEFAULT VALUES;

ALTER TABLE seat ADD COLUMN seen_at timestamptz;

GRANT SELECT ON pulse TO inkland_reader;
"""

# In SQL, because the statements of a move keep it with the move.
_WORK = """
CREATE FUNCTION bots_job(game text, number integer) RETURNS bigint LANGUAGE sql AS $$
    SELECT (procrastinate_defer_jobs_v1(ARRAY[ROW(
        'bots', 'bots', 0, NULL, NULL,
        jsonb_build_object('table', game, 'number', number), NULL
    )::procrastinate_job_to_defer_v1]))[1]
$$;

CREATE INDEX procrastinate_jobs_table ON procrastinate_jobs ((args->>'table'));
"""


def upgrade() -> None:
    """Add columns and tables; nothing that is there changes its meaning."""
    op.execute(_CLOCKS)
    # As it stands: signs that mean something to SQLAlchemy mean nothing here.
    cursor = op.get_bind().connection.cursor()
    try:
        cursor.execute(SchemaManager.get_schema())
        cursor.execute(_WORK)
    finally:
        cursor.close()
