"""Recovery codes, and what has happened to an account.

Two new tables; the release before runs on them without knowing them. An account that is erased by
it, too, loses both: a trigger does that. No one but the writer may look at any of this.
"""

from alembic import op

revision = "0027"
down_revision = "0026"
LOCKS = "LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE"

# The hash is of the code and the account together.
_TABLES = """
CREATE TABLE recovery_code (
    hash bytea PRIMARY KEY,
    account text NOT NULL REFERENCES account,
    made_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX recovery_code_account ON recovery_code (account);

CREATE TABLE account_news (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account text NOT NULL REFERENCES account,
    kind text NOT NULL,
    agent text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    is_seen boolean NOT NULL DEFAULT false
);

CREATE INDEX account_news_account ON account_news (account, id);
CREATE INDEX account_news_at ON account_news (at);
"""

_TRIGGER = """
CREATE FUNCTION erase_recovery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM recovery_code WHERE account = NEW.id;
    DELETE FROM account_news WHERE account = NEW.id;
    RETURN NULL;
END
$$;

CREATE TRIGGER erase_recovery AFTER UPDATE OF erased_at ON account
    FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL)
    EXECUTE FUNCTION erase_recovery();
"""


def upgrade() -> None:
    """Add tables and a trigger; nothing that is there changes its meaning."""
    for statements in (_TABLES, _TRIGGER):
        op.execute(statements)
