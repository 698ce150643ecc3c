"""The storage port of flags: reasons for the host to look closer at an account."""

from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple, Protocol

from inkland.strength import Strength
from inkland.strength.suspicion import Flag, SharedDays
from inkland.table.ids import AccountId, PlayerId, TableId


class DueCheck(NamedTuple):
    """An account to be checked, with its strength in a family after so many windows."""

    account: AccountId
    family: str
    known: Strength
    last_window: int


class FoundFlag(NamedTuple):
    """A flag of an account; `other` is the account that it follows, if it is about one."""

    flag: Flag
    other: AccountId | None = None


class ListedFlag(NamedTuple):
    """A flag as the host sees it; `player` is the public id, by which a profile is found."""

    player: PlayerId
    name: str
    family: str
    flag: Flag
    other: str | None  # the name of the account that it follows
    found_at: datetime


class FlagStorage(Protocol):
    """Stores flags. Nobody but the host is shown any."""

    async def due(self, top: int, max_deviation: float) -> DueCheck | None:
        """One of the strongest accounts of a family that has a window it was not checked with.

        Of each family the first `top` are checked, among those whose strength is known so well.
        """

    async def due_of(self, account: AccountId) -> tuple[DueCheck, ...]:
        """The checks of one account, in all families that it has a strength in."""

    async def rated_games(self, account: AccountId, family: str, limit: int) -> tuple[TableId, ...]:
        """The last games of an account in closed windows of a family, latest first."""

    async def shared_days(
        self, account: AccountId, minutes: int, limit: int
    ) -> dict[AccountId, SharedDays]:
        """The accounts after whose end this one has begun so soon, in its last closed windows."""

    async def save(self, check: DueCheck, found: Collection[FoundFlag]) -> None:
        """Store what a check has found. An earlier flag gets the new figures, and its old date."""

    async def listed(self) -> tuple[ListedFlag, ...]:
        """All flags, latest first."""
