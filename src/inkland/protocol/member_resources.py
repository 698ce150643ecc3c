"""HTTP bodies for members: login, sessions, passkeys, and the export of stored data."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from inkland.protocol.mail_resources import OwnMail, Password
from inkland.protocol.moderation_resources import OwnDecisions, OwnReport
from inkland.protocol.notice_resources import OwnNotices
from inkland.protocol.people_resources import OwnPeople
from inkland.protocol.profile_resources import OwnStatistics
from inkland.protocol.resources import Body, Guest
from inkland.protocol.token_resources import TokenInfo

Login = Annotated[str, Meta(min_length=1, max_length=80, description="3 to 20 letters or digits")]
Base64 = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", max_length=6000, description="base64url")]
PasskeyId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,1400}$", description="base64url")]


class NewMember(Body, frozen=True):
    """Turn a guest account into a member's; seats, games and results stay."""

    login: Login
    password: Password


class LogIn(Body, frozen=True):
    """Log in as a member."""

    login: Login
    password: Password


class Confirm(Body, frozen=True):
    """Confirm that it is you."""

    password: Password


class NewPassword(Body, frozen=True):
    """Change the password; without the present one only soon after a confirmation.

    All other sessions end unless you keep them, and passkeys stay unless you name them.
    """

    new_password: Password
    password: Password | None = None
    end_sessions: bool = True
    remove_passkeys: Annotated[tuple[PasskeyId, ...], Meta(max_length=100)] = ()


class SessionInfo(msgspec.Struct, frozen=True):
    """A session of yours; `agent` names its browser and system as far as they are known."""

    id: str
    created_at: str
    seen_at: str
    agent: str
    is_current: bool


class Sessions(msgspec.Struct, frozen=True):
    """Your sessions, the last seen first."""

    sessions: tuple[SessionInfo, ...]


class PasskeyOptions(msgspec.Struct, frozen=True, rename="camel"):
    """The WebAuthn options with which a browser creates or uses a passkey."""

    public_key: dict[str, Any]


class Attestation(msgspec.Struct, frozen=True):
    """An authenticator's response about a new passkey."""

    client_data: Base64 = msgspec.field(name="clientDataJSON")
    attestation_object: Base64 = msgspec.field(name="attestationObject")


class PasskeyMade(msgspec.Struct, frozen=True, rename="camel"):
    """A new passkey as browsers send it; other fields are ignored."""

    id: Base64
    raw_id: Base64
    type: Literal["public-key"]
    response: Attestation


class Assertion(msgspec.Struct, frozen=True):
    """An authenticator's response when a passkey is used."""

    client_data: Base64 = msgspec.field(name="clientDataJSON")
    authenticator_data: Base64 = msgspec.field(name="authenticatorData")
    signature: Base64
    user_handle: Base64 | None = msgspec.field(name="userHandle", default=None)


class PasskeyUsed(msgspec.Struct, frozen=True, rename="camel"):
    """The use of a passkey as browsers send it; other fields are ignored."""

    id: Base64
    raw_id: Base64
    type: Literal["public-key"]
    response: Assertion


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of yours."""

    id: str
    created_at: str
    seen_at: str | None


class Passkeys(msgspec.Struct, frozen=True):
    """Your passkeys, the oldest first."""

    passkeys: tuple[PasskeyInfo, ...]


class MemberAccess(Guest, frozen=True):
    """Your account after a change of the password, and what else still lets somebody in."""

    sessions: tuple[SessionInfo, ...] = ()
    passkeys: tuple[PasskeyInfo, ...] = ()


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
