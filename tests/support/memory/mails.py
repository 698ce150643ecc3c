"""Mail in memory; behaves like the storage in PostgreSQL."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple

from inkland.server.features.accounts.records import Credential
from inkland.server.features.recovery.mail_queries import (
    MAX_ACCOUNTS_PER_ADDRESS,
    ORDER_LIFETIME,
    MailAddress,
    MailOrder,
    MailQueries,
    MailToken,
    TokenPurpose,
)
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account
from inkland.table.storage.state import MemoryState
from support.memory.members import MemoryMemberStorage


class StoredToken(NamedTuple):
    """A token that was mailed."""

    purpose: TokenPurpose
    account: AccountId
    address: str
    good_until: datetime


class StoredOrder(NamedTuple):
    """A mail that waits, since when, and when it is due."""

    order: MailOrder
    at: datetime
    due_at: datetime


class MemoryMailStorage(MailQueries):
    """Mail in dictionaries; no method awaits anything, so each is atomic."""

    def __init__(self, state: MemoryState, members: MemoryMemberStorage) -> None:
        self._state = state
        self._members = members
        self._all_addresses: dict[AccountId, MailAddress] = {}
        self._tokens: dict[bytes, StoredToken] = {}
        self._orders: dict[str, StoredOrder] = {}
        self.password_set: Callable[[AccountId], None] = lambda _account: None

    @property
    def _addresses(self) -> dict[AccountId, MailAddress]:
        """All addresses, after what erased accounts have left was deleted."""
        gone = self._state.erased
        for account in [a for a in self._all_addresses if a in gone]:
            del self._all_addresses[account]
        self._tokens = {h: t for h, t in self._tokens.items() if t.account not in gone}
        self._orders = {i: o for i, o in self._orders.items() if o.order.account not in gone}
        return self._all_addresses

    # --- Addresses

    async def address_of(self, account: AccountId) -> MailAddress | None:
        """The mail address of an account, if it has one that waits or is confirmed."""
        return self._addresses.get(account)

    def notice_address(self, account: AccountId) -> tuple[str, str] | None:
        """The address to which notices go, and its language."""
        kept = self._addresses.get(account)
        if kept is None or kept.address is None or kept.failed_at or not kept.is_subscribed:
            return None
        return kept.address, kept.language

    async def request_address(self, order: MailOrder, unsubscribe_key: str) -> bool:
        """Let an address wait for its confirmation, and order the mail; False if it has one."""
        account = order.account
        assert account is not None
        if not self._members.is_there(account):
            return False
        kept = self._addresses.get(account) or MailAddress(
            account, None, None, order.language, None, None, True, unsubscribe_key
        )
        is_same = kept.address == order.recipient and kept.failed_at is None
        self._addresses[account] = kept._replace(
            waiting=None if is_same else order.recipient,
            is_subscribed=kept.is_subscribed or is_same,
            language=order.language,
            failed_at=kept.failed_at if kept.address is not None else None,
        )
        if not is_same:
            await self.order(order)
        return not is_same

    async def remove_address(self, account: AccountId, order: str) -> bool:
        """Delete the address and its tokens, and tell the confirmed one."""
        kept = self._addresses.pop(account, None)
        if kept is None:
            return False
        self._delete_tokens(account)
        if kept.address is not None:
            told = MailOrder(order, "address_changed", account, kept.address, kept.language)
            await self.order(told)
        return True

    async def confirm_address(self, token: bytes, order: str) -> AccountId | None:
        """Use up a token and confirm its address; tell the one before."""
        used = self._use(token, "confirmation")
        kept = None if used is None else self._addresses.get(used.account)
        if used is None or kept is None or kept.waiting != used.address:
            return None
        self._delete_tokens(used.account)
        self._addresses[used.account] = kept._replace(
            address=kept.waiting,
            waiting=None,
            confirmed_at=self._state.clock(),
            failed_at=None,
            is_subscribed=True,
        )
        if kept.address is not None and kept.address != used.address:
            told = MailOrder(order, "address_changed", used.account, kept.address, kept.language)
            await self.order(told)
        return used.account

    async def unsubscribe(self, key: str) -> AccountId | None:
        """Stop notices by mail for the account with this key; None if there is none."""
        for account, kept in self._addresses.items():
            if kept.unsubscribe_key == key:
                self._addresses[account] = kept._replace(is_subscribed=False)
                return account
        return None

    async def mark_failed(self, account: AccountId, address: str) -> None:
        """Note that the server of the account's address refuses mails to it for good."""
        kept = self._addresses.get(account)
        if kept and address == (kept.address or kept.waiting) and kept.failed_at is None:
            self._addresses[account] = kept._replace(failed_at=self._state.clock())

    # --- Tokens

    def _use(self, token: bytes, purpose: TokenPurpose) -> StoredToken | None:
        kept = self._valid(token, purpose)
        if kept is not None:
            del self._tokens[token]
        return kept

    def _valid(self, token: bytes, purpose: TokenPurpose) -> StoredToken | None:
        assert self._addresses is not None  # without those of erased accounts
        kept = self._tokens.get(token)
        is_valid = (
            kept is not None and kept.purpose == purpose and kept.good_until > self._state.clock()
        )
        return kept if is_valid else None

    def _delete_tokens(self, account: AccountId, purpose: TokenPurpose | None = None) -> None:
        self._tokens = {
            hash_: kept
            for hash_, kept in self._tokens.items()
            if kept.account != account or purpose not in (None, kept.purpose)
        }

    def delete_password_tokens(self, account: AccountId) -> None:
        """Delete the tokens of an account for a new password."""
        self._delete_tokens(account, "new_password")

    async def add_token(self, token: MailToken, lasts: timedelta) -> bool:
        """Store a token; False if the account has this address no longer."""
        kept = self._addresses.get(token.account)
        if kept is None:
            return False
        if token.address != (kept.waiting if token.purpose == "confirmation" else kept.address):
            return False
        good_until = self._state.clock() + lasts
        self._tokens[token.hash] = StoredToken(
            token.purpose, token.account, token.address, good_until
        )
        return True

    async def add_host_token(self, account: AccountId, hash: bytes, lasts: timedelta) -> None:
        """Store a token for a new password that no mail brings."""
        good_until = self._state.clock() + lasts
        self._tokens[hash] = StoredToken("new_password", account, "", good_until)

    async def account_of_token(self, token: bytes) -> Account | None:
        """Whose password can be set anew with a token; it stays valid."""
        kept = self._valid(token, "new_password")
        return None if kept is None else self._state.accounts[kept.account]

    async def set_password(self, token: bytes, after: str, order: str) -> int | None:
        """Use up a token: store the password's hash, forget devices, and end all sessions."""
        used = self._use(token, "new_password")
        member = None if used is None else await self._members.credential_of(used.account)
        if used is None or member is None:
            return None
        await self._members.change_password(used.account, member.password, after)
        await self._members.delete_devices(used.account)
        self._delete_tokens(used.account, "new_password")
        self.password_set(used.account)
        if used.address:
            language = self._addresses[used.account].language
            told = MailOrder(order, "password_changed", used.account, used.address, language)
            await self.order(told)
        for end in self._members.on_access_ended:
            end(used.account)
        return await self._members.end_sessions(used.account)

    async def end_sessions(self, token: bytes, order: str) -> tuple[AccountId, int] | None:
        """Use up a token: end all sessions, forget devices, and order a link for a password."""
        used = self._use(token, "end_sessions")
        if used is None:
            return None
        await self._members.delete_devices(used.account)
        for end in self._members.on_access_ended:
            end(used.account)
        self._delete_tokens(used.account, "end_sessions")
        language = self._addresses[used.account].language
        link = MailOrder(order, "new_password", used.account, used.address, language)
        await self.order(link)
        return used.account, await self._members.end_sessions(used.account)

    # --- Mails that wait

    async def order_password_mail(self, account: AccountId, order: str) -> None:
        """Order a mail that the password was changed, if the address of the account works."""
        found = await self.address_of(account)
        if found is not None and found.address is not None and not found.failed_at:
            mail = MailOrder(order, "password_changed", account, found.address, found.language)
            await self.order(mail)

    async def order(self, order: MailOrder) -> None:
        """Store a mail to be sent."""
        now = self._state.clock()
        self._orders[order.id] = StoredOrder(order, now, now)

    async def take_orders(self, limit: int, lease: timedelta) -> tuple[MailOrder, ...]:
        """Take some orders that are due; no one else gets them before the lease ends."""
        assert self._addresses is not None  # without those of erased accounts
        now = self._state.clock()
        due = sorted((o for o in self._orders.values() if o.due_at <= now), key=lambda o: o.due_at)
        taken = [o.order._replace(tries=o.order.tries + 1) for o in due[:limit]]
        for order in taken:
            kept = self._orders[order.id]
            self._orders[order.id] = kept._replace(order=order, due_at=now + lease)
        return tuple(taken)

    async def postpone(self, order: str, wait: timedelta) -> None:
        """Let an order be due again after this time."""
        if kept := self._orders.get(order):
            self._orders[order] = kept._replace(due_at=self._state.clock() + wait)

    async def finish(self, order: str) -> None:
        """Delete an order: it was sent, or given up."""
        self._orders.pop(order, None)

    def _owners(self) -> list[tuple[MailAddress, Credential]]:
        """The confirmed addresses of members, if they work, the first confirmed one first."""
        found = [
            (kept, self._members._credentials[account])
            for account, kept in self._addresses.items()
            if account in self._members._credentials
            and kept.address is not None
            and kept.failed_at is None
        ]
        return sorted(found, key=lambda one: one[0].confirmed_at or self._state.clock())

    async def owners_by_login(self, small: str) -> tuple[MailAddress, ...]:
        """The confirmed address, if it works, of the member with this login's skeleton."""
        return tuple(kept for kept, member in self._owners() if member.small == small)

    async def owners_by_address(self, address: str) -> tuple[MailAddress, ...]:
        """Those of the members who have confirmed this address, if it works."""
        small = address.lower()
        found = [kept for kept, _ in self._owners() if (kept.address or "").lower() == small]
        return tuple(found[:MAX_ACCOUNTS_PER_ADDRESS])

    async def replace_order(self, order: str, others: tuple[MailOrder, ...]) -> None:
        """Delete an order and store others in its place; nothing if it is gone already."""
        if self._orders.pop(order, None) is not None:
            for other in others:
                await self.order(other)

    async def delete_expired(self) -> None:
        """Delete expired tokens, and orders that are too old."""
        now = self._state.clock()
        self._tokens = {h: t for h, t in self._tokens.items() if t.good_until >= now}
        self._orders = {i: o for i, o in self._orders.items() if o.at >= now - ORDER_LIFETIME}
