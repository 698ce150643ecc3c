"""Turns for computations of bots and answers to questions: that many at once, in a fair order.

A table where a person plays comes before all tables of bots alone. Among equals, the address from
which the table was opened and which has the least in progress comes first, then the one that has
used the least time, and so on for its accounts and their tables. So one address has at most its
share of the worker processes while others wait, however many guests, tables and bots it has.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

from inkland.table.ids import AccountId, TableId

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


class Claim(NamedTuple):
    """For whom a computation is: the table, an account, and whether a person plays.

    For bots the account is the one that opened the table, for a question the one that asks;
    `source` stands for its address. A table where a person
    plays cannot go on without its bots, so somebody waits for them.
    """

    table: TableId
    account: AccountId
    source: int | str
    has_person: bool


class TurnOver(Exception):
    """The table has had its turn: what it still has to compute goes back to the queue of jobs."""


class FairOrder(Generic[T]):
    """The waiting items and whose is next. It knows neither time nor tasks."""

    def __init__(self) -> None:
        self._waiting: dict[TableId, deque[tuple[Claim, T]]] = {}
        self._sources: _Usage[int | str] = _Usage()
        self._accounts: _Usage[AccountId] = _Usage()
        self._tables: _Usage[TableId] = _Usage()

    def items(self) -> list[tuple[Claim, T]]:
        """All waiting items, in no particular order."""
        return [pair for items in self._waiting.values() for pair in items]

    def add(self, claim: Claim, item: T) -> None:
        """Let an item wait."""
        self._waiting.setdefault(claim.table, deque()).append((claim, item))
        self._sources.add(claim.source)
        self._accounts.add(claim.account)
        self._tables.add(claim.table)

    def next(self) -> tuple[Claim, T] | None:
        """Remove and return the item that is next, and count it as in progress; None if none waits.

        Items of one table keep their order.
        """
        if not self._waiting:
            return None
        claim = min((items[0][0] for items in self._waiting.values()), key=self._rank)
        found = self._waiting[claim.table].popleft()
        self._forget_empty(claim.table)
        self._sources.in_progress[claim.source] += 1
        self._accounts.in_progress[claim.account] += 1
        self._tables.in_progress[claim.table] += 1
        return found

    def finish(self, claim: Claim, seconds: float) -> None:
        """Count an item in progress as finished after so many seconds."""
        self._sources.finish(claim.source, seconds)
        self._accounts.finish(claim.account, seconds)
        self._tables.finish(claim.table, seconds)

    def remove(self, claim: Claim, item: T) -> None:
        """Remove an item, if it still waits."""
        if (claim, item) in self._waiting.get(claim.table, ()):
            self._waiting[claim.table].remove((claim, item))
            self._forget_empty(claim.table)
            self._sources.remove(claim.source)
            self._accounts.remove(claim.account)
            self._tables.remove(claim.table)

    def _forget_empty(self, table: TableId) -> None:
        if not self._waiting[table]:
            del self._waiting[table]

    def _rank(self, claim: Claim) -> tuple[bool, int, float, int, float, int, float]:
        return (
            not claim.has_person,
            self._sources.in_progress[claim.source],
            self._sources.seconds[claim.source],
            self._accounts.in_progress[claim.account],
            self._accounts.seconds[claim.account],
            self._tables.in_progress[claim.table],
            self._tables.seconds[claim.table],
        )


class _Usage(Generic[K]):
    """What each key has in progress and has used, for as long as it has items.

    A key starts with as much as the one that has used the least: neither favoured for having been
    idle, nor behind those that have long had items.
    """

    def __init__(self) -> None:
        self.in_progress: Counter[K] = Counter()
        self.seconds: dict[K, float] = {}
        self._items: Counter[K] = Counter()

    def add(self, key: K) -> None:
        self._items[key] += 1
        self.seconds.setdefault(key, min(self.seconds.values(), default=0.0))

    def finish(self, key: K, seconds: float) -> None:
        self.in_progress[key] -= 1
        self.seconds[key] += seconds
        self.remove(key)

    def remove(self, key: K) -> None:
        self._items[key] -= 1
        if not self._items[key]:
            for counts in (self._items, self.in_progress, self.seconds):
                counts.pop(key, None)


class FairTurns:
    """Lets `number` computations run at once; the others wait in a fair order."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._order: FairOrder[_Waiting] = FairOrder()

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a turn, and hold it in this context; raises `TurnOver` after `give_up`."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(loop.create_future(), loop.time())
        self._order.add(claim, waiting)
        self._grant()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.cancelled():
                self._order.remove(claim, waiting)
            elif waiting.turn.exception() is None:  # it was its turn at the same moment
                self._release(claim, 0.0)
            raise
        started_at = loop.time()
        try:
            yield
        finally:
            self._release(claim, loop.time() - started_at)

    def give_up(self, table: TableId) -> None:
        """End the waiting of all computations of a table; those in progress go on."""
        for claim, waiting in self._order.items():
            if claim.table == table and not waiting.turn.done():
                self._order.remove(claim, waiting)
                waiting.turn.set_exception(TurnOver())

    def is_person_waiting(self) -> bool:
        """Whether a computation waits at whose table a person plays."""
        return any(claim.has_person for claim, _waiting in self._order.items())

    def number_waiting(self) -> int:
        """The number of computations that wait."""
        return len(self._order.items())

    def longest_wait(self) -> float:
        """The seconds that the first of the waiting computations has waited; 0 if none does."""
        since = [waiting.since for _claim, waiting in self._order.items()]
        return asyncio.get_running_loop().time() - min(since) if since else 0.0

    def _release(self, claim: Claim, seconds: float) -> None:
        self._free += 1
        self._order.finish(claim, seconds)
        self._grant()

    def _grant(self) -> None:
        while self._free > 0 and (found := self._order.next()) is not None:
            claim, waiting = found
            if waiting.turn.cancelled():  # its task has not run yet
                self._order.finish(claim, 0.0)
            else:
                self._free -= 1
                waiting.turn.set_result(None)


class _Waiting(NamedTuple):
    turn: asyncio.Future[None]
    since: float
