"""Where waiting entrants of a contest come from, so that those of one address are spread.

Runs before the code that needs it, and the release before runs on it: entrants that it writes have
no source.
"""

from alembic import op

revision = "0032"
down_revision = "0031"

_SOURCE = """
ALTER TABLE entrant ADD COLUMN source integer;

COMMENT ON COLUMN entrant.source IS
    'a short hash of the address that it waits from, shared by thousands; empty once it is seated';
"""


def upgrade() -> None:
    """Add a column to entrants."""
    op.execute(_SOURCE)
