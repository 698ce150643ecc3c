"""The hub: sends the connections of this process whatever is new at their table."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final, TypeAlias

from inkland.protocol import messages
from inkland.protocol.resources import TableInfo
from inkland.table.actions import seating, table_resources
from inkland.table.bus.port import Bell, NodeSeats, SpokenPhrase
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.games.encoding import GameEncoder
from inkland.table.ids import TableId
from inkland.table.live.clock_readings import ClockReadings
from inkland.table.live.connections import TableConnection
from inkland.table.live.hint_scheduler import HintScheduler
from inkland.table.live.phrases import PHRASES_PER_CARD, PhraseCounts, send_to_hearers
from inkland.table.live.presence import PresenceTracker
from inkland.table.storage import purpose
from inkland.table.storage.records import Table, TableProgress
from inkland.table.worker_pool import WorkerPool

PRESENCE_EVERY: Final = 1.0
LARGE_TABLE: Final = 16  # with more connections than this, several events go into one update
LARGE_TABLE_INTERVAL: Final = 0.1  # seconds between updates of a large table
# The bus alone says for so long that a player is connected elsewhere. The other process reports the
# seat to storage every 14 seconds, of which two reports may fail.
BELIEVE_BUS_SECONDS: Final = 45.0
_RETRY_SECONDS: Final = 0.5

Delivery: TypeAlias = Callable[[TableId], Coroutine[Any, Any, None]]

log = logging.getLogger(__name__)


class Hub:
    """The connections of this process, by table, and the tasks that keep them up to date."""

    def __init__(
        self, context: Context, workers: WorkerPool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.context = context
        self._connections: defaultdict[TableId, set[TableConnection]] = defaultdict(set)
        self._bells: dict[TableId, Bell] = {}
        self._rung_at: dict[TableId, float] = {}  # when the first of those not yet delivered rang
        self._tasks: dict[tuple[str, TableId], asyncio.Task[None]] = {}
        self._encoders: dict[TableId, GameEncoder] = {}
        self._infos: dict[TableId, tuple[Table, dict[bool, TableInfo]]] = {}
        self.hints = HintScheduler(workers)
        self._clocks = ClockReadings(clock)
        self.presence = PresenceTracker(
            context.bus, secrets.token_hex(8), self._presence_changed, clock
        )
        self._phrases = PhraseCounts()
        self._spoken: defaultdict[TableId, list[tuple[int, str]]] = defaultdict(list)
        context.bus.listen(self._on_bell)
        context.bus.listen_phrases(self._on_phrase)

    # --- Connecting and disconnecting

    def add(self, connection: TableConnection) -> None:
        """Send the connection the current state, and from now on everything new."""
        self.context.follow(connection.table)
        self._connections[connection.table].add(connection)
        self.context.counters.connected_tables(len(self._connections))
        # The client may have been sent events by another process whose bell did not reach us:
        # `number` makes us load at least up to those.
        self._on_bell(Bell(connection.table, number=connection.number or 0))

    def remove(self, connection: TableConnection) -> None:
        """Forget a closed connection; with the last one of a table, forget the table."""
        table = connection.table
        everyone = self._connections[table]
        everyone.discard(connection)
        self.presence.note_leaving(table, connection.seat)
        if everyone:
            self._presence_changed(table)
        else:
            del self._connections[table]
            self.context.counters.connected_tables(len(self._connections))
            self._rung_at.pop(table, None)
            self._encoders.pop(table, None)
            self._infos.pop(table, None)
            self._clocks.forget(table)
            self.presence.forget(table)
            self._phrases.forget(table)
            self._spoken.pop(table, None)
            self.context.unfollow(table)

    def connections(self) -> Iterator[TableConnection]:
        """All connections of this process."""
        return (connection for everyone in self._connections.values() for connection in everyone)

    def tables_with_people(self) -> list[TableId]:
        """The tables that have a connection here."""
        return list(self._connections)

    # --- Presence

    def connected_seats(self, table: TableId) -> set[int]:
        """The seats whose players are connected to any process."""
        return self.presence.merged(self._seats_here(table))[0]

    def playing_seats(self) -> list[tuple[TableId, int]]:
        """The seats of running games whose players are connected here."""
        playing = [
            t for t, encoder in self._encoders.items() if encoder.game.state.step is not None
        ]
        return [(table, seat) for table in playing for seat in self._seats_here(table).seats]

    async def absent_seconds(self, table: TableId, seat: int) -> float:
        """For how many seconds the player of a seat has not been connected to any process."""
        if seat in self._seats_here(table).seats:
            return 0.0
        unseen = self.presence.absent_seconds_here(table, seat)
        is_announced = seat in self.connected_seats(table)
        if is_announced and unseen < BELIEVE_BUS_SECONDS:
            return 0.0
        # The bus may be down while the player is connected elsewhere, or somebody may forge what it
        # says: storage knows better, though a little later.
        unseen = min(unseen, (await self.context.storage.absences(table)).get(seat, unseen))
        return 0.0 if is_announced and unseen < BELIEVE_BUS_SECONDS else unseen

    def _seats_here(self, table: TableId) -> NodeSeats:
        everyone = self._connections.get(table, ())
        seats = {connection.seat for connection in everyone if connection.seat is not None}
        watching = sum(connection.seat is None for connection in everyone)
        return NodeSeats(table, self.presence.node, tuple(sorted(seats)), watching)

    def _presence_changed(self, table: TableId) -> None:
        self._once("presence", table, self._send_presence)

    async def _send_presence(self, table: TableId) -> None:
        """Announce and send who is connected, after a delay that merges changes of a second."""
        await asyncio.sleep(PRESENCE_EVERY)
        everyone = self._connections.get(table)
        if everyone is None:
            return
        here = self._seats_here(table)
        self.presence.announce(here)
        seats, watching = self.presence.merged(here)
        text = messages.encode(messages.Presence(tuple(sorted(seats)), watching))
        for connection in everyone:
            # A client must be sent the table before anything else: version 0 means not yet.
            if connection.version and connection.sent_presence != text:
                connection.sent_presence = text
                connection.send(text)

    # --- Phrases

    async def speak(self, connection: TableConnection, seat: int, phrase: messages.Phrase) -> int:
        """Send a phrase of the connected seat to its table, unless it has said too many.

        Returns how many the seat has said since the last card, with this one.
        """
        # A client that has just come must be sent the table before anything else.
        if (delivery := self._tasks.get(("deliver", connection.table))) is not None:
            await asyncio.wait({delivery})
        spoken = SpokenPhrase(connection.table, seat, phrase)
        count = self._send_phrase(spoken)
        if count > PHRASES_PER_CARD:
            if (before := self._tasks.get(("phrases", connection.table))) is not None:
                await asyncio.wait({before})
            connection.send(messages.encode(messages.Word(seat, None, 0)))
        elif count > 0:
            self.context.bus.pass_on(spoken)
        return count

    def say(self, table: TableId, seat: int, phrase: messages.Phrase) -> None:
        """Send a phrase of a seat to its table without a connection of its own; it counts, too."""
        spoken = SpokenPhrase(table, seat, phrase)
        if self._send_phrase(spoken) <= PHRASES_PER_CARD:
            self.context.bus.pass_on(spoken)

    def _on_phrase(self, spoken: SpokenPhrase) -> None:
        self._send_phrase(spoken)

    def _send_phrase(self, spoken: SpokenPhrase) -> int:
        """Count a phrase, and send it to the connections here soon; 0 before the game begins."""
        encoder = self._encoders.get(spoken.table)
        if encoder is None or spoken.seat >= len(encoder.game.state.seats):
            return 0
        state = encoder.game.state
        card = state.turn + (state.ending is not None)  # after the game as after one more card
        count = self._phrases.count(spoken.table, spoken.seat, card)
        if count <= PHRASES_PER_CARD:
            left = PHRASES_PER_CARD - count
            text = messages.encode(messages.Word(spoken.seat, spoken.phrase, left))
            self._spoken[spoken.table].append((spoken.seat, text))
            self._once("phrases", spoken.table, self._deliver_phrases)
        return count

    async def _deliver_phrases(self, table_id: TableId) -> None:
        """Send what was said to the connections here; without storage nobody hears it."""
        while spoken := self._spoken.pop(table_id, []):
            everyone = [c for c in self._connections.get(table_id, ()) if c.version]
            with contextlib.suppress(StorageUnavailable):
                await send_to_hearers(self.context, table_id, spoken, everyone)

    # --- Delivery

    def _on_bell(self, bell: Bell) -> None:
        if bell.table not in self._connections:
            return
        self.context.counters.bell("heard")
        before = self._bells.get(bell.table)
        if before is None or before.number < bell.number:
            self._bells[bell.table] = bell
            self._rung_at.setdefault(bell.table, time.perf_counter())
        self._once("deliver", bell.table, self._deliver)

    def on_progress(self, news: TableProgress) -> None:
        """Bring connections up to date with what storage reports, and refresh the clock.

        This finds what a lost bell has missed. Nothing is loaded here: a table that is not cached
        is loaded when it is delivered, and the tables after it need not wait for that.
        """
        bell = Bell(news.table, news.number or 0, news.version)
        self.context.on_bell(bell)
        table = self.context.known_table(news.table)
        is_clock_changed = table is not None and self._read_clock(table, news)
        for connection in list(self._connections.get(news.table, ())):
            is_behind = connection.version < bell.version or (connection.number or 0) < bell.number
            if is_behind or table is None:
                self._on_bell(bell)
            elif is_clock_changed:
                self._clocks.send(connection)

    def _once(self, what: str, table: TableId, do: Delivery) -> None:
        """Start the task of this kind for the table, unless it is running."""
        key = (what, table)
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key, do))

    async def _run(self, key: tuple[str, TableId], do: Delivery) -> None:
        try:
            with purpose.playing() if self._is_played_here(key[1]) else purpose.reading():
                await do(key[1])
        finally:
            del self._tasks[key]

    def _is_played_here(self, table: TableId) -> bool:
        """Whether a player is connected here, or somebody with an account has just come.

        Players must see each other's moves however many only look; a seat is known once the table
        has been sent.
        """
        everyone = self._connections.get(table, ())
        return any(c.seat is not None or (c.account and not c.version) for c in everyone)

    async def _deliver(self, table_id: TableId) -> None:
        """Send every connection of the table what it lacks, until no bell is left.

        A large table is served at most ten times a second.
        """
        while (bell := self._bells.pop(table_id, None)) is not None:
            try:
                table, encoder = await self._load(table_id, bell)
            except StorageUnavailable:
                await asyncio.sleep(_RETRY_SECONDS)
                if table_id in self._connections:
                    self._bells[table_id] = max(bell, self._bells.get(table_id, bell))
                continue
            everyone = list(self._connections.get(table_id, ()))
            newest = bell.number if encoder is None else max(bell.number, encoder.game.number)
            for connection in everyone:
                # A connection that is ahead came meanwhile, and `add` rang another bell for it.
                if connection.has_said_hello and (connection.number or 0) <= newest:
                    self._catch_up(connection, table, encoder)
            if (rung_at := self._rung_at.pop(table_id, None)) is not None:
                self.context.counters.stage("deliver", time.perf_counter() - rung_at)
            if len(everyone) > LARGE_TABLE:
                await asyncio.sleep(LARGE_TABLE_INTERVAL)
        self._presence_changed(table_id)

    async def _load(self, table_id: TableId, bell: Bell) -> tuple[Table, GameEncoder | None]:
        table = await self.context.cached_table(table_id)
        if table.status not in ("playing", "finished"):
            return table, None
        game = await self.context.mailbox(table_id).game(bell.number)
        if game.state.ending is not None and table.status == "playing":
            table = await self.context.load_table(table_id)
        encoder = self._encoders.get(table_id)
        if encoder is None or encoder.game is not game:
            encoder = GameEncoder(game)
            if table_id in self._connections:  # else all have disconnected meanwhile
                self._encoders[table_id] = encoder
        step = game.state.step
        if step is not None and self._clocks.is_stale(table, step.number):
            for news in await self.context.storage.progress([table_id]):
                self._read_clock(table, news)
        return table, encoder

    def _read_clock(self, table: Table, news: TableProgress) -> bool:
        """Store a reading of the clock; True if there are connections that need to be sent it."""
        return table.id in self._connections and self._clocks.read(table, news)

    def _catch_up(
        self, connection: TableConnection, table: Table, encoder: GameEncoder | None
    ) -> None:
        if connection.version != table.version:
            self._send_table(connection, table)
        if encoder is None:
            return
        if connection.number != encoder.game.number:
            text = None
            if connection.number is not None:
                text = encoder.update(connection.number, connection.seat)
            connection.send(text if text is not None else encoder.whole(connection.seat))
            connection.number = encoder.game.number
        self._clocks.send(connection)
        # Also after a reconnect that missed no event: the client needs its hints again.
        self.hints.schedule(connection, encoder)

    def _send_table(self, connection: TableConnection, table: Table) -> None:
        seat = None
        if connection.account is not None:
            seat = seating.seat_of(table, connection.account.id)
        if seat != connection.seat:
            connection.seat = seat
            if connection.version:  # else `number` is of its hello, and belongs to this seat
                connection.number = None
        is_host = connection.account is not None and connection.account.id == table.host
        connection.version = table.version
        info = self._table_info(table, is_seated=seat is not None)
        held = table_resources.held_seat(table, connection.account)
        connection.send(messages.encode(messages.Table(info, seat, is_host, held)))

    def _table_info(self, table: Table, *, is_seated: bool) -> TableInfo:
        """The table as clients see it, made once for all of them unless it shows a time."""
        cached, infos = self._infos.get(table.id, (None, {}))
        if cached is not table:
            self._infos[table.id] = (table, infos := {})
        if table.holds or is_seated not in infos:
            infos[is_seated] = table_resources.table_info(table, is_seated=is_seated)
        return infos[is_seated]
