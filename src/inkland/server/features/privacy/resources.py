"""HTTP bodies of the export: all data that is stored about an account."""

from typing import Any, Literal

import msgspec

from inkland.protocol.token_resources import TokenInfo
from inkland.server.features.accounts.resources import PasskeyInfo, SessionInfo
from inkland.server.features.moderation.resources import OwnDecisions, OwnReport
from inkland.server.features.notices.resources import OwnNotices
from inkland.server.features.people.resources import OwnPeople
from inkland.server.features.profiles.resources import OwnStatistics
from inkland.server.mail.resources import OwnMail


class OwnSeat(msgspec.Struct, frozen=True):
    """A seat of yours. `drawn_at`: when your drawings were stored, or taken back."""

    table: str
    title: str
    status: str
    opened_at: str
    seat: int
    name: str
    colour: str
    land: str = ""
    crest: str | None = None
    is_end_seen: bool = False
    drawn_at: tuple[str, ...] = ()


class OwnTable(msgspec.Struct, frozen=True):
    """A table of which you are the host."""

    table: str
    title: str
    status: str


class OwnContest(msgspec.Struct, frozen=True):
    """An event that you have entered, and whether you asked for more time."""

    contest: str
    title: str
    entered_at: str
    more_time: bool


class OwnResult(msgspec.Struct, frozen=True):
    """A result of yours."""

    table: str
    seat: int
    name: str
    stars: int
    place: int
    rating: int | None
    finished_at: str


class SeenDeal(msgspec.Struct, frozen=True):
    """A deal that you have seen, and the table where you saw it first."""

    deal: str
    table: str


class AnsweredPuzzle(msgspec.Struct, frozen=True):
    """Your first answer to a puzzle."""

    puzzle: str
    solved: bool
    at: str


class Export(msgspec.Struct, frozen=True):
    """All data stored about you, except your drawings, which are in the tables' transcripts.

    `stored` has the rows of the database about you, by table; what stands elsewhere in this file
    for people to read is in it once more.
    """

    format: Literal["inkland export 1"]
    id: str
    name: str
    colour: str | None
    login: str | None
    sessions: tuple[SessionInfo, ...]
    passkeys: tuple[PasskeyInfo, ...]
    seats: tuple[OwnSeat, ...]
    hosted: tuple[OwnTable, ...]
    results: tuple[OwnResult, ...]
    deals: tuple[SeenDeal, ...]
    mail: OwnMail
    notices: OwnNotices
    people: OwnPeople
    statistics: OwnStatistics
    puzzles: tuple[AnsweredPuzzle, ...] = ()
    contests: tuple[OwnContest, ...] = ()
    stored: dict[str, tuple[dict[str, Any], ...]] = {}  # never changed
    reports: tuple[OwnReport, ...] = ()
    decisions: OwnDecisions | None = None
    tokens: tuple[TokenInfo, ...] = ()
    is_bot: bool = False
