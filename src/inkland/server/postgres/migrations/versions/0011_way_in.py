"""Codes of open tables, seats that are kept for somebody, and knocks at private tables.

Runs before the code that needs it, and the release before runs on it: its tables have no code, and
it lets anybody take a seat that is kept. A code is free again as soon as its table is not open any
more, whichever release starts or closes it.
"""

from alembic import op

revision = "0011"
down_revision = "0010"

_WAY_IN = """
ALTER TABLE game
    ADD COLUMN code integer,
    ADD COLUMN has_knocks boolean NOT NULL DEFAULT true,
    ADD COLUMN holds text NOT NULL DEFAULT '[]';

CREATE UNIQUE INDEX game_open_code ON game (code) WHERE status = 'open';

CREATE TABLE knock (
    id text PRIMARY KEY,
    game text REFERENCES game,
    name text NOT NULL,
    knocked_at timestamptz NOT NULL DEFAULT now(),
    is_welcome boolean
);

CREATE INDEX knock_game ON knock (game);
CREATE INDEX knock_time ON knock (knocked_at);
"""


def upgrade() -> None:
    """Add columns, an index and a table; nothing that is there changes its meaning."""
    op.execute(_WAY_IN)
