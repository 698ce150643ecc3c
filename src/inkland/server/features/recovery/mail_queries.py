"""What is stored: addresses of accounts, mailed tokens, and mails that wait to be sent.

Tokens are stored as hashes, are valid once and until they expire. A mail is ordered in the
transaction of what it tells, and sent later by a worker; so no answer waits for it, and none takes
longer for an account that exists than for one that does not.
"""

from datetime import datetime, timedelta
from typing import Any, Final, Literal, NamedTuple

from inkland.server.features.accounts.queries import SQL as ACCOUNT_SQL
from inkland.server.features.accounts.records import NewsKind
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection, long_transaction
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

OrderKind = (
    Literal["confirmation", "forgotten", "new_password", "address_changed", "password_changed"]
    | NewsKind
)
TokenPurpose = Literal["confirmation", "new_password", "end_sessions"]

NEW_PASSWORD_LIFETIME: Final = timedelta(minutes=30)  # of a link
ORDER_LIFETIME: Final = timedelta(days=1)  # a mail that could not be sent for so long is given up
END_SESSIONS_LIFETIME: Final = timedelta(days=7)  # of the token that lives longest
MAX_ACCOUNTS_PER_ADDRESS: Final = 5  # that get a mail if a password is forgotten


class MailAddress(NamedTuple):
    """The mail address of an account; `waiting` is one that is not confirmed yet.

    `address` is confirmed. No mail is sent to it after `failed_at`, and no notice unless
    `is_subscribed`.
    """

    account: AccountId
    address: str | None
    waiting: str | None
    language: str
    confirmed_at: datetime | None
    failed_at: datetime | None
    is_subscribed: bool
    unsubscribe_key: str


class MailToken(NamedTuple):
    """The hash of a token that is mailed to an address of an account."""

    hash: bytes
    purpose: TokenPurpose
    account: AccountId
    address: str


class MailOrder(NamedTuple):
    """A mail that waits to be sent; `tries` counts how often it was taken for that.

    The recipient is an address; for `forgotten` it is what somebody has typed, a login or an
    address, and the account is not known yet.
    """

    id: str
    kind: OrderKind
    account: AccountId | None
    recipient: str
    language: str
    tries: int = 0


SQL: Final = {
    **load_statements(__name__),
    "delete_codes": ACCOUNT_SQL["delete_codes"],
}


