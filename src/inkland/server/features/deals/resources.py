"""HTTP bodies of deals: results on the same cards, their maps, and the deal of the day."""

from typing import Literal

import msgspec

from inkland.protocol.resources import Options, SeatMirror
from inkland.protocol.translation import SheetText

MapReason = Literal["best", "followed", "middle", "odd"]
MapFeature = Literal["forest", "village", "farm", "water", "monster", "empty", "lines", "river"]


class StrengthFigures(msgspec.Struct, frozen=True):
    """How many stars a player earns above or below a fixed bot on the same cards.

    `deviation` says how sure that is, and `change` what the last window, of `day`, has added; null
    if it was the first.
    """

    preset: str
    seats: int
    stars: float
    deviation: float
    is_provisional: bool
    windows: int
    day: str
    change: float | None


class DealResult(msgspec.Struct, frozen=True):
    """One seat's result on a deal; it counts if the player had not seen the deal before.

    `rank` is its place among all results that count, of tables with the same number of seats;
    `place` is the one at its own table. `title` is that of the rating of a solo game. `is_here`
    marks results of the table in the request.
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
    """The results that count for a number of seats: how many, and your place among them.

    `better_than` is the percentage of other results with fewer stars than yours, once there are
    ten. From ten on `distribution` tells how many results have how many stars, the fewest first.
    """

    seats: int
    rated: int
    place: int | None
    better_than: int | None
    stars: int | None
    distribution: tuple[tuple[int, int], ...] = ()


class DealPar(msgspec.Struct, frozen=True):
    """A strong bot's mean stars on the deal with this many seats; for one seat also its rating."""

    seats: int
    stars: float
    rating: float | None
    bot: str


class DealInfo(msgspec.Struct, frozen=True):
    """A deal that can be played again. `day` is set if it was the deal of a day.

    `is_seen`: you have played or watched it, so your next result will not count. `is_open`: all may
    play it; the deal of a day that is not over is played on its own page only. `pars` are present
    once they are computed, but not for a player of a running game on the deal. `dealt_at` is the
    table where it was made, and empty if that is private.
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
    """The map of a result: its last, or that after the turn which its viewer has also finished."""

    result: DealResult
    seat: SeatMirror
    edicts: tuple[str, ...]
    map_sheet: str
    turn: int
    card: str | None


class DailyTry(msgspec.Struct, frozen=True):
    """Your first game on the deal of a day, which is the one that counts."""

    table: str
    status: Literal["open", "playing", "finished", "closed"]


class DailyInfo(msgspec.Struct, frozen=True):
    """The deal of a day. Results are shown when you have played or the day is over.

    `rated` is how many have played it in time. `deal` and `par` are shown with the results.
    `strength` is your own in games of this preset.
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
    strength: StrengthFigures | None = None


class OwnDayMap(msgspec.Struct, frozen=True):
    """Your map of a day, finished in time at the first try; par is null until it is computed."""

    day: str
    preset: str
    table: str
    stars: int
    par: float | None
    sheet: SheetText | None


class OwnDays(msgspec.Struct, frozen=True):
    """Your maps of deals of the day in a month, as 2026-11."""

    month: str
    days: tuple[OwnDayMap, ...]


class DailyMap(msgspec.Struct, frozen=True):
    """Somebody's map of a day, and why it was chosen.

    The odd one has so much of something (`value`), where the middle of all maps is `usual`. Lines
    are full rows and columns, a river is the largest cluster of water; the others are spaces.
    """

    reason: MapReason
    name: str
    stars: int
    sheet: SheetText
    feature: MapFeature | None = None
    value: int | None = None
    usual: int | None = None


class DailyMaps(msgspec.Struct, frozen=True):
    """Some maps of others; sealed until you have finished your own try."""

    is_sealed: bool
    maps: tuple[DailyMap, ...] = ()
