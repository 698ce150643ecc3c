"""The storage port of tokens, with which programs act for an account."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple, Protocol

from inkland.protocol.token_resources import Scope
from inkland.server.storage.members_port import session_id
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

MAX_TOKENS: Final = 20  # of an account


class StoredToken(NamedTuple):
    """A token of an account: its hash, what its owner calls it, and what it may be used for."""

    hash: bytes
    label: str
    scopes: tuple[Scope, ...]
    created_at: datetime
    seen_at: datetime | None = None

    @property
    def id(self) -> str:
        """The public id of the token, from which it cannot be found."""
        return session_id(self.hash)


class TokenHolder(NamedTuple):
    """The account that a token acts for, and what it may be used for."""

    account: Account
    scopes: frozenset[Scope]


class TokenStorage(Protocol):
    """Stores hashes of tokens. An erased account has none."""

    async def add(
        self, account: AccountId, hash: bytes, label: str, scopes: Sequence[Scope], session: bytes
    ) -> datetime | None:
        """Store a token; None if there are too many, or if the session has ended meanwhile."""

    async def tokens(self, account: AccountId) -> tuple[StoredToken, ...]:
        """The tokens of an account, the oldest first."""

    async def holder(self, hash: bytes) -> TokenHolder | None:
        """Who has the token with this hash; notes that it was used."""

    async def valid(self, hashes: Sequence[bytes]) -> frozenset[bytes]:
        """Those of the hashes that belong to tokens."""

    async def revoke(self, account: AccountId, id: str) -> bytes | None:
        """Delete a token of an account and return its hash; None if there is none."""
