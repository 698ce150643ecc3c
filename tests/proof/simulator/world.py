"""A world of nodes, a database, a bus and clients, run from one seed until it is quiet."""

import asyncio
import gc
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from inkland.protocol.resources import NewTable, Sit
from inkland.rules import Refused
from inkland.table.actions import joining, opening, playing
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.games import loaded_game
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account, Table
from proof.simulator import fault_rates, patches
from proof.simulator.bus import Wire
from proof.simulator.client import Place
from proof.simulator.client_view import ConnectionOpened, ReceivedView, SentCommand
from proof.simulator.connection import SimulatedConnection
from proof.simulator.database import Database, finished, opened_step
from proof.simulator.fault_rates import FaultInjector
from proof.simulator.guest import Guest
from proof.simulator.loop import Process, VirtualLoop
from proof.simulator.node import Environment, Node, Unreachable
from proof.simulator.outages import OutageScheduler, Targets

T = TypeVar("T")

QUIET: Final = 6.0  # seconds without an event, after which all clients know the last one
_AFTERMATH: Final = 6.0  # seconds until the effects of earlier faults are over
_STILL: Final = 120.0  # seconds without another step at any table, after which a run is given up
_IDLE: Final = 60.0
_WHOLE_GAMES: Final = 10  # one run in so many is played to the end


class Plan(NamedTuple):
    """The parameters of a run."""

    seats: tuple[int, ...]  # for each table
    clocks: tuple[int | None, ...]
    people: tuple[int, ...]
    seconds: float
    is_whole: bool
    is_idle: bool  # at the end all clients stay connected and idle


def random_plan(random: Random) -> Plan:
    """One or two small tables, for a few seconds or to the end."""
    seats = tuple(random.choice((2, 2, 3, 4)) for _ in range(random.choice((1, 1, 2))))
    is_whole = random.randrange(_WHOLE_GAMES) == 0
    return Plan(
        seats=seats[:1] if is_whole else seats,
        clocks=tuple(random.choice((None, 5, 8)) for _ in seats),
        people=tuple(min(n, random.choice((1, 2, 2, 3))) for n in seats),
        seconds=random.choice((8.0, 15.0, 30.0)),
        is_whole=is_whole,
        is_idle=random.randrange(5) == 0,
    )


