"""The first answer of each account to a puzzle.

A new table; the release before runs on it without knowing it. An account that is erased by it, too,
loses its answers: a trigger does that.
"""

from alembic import op

revision = "0023"
down_revision = "0022"
LOCKS = "LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE"

_TABLE = """
CREATE TABLE puzzle_answer (
    account text NOT NULL REFERENCES account,
    puzzle text NOT NULL,
    is_solved boolean NOT NULL,
    answered_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account, puzzle)
);

CREATE INDEX puzzle_answer_by_puzzle ON puzzle_answer (puzzle) INCLUDE (is_solved);
"""

_TRIGGER = """
CREATE FUNCTION erase_puzzle_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM puzzle_answer WHERE account = NEW.id;
    RETURN NULL;
END
$$;

CREATE TRIGGER erase_puzzle_answers AFTER UPDATE OF erased_at ON account
    FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL)
    EXECUTE FUNCTION erase_puzzle_answers();
"""


def upgrade() -> None:
    """Add a table and a trigger; nothing that is there changes its meaning."""
    for statements in (_TABLE, _TRIGGER):
        op.execute(statements)
