-- All that the migrations make in an empty database, written by `make schema`. The tables and
-- functions of procrastinate are there before. To be run in a transaction.

SET LOCAL check_function_bodies = false;  -- some of them use tables that come later

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

CREATE FUNCTION archive_code(word bigint) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT chr((word + CASE WHEN word < 10 THEN 0 WHEN word < 31 THEN 1 ELSE 97 END)::integer)
$$;

CREATE FUNCTION archive_game(of_game text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
    last_number integer;
BEGIN
    SELECT number INTO last_number
    FROM game
    WHERE id = of_game
        AND status = 'finished'
        AND NOT EXISTS (SELECT FROM archived_game WHERE archived_game.game = of_game)
    FOR NO KEY UPDATE SKIP LOCKED;
    IF last_number IS NULL THEN
        RETURN 'skipped';
    END IF;
    INSERT INTO archived_game
    SELECT
        of_game,
        min(hash) FILTER (WHERE seq = 1),
        min(hash) FILTER (WHERE seq = last_number),
        packed_lines(string_agg(
            convert_from(coalesce(event.body, secret.body), 'UTF8'), E'\n' ORDER BY seq
        )),
        coalesce(array_agg(seq ORDER BY seq) FILTER (WHERE secret.body IS NOT NULL), '{}'),
        coalesce(string_agg(state_hash, '' ORDER BY seq), ''),
        array_agg(at ORDER BY seq)
    FROM recent_event AS event
    LEFT JOIN recent_secret_event AS secret USING (game, seq)
    WHERE game = of_game
    HAVING count(*) = last_number;
    IF NOT FOUND THEN
        RETURN 'refused';
    END IF;
    DELETE FROM recent_secret_event WHERE game = of_game;
    DELETE FROM recent_event WHERE game = of_game;
    DELETE FROM answer WHERE game = of_game;
    RETURN 'archived';
EXCEPTION
    WHEN raise_exception OR data_exception OR not_null_violation THEN
        RETURN 'refused';
END
$$;

CREATE FUNCTION archive_words() RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT ARRAY[
        E'"}]}\n{"type":"answered","seat":', E'}\n{"type":"shape_drawn","seat":',
        ',"drawing":[{"type":"placement","terrain":"', ',"terrain":"', '","spaces":"', '","by":',
        E'}\n{"type":"coins_earned","seat":', ',"reason":"shape","coins":',
        E'}\n{"type":"step_closed","step":', E'}\n{"type":"turn_ended","turn":',
        E'}\n{"type":"card_revealed","card":"', '","time":', E'}\n{"type":"step_opened","step":',
        ',"question":"draw","asked":[', E'}\n{"type":"answered","seat":', E'"}]}\n{"type":"',
        E'}\n{"type":"', '"},{"type":"', ',"step":', ',"seat":', '","', '_', 'forest', 'village',
        'farm', 'water', 'monster', '00000000', '0000', '000',

        ',"reason":"mountain","coins":', 'season', 'scored', ',"score":{"edicts":[["',
        ',"coins":', ',"monsters":', ',"cards":["', ',"drawing":[{"type":"', 'hero', 'placement',
        '"space":"', '"marks":"', 'spaces', 'destroyed', ',"question":"', ',"asked":[', 'ambush',
        'skill', '{"place":', ',"stars":', ',"lost":', 'zombie', 'dragon', 'troll', 'gorgon',
        'inferno', 'plague', 'giant', 'ravage', 'gaze', 'goblin', 'attack', 'bugbear', 'assault',
        'kobold', 'onslaught', 'gnoll', 'raid', 'frontier', 'dwelling', 'lagoon', 'woodland',
        'crossroads', 'coastal', 'encampment', 'hillside', 'terrace', 'dobrik', 'lorkheim',
        'jolev', 'pasture', 'freyla', 'settlement', 'wildwood', 'garden', 'outpost', 'ruins',
        'wren', 'lioness', 'timber', 'grove', 'temple', 'kethras', 'gates', 'mangrove', 'swamp',
        'forgotten', 'diplomacy', 'marshlands', 'search', 'orchard', 'great', 'river', 'rift',
        'lands', 'fishing', 'hinterland', 'stream', 'treetop', 'homestead', 'hamlet',
        'concentrate', 'cure', 'wounds', 'flayer', 'incursion', 'move', 'silently', 'ratman',
        'strike', 'insectoid', 'invasion', 'ogre', 'charge', 'acrobatics', 'knowledge', 'negotiate'
    ]
$$;

CREATE FUNCTION bots_job(game text, number integer) RETURNS bigint
    LANGUAGE sql
    AS $$
    SELECT (procrastinate_defer_jobs_v1(ARRAY[ROW(
        'bots', 'bots', bots_job_priority(game), NULL, NULL,
        jsonb_build_object('table', game, 'number', number), NULL
    )::procrastinate_job_to_defer_v1]))[1]
$$;

CREATE FUNCTION bots_job_priority(of_game text) RETURNS integer
    LANGUAGE sql STABLE
    AS $$
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

CREATE FUNCTION chain_link(link bytea, body bytea) RETURNS bytea
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
BEGIN
    RETURN sha256(link || body);
END
$$;

CREATE FUNCTION count_stand_in_drawings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    UPDATE result
    SET stand_in_drawings = made.number
    FROM (SELECT stand_in_drawings(NEW.game, NEW.seat) AS number) AS made
    WHERE game = NEW.game AND seat = NEW.seat AND made.number > 0;
    RETURN NULL;
END
$$;

CREATE FUNCTION erase_flags() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    DELETE FROM flag WHERE account = NEW.id OR other = NEW.id;
    DELETE FROM flag_check WHERE account = NEW.id;
    RETURN NULL;
END
$$;

CREATE FUNCTION erase_mail() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    DELETE FROM mail_order WHERE account = NEW.id;
    DELETE FROM mail_token WHERE account = NEW.id;
    DELETE FROM mail_address WHERE account = NEW.id;
    RETURN NULL;
END $$;

CREATE FUNCTION erase_moderation() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    DELETE FROM report WHERE reporter = NEW.id OR account = NEW.id;
    DELETE FROM moderation_answer WHERE account = NEW.id;
    DELETE FROM moderation_words WHERE account = NEW.id;
    DELETE FROM suspension WHERE account = NEW.id;
    WITH ended AS (DELETE FROM moderator WHERE account = NEW.id RETURNING account)
    INSERT INTO moderation_act (kind, rule, account) SELECT 'take', 'none', account FROM ended;
    RETURN NULL;
END $$;

CREATE FUNCTION erase_puzzle_answers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    DELETE FROM puzzle_answer WHERE account = NEW.id;
    RETURN NULL;
END
$$;

CREATE FUNCTION erase_recovery() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    DELETE FROM recovery_code WHERE account = NEW.id;
    DELETE FROM account_news WHERE account = NEW.id;
    RETURN NULL;
END
$$;

CREATE FUNCTION erase_strength() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    DELETE FROM strength WHERE account = NEW.id;
    DELETE FROM window_result WHERE account = NEW.id;
    DELETE FROM leader WHERE account = NEW.id;
    DELETE FROM table_strength WHERE account = NEW.id;
    RETURN NULL;
END
$$;

CREATE FUNCTION erase_tokens() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    DELETE FROM access_token WHERE account = NEW.id;
    RETURN NULL;
END
$$;

CREATE FUNCTION insert_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    INSERT INTO recent_event SELECT NEW.*;
    RETURN NEW;
END
$$;

CREATE FUNCTION insert_secret_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    INSERT INTO recent_secret_event SELECT NEW.*;
    RETURN NEW;
END
$$;

CREATE FUNCTION is_listed(member text) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
    SELECT EXISTS (SELECT FROM credential WHERE account = member)
        AND NOT EXISTS (SELECT FROM profile WHERE account = member AND NOT is_listed)
$$;

CREATE TABLE result (
    game text NOT NULL,
    seat smallint NOT NULL,
    name text NOT NULL,
    account text,
    bot text,
    stars integer NOT NULL,
    place integer NOT NULL,
    rating integer,
    stand_in_drawings integer DEFAULT 0 NOT NULL,
    CONSTRAINT result_place_check CHECK ((place > 0))
);

CREATE FUNCTION is_own(made result) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT made.bot IS NULL AND made.stand_in_drawings <= 1
$$;

CREATE FUNCTION kept_job(kind text, game text, number integer) RETURNS bigint
    LANGUAGE sql
    AS $$
    SELECT (procrastinate_defer_jobs_v1(ARRAY[ROW(
        kind, kind, 0, NULL, NULL,
        jsonb_build_object('table', game, 'number', number), NULL
    )::procrastinate_job_to_defer_v1]))[1]
$$;

CREATE FUNCTION leave_out_bots() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    IF EXISTS (SELECT FROM bot_account WHERE account = NEW.account) THEN
        RETURN NULL;
    END IF;
    RETURN NEW;
END
$$;

CREATE FUNCTION list_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    UPDATE leader SET is_listed = is_listed(NEW.account) WHERE account = NEW.account;
    RETURN NULL;
END
$$;

CREATE FUNCTION note_game_to_compare() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    INSERT INTO compared_game (game)
    SELECT id
    FROM game
    WHERE id = NEW.game
        AND seats BETWEEN 2 AND 8
        AND deal IS NOT NULL
        AND (dealt_at = id OR EXISTS (SELECT FROM contest_seat WHERE contest_seat.game = id))
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE FUNCTION note_uncounted_game() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    INSERT INTO uncounted_game (game, part) VALUES (NEW.game, TG_ARGV[0]) ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE FUNCTION notice_is_true(kind text, of_game text, of_step integer, of_seat smallint, of_account text, at timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
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

CREATE FUNCTION packed_lines(lines text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
DECLARE
    words CONSTANT text[] := archive_words();
BEGIN
    FOR number IN 1 .. cardinality(words) LOOP
        lines := replace(lines, words[number], archive_code(number));
    END LOOP;
    RETURN lines;
END
$$;

CREATE FUNCTION public_id(account text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    SELECT left(encode(sha256(convert_to('player ' || account, 'UTF8')), 'hex'), 26)
$$;

CREATE FUNCTION refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    RAISE EXCEPTION 'What has happened stays: % of % is refused.', TG_OP, TG_TABLE_NAME;
END
$$;

CREATE FUNCTION refuse_loss() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    IF EXISTS (
        SELECT game, seq, body, hash, seat, step, revision, state_hash, at FROM gone
        EXCEPT ALL
        SELECT game, seq, body, hash, seat, step, revision, state_hash, at FROM archived_event
        WHERE game IN (SELECT game FROM gone)
    ) OR EXISTS (SELECT FROM recent_event WHERE game IN (SELECT game FROM gone)) THEN
        RAISE EXCEPTION 'What has happened stays: % of % is refused.', TG_OP, TG_TABLE_NAME;
    END IF;
    RETURN NULL;
END
$$;

CREATE FUNCTION refuse_loss_of_secrets() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    IF EXISTS (
        SELECT game, seq, body FROM gone
        EXCEPT ALL
        SELECT game, seq, secret_body FROM archived_event WHERE game IN (SELECT game FROM gone)
    ) OR EXISTS (SELECT FROM recent_secret_event WHERE game IN (SELECT game FROM gone)) THEN
        RAISE EXCEPTION 'What has happened stays: % of % is refused.', TG_OP, TG_TABLE_NAME;
    END IF;
    RETURN NULL;
END
$$;

CREATE FUNCTION stand_in_drawings(of_game text, of_seat smallint) RETURNS integer
    LANGUAGE sql STABLE
    AS $$
    SELECT count(*)::integer
    FROM answer
    WHERE game = of_game
        AND seat = of_seat
        AND command LIKE 'bot %'
        AND answer LIKE '{"type":"saved",%'
        AND NOT EXISTS (
            SELECT
            FROM recent_event AS later
            WHERE later.game = of_game
                AND later.seat = of_seat
                AND later.step = split_part(command, '/', 3)::integer
                AND later.seq > (answer::jsonb ->> 'number')::integer
        )
$$;

CREATE FUNCTION unpacked_lines(lines text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE COST 50000 PARALLEL SAFE
    AS $$
DECLARE
    words CONSTANT text[] := archive_words();
BEGIN
    FOR number IN REVERSE cardinality(words) .. 1 LOOP
        lines := replace(lines, archive_code(number), words[number]);
    END LOOP;
    RETURN lines;
END
$$;

CREATE AGGREGATE chain_hash(bytea) (
    SFUNC = chain_link,
    STYPE = bytea
);

CREATE TABLE access_token (
    hash bytea NOT NULL,
    account text NOT NULL,
    id text GENERATED ALWAYS AS ("left"(encode(sha256(hash), 'hex'::text), 26)) STORED,
    label text NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone
);

COMMENT ON COLUMN access_token.hash IS 'SHA-256 of the token, which nobody keeps but its owner';

COMMENT ON COLUMN access_token.id IS 'names the token in lists; computed from the hash';

CREATE TABLE account (
    id text NOT NULL,
    name text NOT NULL,
    colour text,
    erased_at timestamp with time zone
);

CREATE TABLE account_news (
    id bigint NOT NULL,
    account text NOT NULL,
    kind text NOT NULL,
    agent text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    is_seen boolean DEFAULT false NOT NULL
);

ALTER TABLE account_news ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME account_news_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE alembic_version (
    version_num character varying(32) NOT NULL
);

CREATE TABLE analysis (
    game text NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    judged text
);

CREATE TABLE answer (
    game text NOT NULL,
    seat smallint NOT NULL,
    command text NOT NULL,
    answer text NOT NULL
);

CREATE TABLE archived_game (
    game text NOT NULL,
    first_hash bytea NOT NULL,
    last_hash bytea NOT NULL,
    lines text NOT NULL,
    secrets integer[] NOT NULL,
    state_hashes bytea NOT NULL,
    times timestamp with time zone[] NOT NULL
);

COMMENT ON COLUMN archived_game.secrets IS 'the numbers of the secret events';

CREATE VIEW archived_event AS
 SELECT archived_game.game,
    entry.seq,
        CASE
            WHEN (entry.seq <> ALL (archived_game.secrets)) THEN entry.body
            ELSE NULL::bytea
        END AS body,
        CASE
            WHEN (entry.seq = ANY (archived_game.secrets)) THEN entry.body
            ELSE NULL::bytea
        END AS secret_body,
        CASE
            WHEN entry.is_last THEN archived_game.last_hash
            ELSE entry.hash
        END AS hash,
    entry.seat,
    entry.step,
        CASE
            WHEN entry.is_answer THEN entry.revision
            ELSE NULL::integer
        END AS revision,
        CASE
            WHEN entry.is_end THEN substr(archived_game.state_hashes, ((32 * entry.turn) - 31), 32)
            ELSE NULL::bytea
        END AS state_hash,
    archived_game.times[entry.seq] AS at
   FROM archived_game,
    LATERAL ( SELECT line.seq,
            line.body,
            line.is_end,
            line.is_answer,
            line.seat,
            line.step,
            chain_hash(
                CASE
                    WHEN (line.seq = 1) THEN archived_game.first_hash
                    ELSE line.body
                END) OVER earlier AS hash,
            (lead(line.seq) OVER earlier IS NULL) AS is_last,
            (count(*) FILTER (WHERE line.is_end) OVER earlier)::integer AS turn,
            (count(*) OVER (PARTITION BY line.seat, line.step ORDER BY line.seq))::integer AS revision
           FROM ( SELECT (made.seq)::integer AS seq,
                    convert_to(made.line, 'UTF8'::name) AS body,
                    (made.line ~~ '{"type":"turn_ended",%'::text) AS is_end,
                    (read.answer IS NOT NULL) AS is_answer,
                    (read.answer[1])::smallint AS seat,
                    (read.answer[2])::integer AS step
                   FROM unnest(string_to_array(unpacked_lines(archived_game.lines), '
'::text)) WITH ORDINALITY made(line, seq),
                    LATERAL ( SELECT
                                CASE
                                    WHEN ((made.line ~~ '{"type":"answered",%'::text) OR (made.line ~~ '{"type":"taken_back",%'::text)) THEN regexp_match(made.line, '^.{18,22}"seat":(\d+),"step":(\d+)[,}]'::text)
                                    ELSE NULL::text[]
                                END AS answer
                         OFFSET 0) read
                 OFFSET 0) line
          WINDOW earlier AS (ORDER BY line.seq)) entry;

CREATE TABLE blocked (
    owner text NOT NULL,
    other text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE bot_account (
    account text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE challenge (
    hash bytea NOT NULL,
    account text,
    good_until timestamp with time zone NOT NULL
);

CREATE TABLE compared_game (
    game text NOT NULL,
    ended_at timestamp with time zone DEFAULT now() NOT NULL,
    number bigint,
    family text,
    left_out text[] DEFAULT '{}'::text[] NOT NULL
);

COMMENT ON COLUMN compared_game.number IS 'in the order of comparing; empty until then';

COMMENT ON COLUMN compared_game.left_out IS 'accounts erased before the game was compared';

CREATE TABLE contest (
    id text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    preset text NOT NULL,
    seats smallint NOT NULL,
    deals smallint NOT NULL,
    clock integer,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    closes_at timestamp with time zone NOT NULL,
    slot text,
    paired_at timestamp with time zone,
    cancelled_at timestamp with time zone
);

COMMENT ON COLUMN contest.slot IS 'the time of a schedule that it was made for, once';

COMMENT ON COLUMN contest.paired_at IS 'when a process last claimed it, to seat who waits';

CREATE TABLE contest_deal (
    contest text NOT NULL,
    number smallint NOT NULL,
    deal text NOT NULL
);

CREATE TABLE contest_seat (
    contest text NOT NULL,
    account text NOT NULL,
    number smallint NOT NULL,
    game text NOT NULL
);

CREATE TABLE credential (
    account text NOT NULL,
    login text NOT NULL,
    small text NOT NULL,
    capitals text NOT NULL,
    password text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE daily (
    day date NOT NULL,
    deal text NOT NULL
);

CREATE TABLE deal (
    code text NOT NULL,
    dealt_at text NOT NULL,
    options text NOT NULL,
    commitment text NOT NULL
);

CREATE TABLE device (
    hash bytea NOT NULL,
    account text NOT NULL,
    seen_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE dump (
    id text NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    published_at timestamp with time zone,
    games integer,
    bytes bigint,
    hash text
);

COMMENT ON COLUMN dump.hash IS 'SHA-256 of the file, in hexadecimal digits';

CREATE TABLE dumped_game (
    game text NOT NULL,
    dump text NOT NULL
);

CREATE TABLE entrant (
    contest text NOT NULL,
    account text NOT NULL,
    has_more_time boolean NOT NULL,
    entered_at timestamp with time zone DEFAULT now() NOT NULL,
    waits_since timestamp with time zone,
    source integer
);

COMMENT ON COLUMN entrant.source IS 'a short hash of the address that it waits from, shared by thousands; empty once it is seated';

CREATE TABLE recent_event (
    game text CONSTRAINT event_game_not_null NOT NULL,
    seq integer CONSTRAINT event_seq_not_null NOT NULL,
    body bytea,
    hash bytea CONSTRAINT event_hash_not_null NOT NULL,
    seat smallint,
    step integer,
    revision integer,
    state_hash bytea,
    at timestamp with time zone DEFAULT now(),
    CONSTRAINT event_seat_check CHECK ((seat >= 0)),
    CONSTRAINT event_seq_check CHECK ((seq > 0))
);

CREATE VIEW event AS
 SELECT recent_event.game,
    recent_event.seq,
    recent_event.body,
    recent_event.hash,
    recent_event.seat,
    recent_event.step,
    recent_event.revision,
    recent_event.state_hash,
    recent_event.at
   FROM recent_event
UNION ALL
 SELECT archived_event.game,
    archived_event.seq,
    archived_event.body,
    archived_event.hash,
    archived_event.seat,
    archived_event.step,
    archived_event.revision,
    archived_event.state_hash,
    archived_event.at
   FROM archived_event;

CREATE TABLE flag (
    account text NOT NULL,
    family text NOT NULL,
    kind text NOT NULL,
    figures text NOT NULL,
    other text,
    found_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON COLUMN flag.figures IS 'the figures of the check by name, as JSON';

COMMENT ON COLUMN flag.other IS 'the account that this one follows';

CREATE TABLE flag_check (
    account text NOT NULL,
    family text NOT NULL,
    last_window bigint NOT NULL
);

CREATE TABLE flip (
    id text NOT NULL,
    key bytea NOT NULL,
    options text NOT NULL,
    seed text NOT NULL,
    number integer NOT NULL,
    turned_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT flip_number_check CHECK ((number >= 0))
);

CREATE TABLE following (
    owner text NOT NULL,
    other text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE game (
    id text NOT NULL,
    version integer NOT NULL,
    number integer,
    title text NOT NULL,
    public boolean NOT NULL,
    host text NOT NULL,
    status text NOT NULL,
    options text NOT NULL,
    seats smallint NOT NULL,
    commitment text NOT NULL,
    dealt_at text NOT NULL,
    deal text,
    rematch text,
    opened_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    clock integer,
    pause smallint[] DEFAULT '{}'::smallint[] NOT NULL,
    is_paused boolean DEFAULT false NOT NULL,
    has_bots boolean DEFAULT false NOT NULL,
    asked_step integer,
    asked_at timestamp with time zone,
    deadline_at timestamp with time zone,
    time_left interval,
    late_step integer,
    clock_wish integer,
    clock_votes smallint[] DEFAULT '{}'::smallint[] NOT NULL,
    leavers smallint[] DEFAULT '{}'::smallint[] NOT NULL,
    source integer,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    code integer,
    has_knocks boolean DEFAULT true NOT NULL,
    holds text DEFAULT '[]'::text NOT NULL,
    summary_number integer,
    summary text,
    maps text[],
    played_at timestamp with time zone,
    CONSTRAINT game_clock_check CHECK ((clock > 0)),
    CONSTRAINT game_number_check CHECK ((number >= 0)),
    CONSTRAINT game_seats_check CHECK ((seats > 0)),
    CONSTRAINT game_status_check CHECK ((status = ANY (ARRAY['open'::text, 'playing'::text, 'finished'::text, 'closed'::text]))),
    CONSTRAINT game_version_check CHECK ((version > 0))
)
WITH (fillfactor='70');

COMMENT ON COLUMN game.number IS 'of the last event; empty until the game is started';

CREATE TABLE invitation (
    game text NOT NULL,
    account text NOT NULL,
    sender text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    is_declined boolean DEFAULT false NOT NULL
);

CREATE TABLE knock (
    id text NOT NULL,
    game text,
    name text NOT NULL,
    knocked_at timestamp with time zone DEFAULT now() NOT NULL,
    is_welcome boolean
);

CREATE TABLE session (
    hash bytea NOT NULL,
    account text NOT NULL,
    id text GENERATED ALWAYS AS ("left"(encode(sha256(hash), 'hex'::text), 26)) STORED NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    agent text DEFAULT ''::text NOT NULL,
    confirmed_at timestamp with time zone
);

CREATE VIEW lasting_session AS
 SELECT session.hash,
    session.account,
    session.created_at,
    session.seen_at,
    session.agent,
    session.confirmed_at
   FROM (session
     LEFT JOIN credential ON ((credential.account = session.account)))
  WHERE ((session.created_at > (now() -
        CASE
            WHEN (credential.account IS NULL) THEN '365 days'::interval
            ELSE '180 days'::interval
        END)) AND (session.seen_at > (now() -
        CASE
            WHEN (credential.account IS NULL) THEN '365 days'::interval
            ELSE '90 days'::interval
        END)));

CREATE TABLE leader (
    account text NOT NULL,
    board text NOT NULL,
    begins date NOT NULL,
    family text NOT NULL,
    points integer NOT NULL,
    windows integer NOT NULL,
    is_listed boolean NOT NULL,
    CONSTRAINT leader_board_check CHECK ((board = ANY (ARRAY['week'::text, 'month'::text, 'ever'::text, 'streak'::text])))
);

COMMENT ON COLUMN leader.points IS 'days of a streak; else hundredths of a matchpoint or star';

CREATE TABLE mail_address (
    account text NOT NULL,
    address text,
    waiting text,
    language text NOT NULL,
    confirmed_at timestamp with time zone,
    failed_at timestamp with time zone,
    is_subscribed boolean DEFAULT true NOT NULL,
    unsubscribe_key text NOT NULL
);

CREATE TABLE mail_order (
    id text NOT NULL,
    kind text NOT NULL,
    account text,
    recipient text NOT NULL,
    language text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    ordered_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    due_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE mail_token (
    hash bytea NOT NULL,
    purpose text NOT NULL,
    account text NOT NULL,
    address text NOT NULL,
    good_until timestamp with time zone NOT NULL
);

CREATE TABLE moderation_act (
    id bigint NOT NULL,
    kind text NOT NULL,
    rule text NOT NULL,
    moderator text,
    account text,
    game text,
    until timestamp with time zone,
    at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON COLUMN moderation_act.account IS 'whom it concerns; of a table its host';

ALTER TABLE moderation_act ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME moderation_act_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE moderation_answer (
    act bigint NOT NULL,
    account text NOT NULL,
    text text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_by bigint
);

CREATE TABLE moderation_words (
    act bigint NOT NULL,
    account text,
    note text NOT NULL,
    words text NOT NULL,
    seen_at timestamp with time zone
);

COMMENT ON COLUMN moderation_words.words IS 'what was there before';

COMMENT ON COLUMN moderation_words.seen_at IS 'when the account has read it';

CREATE TABLE moderator (
    account text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE notice_delivery (
    id bigint NOT NULL,
    account text NOT NULL,
    kind text NOT NULL,
    about text NOT NULL,
    way text NOT NULL,
    address text NOT NULL,
    game text,
    step integer,
    seat smallint,
    sender text,
    at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    sent_at timestamp with time zone
);

COMMENT ON COLUMN notice_delivery.about IS 'the game and step, else the row of the outbox';

COMMENT ON COLUMN notice_delivery.due_at IS 'also the end of the lease of the worker that sends it';

ALTER TABLE notice_delivery ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME notice_delivery_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE notice_outbox (
    id bigint NOT NULL,
    kind text NOT NULL,
    game text,
    step integer,
    seats smallint[],
    account text,
    sender text,
    at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE notice_outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME notice_outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE notice_preference (
    account text NOT NULL,
    kinds jsonb NOT NULL,
    quiet_from time without time zone,
    quiet_until time without time zone,
    time_zone text NOT NULL,
    language text,
    mails_per_day text NOT NULL
);

CREATE TABLE push_subscription (
    session bytea NOT NULL,
    id bigint NOT NULL,
    endpoint text NOT NULL,
    p256dh bytea NOT NULL,
    auth bytea NOT NULL,
    language text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE suspension (
    account text NOT NULL,
    act bigint NOT NULL,
    until timestamp with time zone
);

CREATE VIEW valid_session AS
 SELECT hash,
    account,
    created_at,
    seen_at,
    agent,
    confirmed_at
   FROM lasting_session
  WHERE (NOT (EXISTS ( SELECT
           FROM suspension
          WHERE ((suspension.account = lasting_session.account) AND ((suspension.until IS NULL) OR (suspension.until > now()))))));

CREATE VIEW notice_way AS
 SELECT valid_session.account,
    'push'::text AS way,
    (push_subscription.id)::text AS address,
    (json_build_object('endpoint', push_subscription.endpoint, 'p256dh', encode(push_subscription.p256dh, 'hex'::text), 'auth', encode(push_subscription.auth, 'hex'::text)))::text AS target,
    push_subscription.language
   FROM (push_subscription
     JOIN valid_session ON ((valid_session.hash = push_subscription.session)))
UNION ALL
 SELECT mail_address.account,
    'mail'::text AS way,
    ''::text AS address,
    mail_address.address AS target,
    mail_address.language
   FROM mail_address
  WHERE ((mail_address.address IS NOT NULL) AND (mail_address.failed_at IS NULL) AND mail_address.is_subscribed);

CREATE TABLE nudge (
    game text NOT NULL,
    seat smallint NOT NULL,
    sender smallint NOT NULL,
    nudged_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE par (
    deal text NOT NULL,
    seats smallint NOT NULL,
    stars double precision,
    rating double precision,
    bot text
);

CREATE TABLE passkey (
    id bytea NOT NULL,
    account text NOT NULL,
    public_key bytea NOT NULL,
    uses bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone
);

CREATE TABLE played (
    account text NOT NULL,
    began_at timestamp with time zone DEFAULT now() NOT NULL,
    game text NOT NULL
);

CREATE TABLE profile (
    account text NOT NULL,
    shows text[] NOT NULL,
    is_listed boolean DEFAULT true NOT NULL,
    allows_reuse boolean DEFAULT false NOT NULL
);

COMMENT ON COLUMN profile.allows_reuse IS 'positions of finished public games may become puzzles or open data, without names';

CREATE TABLE pulse (
    is_only boolean DEFAULT true NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    gap interval DEFAULT '00:00:00'::interval NOT NULL,
    CONSTRAINT pulse_is_only_check CHECK (is_only)
);

ALTER TABLE push_subscription ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME push_subscription_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE puzzle_answer (
    account text NOT NULL,
    puzzle text NOT NULL,
    is_solved boolean NOT NULL,
    answered_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE recent_secret_event (
    game text CONSTRAINT secret_event_game_not_null NOT NULL,
    seq integer CONSTRAINT secret_event_seq_not_null NOT NULL,
    body bytea CONSTRAINT secret_event_body_not_null NOT NULL
);

CREATE TABLE recovery_code (
    hash bytea NOT NULL,
    account text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE report (
    id bigint NOT NULL,
    reporter text NOT NULL,
    kind text NOT NULL,
    account text NOT NULL,
    game text,
    words text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_by bigint
);

ALTER TABLE report ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME report_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW reusable_game AS
 SELECT id,
    finished_at
   FROM game
  WHERE ((status = 'finished'::text) AND public AND (deal IS NOT NULL) AND (EXISTS ( SELECT
           FROM result
          WHERE ((result.game = game.id) AND (result.account IS NOT NULL)))) AND (NOT (EXISTS ( SELECT
           FROM (result
             LEFT JOIN profile ON (((profile.account = result.account) AND profile.allows_reuse)))
          WHERE ((result.game = game.id) AND (result.account IS NOT NULL) AND (profile.account IS NULL))))) AND (NOT (EXISTS ( SELECT
           FROM (result
             JOIN suspension ON ((suspension.account = result.account)))
          WHERE ((result.game = game.id) AND ((suspension.until IS NULL) OR (suspension.until > now())))))) AND (NOT (EXISTS ( SELECT
           FROM game other
          WHERE ((other.deal = game.deal) AND (other.status = ANY (ARRAY['open'::text, 'playing'::text])))))) AND (NOT (EXISTS ( SELECT
           FROM daily
          WHERE ((daily.deal = game.deal) AND ((((daily.day + 1))::timestamp without time zone AT TIME ZONE 'UTC'::text) > now()))))) AND (NOT (EXISTS ( SELECT
           FROM (contest_deal
             JOIN contest ON ((contest.id = contest_deal.contest)))
          WHERE ((contest_deal.deal = game.deal) AND (contest.closes_at > now()))))));

COMMENT ON VIEW reusable_game IS 'finished public games whose people all allow it, on deals that are over for everybody';

CREATE TABLE seat (
    game text NOT NULL,
    seat smallint NOT NULL,
    name text NOT NULL,
    colour text NOT NULL,
    account text,
    bot text,
    nonce text,
    seen_at timestamp with time zone,
    land text DEFAULT ''::text NOT NULL,
    crest text,
    ended_at timestamp with time zone,
    is_end_seen boolean DEFAULT false NOT NULL,
    CONSTRAINT seat_check CHECK (((account IS NOT NULL) OR (bot IS NOT NULL))),
    CONSTRAINT seat_seat_check CHECK ((seat >= 0))
);

CREATE TABLE secret (
    game text NOT NULL,
    secret bytea NOT NULL,
    nonces text[] NOT NULL,
    seed text
);

CREATE VIEW secret_event AS
 SELECT recent_secret_event.game,
    recent_secret_event.seq,
    recent_secret_event.body
   FROM recent_secret_event
UNION ALL
 SELECT archived_event.game,
    archived_event.seq,
    archived_event.secret_body AS body
   FROM archived_event
  WHERE (archived_event.secret_body IS NOT NULL);

CREATE TABLE seen (
    deal text NOT NULL,
    account text NOT NULL,
    game text NOT NULL
);

CREATE TABLE statistic (
    account text NOT NULL,
    key text NOT NULL,
    body text NOT NULL
);

CREATE TABLE strength (
    account text NOT NULL,
    seats smallint NOT NULL,
    family text NOT NULL,
    mean double precision NOT NULL,
    variance double precision NOT NULL,
    change double precision NOT NULL,
    windows integer NOT NULL,
    last_window bigint NOT NULL
);

CREATE TABLE strength_window (
    number bigint NOT NULL,
    deal text NOT NULL,
    day date,
    seats smallint NOT NULL,
    family text NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    left_out text[] NOT NULL,
    anchors text NOT NULL
);

COMMENT ON COLUMN strength_window.left_out IS 'accounts erased before the window was closed';

COMMENT ON COLUMN strength_window.anchors IS 'stars of anchor bots by name, as JSON';

ALTER TABLE strength_window ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME strength_window_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE table_strength (
    account text NOT NULL,
    family text NOT NULL,
    mean double precision NOT NULL,
    variance double precision NOT NULL,
    games integer NOT NULL
);

CREATE TABLE tries (
    key text NOT NULL,
    made_at timestamp with time zone[] NOT NULL,
    good_until timestamp with time zone NOT NULL
);

CREATE TABLE uncounted_game (
    game text NOT NULL,
    part text NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT uncounted_game_part_check CHECK ((part = ANY (ARRAY['result'::text, 'analysis'::text])))
);

CREATE VIEW valid_token AS
 SELECT hash,
    account,
    scopes
   FROM access_token
  WHERE (NOT (EXISTS ( SELECT
           FROM suspension
          WHERE ((suspension.account = access_token.account) AND ((suspension.until IS NULL) OR (suspension.until > now()))))));

CREATE VIEW whole_event AS
 SELECT recent_event.game,
    recent_event.seq,
    COALESCE(recent_event.body, secret.body) AS body,
    (recent_event.body IS NULL) AS is_secret,
    recent_event.hash,
    recent_event.seat,
    recent_event.step,
    recent_event.revision,
    recent_event.state_hash,
    recent_event.at
   FROM (recent_event
     LEFT JOIN recent_secret_event secret USING (game, seq))
UNION ALL
 SELECT archived_event.game,
    archived_event.seq,
    COALESCE(archived_event.body, archived_event.secret_body) AS body,
    (archived_event.body IS NULL) AS is_secret,
    archived_event.hash,
    archived_event.seat,
    archived_event.step,
    archived_event.revision,
    archived_event.state_hash,
    archived_event.at
   FROM archived_event;

CREATE TABLE window_result (
    account text NOT NULL,
    number bigint NOT NULL,
    matchpoints integer NOT NULL,
    others integer NOT NULL
);

ALTER TABLE ONLY event ALTER COLUMN at SET DEFAULT now();

ALTER TABLE ONLY access_token
    ADD CONSTRAINT access_token_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY account_news
    ADD CONSTRAINT account_news_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);

ALTER TABLE ONLY analysis
    ADD CONSTRAINT analysis_pkey PRIMARY KEY (game);

ALTER TABLE ONLY answer
    ADD CONSTRAINT answer_pkey PRIMARY KEY (game, seat, command);

ALTER TABLE ONLY archived_game
    ADD CONSTRAINT archived_game_pkey PRIMARY KEY (game);

ALTER TABLE ONLY blocked
    ADD CONSTRAINT blocked_pkey PRIMARY KEY (owner, other);

ALTER TABLE ONLY bot_account
    ADD CONSTRAINT bot_account_pkey PRIMARY KEY (account);

ALTER TABLE ONLY challenge
    ADD CONSTRAINT challenge_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY compared_game
    ADD CONSTRAINT compared_game_number_key UNIQUE (number);

ALTER TABLE ONLY compared_game
    ADD CONSTRAINT compared_game_pkey PRIMARY KEY (game);

ALTER TABLE ONLY contest_deal
    ADD CONSTRAINT contest_deal_deal_key UNIQUE (deal);

ALTER TABLE ONLY contest_deal
    ADD CONSTRAINT contest_deal_pkey PRIMARY KEY (contest, number);

ALTER TABLE ONLY contest
    ADD CONSTRAINT contest_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contest_seat
    ADD CONSTRAINT contest_seat_game_account_key UNIQUE (game, account);

ALTER TABLE ONLY contest_seat
    ADD CONSTRAINT contest_seat_pkey PRIMARY KEY (contest, account, number);

ALTER TABLE ONLY contest
    ADD CONSTRAINT contest_slot_key UNIQUE (slot);

ALTER TABLE ONLY credential
    ADD CONSTRAINT credential_capitals_key UNIQUE (capitals);

ALTER TABLE ONLY credential
    ADD CONSTRAINT credential_pkey PRIMARY KEY (account);

ALTER TABLE ONLY credential
    ADD CONSTRAINT credential_small_key UNIQUE (small);

ALTER TABLE ONLY daily
    ADD CONSTRAINT daily_deal_key UNIQUE (deal);

ALTER TABLE ONLY daily
    ADD CONSTRAINT daily_pkey PRIMARY KEY (day);

ALTER TABLE ONLY deal
    ADD CONSTRAINT deal_pkey PRIMARY KEY (code);

ALTER TABLE ONLY device
    ADD CONSTRAINT device_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY dump
    ADD CONSTRAINT dump_pkey PRIMARY KEY (id);

ALTER TABLE ONLY dumped_game
    ADD CONSTRAINT dumped_game_pkey PRIMARY KEY (game);

ALTER TABLE ONLY entrant
    ADD CONSTRAINT entrant_pkey PRIMARY KEY (contest, account);

ALTER TABLE ONLY recent_event
    ADD CONSTRAINT event_pkey PRIMARY KEY (game, seq);

ALTER TABLE ONLY flag_check
    ADD CONSTRAINT flag_check_pkey PRIMARY KEY (account, family);

ALTER TABLE ONLY flag
    ADD CONSTRAINT flag_pkey PRIMARY KEY (account, family, kind);

ALTER TABLE ONLY flip
    ADD CONSTRAINT flip_pkey PRIMARY KEY (id);

ALTER TABLE ONLY following
    ADD CONSTRAINT following_pkey PRIMARY KEY (owner, other);

ALTER TABLE ONLY game
    ADD CONSTRAINT game_pkey PRIMARY KEY (id);

ALTER TABLE ONLY invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (account, game);

ALTER TABLE ONLY knock
    ADD CONSTRAINT knock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY leader
    ADD CONSTRAINT leader_pkey PRIMARY KEY (account, board, begins, family);

ALTER TABLE ONLY mail_address
    ADD CONSTRAINT mail_address_pkey PRIMARY KEY (account);

ALTER TABLE ONLY mail_address
    ADD CONSTRAINT mail_address_unsubscribe_key_key UNIQUE (unsubscribe_key);

ALTER TABLE ONLY mail_order
    ADD CONSTRAINT mail_order_pkey PRIMARY KEY (id);

ALTER TABLE ONLY mail_token
    ADD CONSTRAINT mail_token_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY moderation_act
    ADD CONSTRAINT moderation_act_pkey PRIMARY KEY (id);

ALTER TABLE ONLY moderation_answer
    ADD CONSTRAINT moderation_answer_pkey PRIMARY KEY (act);

ALTER TABLE ONLY moderation_words
    ADD CONSTRAINT moderation_words_pkey PRIMARY KEY (act);

ALTER TABLE ONLY moderator
    ADD CONSTRAINT moderator_pkey PRIMARY KEY (account);

ALTER TABLE ONLY notice_delivery
    ADD CONSTRAINT notice_delivery_account_about_kind_way_address_key UNIQUE (account, about, kind, way, address);

ALTER TABLE ONLY notice_delivery
    ADD CONSTRAINT notice_delivery_pkey PRIMARY KEY (id);

ALTER TABLE ONLY notice_outbox
    ADD CONSTRAINT notice_outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY notice_preference
    ADD CONSTRAINT notice_preference_pkey PRIMARY KEY (account);

ALTER TABLE ONLY nudge
    ADD CONSTRAINT nudge_pkey PRIMARY KEY (game, seat, sender);

ALTER TABLE ONLY par
    ADD CONSTRAINT par_pkey PRIMARY KEY (deal, seats);

ALTER TABLE ONLY passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);

ALTER TABLE ONLY played
    ADD CONSTRAINT played_pkey PRIMARY KEY (account, began_at, game);

ALTER TABLE ONLY profile
    ADD CONSTRAINT profile_pkey PRIMARY KEY (account);

ALTER TABLE ONLY pulse
    ADD CONSTRAINT pulse_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY push_subscription
    ADD CONSTRAINT push_subscription_id_key UNIQUE (id);

ALTER TABLE ONLY push_subscription
    ADD CONSTRAINT push_subscription_pkey PRIMARY KEY (session);

ALTER TABLE ONLY puzzle_answer
    ADD CONSTRAINT puzzle_answer_pkey PRIMARY KEY (account, puzzle);

ALTER TABLE ONLY recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY report
    ADD CONSTRAINT report_pkey PRIMARY KEY (id);

ALTER TABLE ONLY result
    ADD CONSTRAINT result_pkey PRIMARY KEY (game, seat);

ALTER TABLE ONLY seat
    ADD CONSTRAINT seat_pkey PRIMARY KEY (game, seat);

ALTER TABLE ONLY recent_secret_event
    ADD CONSTRAINT secret_event_pkey PRIMARY KEY (game, seq);

ALTER TABLE ONLY secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (game);

ALTER TABLE ONLY seen
    ADD CONSTRAINT seen_pkey PRIMARY KEY (deal, account);

ALTER TABLE ONLY session
    ADD CONSTRAINT session_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY statistic
    ADD CONSTRAINT statistic_pkey PRIMARY KEY (account, key);

ALTER TABLE ONLY strength
    ADD CONSTRAINT strength_pkey PRIMARY KEY (account, seats, family);

ALTER TABLE ONLY strength_window
    ADD CONSTRAINT strength_window_day_key UNIQUE (day);

ALTER TABLE ONLY strength_window
    ADD CONSTRAINT strength_window_deal_seats_key UNIQUE (deal, seats);

ALTER TABLE ONLY strength_window
    ADD CONSTRAINT strength_window_pkey PRIMARY KEY (number);

ALTER TABLE ONLY suspension
    ADD CONSTRAINT suspension_pkey PRIMARY KEY (account);

ALTER TABLE ONLY table_strength
    ADD CONSTRAINT table_strength_pkey PRIMARY KEY (account, family);

ALTER TABLE ONLY tries
    ADD CONSTRAINT tries_pkey PRIMARY KEY (key);

ALTER TABLE ONLY uncounted_game
    ADD CONSTRAINT uncounted_game_pkey PRIMARY KEY (game, part);

ALTER TABLE ONLY window_result
    ADD CONSTRAINT window_result_pkey PRIMARY KEY (account, number);

CREATE INDEX access_token_account ON access_token USING btree (account);

CREATE INDEX account_erased ON account USING btree (erased_at) WHERE (erased_at IS NOT NULL);

CREATE INDEX account_news_account ON account_news USING btree (account, id);

CREATE INDEX account_news_at ON account_news USING btree (at);

CREATE UNIQUE INDEX account_public_id ON account USING btree (public_id(id));

CREATE INDEX blocked_other ON blocked USING btree (other);

CREATE INDEX challenge_account ON challenge USING btree (account) WHERE (account IS NOT NULL);

CREATE INDEX compared_game_waiting ON compared_game USING btree (ended_at, game) WHERE (number IS NULL);

CREATE INDEX contest_closes_at ON contest USING btree (closes_at);

CREATE INDEX device_account ON device USING btree (account, seen_at DESC);

CREATE INDEX dumped_game_dump ON dumped_game USING btree (dump);

CREATE INDEX entrant_account ON entrant USING btree (account);

CREATE INDEX entrant_waiting ON entrant USING btree (contest) WHERE (waits_since IS NOT NULL);

CREATE UNIQUE INDEX event_revision ON recent_event USING btree (game, step, seat, revision) WHERE (revision IS NOT NULL);

CREATE INDEX flip_turned ON flip USING btree (turned_at);

CREATE INDEX following_other ON following USING btree (other);

CREATE INDEX game_deadline ON game USING btree (deadline_at) WHERE (deadline_at IS NOT NULL);

CREATE INDEX game_deal ON game USING btree (deal) WHERE (deal IS NOT NULL);

CREATE INDEX game_host ON game USING btree (host);

CREATE INDEX game_lobby ON game USING btree (status, opened_at DESC, id DESC) WHERE (public AND (status = ANY (ARRAY['open'::text, 'playing'::text])));

CREATE INDEX game_open ON game USING btree (changed_at) WHERE (status = 'open'::text);

CREATE UNIQUE INDEX game_open_code ON game USING btree (code) WHERE (status = 'open'::text);

CREATE INDEX game_playing ON game USING btree (id) WHERE (status = 'playing'::text);

CREATE INDEX game_playing_host ON game USING btree (host) WHERE (status = 'playing'::text);

CREATE INDEX game_playing_source ON game USING btree (source) WHERE (status = 'playing'::text);

CREATE INDEX invitation_sender ON invitation USING btree (sender);

CREATE INDEX invitation_time ON invitation USING btree (made_at);

CREATE INDEX knock_game ON knock USING btree (game);

CREATE INDEX knock_time ON knock USING btree (knocked_at);

CREATE INDEX leader_order ON leader USING btree (board, begins, family, points DESC, account) WHERE is_listed;

CREATE INDEX mail_address_address ON mail_address USING btree (lower(address)) WHERE (address IS NOT NULL);

CREATE INDEX mail_order_account ON mail_order USING btree (account) WHERE (account IS NOT NULL);

CREATE INDEX mail_order_due ON mail_order USING btree (due_at);

CREATE INDEX mail_token_account ON mail_token USING btree (account);

CREATE INDEX mail_token_good_until ON mail_token USING btree (good_until);

CREATE INDEX moderation_act_account ON moderation_act USING btree (account, id);

CREATE INDEX moderation_act_game ON moderation_act USING btree (game) WHERE (kind = ANY (ARRAY['unlist'::text, 'clear_title'::text]));

CREATE INDEX moderation_answer_account ON moderation_answer USING btree (account);

CREATE INDEX moderation_answer_open ON moderation_answer USING btree (act) WHERE (closed_by IS NULL);

CREATE INDEX moderation_words_account ON moderation_words USING btree (account);

CREATE INDEX notice_delivery_due ON notice_delivery USING btree (due_at) WHERE (sent_at IS NULL);

CREATE INDEX notice_delivery_sent ON notice_delivery USING btree (sent_at) WHERE (sent_at IS NOT NULL);

CREATE INDEX notice_outbox_account ON notice_outbox USING btree (account) WHERE (account IS NOT NULL);

CREATE INDEX notice_outbox_others ON notice_outbox USING btree (due_at) WHERE (kind <> 'your_turn'::text);

CREATE INDEX notice_outbox_turns ON notice_outbox USING btree (due_at) WHERE (kind = 'your_turn'::text);

CREATE INDEX nudge_time ON nudge USING btree (nudged_at);

CREATE INDEX passkey_account ON passkey USING btree (account);

CREATE INDEX procrastinate_jobs_table ON procrastinate_jobs USING btree (((args ->> 'table'::text)));

CREATE INDEX push_subscription_endpoint ON push_subscription USING btree (endpoint);

CREATE INDEX puzzle_answer_by_puzzle ON puzzle_answer USING btree (puzzle) INCLUDE (is_solved);

CREATE INDEX recovery_code_account ON recovery_code USING btree (account);

CREATE INDEX report_account ON report USING btree (account);

CREATE UNIQUE INDEX report_once ON report USING btree (reporter, account, kind, words, COALESCE(game, ''::text));

CREATE INDEX report_open ON report USING btree (account, kind, words) WHERE (closed_by IS NULL);

CREATE INDEX result_account ON result USING btree (account) WHERE (account IS NOT NULL);

CREATE INDEX seat_account ON seat USING btree (account) WHERE (account IS NOT NULL);

CREATE INDEX seat_bot ON seat USING btree (game) WHERE (bot IS NOT NULL);

CREATE INDEX seat_own_games ON seat USING btree (account, ended_at, game, seat) WHERE (account IS NOT NULL);

CREATE INDEX seen_account ON seen USING btree (account);

CREATE INDEX session_account ON session USING btree (account);

CREATE INDEX session_seen ON session USING btree (seen_at);

CREATE INDEX uncounted_game_due ON uncounted_game USING btree (due_at);

CREATE TRIGGER account_erases_mail AFTER UPDATE OF erased_at ON account FOR EACH ROW WHEN ((new.erased_at IS NOT NULL)) EXECUTE FUNCTION erase_mail();

CREATE TRIGGER account_erases_moderation AFTER UPDATE OF erased_at ON account FOR EACH ROW WHEN ((new.erased_at IS NOT NULL)) EXECUTE FUNCTION erase_moderation();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON archived_game FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only INSTEAD OF DELETE OR UPDATE ON event FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON moderation_act FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON recent_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON recent_secret_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only INSTEAD OF DELETE OR UPDATE ON secret_event FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER count_stand_in_drawings AFTER INSERT ON result FOR EACH ROW WHEN ((new.account IS NOT NULL)) EXECUTE FUNCTION count_stand_in_drawings();

CREATE TRIGGER erase_flags AFTER UPDATE OF erased_at ON account FOR EACH ROW WHEN ((new.erased_at IS NOT NULL)) EXECUTE FUNCTION erase_flags();

CREATE TRIGGER erase_puzzle_answers AFTER UPDATE OF erased_at ON account FOR EACH ROW WHEN ((new.erased_at IS NOT NULL)) EXECUTE FUNCTION erase_puzzle_answers();

CREATE TRIGGER erase_recovery AFTER UPDATE OF erased_at ON account FOR EACH ROW WHEN ((new.erased_at IS NOT NULL)) EXECUTE FUNCTION erase_recovery();

CREATE TRIGGER erase_strength AFTER UPDATE OF erased_at ON account FOR EACH ROW WHEN ((new.erased_at IS NOT NULL)) EXECUTE FUNCTION erase_strength();

CREATE TRIGGER erase_tokens AFTER UPDATE OF erased_at ON account FOR EACH ROW WHEN ((new.erased_at IS NOT NULL)) EXECUTE FUNCTION erase_tokens();

CREATE TRIGGER insert_recent INSTEAD OF INSERT ON event FOR EACH ROW EXECUTE FUNCTION insert_event();

CREATE TRIGGER insert_recent INSTEAD OF INSERT ON secret_event FOR EACH ROW EXECUTE FUNCTION insert_secret_event();

CREATE TRIGGER leave_out_bots BEFORE INSERT ON seen FOR EACH ROW EXECUTE FUNCTION leave_out_bots();

CREATE TRIGGER list_account AFTER INSERT ON credential FOR EACH ROW EXECUTE FUNCTION list_account();

CREATE TRIGGER list_account AFTER INSERT OR UPDATE OF is_listed ON profile FOR EACH ROW EXECUTE FUNCTION list_account();

CREATE TRIGGER no_loss AFTER DELETE ON recent_event REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION refuse_loss();

CREATE TRIGGER no_loss AFTER DELETE ON recent_secret_event REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION refuse_loss_of_secrets();

CREATE TRIGGER note_to_compare AFTER INSERT ON result FOR EACH ROW WHEN ((new.account IS NOT NULL)) EXECUTE FUNCTION note_game_to_compare();

CREATE TRIGGER note_uncounted AFTER UPDATE OF judged ON analysis FOR EACH ROW WHEN (((old.judged IS NULL) AND (new.judged IS NOT NULL))) EXECUTE FUNCTION note_uncounted_game('analysis');

CREATE TRIGGER note_uncounted AFTER INSERT ON result FOR EACH ROW WHEN ((new.account IS NOT NULL)) EXECUTE FUNCTION note_uncounted_game('result');

ALTER TABLE ONLY access_token
    ADD CONSTRAINT access_token_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY account_news
    ADD CONSTRAINT account_news_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY analysis
    ADD CONSTRAINT analysis_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY answer
    ADD CONSTRAINT answer_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY archived_game
    ADD CONSTRAINT archived_game_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY blocked
    ADD CONSTRAINT blocked_other_fkey FOREIGN KEY (other) REFERENCES account(id);

ALTER TABLE ONLY blocked
    ADD CONSTRAINT blocked_owner_fkey FOREIGN KEY (owner) REFERENCES account(id);

ALTER TABLE ONLY bot_account
    ADD CONSTRAINT bot_account_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY challenge
    ADD CONSTRAINT challenge_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY compared_game
    ADD CONSTRAINT compared_game_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY contest_deal
    ADD CONSTRAINT contest_deal_contest_fkey FOREIGN KEY (contest) REFERENCES contest(id);

ALTER TABLE ONLY contest_deal
    ADD CONSTRAINT contest_deal_deal_fkey FOREIGN KEY (deal) REFERENCES deal(code);

ALTER TABLE ONLY contest_seat
    ADD CONSTRAINT contest_seat_contest_account_fkey FOREIGN KEY (contest, account) REFERENCES entrant(contest, account);

ALTER TABLE ONLY contest_seat
    ADD CONSTRAINT contest_seat_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY credential
    ADD CONSTRAINT credential_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY daily
    ADD CONSTRAINT daily_deal_fkey FOREIGN KEY (deal) REFERENCES deal(code);

ALTER TABLE ONLY deal
    ADD CONSTRAINT deal_dealt_at_fkey FOREIGN KEY (dealt_at) REFERENCES game(id);

ALTER TABLE ONLY device
    ADD CONSTRAINT device_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY dumped_game
    ADD CONSTRAINT dumped_game_dump_fkey FOREIGN KEY (dump) REFERENCES dump(id);

ALTER TABLE ONLY dumped_game
    ADD CONSTRAINT dumped_game_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY entrant
    ADD CONSTRAINT entrant_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY entrant
    ADD CONSTRAINT entrant_contest_fkey FOREIGN KEY (contest) REFERENCES contest(id);

ALTER TABLE ONLY recent_event
    ADD CONSTRAINT event_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY flag
    ADD CONSTRAINT flag_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY flag_check
    ADD CONSTRAINT flag_check_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY flag
    ADD CONSTRAINT flag_other_fkey FOREIGN KEY (other) REFERENCES account(id);

ALTER TABLE ONLY following
    ADD CONSTRAINT following_other_fkey FOREIGN KEY (other) REFERENCES account(id);

ALTER TABLE ONLY following
    ADD CONSTRAINT following_owner_fkey FOREIGN KEY (owner) REFERENCES account(id);

ALTER TABLE ONLY game
    ADD CONSTRAINT game_dealt_at_fkey FOREIGN KEY (dealt_at) REFERENCES game(id);

ALTER TABLE ONLY game
    ADD CONSTRAINT game_host_fkey FOREIGN KEY (host) REFERENCES account(id);

ALTER TABLE ONLY invitation
    ADD CONSTRAINT invitation_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY invitation
    ADD CONSTRAINT invitation_sender_fkey FOREIGN KEY (sender) REFERENCES account(id);

ALTER TABLE ONLY knock
    ADD CONSTRAINT knock_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY leader
    ADD CONSTRAINT leader_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY mail_address
    ADD CONSTRAINT mail_address_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY mail_order
    ADD CONSTRAINT mail_order_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY mail_token
    ADD CONSTRAINT mail_token_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY moderation_act
    ADD CONSTRAINT moderation_act_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY moderation_act
    ADD CONSTRAINT moderation_act_moderator_fkey FOREIGN KEY (moderator) REFERENCES account(id);

ALTER TABLE ONLY moderation_answer
    ADD CONSTRAINT moderation_answer_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY moderation_answer
    ADD CONSTRAINT moderation_answer_act_fkey FOREIGN KEY (act) REFERENCES moderation_act(id);

ALTER TABLE ONLY moderation_answer
    ADD CONSTRAINT moderation_answer_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES moderation_act(id);

ALTER TABLE ONLY moderation_words
    ADD CONSTRAINT moderation_words_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY moderation_words
    ADD CONSTRAINT moderation_words_act_fkey FOREIGN KEY (act) REFERENCES moderation_act(id);

ALTER TABLE ONLY moderator
    ADD CONSTRAINT moderator_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY notice_preference
    ADD CONSTRAINT notice_preference_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY nudge
    ADD CONSTRAINT nudge_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY par
    ADD CONSTRAINT par_deal_fkey FOREIGN KEY (deal) REFERENCES deal(code);

ALTER TABLE ONLY passkey
    ADD CONSTRAINT passkey_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY played
    ADD CONSTRAINT played_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY profile
    ADD CONSTRAINT profile_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY push_subscription
    ADD CONSTRAINT push_subscription_session_fkey FOREIGN KEY (session) REFERENCES session(hash) ON DELETE CASCADE;

ALTER TABLE ONLY puzzle_answer
    ADD CONSTRAINT puzzle_answer_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY recovery_code
    ADD CONSTRAINT recovery_code_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY report
    ADD CONSTRAINT report_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY report
    ADD CONSTRAINT report_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES moderation_act(id);

ALTER TABLE ONLY report
    ADD CONSTRAINT report_reporter_fkey FOREIGN KEY (reporter) REFERENCES account(id);

ALTER TABLE ONLY result
    ADD CONSTRAINT result_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY result
    ADD CONSTRAINT result_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY seat
    ADD CONSTRAINT seat_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY seat
    ADD CONSTRAINT seat_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY recent_secret_event
    ADD CONSTRAINT secret_event_game_seq_fkey FOREIGN KEY (game, seq) REFERENCES recent_event(game, seq) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY secret
    ADD CONSTRAINT secret_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY seen
    ADD CONSTRAINT seen_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY seen
    ADD CONSTRAINT seen_deal_fkey FOREIGN KEY (deal) REFERENCES deal(code);

ALTER TABLE ONLY seen
    ADD CONSTRAINT seen_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY session
    ADD CONSTRAINT session_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY statistic
    ADD CONSTRAINT statistic_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY strength
    ADD CONSTRAINT strength_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY strength
    ADD CONSTRAINT strength_last_window_fkey FOREIGN KEY (last_window) REFERENCES strength_window(number);

ALTER TABLE ONLY strength_window
    ADD CONSTRAINT strength_window_deal_fkey FOREIGN KEY (deal) REFERENCES deal(code);

ALTER TABLE ONLY suspension
    ADD CONSTRAINT suspension_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY suspension
    ADD CONSTRAINT suspension_act_fkey FOREIGN KEY (act) REFERENCES moderation_act(id);

ALTER TABLE ONLY table_strength
    ADD CONSTRAINT table_strength_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY uncounted_game
    ADD CONSTRAINT uncounted_game_game_fkey FOREIGN KEY (game) REFERENCES game(id);

ALTER TABLE ONLY window_result
    ADD CONSTRAINT window_result_account_fkey FOREIGN KEY (account) REFERENCES account(id);

ALTER TABLE ONLY window_result
    ADD CONSTRAINT window_result_number_fkey FOREIGN KEY (number) REFERENCES strength_window(number);

REVOKE ALL ON FUNCTION archive_game(of_game text) FROM PUBLIC;

GRANT SELECT ON TABLE result TO inkland_reader;

GRANT SELECT ON TABLE contest TO inkland_reader;

GRANT SELECT ON TABLE contest_deal TO inkland_reader;

GRANT SELECT ON TABLE daily TO inkland_reader;

GRANT SELECT ON TABLE deal TO inkland_reader;

GRANT SELECT ON TABLE game TO inkland_reader;

GRANT SELECT ON TABLE pulse TO inkland_reader;

GRANT SELECT ON TABLE seat TO inkland_reader;

GRANT SELECT ON TABLE seen TO inkland_reader;

INSERT INTO alembic_version VALUES ('0033');

INSERT INTO pulse DEFAULT VALUES;
