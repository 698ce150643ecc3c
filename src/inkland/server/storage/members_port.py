"""What is kept of members: how they prove who they are, and where they are logged in.

One contract suite runs on both twins. Whoever cannot be asked raises `StorageUnavailable`, and then
nobody is let in. Of tokens only hashes are kept, of passwords only what argon2 makes of them.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

from inkland.table.ids import AccountId, Status, TableId

SESSION_LIFETIME: Final = timedelta(days=365)  # since it was last seen
SEEN_EVERY: Final = timedelta(minutes=5)
MAX_SESSIONS: Final = 50
DEVICE_LIFETIME: Final = timedelta(days=365)
MAX_DEVICES: Final = 20
MAX_PASSKEYS: Final = 10


class Credential(NamedTuple):
    """What a member logs in with. No two have the same skeleton, in small letters or capitals."""

    account: AccountId
    login: str
    small: str
    capitals: str
    password: str


class Session(NamedTuple):
    """Where somebody is logged in; `agent` is the kind of browser, never its whole text."""

    hash: bytes
    created_at: datetime
    seen_at: datetime
    agent: str

    @property
    def id(self) -> str:
        """What the session is called in lists; its token cannot be found from it."""
        return session_id(self.hash)


class Passkey(NamedTuple):
    """A key that a device keeps for a member; `uses` grows, on devices that count them."""

    id: bytes
    account: AccountId
    public_key: bytes
    uses: int
    created_at: datetime
    seen_at: datetime | None = None


class AttemptLimit(NamedTuple):
    """So many tries within so much time."""

    most: int
    within: timedelta


class OwnedSeat(NamedTuple):
    """A seat of an account."""

    table: TableId
    seat: int
    name: str
    colour: str
    status: Status
    title: str
    opened_at: datetime


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
    """What is kept of an account's games."""

    seats: tuple[OwnedSeat, ...]
    hosted: tuple[tuple[TableId, str, Status], ...]
    results: tuple[OwnedResult, ...]
    deals: tuple[tuple[str, TableId], ...]


def session_id(session: bytes) -> str:
    """The public name of a session with this hash."""
    return sha256(session).hexdigest()[:26]


class MemberStorage(Protocol):
    """Everything the server remembers of members."""

    # --- Credentials

    async def become_member(self, credential: Credential) -> bool:
        """Keep the credential, unless the account has one or the name is somebody's already."""

    async def credential(self, small: str) -> Credential | None:
        """Who logs in with a name that has this skeleton?"""

    async def credential_of(self, account: AccountId) -> Credential | None:
        """What this account logs in with."""

    async def owner(self, small: str, capitals: str) -> AccountId | None:
        """Whose name looks like this, in small letters or in capitals?"""

    async def change_password(self, account: AccountId, before: str, after: str) -> bool:
        """Keep another password, if the one kept is still the one before."""

    # --- Sessions

    async def add_session(
        self, account: AccountId, session: bytes, agent: str, instead_of: bytes | None = None
    ) -> None:
        """The account is logged in with a token of this hash; another one ends in its place.

        Beyond so many, those unused for the longest time end.
        """

    async def sessions(self, account: AccountId) -> tuple[Session, ...]:
        """Where the account is logged in, the last seen first."""

    async def end_session(self, account: AccountId, id: str) -> bool:
        """End the session of this account with this id; was there one?"""

    async def end_sessions(self, account: AccountId, but: bytes | None = None) -> int:
        """End all sessions of the account but one; how many there were."""

    async def valid_sessions(self, hashes: Sequence[bytes]) -> frozenset[bytes]:
        """Those of the sessions that are still good."""

    # --- Devices: where somebody has logged in before

    async def add_device(self, account: AccountId, device: bytes) -> None:
        """From now on the account is known on the device whose token has this hash."""

    async def knows_device(self, account: AccountId, device: bytes) -> bool:
        """Has the account been logged in on this device?"""

    async def delete_devices(self, account: AccountId, but: bytes | None = None) -> None:
        """The account is known on no device but one."""

    # --- Passkeys

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey, unless it is there already or the account has too many."""

    async def passkey(self, id: bytes) -> Passkey | None:
        """The passkey with this id."""

    async def passkeys(self, account: AccountId) -> tuple[Passkey, ...]:
        """The passkeys of an account, the first made first."""

    async def use_passkey(self, id: bytes, before: int, after: int) -> bool:
        """Keep the new count of a passkey, if the one kept is still the one before."""

    async def remove_passkey(self, account: AccountId, id: bytes) -> bool:
        """Remove a passkey of this account; was there one?"""

    async def save_challenge(
        self, challenge: bytes, account: AccountId | None, lasts: timedelta
    ) -> None:
        """A challenge was given out, to an account or to whoever wants to log in."""

    async def take_challenge(self, challenge: bytes, account: AccountId | None) -> bool:
        """Was this challenge given out to this account, and not taken yet? It is taken now."""

    # --- Tries

    async def count_attempt(self, key: str, allowance: AttemptLimit) -> float:
        """Count a try. 0, or the seconds to wait; a try that has to wait is not counted."""

    async def refund_attempt(self, key: str) -> None:
        """The last try that was counted was none."""

    # --- All there is

    async def personal_records(self, account: AccountId) -> PersonalRecords:
        """What is kept of the account's games."""

    async def erase(self, account: AccountId) -> tuple[tuple[TableId, int], ...]:
        """Forget who this was: an empty account stays, and seats and results without a name.

        The tables that changed, each with its new version.
        """

    async def delete_expired(self) -> None:
        """Forget tries, challenges, sessions and devices whose time is over."""
