"""The hub: everyone who is connected to this process, told of whatever is new at their table."""

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final, TypeAlias

from inkland.protocol import messages
from inkland.table.actions import seating, table_resources
from inkland.table.bus.port import Bell, Here
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.games.encoding import GameEncoder
from inkland.table.ids import TableId
from inkland.table.live.clock_readings import ClockReadings
from inkland.table.live.connections import Connection
from inkland.table.live.hint_scheduler import HintScheduler
from inkland.table.live.presence import Presence
from inkland.table.storage.records import News, Table
from inkland.table.worker_pool import WorkerPool

PRESENCE_EVERY: Final = 1.0
LARGE_TABLE: Final = 16  # where more than so many are connected, several answers are told together
LARGE_TABLE_INTERVAL: Final = 0.1
_TRY_AGAIN: Final = 0.5

Telling: TypeAlias = Callable[[TableId], Coroutine[Any, Any, None]]

log = logging.getLogger(__name__)


class Hub:
    """The connections of this process, by table."""

    def __init__(
        self, context: Context, workers: WorkerPool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.context = context
        self._connections: defaultdict[TableId, set[Connection]] = defaultdict(set)
        self._bells: dict[TableId, Bell] = {}
        self._tasks: dict[tuple[str, TableId], asyncio.Task[None]] = {}
        self._tellers: dict[TableId, GameEncoder] = {}
        self.sights = HintScheduler(workers)
        self._dials = ClockReadings(clock)
        self.presence = Presence(context.bus, secrets.token_hex(8), self._presence_changed, clock)
        context.bus.listen(self._heard)

    # --- Coming and going

    def join(self, connection: Connection) -> None:
        """From now on the connection is told of everything; first of how things stand."""
        self.context.follow(connection.table)
        self._connections[connection.table].add(connection)
        self.context.counters.connected_tables(len(self._connections))
        # What the client has seen elsewhere is there, whether a bell reached us or not.
        self._heard(Bell(connection.table, number=connection.number or 0))

    def part(self, connection: Connection) -> None:
        """The connection is gone."""
        table = connection.table
        everyone = self._connections[table]
        everyone.discard(connection)
        self.presence.part(table, connection.seat)
        if everyone:
            self._presence_changed(table)
        else:
            del self._connections[table]
            self.context.counters.connected_tables(len(self._connections))
            self._tellers.pop(table, None)
            self._dials.forget(table)
            self.presence.forget(table)
            self.context.unfollow(table)

    def connections(self) -> Iterator[Connection]:
        """Everyone who is connected to this process."""
        return (connection for everyone in self._connections.values() for connection in everyone)

    def tables_with_people(self) -> list[TableId]:
        """The tables at which somebody is connected."""
        return list(self._connections)

    # --- Who is there

    def present(self, table: TableId) -> set[int]:
        """The seats whose players are connected, here or to another process."""
        return self.presence.merged(self._here(table))[0]

    def playing_seats(self) -> list[tuple[TableId, int]]:
        """The seats at running games whose players are connected here."""
        playing = [t for t, teller in self._tellers.items() if teller.story.state.step is not None]
        return [(table, seat) for table in playing for seat in self._here(table).seats]

    async def away_for(self, table: TableId, seat: int) -> float:
        """For how many seconds the player of a seat has not been connected to any process."""
        if seat in self.present(table):
            return 0.0
        unseen = self.presence.unseen_for(table, seat)
        # The bus may be down, and the player connected elsewhere: the record would know.
        return min(unseen, (await self.context.storage.away(table)).get(seat, unseen))

    def _here(self, table: TableId) -> Here:
        everyone = self._connections.get(table, ())
        seats = {connection.seat for connection in everyone if connection.seat is not None}
        watching = sum(connection.seat is None for connection in everyone)
        return Here(table, self.presence.node, tuple(sorted(seats)), watching)

    def _presence_changed(self, table: TableId) -> None:
        self._once("presence", table, self._tell_presence)

    async def _tell_presence(self, table: TableId) -> None:
        """At most once a second, whatever comes and goes."""
        await asyncio.sleep(PRESENCE_EVERY)
        everyone = self._connections.get(table)
        if everyone is None:
            return
        here = self._here(table)
        self.presence.tell(here)
        seats, watching = self.presence.merged(here)
        text = messages.told(messages.Presence(tuple(sorted(seats)), watching))
        for connection in everyone:
            if connection.version and connection.presence != text:  # the table itself comes first
                connection.presence = text
                connection.tell(text)

    # --- Telling

    def _heard(self, bell: Bell) -> None:
        if bell.table not in self._connections:
            return
        self.context.counters.bell("heard")
        before = self._bells.get(bell.table)
        if before is None or before.number < bell.number:
            self._bells[bell.table] = bell
        self._once("deliver", bell.table, self._deliver)

    async def heard_news(self, news: News) -> None:
        """The record has this to tell: ring if somebody does not know, and read the clock."""
        bell = Bell(news.table, news.number or 0, news.version)
        self.context.heard(bell)
        is_set = self._read_clock(await self.context.known_table(news.table), news)
        for connection in list(self._connections.get(news.table, ())):
            if connection.version < bell.version or (connection.number or 0) < bell.number:
                self._heard(bell)
            elif is_set:
                self._dials.tell(connection)

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
            except StorageUnavailable:
                await asyncio.sleep(_TRY_AGAIN)
                if table_id in self._connections:
                    self._bells[table_id] = max(bell, self._bells.get(table_id, bell))
                continue
            everyone = list(self._connections.get(table_id, ()))
            told = bell.number if teller is None else max(bell.number, teller.story.number)
            for connection in everyone:
                # Who has come meanwhile and knows more has a bell of its own, and waits for it.
                if connection.is_welcome and (connection.number or 0) <= told:
                    self._catch_up(connection, table, teller)
            if len(everyone) > LARGE_TABLE:
                await asyncio.sleep(LARGE_TABLE_INTERVAL)
        self._presence_changed(table_id)

    async def _news(self, table_id: TableId, bell: Bell) -> tuple[Table, GameEncoder | None]:
        table = await self.context.known_table(table_id)
        if table.status not in ("playing", "finished"):
            return table, None
        story = await self.context.mailbox(table_id).story(bell.number)
        if story.state.ending is not None and table.status == "playing":
            table = await self.context.table(table_id)
        teller = self._tellers.get(table_id)
        if teller is None or teller.story is not story:
            teller = GameEncoder(story)
            if table_id in self._connections:  # else all have gone meanwhile
                self._tellers[table_id] = teller
        step = story.state.step
        if step is not None and self._dials.is_stale(table, step.number):
            for news in await self.context.storage.news([table_id]):
                self._read_clock(table, news)
        return table, teller

    def _read_clock(self, table: Table, news: News) -> bool:
        """Whether those at the table should be told of the clock, if any are left."""
        return table.id in self._connections and self._dials.read(table, news)

    def _catch_up(self, connection: Connection, table: Table, teller: GameEncoder | None) -> None:
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
        self._dials.tell(connection)
        # Who comes back and has missed nothing wants to know what it may draw all the same.
        self.sights.show(connection, teller)

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
        info = table_resources.table_info(table, is_seated=seat is not None)
        connection.tell(messages.told(messages.Table(info, seat, is_host)))
