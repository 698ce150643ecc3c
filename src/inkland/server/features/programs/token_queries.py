"""What is stored of tokens, with which programs act for an account."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from inkland.protocol.token_resources import Scope
from inkland.server.features.accounts.records import session_id
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.table.ids import AccountId

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


_SQL: Final = load_statements(__name__)


class TokenQueries:
    """Storage of tokens in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    async def add(
        self, account: AccountId, hash: bytes, label: str, scopes: Sequence[Scope], session: bytes
    ) -> datetime | None:
        """Store a token; None if there are too many, or if the session has ended meanwhile."""
        rows = await self._run(
            "add",
            account=account,
            hash=hash,
            label=label,
            scopes=list(scopes),
            session=session,
            most=MAX_TOKENS,
        )
        return rows[0][0] if rows else None

    async def tokens(self, account: AccountId) -> tuple[StoredToken, ...]:
        """Return the tokens of an account, the oldest first."""
        rows = await self._run("tokens", account=account)
        return tuple(
            StoredToken(hash, label, tuple(scopes), created_at, seen_at)
            for hash, label, scopes, created_at, seen_at in rows
        )

    async def valid(self, hashes: Sequence[bytes]) -> frozenset[bytes]:
        """Return those of the hashes that belong to tokens."""
        return frozenset(hash for (hash,) in await self._run("valid", hashes=list(hashes)))

    async def revoke(self, account: AccountId, id: str) -> bytes | None:
        """Delete a token of an account and return its hash; None if there is none."""
        rows = await self._run("revoke", account=account, id=id)
        return rows[0][0] if rows else None

    async def _run(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        async with self._connect() as connection:
            cursor = await connection.execute(_SQL[name], parameters, binary=True)
            return await cursor.fetchall()
