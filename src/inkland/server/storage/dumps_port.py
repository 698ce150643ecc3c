"""The storage port of dumps: which games are in which, and which dumps are published."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from inkland.table.ids import AccountId, TableId


class DumpedSeat(NamedTuple):
    """Who sat there: an account, or a bot of ours that may have taken its place."""

    account: AccountId | None
    is_bot_account: bool
    bot: str | None
    stand_in_drawings: int


class DumpedGame(NamedTuple):
    """A game of a dump, and the month of its end."""

    game: TableId
    month: str
    seats: tuple[DumpedSeat, ...]


class PublishedDump(NamedTuple):
    """A dump that everyone may download; the hash is SHA-256 in hexadecimal digits."""

    id: str
    published_at: datetime
    games: int
    bytes: int
    hash: str


class DumpStorage(Protocol):
    """Stores dumps. A game is in one dump at most."""

    async def begin(self, at_least: int, limit: int) -> str | None:
        """Return the id of the dump to be made: one that was begun, or a new one.

        A new one takes up to `limit` games that are in none, the oldest first. None if fewer than
        `at_least` wait.
        """

    async def games(self, dump: str) -> tuple[DumpedGame, ...]:
        """Return the games of a dump whose people still allow it."""

    async def publish(
        self, dump: PublishedDump, games: Sequence[TableId], put: Callable[[], None]
    ) -> bool:
        """Put a dump in its place and note that it is published.

        False, and nothing is put there, if it was before, or if one of these games of it may not be
        used any more.
        """

    async def published(self) -> tuple[PublishedDump, ...]:
        """Return all published dumps, the latest first."""
