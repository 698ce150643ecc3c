-- The schema of release 0.9.0. A test compares it with a database that 0.9.0 itself has made.
-- Later migrations change it: to read the schema of today, see `schema.sql`.
--
-- `game` is a table and its one game: a table in the sense of the glossary would need quotes in
-- every statement. The reader of lists may see only what is granted to it at the end. Secrets lie
-- in tables of their own. What has happened stays: events refuse every change.

-- Roles belong to the whole cluster. Another database may have made this one, perhaps just now.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'inkland_reader') THEN
        CREATE ROLE inkland_reader NOLOGIN;
        GRANT inkland_reader TO CURRENT_USER;
    ELSIF NOT pg_has_role('inkland_reader', 'MEMBER') THEN
        RAISE insufficient_privilege;
    END IF;
EXCEPTION
    WHEN duplicate_object OR unique_violation THEN NULL;
    WHEN insufficient_privilege THEN
        RAISE EXCEPTION 'The user % may not make or use the role inkland_reader.', CURRENT_USER
        USING HINT = format(
            'Let an administrator run: CREATE ROLE inkland_reader NOLOGIN; '
            'GRANT inkland_reader TO %I;', CURRENT_USER
        );
END
$$;

-- Accounts and members

CREATE TABLE account (
    id text PRIMARY KEY,
    name text NOT NULL,
    colour text,
    erased_at timestamptz
);

-- `ids.player_of` computes the same.
CREATE FUNCTION public_id(account text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT left(encode(sha256(convert_to('player ' || account, 'UTF8')), 'hex'), 26)
$$;

CREATE UNIQUE INDEX account_public_id ON account (public_id(id));

-- The id is made of the hash, and the hash of the token: neither leads back.
CREATE TABLE session (
    hash bytea PRIMARY KEY,
    account text NOT NULL REFERENCES account,
    id text NOT NULL GENERATED ALWAYS AS (left(encode(sha256(hash), 'hex'), 26)) STORED,
    created_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now(),
    agent text NOT NULL DEFAULT '',
    confirmed_at timestamptz
);

CREATE INDEX session_account ON session (account);
CREATE INDEX session_seen ON session (seen_at);

CREATE TABLE credential (
    account text PRIMARY KEY REFERENCES account,
    login text NOT NULL,
    small text NOT NULL UNIQUE,
    capitals text NOT NULL UNIQUE,
    password text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
);

-- A guest cannot log in again, so a guest's session lasts as long as its cookie.
CREATE VIEW valid_session AS
SELECT session.hash, session.account, session.created_at, session.seen_at, session.agent,
    session.confirmed_at
FROM session
LEFT JOIN credential ON credential.account = session.account
WHERE session.created_at
        > now() - CASE WHEN credential.account IS NULL THEN interval '365 days'
            ELSE interval '180 days' END
    AND session.seen_at
        > now() - CASE WHEN credential.account IS NULL THEN interval '365 days'
            ELSE interval '90 days' END;

CREATE TABLE device (
    hash bytea PRIMARY KEY,
    account text NOT NULL REFERENCES account,
    seen_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX device_account ON device (account, seen_at DESC);

CREATE TABLE passkey (
    id bytea PRIMARY KEY,
    account text NOT NULL REFERENCES account,
    public_key bytea NOT NULL,
    uses bigint NOT NULL,
    created_at timestamptz NOT NULL,
    seen_at timestamptz
);

CREATE INDEX passkey_account ON passkey (account);

CREATE TABLE challenge (
    hash bytea PRIMARY KEY,
    account text REFERENCES account,
    good_until timestamptz NOT NULL
);

CREATE INDEX challenge_account ON challenge (account) WHERE account IS NOT NULL;

-- The moments of the tries that still count, the oldest first.
CREATE TABLE tries (
    key text PRIMARY KEY,
    made_at timestamptz[] NOT NULL,
    good_until timestamptz NOT NULL
);

-- Games

-- Few columns have an index, so that most updates of a game need only the room in its page.
-- `deadline_at` belongs to the step `asked_step`, and `time_left` is what a paused clock has left.
-- Bots play `late_step` for every seat that has not answered it. The seats `clock_votes` want
-- `clock_wish` seconds for each step; the players of `leavers` have left the game. `source` is a
-- short hash of the address that opened the table, kept until the game is over. The summary is of
-- the event `summary_number`; one that is not equal to `number` is out of date.
CREATE TABLE game (
    id text PRIMARY KEY,
    version integer NOT NULL CHECK (version > 0),
    number integer CHECK (number >= 0),
    title text NOT NULL,
    public boolean NOT NULL,
    host text NOT NULL REFERENCES account,
    status text NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'closed')),
    options text NOT NULL,
    seats smallint NOT NULL CHECK (seats > 0),
    commitment text NOT NULL,
    dealt_at text NOT NULL REFERENCES game,
    deal text,
    rematch text,
    opened_at timestamptz NOT NULL,
    finished_at timestamptz,
    clock integer CHECK (clock > 0),
    pause smallint[] NOT NULL DEFAULT '{}',
    is_paused boolean NOT NULL DEFAULT false,
    has_bots boolean NOT NULL DEFAULT false,
    asked_step integer,
    asked_at timestamptz,
    deadline_at timestamptz,
    time_left interval,
    late_step integer,
    clock_wish integer,
    clock_votes smallint[] NOT NULL DEFAULT '{}',
    leavers smallint[] NOT NULL DEFAULT '{}',
    source integer,
    changed_at timestamptz NOT NULL DEFAULT now(),
    code integer,
    has_knocks boolean NOT NULL DEFAULT true,
    holds text NOT NULL DEFAULT '[]',
    summary_number integer,
    summary text,
    maps text[],
    played_at timestamptz
) WITH (fillfactor = 70);

