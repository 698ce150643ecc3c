"""An index that finds erased accounts by their time, for the list of erasures.

The release before runs on it without knowing it.
"""

from alembic import op

revision = "0028"
down_revision = "0027"

_INDEX = """
CREATE INDEX account_erased ON account (erased_at) WHERE erased_at IS NOT NULL;
"""


def upgrade() -> None:
    """Add an index."""
    op.execute(_INDEX)
