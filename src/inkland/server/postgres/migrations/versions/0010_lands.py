"""The name that a player gives to the land, and the crest chosen for it.

Runs before the code that needs it, and the release before runs on it: seats that it writes have
neither.
"""

from alembic import op

revision = "0010"
down_revision = "0009"

_LANDS = """
ALTER TABLE seat ADD COLUMN land text NOT NULL DEFAULT '', ADD COLUMN crest text;
"""


def upgrade() -> None:
    """Add two columns to seats."""
    op.execute(_LANDS)
