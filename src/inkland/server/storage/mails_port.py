"""The storage port of mail: addresses of accounts, mailed tokens, and mails that wait to be sent.

Tokens are stored as hashes, are valid once and until they expire. A mail is ordered in the
transaction of what it tells, and sent later by a worker; so no answer waits for it, and none takes
longer for an account that exists than for one that does not.
"""

from datetime import datetime, timedelta
from typing import Final, Literal, NamedTuple, Protocol

from inkland.server.storage.recovery_port import NewsKind
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


class MailStorage(Protocol):
    """The storage of mail."""

    # --- Addresses

    async def address_of(self, account: AccountId) -> MailAddress | None:
        """Return the mail address of an account, if it has one that waits or is confirmed."""

    async def request_address(self, order: MailOrder, unsubscribe_key: str) -> bool:
        """Let the order's recipient wait for its confirmation, and order the mail.

        If it is the confirmed address of the account, and works, it is only subscribed again:
        False. Nothing changes for an erased account.
        """

    async def remove_address(self, account: AccountId, order: str) -> bool:
        """Delete the address and its tokens; a mail with this id tells the confirmed one.

        False if there was none.
        """

    async def confirm_address(self, token: bytes, order: str) -> AccountId | None:
        """Use up a token and confirm its address; a mail with this id tells the one before.

        None if the token is not valid, or another address has been asked for since.
        """

    async def unsubscribe(self, key: str) -> AccountId | None:
        """Stop notices by mail for the account with this key; None if there is none."""

    async def mark_failed(self, account: AccountId, address: str) -> None:
        """Note that the server of the account's address refuses mails to it for good."""

    # --- Tokens

    async def add_token(self, token: MailToken, lasts: timedelta) -> bool:
        """Store a token; False if the account has this address no longer."""

    async def add_host_token(self, account: AccountId, hash: bytes, lasts: timedelta) -> None:
        """Store a token for a new password that whoever runs the server passes on, not a mail."""

    async def account_of_token(self, token: bytes) -> Account | None:
        """Return whose password can be set anew with a token; it stays valid."""

    async def set_password(self, token: bytes, after: str, order: str) -> int | None:
        """Use up a token: store the password's hash, forget devices, and end all sessions.

        Recovery codes, access tokens and other links for a password end, too; a mail with this id
        tells the owner. Returns the number of ended sessions; None, and nothing changes, if the
        token is not valid.
        """

    async def end_sessions(self, token: bytes, order: str) -> tuple[AccountId, int] | None:
        """Use up a token: end all sessions and forget devices; a mail has a link for a password.

        Recovery codes and access tokens end, too. Returns the account and the number of ended
        sessions; None if the token is not valid.
        """

    # --- Mails that wait

    async def order(self, order: MailOrder) -> None:
        """Store a mail to be sent."""

    async def take_orders(self, limit: int, lease: timedelta) -> tuple[MailOrder, ...]:
        """Take some orders that are due; no one else gets them before the lease ends."""

    async def postpone(self, order: str, wait: timedelta) -> None:
        """Let an order be due again after this time."""

    async def finish(self, order: str) -> None:
        """Delete an order: it was sent, or given up."""

    async def owners_by_login(self, small: str) -> tuple[MailAddress, ...]:
        """Return the confirmed address, if it works, of the member with this login's skeleton."""

    async def owners_by_address(self, address: str) -> tuple[MailAddress, ...]:
        """Return those of the members who have confirmed this address, if it works."""

    async def replace_order(self, order: str, others: tuple[MailOrder, ...]) -> None:
        """Delete an order and store others in its place; nothing if it is gone already."""

    async def delete_expired(self) -> None:
        """Delete expired tokens, and orders that are too old."""
