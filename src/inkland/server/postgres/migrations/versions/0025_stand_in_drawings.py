"""How many drawings of a seat were a stand-in's, with each result; contests that were cancelled;
who lets others use positions of their games.

A trigger counts them in the transaction that ends a game, so those of a node of the release before
are counted, too; it does not name the new column. Of results that were there nothing is read here:
`inkland statistics --recompute` counts those whose answers are still stored.

A cancelled contest has ended early, too, so the release before seats nobody there either.
"""

from alembic import op

revision = "0025"
down_revision = "0024"
LOCKS = "LOCK TABLE contest, profile, result IN ACCESS EXCLUSIVE MODE"

_COLUMNS = """
ALTER TABLE result ADD COLUMN stand_in_drawings integer NOT NULL DEFAULT 0;
ALTER TABLE contest ADD COLUMN cancelled_at timestamptz;
ALTER TABLE profile ADD COLUMN allows_reuse boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN profile.allows_reuse IS
    'positions of finished public games may become puzzles or open data, without names';
"""

# No client can send a command with such an id: see `table/bot_player.py`. An answer that was taken
# back is followed by another event of the same seat and step.
_COUNTING = """
CREATE FUNCTION stand_in_drawings(of_game text, of_seat smallint) RETURNS integer
LANGUAGE sql STABLE AS $$
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

CREATE FUNCTION count_stand_in_drawings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE result
    SET stand_in_drawings = made.number
    FROM (SELECT stand_in_drawings(NEW.game, NEW.seat) AS number) AS made
    WHERE game = NEW.game AND seat = NEW.seat AND made.number > 0;
    RETURN NULL;
END
$$;

CREATE TRIGGER count_stand_in_drawings AFTER INSERT ON result
    FOR EACH ROW WHEN (NEW.account IS NOT NULL)
    EXECUTE FUNCTION count_stand_in_drawings();
"""

# The limit is `MAX_STAND_IN_DRAWINGS` of `table/storage/records.py`.
_OWN = """
CREATE FUNCTION is_own(made result) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT made.bot IS NULL AND made.stand_in_drawings <= 1
$$;
"""


def upgrade() -> None:
    """Add columns, a trigger, and what makes a result one's own."""
    for statements in (_COLUMNS, _COUNTING, _OWN):
        op.execute(statements)
