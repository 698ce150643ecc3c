"""The hub: everyone who is connected to this process, told of whatever is new at their table."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from inkland.protocol import messages
from inkland.rules import Drawing, is_asked, view
from inkland.server import seating, sight, telling
from inkland.server.bus import Bell
from inkland.server.connection import Connection
from inkland.server.hall import Hall
from inkland.server.record.port import RecordUnavailable, Table, TableId
from inkland.server.telling import Teller
from inkland.server.workers import Workers

PRESENCE_EVERY: Final = 1.0
CROWD: Final = 16  # where more than so many are connected, several answers are told together
CROWD_PAUSE: Final = 0.1
EFFECTS_AT_ONCE: Final = 2  # few enough that nobody's spots wait long behind them
_TRY_AGAIN: Final = 0.5

Telling: TypeAlias = Callable[[TableId], Coroutine[Any, Any, None]]

log = logging.getLogger(__name__)


class Hub:
    """The connections of this process, by table."""

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self.hall = hall
        self.workers = workers
        self._connections: defaultdict[TableId, set[Connection]] = defaultdict(set)
        self._bells: dict[TableId, Bell] = {}
        self._tasks: dict[tuple[str, TableId], asyncio.Task[None]] = {}
        self._tellers: dict[TableId, Teller] = {}
        self._sights: set[asyncio.Task[None]] = set()
        self._effects = asyncio.Semaphore(EFFECTS_AT_ONCE)
        self._last_seen: dict[tuple[TableId, int], float] = {}
        hall.bus.listen(self._heard)

    # --- Coming and going

    def join(self, connection: Connection) -> None:
        """From now on the connection is told of everything; first of how things stand."""
        self._connections[connection.table].add(connection)
        # What the client has seen elsewhere is there, whether a bell reached us or not.
        self._heard(Bell(connection.table, number=connection.number or 0))

    def part(self, connection: Connection) -> None:
        """The connection is gone."""
        everyone = self._connections[connection.table]
        everyone.discard(connection)
        if connection.seat is not None:
            self._last_seen[connection.table, connection.seat] = time.monotonic()
        if everyone:
            self._once("presence", connection.table, self._tell_presence)
        else:
            del self._connections[connection.table]
            self._tellers.pop(connection.table, None)
            self._last_seen = {
                k: v for k, v in self._last_seen.items() if k[0] in self._connections
            }

    def present(self, table: TableId) -> set[int]:
        """The seats whose players are connected."""
        everyone = self._connections.get(table, ())
        return {connection.seat for connection in everyone if connection.seat is not None}

    def tables_with_people(self) -> list[TableId]:
        """The tables at which somebody is connected."""
        return list(self._connections)

    def away_for(self, table: TableId, seat: int) -> float:
        """For how many seconds the player of a seat has not been connected."""
        if seat in self.present(table):
            return 0.0
        now = time.monotonic()
        return now - self._last_seen.setdefault((table, seat), now)

    # --- Telling

    def _heard(self, bell: Bell) -> None:
        if bell.table not in self._connections:
            return
        before = self._bells.get(bell.table)
        if before is None or before.number < bell.number:
            self._bells[bell.table] = bell
        self._once("deliver", bell.table, self._deliver)

    def _once(self, what: str, table: TableId, do: Telling) -> None:
        """Start the task unless it already runs; it looks for more before it ends."""
        key = (what, table)
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key, do))

    async def _run(self, key: tuple[str, TableId], do: Telling) -> None:
        try:
            await do(key[1])
        finally:
            del self._tasks[key]

    async def _deliver(self, table_id: TableId) -> None:
        """Tell everyone at the table until there is nothing new; a crowd ten times a second."""
        while (bell := self._bells.pop(table_id, None)) is not None:
            try:
                table, teller = await self._news(table_id, bell)
            except RecordUnavailable:
                await asyncio.sleep(_TRY_AGAIN)
                if table_id in self._connections:
                    self._bells.setdefault(table_id, bell)
                continue
            everyone = list(self._connections.get(table_id, ()))
            for connection in everyone:
                if connection.is_welcome:
                    self._catch_up(connection, table, teller)
            if len(everyone) > CROWD:
                await asyncio.sleep(CROWD_PAUSE)
        self._once("presence", table_id, self._tell_presence)

    async def _news(self, table_id: TableId, bell: Bell) -> tuple[Table, Teller | None]:
        table = await self.hall.known_table(table_id)
        if table.status not in ("playing", "finished"):
            return table, None
        story = await self.hall.mailbox(table_id).story(bell.number)
        if story.state.ending is not None and table.status == "playing":
            table = await self.hall.table(table_id)
        teller = self._tellers.get(table_id)
        if teller is None or teller.story is not story:
            teller = Teller(story)
            if table_id in self._connections:  # else all have gone meanwhile
                self._tellers[table_id] = teller
        return table, teller

    def _catch_up(self, connection: Connection, table: Table, teller: Teller | None) -> None:
        if connection.version != table.version:
            self._tell_table(connection, table)
        if teller is None:
            return
        if connection.number != teller.story.number:
            text = None
            if connection.number is not None:
                text = teller.update(connection.number, connection.seat)
            connection.tell(text if text is not None else teller.whole(connection.seat))
            connection.number = teller.story.number
        # Who comes back and has missed nothing wants to know what it may draw all the same.
        self.show_sight(connection, teller)

    def _tell_table(self, connection: Connection, table: Table) -> None:
        seat = None
        if connection.account is not None:
            seat = seating.seat_of(table, connection.account.id)
        if seat != connection.seat:
            connection.seat = seat
            if connection.version:  # else it has just said hello, with what it saw on this seat
                connection.number = None
        is_host = connection.account is not None and connection.account.id == table.host
        connection.version = table.version
        info = telling.table_info(table, is_seated=seat is not None)
        connection.tell(messages.told(messages.Table(info, seat, is_host)))

    async def _tell_presence(self, table: TableId) -> None:
        """At most once a second, whatever comes and goes."""
        await asyncio.sleep(PRESENCE_EVERY)
        everyone = self._connections.get(table, set())
        watching = sum(connection.seat is None for connection in everyone)
        seats = tuple(sorted(self.present(table)))
        text = messages.told(messages.Presence(seats, watching))
        for connection in everyone:
            if connection.version:  # the table itself comes first
                connection.tell(text)

    # --- Sight: spots and effects, computed elsewhere

    def show_sight(self, connection: Connection, teller: Teller) -> None:
        """Compute spots and effects for a seat that is asked something new."""
        step = teller.story.state.step
        if step is None or connection.seat is None or connection.sighted == step.number:
            return
        if not is_asked(view(teller.story.state, connection.seat)):
            return
        connection.sighted = step.number
        task = asyncio.create_task(self._show(connection, teller))
        self._sights.add(task)
        task.add_done_callback(self._sights.discard)

    async def _show(self, connection: Connection, teller: Teller) -> None:
        assert connection.seat is not None
        glimpse = sight.glimpse(view(teller.story.state, connection.seat))
        number = teller.story.number
        connection.tell(await self.workers.run(sight.spots, glimpse, (), number))
        async with self._effects:
            is_here = connection in self._connections.get(connection.table, ())
            if is_here and connection.sighted == glimpse.step:  # else nobody needs them any more
                connection.tell(await self.workers.run(sight.effects, glimpse, (), number))

    async def effects(self, glimpse: sight.Glimpse, begun: Drawing, number: int) -> str:
        """The effects of what may follow a drawing begun; never so many that spots must wait."""
        async with self._effects:
            return await self.workers.run(sight.effects, glimpse, begun, number)
