"""Finished games at rest: all events of one in a single row, from which PostgreSQL gives them back.

Runs before the code that needs it, and the release before runs on it: what it knows as the tables
`event` and `secret_event` are views now, which also show the events of archived games, and take new
ones. The tables themselves are `recent_event` and `recent_secret_event`. Nothing is written anew:
names and triggers change, for as long as the catalogue entries take.

An archived row keeps bodies as text, in which frequent words are replaced by single characters;
PostgreSQL compresses that. Hashes of the chain are computed again from the first one; the last one
is kept, so that a changed body breaks the chain as it did before. Seats, steps and revisions are
read from the bodies. There is a time for each event, a hash of the state for each end of a turn.

Only `archive_game` archives, and no statement can delete an event unless the archive gives back
exactly that row: a trigger compares them, whoever deletes.
"""

from alembic import op

revision = "0018"
down_revision = "0017"
LOCKS = "LOCK TABLE event, secret_event, game IN ACCESS EXCLUSIVE MODE"

# The release before inserts both kinds in one statement, and the trigger of a view does it one
# after the other, the secret ones first.
_NAMES = """
ALTER TABLE event RENAME TO recent_event;
ALTER TABLE secret_event RENAME TO recent_secret_event;
ALTER TABLE recent_secret_event
    ALTER CONSTRAINT secret_event_game_seq_fkey DEFERRABLE INITIALLY DEFERRED;
"""

_ARCHIVE = """
CREATE TABLE archived_game (
    game text PRIMARY KEY REFERENCES game,
    first_hash bytea NOT NULL,
    last_hash bytea NOT NULL,
    lines text NOT NULL,
    secrets integer[] NOT NULL,
    state_hashes bytea NOT NULL,
    times timestamptz[] NOT NULL
);

COMMENT ON COLUMN archived_game.secrets IS 'the numbers of the secret events';

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON archived_game
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
"""

# For ever: what is archived was written with them. The first thirty are one byte each, in an order
# in which no word hides in the code of another. A better list needs a column that says which one.
_WORDS = r"""
CREATE FUNCTION archive_words() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
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

CREATE FUNCTION archive_code(word bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT chr((word + CASE WHEN word < 10 THEN 0 WHEN word < 31 THEN 1 ELSE 97 END)::integer)
$$;

CREATE FUNCTION packed_lines(lines text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    words CONSTANT text[] := archive_words();
BEGIN
    FOR number IN 1 .. cardinality(words) LOOP
        lines := replace(lines, words[number], archive_code(number));
    END LOOP;
    RETURN lines;
END
$$;

CREATE FUNCTION unpacked_lines(lines text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 50000 AS $$
DECLARE
    words CONSTANT text[] := archive_words();
BEGIN
    FOR number IN REVERSE cardinality(words) .. 1 LOOP
        lines := replace(lines, archive_code(number), words[number]);
    END LOOP;
    RETURN lines;
END
$$;

CREATE FUNCTION chain_link(link bytea, body bytea) RETURNS bytea
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
    RETURN sha256(link || body);
END
$$;

CREATE AGGREGATE chain_hash(bytea) (SFUNC = chain_link, STYPE = bytea);
"""

