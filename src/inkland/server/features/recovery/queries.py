"""What is stored of recovery codes, and of what has happened to an account.

A code is stored as a hash and deleted when it is used. News are told by push and mail as well, in
the same transaction, so that none is lost.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from inkland.server.features.accounts.queries import SQL as ACCOUNT_SQL
from inkland.server.features.accounts.records import NewsKind
from inkland.server.features.recovery.mail_queries import SQL as MAIL_SQL
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

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


_SQL: Final = {
    **ACCOUNT_SQL,
    **MAIL_SQL,
    **load_statements(__name__),
}


class RecoveryQueries:
    """Storage of recovery codes in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    # --- Codes

    async def replace_codes(
        self, account: AccountId, hashes: Sequence[bytes], session: bytes
    ) -> bool:
        """Store these codes in place of all others; False if the session has ended.

        The account stays locked, so that codes made at the same time do not add up.
        """
        async with self._connect() as connection, connection.transaction():
            await _run(connection, "lock_account", account=account)
            if not await _run(connection, "valid_sessions", hashes=[session]):
                return False
            await _run(connection, "delete_codes", account=account)
            await _run(connection, "add_codes", account=account, hashes=list(hashes))
        return True

    async def codes_left(self, account: AccountId) -> CodesLeft:
        """Return how many codes an account has."""
        return CodesLeft._make((await self._run("codes_left", account=account))[0])

    async def owner_of_code(self, account: AccountId, code: bytes) -> CodeOwner | None:
        """Return the member who has this code; it stays valid."""
        rows = await self._run("owner_of_code", account=account, code=code)
        return CodeOwner(Account(*rows[0][:3]), rows[0][3]) if rows else None

    async def set_password(
        self, account: AccountId, code: bytes, after: str, agent: str, order: str | None
    ) -> int | None:
        """Use up a code: store the password's hash, forget devices, and end all sessions."""
        async with self._connect() as connection, connection.transaction():
            await _run(connection, "lock_account", account=account)
            if not await _run(connection, "use_code", account=account, code=code):
                return None
            ended = await _run(connection, "new_password", account=account, after=after)
            if not ended:
                return None
            await _run(connection, "delete_tokens", account=account, purpose="new_password")
            news = {"account": account, "kind": "recovery_used", "agent": agent, "order": order}
            await _run(connection, "tell_news", **news)
        return int(ended[0][0])

    # --- News

    async def news(self, account: AccountId) -> tuple[AccountNews, ...]:
        """Return the news of an account, the newest first."""
        rows = await self._run("news", account=account, most=MAX_NEWS)
        return tuple(map(AccountNews._make, rows))

    async def see_news(self, account: AccountId) -> None:
        """Note that the account has seen its news."""
        await self._run("see_news", account=account)

    async def _run(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        async with self._connect() as connection:
            return await _run(connection, name, **parameters)


async def _run(
    connection: TimedConnection, name: str, /, **parameters: object
) -> list[tuple[Any, ...]]:
    """Execute a statement and return its rows."""
    cursor = await connection.execute(_SQL[name], parameters, binary=True)
    return await cursor.fetchall() if cursor.description else []
