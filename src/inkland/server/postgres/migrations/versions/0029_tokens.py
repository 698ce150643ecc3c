"""Tokens of accounts for programs, and accounts that are bots.

Two new tables; the release before runs on them without knowing them, and takes no token. An account
that is erased by it, too, loses its tokens: a trigger does that. Another trigger keeps deals from
being marked as seen by bots, so that their results count nowhere among those of people.
"""

from alembic import op

revision = "0029"
down_revision = "0028"
LOCKS = "LOCK TABLE account, seen IN SHARE ROW EXCLUSIVE MODE"

_TABLES = """
CREATE TABLE access_token (
    hash bytea PRIMARY KEY,
    account text NOT NULL REFERENCES account,
    id text GENERATED ALWAYS AS (left(encode(sha256(hash), 'hex'), 26)) STORED,
    label text NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz
);

COMMENT ON COLUMN access_token.hash IS 'SHA-256 of the token, which nobody keeps but its owner';
COMMENT ON COLUMN access_token.id IS 'names the token in lists; computed from the hash';

CREATE INDEX access_token_account ON access_token (account);

CREATE VIEW valid_token AS
SELECT hash, account, scopes
FROM access_token
WHERE NOT EXISTS (
    SELECT FROM suspension
    WHERE suspension.account = access_token.account
        AND (suspension.until IS NULL OR suspension.until > now())
);

CREATE TABLE bot_account (
    account text PRIMARY KEY REFERENCES account,
    made_at timestamptz NOT NULL DEFAULT now()
);
"""

_ERASING = """
CREATE FUNCTION erase_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM access_token WHERE account = NEW.id;
    RETURN NULL;
END
$$;

CREATE TRIGGER erase_tokens AFTER UPDATE OF erased_at ON account
    FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL)
    EXECUTE FUNCTION erase_tokens();
"""

_SEEING = """
CREATE FUNCTION leave_out_bots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM bot_account WHERE account = NEW.account) THEN
        RETURN NULL;
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER leave_out_bots BEFORE INSERT ON seen
    FOR EACH ROW EXECUTE FUNCTION leave_out_bots();
"""


def upgrade() -> None:
    """Add tables and triggers; nothing that is there changes its meaning."""
    for statements in (_TABLES, _ERASING, _SEEING):
        op.execute(statements)
