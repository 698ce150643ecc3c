"""A new password for a member, set by whoever runs the server: for hosts that send no mail."""

import secrets
from pathlib import Path

from inkland.server.members.passwords import Passwords
from inkland.server.security_log import record
from inkland.server.storage.host_commands import run_on_database
from inkland.server.storage.postgres import PostgresStorage
from inkland.table.names import confusables


class NoSuchLogin(LookupError):
    """No member has this login."""


def reset_password(data: Path, login: str) -> str:
    """Set a random password for a member and return it; all sessions of the member end.

    In the database at `INKLAND_DATABASE_URL`, or in the one of a stopped server's data folder.
    Raises `NoSuchLogin`, `PostgresUnavailable`, `CannotMigrate` or `StorageUnavailable`.
    """
    return run_on_database(data, lambda conninfo: _reset(conninfo, login))


async def _reset(conninfo: str, login: str) -> str:
    storage = await PostgresStorage.open(conninfo)
    try:
        members = storage.members()
        small = confusables.lowercase_skeleton(login) if login.isprintable() else ""
        credential = await members.credential(small)
        if credential is None:
            raise NoSuchLogin(login)
        password = secrets.token_urlsafe(12)
        fresh = await Passwords().hash(password)
        if not await members.change_password(credential.account, credential.password, fresh):
            raise NoSuchLogin(login)  # erased or changed at this very moment
        await members.delete_devices(credential.account)
        count = await members.end_sessions(credential.account)
        record("password changed", account=credential.account, by="host")
        record("sessions ended", account=credential.account, count=count)
        return password
    finally:
        await storage.close()