_VIEWS = r"""
CREATE VIEW archived_event AS
SELECT
    game, seq,
    CASE WHEN seq <> ALL (secrets) THEN entry.body END AS body,
    CASE WHEN seq = ANY (secrets) THEN entry.body END AS secret_body,
    CASE WHEN entry.is_last THEN last_hash ELSE entry.hash END AS hash,
    seat, step,
    CASE WHEN is_answer THEN entry.revision END AS revision,
    CASE WHEN is_end THEN substr(state_hashes, 32 * turn - 31, 32) END AS state_hash,
    times[seq] AS at
FROM archived_game, LATERAL (
    SELECT
        line.*,
        chain_hash(CASE WHEN seq = 1 THEN first_hash ELSE body END) OVER earlier AS hash,
        lead(seq) OVER earlier IS NULL AS is_last,
        (count(*) FILTER (WHERE is_end) OVER earlier)::integer AS turn,
        (count(*) OVER (PARTITION BY seat, step ORDER BY seq))::integer AS revision
    FROM (
        SELECT
            seq::integer, convert_to(line, 'UTF8') AS body,
            line LIKE '{"type":"turn_ended",%' AS is_end,
            answer IS NOT NULL AS is_answer, answer[1]::smallint AS seat, answer[2]::integer AS step
        FROM unnest(string_to_array(unpacked_lines(lines), E'\n'))
            WITH ORDINALITY AS made (line, seq),
        LATERAL (
            SELECT CASE
                WHEN line LIKE '{"type":"answered",%' OR line LIKE '{"type":"taken_back",%'
                THEN regexp_match(line, '^.{18,22}"seat":(\d+),"step":(\d+)[,}]')
            END AS answer
            OFFSET 0
        ) AS read
        OFFSET 0
    ) AS line
    WINDOW earlier AS (ORDER BY seq)
) AS entry;

CREATE VIEW whole_event AS
SELECT
    game, seq,
    coalesce(recent_event.body, secret.body) AS body, recent_event.body IS NULL AS is_secret,
    hash, seat, step, revision, state_hash, at
FROM recent_event
LEFT JOIN recent_secret_event AS secret USING (game, seq)
UNION ALL
SELECT
    game, seq, coalesce(body, secret_body), body IS NULL,
    hash, seat, step, revision, state_hash, at
FROM archived_event;

CREATE VIEW event AS
SELECT game, seq, body, hash, seat, step, revision, state_hash, at FROM recent_event
UNION ALL
SELECT game, seq, body, hash, seat, step, revision, state_hash, at FROM archived_event;

CREATE VIEW secret_event AS
SELECT game, seq, body FROM recent_secret_event
UNION ALL
SELECT game, seq, secret_body FROM archived_event WHERE secret_body IS NOT NULL;

ALTER VIEW event ALTER COLUMN at SET DEFAULT now();

CREATE FUNCTION insert_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO recent_event SELECT NEW.*;
    RETURN NEW;
END
$$;

CREATE FUNCTION insert_secret_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO recent_secret_event SELECT NEW.*;
    RETURN NEW;
END
$$;

CREATE TRIGGER insert_recent INSTEAD OF INSERT ON event
    FOR EACH ROW EXECUTE FUNCTION insert_event();
CREATE TRIGGER insert_recent INSTEAD OF INSERT ON secret_event
    FOR EACH ROW EXECUTE FUNCTION insert_secret_event();
CREATE TRIGGER append_only INSTEAD OF UPDATE OR DELETE ON event
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only INSTEAD OF UPDATE OR DELETE ON secret_event
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
"""

# What is deleted must be in the archive, equal in every column, and nothing of the game may stay
# behind: it would be shown twice.
_GUARDS = """
CREATE FUNCTION refuse_loss() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE FUNCTION refuse_loss_of_secrets() RETURNS trigger LANGUAGE plpgsql AS $$
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

DROP TRIGGER append_only ON recent_event;
DROP TRIGGER append_only ON recent_secret_event;
CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON recent_event
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON recent_secret_event
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER no_loss AFTER DELETE ON recent_event REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_loss();
CREATE TRIGGER no_loss AFTER DELETE ON recent_secret_event REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_loss_of_secrets();
"""

# Kept answers go, too: they are for commands that are sent again, and the game is over. A game that
# is damaged, or would not be given back exactly, is left as it is.
_ARCHIVE_GAME = r"""
CREATE FUNCTION archive_game(of_game text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

REVOKE ALL ON FUNCTION archive_game FROM PUBLIC;
"""


def upgrade() -> None:
    """Put views in the place of two tables, and add the archive beside them."""
    cursor = op.get_bind().connection.cursor()
    try:
        for statements in (_NAMES, _ARCHIVE, _WORDS, _VIEWS, _GUARDS, _ARCHIVE_GAME):
            cursor.execute(statements)
    finally:
        cursor.close()
