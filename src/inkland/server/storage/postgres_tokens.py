"""Storage of tokens in PostgreSQL. Each statement is a file in `sql/tokens/`."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from inkland.protocol.token_resources import Scope
from inkland.server.storage.postgres_members import Connect
from inkland.server.storage.statements import load_statements
from inkland.server.storage.tokens_port import MAX_TOKENS, StoredToken, TokenHolder
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

_SQL: Final = load_statements("tokens")


class PostgresTokenStorage:
    """Storage of tokens on the connections of `PostgresStorage`; see `TokenStorage`."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

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

    async def holder(self, hash: bytes) -> TokenHolder | None:
        """Return who has the token with this hash; note that it was used."""
        rows = await self._run("holder", hash=hash)
        return TokenHolder(Account(*rows[0][:4]), frozenset(rows[0][4])) if rows else None

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
