"""The commands of an operator that make members moderators, and end that."""

from pathlib import Path

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.moderation.queries import ModerationQueries
from inkland.server.features.recovery.operator_reset import NoSuchLogin
from inkland.server.postgres.operator_connection import run_on_database
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId
from inkland.table.names import confusables


def grant_role(data: Path, login: str) -> bool:
    """Make a member a moderator; False if it is one. Raises `NoSuchLogin`."""
    return run_on_database(data, lambda conninfo: _set_role(conninfo, login, is_granted=True))


def take_role(data: Path, login: str) -> bool:
    """End the role of a moderator; False if it has none. Raises `NoSuchLogin`."""
    return run_on_database(data, lambda conninfo: _set_role(conninfo, login, is_granted=False))


def list_moderators(data: Path) -> str:
    """The logins of all moderators, a line each, with the day since when they are."""
    return run_on_database(data, _listed)


async def _set_role(conninfo: str, login: str, *, is_granted: bool) -> bool:
    storage = await PostgresStorage.open(conninfo, 1)
    try:
        small = confusables.lowercase_skeleton(login) if login.isprintable() else ""
        credential = await AccountQueries(storage.database).credential(small)
        if credential is None:
            raise NoSuchLogin(login)
        account, moderation = AccountId(credential.account), ModerationQueries(storage.database)
        return await (moderation.grant(account) if is_granted else moderation.take(account))
    finally:
        await storage.close()


async def _listed(conninfo: str) -> str:
    storage = await PostgresStorage.open(conninfo, 1)
    try:
        found = await ModerationQueries(storage.database).moderators()
    finally:
        await storage.close()
    return "\n".join(f"{since.date().isoformat()}  {login}" for login, since in found)
