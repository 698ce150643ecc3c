"""The storage port of recovery codes, and of what has happened to an account.

A code is stored as a hash and deleted when it is used. News are told by push and mail as well, in
the same transaction, so that none is lost.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Final, Literal, NamedTuple, Protocol, get_args

from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

NewsKind = Literal[
    "password_changed", "passkey_added", "device_added", "recovery_used", "codes_made"
]
NEWS_KINDS: Final[tuple[NewsKind, ...]] = get_args(NewsKind)
MAX_NEWS: Final = 50  # that are shown, the newest


class CodesLeft(NamedTuple):
    """How many recovery codes an account has, and when they were made."""

    left: int
    made_at: datetime | None


class AccountNews(NamedTuple):
    """Something that has happened to an account; `agent` is the kind of browser that did it."""

    kind: NewsKind
    at: datetime
    agent: str
    is_seen: bool


class CodeOwner(NamedTuple):
    """The member whose recovery code was found."""

    account: Account
    login: str


class RecoveryStorage(Protocol):
    """Stores recovery codes, and what has happened to accounts."""

    # --- Codes

    async def replace_codes(
        self, account: AccountId, hashes: Sequence[bytes], session: bytes
    ) -> bool:
        """Store these codes in place of all others; False if the session has ended."""

    async def codes_left(self, account: AccountId) -> CodesLeft:
        """Return how many codes an account has."""

    async def owner_of_code(self, account: AccountId, code: bytes) -> CodeOwner | None:
        """Return the member who has this code; it stays valid."""

    async def set_password(
        self, account: AccountId, code: bytes, after: str, agent: str, order: str | None
    ) -> int | None:
        """Use up a code: store the password's hash, forget devices, and end all sessions.

        Mailed links for a password end, too. It is told as news, by a mail with this id, too.
        Returns the number of ended sessions; None, and nothing changes, if the code is not valid.
        """

    # --- News

    async def tell(self, account: AccountId, kind: NewsKind, agent: str, order: str | None) -> None:
        """Store news, and tell them by push and, with the id of an order, by mail."""

    async def news(self, account: AccountId) -> tuple[AccountNews, ...]:
        """Return the news of an account, the newest first."""

    async def see_news(self, account: AccountId) -> None:
        """Note that the account has seen its news."""
