"""The dial: how much time a table has left for its step, as the record's clock shows it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from inkland.protocol import messages
from inkland.table.ids import TableId
from inkland.table.live.connections import Connection
from inkland.table.storage.records import News, Table

_SAME: Final = 1.0  # readings that differ by no more show the same clock


class ClockReading(NamedTuple):
    """A reading of a table's clock: how much is left at which moment of this process."""

    step: int
    left: float | None
    at: float
    is_paused: bool
    whole: int

    def shows_same(self, other: "ClockReading | None") -> bool:
        """Would somebody who was told of the other reading learn anything from this one?"""
        if other is None or not self.is_of(other.step, other.is_paused, other.whole):
            return False
        if self.left is None or other.left is None:
            return self.left is other.left
        return abs(self.left - other._left_at(self.at)) <= _SAME

    def is_of(self, step: int, is_paused: bool, whole: int) -> bool:
        """Is it a reading of this step, of a clock that runs or stands and has so much time?"""
        return (self.step, self.is_paused, self.whole) == (step, is_paused, whole)

    def told(self, now: float) -> str:
        """The `clock` message as it is right now."""
        left = None if self.left is None else round(max(0.0, self._left_at(now)), 1)
        return messages.told(messages.Clock(self.step, left, self.is_paused))

    def _left_at(self, now: float) -> float:
        assert self.left is not None
        return self.left if self.is_paused else self.left - (now - self.at)


class ClockReadings:
    """The last readings of all clocks that somebody here looks at."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._dials: dict[TableId, ClockReading] = {}

    def is_stale(self, table: Table, step: int) -> bool:
        """Must the clock be read anew, because a step has begun, a pause, or there is more time?"""
        known = self._dials.get(table.id)
        if table.clock is None:
            return False
        return known is None or not known.is_of(step, table.is_paused, table.clock)

    def read(self, table: Table, news: News) -> bool:
        """Read the clock; True if nobody would have expected it to stand so."""
        if table.clock is None or table.status != "playing" or news.step is None:
            return False
        found = ClockReading(news.step, news.left, self._clock(), table.is_paused, table.clock)
        if found.shows_same(self._dials.get(table.id)):
            return False
        self._dials[table.id] = found
        return True

    def tell(self, connection: Connection) -> None:
        """Tell how the clock stands, unless that was told."""
        found = self._dials.get(connection.table)
        if found is not None and connection.dial is not found:
            connection.dial = found
            connection.tell(found.told(self._clock()))

    def forget(self, table: TableId) -> None:
        """Nobody looks at this clock any more."""
        self._dials.pop(table, None)
