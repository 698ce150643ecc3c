"""The storage port of leaderboards; they are filled when windows close (`strengths_port`)."""

from datetime import date, timedelta
from typing import Final, Literal, NamedTuple, Protocol

from inkland.table.ids import AccountId

BoardName = Literal["week", "month", "ever", "streak"]

ALL_FAMILIES: Final = "all"
EVER: Final = date(1970, 1, 1)  # the first day of the board that never begins anew


class BoardKey(NamedTuple):
    """A board: what is counted, since which day, and in the games of which family."""

    board: BoardName
    begins: date
    family: str


class Leader(NamedTuple):
    """A place on a board. Points are days of a streak, else hundredths of matchpoints or stars."""

    rank: int
    account: AccountId
    name: str
    colour: str | None
    points: int
    windows: int


class BoardPlace(NamedTuple):
    """How many people a board has, and the place of one account, as if it were listed.

    `before` is the number of those who stand before it.
    """

    people: int
    own: Leader | None = None
    before: int = 0
    is_listed: bool = False


class WindowResult(NamedTuple):
    """How an account did in a window, in hundredths of a matchpoint, among how many others."""

    matchpoints: int
    others: int


def week_of(day: date) -> date:
    """The Monday of this week."""
    return day - timedelta(days=day.weekday())


def month_of(day: date) -> date:
    """The first day of this month."""
    return day.replace(day=1)


class LeaderStorage(Protocol):
    """Reads leaderboards. Guests, erased accounts, and who wants it so are not listed."""

    async def page(
        self, key: BoardKey, viewer: AccountId | None, offset: int, limit: int
    ) -> tuple[Leader, ...]:
        """Some of those listed, the first first; of equal points one rank.

        People whom the viewer has blocked are left out; the ranks of others stay as they are.
        """

    async def place(self, key: BoardKey, account: AccountId | None) -> BoardPlace:
        """How many are listed, and where the account stands."""

    async def followed(self, key: BoardKey, account: AccountId) -> tuple[Leader, ...]:
        """The account and all listed people whom it follows, ranked among each other."""

    async def last_day(self) -> date | None:
        """The day of the window that was closed last."""

    async def window_results(self, account: AccountId) -> tuple[WindowResult, ...]:
        """How an account did in all its closed windows, in the order of closing."""
