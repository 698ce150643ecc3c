"""What HTTP carries of deals: results on the same cards, their maps, and the deal of the day."""

from typing import Literal

import msgspec

from inkland.protocol.resources import Options, SeatMirror


class DealResult(msgspec.Struct, frozen=True):
    """One seat's result on a deal; it counts for those who had not seen the deal before.

    `rank` is its place among all that count and were made at tables with as many seats; `place` the
    one at its own table. `title` goes with the rating of a solo game. `is_here` marks what was made
    at the table that was asked about.
    """

    id: str
    name: str
    bot: str | None
    seats: int
    stars: int
    place: int
    rating: int | None
    title: int | None
    counted: bool
    rank: int | None
    is_member: bool
    is_yours: bool
    is_here: bool
    finished_at: str


class DealStanding(msgspec.Struct, frozen=True):
    """How many results with so many seats count, and where yours is among them.

    `better_than`, once there are ten: of a hundred others how many have fewer stars than you.
    """

    seats: int
    rated: int
    place: int | None
    better_than: int | None
    stars: int | None


class DealPar(msgspec.Struct, frozen=True):
    """What a strong bot makes of the deal with so many seats: its mean stars, alone its rating."""

    seats: int
    stars: float
    rating: float | None
    bot: str


class DealInfo(msgspec.Struct, frozen=True):
    """A deal that can be played again. `day` is the one whose deal it was.

    `is_seen`: you have played or watched it, so what you make of it now will not count. `is_open`:
    anybody may play it; the deal of a day that is not over is played on its own page. `pars` are
    told once they are worked out, and to nobody who plays the deal just now.
    """

    code: str
    options: Options
    commitment: str
    dealt_at: str
    results: tuple[DealResult, ...]
    standings: tuple[DealStanding, ...] = ()
    edicts: tuple[str, ...] = ()
    day: str | None = None
    is_seen: bool = False
    is_open: bool = True
    pars: tuple[DealPar, ...] = ()


class ResultMap(msgspec.Struct, frozen=True):
    """The map of a result: at its end, or after the turn that its viewer has ended, too."""

    result: DealResult
    seat: SeatMirror
    edicts: tuple[str, ...]
    map_sheet: str
    turn: int
    card: str | None


class DailyTry(msgspec.Struct, frozen=True):
    """Your first try at the deal of a day, the one that counts."""

    table: str
    status: Literal["open", "playing", "finished", "closed"]


class DailyInfo(msgspec.Struct, frozen=True):
    """The deal of a day. Results are shown when you have played or the day is over.

    `rated` is how many have played it in time. `deal` is told with the results, and so
    is its par.
    """

    day: str
    today: str
    ends_at: str
    is_over: bool
    preset: str
    options: Options
    commitment: str
    dealt_at: str
    deal: str | None
    rated: int
    is_shown: bool
    results: tuple[DealResult, ...]
    standing: DealStanding | None
    own_try: DailyTry | None
    streak: int
    par: DealPar | None = None
