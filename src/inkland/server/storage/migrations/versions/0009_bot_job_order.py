"""The order of bots' jobs: tables with a person first, and no account before all others.

Runs before the code that needs it, and the release before runs on it: its jobs get a priority,
too, since they are queued by the same function.
"""

from alembic import op

revision = "0009"
down_revision = "0008"

# A job of bots alone comes after all others. The second job of an account comes after the first
# ones of all accounts, and so on; counting stops where it makes no difference any more.
_ORDER = """
CREATE INDEX game_playing_host ON game (host) WHERE status = 'playing';

CREATE FUNCTION bots_job_priority(of_game text) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT
        CASE WHEN EXISTS (
            SELECT FROM seat
            WHERE seat.game = of_game AND seat.account IS NOT NULL AND seat.bot IS NULL
        ) THEN 0 ELSE -1000000 END
        - (
            SELECT count(*)::integer
            FROM (
                SELECT FROM game AS own
                JOIN game AS other ON other.host = own.host AND other.status = 'playing'
                JOIN procrastinate_jobs AS job ON job.args->>'table' = other.id
                WHERE own.id = of_game
                    AND job.queue_name = 'bots'
                    AND job.status IN ('todo', 'doing')
                LIMIT 1000
            ) AS unfinished
        )
$$;

CREATE OR REPLACE FUNCTION bots_job(game text, number integer) RETURNS bigint LANGUAGE sql AS $$
    SELECT (procrastinate_defer_jobs_v1(ARRAY[ROW(
        'bots', 'bots', bots_job_priority(game), NULL, NULL,
        jsonb_build_object('table', game, 'number', number), NULL
    )::procrastinate_job_to_defer_v1]))[1]
$$;
"""


def upgrade() -> None:
    """Add an index and a function, and let `bots_job` use it."""
    op.execute(_ORDER)
