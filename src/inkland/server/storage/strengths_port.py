"""The storage port of strengths, and of the windows that they come from."""

from collections.abc import Callable, Mapping
from datetime import date, datetime
from typing import NamedTuple, Protocol, TypeAlias

from inkland.strength import Strength
from inkland.table.ids import AccountId, DealCode


class DueDay(NamedTuple):
    """A day that is over, whose window is not closed."""

    day: date
    deal: DealCode


class Window(NamedTuple):
    """The results on a deal that are compared with each other, and with those of anchor bots.

    They are the rated ones with so many seats that ended before `ends_at`. Without a `day` it is
    the deal of a round, which counts for strength, but not for boards of days.
    """

    deal: DealCode
    day: date | None
    seats: int
    family: str
    ends_at: datetime
    anchors: Mapping[str, int]  # stars by the name of the bot


class StoredStrength(NamedTuple):
    """The strength of an account in one kind of game, and what the last of its windows changed."""

    seats: int
    family: str
    known: Strength
    change: float
    windows: int
    day: date


class Recomputed(NamedTuple):
    """How many windows were computed again, and how many strengths they came to."""

    windows: int
    strengths: int


# What is known of some accounts after a window, from what was known before and their stars.
StrengthUpdate: TypeAlias = Callable[
    [Window, Mapping[AccountId, Strength], Mapping[AccountId, int]], Mapping[AccountId, Strength]
]


class StrengthStorage(Protocol):
    """Stores strengths. Windows are closed one after the other, however many processes try."""

    async def due(self, before: date) -> DueDay | None:
        """The first day after the last closed one, and before this one, that has a deal."""

    async def close(self, window: Window, update: StrengthUpdate) -> bool:
        """Store the window, and what it makes of the strengths of its players and of leaderboards.

        All happens in one transaction. Returns False, and changes nothing, if the window was
        closed before. The results of accounts that were erased by now do not count.
        """

    async def recompute(self, update: StrengthUpdate) -> Recomputed:
        """Replace strengths and leaderboards by what the closed windows come to, in their order.

        In one transaction. A window has the results that it had when it was closed.
        """

    async def strengths(self, account: AccountId) -> tuple[StoredStrength, ...]:
        """The strengths of an account, by seats and family."""
