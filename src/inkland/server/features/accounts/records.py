"""The port of member storage: credentials, sessions, devices, passkeys and login attempts.

One contract suite runs on every implementation. All methods raise `StorageUnavailable` if the
database cannot be reached. Tokens are stored as hashes only, passwords as argon2 hashes.
"""

from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final, Literal, NamedTuple

from inkland.protocol.token_resources import Scope
from inkland.table.ids import AccountId, Status, TableId
from inkland.table.storage.records import Account

# The lifetimes of sessions stand in the view `valid_session`, too. A guest cannot log in again, so
# a guest's session lasts as long as its cookie.
GUEST_SESSION_LIFETIME: Final = timedelta(days=365)
MEMBER_SESSION_LIFETIME: Final = timedelta(days=180)
MEMBER_SESSION_IDLE: Final = timedelta(days=90)
SEEN_EVERY: Final = timedelta(minutes=5)
MAX_SESSIONS: Final = 50
DEVICE_LIFETIME: Final = timedelta(days=365)
MAX_DEVICES: Final = 20
MAX_PASSKEYS: Final = 10
NewsKind = Literal[
    "password_changed", "passkey_added", "device_added", "recovery_used", "codes_made"
]
# The acts of moderators of which the account is told that they concern, and which it may answer.
TOLD_KINDS: Final[tuple[str, ...]] = (
    "rename",
    "clear_land",
    "clear_title",
    "suspend",
    "lift",
    "end_table",
    "unlist",
)
LONGEST_ATTEMPT: Final = timedelta(days=1)  # no limit counts attempts for longer


class Credential(NamedTuple):
    """A member's login and password hash; its skeletons, in lower and upper case, are unique."""

    account: AccountId
    login: str
    small: str
    capitals: str
    password: str


class Session(NamedTuple):
    """A login of an account; `agent` is the kind of browser, never the whole User-Agent."""

    hash: bytes
    created_at: datetime
    seen_at: datetime
    agent: str

    @property
    def id(self) -> str:
        """The public id of the session; its token cannot be derived from it."""
        return session_id(self.hash)


class TokenHolder(NamedTuple):
    """The account that a token acts for, and what it may be used for."""

    account: Account
    scopes: frozenset[Scope]


class Passkey(NamedTuple):
    """A member's passkey; `uses` is the signature counter, which some devices never increase."""

    id: bytes
    account: AccountId
    public_key: bytes
    uses: int
    created_at: datetime
    seen_at: datetime | None = None


class EndedAccess(NamedTuple):
    """What a new password has ended: the ids of passkeys, and the number of sessions."""

    passkeys: tuple[bytes, ...]
    sessions: int


class AttemptLimit(NamedTuple):
    """A limit of `most` attempts within a time."""

    most: int
    within: timedelta

    def times(self, factor: int) -> "AttemptLimit":
        """Return the limit of this many sources together."""
        return self._replace(most=self.most * factor)


class OwnedSeat(NamedTuple):
    """A seat of an account at a table."""

    table: TableId
    seat: int
    name: str
    colour: str
    status: Status
    title: str
    opened_at: datetime
    land: str = ""
    crest: str | None = None
    is_end_seen: bool = False


class OwnedResult(NamedTuple):
    """A result of an account."""

    table: TableId
    seat: int
    name: str
    stars: int
    place: int
    rating: int | None
    finished_at: datetime


class PersonalRecords(NamedTuple):
    """What is stored about an account's games."""

    seats: tuple[OwnedSeat, ...]
    hosted: tuple[tuple[TableId, str, Status], ...]
    results: tuple[OwnedResult, ...]
    deals: tuple[tuple[str, TableId], ...]


def session_id(session: bytes) -> str:
    """Return the public id of the session with this token hash."""
    return sha256(session).hexdigest()[:26]
