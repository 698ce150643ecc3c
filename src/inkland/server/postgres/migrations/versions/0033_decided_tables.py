"""What moderators have decided about a table is found by the table.

Runs before the code that needs it, and the release before runs on it.
"""

from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    """Add an index."""
    op.execute(
        "CREATE INDEX moderation_act_game ON moderation_act (game)"
        " WHERE kind IN ('unlist', 'clear_title')"
    )
