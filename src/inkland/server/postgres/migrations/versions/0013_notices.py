"""Notices: an outbox, deliveries, what accounts want, and push subscriptions of their browsers.

Runs before the code that needs it, and the release before runs on it: it opens steps without a row
in the outbox, so that these are not told. All tables are new; the references to `session` and
`account` lock these two for a moment, and no table that grows with moves is touched.
"""

from alembic import op

revision = "0013"
down_revision = "0012"
LOCKS = "LOCK TABLE session, account IN SHARE ROW EXCLUSIVE MODE"

# Rows of the outbox are written with moves, so they refer to nothing: a reference is checked by a
# lock. Turns wait for a while before they are told, all others do not: so each has its own index.
_OUTBOX = """
CREATE TABLE notice_outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    game text,
    step integer,
    seats smallint[],
    account text,
    sender text,
    at timestamptz NOT NULL DEFAULT now(),
    due_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX notice_outbox_turns ON notice_outbox (due_at) WHERE kind = 'your_turn';
CREATE INDEX notice_outbox_others ON notice_outbox (due_at) WHERE kind <> 'your_turn';
CREATE INDEX notice_outbox_account ON notice_outbox (account) WHERE account IS NOT NULL;

CREATE TABLE notice_delivery (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account text NOT NULL,
    kind text NOT NULL,
    about text NOT NULL,
    way text NOT NULL,
    address text NOT NULL,
    game text,
    step integer,
    seat smallint,
    sender text,
    at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    attempts smallint NOT NULL DEFAULT 0,
    sent_at timestamptz,
    UNIQUE (account, about, kind, way, address)
);

COMMENT ON COLUMN notice_delivery.about IS 'the game and step, else the row of the outbox';
COMMENT ON COLUMN notice_delivery.due_at IS 'also the end of the lease of the worker that sends it';

CREATE INDEX notice_delivery_due ON notice_delivery (due_at) WHERE sent_at IS NULL;
CREATE INDEX notice_delivery_sent ON notice_delivery (sent_at) WHERE sent_at IS NOT NULL;
"""

_WANTED = """
CREATE TABLE notice_preference (
    account text PRIMARY KEY REFERENCES account,
    kinds jsonb NOT NULL,
    quiet_from time,
    quiet_until time,
    time_zone text NOT NULL,
    language text,
    mails_per_day text NOT NULL
);

CREATE TABLE push_subscription (
    session bytea PRIMARY KEY REFERENCES session ON DELETE CASCADE,
    id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    endpoint text NOT NULL,
    p256dh bytea NOT NULL,
    auth bytea NOT NULL,
    language text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX push_subscription_endpoint ON push_subscription (endpoint);
"""

# Where each account can be told something. A further way to send is a further UNION ALL here.
_WAYS = """
CREATE VIEW notice_way AS
SELECT valid_session.account, 'push' AS way, push_subscription.id::text AS address,
    json_build_object(
        'endpoint', endpoint, 'p256dh', encode(p256dh, 'hex'), 'auth', encode(auth, 'hex')
    )::text AS target,
    push_subscription.language
FROM push_subscription
JOIN valid_session ON valid_session.hash = push_subscription.session;
"""

# A turn is told until the step is over, the seat has answered it (and not taken that back), bots
# play it, or its player was connected since it was opened or within the last minute. An end is told
# to who has not looked since, and has not left the game. An invitation until one sits there or the
# game has begun.
_TRUTH = """
CREATE FUNCTION notice_is_true(
    kind text, of_game text, of_step integer, of_seat smallint, of_account text, at timestamptz
) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT CASE
        WHEN kind IN ('your_turn', 'game_began', 'half_time', 'nudge') THEN EXISTS (
            SELECT FROM game
            JOIN seat ON seat.game = game.id AND seat.seat = of_seat
            WHERE game.id = of_game
                AND game.status = 'playing'
                AND game.asked_step = of_step
                AND game.late_step IS DISTINCT FROM of_step
                AND seat.account = of_account
                AND seat.bot IS NULL
                AND (seat.seen_at > least(at, now() - interval '60 s')) IS NOT TRUE
                AND coalesce((
                    SELECT event.body LIKE '{"type":"taken_back",%'::bytea
                    FROM event
                    WHERE event.game = of_game AND event.step = of_step AND event.seat = of_seat
                        AND event.revision IS NOT NULL
                    ORDER BY event.revision DESC
                    LIMIT 1
                ), true)
        )
        WHEN kind = 'game_ended' THEN EXISTS (
            SELECT FROM game
            JOIN seat ON seat.game = game.id AND seat.seat = of_seat
            WHERE game.id = of_game
                AND game.status = 'finished'
                AND seat.account = of_account
                AND seat.seat <> ALL (game.leavers)
                AND (seat.seen_at > least(at, now() - interval '60 s')) IS NOT TRUE
        )
        WHEN kind = 'invitation' THEN EXISTS (
            SELECT FROM game
            WHERE game.id = of_game
                AND game.status = 'open'
                AND NOT EXISTS (
                    SELECT FROM seat WHERE seat.game = of_game AND seat.account = of_account
                )
        )
        ELSE true
    END
$$;
"""


def upgrade() -> None:
    """Add tables, a view and a function; nothing that is there changes its meaning."""
    # As it stands: signs that mean something to SQLAlchemy mean nothing here.
    cursor = op.get_bind().connection.cursor()
    try:
        for statements in (_OUTBOX, _WANTED, _WAYS, _TRUTH):
            cursor.execute(statements)
    finally:
        cursor.close()
