"""Storage whose time passes when a test says so, in memory and on PostgreSQL."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

import psycopg

from inkland.server.tables.port import ServerStorage
from inkland.server.tables.storage import PostgresStorage
from support.memory.storage import MemoryServerStorage

# The clock of PostgreSQL cannot be set, so that all that has happened is moved into the past.
_MOVED: Final = {
    "game": ("asked_at", "deadline_at", "finished_at", "changed_at"),
    "seat": ("seen_at",),
    "notice_outbox": ("at", "due_at"),
    "notice_delivery": ("at", "due_at", "sent_at"),
    "notice_preference": ("quiet_from", "quiet_until"),
}

PassTime = Callable[[timedelta], None]


class SimulatedClock:
    """A clock that stands still, but for `pass_time`."""

    def __init__(self, now: datetime = datetime(2026, 3, 2, 9, tzinfo=UTC)) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def pass_time(self, time: timedelta) -> None:
        """Let this time pass."""
        self.now += time


def move_into_the_past(conninfo: str, time: timedelta) -> None:
    """Move all that notices depend on into the past, as if this time had passed."""
    with psycopg.connect(conninfo) as connection:
        for table, columns in _MOVED.items():
            moved = ", ".join(f"{column} = {column} - %(time)s" for column in columns)
            connection.execute(f"UPDATE {table} SET {moved}", {"time": time})


async def timed_storage(kind: str, conninfo: Callable[[], str]) -> tuple[ServerStorage, PassTime]:
    """Storage of this kind, `memory` or `postgres`, and how to let time pass for it."""
    if kind == "memory":
        clock = SimulatedClock()
        return MemoryServerStorage(clock), clock.pass_time
    database = conninfo()
    storage = await PostgresStorage.open(database)
    return storage, lambda time: move_into_the_past(database, time)
