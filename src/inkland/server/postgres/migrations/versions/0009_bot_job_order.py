"""The order of bots' jobs: tables with a person first, no address or account before all others.

Runs before the code that needs it, and the release before runs on it: its jobs get a priority,
too, since they are queued by the same function.
"""

from alembic import op

revision = "0009"
down_revision = "0008"

# A job of a table where nobody plays who was seen in the last minute comes after all others. The
# second job of an account comes after the first ones of all accounts, and so on. The other accounts
# that have jobs count for one each if their tables were opened from the same address: guests are
# free. Counting stops where it makes no difference any more.
_ORDER = """
CREATE INDEX game_playing_host ON game (host) WHERE status = 'playing';
CREATE INDEX game_playing_source ON game (source) WHERE status = 'playing';

CREATE FUNCTION bots_job_priority(of_game text) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT
        CASE WHEN EXISTS (
            SELECT FROM seat
            WHERE seat.game = own.id
                AND seat.account IS NOT NULL
                AND seat.bot IS NULL
                AND greatest(seat.seen_at, own.changed_at) > now() - interval '1 minute'
        ) THEN 0 ELSE -1000000 END
        - (
            SELECT
                count(*) FILTER (WHERE host = own.host)
                + count(DISTINCT host) FILTER (WHERE host <> own.host)
            FROM (
                SELECT other.host
                FROM game AS other
                JOIN procrastinate_jobs AS job ON job.args->>'table' = other.id
                WHERE other.status = 'playing'
                    AND (other.host = own.host OR other.source = own.source)
                    AND job.queue_name = 'bots'
                    AND job.status IN ('todo', 'doing')
                LIMIT 1000
            ) AS unfinished
        )::integer
    FROM game AS own
    WHERE own.id = of_game
$$;

CREATE OR REPLACE FUNCTION bots_job(game text, number integer) RETURNS bigint LANGUAGE sql AS $$
    SELECT (procrastinate_defer_jobs_v1(ARRAY[ROW(
        'bots', 'bots', bots_job_priority(game), NULL, NULL,
        jsonb_build_object('table', game, 'number', number), NULL
    )::procrastinate_job_to_defer_v1]))[1]
$$;
"""


def upgrade() -> None:
    """Add indexes and a function, and let `bots_job` use it."""
    op.execute(_ORDER)
