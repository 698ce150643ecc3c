"""The dial: how much time a table has left for its step, as the record's clock shows it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from inkland.protocol import messages
from inkland.table.ids import TableId
from inkland.table.live.connections import TableConnection
from inkland.table.storage.records import Table, TableProgress

_SAME: Final = 1.0  # readings that differ by no more show the same clock


class ClockReading(NamedTuple):
    """A reading of a table's clock: how much is left at which moment of this process."""

    step: int
    left: float | None
    at: float
    is_paused: bool
    seconds_per_step: int

    def is_expected_after(self, other: "ClockReading | None") -> bool:
        """Would somebody who was told of the other reading learn anything from this one?"""
        if other is None or not self.is_of(other.step, other.is_paused, other.seconds_per_step):
            return False
        if self.left is None or other.left is None:
            return self.left is other.left
        return abs(self.left - other._left_at(self.at)) <= _SAME

    def is_of(self, step: int, is_paused: bool, whole: int) -> bool:
        """Is it a reading of this step, of a clock that runs or stands and has so much time?"""
        return (self.step, self.is_paused, self.seconds_per_step) == (step, is_paused, whole)

    def message(self, now: float) -> str:
        """The `clock` message as it is right now."""
        left = None if self.left is None else round(max(0.0, self._left_at(now)), 1)
        return messages.encode(messages.Clock(self.step, left, self.is_paused))

    def _left_at(self, now: float) -> float:
        assert self.left is not None
        return self.left if self.is_paused else self.left - (now - self.at)


class ClockReadings:
    """The last readings of all clocks that somebody here looks at."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._readings: dict[TableId, ClockReading] = {}

    def is_stale(self, table: Table, step: int) -> bool:
        """Must the clock be read anew, because a step has begun, a pause, or there is more time?"""
        known = self._readings.get(table.id)
        if table.clock is None:
            return False
        return known is None or not known.is_of(step, table.is_paused, table.clock)

    def read(self, table: Table, news: TableProgress) -> bool:
        """Read the clock; True if nobody would have expected it to stand so."""
        if table.clock is None or table.status != "playing" or news.step is None:
            return False
        found = ClockReading(news.step, news.left, self._clock(), table.is_paused, table.clock)
        if found.is_expected_after(self._readings.get(table.id)):
            return False
        self._readings[table.id] = found
        return True

    def send(self, connection: TableConnection) -> None:
        """Tell how the clock stands, unless that was told."""
        found = self._readings.get(connection.table)
        if found is not None and connection.sent_clock is not found:
            connection.sent_clock = found
            connection.send(found.message(self._clock()))

    def forget(self, table: TableId) -> None:
        """Nobody looks at this clock any more."""
        self._readings.pop(table, None)
