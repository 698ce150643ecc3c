"""The deals of the day. Runs before the code that needs it, and the release before runs on it.

A day has one deal and a deal one day, whoever asks first. Which deal belongs to which day is no
secret; the secret itself lies where those of all deals are.
"""

from alembic import op

revision = "0004"
down_revision = "0003"

_DAILY = """
CREATE TABLE daily (
    day date PRIMARY KEY,
    deal text NOT NULL UNIQUE REFERENCES deal
);

GRANT SELECT ON daily TO inkland_reader;
"""


def upgrade() -> None:
    """Add a table; nothing that is there changes its meaning."""
    op.execute(_DAILY)
