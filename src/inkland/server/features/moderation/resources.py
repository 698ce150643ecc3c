"""HTTP bodies of moderation: reports, what moderators do, and what the persons concerned read."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from inkland.protocol.resources import Body

ReportKind = Literal["name", "title", "land", "phrase", "cheating"]
ActKind = Literal[
    "rename", "clear_land", "clear_title", "suspend", "lift", "end_table", "unlist", "dismiss"
]
LoggedKind = Literal[
    "rename",
    "clear_land",
    "clear_title",
    "suspend",
    "lift",
    "end_table",
    "unlist",
    "dismiss",
    "grant",
    "take",
]
Rule = Literal[
    "insult",
    "hate",
    "sexual",
    "impersonation",
    "advertising",
    "private_data",
    "disruption",
    "cheating",
    "none",
]
MAX_NOTE_LENGTH = 500
MAX_ANSWER_LENGTH = 1_000
TableField = Annotated[str, Meta(pattern="^[0-9a-z]{26}$", max_length=26)]
PlayerField = Annotated[str, Meta(pattern="^[0-9a-f]{26}$", max_length=26)]
NumberField = Annotated[int, Meta(ge=1, le=2**53 - 1)]


class NewReport(Body, frozen=True):
    """Report words of somebody to the moderators, or that a seat cheats.

    A name and a land are those of a seat, a title that of a table; a phrase is one that a seat has
    said. Without a table it is the name on the page of a player. Cheating comes with the name.
    """

    kind: ReportKind
    table: TableField | None = None
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    player: PlayerField | None = None
    phrase: Annotated[str, Meta(max_length=30)] | None = None


class NewAct(Body, frozen=True):
    """Something a moderator does, with its reason: the rule that was broken, and a note.

    The person concerned reads both. `rename` needs player and name, `clear_land` player and table,
    `suspend` a player and the days (null: without an end), `lift` a player; `clear_title`,
    `end_table` and `unlist` need a table. With `report` or `answer`, the number of one in the
    queue, that is closed by it; `dismiss` needs one of these and nothing else.
    """

    kind: ActKind
    rule: Rule
    note: Annotated[str, Meta(max_length=MAX_NOTE_LENGTH)] = ""
    player: PlayerField | None = None
    table: TableField | None = None
    name: Annotated[str, Meta(max_length=60)] | None = None
    days: Annotated[int, Meta(ge=1, le=3_650)] | None = None
    report: NumberField | None = None
    answer: NumberField | None = None


class ReportInfo(msgspec.Struct, frozen=True):
    """Reported words in the queue, from so many people. `name` is what the person is called now.

    `status` is that of the table, null where there is none.
    """

    id: int
    kind: ReportKind
    words: str
    player: str
    name: str
    table: str | None
    status: str | None
    people: int
    since: str
    is_suspended: bool


class LoggedAct(msgspec.Struct, frozen=True):
    """An act of the audit log. `moderator` is a name, null for the host of the site.

    Names are those of today; they, note and words are empty once the account was erased.
    """

    id: int
    kind: LoggedKind
    rule: Rule
    at: str
    moderator: str | None
    player: str | None
    name: str
    table: str | None
    until: str | None
    note: str
    words: str
    answer: str | None


class AnswerInfo(msgspec.Struct, frozen=True):
    """The answer of a person to an act, in the queue. Its number is that of the act."""

    act: LoggedAct
    text: str
    at: str
    is_suspended: bool


class ModerationQueue(msgspec.Struct, frozen=True):
    """What waits for a moderator, the oldest first."""

    reports: tuple[ReportInfo, ...]
    answers: tuple[AnswerInfo, ...]


class ModerationLog(msgspec.Struct, frozen=True):
    """A page of the audit log, the latest first; `next` is the number to ask for more with."""

    acts: tuple[LoggedAct, ...]
    next: int | None


class NewAnswer(Body, frozen=True):
    """Your answer to what a moderator has done; there is one for each."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_ANSWER_LENGTH)]


class OwnDecision(msgspec.Struct, frozen=True):
    """What a moderator has done that concerns you. `words` is what was there before."""

    id: int
    kind: LoggedKind
    rule: Rule
    at: str
    table: str | None
    until: str | None
    note: str
    words: str
    answer: str | None
    is_answer_read: bool


class OwnDecisions(msgspec.Struct, frozen=True):
    """What moderators have done that concerns you, the latest first."""

    is_suspended: bool
    until: str | None
    decisions: tuple[OwnDecision, ...]


class OwnReport(msgspec.Struct, frozen=True):
    """A report that you have made."""

    kind: ReportKind
    words: str
    table: str | None
    at: str
