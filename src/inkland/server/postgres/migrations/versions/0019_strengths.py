"""Strengths of players, and the windows that they come from.

Two new tables; the release before runs on them without knowing them. An account that is erased by
it, too, loses its strength: a trigger does that.
"""

from alembic import op

revision = "0019"
down_revision = "0018"
LOCKS = "LOCK TABLE account, deal IN SHARE ROW EXCLUSIVE MODE"

_TABLES = """
CREATE TABLE strength_window (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    deal text NOT NULL REFERENCES deal,
    day date UNIQUE,
    seats smallint NOT NULL,
    family text NOT NULL,
    ends_at timestamptz NOT NULL,
    left_out text[] NOT NULL,
    anchors text NOT NULL,
    UNIQUE (deal, seats)
);

COMMENT ON COLUMN strength_window.left_out IS 'accounts erased before the window was closed';
COMMENT ON COLUMN strength_window.anchors IS 'stars of anchor bots by name, as JSON';

CREATE TABLE strength (
    account text NOT NULL REFERENCES account,
    seats smallint NOT NULL,
    family text NOT NULL,
    mean double precision NOT NULL,
    variance double precision NOT NULL,
    change double precision NOT NULL,
    windows integer NOT NULL,
    last_window bigint NOT NULL REFERENCES strength_window,
    PRIMARY KEY (account, seats, family)
);
"""

_TRIGGER = """
CREATE FUNCTION erase_strength() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM strength WHERE account = NEW.id;
    RETURN NULL;
END
$$;

CREATE TRIGGER erase_strength AFTER UPDATE OF erased_at ON account
    FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL)
    EXECUTE FUNCTION erase_strength();
"""


def upgrade() -> None:
    """Add tables and a trigger; nothing that is there changes its meaning."""
    for statements in (_TABLES, _TRIGGER):
        op.execute(statements)
