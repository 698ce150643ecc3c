"""${message}. Runs before|after the code that needs it.

There is no way back: what an older schema needs, a new migration gives.
"""

from alembic import op

revision = "${up_revision}"
down_revision = "${down_revision}"


def upgrade() -> None:
    """Say what changes."""
    op.execute("")
