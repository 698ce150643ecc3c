"""HTTP bodies of statistics and public profiles."""

from typing import Literal

import msgspec

from inkland.protocol.resources import Body
from inkland.protocol.translation import SheetText
from inkland.server.features.deals.resources import StrengthFigures


class EarnedMap(msgspec.Struct, frozen=True):
    """The map that earned a figure, and its game.

    `table` is null for others if the table was private, and the sheet is null for them while the
    deal of the day, or of an event, that it shows is still being played.
    """

    sheet: SheetText | None
    table: str | None
    seat: int
    finished_at: str


class LastGame(msgspec.Struct, frozen=True):
    """A finished game; `title` is empty for others if the table was private."""

    map: EarnedMap
    title: str
    preset: str
    seats: int
    place: int
    stars: int
    rating: int | None


class PresetFigures(msgspec.Struct, frozen=True):
    """The games with a preset, and the solo games among them, which have ratings.

    Its maps are null if the member does not show their best maps.
    """

    preset: str
    games: int
    mean_stars: float
    best_stars: int
    best_map: EarnedMap | None
    solo_games: int = 0
    mean_rating: float | None = None
    best_rating: int | None = None
    best_rating_map: EarnedMap | None = None


class EdictFigures(msgspec.Struct, frozen=True):
    """The stars of a scoring card in a whole game: mean, best, and the map that earned these."""

    card: str
    games: int
    mean_stars: float
    best_stars: int
    best_map: EarnedMap


class DrawingTimes(msgspec.Struct, frozen=True):
    """Drawings that took up to so many seconds (null: longer), and their mean."""

    up_to: int | None
    drawings: int
    mean_seconds: float


class Streak(msgspec.Struct, frozen=True):
    """How many in a row, at present and at most."""

    current: int
    longest: int


class TableStrengthFigures(msgspec.Struct, frozen=True):
    """In how many of 100 games at tables of 2 to 8 a player is placed before an average one.

    In two of three cases the truth is between `low` and `high`.
    """

    preset: str
    wins: float
    low: float
    high: float
    is_provisional: bool
    games: int


class TitleFigures(msgspec.Struct, frozen=True):
    """A solo title, by its lowest rating, and the first map that reached it.

    The map is null, too, if the member does not show their best maps.
    """

    title: int
    is_reached: bool
    map: EarnedMap | None


class SealFigures(msgspec.Struct, frozen=True):
    """A seal of merit: earned if `value` has come to `target`, with the map that shows it, if any.

    The map is null, too, if the member does not show their best maps.
    """

    seal: Literal[
        "row", "fence", "river", "pass", "ruin", "dawn", "stack", "laurel", "hand", "night"
    ]
    value: int
    target: int
    map: EarnedMap | None = None


class Figures(msgspec.Struct, frozen=True):
    """The figures of a player; games finished by a stand-in are not among them."""

    games: int
    presets: tuple[PresetFigures, ...]
    drawing_times: tuple[DrawingTimes, ...]
    games_in_a_row: Streak
    days_in_a_row: Streak
    strengths: tuple[StrengthFigures, ...] = ()
    titles: tuple[TitleFigures, ...] = ()
    seals: tuple[SealFigures, ...] = ()
    table_strengths: tuple[TableStrengthFigures, ...] = ()


class CostlyDrawing(msgspec.Struct, frozen=True):
    """A drawing of yours, the stars it has cost by the judge, and the map before it."""

    lost: float
    card: str | None
    moment: int
    map: EarnedMap


class PlayerProfile(msgspec.Struct, frozen=True):
    """A member, and what they have chosen to show; null is what they do not show."""

    player: str
    name: str
    colour: str | None
    since: str
    games: tuple[LastGame, ...] | None
    figures: Figures | None
    edicts: tuple[EdictFigures, ...] | None


class OwnStatistics(msgspec.Struct, frozen=True):
    """Your statistics, and what of them others see at your public id.

    `is_listed`: members stand in leaderboards unless they do not want to. `allows_reuse`: positions
    of their finished public games may become puzzles or open data, without names.
    """

    player: str
    shows: tuple[Literal["games", "statistics", "maps"], ...]
    games: tuple[LastGame, ...]
    figures: Figures
    edicts: tuple[EdictFigures, ...]
    costly_drawings: tuple[CostlyDrawing, ...]
    judged_drawings: int
    mean_lost: float | None
    is_listed: bool = True
    allows_reuse: bool = False


class ProfileChoice(Body, frozen=True):
    """What you show of your last games, your statistics and your best maps; nothing by default.

    `is_listed` says whether you stand in leaderboards, `allows_reuse` whether positions of your
    finished public games may become puzzles or open data; null leaves that as it is.
    """

    shows: tuple[Literal["games", "statistics", "maps"], ...]
    is_listed: bool | None = None
    allows_reuse: bool | None = None
