"""Set phrases that players say to each other: counted here, sent on by the hub, never stored."""

from collections.abc import Collection, Sequence
from typing import Final

from inkland.table.actions.company import people_at
from inkland.table.context import Context
from inkland.table.ids import TableId
from inkland.table.live.connections import TableConnection

PHRASES_PER_CARD: Final = 3
# Like commands that change nothing: a client that goes on sending what is refused is disconnected.
MAX_REFUSED_PER_CARD: Final = 50


class PhraseCounts:
    """How many phrases each seat has sent since the last card, by table.

    Every process counts what it receives from its own clients and on the bus, so a seat that is
    connected to two of them has no more phrases than others.
    """

    def __init__(self) -> None:
        self._counts: dict[TableId, tuple[int, dict[int, int]]] = {}

    def count(self, table: TableId, seat: int, card: int) -> int:
        """Count a phrase, and return how many the seat has now sent since this card was revealed.

        A card with another number than before begins a new count for the whole table.
        """
        counted, by_seat = self._counts.get(table, (card, {}))
        if counted != card:
            by_seat = {}
        by_seat[seat] = by_seat.get(seat, 0) + 1
        self._counts[table] = (card, by_seat)
        return by_seat[seat]

    def forget(self, table: TableId) -> None:
        """Drop the counts of a table that nobody is connected to any more."""
        self._counts.pop(table, None)


async def send_to_hearers(
    context: Context,
    table_id: TableId,
    spoken: Sequence[tuple[int, str]],
    everyone: Collection[TableConnection],
) -> None:
    """Send each text to all connections but those of people who have blocked its seat's player.

    Phrases are rare, so storage is asked each time: a block counts from the next phrase on.
    """
    table = await context.cached_table(table_id)
    listeners = {listener.account.id for listener in everyone if listener.account is not None}
    blocks = await context.storage.blocks_among(listeners | people_at(table))
    for seat, text in spoken:
        occupant = table.seats[seat]
        speaker = None if occupant is None else occupant.account
        for connection in everyone:
            listener = connection.account and connection.account.id
            if (listener, speaker) not in blocks:
                connection.send(text)