COMMENT ON COLUMN game.number IS 'of the last event; empty until the game is started';

CREATE INDEX game_lobby ON game (status, opened_at DESC, id DESC)
    WHERE public AND status IN ('open', 'playing');
CREATE INDEX game_playing ON game (id) WHERE status = 'playing';
CREATE INDEX game_playing_host ON game (host) WHERE status = 'playing';
CREATE INDEX game_playing_source ON game (source) WHERE status = 'playing';
CREATE INDEX game_deal ON game (deal) WHERE deal IS NOT NULL;
CREATE INDEX game_host ON game (host);
CREATE INDEX game_open ON game (changed_at) WHERE status = 'open';
CREATE UNIQUE INDEX game_open_code ON game (code) WHERE status = 'open';
-- Only tables with a clock have a deadline, so moves at all others need no index.
CREATE INDEX game_deadline ON game (deadline_at) WHERE deadline_at IS NOT NULL;

-- `ended_at` is the end of the game, and minus infinity for a table that was closed.
CREATE TABLE seat (
    game text NOT NULL REFERENCES game,
    seat smallint NOT NULL CHECK (seat >= 0),
    name text NOT NULL,
    colour text NOT NULL,
    account text REFERENCES account,
    bot text,
    nonce text,
    seen_at timestamptz,
    land text NOT NULL DEFAULT '',
    crest text,
    ended_at timestamptz,
    is_end_seen boolean NOT NULL DEFAULT false,
    PRIMARY KEY (game, seat),
    CHECK (account IS NOT NULL OR bot IS NOT NULL)
);

CREATE INDEX seat_bot ON seat (game) WHERE bot IS NOT NULL;
CREATE INDEX seat_account ON seat (account) WHERE account IS NOT NULL;
CREATE INDEX seat_own_games ON seat (account, ended_at, game, seat) WHERE account IS NOT NULL;

CREATE TABLE secret (
    game text PRIMARY KEY REFERENCES game,
    secret bytea NOT NULL,
    nonces text[] NOT NULL,
    seed text
);

CREATE TABLE knock (
    id text PRIMARY KEY,
    game text REFERENCES game,
    name text NOT NULL,
    knocked_at timestamptz NOT NULL DEFAULT now(),
    is_welcome boolean
);

CREATE INDEX knock_game ON knock (game);
CREATE INDEX knock_time ON knock (knocked_at);

CREATE TABLE nudge (
    game text NOT NULL REFERENCES game,
    seat smallint NOT NULL,
    sender smallint NOT NULL,
    nudged_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game, seat, sender)
);

CREATE INDEX nudge_time ON nudge (nudged_at);

-- When a worker last kept the time.
CREATE TABLE pulse (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    gap interval NOT NULL DEFAULT '0'
);

INSERT INTO pulse DEFAULT VALUES;

-- Events

-- A body is kept byte for byte, because hashes are made of bytes. The body of a secret event lies
-- in `secret_event` and is empty here.
CREATE TABLE event (
    game text NOT NULL REFERENCES game,
    seq integer NOT NULL CHECK (seq > 0),
    body bytea,
    hash bytea NOT NULL,
    seat smallint CHECK (seat >= 0),
    step integer,
    revision integer,
    state_hash bytea,
    at timestamptz DEFAULT now(),
    PRIMARY KEY (game, seq)
);

