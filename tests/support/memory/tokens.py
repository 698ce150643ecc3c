"""Tokens in memory; behave like the storage in PostgreSQL."""

from collections.abc import Sequence
from datetime import datetime

from inkland.protocol.token_resources import Scope
from inkland.server.features.accounts.records import SEEN_EVERY, TokenHolder
from inkland.server.features.programs.token_queries import MAX_TOKENS, StoredToken, TokenQueries
from inkland.table.ids import AccountId
from inkland.table.storage.state import MemoryState
from support.memory.members import MemoryMemberStorage


class MemoryTokenStorage(TokenQueries):
    """Tokens in a dictionary, lost when the process ends."""

    def __init__(self, state: MemoryState, members: MemoryMemberStorage) -> None:
        self._state = state
        self._members = members
        self._tokens: dict[bytes, tuple[AccountId, StoredToken]] = {}

    def erase(self, account: AccountId) -> None:
        """Delete the tokens of an account."""
        self._tokens = {hash: one for hash, one in self._tokens.items() if one[0] != account}

    async def add(
        self, account: AccountId, hash: bytes, label: str, scopes: Sequence[Scope], session: bytes
    ) -> datetime | None:
        """Store a token; None if there are too many, or if the session has ended meanwhile."""
        if self._members.owner_of(session) != account:
            return None
        if len(await self.tokens(account)) >= MAX_TOKENS:
            return None
        made = StoredToken(hash, label, tuple(scopes), self._state.clock())
        self._tokens[hash] = account, made
        return made.created_at

    async def tokens(self, account: AccountId) -> tuple[StoredToken, ...]:
        """The tokens of an account, the oldest first."""
        own = [token for owner, token in self._tokens.values() if owner == account]
        return tuple(sorted(own, key=lambda token: (token.created_at, token.hash)))

    async def holder(self, hash: bytes) -> TokenHolder | None:
        """Who has the token with this hash; notes that it was used."""
        if not await self.valid([hash]):
            return None
        account, token = self._tokens[hash]
        return TokenHolder(self._state.accounts[account], frozenset(token.scopes))

    async def valid(self, hashes: Sequence[bytes]) -> frozenset[bytes]:
        """Those of the hashes that belong to tokens."""
        known = frozenset(hashes) & self._tokens.keys()
        found = frozenset(
            hash for hash in known if not self._members.is_suspended(self._tokens[hash][0])
        )
        for hash in found:
            self._see(hash)
        return found

    def _see(self, hash: bytes) -> None:
        account, token = self._tokens[hash]
        now = self._state.clock()
        if token.seen_at is None or token.seen_at < now - SEEN_EVERY:
            self._tokens[hash] = account, token._replace(seen_at=now)

    async def revoke(self, account: AccountId, id: str) -> bytes | None:
        """Delete a token of an account and return its hash; None if there is none."""
        for hash, (owner, token) in self._tokens.items():
            if owner == account and token.id == id:
                del self._tokens[hash]
                return hash
        return None
