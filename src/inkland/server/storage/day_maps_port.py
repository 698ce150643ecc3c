"""The storage port of maps of deals of the day: one's own of a month, and those of others."""

from datetime import date, datetime
from typing import Final, NamedTuple, Protocol

from inkland.table.ids import AccountId, DealCode, TableId

MAX_COMPARED: Final = (
    100  # maps of a day that are looked at besides the best, the middle, and those
)
# of people whom one follows


class OwnDay(NamedTuple):
    """A day whose deal an account has finished in time, and the map; par once it is computed."""

    day: date
    table: TableId
    stars: int
    par: float | None
    sheet: str | None


class DayMap(NamedTuple):
    """Somebody's map of a day; `line` counts them from 1, most stars first, of `people`."""

    line: int
    people: int
    account: AccountId
    name: str
    stars: int
    sheet: str
    is_followed: bool


class DayMapStorage(Protocol):
    """Reads maps of deals of the day. Results are the counted ones that ended within the day."""

    async def own_days(self, account: AccountId, first: date, last: date) -> tuple[OwnDay, ...]:
        """The days of an account from the first to the last."""

    async def day_maps(
        self, code: DealCode, viewer: AccountId, until: datetime
    ) -> tuple[DayMap, ...]:
        """The best and the middle map of others, those of people the viewer follows, and some more.

        The others are spread evenly over all lines, about `MAX_COMPARED`. Nobody is among them who
        was erased, does not want to be listed, or was blocked by the viewer.
        """
