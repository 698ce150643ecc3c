"""HTTP bodies of lists of games: your own ones, and public ones to watch."""

from typing import Literal

import msgspec


class GameSeat(msgspec.Struct, frozen=True):
    """A seat of a game in your list. `has_drawn`: the open step waits for nothing from it."""

    name: str
    colour: str
    is_person: bool
    has_drawn: bool


class OwnGame(msgspec.Struct, frozen=True):
    """A game of yours. `seat` is yours; of `seats`, free ones are null.

    `map` is your map as of the last resolved step, in one line. `time` is what the open season has
    used of its `season_time`, `cards` are those that lie open. `left` are the seconds until the
    `deadline`; while the clock is paused there is no deadline. Place, stars, `rating` if it is
    solo, and `par`, once it is computed, are those of a finished game. `day` is that of a daily
    deal. What is not known is null.
    """

    id: str
    title: str
    status: Literal["open", "playing", "finished"]
    preset: str
    clock: int | None
    seat: int
    seats: tuple[GameSeat | None, ...]
    map: str | None
    season: int | None
    time: int | None
    season_time: int | None
    cards: tuple[str, ...]
    is_your_turn: bool
    deadline: str | None
    left: float | None
    changed_at: str
    finished_at: str | None
    place: int | None
    stars: int | None
    rating: int | None
    par: float | None
    is_end_seen: bool
    day: str | None = None


class OwnGames(msgspec.Struct, frozen=True):
    """A page of your games. `next` is the cursor of the next page, `turns` counts the games that
    wait for you in all."""

    games: tuple[OwnGame, ...]
    next: str | None
    turns: int


class LiveSeat(msgspec.Struct, frozen=True):
    """A seat of a public game, with its map as of the last resolved step, in one line."""

    name: str
    colour: str
    map: str


class LiveTable(msgspec.Struct, frozen=True):
    """A public game that is being played. Of its `seat_count` seats the first are shown."""

    id: str
    title: str
    preset: str
    season: int
    step: int
    seat_count: int
    seats: tuple[LiveSeat, ...]


class LiveTables(msgspec.Struct, frozen=True):
    """Public games to watch, the last played first."""

    tables: tuple[LiveTable, ...]
