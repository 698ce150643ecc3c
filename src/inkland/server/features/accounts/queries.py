"""Member storage in PostgreSQL. The statements are in `queries.sql` and `erasing.sql`."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any, Final

from inkland.server.features.accounts.records import (
    DEVICE_LIFETIME,
    MAX_DEVICES,
    MAX_PASSKEYS,
    MAX_SESSIONS,
    TOLD_KINDS,
    AttemptLimit,
    Credential,
    EndedAccess,
    NewsKind,
    OwnedResult,
    OwnedSeat,
    Passkey,
    PersonalRecords,
    Session,
    TokenHolder,
)
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection, long_transaction
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account

SQL: Final = {**load_statements(__name__), **load_statements(f"{__package__}.erasing")}
_SNAPSHOT: Final = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"


class AccountQueries:
    """Member storage in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    # --- Credentials

    async def become_member(self, credential: Credential) -> bool:
        """Store the credential; False if the account has one or the login is taken."""
        return bool(await self._run("become_member", credential._asdict()))

    async def credential(self, small: str) -> Credential | None:
        """Return the credential whose login has this skeleton."""
        rows = await self._run("credential", {"small": small})
        return Credential(*rows[0]) if rows else None

    async def credential_of(self, account: AccountId) -> Credential | None:
        """Return the credential of this account."""
        rows = await self._run("credential_of", {"account": account})
        return Credential(*rows[0]) if rows else None

    async def change_password(self, account: AccountId, before: str, after: str) -> bool:
        """Change the password hash; False if the stored one is no longer `before`."""
        parameters = {"account": account, "before": before, "after": after}
        return bool(await self._run("change_password", parameters))

    async def replace_password(
        self,
        credential: Credential,
        after: str,
        session: bytes,
        *,
        passkeys: Sequence[bytes] = (),
        ends_sessions: bool,
    ) -> EndedAccess | None:
        """Change the password hash and end other access; None if it or the session is gone.

        The account stays locked: statements that add a session or a passkey wait for that lock, and
        then find what is left.
        """
        account = {"account": credential.account}
        change = {**account, "before": credential.password, "after": after}
        async with self._connect() as connection, connection.transaction():
            await _run(connection, "lock_account", account)
            if not await _run(
                connection, "valid_sessions", {"hashes": [session]}
            ) or not await _run(connection, "change_password", change):
                return None
            await _run(connection, "delete_devices", {**account, "but": None})
            removed = [
                id
                for id in passkeys
                if await _run(connection, "remove_passkey", {**account, "id": id})
            ]
            ended = 0
            if ends_sessions:
                ended = len(await _run(connection, "end_sessions", {**account, "but": session}))
                await _run(connection, "revoke_all", account)
                await _run(connection, "delete_codes", account)
            await _run(connection, "tell_password_changed", account)
        return EndedAccess(tuple(removed), ended)

    # --- Sessions

    async def add_session(
        self,
        proof: Credential | Passkey,
        session: bytes,
        agent: str,
        instead_of: bytes | None = None,
        *,
        confirmed: bool = False,
    ) -> bool:
        """Add a session, and end `instead_of`; False if the proof or that session is gone."""
        parameters = {
            "account": proof.account,
            "session": session,
            "agent": agent,
            "password": proof.password if isinstance(proof, Credential) else None,
            "passkey": proof.id if isinstance(proof, Passkey) else None,
            "instead_of": instead_of,
            "confirmed": confirmed,
        }
        return bool(await self._run("add_session", {**parameters, "most": MAX_SESSIONS}))

    async def is_confirmed(self, session: bytes, lasts: timedelta) -> bool:
        """Whether the session was confirmed within this time, by the database's clock."""
        return bool(await self._run("is_confirmed", {"session": session, "lasts": lasts}))

    async def sessions(self, account: AccountId) -> tuple[Session, ...]:
        """Return the sessions of the account, last seen first."""
        rows = await self._run("sessions", {"account": account})
        return tuple(map(Session._make, rows))

    async def end_session(self, account: AccountId, id: str) -> bool:
        """End the session of this account with this id; False if there is none."""
        return bool(await self._run("end_session", {"account": account, "id": id}))

    async def end_sessions(self, account: AccountId, but: bytes | None = None) -> int:
        """End all sessions of the account, except `but`; return their number."""
        return len(await self._run("end_sessions", {"account": account, "but": but}))

    async def valid_sessions(self, hashes: Sequence[bytes]) -> frozenset[bytes]:
        """Return those of the hashes that belong to valid sessions."""
        rows = await self._run("valid_sessions", {"hashes": list(hashes)})
        return frozenset(row[0] for row in rows)

    async def token_holder(self, hash: bytes) -> TokenHolder | None:
        """Return who has the token with this hash; note that it was used."""
        rows = await self._run("token_holder", {"hash": hash})
        return TokenHolder(Account(*rows[0][:4]), frozenset(rows[0][4])) if rows else None

    async def suspended_account(self, session: bytes) -> Account | None:
        """Return the account of a session, if it is suspended."""
        rows = await self._run("suspended_account", {"session": session})
        return Account(*rows[0]) if rows else None

    async def standing(self, account: AccountId) -> tuple[bool, int]:
        """Return whether the account is a moderator, and how many acts about it are unread."""
        parameters = {"account": account, "told": list(TOLD_KINDS)}
        ((is_moderator, unread),) = await self._run("standing", parameters)
        return is_moderator, unread

    # --- What its owner is told

    async def tell(self, account: AccountId, kind: NewsKind, agent: str, order: str | None) -> None:
        """Store news, and tell them by push and, with the id of an order, by mail."""
        news = {"account": account, "kind": kind, "agent": agent, "order": order}
        await self._run("tell_news", news)

    async def order_password_mail(self, account: AccountId, order: str) -> None:
        """Order a mail that the password was changed, if the address of the account works."""
        await self._run("order_password_mail", {"account": account, "order": order})

    # --- Devices

    async def add_device(self, account: AccountId, device: bytes) -> None:
        """Add the device whose token has this hash to the account's known devices."""
        await self._run("add_device", {"account": account, "device": device, "most": MAX_DEVICES})

    async def knows_device(self, account: AccountId, device: bytes) -> bool:
        """Whether the account has logged in on this device before."""
        parameters = {"account": account, "device": device, "lasts": DEVICE_LIFETIME}
        return bool(await self._run("knows_device", parameters))

    async def delete_devices(self, account: AccountId, but: bytes | None = None) -> None:
        """Delete the known devices of the account, except `but`."""
        await self._run("delete_devices", {"account": account, "but": but})

    # --- Passkeys

    async def add_passkey(self, passkey: Passkey, session: bytes) -> bool:
        """Store a passkey; False if it exists, there are too many, or the session has ended."""
        parameters = {**passkey._asdict(), "session": session, "most": MAX_PASSKEYS}
        return bool(await self._run("add_passkey", parameters))

    async def passkey(self, id: bytes) -> Passkey | None:
        """Return the passkey with this id."""
        rows = await self._run("passkey", {"id": id})
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, account: AccountId) -> tuple[Passkey, ...]:
        """Return the passkeys of an account, oldest first."""
        return tuple(map(Passkey._make, await self._run("passkeys", {"account": account})))

    async def use_passkey(self, id: bytes, before: int, after: int) -> bool:
        """Update the counter of a passkey; False if the stored one is no longer `before`."""
        return bool(await self._run("use_passkey", {"id": id, "before": before, "after": after}))

    async def remove_passkey(self, account: AccountId, id: bytes) -> bool:
        """Delete a passkey of this account; False if there is none."""
        return bool(await self._run("remove_passkey", {"account": account, "id": id}))

    async def save_challenge(
        self, challenge: bytes, account: AccountId | None, lasts: timedelta
    ) -> None:
        """Store an issued challenge; `account` is None if it is for a login."""
        parameters = {"challenge": challenge, "account": account, "lasts": lasts}
        await self._run("save_challenge", parameters)

    async def take_challenge(self, challenge: bytes, account: AccountId | None) -> bool:
        """Use up a challenge; False if it was not issued to this account, is used or expired."""
        return bool(await self._run("take_challenge", {"challenge": challenge, "account": account}))

    # --- Attempts

    async def count_attempt(self, key: str, allowance: AttemptLimit) -> float:
        """Count an attempt and return 0; beyond the limit return the seconds to wait instead."""
        rows = await self._run("count_attempt", {"key": key, **allowance._asdict()})
        return float(rows[0][0])

    async def refund_attempt(self, key: str) -> None:
        """Take back the last counted attempt."""
        await self._run("refund_attempt", {"key": key})

    # --- Personal data, erasure, cleanup

    async def personal_records(self, account: AccountId) -> PersonalRecords:
        """Return what is stored about the account's games."""
        parameters = {"account": account}
        async with self._transaction() as connection:
            await connection.execute(_SNAPSHOT)
            seats = await _run(connection, "seats_of", parameters)
            hosted = await _run(connection, "hosted_by", parameters)
            results = await _run(connection, "results_of", parameters)
            deals = await _run(connection, "deals_of", parameters)
        return PersonalRecords(
            tuple(map(OwnedSeat._make, seats)),
            tuple((table, title, status) for table, title, status in hosted),
            tuple(map(OwnedResult._make, results)),
            tuple((deal, table) for deal, table in deals),
        )

    async def erase(self, account: AccountId) -> tuple[tuple[TableId, int], ...]:
        """Erase an account: an empty one stays, and its seats and results without a name."""
        parameters = {"account": account}
        async with self._transaction() as connection:
            await _run(connection, "erase_account", parameters)
            await _run(connection, "erase_keys", parameters)
            await _run(connection, "erase_people", parameters)
            changed = await _run(connection, "erase_at_tables", parameters)
            await _run(connection, "erase_names", parameters)
        return tuple((TableId(table), version) for table, version in changed)

    async def delete_expired(self) -> None:
        """Delete expired attempts, challenges, sessions and devices."""
        async with self._transaction() as connection:
            await _run(connection, "delete_expired", {"device_lasts": DEVICE_LIFETIME})

    # --- Connections

    async def _run(self, name: str, parameters: Mapping[str, object]) -> list[tuple[Any, ...]]:
        async with self._connect() as connection:
            return await _run(connection, name, parameters)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[TimedConnection]:
        """Borrow a connection for a transaction that may take longer than others."""
        async with self._connect() as connection, long_transaction(connection):
            yield connection


async def _run(
    connection: TimedConnection, name: str, parameters: Mapping[str, object]
) -> list[tuple[Any, ...]]:
    """Execute a statement and return its rows."""
    cursor = await connection.execute(SQL[name], parameters, binary=True)
    return await cursor.fetchall() if cursor.description else []
