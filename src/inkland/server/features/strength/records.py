"""What is stored of strengths, of the windows that they come from, and of leaderboards."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import Final, Literal, NamedTuple, TypeAlias

from inkland.rules import GameOptions
from inkland.rules.options import is_comparable, nearest_preset
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


SEATS_COMPARED: Final = range(2, 9)
_FAMILIES: Final = {"base+skills": "base", "first_game": "heroes"}


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


class TableStrength(NamedTuple):
    """The strength of an account at tables of a family, and the games that it comes from."""

    family: str
    known: Strength
    games: int


class ComparedGames(NamedTuple):
    """How many games were compared again, and how many strengths they came to."""

    games: int
    strengths: int


# What is known of the accounts on these seats after a game, from what was known before; empty if
# the game cannot be compared.
TableUpdate: TypeAlias = Callable[
    [Mapping[AccountId, Strength], Sequence[RecordedSeat]], Mapping[AccountId, Strength]
]


def family_of(options: GameOptions) -> str | None:
    """The family of a game at a table: that of the preset with the fewest other options.

    A game on an own map, or with a switch that families ask for, has none and is not compared.
    """
    if not is_comparable(options):
        return None
    name = nearest_preset(options)[0]
    return _FAMILIES.get(name, name)


def with_bots_apart(update: TableUpdate, bots: Collection[AccountId]) -> TableUpdate:
    """The same update, in which bot accounts change nothing for people.

    People are compared among each other as if the bots were not there; what is known of a bot comes
    from all at the table.
    """

    def updated(
        before: Mapping[AccountId, Strength], seats: Sequence[RecordedSeat]
    ) -> Mapping[AccountId, Strength]:
        people = [one for one in seats if one.account not in bots]
        after = update(before, people)
        if len(people) == len(seats):
            return after
        among_all = update(before, seats)
        return {**after, **{bot: among_all[bot] for bot in bots if bot in among_all}}

    return updated


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
