"""Members: credentials, sessions one can list, devices, passkeys, and tries that are counted.

Runs before the code that needs it, and the release before runs on it: what it adds to a table that
was there has a default. No one but the writer may look at any of this.
"""

from alembic import op

revision = "0003"
down_revision = "0002"
LOCKS = "LOCK TABLE game, seat, result, seen, session, account IN ACCESS EXCLUSIVE MODE"

# The id of a session is made of the hash, and the hash of the token: neither leads back.
_SESSIONS = """
ALTER TABLE account ADD COLUMN erased_at timestamptz;

ALTER TABLE session
    ADD COLUMN id text NOT NULL
        GENERATED ALWAYS AS (left(encode(sha256(hash), 'hex'), 26)) STORED,
    ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
    ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now(),
    ADD COLUMN agent text NOT NULL DEFAULT '';

CREATE INDEX session_account ON session (account);
CREATE INDEX session_seen ON session (seen_at);
"""

_CREDENTIALS = """
CREATE TABLE credential (
    account text PRIMARY KEY REFERENCES account,
    login text NOT NULL,
    small text NOT NULL UNIQUE,
    capitals text NOT NULL UNIQUE,
    password text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
);

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
"""

# The moments of the tries that still count, the oldest first.
_TRIES = """
CREATE TABLE tries (
    key text PRIMARY KEY,
    made_at timestamptz[] NOT NULL,
    good_until timestamptz NOT NULL
);
"""

# What belongs to an account can be found, to be shown to its owner or to be forgotten.
_BELONGINGS = """
CREATE INDEX seat_account ON seat (account) WHERE account IS NOT NULL;
CREATE INDEX result_account ON result (account) WHERE account IS NOT NULL;
CREATE INDEX seen_account ON seen (account);
CREATE INDEX game_host ON game (host);
"""


def upgrade() -> None:
    """Add columns, tables and indexes; nothing that is there changes its meaning."""
    for statements in (_SESSIONS, _CREDENTIALS, _TRIES, _BELONGINGS):
        op.execute(statements)
