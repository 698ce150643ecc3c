"""HTTP bodies of leaderboards."""

from typing import Literal

import msgspec

BoardKind = Literal["week", "last_week", "month", "last_month", "ever", "streak"]
BoardFamily = Literal["all", "base", "heroes", "everything"]


class LeaderRow(msgspec.Struct, frozen=True):
    """A person on a leaderboard; equal points have one rank.

    Points are matchpoints of a week or a month, days of a streak, or the stars that a strength has
    very likely at least. `windows` is the number of deals that they come from.
    """

    rank: int
    player: str
    name: str
    colour: str | None
    points: float
    windows: int
    is_you: bool


class Leaders(msgspec.Struct, frozen=True):
    """A page of a leaderboard, counted from 1.

    `begins` is its first day; null if it never begins anew. `you` is your own place, which others
    see if `is_listed`, and `your_page` the page that it is on.
    """

    board: BoardKind
    family: BoardFamily
    begins: str | None
    people: int
    page: int
    pages: int
    rows: tuple[LeaderRow, ...]
    you: LeaderRow | None = None
    your_page: int | None = None
    is_listed: bool = False
