"""Tallies: the statistics of an account, as values that can be added up in any order.

Every finished game gives each of its players some tallies by key, and the statistics of an account
are their sum. A sum does not depend on the order of the games, so that counting them as they end
and counting all of them anew come to the same.
"""

from collections.abc import Mapping
from datetime import date, datetime
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

LAST_GAMES: Final = "last"
COSTLY: Final = "cost"
GAMES_IN_A_ROW: Final = "streak:games"
DAYS_IN_A_ROW: Final = "streak:days"
STREAKS: Final = (GAMES_IN_A_ROW, DAYS_IN_A_ROW)  # these are replaced, not added up
_MARKS_KEPT: Final = {LAST_GAMES: 6, COSTLY: 5}  # of the other keys one


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that stands out, and the map that earned it.

    `sheet` is the map in one line: at the end of the game, or before the drawing of `moment`.
    """

    value: int
    at: datetime
    table: str
    seat: int
    sheet: str
    seats: int
    preset: str
    stars: int
    place: int
    rating: int | None = None
    moment: int | None = None
    card: str | None = None


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many values there were, their sum, and the highest of them.

    Of a streak, `count` is its present length, `total` the longest ever, and `last` its last day.
    """

    count: int = 0
    total: int = 0
    marks: tuple[Mark, ...] = ()
    last: date | None = None


Tallies: TypeAlias = Mapping[str, Tally]

_DECODER: Final = msgspec.json.Decoder(Tally)


def add(one: Tallies, other: Tallies) -> dict[str, Tally]:
    """The sum of two tallies, key by key."""
    return {
        **one,
        **{key: _sum(key, one[key], more) if key in one else more for key, more in other.items()},
    }


def tally(key: str, count: int, total: int, *marks: Mark) -> Tally:
    """A tally with the highest of these marks."""
    return Tally(count, total, _highest(key, marks))


def _sum(key: str, one: Tally, other: Tally) -> Tally:
    marks = _highest(key, (*one.marks, *other.marks))
    return Tally(one.count + other.count, one.total + other.total, marks)


def _highest(key: str, marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """The highest marks; of equal ones the earliest, so that the order of adding is no matter."""
    ranked = sorted(marks, key=lambda m: (-m.value, m.at, m.table, m.seat, m.moment or 0))
    return tuple(ranked[: _MARKS_KEPT.get(key, 1)])


def streaks(is_own: list[bool], days: list[date]) -> dict[str, Tally]:
    """The streaks of games finished oneself, in the order of their ends, and of days, in order."""
    runs = [0]
    for own in is_own:
        runs.append(runs[-1] + 1 if own else 0)
    found = {GAMES_IN_A_ROW: Tally(runs[-1], max(runs))} if is_own else {}
    if not days:
        return found
    length = longest = 1
    for before, day in pairwise(days):
        length = length + 1 if day.toordinal() == before.toordinal() + 1 else 1
        longest = max(longest, length)
    return {**found, DAYS_IN_A_ROW: Tally(length, longest, last=days[-1])}


def encode_tally(value: Tally) -> str:
    """The tally as it is stored."""
    return msgspec.json.encode(value).decode()


def decode_tally(text: str) -> Tally:
    """The stored tally."""
    return _DECODER.decode(text)
