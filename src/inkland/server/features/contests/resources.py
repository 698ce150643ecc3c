"""HTTP resources of contests, which players call events."""

from typing import Literal

from msgspec import Struct

from inkland.server.features.contests.queries import ContestKind


class EnterContest(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody enters an event: with `more_time` their tables have twice the time."""

    more_time: bool = False


class ContestInfo(Struct, frozen=True):
    """An event. While it is `closing`, or after it was `cancelled`, games go on but none begins.

    `deals` is the number of deals of a duplicate round. From `is_open` on one can enter.
    """

    id: str
    kind: ContestKind
    title: str
    preset: str
    seats: int
    deals: int | None
    clock: int | None
    starts_at: str
    ends_at: str
    state: Literal["coming", "running", "closing", "over", "cancelled"]
    seconds_to_start: int
    seconds_to_end: int
    is_open: bool
    entrants: int


class ContestList(Struct, frozen=True):
    """The events of these days, those that are not over first."""

    contests: tuple[ContestInfo, ...]


class ContestEntryInfo(Struct, frozen=True):
    """What you do in an event: `waiting` for so many seconds, and your last table with its deal."""

    is_entered: bool
    more_time: bool = False
    waiting: int | None = None
    number: int | None = None
    table: str | None = None
    is_playing: bool = False


class ContestLine(Struct, frozen=True):
    """The place of an entrant; those with the same points share it."""

    place: int
    name: str
    player: str
    points: int
    tables: int
    is_you: bool


class ContestTable(Struct, frozen=True):
    """A finished table of yours: its points so far.

    0 if a stand-in has finished it (`is_abandoned`), or has drawn more than once for you.
    """

    number: int
    table: str
    stars: int
    points: int
    is_abandoned: bool


class ContestRunningTable(Struct, frozen=True):
    """A game of an event that goes on, with deal `number`.

    `names` are those of its entrants who are listed; `drawn` of the `asked` seats have drawn.
    """

    number: int
    names: tuple[str, ...]
    season: str
    drawn: int
    asked: int


class ContestDetails(Struct, frozen=True):
    """An event, its standings at the top and around you, your tables, and who is there.

    The standings of a round are shown (`is_shown`) once you have played all its deals, or it is
    over. `friends` are the names of entrants whom you follow, `running` some of the games that
    go on.
    """

    contest: ContestInfo
    entry: ContestEntryInfo
    is_shown: bool
    lines: tuple[ContestLine, ...]
    own: ContestLine | None
    tables: tuple[ContestTable, ...]
    friends: tuple[str, ...]
    running: tuple[ContestRunningTable, ...]
