"""People: public ids of accounts, who follows or has blocked whom, games begun, and invitations.

Runs before the code that needs it, and the release before runs on it, which neither reads nor
writes any of this. The public id is a function of the account's own id (`ids.player_of` does the
same), so that old accounts need no write. Its index is the one thing that reads a table that was
there: while it is built, reads and play go on, and only new accounts and new names wait (about a
second for a million accounts). Columns that name a game have no foreign key: games are never
deleted, and moves would wait for its lock. Nobody but the writer may look at any of this.
"""

from alembic import op

revision = "0015"
down_revision = "0014"

_PUBLIC_ID = """
CREATE FUNCTION public_id(account text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT left(encode(sha256(convert_to('player ' || account, 'UTF8')), 'hex'), 26)
$$;

CREATE UNIQUE INDEX account_public_id ON account (public_id(id));
"""

# An erased account finds and deletes its rows from both sides.
_RELATIONS = """
CREATE TABLE following (
    owner text NOT NULL REFERENCES account,
    other text NOT NULL REFERENCES account,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (owner, other)
);

CREATE INDEX following_other ON following (other);

CREATE TABLE blocked (
    owner text NOT NULL REFERENCES account,
    other text NOT NULL REFERENCES account,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (owner, other)
);

CREATE INDEX blocked_other ON blocked (other);
"""

# The latest games of an account, which no index of `seat` has in their order; to build one there
# would hold up moves.
_PLAYED = """
CREATE TABLE played (
    account text NOT NULL REFERENCES account,
    began_at timestamptz NOT NULL DEFAULT now(),
    game text NOT NULL,
    PRIMARY KEY (account, began_at, game)
);
"""

_INVITATIONS = """
CREATE TABLE invitation (
    game text NOT NULL,
    account text NOT NULL REFERENCES account,
    sender text NOT NULL REFERENCES account,
    made_at timestamptz NOT NULL DEFAULT now(),
    is_declined boolean NOT NULL DEFAULT false,
    PRIMARY KEY (account, game)
);

CREATE INDEX invitation_sender ON invitation (sender);
CREATE INDEX invitation_time ON invitation (made_at);
"""


def upgrade() -> None:
    """Add a function, an index and four tables; nothing that is there changes its meaning."""
    for statements in (_PUBLIC_ID, _RELATIONS, _PLAYED, _INVITATIONS):
        op.execute(statements)
