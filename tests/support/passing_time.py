"""Time that passes for a database when a test says so."""

from collections.abc import Callable
from datetime import timedelta
from typing import Final

import psycopg

# The clock of PostgreSQL cannot be set, so that all that has happened is moved into the past.
_MOVED: Final = {
    "game": ("asked_at", "deadline_at", "finished_at", "changed_at"),
    "seat": ("seen_at",),
    "notice_outbox": ("at", "due_at"),
    "notice_delivery": ("at", "due_at", "sent_at"),
    "notice_preference": ("quiet_from", "quiet_until"),
}

PassTime = Callable[[timedelta], None]


def move_into_the_past(conninfo: str, time: timedelta) -> None:
    """Move all that notices depend on into the past, as if this time had passed."""
    with psycopg.connect(conninfo) as connection:
        for table, columns in _MOVED.items():
            moved = ", ".join(f"{column} = {column} - %(time)s" for column in columns)
            connection.execute(f"UPDATE {table} SET {moved}", {"time": time})
