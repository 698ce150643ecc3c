"""The judge's word on finished games, and the par of deals.

Runs before the code that needs it, and the release before runs on it. A row without its figures
says that somebody has asked for them, and that there is a job. Both tell of finished games, and the
par of a day is behind its curtain: no one but the writer may look at them.
"""

from alembic import op

revision = "0006"
down_revision = "0005"
LOCKS = "LOCK TABLE game, deal IN SHARE ROW EXCLUSIVE MODE"

_TABLES = """
CREATE TABLE analysis (
    game text PRIMARY KEY REFERENCES game,
    asked_at timestamptz NOT NULL DEFAULT now(),
    judged text
);

CREATE TABLE par (
    deal text NOT NULL REFERENCES deal,
    seats smallint NOT NULL,
    stars double precision,
    rating double precision,
    bot text,
    PRIMARY KEY (deal, seats)
);
"""

# Like `bots_job`, for work of any kind.
_WORK = """
CREATE FUNCTION kept_job(kind text, game text, number integer) RETURNS bigint LANGUAGE sql AS $$
    SELECT (procrastinate_defer_jobs_v1(ARRAY[ROW(
        kind, kind, 0, NULL, NULL,
        jsonb_build_object('table', game, 'number', number), NULL
    )::procrastinate_job_to_defer_v1]))[1]
$$;
"""


def upgrade() -> None:
    """Add tables and a function; nothing that is there changes its meaning."""
    op.execute(_TABLES)
    op.execute(_WORK)
