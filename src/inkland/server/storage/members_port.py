"""The port of member storage: credentials, sessions, devices, passkeys and login attempts.

One contract suite runs on every implementation. All methods raise `StorageUnavailable` if the
database cannot be reached. Tokens are stored as hashes only, passwords as argon2 hashes.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

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


class SessionHolder(NamedTuple):
    """The account of a valid session, and whether it has a login."""

    hash: bytes
    account: Account
    is_member: bool


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


class MemberStorage(Protocol):
    """The storage of members."""

    # --- Credentials

    async def become_member(self, credential: Credential) -> bool:
        """Store the credential; False if the account has one or the login is taken."""

    async def credential(self, small: str) -> Credential | None:
        """Return the credential whose login has this skeleton."""

    async def credential_of(self, account: AccountId) -> Credential | None:
        """Return the credential of this account."""

    async def owner(self, small: str, capitals: str) -> AccountId | None:
        """Return the account whose login looks like this, in lower or upper case."""

    async def change_password(self, account: AccountId, before: str, after: str) -> bool:
        """Change the password hash; False if the stored one is no longer `before`."""

    async def replace_password(
        self,
        credential: Credential,
        after: str,
        session: bytes,
        *,
        passkeys: Sequence[bytes] = (),
        ends_sessions: bool,
    ) -> EndedAccess | None:
        """Change the password hash of a credential, forget devices and remove these passkeys.

        With `ends_sessions` all sessions but this one end, and tokens and recovery codes. All in
        one transaction, beside which no session and no passkey can be added. Returns what has
        ended; None, and nothing changes, if the stored password is another one or the session has
        ended.
        """

    # --- Sessions

    async def add_session(
        self,
        proof: Credential | Passkey,
        session: bytes,
        agent: str,
        instead_of: bytes | None = None,
        *,
        confirmed: bool = False,
    ) -> bool:
        """Add a session with this token hash, and end the session `instead_of`.

        `proof` was verified before: False, and nothing changes, if the account has no longer this
        password hash or this passkey. Beyond `MAX_SESSIONS` the longest unused ones end. With
        `confirmed` it begins with a confirmation; False, too, if `instead_of` has ended.
        """

    async def is_confirmed(self, session: bytes, lasts: timedelta) -> bool:
        """Whether the session was confirmed within this time, by the clock of the storage."""

    async def sessions(self, account: AccountId) -> tuple[Session, ...]:
        """Return the sessions of the account, last seen first."""

    async def end_session(self, account: AccountId, id: str) -> bool:
        """End the session of this account with this id; False if there is none."""

    async def end_sessions(self, account: AccountId, but: bytes | None = None) -> int:
        """End all sessions of the account, except `but`; return their number."""

    async def valid_sessions(self, hashes: Sequence[bytes]) -> frozenset[bytes]:
        """Return those of the hashes that belong to valid sessions."""

    async def holders(self, hashes: Sequence[bytes]) -> tuple[SessionHolder, ...]:
        """Return the accounts of the sessions that have not ended, in the order of the hashes.

        Those of suspended accounts are among them. To be listed is no use of a session, so it does
        not count as seen.
        """

    # --- Devices where the member has logged in before

    async def add_device(self, account: AccountId, device: bytes) -> None:
        """Add the device whose token has this hash to the account's known devices."""

    async def knows_device(self, account: AccountId, device: bytes) -> bool:
        """Whether the account has logged in on this device before."""

    async def delete_devices(self, account: AccountId, but: bytes | None = None) -> None:
        """Delete the known devices of the account, except `but`."""

    # --- Passkeys

    async def add_passkey(self, passkey: Passkey, session: bytes) -> bool:
        """Store a passkey; False if it exists, there are too many, or the session has ended."""

    async def passkey(self, id: bytes) -> Passkey | None:
        """Return the passkey with this id."""

    async def passkeys(self, account: AccountId) -> tuple[Passkey, ...]:
        """Return the passkeys of an account, oldest first."""

    async def use_passkey(self, id: bytes, before: int, after: int) -> bool:
        """Update the counter of a passkey; False if the stored one is no longer `before`."""

    async def remove_passkey(self, account: AccountId, id: bytes) -> bool:
        """Delete a passkey of this account; False if there is none."""

    async def save_challenge(
        self, challenge: bytes, account: AccountId | None, lasts: timedelta
    ) -> None:
        """Store an issued challenge; `account` is None if it is for a login."""

    async def take_challenge(self, challenge: bytes, account: AccountId | None) -> bool:
        """Use up a challenge; False if it was not issued to this account, is used or expired."""

    # --- Attempts

    async def count_attempt(self, key: str, allowance: AttemptLimit) -> float:
        """Count an attempt and return 0; beyond the limit return the seconds to wait instead."""

    async def refund_attempt(self, key: str) -> None:
        """Take back the last counted attempt."""

    # --- Personal data, erasure, cleanup

    async def personal_records(self, account: AccountId) -> PersonalRecords:
        """Return what is stored about the account's games."""

    async def erase(self, account: AccountId) -> tuple[tuple[TableId, int], ...]:
        """Erase an account: an empty one stays, and its seats and results without a name.

        Returns the tables that changed, each with its new version.
        """

    async def delete_expired(self) -> None:
        """Delete expired attempts, challenges, sessions and devices."""
