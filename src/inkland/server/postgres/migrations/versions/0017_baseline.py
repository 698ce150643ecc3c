"""The schema of release 0.9.0, in one step; later migrations go on from it.

A database of 0.9.0 has this number already and never runs it. `0017_baseline.sql` is what the
seventeen migrations up to that release made together.
"""

from pathlib import Path

from alembic import op
from procrastinate.schema import SchemaManager

revision = "0017"
down_revision = None


def upgrade() -> None:
    """Make the tables of procrastinate, then ours."""
    # As it stands: signs that mean something to SQLAlchemy mean nothing here.
    cursor = op.get_bind().connection.cursor()
    try:
        cursor.execute(SchemaManager.get_schema())
        cursor.execute(Path(__file__).with_suffix(".sql").read_bytes())
    finally:
        cursor.close()