class World:
    """Everything in one run."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(f"inkland simulator {seed}")
        self.loop = VirtualLoop(Random(f"{seed}/turns"))
        self.plan = random_plan(self.random)
        self.faults_now = FaultInjector(fault_rates.random_rates(self.random))
        self.is_closing = False
        self.guests: list[Guest] = []
        self.nodes: list[Node] = []
        self.broken: list[str] = []
        self.fair_from = 0.0
        self.failures: tuple[str, ...] = ()

    # --- The run

    def run(self) -> None:
        """Run it."""
        gc.disable()  # garbage collection must not depend on earlier runs
        try:
            with patches.patched(self.loop, str(self.seed)) as self.broken:
                self.loop.run_until_complete(self._happen())
        except Exception as failure:  # with a planted bug a run may end in any way
            self.loop.failures.append(f"the run has ended: {failure!r}")
        finally:
            self.failures = tuple(self.loop.failures)
            self.loop.end()
            gc.enable()

    async def _happen(self) -> None:
        self._build()
        crowd = [self._gather(n) for n in range(len(self.plan.seats))]
        host = Process("hosts")
        outage_scheduler = OutageScheduler(
            Targets(self.nodes, self.database, self.wire, self.faults_now), self.random
        )
        run = self.loop.spawn(Process("storm"), outage_scheduler.run())
        gathered = [self.loop.spawn(host, one) for one in crowd]
        await asyncio.sleep(self.plan.seconds)
        run.cancel()
        outage_scheduler.clear_up()
        self.fair_from = self.loop.time() + _AFTERMATH
        await asyncio.gather(*gathered)
        if self.plan.is_whole:
            await self._until(lambda: all(guest.is_over for guest in self.guests))
        else:
            await asyncio.sleep(3.0)
        self.is_closing = True
        await asyncio.sleep(3.0)
        self._set_clock_back()
        await self._until(self._is_quiet)
        if self.plan.is_idle:
            await asyncio.sleep(_IDLE)
            await self._until(self._is_quiet)

    def _set_clock_back(self) -> None:
        """At times set the database's clock back by an hour, when nobody answers any more."""
        if self.random.randrange(4) == 0:
            self.database.ahead -= 3600.0
            self.faults_now.faults["database_clock_jump"] += 1
            self.fair_from = max(self.fair_from, self.loop.time())

    def _build(self) -> None:
        self.database = Database(self.loop, Random(f"{self.seed}/database"), self.faults_now)
        self.wire = Wire(self.loop, Random(f"{self.seed}/wire"), self.faults_now)
        environment = Environment(self.loop, self.database, self.wire)
        for number in range(self.random.choice((2, 3))):
            name = f"node{number}"
            self.nodes.append(Node(name, environment, Random(f"{self.seed}/{name}")))
        self.database.fell = self._fell

    def _fell(self, process: Process) -> None:
        """Crash a node in the middle of a write, and restart it after a while."""
        for node in self.nodes:
            if node.process is process and node.is_up:
                node.crash()
                self.loop.call_later(self.random.uniform(0.2, 4.0), node.start)

    async def _until(self, done: Callable[[], bool]) -> None:
        """Wait until it is so, as long as games go on."""
        known, moved_at = len(self.database.deeds), self.loop.time()
        while not done() and self.loop.time() < moved_at + _STILL:
            await asyncio.sleep(0.5)
            deeds = self.database.deeds[known:]
            known += len(deeds)
            if any(deed.answer and opened_step(deed) is not None for deed in deeds):
                moved_at = self.loop.time()

    def _is_quiet(self) -> bool:
        """Whether nothing has happened for a while, and no client waits for an answer."""
        deeds = [
            deed for deed in self.database.deeds[-50:] if deed.name != "heartbeat" and deed.answer
        ]
        last = deeds[-1].at if deeds else 0.0
        is_waiting = any(guest.waiting for guest in self.guests)
        if self.loop.time() - last < QUIET or is_waiting:
            return False
        return not any(map(self._goes_on, {guest.table: guest for guest in self.guests}))

    def _goes_on(self, id_: TableId) -> bool:
        """Whether a clock or a bot will still act at the table."""
        table = self.table(id_)
        if table.status != "playing" or table.clock is not None:
            return table.status == "playing"
        step = loaded_game.load(finished(self.database.truth.game(id_)))[0].state.step
        late = [] if step is None else [s for s in step.asked if step.answers[s] is None]
        return any(occupant and occupant.bot for occupant in map(table.seats.__getitem__, late))

    # --- Clients

    async def _gather(self, number: int) -> None:
        """Open a table, sit down, start, and let all clients play."""
        people = [self._account(f"{number}{letter}") for letter in "abcd"]
        people = people[: self.plan.people[number]]
        seats, clock = self.plan.seats[number], self.plan.clocks[number]
        wish = NewTable(seats=seats, clock=clock)
        table = await self._retry(lambda context: opening.open_table(context, people[0], wish))
        assert table is not None
        for account in people:
            sit = Sit(nonce=f"{self.random.getrandbits(128):032x}")
            await self._retry(partial(joining.sit, table=table.id, account=account, request=sit))
        await self._retry(lambda context: playing.start(context, table.id, people[0]))
        for who in (*people, None):
            name = f"{number} watcher" if who is None else who.id
            place = Place(table.id, who, clock)
            guest = Guest(self, name, place, Random(f"{self.seed}/{name}"))
            self.guests.append(guest)
            guest.start()

    def _account(self, name: str) -> Account:
        return Account(AccountId(name), name)

    async def _retry(self, do: Callable[[Context], Coroutine[Any, Any, T]]) -> T | None:
        """Ask random nodes until one answers; a refusal means that it has already happened."""
        while True:
            node = self.random.choice(self.nodes)
            try:
                return await node.ask(do)
            except (StorageUnavailable, Unreachable):
                await asyncio.sleep(0.2)
            except Refused:
                return None

    def dial(self, guest: Process, node: Node, random: Random) -> SimulatedConnection:
        """A connection from a client to a node, with the current fault rates."""
        line = SimulatedConnection(self.loop, guest, node.process, random)

        def trip() -> float:
            if self.faults_now.strikes(random, "cuts"):
                self.loop.call_soon(line.cut)
            return random.uniform(0.0, self.faults_now.now.trip)

        line.trip = trip
        return line

    # --- Results

    def table(self, id_: TableId) -> Table:
        """The stored table."""
        found: Table = finished(self.database.truth.table(id_))
        return found

    def moves(self) -> int:
        """The number of commands with a stored answer."""
        return sum(map(len, self.database.truth._kept.values()))

    def activity(self) -> Counter[str]:
        """How often things other than faults have happened."""
        found = Counter[str]()
        for deed in self.database.deeds:
            found["clocks fired"] += deed.name == "expire_step" and bool(deed.answer)
            found["pauses"] += (
                deed.name == "change_table" and deed.answer and deed.args[0].is_paused
            )
            found["races lost"] += deed.name in ("append", "change_table") and not deed.answer
        for guest in self.guests:
            notes = [note for journal in guest.journals for note in journal]
            sent = [note.command["id"] for note in notes if isinstance(note, SentCommand)]
            found["commands repeated"] += len(sent) - len(set(sent))
            found["connections"] += sum(isinstance(note, ConnectionOpened) for note in notes)
            found["updates since"] += sum(
                isinstance(n, ReceivedView) and n.since is not None for n in notes
            )
            found["whole views"] += sum(
                isinstance(n, ReceivedView) and n.since is None for n in notes
            )
        return found

    def digest(self) -> str:
        """A hash of everything that happened; the same for the same seed in any process."""
        found = sha256()
        for guest in self.guests:
            for journal in guest.journals:
                for note in journal:
                    found.update(repr(note).encode())
        for deed in self.database.deeds:
            found.update(f"{deed.at!r} {deed.name} {deed.answer!r}".encode())
        return found.hexdigest()[:16]
