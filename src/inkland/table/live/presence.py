"""Presence: who is at which table, here and at the other processes as far as they have told."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from inkland.table.bus.port import Bus, NodeSeats
from inkland.table.ids import TableId

REPEAT_EVERY: Final = 10.0
COUNTS_FOR: Final = 25.0  # seconds; two repeats may be lost
MAX_NODES: Final = 100  # that one table hears of


class NodePresence(NamedTuple):
    """What another process has told, and until when it counts."""

    here: NodeSeats
    until: float


class PresenceTracker:
    """What this process tells of its tables and hears of them from others."""

    def __init__(
        self, bus: Bus, node: str, changed: Callable[[TableId], None], clock: Callable[[], float]
    ) -> None:
        self.node = node
        self._clock = clock
        self._bus = bus
        self._changed = changed
        self._announced: dict[TableId, NodeSeats] = {}  # of what is connected here
        self._repeat_at: dict[TableId, float] = {}
        self._others: dict[TableId, dict[str, NodePresence]] = {}
        self._last_seen: defaultdict[TableId, dict[int, float]] = defaultdict(dict)
        bus.listen_presence(self._heard)

    # --- Of this process

    def announce(self, here: NodeSeats) -> None:
        """Tell the other processes who is connected here, if they do not know."""
        if self._announced.get(here.table, NodeSeats(here.table, self.node)) != here:
            self._announce(here)

    def _announce(self, here: NodeSeats) -> None:
        self._announced[here.table] = here
        self._repeat_at[here.table] = self._clock() + REPEAT_EVERY
        self._bus.announce_presence(here)

    def note_leaving(self, table: TableId, seat: int | None) -> None:
        """The player of a seat was here until now."""
        if seat is not None:
            self._last_seen[table][seat] = self._clock()

    def forget(self, table: TableId) -> None:
        """Nobody is connected to the table here any more."""
        if self._announced.pop(table, None) not in (None, NodeSeats(table, self.node)):
            self._bus.announce_presence(NodeSeats(table, self.node))
        self._repeat_at.pop(table, None)
        self._others.pop(table, None)
        self._last_seen.pop(table, None)

    # --- Of the others

    def _heard(self, here: NodeSeats) -> None:
        """Another process has told; one that is new here is told of us in turn."""
        ours = self._announced.get(here.table)
        if ours is None or here.node == self.node:
            return
        words = self._others.setdefault(here.table, {})
        before = words.get(here.node)
        if before is None and len(words) >= MAX_NODES:
            return
        words[here.node] = NodePresence(here, self._clock() + COUNTS_FOR)
        if before is None:
            self._announce(ours)
        if before is None or before.here != here:
            self._changed(here.table)

    def others(self, table: TableId) -> list[NodeSeats]:
        """What the other processes have told of a table."""
        return [word.here for word in self._others.get(table, {}).values()]

    def refresh(self) -> None:
        """Say again what is long told, and forget whom nobody has heard of for too long."""
        now = self._clock()
        for table in [table for table, at in self._repeat_at.items() if at <= now]:
            self._announce(self._announced[table])
        for table, words in self._others.items():
            old = [node for node, word in words.items() if word.until <= now]
            for node in old:
                del words[node]
            if old:
                self._changed(table)

    def merged(self, here: NodeSeats) -> tuple[set[int], int]:
        """The seats that are connected anywhere, and how many watch."""
        everyone: Iterable[NodeSeats] = (here, *self.others(here.table))
        seats = {seat for one in everyone for seat in one.seats}
        return seats, sum(one.watching for one in everyone)

    def absent_seconds_here(self, table: TableId, seat: int) -> float:
        """For how many seconds this process has missed the player of a seat."""
        now = self._clock()
        return now - self._last_seen[table].setdefault(seat, now)