CREATE UNIQUE INDEX event_revision ON event (game, step, seat, revision)
    WHERE revision IS NOT NULL;

CREATE TABLE secret_event (
    game text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (game, seq),
    FOREIGN KEY (game, seq) REFERENCES event
);

CREATE TABLE answer (
    game text NOT NULL REFERENCES game,
    seat smallint NOT NULL,
    command text NOT NULL,
    answer text NOT NULL,
    PRIMARY KEY (game, seat, command)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'What has happened stays: % of % is refused.', TG_OP, TG_TABLE_NAME;
END
$$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON secret_event
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Deals, results and what is computed from them

CREATE TABLE deal (
    code text PRIMARY KEY,
    dealt_at text NOT NULL REFERENCES game,
    options text NOT NULL,
    commitment text NOT NULL
);

-- A day has one deal, and a deal belongs to one day.
CREATE TABLE daily (
    day date PRIMARY KEY,
    deal text NOT NULL UNIQUE REFERENCES deal
);

CREATE TABLE seen (
    deal text NOT NULL REFERENCES deal,
    account text NOT NULL REFERENCES account,
    game text NOT NULL REFERENCES game,
    PRIMARY KEY (deal, account)
);

CREATE INDEX seen_account ON seen (account);

-- Name, account and bot are those of the end: a later occupant of the seat changes no result.
CREATE TABLE result (
    game text NOT NULL REFERENCES game,
    seat smallint NOT NULL,
    name text NOT NULL,
    account text REFERENCES account,
    bot text,
    stars integer NOT NULL,
    place integer NOT NULL CHECK (place > 0),
    rating integer,
    PRIMARY KEY (game, seat)
);

CREATE INDEX result_account ON result (account) WHERE account IS NOT NULL;

-- A row without its figures has been asked for, and has a job.
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

CREATE TABLE statistic (
    account text NOT NULL REFERENCES account,
    key text NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (account, key)
);

CREATE TABLE profile (
    account text PRIMARY KEY REFERENCES account,
    shows text[] NOT NULL
);

CREATE TABLE uncounted_game (
    game text NOT NULL REFERENCES game,
    part text NOT NULL CHECK (part IN ('result', 'analysis')),
    due_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game, part)
);

CREATE INDEX uncounted_game_due ON uncounted_game (due_at);

CREATE FUNCTION note_uncounted_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO uncounted_game (game, part) VALUES (NEW.game, TG_ARGV[0]) ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

-- The results of bots count for nobody.
CREATE TRIGGER note_uncounted AFTER INSERT ON result
    FOR EACH ROW WHEN (NEW.account IS NOT NULL)
    EXECUTE FUNCTION note_uncounted_game('result');
CREATE TRIGGER note_uncounted AFTER UPDATE OF judged ON analysis
    FOR EACH ROW WHEN (OLD.judged IS NULL AND NEW.judged IS NOT NULL)
    EXECUTE FUNCTION note_uncounted_game('analysis');

