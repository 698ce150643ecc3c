"""Which names belong to members, and which were taken away."""

from inkland.server.postgres.pools import Database
from inkland.server.tables.changes import run
from inkland.table.ids import AccountId


class MemberNames:
    """The registry of members' names; see `NameRegistry`."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    async def owner(self, small: str, capitals: str) -> AccountId | None:
        """Return the account whose login looks like this, in lower or upper case."""
        parameters = {"small": small, "capitals": capitals}
        async with self._connect() as connection:
            rows = await run(connection, "owner_of_name", parameters)
        return AccountId(rows[0][0]) if rows else None

    async def removed_names(self, account: AccountId) -> tuple[str, ...]:
        """Return the names that moderators have taken from an account, but the one it has."""
        async with self._connect() as connection:
            rows = await run(connection, "removed_names", {"account": account})
        return tuple(name for (name,) in rows)
