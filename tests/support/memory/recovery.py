"""Recovery codes and news of accounts in memory; behave like the storage in PostgreSQL."""

from collections.abc import Sequence
from datetime import datetime

from inkland.server.features.accounts.records import NewsKind
from inkland.server.features.recovery.mail_queries import MailOrder
from inkland.server.features.recovery.queries import (
    MAX_NEWS,
    AccountNews,
    CodeOwner,
    CodesLeft,
    RecoveryQueries,
)
from inkland.table.ids import AccountId
from inkland.table.storage.state import MemoryState
from support.memory.mails import MemoryMailStorage
from support.memory.members import MemoryMemberStorage
from support.memory.notices import MemoryNoticeStorage


class MemoryRecoveryStorage(RecoveryQueries):
    """Codes and news in dictionaries; no method awaits anything else, so each is atomic."""

    def __init__(
        self,
        state: MemoryState,
        members: MemoryMemberStorage,
        mails: MemoryMailStorage,
        notices: MemoryNoticeStorage,
    ) -> None:
        self._state = state
        self._members = members
        self._mails = mails
        self._notices = notices
        self._codes: dict[AccountId, dict[bytes, datetime]] = {}
        self._news: dict[AccountId, list[AccountNews]] = {}

    def delete_codes(self, account: AccountId) -> None:
        """Delete the codes of an account."""
        self._codes.pop(account, None)

    def erase(self, account: AccountId) -> None:
        """Delete codes and news of an account."""
        self.delete_codes(account)
        self._news.pop(account, None)

    def add_password_news(self, account: AccountId) -> None:
        """Store as news that the password was changed."""
        self._add(account, "password_changed", "")

    def delete_news(self, before: datetime) -> int:
        """Delete news from before this moment; return how many."""
        count = sum(len(news) for news in self._news.values())
        self._news = {
            account: [one for one in news if one.at >= before]
            for account, news in self._news.items()
        }
        return count - sum(len(news) for news in self._news.values())

    async def replace_codes(
        self, account: AccountId, hashes: Sequence[bytes], session: bytes
    ) -> bool:
        """Store these codes in place of all others, unless the session has ended."""
        if not await self._members.valid_sessions([session]):
            return False
        if await self._members.credential_of(account) is not None:
            self._codes[account] = dict.fromkeys(hashes, self._state.clock())
        return True

    async def codes_left(self, account: AccountId) -> CodesLeft:
        """How many codes an account has."""
        codes = self._codes.get(account, {})
        return CodesLeft(len(codes), max(codes.values(), default=None))

    async def owner_of_code(self, account: AccountId, code: bytes) -> CodeOwner | None:
        """The member who has this code."""
        credential = await self._members.credential_of(account)
        if credential is None or code not in self._codes.get(account, {}):
            return None
        return CodeOwner(self._state.accounts[account], credential.login)

    async def set_password(
        self, account: AccountId, code: bytes, after: str, agent: str, order: str | None
    ) -> int | None:
        """Use up a code: store the password's hash, forget devices, and end all sessions."""
        credential = await self._members.credential_of(account)
        if credential is None or self._codes.get(account, {}).pop(code, None) is None:
            return None
        await self._members.change_password(account, credential.password, after)
        await self._members.delete_devices(account)
        self._mails.delete_password_tokens(account)
        await self.tell(account, "recovery_used", agent, order)
        return await self._members.end_sessions(account)

    async def tell(self, account: AccountId, kind: NewsKind, agent: str, order: str | None) -> None:
        """Store news, and tell them by push and mail."""
        if not self._members.is_there(account):
            return
        self._add(account, kind, agent)
        await self._notices.tell("account_changed", account)
        found = await self._mails.address_of(account)
        if order is not None and found is not None and found.address and not found.failed_at:
            await self._mails.order(MailOrder(order, kind, account, found.address, found.language))

    def _add(self, account: AccountId, kind: NewsKind, agent: str) -> None:
        self._news.setdefault(account, []).append(
            AccountNews(kind, self._state.clock(), agent, is_seen=False)
        )

    async def news(self, account: AccountId) -> tuple[AccountNews, ...]:
        """The news of an account, the newest first."""
        return tuple(self._news.get(account, ())[: -MAX_NEWS - 1 : -1])

    async def see_news(self, account: AccountId) -> None:
        """Note that the account has seen its news."""
        if account in self._news:
            self._news[account] = [one._replace(is_seen=True) for one in self._news[account]]