-- Cards for a paper table. The seed is in it: only the writer may look.
CREATE TABLE flip (
    id text PRIMARY KEY,
    key bytea NOT NULL,
    options text NOT NULL,
    seed text NOT NULL,
    number integer NOT NULL CHECK (number >= 0),
    turned_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX flip_turned ON flip (turned_at);

-- Jobs, which are procrastinate's. In SQL, because the statements of a move keep them with the
-- move.

CREATE INDEX procrastinate_jobs_table ON procrastinate_jobs ((args->>'table'));

-- A job of a table where nobody plays who was seen in the last minute comes after all others. The
-- second job of an account comes after the first ones of all accounts, and so on. The other
-- accounts that have jobs count for one each if their tables were opened from the same address:
-- guests are free. Counting stops where it no longer makes a difference.
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

CREATE FUNCTION bots_job(game text, number integer) RETURNS bigint LANGUAGE sql AS $$
    SELECT (procrastinate_defer_jobs_v1(ARRAY[ROW(
        'bots', 'bots', bots_job_priority(game), NULL, NULL,
        jsonb_build_object('table', game, 'number', number), NULL
    )::procrastinate_job_to_defer_v1]))[1]
$$;

CREATE FUNCTION kept_job(kind text, game text, number integer) RETURNS bigint LANGUAGE sql AS $$
    SELECT (procrastinate_defer_jobs_v1(ARRAY[ROW(
        kind, kind, 0, NULL, NULL,
        jsonb_build_object('table', game, 'number', number), NULL
    )::procrastinate_job_to_defer_v1]))[1]
$$;

-- Notices

-- Rows of the outbox are written with moves, so they refer to nothing: a reference is checked by a
-- lock. Turns wait for a while before they are told, all others do not: so each has its own index.
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

-- `address` is confirmed; a mail was sent to `waiting` last. Several accounts may have the same
-- address: a family shares one, and nobody can find out who has which. The key to unsubscribe needs
-- no hash: all it does is stop mails.
CREATE TABLE mail_address (
    account text PRIMARY KEY REFERENCES account,
    address text,
    waiting text,
    language text NOT NULL,
    confirmed_at timestamptz,
    failed_at timestamptz,
    is_subscribed boolean NOT NULL DEFAULT true,
    unsubscribe_key text NOT NULL UNIQUE
);

CREATE INDEX mail_address_address ON mail_address (lower(address)) WHERE address IS NOT NULL;

CREATE TABLE mail_token (
    hash bytea PRIMARY KEY,
    purpose text NOT NULL,
    account text NOT NULL REFERENCES account,
    address text NOT NULL,
    good_until timestamptz NOT NULL
);

CREATE INDEX mail_token_account ON mail_token (account);
CREATE INDEX mail_token_good_until ON mail_token (good_until);

-- Without an account: a password was forgotten, and whose it is has not been looked up yet.
CREATE TABLE mail_order (
    id text PRIMARY KEY,
    kind text NOT NULL,
    account text REFERENCES account,
    recipient text NOT NULL,
    language text NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    ordered_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    due_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX mail_order_due ON mail_order (due_at);
CREATE INDEX mail_order_account ON mail_order (account) WHERE account IS NOT NULL;

CREATE FUNCTION erase_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM mail_order WHERE account = NEW.id;
    DELETE FROM mail_token WHERE account = NEW.id;
    DELETE FROM mail_address WHERE account = NEW.id;
    RETURN NULL;
END $$;

CREATE TRIGGER account_erases_mail AFTER UPDATE OF erased_at ON account
FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL) EXECUTE FUNCTION erase_mail();

-- Where notices of each account can be sent. A further way is a further UNION ALL here.
CREATE VIEW notice_way AS
SELECT valid_session.account, 'push' AS way, push_subscription.id::text AS address,
    json_build_object(
        'endpoint', endpoint, 'p256dh', encode(p256dh, 'hex'), 'auth', encode(auth, 'hex')
    )::text AS target,
    push_subscription.language
FROM push_subscription
JOIN valid_session ON valid_session.hash = push_subscription.session
UNION ALL
SELECT account, 'mail', '', address, language
FROM mail_address
WHERE address IS NOT NULL AND failed_at IS NULL AND is_subscribed;

-- A notice of a turn is true until the step is over, the seat has answered it (and not taken that
-- back), bots play it, or its player was connected since it was opened or within the last minute.
-- One of an end is true for players who have not looked since, and have not left the game. One of
-- an invitation is true until the account sits there or the game has begun.
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

-- People. Columns that name a game have no foreign key: games are never deleted, and moves would
-- wait for its lock.

-- An erased account finds and deletes its rows from both sides.
CREATE TABLE following (
    owner text NOT NULL REFERENCES account,
    other text NOT NULL REFERENCES account,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (owner, other)
);

CREATE INDEX following_other ON following (other);

CREATE TABLE blocked (
    owner text NOT NULL REFERENCES account,
    other text NOT NULL REFERENCES account,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (owner, other)
);

CREATE INDEX blocked_other ON blocked (other);

-- The latest games of an account, which no index of `seat` has in their order.
CREATE TABLE played (
    account text NOT NULL REFERENCES account,
    began_at timestamptz NOT NULL DEFAULT now(),
    game text NOT NULL,
    PRIMARY KEY (account, began_at, game)
);

CREATE TABLE invitation (
    game text NOT NULL,
    account text NOT NULL REFERENCES account,
    sender text NOT NULL REFERENCES account,
    made_at timestamptz NOT NULL DEFAULT now(),
    is_declined boolean NOT NULL DEFAULT false,
    PRIMARY KEY (account, game)
);

CREATE INDEX invitation_sender ON invitation (sender);
CREATE INDEX invitation_time ON invitation (made_at);

-- The reader sees what lists show, and nothing else.
GRANT SELECT ON game, seat, pulse, deal, daily, seen, result TO inkland_reader;
