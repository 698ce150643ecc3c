"""The storage port of contests: arenas and duplicate rounds, their entrants, deals and tables.

A contest is what players call an event; in code that word means what happens in a game.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NamedTuple, NewType, Protocol

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


class ContestStorage(Protocol):
    """Stores contests. All times are the storage's own."""

    async def add(self, contest: Contest) -> bool:
        """Store a contest; False if there is one for its slot."""

    async def cancel(self, contest: ContestId) -> bool:
        """End a contest now, before its time; False if it has ended, or there is none.

        Nobody is seated any more. Games that have begun go on.
        """

    async def contest(self, contest: ContestId) -> ListedContest | None:
        """The contest with this id."""

    async def contests(self, limit: int) -> tuple[ListedContest, ...]:
        """The contests that begin in four weeks, run, or have closed within a day; next first."""

    async def deal(self, contest: ContestId, number: int) -> DealCode | None:
        """The deal with this number; None before it is dealt."""

    async def due_deal(self, before: datetime, presets: Sequence[str]) -> DueDeal | None:
        """The first deal of a round alone that closed before then, and has no closed window."""

    async def save_deal(
        self, contest: ContestId, number: int, table: Table, secret: Secret, deal: StoredDeal
    ) -> DealCode:
        """Store a deal, unless there is one; return the code of the stored one.

        Like `Storage.save_day`, with a table that is never played at.
        """

    async def enter(
        self,
        contest: ContestId,
        account: AccountId,
        *,
        has_more_time: bool,
        early: float,
        source: int | None = None,
    ) -> bool:
        """Enter, and wait for the next table, from `early` seconds before the contest starts.

        Returns False, and changes nothing, outside its time. Whoever waits goes on waiting; who
        is playing, or has played all deals, does not begin to.
        """

    async def leave(self, contest: ContestId, account: AccountId) -> None:
        """Wait no longer."""

    async def entry(self, contest: ContestId, account: AccountId) -> ContestEntry | None:
        """What an account does in a contest; None if it has not entered.

        When it has ended, nobody waits.
        """

    async def claim(self, pause: float) -> Contest | None:
        """A running contest where somebody waits, which was not claimed in the last seconds."""

    async def is_running(self, seconds: float) -> bool:
        """Whether a contest runs, or begins within so many seconds: somebody may wait there."""

    async def waiting(self, contest: ContestId) -> tuple[WaitingEntrant, ...]:
        """Those who wait for a table, the longest waiting first."""

    async def start_table(
        self,
        contest: ContestId,
        number: int,
        table: Table,
        entries: Sequence[Entry],
        follow_up: FollowUp,
    ) -> bool:
        """Store a table that is playing, with the opening of its game, and seat its people there.

        All in one transaction. Returns False, and stores nothing, unless all its people wait, and
        the contest runs.
        """

    async def entries_of(self, account: AccountId) -> tuple[OwnContest, ...]:
        """What is stored about an account in contests, for its export."""

    async def entrants(self, contest: ContestId) -> tuple[ContestEntrant, ...]:
        """Those who have entered, but for erased accounts."""

    async def results(self, contest: ContestId) -> tuple[ContestResult, ...]:
        """The results that count, by number, table and seat."""

    async def running(self, contest: ContestId, limit: int) -> tuple[RunningTable, ...]:
        """The games that go on, by number and table."""

    async def followed(
        self, contest: ContestId, account: AccountId, limit: int
    ) -> tuple[AccountId, ...]:
        """Entrants whom the account follows."""
