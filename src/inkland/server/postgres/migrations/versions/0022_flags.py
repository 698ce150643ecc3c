"""Flags: reasons for the host to look closer at an account, and what was checked.

Two new tables; the release before runs on them without knowing them. An account that is erased by
it, too, loses its flags: a trigger does that.
"""

from alembic import op

revision = "0022"
down_revision = "0021"
LOCKS = "LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE"

_TABLES = """
CREATE TABLE flag (
    account text NOT NULL REFERENCES account,
    family text NOT NULL,
    kind text NOT NULL,
    figures text NOT NULL,
    other text REFERENCES account,
    found_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account, family, kind)
);

COMMENT ON COLUMN flag.figures IS 'the figures of the check by name, as JSON';
COMMENT ON COLUMN flag.other IS 'the account that this one follows';

CREATE TABLE flag_check (
    account text NOT NULL REFERENCES account,
    family text NOT NULL,
    last_window bigint NOT NULL,
    PRIMARY KEY (account, family)
);
"""

_TRIGGER = """
CREATE FUNCTION erase_flags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM flag WHERE account = NEW.id OR other = NEW.id;
    DELETE FROM flag_check WHERE account = NEW.id;
    RETURN NULL;
END
$$;

CREATE TRIGGER erase_flags AFTER UPDATE OF erased_at ON account
    FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL)
    EXECUTE FUNCTION erase_flags();
"""


def upgrade() -> None:
    """Add tables and a trigger; nothing that is there changes its meaning."""
    for statements in (_TABLES, _TRIGGER):
        op.execute(statements)
