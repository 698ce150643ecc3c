"""Presence: which seats are connected to which table, in this process and in the others.

Each process announces its own connections on the bus and merges what the others announce.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from inkland.table.bus.port import Bus, NodeSeats
from inkland.table.ids import TableId

REPEAT_EVERY: Final = 10.0
COUNTS_FOR: Final = 25.0  # seconds an announcement is valid: two repeats may be lost
MAX_NODES: Final = 100  # other processes remembered for one table


class NodePresence(NamedTuple):
    """The last announcement of another process, and until when it is valid."""

    here: NodeSeats
    until: float


class PresenceTracker:
    """Announces the connections of this process and collects those of the others, by table."""

    def __init__(
        self, bus: Bus, node: str, changed: Callable[[TableId], None], clock: Callable[[], float]
    ) -> None:
        self.node = node
        self._clock = clock
        self._bus = bus
        self._changed = changed
        self._announced: dict[TableId, NodeSeats] = {}  # last announcement of ours
        self._repeat_at: dict[TableId, float] = {}
        self._others: dict[TableId, dict[str, NodePresence]] = {}
        self._last_seen: defaultdict[TableId, dict[int, float]] = defaultdict(dict)
        bus.listen_presence(self._heard)

    # --- This process

    def announce(self, here: NodeSeats) -> None:
        """Announce who is connected here, unless the last announcement was the same."""
        if self._announced.get(here.table, NodeSeats(here.table, self.node)) != here:
            self._announce(here)

    def _announce(self, here: NodeSeats) -> None:
        self._announced[here.table] = here
        self._repeat_at[here.table] = self._clock() + REPEAT_EVERY
        self._bus.announce_presence(here)

    def note_leaving(self, table: TableId, seat: int | None) -> None:
        """Remember that the player of a seat disconnected now; None (a spectator) is ignored."""
        if seat is not None:
            self._last_seen[table][seat] = self._clock()

    def forget(self, table: TableId) -> None:
        """Drop the table and announce that nobody is connected to it here any more."""
        if self._announced.pop(table, None) not in (None, NodeSeats(table, self.node)):
            self._bus.announce_presence(NodeSeats(table, self.node))
        self._repeat_at.pop(table, None)
        self._others.pop(table, None)
        self._last_seen.pop(table, None)

    # --- The other processes

    def _heard(self, here: NodeSeats) -> None:
        """Store an announcement; a process not heard of before is sent ours in reply."""
        ours = self._announced.get(here.table)
        if ours is None or here.node == self.node:
            return
        nodes = self._others.setdefault(here.table, {})
        before = nodes.get(here.node)
        if before is None and len(nodes) >= MAX_NODES:
            return
        nodes[here.node] = NodePresence(here, self._clock() + COUNTS_FOR)
        if before is None:
            self._announce(ours)
        if before is None or before.here != here:
            self._changed(here.table)

    def others(self, table: TableId) -> list[NodeSeats]:
        """The valid announcements of the other processes about a table."""
        return [presence.here for presence in self._others.get(table, {}).values()]

    def refresh(self) -> None:
        """Repeat announcements that are due, and drop those of others that have expired."""
        now = self._clock()
        for table in [table for table, at in self._repeat_at.items() if at <= now]:
            self._announce(self._announced[table])
        for table, nodes in self._others.items():
            expired = [node for node, presence in nodes.items() if presence.until <= now]
            for node in expired:
                del nodes[node]
            if expired:
                self._changed(table)

    def merged(self, here: NodeSeats) -> tuple[set[int], int]:
        """The seats connected to any process, and the number of spectators."""
        everyone: Iterable[NodeSeats] = (here, *self.others(here.table))
        seats = {seat for one in everyone for seat in one.seats}
        return seats, sum(one.watching for one in everyone)

    def absent_seconds_here(self, table: TableId, seat: int) -> float:
        """Seconds since the player of a seat was connected here; counts from the first call
        if it never was."""
        now = self._clock()
        return now - self._last_seen[table].setdefault(seat, now)
