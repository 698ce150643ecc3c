"""A new password for a member, with the help of whoever runs the server: for sites without mail."""

import secrets
from pathlib import Path

from inkland.server.features.accounts.hashes import hash_token, new_token
from inkland.server.features.accounts.passwords import Passwords
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.recovery.mail_queries import NEW_PASSWORD_LIFETIME, MailQueries
from inkland.server.postgres.operator_connection import run_on_database
from inkland.server.process.security_log import record
from inkland.server.tables.storage import PostgresStorage
from inkland.table.names import confusables


class NoSuchLogin(LookupError):
    """No member has this login."""


def reset_password(data: Path, login: str) -> str:
    """Return the path of the page where a member chooses a new password; it works once.

    The password before lets nobody in any more, and all sessions of the member end.

    In the database at `INKLAND_DATABASE_URL`, or in the one in a data folder.
    Raises `NoSuchLogin`, `PostgresUnavailable`, `CannotMigrate` or `StorageUnavailable`.
    """
    return run_on_database(data, lambda conninfo: _reset(conninfo, login))


async def _reset(conninfo: str, login: str) -> str:
    storage = await PostgresStorage.open(conninfo)
    try:
        members = AccountQueries(storage.database)
        small = confusables.lowercase_skeleton(login) if login.isprintable() else ""
        credential = await members.credential(small)
        if credential is None:
            raise NoSuchLogin(login)
        unknown = await Passwords().hash(secrets.token_urlsafe(32))
        if not await members.change_password(credential.account, credential.password, unknown):
            raise NoSuchLogin(login)  # erased or changed at this very moment
        await members.delete_devices(credential.account)
        count = await members.end_sessions(credential.account)
        record("password changed", account=credential.account, by="host")
        record("sessions ended", account=credential.account, count=count)
        token = new_token()
        await MailQueries(storage.database).add_host_token(
            credential.account, hash_token(token), NEW_PASSWORD_LIFETIME
        )
        return f"/password#{token}"
    finally:
        await storage.close()
