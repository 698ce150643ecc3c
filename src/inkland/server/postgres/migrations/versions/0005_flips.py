"""Cards for paper tables. Runs before the code that needs it, and the release before runs on it.

The seed is there: no one but the writer may look at it.
"""

from alembic import op

revision = "0005"
down_revision = "0004"

_FLIPS = """
CREATE TABLE flip (
    id text PRIMARY KEY,
    key bytea NOT NULL,
    options text NOT NULL,
    seed text NOT NULL,
    number integer NOT NULL CHECK (number >= 0),
    turned_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX flip_turned ON flip (turned_at);
"""


def upgrade() -> None:
    """Add a table; nothing that is there changes."""
    op.execute(_FLIPS)
