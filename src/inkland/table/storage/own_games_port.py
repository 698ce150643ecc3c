"""The storage port of lists of games: those of an account, and public ones to watch."""

from datetime import date, datetime
from typing import Annotated, Final, NamedTuple, Protocol

from msgspec import Meta

from inkland.protocol.resources import SeatNumber
from inkland.rules import GameOptions
from inkland.table.ids import ID_PATTERN, AccountId, Status, TableId
from inkland.table.storage.game_summary import GameSummary

MAX_SETTLED: Final = 1_000  # seats of one account at once, of games that ended unnoticed
NO_DEADLINE: Final = 1e18  # sorts own turns without a deadline behind all others
NEWEST_PUBLIC_GAMES: Final = 100  # of these the ones played last are shown to be watched


# Places in a list come back from clients, as a cursor.
TableKey = Annotated[str, Meta(pattern=ID_PATTERN, max_length=26)]


class ListedSeat(NamedTuple):
    """An occupied seat: its number, and who sits there."""

    seat: int
    name: str
    colour: str
    is_person: bool


class RunningKey(NamedTuple):
    """The place of a game in the list of running ones, which is sorted by it.

    Own turns come first (`waits` is 0, else 1), by their deadlines in seconds since 1970; `age` is
    the negative time of the last change.
    """

    waits: Annotated[int, Meta(ge=0, le=1)]
    deadline: float
    age: float
    table: TableKey
    seat: SeatNumber


class FinishedKey(NamedTuple):
    """The place of a game in the list of finished ones: the latest end first."""

    ended_at: Annotated[datetime, Meta(tz=True)]
    table: TableKey
    seat: SeatNumber


class ListedGame(NamedTuple):
    """A game as a list shows it. `summary` is None if the stored one is not that of the last event.

    The summary comes without maps; that of the own seat is `map`. `left` are the seconds until the
    deadline; a pause stops them, and then there is no `deadline_at`. `day` is that of a daily deal.
    """

    id: TableId
    title: str
    status: Status
    options: GameOptions
    clock: int | None
    seats: tuple[ListedSeat, ...]
    seat: int
    summary: GameSummary | None
    map: str | None
    is_turn: bool
    deadline_at: datetime | None
    left: float | None
    changed_at: datetime
    day: date | None = None
    finished_at: datetime | None = None
    place: int | None = None
    stars: int | None = None
    rating: int | None = None
    par: float | None = None
    is_end_seen: bool = False


class RunningGames(NamedTuple):
    """A part of the list of running games, with each one's place, and how many wait for the
    account in all."""

    games: tuple[tuple[RunningKey, ListedGame], ...]
    turns: int


class WatchedGame(NamedTuple):
    """A public game that can be watched, with the maps of its first seats."""

    id: TableId
    title: str
    options: GameOptions
    seats: tuple[ListedSeat, ...]
    season: int
    step: int
    maps: tuple[str, ...]


class Unsettled(NamedTuple):
    """Games of the release before, which lists do not know rightly: whether some have ended
    although they still count as running, and running ones whose summary is not of the last event.
    """

    has_ended: bool
    stale: tuple[TableId, ...]


class SettledRange(NamedTuple):
    """The last of a range of tables, None if there are no more, and those of them whose summary is
    not of the last event."""

    last: TableId | None
    stale: tuple[TableId, ...]


class OwnGameStorage(Protocol):
    """Stores summaries of games, and lists games without folding them."""

    async def running(
        self, account: AccountId, limit: int, after: RunningKey | None = None
    ) -> RunningGames:
        """Tables where the account sits that are open or playing, unless it has left the game."""

    async def finished(
        self, account: AccountId, limit: int, after: FinishedKey | None = None
    ) -> tuple[tuple[FinishedKey, ListedGame], ...]:
        """Finished games in which the account had a seat, the latest first."""

    async def unsettled(self, account: AccountId, limit: int) -> Unsettled:
        """What lists of the account do not know rightly yet, at most so many tables."""

    async def settle(self, account: AccountId, limit: int) -> None:
        """Let seats of the account, of `limit` games at most, know that their game has ended.

        An end that is more than a day old counts as seen.
        """

    async def settle_range(self, after: TableId, limit: int) -> SettledRange:
        """Do the same for all seats of the next `limit` tables in the order of their ids."""

    async def save_summary(self, table: TableId, summary: GameSummary) -> None:
        """Store a summary with maps, unless the game has gone on meanwhile."""

    async def mark_end_seen(self, table: TableId, account: AccountId) -> None:
        """Note that the account has seen how its game at this table ended."""

    async def watched(self, limit: int, seats: int) -> tuple[WatchedGame, ...]:
        """Public games of people that are being played, the last played first.

        Only those whose deal was made at the table: the deal of the day is for its players only.
        """

    async def drawing_times(
        self, account: AccountId
    ) -> dict[tuple[TableId, int], tuple[datetime, ...]]:
        """When the drawings of an account were stored, or taken back, by table and seat."""
