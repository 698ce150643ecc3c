"""A database that crashes: memory storage behind a network that loses calls.

What was answered is stored. A call that failed may or may not have been stored. A process has a few
connections, each for one call at a time; a call that finds none free, or gets no answer, fails.
"""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple, cast

from inkland.table.errors import StorageUnavailable
from inkland.table.storage.port import Storage
from proof.simulator.fault_rates import FaultInjector
from proof.simulator.jobs import JobStorage
from proof.simulator.loop import OWNER, Process, VirtualLoop

EPOCH: Final = datetime.fromisoformat("2026-01-01T00:00:00+00:00")
_MOVES: Final = ("append", "start_game", "change_table", "expire_step")
_WRITES: Final = (*_MOVES, "heartbeat")
CONNECTIONS: Final = 8  # of a process
_TO_CONNECT: Final = 2.0  # seconds until a connection is free
_TO_ANSWER: Final = 3.0


class Deed(NamedTuple):
    """A write: its time, its arguments, and its result."""

    at: float
    name: str
    args: tuple[Any, ...]
    facts: dict[str, Any]
    answer: Any


def opened_step(deed: Deed) -> int | None:
    """The step that the write opens; None if it opens none."""
    if deed.name not in ("append", "start_game") or len(deed.args) < 5:
        return None
    found: int | None = deed.args[4].asked
    return found


class Database:
    """The stored data, the network to it, and its outages."""

    def __init__(self, loop: VirtualLoop, random: Random, faults_now: FaultInjector) -> None:
        self.loop = loop
        self.ahead = 0.0  # seconds by which its clock is ahead
        self.truth = JobStorage(self.clock)
        self.truth.clear_jobs()
        self.process = Process("database")
        self.deeds: list[Deed] = []
        self.outages: list[tuple[float, float]] = []
        self.random = random
        self.faults_now = faults_now
        self.fell: Callable[[Process], None] = lambda _process: None
        self._off_since: float | None = None
        self._waiting: list[Callable[[], None]] | None = None  # calls, while it is paused
        self._paused_since = 0.0
        self._context = self.process.context()

    def clock(self) -> datetime:
        """The time of the database, which alone decides deadlines."""
        return EPOCH + timedelta(seconds=self.loop.time() + self.ahead)

    @property
    def is_off(self) -> bool:
        """Whether it is unreachable for all."""
        return self._off_since is not None

    def switch_off(self) -> None:
        """Make it unreachable; calls under way may or may not be stored."""
        if self._off_since is None:
            self._off_since = self.loop.time()

    def switch_on(self) -> None:
        """Make it reachable again, with everything stored."""
        if self._off_since is not None:
            self.outages.append((self._off_since, self.loop.time()))
            self._off_since = None

    def pause(self) -> None:
        """Answer nobody; calls wait, and are executed when it goes on."""
        if self._waiting is None:
            self._waiting = []
            self._paused_since = self.loop.time()

    def resume(self) -> None:
        """Go on with everything that waits."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.outages.append((self._paused_since, self.loop.time()))
            for do in waiting:
                self.call_later(0.0, do)

    def is_waiting(self, do: Callable[[], None]) -> bool:
        """While it is paused, keep the call for later; whether it is."""
        if self._waiting is None:
            return False
        self._waiting.append(do)
        return True

    def storage(self, connections: int = CONNECTIONS) -> "Remote":
        """The storage as a node reaches it, with so many connections."""
        return Remote(self, self.truth, Link(connections))

    # --- A call and its answer

    def call_later(self, seconds: float, do: Callable[[], None]) -> None:
        """Run it in the database's process."""
        self.loop.call_later(seconds, do, context=self._context)

    def travel(self) -> float:
        """The delay of one direction."""
        if self.faults_now.strikes(self.random, "slow"):
            return self.random.uniform(0.2, 3.0)
        return self.random.uniform(0.0005, 0.004)

    def done(self, shelf: object, name: str, args: tuple[Any, ...], facts: dict[str, Any]) -> Any:
        """Call the method at once, and note it if it writes."""
        answer = finished(getattr(shelf, name)(*args, **facts))
        if name in _WRITES:
            self.deeds.append(Deed(self.loop.time(), name, args, facts, answer))
        return answer


