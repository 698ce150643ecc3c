"""What is stored of the sessions on one device."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

_SQL: Final = load_statements(__name__)


class SessionHolder(NamedTuple):
    """The account of a valid session, and whether it has a login."""

    hash: bytes
    account: Account
    is_member: bool


class DeviceQueries:
    """Looks up whose sessions are on a device."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    async def holders(self, hashes: Sequence[bytes]) -> tuple[SessionHolder, ...]:
        """Return the accounts of the sessions that have not ended, in the same order."""
        async with self._connect() as connection:
            cursor = await connection.execute(
                _SQL["holders"], {"hashes": list(hashes)}, binary=True
            )
            rows = await cursor.fetchall()
        return tuple(
            SessionHolder(hash, Account(AccountId(id), name, colour), is_member)
            for hash, id, name, colour, is_member in rows
        )
