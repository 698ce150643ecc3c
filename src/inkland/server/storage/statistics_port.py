"""The storage port of statistics and public profiles."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Final, Literal, NamedTuple, Protocol

from inkland.server.storage.tallies import Tallies, Tally
from inkland.table.ids import AccountId, DealCode, PlayerId, TableId

Part = Literal["result", "analysis"]
Shown = Literal["games", "statistics", "maps"]

CLAIM_SECONDS: Final = 60  # after these another process may count a game that was not counted


class UncountedGame(NamedTuple):
    """A part of a finished game that is not in the statistics yet: its result, or its analysis."""

    table: TableId
    part: Part


class RecordedSeat(NamedTuple):
    """A seat of a finished game that was a person's.

    `is_own` unless a stand-in has finished it, or has drawn more than `MAX_STAND_IN_DRAWINGS`.
    """

    seat: int
    account: AccountId
    is_own: bool
    stars: int
    place: int
    rating: int | None


class RecordedGame(NamedTuple):
    """A finished game with all that statistics are made of.

    `lines` are its events, one in each line, and `times` the seconds at which they were stored,
    None for those of releases that did not store it. `is_lesson` says that it was the tutorial.
    """

    table: TableId
    finished_at: datetime
    is_lesson: bool
    lines: bytes
    times: tuple[float | None, ...]
    seats: tuple[RecordedSeat, ...]
    judged: str | None


class MemberProfile(NamedTuple):
    """A member as others may see them, and what they have chosen to show."""

    account: AccountId
    name: str
    colour: str | None
    since: datetime
    shows: tuple[Shown, ...]


class ShownTable(NamedTuple):
    """What a map's caption needs of the table of the game."""

    title: str
    is_public: bool
    deal: DealCode | None
    is_sealed: bool = False  # its deal is that of an event that is not over


class StatisticsStorage(Protocol):
    """Stores the statistics of accounts, and what members show of them."""

    # --- Counting

    async def claim(self, limit: int) -> tuple[UncountedGame, ...]:
        """Games to be counted, longest waiting first; nobody else gets them for a while.

        The end of a game and the end of its analysis add them in their own transactions.
        """

    async def recorded(self, table: TableId) -> RecordedGame | None:
        """The record of a finished game; None if it is not over."""

    async def count(self, game: UncountedGame, gains: Mapping[AccountId, Tallies]) -> bool:
        """Add the gains to the statistics of these accounts, and mark the game as counted.

        Both happen in one transaction, with the streaks of the accounts. Returns False, and
        changes nothing, if the game was counted before. Erased accounts gain nothing.
        """

    async def statistics(self, account: AccountId) -> dict[str, Tally]:
        """The statistics of an account by key."""

    # --- Counting anew

    async def players(self, after: AccountId | None, limit: int) -> tuple[AccountId, ...]:
        """Accounts with a finished game, in the order of their ids."""

    async def count_stand_ins(self) -> int:
        """Count again what stand-ins have drawn, where it can be known; the results it changed."""

    async def counted(self, account: AccountId) -> tuple[UncountedGame, ...]:
        """The finished games of the account, except those that are still to be counted."""

    async def replace(
        self, account: AccountId, counted: Collection[UncountedGame], tallies: Tallies
    ) -> bool:
        """Replace the statistics by these, which are made of exactly these games.

        Returns False, and changes nothing, if more games were counted meanwhile.
        """

    # --- Profiles

    async def show(
        self,
        account: AccountId,
        shows: Sequence[Shown],
        is_listed: bool | None = None,
        allows_reuse: bool | None = None,
    ) -> None:
        """Store what a member shows; an account that was erased shows nothing.

        `is_listed` says whether they want to stand in leaderboards; None leaves that as it is.
        """

    async def shown(self, account: AccountId) -> tuple[Shown, ...]:
        """What an account shows."""

    async def allows_reuse(self, account: AccountId) -> bool:
        """Whether positions of the account's finished public games may become puzzles or open
        data; not unless it has said so."""

    async def reusable_games(self, limit: int) -> tuple[TableId, ...]:
        """Finished public games of which every person allows it, the latest first.

        Not those on a deal of a day or an event that is not over.
        """

    async def is_listed(self, account: AccountId) -> bool:
        """Whether an account wants to stand in leaderboards; it does until it says otherwise."""

    async def profile(self, player: PlayerId) -> MemberProfile | None:
        """The member with this public id, if they show anything."""

    async def shown_tables(self, tables: Collection[TableId]) -> dict[TableId, ShownTable]:
        """The tables with these ids."""