class Link:
    """The connections of one process to the database."""

    def __init__(self, connections: int) -> None:
        self.owner = OWNER.get()
        self.is_cut = False  # only this process cannot reach the database
        self.age = 0  # calls that were sent before it grew are never answered
        self.free = asyncio.Semaphore(connections)

    def silence(self) -> None:
        """Never answer the calls that are under way; later ones are answered."""
        self.age += 1


class Remote:
    """Storage as one process reaches it; every method is a call over the network."""

    def __init__(self, database: Database, shelf: object, link: Link) -> None:
        self.database = database
        self.link = link
        self._shelf = shelf

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        if name.startswith("_") or not hasattr(self._shelf, name):
            raise AttributeError(name)
        return partial(self.call, name)

    def names(self) -> "Remote":
        """The registry of members' names, over the same link."""
        return Remote(self.database, self.database.truth.names(), self.link)

    @property
    def as_storage(self) -> Storage:
        """The same, typed as the product's storage."""
        return cast(Storage, self)

    async def call(self, name: str, *args: Any, **facts: Any) -> Any:
        """Send a call when a connection is free, and wait for the result."""
        await self.connect()
        try:
            return await self.send(name, args, facts)
        finally:
            self.link.free.release()

    async def connect(self) -> None:
        """Wait until a connection is free; it must be released."""
        try:
            await asyncio.wait_for(self.link.free.acquire(), _TO_CONNECT)
        except TimeoutError:
            raise StorageUnavailable("no connection is free") from None

    async def send(self, name: str, args: tuple[Any, ...], facts: dict[str, Any]) -> Any:
        """Send a call on a free connection, and wait for the result."""
        database, age = self.database, self.link.age
        answer: asyncio.Future[Any] = database.loop.create_future()
        arrive = partial(self._arrive, answer, name, args, facts)
        database.call_later(database.travel(), arrive)
        end = database.loop.call_later(_TO_ANSWER, _fail, answer)
        try:
            found = await answer
        finally:
            end.cancel()
        if age != self.link.age:
            raise StorageUnavailable("the line is silent")
        return found

    def _arrive(
        self,
        answer: "asyncio.Future[Any]",
        name: str,
        args: tuple[Any, ...],
        facts: dict[str, Any],
    ) -> None:
        database = self.database
        if database.is_waiting(partial(self._arrive, answer, name, args, facts)):
            return None
        if (
            database.is_off
            or self.link.is_cut
            or database.faults_now.strikes(database.random, "lost")
        ):
            patience = database.random.choice((0.001, 0.5, 2.0))
            return database.call_later(patience, partial(_fail, answer))
        is_felled = name in _MOVES and database.faults_now.strikes(database.random, "felled")
        if is_felled:
            database.fell(self.link.owner)
            if database.random.random() < 0.5:
                return None
        try:
            found = database.done(self._shelf, name, args, facts)
        except Exception as failure:
            return _fail(answer, failure)
        is_unsure = database.faults_now.strikes(database.random, "unsure")
        reply = partial(self._reply, answer, found, is_unsure)
        return database.call_later(database.travel(), reply)

    def _reply(self, answer: "asyncio.Future[Any]", found: Any, is_unsure: bool) -> None:
        if is_unsure or self.database.is_off or self.link.is_cut:
            _fail(answer)
        elif not answer.done():
            answer.set_result(found)


def _fail(answer: "asyncio.Future[Any]", failure: Exception | None = None) -> None:
    if not answer.done():
        answer.set_exception(failure or StorageUnavailable("the wire is broken"))


def finished(work: Coroutine[Any, Any, Any]) -> Any:
    """The result of a coroutine that never awaits anything."""
    try:
        work.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("the record in memory has waited")
