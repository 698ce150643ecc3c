"""Clock readings: how much time a table has left for its step, by the clock of the storage."""

from collections.abc import Callable
from typing import Final, NamedTuple

from inkland.protocol import messages
from inkland.table.ids import TableId
from inkland.table.live.connections import TableConnection
from inkland.table.storage.records import Table, TableProgress

_SAME: Final = 1.0  # seconds by which two readings may differ and still count as the same


class ClockReading(NamedTuple):
    """The seconds left for a step, as read at time `at` of this process's clock."""

    step: int
    left: float | None
    at: float
    is_paused: bool
    seconds_per_step: int

    def is_expected_after(self, other: "ClockReading | None") -> bool:
        """Whether a client that was sent the other reading can work this one out by itself."""
        if other is None or not self.is_of(other.step, other.is_paused, other.seconds_per_step):
            return False
        if self.left is None or other.left is None:
            return self.left is other.left
        return abs(self.left - other._left_at(self.at)) <= _SAME

    def is_of(self, step: int, is_paused: bool, whole: int) -> bool:
        """Whether it was read in this step, in this paused state, with `whole` seconds per step."""
        return (self.step, self.is_paused, self.seconds_per_step) == (step, is_paused, whole)

    def message(self, now: float) -> str:
        """The `clock` message with the time left at `now`."""
        left = None if self.left is None else round(max(0.0, self._left_at(now)), 1)
        return messages.encode(messages.Clock(self.step, left, self.is_paused))

    def _left_at(self, now: float) -> float:
        assert self.left is not None
        return self.left if self.is_paused else self.left - (now - self.at)


class ClockReadings:
    """The last clock reading of each table that has connections in this process."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._readings: dict[TableId, ClockReading] = {}

    def is_stale(self, table: Table, step: int) -> bool:
        """Whether the clock must be read again: a new step, a pause, or another time per step."""
        last = self._readings.get(table.id)
        if table.clock is None:
            return False
        return last is None or not last.is_of(step, table.is_paused, table.clock)

    def read(self, table: Table, news: TableProgress) -> bool:
        """Store a new reading; False if clients can work it out from the last one, or no clock
        runs."""
        if table.clock is None or table.status != "playing" or news.step is None:
            return False
        reading = ClockReading(news.step, news.left, self._clock(), table.is_paused, table.clock)
        if reading.is_expected_after(self._readings.get(table.id)):
            return False
        self._readings[table.id] = reading
        return True

    def send(self, connection: TableConnection) -> None:
        """Send the last reading, unless this connection has been sent it."""
        reading = self._readings.get(connection.table)
        if reading is not None and connection.sent_clock is not reading:
            connection.sent_clock = reading
            connection.send(reading.message(self._clock()))

    def forget(self, table: TableId) -> None:
        """Drop the reading of a table that has no connections here any more."""
        self._readings.pop(table, None)
