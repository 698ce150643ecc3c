"""Leaderboards, and how each player did in each window.

Two new tables and a column with a default; the release before runs on them without knowing them.
Triggers note who is listed, whichever release changes that, and erase what an account leaves.
"""

from alembic import op

revision = "0021"
down_revision = "0020"
LOCKS = "LOCK TABLE account, credential, profile, strength_window IN ACCESS EXCLUSIVE MODE"

_TABLES = """
ALTER TABLE profile ADD COLUMN is_listed boolean NOT NULL DEFAULT true;

CREATE TABLE window_result (
    account text NOT NULL REFERENCES account,
    number bigint NOT NULL REFERENCES strength_window,
    matchpoints integer NOT NULL,
    others integer NOT NULL,
    PRIMARY KEY (account, number)
);

CREATE TABLE leader (
    account text NOT NULL REFERENCES account,
    board text NOT NULL CHECK (board IN ('week', 'month', 'ever', 'streak')),
    begins date NOT NULL,
    family text NOT NULL,
    points integer NOT NULL,
    windows integer NOT NULL,
    is_listed boolean NOT NULL,
    PRIMARY KEY (account, board, begins, family)
);

COMMENT ON COLUMN leader.points IS 'days of a streak; else hundredths of a matchpoint or star';

CREATE INDEX leader_order ON leader (board, begins, family, points DESC, account) WHERE is_listed;
"""

_LISTED = """
CREATE FUNCTION is_listed(member text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM credential WHERE account = member)
        AND NOT EXISTS (SELECT FROM profile WHERE account = member AND NOT is_listed)
$$;

CREATE FUNCTION list_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE leader SET is_listed = is_listed(NEW.account) WHERE account = NEW.account;
    RETURN NULL;
END
$$;

CREATE TRIGGER list_account AFTER INSERT ON credential
    FOR EACH ROW EXECUTE FUNCTION list_account();
CREATE TRIGGER list_account AFTER INSERT OR UPDATE OF is_listed ON profile
    FOR EACH ROW EXECUTE FUNCTION list_account();
"""

_ERASING = """
CREATE OR REPLACE FUNCTION erase_strength() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM strength WHERE account = NEW.id;
    DELETE FROM window_result WHERE account = NEW.id;
    DELETE FROM leader WHERE account = NEW.id;
    RETURN NULL;
END
$$;
"""


def upgrade() -> None:
    """Add tables, a column and triggers; nothing that is there changes its meaning."""
    for statements in (_TABLES, _LISTED, _ERASING):
        op.execute(statements)
