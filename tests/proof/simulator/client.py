"""A client: stays connected to some node, repeats commands until answered, and notes everything."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec

from inkland.rules import Refused
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import TableId
from inkland.table.storage.records import Account
from proof.simulator.client_view import (
    ClientView,
    ConnectionOpened,
    Journal,
    Message,
    ReceivedAnswer,
    ReceivedView,
    SentCommand,
    read,
)
from proof.simulator.connection import Cut, SimulatedConnection
from proof.simulator.loop import Process, VirtualLoop
from proof.simulator.node import Node, Unreachable

Wish: TypeAlias = Callable[[Context, Account], Coroutine[Any, Any, Any]]

SILENCE: Final = 4.0  # seconds of silence after which a client sends a ping


class Network(Protocol):
    """What a client needs of the simulated world."""

    loop: VirtualLoop
    nodes: list[Node]
    is_closing: bool

    def dial(self, guest: Process, node: Node, random: Random) -> SimulatedConnection:
        """A connection to a node."""


class Place(NamedTuple):
    """A table and an account; without an account the client only watches."""

    table: TableId
    account: Account | None
    clock: int | None


class Client:
    """One client at a table, over as many connections as needed."""

    def __init__(self, world: Network, name: str, place: Place, random: Random) -> None:
        self.process = Process(name)
        self.table, self.account, self.clock = place
        self.journal: Journal = []
        self.journals: list[Journal] = [self.journal]  # one journal for each tab
        self.client_view = ClientView(self.journal)
        self.answers: dict[str, str] = {}
        self.commands: list[Message] = []
        self.waiting: set[str] = set()  # unanswered commands
        self.random = random
        self.world = world
        self.spots: dict[int, Message] = {}
        self._news: asyncio.Future[None] | None = None
        self._heard_at = 0.0
        self._opened_at: float | None = None
        self._spans: list[tuple[float, float]] = []

    def start(self) -> None:
        """Connect to the table."""
        self.world.loop.spawn(self.process, self._stay_connected())
        self.world.loop.spawn(self.process, self._watch_connection())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.client_view.view is not None and self.client_view.view["ending"] is not None

    @property
    def attendance(self) -> list[tuple[float, float]]:
        """When it was connected, up to now."""
        if self._opened_at is None:
            return self._spans
        return [*self._spans, (self._opened_at, self.time)]

    @property
    def time(self) -> float:
        """Seconds since the run began."""
        return self.world.loop.time()

    # --- The connection

    async def _stay_connected(self) -> None:
        while True:
            line = self.dialled()
            if line is not None:
                self._opened_at, self.client_view.line = self.time, line
                with contextlib.suppress(Cut):
                    await self._attend(line)
                self._spans.append((self._opened_at, self.time))
                self._opened_at = self.client_view.line = None
            await asyncio.sleep(self.random.uniform(0.02, 0.4))

    async def _attend(self, line: SimulatedConnection) -> None:
        self.greet(line, self.client_view)
        self._send_what_waits(line)
        while True:
            await self.hear(line, self.client_view)
            self._heard_at = self.time
            if self._news is not None and not self._news.done():
                self._news.set_result(None)

    def dialled(self) -> SimulatedConnection | None:
        """A connection to a node that is up."""
        nodes = [node for node in self.world.nodes if node.is_up]
        if not nodes:
            return None
        node = self.random.choice(nodes)
        line = self.world.dial(self.process, node, self.random)
        node.accept(line, self.table, self.account)
        return line

    async def _watch_connection(self) -> None:
        """Drop a silent connection, and send unanswered commands again."""
        while True:
            await asyncio.sleep(SILENCE)
            line, silence = self.client_view.line, self.time - self._heard_at
            if line is None:
                continue
            if silence > 2 * SILENCE:
                line.cut(server=self.random.choice((0.1, 20.0)))
            elif silence > SILENCE:
                say(line, {"type": "ping", "word": ""})
            self._send_what_waits(line)

    # --- Receiving

    def greet(self, line: SimulatedConnection, client_view: ClientView) -> None:
        """Send hello with the last known event."""
        say(line, {"type": "hello", "since": client_view.number})
        client_view.journal.append(ConnectionOpened(self.time, client_view.number))

    async def hear(self, line: SimulatedConnection, client_view: ClientView) -> None:
        """Receive the next message; disconnect if it does not follow the known state."""
        text = await line.hear()
        message = read(text)
        if not client_view.hear(self.time, message):
            line.cut()
        self.understand(text, message)

    def understand(self, text: str, message: Message) -> None:
        """Handle the other contents of a message."""
        match message["type"]:
            case "spots" if not message["begun"]:
                self.spots[message["step"]] = message
            case "saved" | "refused":
                id_ = message["id"]
                self.journal.append(ReceivedAnswer(self.time, id_, text))
                self.answers.setdefault(id_, text)
                self.waiting.discard(id_)

    async def until(self, done: Callable[[], bool], seconds: float) -> None:
        """Wait until the condition holds or the time is up."""
        end = self.time + seconds
        while not done() and self.time < end:
            self._news = self.world.loop.create_future()
            later = self.world.loop.call_at(end, self._news.cancel)
            with contextlib.suppress(asyncio.CancelledError):
                await self._news
            later.cancel()

    # --- Commands

    def command(self, kind: str, **facts: Any) -> Message:
        """A new command, which waits for its answer from now on."""
        command = {"type": kind, "id": f"{self.random.getrandbits(128):032x}", **facts}
        self.commands.append(command)
        self.waiting.add(command["id"])
        return command

    def send(self, command: Message, line: SimulatedConnection | None = None) -> None:
        """Send it on this connection, or on the current one."""
        line = line or self.client_view.line
        if line is not None:
            self.journal.append(SentCommand(self.time, command))
            say(line, command)

    def _send_what_waits(self, line: SimulatedConnection) -> None:
        for command in self.commands:
            if command["id"] in self.waiting:
                self.send(command, line)

    # --- Other connections

    async def look_in(self) -> None:
        """Connect from another tab with an outdated state, and repeat a command there."""
        line = self.dialled()
        if line is None:
            return
        tab = ClientView([])
        self.journals.append(tab.journal)
        seen = [note for note in self.journal if isinstance(note, ReceivedView)]
        if seen and self.random.random() < 0.8:
            old = self.random.choice(seen[-12:])
            if old.seat == self.client_view.seat:
                tab.number, tab.view = old.number, old.view
        self.greet(line, tab)
        if self.commands:
            self.send(self.random.choice(self.commands[-2:]), line)
        self.world.loop.call_later(self.random.uniform(0.2, 3.0), line.cut)
        with contextlib.suppress(Cut):
            while True:
                await self.hear(line, tab)

    def wish(self, do: Wish) -> None:
        """Send an HTTP request to some node until it is answered."""
        if self.account is not None:
            self.world.loop.spawn(self.process, self._ask_for(do, self.account))

    async def _ask_for(self, do: Wish, me: Account) -> None:
        while True:
            try:
                await self.random.choice(self.world.nodes).ask(lambda context: do(context, me))
            except (StorageUnavailable, Unreachable):
                await asyncio.sleep(self.random.uniform(0.2, 1.0))
            except Refused:
                return
            else:
                return


def say(line: SimulatedConnection, message: Message) -> None:
    """Send a message."""
    line.say(msgspec.json.encode(message).decode())