class MailQueries:
    """Mail storage in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    # --- Addresses

    async def address_of(self, account: AccountId) -> MailAddress | None:
        """Return the mail address of an account, if it has one that waits or is confirmed."""
        rows = await self._run("address_of", account=account)
        return MailAddress(*rows[0]) if rows else None

    async def request_address(self, order: MailOrder, unsubscribe_key: str) -> bool:
        """Let an address wait for its confirmation, and order the mail; False if it has one."""
        async with self._connect() as connection, connection.transaction():
            rows = await _run(
                connection,
                "request_address",
                account=order.account,
                address=order.recipient,
                language=order.language,
                unsubscribe_key=unsubscribe_key,
            )
            is_waiting = bool(rows) and rows[0][0] is not None
            if is_waiting:
                await _order(connection, order)
        return is_waiting

    async def remove_address(self, account: AccountId, order: str) -> bool:
        """Delete the address and its tokens, and tell the confirmed one."""
        async with self._connect() as connection, connection.transaction():
            await _run(connection, "lock_account", account=account)
            rows = await _run(connection, "remove_address", account=account)
            if rows and (address := rows[0][1]) is not None:
                language = rows[0][2]
                told = MailOrder(order, "address_changed", account, address, language)
                await _order(connection, told)
        return bool(rows)

    async def confirm_address(self, token: bytes, order: str) -> AccountId | None:
        """Use up a token and confirm its address; tell the one before."""
        async with self._connect() as connection, connection.transaction():
            if (used := await _use(connection, token, "confirmation")) is None:
                return None
            account, address = used
            changed = await _run(connection, "confirm_address", account=account, address=address)
            if not changed:
                return None
            # Links to the address before, also those for a new password, are void from now on.
            await _run(connection, "delete_tokens", account=account, purpose=None)
            before, language = changed[0]
            if before is not None and before != address:
                told = MailOrder(order, "address_changed", account, before, language)
                await _order(connection, told)
        return account

    async def unsubscribe(self, key: str) -> AccountId | None:
        """Stop notices by mail for the account with this key; None if there is none."""
        rows = await self._run("unsubscribe", key=key)
        return AccountId(rows[0][0]) if rows else None

    async def mark_failed(self, account: AccountId, address: str) -> None:
        """Note that the server of the account's address refuses mails to it for good."""
        await self._run("mark_failed", account=account, address=address)

    # --- Tokens

    async def add_token(self, token: MailToken, lasts: timedelta) -> bool:
        """Store a token; False if the account has this address no longer."""
        return bool(await self._run("add_token", **token._asdict(), lasts=lasts))

    async def add_host_token(self, account: AccountId, hash: bytes, lasts: timedelta) -> None:
        """Store a token for a new password that no mail brings."""
        await self._run(
            "add_host_token", account=account, hash=hash, purpose="new_password", lasts=lasts
        )

    async def account_of_token(self, token: bytes) -> Account | None:
        """Return whose password can be set anew with a token; it stays valid."""
        rows = await self._run("account_of_token", token=token, purpose="new_password")
        return Account(*rows[0]) if rows else None

    async def set_password(self, token: bytes, after: str, order: str) -> int | None:
        """Use up a token: store the password's hash, and end all access but passkeys."""
        async with self._connect() as connection, connection.transaction():
            if (used := await _use(connection, token, "new_password")) is None:
                return None
            account, address = used
            ended = await _run(connection, "new_password", account=account, after=after)
            if not ended:
                return None
            await _run(connection, "delete_codes", account=account)
            await _run(connection, "delete_tokens", account=account, purpose="new_password")
            await _run(connection, "add_password_news", account=account)
            found = await _run(connection, "address_of", account=account)
            language = found[0][3] if found else "en"
            if address:
                told = MailOrder(order, "password_changed", account, address, language)
                await _order(connection, told)
        return int(ended[0][0])

    async def end_sessions(self, token: bytes, order: str) -> tuple[AccountId, int] | None:
        """Use up a token: end all access but passkeys, and order a link for a password."""
        async with self._connect() as connection, connection.transaction():
            if (used := await _use(connection, token, "end_sessions")) is None:
                return None
            account, address = used
            ended = await _run(connection, "end_access", account=account)
            found = await _run(connection, "address_of", account=account)
            language = found[0][3] if found else "en"
            await _order(connection, MailOrder(order, "new_password", account, address, language))
        return account, int(ended[0][0])

    # --- Mails that wait

    async def order(self, order: MailOrder) -> None:
        """Store a mail to be sent."""
        async with self._connect() as connection:
            await _order(connection, order)

    async def take_orders(self, limit: int, lease: timedelta) -> tuple[MailOrder, ...]:
        """Take some orders that are due; no one else gets them before the lease ends."""
        rows = await self._run("take_orders", limit=limit, lease=lease)
        return tuple(map(MailOrder._make, rows))

    async def postpone(self, order: str, wait: timedelta) -> None:
        """Let an order be due again after this time."""
        await self._run("postpone", id=order, wait=wait)

    async def finish(self, order: str) -> None:
        """Delete an order: it was sent, or given up."""
        await self._run("finish", id=order)

    async def owners_by_login(self, small: str) -> tuple[MailAddress, ...]:
        """Return the confirmed address, if it works, of the member with this login's skeleton."""
        return tuple(map(MailAddress._make, await self._run("owners_by_login", small=small)))

    async def owners_by_address(self, address: str) -> tuple[MailAddress, ...]:
        """Return those of the members who have confirmed this address, if it works."""
        most = MAX_ACCOUNTS_PER_ADDRESS
        rows = await self._run("owners_by_address", address=address, most=most)
        return tuple(map(MailAddress._make, rows))

    async def replace_order(self, order: str, others: tuple[MailOrder, ...]) -> None:
        """Delete an order and store others in its place; nothing if it is gone already."""
        async with self._connect() as connection, connection.transaction():
            if await _run(connection, "finish", id=order):
                for other in others:
                    await _order(connection, other)

    async def delete_expired(self) -> None:
        """Delete expired tokens, and orders that are too old."""
        async with self._connect() as connection, long_transaction(connection):
            await _run(connection, "delete_expired", lasts=ORDER_LIFETIME)

    async def _run(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        async with self._connect() as connection:
            return await _run(connection, name, **parameters)


async def _use(
    connection: TimedConnection, token: bytes, purpose: TokenPurpose
) -> tuple[AccountId, str] | None:
    """Use up a token; return its account and address, or None if it is not valid.

    The account is locked first, as erasure does, so that the two never wait for each other. No
    session and no passkey can be added before the transaction ends.
    """
    parameters = {"token": token, "purpose": purpose}
    for account, *_ in await _run(connection, "account_of_token", **parameters):
        await _run(connection, "lock_account", account=account)
    rows = await _run(connection, "use_token", **parameters)
    return (AccountId(rows[0][0]), rows[0][1]) if rows else None


async def _order(connection: TimedConnection, order: MailOrder) -> None:
    await _run(connection, "order", **order._asdict())


async def _run(
    connection: TimedConnection, name: str, /, **parameters: object
) -> list[tuple[Any, ...]]:
    """Execute a statement and return its rows."""
    cursor = await connection.execute(SQL[name], parameters, binary=True)
    return await cursor.fetchall() if cursor.description else []
