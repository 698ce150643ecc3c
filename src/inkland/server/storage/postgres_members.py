"""Members in PostgreSQL. Every statement stands in a file of its own in `sql/`."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import timedelta
from typing import Any, Final, TypeAlias

from psycopg import AsyncConnection

from inkland.server.storage.members_port import (
    DEVICE_LIFETIME,
    MAX_DEVICES,
    MAX_PASSKEYS,
    MAX_SESSIONS,
    SESSION_LIFETIME,
    AttemptLimit,
    Credential,
    OwnedResult,
    OwnedSeat,
    Passkey,
    PersonalRecords,
    Session,
)
from inkland.server.storage.statements import load_statements
from inkland.table.ids import AccountId, TableId

_Connection: TypeAlias = AsyncConnection[tuple[Any, ...]]
Connect: TypeAlias = Callable[[], AbstractAsyncContextManager[_Connection]]

_SQL: Final = load_statements("members")
_ONE_MOMENT: Final = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"


class PostgresMemberStorage:
    """Uses the connections of the record."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

    # --- Credentials

    async def become_member(self, credential: Credential) -> bool:
        """Keep the credential, unless the account has one or the name is somebody's already."""
        return bool(await self._run("become_member", credential._asdict()))

    async def credential(self, small: str) -> Credential | None:
        """Who logs in with a name that has this skeleton?"""
        rows = await self._run("credential", {"small": small})
        return Credential(*rows[0]) if rows else None

    async def credential_of(self, account: AccountId) -> Credential | None:
        """What this account logs in with."""
        rows = await self._run("credential_of", {"account": account})
        return Credential(*rows[0]) if rows else None

    async def owner(self, small: str, capitals: str) -> AccountId | None:
        """Whose name looks like this, in small letters or in capitals?"""
        rows = await self._run("owner", {"small": small, "capitals": capitals})
        return AccountId(rows[0][0]) if rows else None

    async def change_password(self, account: AccountId, before: str, after: str) -> bool:
        """Keep another password, if the one kept is still the one before."""
        told = {"account": account, "before": before, "after": after}
        return bool(await self._run("change_password", told))

    # --- Sessions

    async def add_session(
        self, account: AccountId, session: bytes, agent: str, instead_of: bytes | None = None
    ) -> None:
        """The account is logged in with a token of this hash; another one ends in its place."""
        told = {"account": account, "session": session, "agent": agent, "instead_of": instead_of}
        await self._run("add_session", {**told, "most": MAX_SESSIONS})

    async def sessions(self, account: AccountId) -> tuple[Session, ...]:
        """Where the account is logged in, the last seen first."""
        rows = await self._run("sessions", {"account": account, "lasts": SESSION_LIFETIME})
        return tuple(map(Session._make, rows))

    async def end_session(self, account: AccountId, id: str) -> bool:
        """End the session of this account with this id; was there one?"""
        return bool(await self._run("end_session", {"account": account, "id": id}))

    async def end_sessions(self, account: AccountId, but: bytes | None = None) -> int:
        """End all sessions of the account but one; how many there were."""
        return len(await self._run("end_sessions", {"account": account, "but": but}))

    async def valid_sessions(self, hashes: Sequence[bytes]) -> frozenset[bytes]:
        """Those of the sessions that are still good."""
        told = {"hashes": list(hashes), "lasts": SESSION_LIFETIME}
        return frozenset(row[0] for row in await self._run("valid_sessions", told))

    # --- Devices

    async def add_device(self, account: AccountId, device: bytes) -> None:
        """From now on the account is known on the device whose token has this hash."""
        await self._run("add_device", {"account": account, "device": device, "most": MAX_DEVICES})

    async def knows_device(self, account: AccountId, device: bytes) -> bool:
        """Has the account been logged in on this device?"""
        told = {"account": account, "device": device, "lasts": DEVICE_LIFETIME}
        return bool(await self._run("knows_device", told))

    async def delete_devices(self, account: AccountId, but: bytes | None = None) -> None:
        """The account is known on no device but one."""
        await self._run("delete_devices", {"account": account, "but": but})

    # --- Passkeys

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey, unless it is there already or the account has too many."""
        return bool(await self._run("add_passkey", {**passkey._asdict(), "most": MAX_PASSKEYS}))

    async def passkey(self, id: bytes) -> Passkey | None:
        """The passkey with this id."""
        rows = await self._run("passkey", {"id": id})
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, account: AccountId) -> tuple[Passkey, ...]:
        """The passkeys of an account, the first made first."""
        return tuple(map(Passkey._make, await self._run("passkeys", {"account": account})))

    async def use_passkey(self, id: bytes, before: int, after: int) -> bool:
        """Keep the new count of a passkey, if the one kept is still the one before."""
        return bool(await self._run("use_passkey", {"id": id, "before": before, "after": after}))

    async def remove_passkey(self, account: AccountId, id: bytes) -> bool:
        """Remove a passkey of this account; was there one?"""
        return bool(await self._run("remove_passkey", {"account": account, "id": id}))

    async def save_challenge(
        self, challenge: bytes, account: AccountId | None, lasts: timedelta
    ) -> None:
        """A challenge was given out, to an account or to whoever wants to log in."""
        told = {"challenge": challenge, "account": account, "lasts": lasts}
        await self._run("save_challenge", told)

    async def take_challenge(self, challenge: bytes, account: AccountId | None) -> bool:
        """Was this challenge given out to this account, and not taken yet? It is taken now."""
        return bool(await self._run("take_challenge", {"challenge": challenge, "account": account}))

    # --- Tries

    async def count_attempt(self, key: str, allowance: AttemptLimit) -> float:
        """Count a try. 0, or the seconds to wait; a try that has to wait is not counted."""
        rows = await self._run("count_attempt", {"key": key, **allowance._asdict()})
        return float(rows[0][0])

    async def refund_attempt(self, key: str) -> None:
        """The last try that was counted was none."""
        await self._run("refund_attempt", {"key": key})

    # --- All there is

    async def personal_records(self, account: AccountId) -> PersonalRecords:
        """What is kept of the account's games."""
        told = {"account": account}
        async with self._transaction() as connection:
            await connection.execute(_ONE_MOMENT)
            seats = await _run(connection, "seats_of", told)
            hosted = await _run(connection, "hosted_by", told)
            results = await _run(connection, "results_of", told)
            deals = await _run(connection, "deals_of", told)
        return PersonalRecords(
            tuple(map(OwnedSeat._make, seats)),
            tuple((table, title, status) for table, title, status in hosted),
            tuple(map(OwnedResult._make, results)),
            tuple((deal, table) for deal, table in deals),
        )

    async def erase(self, account: AccountId) -> tuple[tuple[TableId, int], ...]:
        """Forget who this was: an empty account stays, and seats and results without a name."""
        told = {"account": account}
        async with self._transaction() as connection:
            await _run(connection, "erase_account", told)
            await _run(connection, "erase_keys", told)
            changed = await _run(connection, "erase_at_tables", told)
            await _run(connection, "erase_names", told)
        return tuple((TableId(table), version) for table, version in changed)

    async def delete_expired(self) -> None:
        """Forget tries, challenges, sessions and devices whose time is over."""
        await self._run(
            "delete_expired", {"device_lasts": DEVICE_LIFETIME, "session_lasts": SESSION_LIFETIME}
        )

    # --- Connections

    async def _run(self, name: str, told: Mapping[str, object]) -> list[tuple[Any, ...]]:
        async with self._connect() as connection:
            return await _run(connection, name, told)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[_Connection]:
        async with self._connect() as connection, connection.transaction():
            yield connection


async def _run(
    connection: _Connection, name: str, told: Mapping[str, object]
) -> list[tuple[Any, ...]]:
    """The rows that a statement returns."""
    cursor = await connection.execute(_SQL[name], told, binary=True)
    return await cursor.fetchall() if cursor.description else []
