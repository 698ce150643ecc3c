"""What is stored of contests: arenas and duplicate rounds, their entrants, deals and tables.

A contest is what players call an event; in code that word means what happens in a game.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, Literal, NamedTuple, NewType

import psycopg

from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection
from inkland.server.tables.changes import begin_table, save_closed
from inkland.table.ids import AccountId, DealCode, Status, TableId
from inkland.table.storage.records import Entry, FollowUp, Secret, StoredDeal, Table

ContestId = NewType("ContestId", str)
ContestKind = Literal["arena", "round"]


class Contest(NamedTuple):
    """An arena, or a duplicate round.

    Tables have so many `seats` and seconds for each step (`clock`), and play the deals 1 to
    `deals`. They begin from `starts_at` and before `ends_at`; a game counts that has ended before
    `closes_at`. The contest that was made for a `slot` of a schedule is made once. One that was
    cancelled has ended then, if it had not before.
    """

    id: ContestId
    kind: ContestKind
    title: str
    preset: str
    seats: int
    deals: int
    clock: int | None
    starts_at: datetime
    ends_at: datetime
    closes_at: datetime
    slot: str | None = None
    cancelled_at: datetime | None = None


class ListedContest(NamedTuple):
    """A contest, and how many have entered it."""

    contest: Contest
    entrants: int


class WaitingEntrant(NamedTuple):
    """Somebody who has waited so long for a table with deal `number`, or a later one.

    Entrants of one address have the same `source`.
    """

    account: AccountId
    name: str
    colour: str | None
    number: int
    seconds: float
    has_more_time: bool = False
    source: int | None = None


class ContestEntry(NamedTuple):
    """What an entrant does: `waiting` for so many seconds or not, and the last table.

    `abandoned` is the number of games that stand-ins have played for the entrant.
    """

    has_more_time: bool
    waiting: float | None
    number: int | None = None
    table: TableId | None = None
    status: Status | None = None
    abandoned: int = 0


class ContestEntrant(NamedTuple):
    """Who has entered a contest; `is_listed` unless a member does not want to be."""

    account: AccountId
    name: str
    is_listed: bool = True


class OwnContest(NamedTuple):
    """A contest that an account has entered."""

    contest: ContestId
    title: str
    entered_at: datetime
    has_more_time: bool


class ContestResult(NamedTuple):
    """The result of a seat at a table of a contest, of a person or of a bot.

    A seat with an account that is not its own was abandoned, or drawn by a stand-in too often.
    """

    number: int
    table: TableId
    seat: int
    account: AccountId | None
    is_own: bool
    stars: int


class RunningTable(NamedTuple):
    """A game of a contest that goes on: its deal, entrants and season, and who has drawn.

    So many seats have answered the open step of the `asked` ones.
    """

    number: int
    accounts: tuple[AccountId, ...]
    season: int
    answered: int
    asked: int


class DueDeal(NamedTuple):
    """A deal of a duplicate round alone that has closed."""

    deal: DealCode
    preset: str
    closes_at: datetime


_SQL: Final = load_statements(__name__)


class ContestQueries:
    """Storage of contests in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    async def add(self, contest: Contest) -> bool:
        """Store a contest; False if there is one for its slot."""
        return bool(await self._query("add", **contest._asdict()))

    async def cancel(self, contest: ContestId) -> bool:
        """End a contest now; False if it has ended, or there is none."""
        return bool(await self._query("cancel", contest=contest))

    async def contest(self, contest: ContestId) -> ListedContest | None:
        """Return the contest with this id."""
        rows = await self._query("contest", contest=contest)
        return _listed(rows[0]) if rows else None

    async def contests(self, limit: int) -> tuple[ListedContest, ...]:
        """Return the contests that are coming, running, or just over."""
        return tuple(map(_listed, await self._query("contests", limit=limit)))

    async def deal(self, contest: ContestId, number: int) -> DealCode | None:
        """Return the deal with this number."""
        rows = await self._query("deal", contest=contest, number=number)
        return DealCode(rows[0][0]) if rows else None

    async def due_deal(self, before: datetime, presets: Sequence[str]) -> DueDeal | None:
        """Return the first deal of a closed round alone that has no closed window."""
        rows = await self._query("due_deal", before=before, presets=list(presets))
        return DueDeal._make(rows[0]) if rows else None

    async def save_deal(
        self, contest: ContestId, number: int, table: Table, secret: Secret, deal: StoredDeal
    ) -> DealCode:
        """Store a deal unless there is one; return the code of the stored one."""
        async with self._connect() as connection, connection.transaction() as work:
            await save_closed(connection, table, secret, deal)
            if await _run(connection, "save_deal", contest=contest, number=number, deal=deal.code):
                return deal.code
            raise psycopg.Rollback(work)
        code = await self.deal(contest, number)
        assert code is not None
        return code

    async def enter(
        self,
        contest: ContestId,
        account: AccountId,
        *,
        has_more_time: bool,
        early: float,
        source: int | None = None,
    ) -> bool:
        """Enter, and wait for the next table; False outside the contest's time."""
        entrant = {"contest": contest, "account": account, "has_more_time": has_more_time}
        return bool(await self._query("enter", **entrant, early=early, source=source))

    async def leave(self, contest: ContestId, account: AccountId) -> None:
        """Wait no longer."""
        await self._query("leave", contest=contest, account=account)

    async def entry(self, contest: ContestId, account: AccountId) -> ContestEntry | None:
        """Return what an account does in a contest; None if it has not entered."""
        rows = await self._query("entry", contest=contest, account=account)
        return ContestEntry._make(rows[0]) if rows else None

    async def claim(self, pause: float) -> Contest | None:
        """Claim a running contest where somebody waits."""
        rows = await self._query("claim", pause=pause)
        return Contest._make(rows[0]) if rows else None

    async def is_running(self, seconds: float) -> bool:
        """Return whether a contest runs, or begins within so many seconds."""
        ((is_running,),) = await self._query("is_running", seconds=seconds)
        return bool(is_running)

    async def waiting(self, contest: ContestId) -> tuple[WaitingEntrant, ...]:
        """Return those who wait for a table, the longest waiting first."""
        rows = await self._query("waiting", contest=contest)
        return tuple(map(WaitingEntrant._make, rows))

    async def start_table(
        self,
        contest: ContestId,
        number: int,
        table: Table,
        entries: Sequence[Entry],
        follow_up: FollowUp,
    ) -> bool:
        """Store a table that is playing, and seat its people there; False unless all wait."""
        people = [seat.account for seat in table.seats if seat is not None and seat.account]
        whose = {"contest": contest, "accounts": people}
        async with self._connect() as connection, connection.transaction() as work:
            locked = await _run(connection, "lock_waiting", **whose)
            if len(locked) == len(people) and await begin_table(
                connection, table, entries, follow_up
            ):
                # A statement of its own sees what others have committed before the locks.
                seated = await _run(connection, "seat", **whose, number=number, game=table.id)
                if len(seated) == len(people):
                    return True
            raise psycopg.Rollback(work)
        return False

    async def entries_of(self, account: AccountId) -> tuple[OwnContest, ...]:
        """Return what is stored about an account in contests."""
        return tuple(map(OwnContest._make, await self._query("entries_of", account=account)))

    async def entrants(self, contest: ContestId) -> tuple[ContestEntrant, ...]:
        """Return those who have entered, but for erased accounts."""
        return tuple(map(ContestEntrant._make, await self._query("entrants", contest=contest)))

    async def results(self, contest: ContestId) -> tuple[ContestResult, ...]:
        """Return the results that count, by number, table and seat."""
        rows = await self._query("results", contest=contest)
        return tuple(map(ContestResult._make, rows))

    async def running(self, contest: ContestId, limit: int) -> tuple[RunningTable, ...]:
        """Return the games that go on, by number and table."""
        rows = await self._query("running", contest=contest, limit=limit)
        return tuple(
            RunningTable(number, tuple(map(AccountId, accounts)), *rest)
            for number, accounts, *rest in rows
        )

    async def followed(
        self, contest: ContestId, account: AccountId, limit: int
    ) -> tuple[AccountId, ...]:
        """Return entrants whom the account follows."""
        rows = await self._query("followed", contest=contest, account=account, limit=limit)
        return tuple(AccountId(account) for (account,) in rows)

    async def _query(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        async with self._connect() as connection:
            return await _run(connection, name, **parameters)


def _listed(row: Sequence[Any]) -> ListedContest:
    *contest, entrants = row
    return ListedContest(Contest._make(contest), entrants)


async def _run(
    connection: TimedConnection, name: str, /, **parameters: object
) -> list[tuple[Any, ...]]:
    """Execute a statement and return its rows."""
    cursor = await connection.execute(_SQL[name], parameters, binary=True)
    return await cursor.fetchall() if cursor.description else []
