"""A server's whole storage in memory: tables and games as in the product, accounts and members."""

from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime
from typing import Any

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.contests.queries import ContestQueries
from inkland.server.features.daily.queries import DayMapQueries
from inkland.server.features.devices.queries import DeviceQueries
from inkland.server.features.flags.queries import FlagQueries
from inkland.server.features.moderation.queries import ModerationQueries
from inkland.server.features.notices.nudge_queries import NudgeQueries
from inkland.server.features.notices.queries import NoticeQueries
from inkland.server.features.open_data.queries import DumpQueries
from inkland.server.features.people.knock_queries import KnockQueries
from inkland.server.features.people.queries import PeopleQueries
from inkland.server.features.privacy.queries import RetentionQueries
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.features.programs.bot_queries import BotQueries
from inkland.server.features.programs.token_queries import TokenQueries
from inkland.server.features.puzzles.queries import PuzzleQueries
from inkland.server.features.recovery.mail_queries import MailQueries
from inkland.server.features.recovery.queries import RecoveryQueries
from inkland.server.features.strength.board_queries import LeaderQueries
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.table_queries import TableStrengthQueries
from inkland.server.features.upkeep.archive_queries import ArchiveQueries
from inkland.server.postgres.pools import Database, Q
from inkland.server.tables.port import LogReceivers
from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import (
    NO_FOLLOW_UP,
    Account,
    Entry,
    FollowUp,
    KeptAnswer,
    Secret,
    StoredDeal,
    Table,
)
from support.memory.archive import MemoryArchive
from support.memory.bot_accounts import MemoryBotAccountStorage
from support.memory.contests import MemoryContestStorage
from support.memory.day_maps import MemoryDayMapStorage
from support.memory.dumps import MemoryDumpStorage
from support.memory.flags import MemoryFlagStorage
from support.memory.knocks import MemoryKnockStorage
from support.memory.leaders import MemoryLeaderStorage
from support.memory.mails import MemoryMailStorage
from support.memory.members import MemoryMemberStorage
from support.memory.moderation import MemoryModerationStorage
from support.memory.notices import MemoryNoticeStorage
from support.memory.nudges import MemoryNudgeStorage
from support.memory.people import MemoryPeopleStorage
from support.memory.puzzles import MemoryPuzzleStorage
from support.memory.recovery import MemoryRecoveryStorage
from support.memory.retention import MemoryRetention
from support.memory.statistics import MemoryStatisticsStorage
from support.memory.strengths import MemoryStrengthStorage
from support.memory.table_strengths import MemoryTableStrengthStorage
from support.memory.tokens import MemoryTokenStorage


class MemoryDatabase(Database):
    """Lends no connections: its queries answer from memory."""

    def __init__(self, storage: "MemoryServerStorage") -> None:
        self._twins: dict[Any, Callable[[], Any]] = {
            AccountQueries: storage.members,
            DeviceQueries: storage.members,
            ArchiveQueries: storage.archive,
            ContestQueries: storage.contests,
            KnockQueries: storage.knocks,
            NudgeQueries: storage.nudges,
            MailQueries: storage.mails,
            NoticeQueries: storage.notices,
            PeopleQueries: storage.people,
            StatisticsQueries: storage.statistics,
            DayMapQueries: storage.day_maps,
            LeaderQueries: storage.leaders,
            FlagQueries: storage.flags,
            ModerationQueries: storage.moderation,
            StrengthQueries: storage.strengths,
            TableStrengthQueries: storage.table_strengths,
            PuzzleQueries: storage.puzzles,
            DumpQueries: storage.dumps,
            RecoveryQueries: storage.recovery,
            RetentionQueries: storage.retention,
            TokenQueries: storage.tokens,
            BotQueries: storage.bot_accounts,
        }

    def of(self, queries: Callable[[Database], Q]) -> Q:
        """Return what stands for these queries in memory."""
        found: Q = self._twins[queries]()
        return found


class MemoryServerStorage(MemoryStorage):
    """Memory storage with accounts, checked as the database's foreign keys check them."""

    def __init__(self, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        super().__init__(clock)
        self.database = MemoryDatabase(self)
        self._members = MemoryMemberStorage(self.state)
        self._members.others = self
        self._knocks = MemoryKnockStorage(self.state)
        self._mails = MemoryMailStorage(self.state, self._members)
        self._notices = MemoryNoticeStorage(self, self._members)
        self._notices.mail_of = self._mails.notice_address
        self._recovery = MemoryRecoveryStorage(
            self.state, self._members, self._mails, self._notices
        )
        self._retention = MemoryRetention(self.state, self._recovery)
        self._mails.password_set = self._recovery.add_password_news
        self._members.password_changed = self._tell_password_changed
        self._people = MemoryPeopleStorage(self.state, self._notices)
        self._nudges = MemoryNudgeStorage(self.state, self._notices)
        self._members.on_erase += (self._notices.erase, self._people.erase, self._recovery.erase)
        self._moderation = MemoryModerationStorage(self, self._members, self._notices)
        self._members.on_erase.append(self._moderation.erase)
        self._statistics = MemoryStatisticsStorage(self, self._members)
        self._strengths = MemoryStrengthStorage(self, self._members)
        self._strengths.leaders.follows = self._people.follows
        self._strengths.leaders.wants = self._statistics.wants_to_be_listed
        self._members.on_erase.append(self._strengths.erase)
        self._puzzles = MemoryPuzzleStorage(self.state)
        self._members.on_erase.append(self._puzzles.erase)
        self._day_maps = MemoryDayMapStorage(self, self._people, self._statistics)
        self._dumps = MemoryDumpStorage(self)
        self._flags = MemoryFlagStorage(self, self._members, self._strengths)
        self._members.on_erase.append(self._flags.erase)
        self._archive = MemoryArchive(self)
        self._contests = MemoryContestStorage(
            self, self._members, self._people, self._statistics, self._strengths
        )
        self._table_strengths = MemoryTableStrengthStorage(
            self, self._members, self._statistics, self._contests
        )
        self._members.on_erase.append(self._table_strengths.erase)
        self._tokens = MemoryTokenStorage(self.state, self._members)
        self._members.on_erase.append(self._tokens.erase)
        self._members.on_access_ended += (self._tokens.erase, self._recovery.delete_codes)
        self._bot_accounts = MemoryBotAccountStorage(self)

    def _tell_password_changed(self, account: AccountId) -> None:
        self._notices.add_password_changed(account)
        self._recovery.add_password_news(account)

    def recovery(self) -> MemoryRecoveryStorage:
        """The storage of recovery codes, and of what has happened to accounts."""
        return self._recovery

    def retention(self) -> MemoryRetention:
        """The storage of what was kept for long enough."""
        return self._retention

    def members(self) -> MemoryMemberStorage:
        """The storage of members."""
        return self._members

    def names(self) -> MemoryMemberStorage:
        """Which names belong to members."""
        return self._members

    def archive(self) -> MemoryArchive:
        """The storage of finished games at rest."""
        return self._archive

    def contests(self) -> MemoryContestStorage:
        """The storage of contests."""
        return self._contests

    def knocks(self) -> MemoryKnockStorage:
        """The storage of knocks."""
        return self._knocks

    def nudges(self) -> MemoryNudgeStorage:
        """The storage of nudges."""
        return self._nudges

    def mails(self) -> MemoryMailStorage:
        """The storage of mail."""
        return self._mails

    def notices(self) -> MemoryNoticeStorage:
        """The storage of notices."""
        return self._notices

    def people(self) -> MemoryPeopleStorage:
        """The storage of people."""
        return self._people

    def statistics(self) -> MemoryStatisticsStorage:
        """The storage of statistics and profiles."""
        return self._statistics

    def dumps(self) -> MemoryDumpStorage:
        """The storage of dumps."""
        return self._dumps

    def flags(self) -> MemoryFlagStorage:
        """The storage of flags."""
        return self._flags

    def moderation(self) -> MemoryModerationStorage:
        """The storage of moderation."""
        return self._moderation

    def strengths(self) -> MemoryStrengthStorage:
        """The storage of strengths."""
        return self._strengths

    def table_strengths(self) -> MemoryTableStrengthStorage:
        """The storage of strengths at tables."""
        return self._table_strengths

    def puzzles(self) -> MemoryPuzzleStorage:
        """The storage of answers to puzzles."""
        return self._puzzles

    def leaders(self) -> MemoryLeaderStorage:
        """The storage of leaderboards."""
        return self._strengths.leaders

    def tokens(self) -> MemoryTokenStorage:
        """The storage of tokens."""
        return self._tokens

    def bot_accounts(self) -> MemoryBotAccountStorage:
        """The storage of bot accounts."""
        return self._bot_accounts

    def day_maps(self) -> MemoryDayMapStorage:
        """The storage of maps of deals of the day."""
        return self._day_maps

    # --- Accounts

    async def add_guest(self, account: Account, session: bytes) -> None:
        """Store a new account without credentials, and the hash of its session token."""
        self.state.accounts.setdefault(account.id, account)
        self._members.begin(account.id, session)

    async def account_of(self, session: bytes) -> Account | None:
        """Find the account of the session whose token has this hash."""
        found = self._members.holder(session)
        return None if found is None else self.state.accounts[found]

    async def accounts_of(self, sessions: Collection[bytes]) -> dict[bytes, Account]:
        """Find the accounts of the sessions whose tokens have these hashes."""
        found = [(session, await self.account_of(session)) for session in sessions]
        return {session: account for session, account in found if account is not None}

    async def rename(self, account: Account) -> None:
        """Store the account's new name and colour."""
        if not self._members.is_there(account.id):
            return
        # It may have become a bot meanwhile.
        if account.is_bot or not self.state.accounts[account.id].is_bot:
            self.state.accounts[account.id] = account

    async def mark_deal_seen(self, code: DealCode, account: AccountId, table: TableId) -> None:
        """Note that a person has seen the deal; bots see none, and so count nowhere."""
        if not self.state.accounts[account].is_bot:
            await super().mark_deal_seen(code, account, table)

    # --- Tables

    async def open_table(self, table: Table, secret: Secret | None) -> bool:
        """Store a new table, if its accounts exist; nothing if its host was erased."""
        self._check_accounts(table)
        if not self._members.is_there(table.host):
            return True
        return await super().open_table(table, secret)

    async def change_table(self, table: Table) -> bool:
        """Store a changed table, if its accounts exist and nobody erased takes a seat."""
        self._check_accounts(table)
        if await self._newcomer_is_erased(table):
            return False
        return await super().change_table(table)

    async def offer_rematch(
        self, table: Table, sender: AccountId, called: Collection[AccountId]
    ) -> bool:
        """Store a changed table, and invite these accounts to its rematch."""
        assert table.rematch is not None
        if not await self.change_table(table):
            return False
        for account in called:
            await self._people.invite(table.rematch, sender, account, is_told=True)
        return True

    async def who_may_be_called(self, accounts: Collection[AccountId]) -> frozenset[AccountId]:
        """Those of these accounts that are people, neither erased nor suspended."""
        return frozenset(
            account
            for account in accounts
            if self._members.is_there(account)
            and not self._members.is_suspended(account)
            and not self.state.accounts[account].is_bot
        )

    async def table(self, table: TableId) -> Table | None:
        """The table with this id, with the names of its host and guests at the seats they hold."""
        return (await self.tables([table])).get(table)

    async def tables(self, tables: Collection[TableId]) -> dict[TableId, Table]:
        """The tables with these ids, each with these names."""
        found = await super().tables(tables)
        return {table: self._with_names(stored) for table, stored in found.items()}

    def _with_names(self, table: Table) -> Table:
        known = {table.host, *self._people.invited_to(table.id)}
        return table._replace(
            holds=tuple(
                hold._replace(name=self.state.accounts[hold.account].name)
                if hold.account in known
                else hold._replace(name="")
                for hold in table.holds
            )
        )

    async def start_game(
        self,
        table: Table,
        secret: Secret | None,
        deal: StoredDeal | None,
        entries: Sequence[Entry],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Store the opening of a game, if its accounts exist."""
        self._check_accounts(table)
        if not await super().start_game(table, secret, deal, entries, follow_up):
            return False
        self._notices.add_step(table.id, 0, follow_up)
        return True

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Store entries and answers, and what is told of them."""
        if not await super().append(table, after, entries, kept, follow_up):
            return False
        self._notices.add_step(table, after, follow_up)
        return True

    async def _newcomer_is_erased(self, table: Table) -> bool:
        before = await self.table(table.id)
        known = {s.account for s in before.seats if s is not None} if before else set()
        people = {s.account for s in table.seats if s is not None and s.account is not None}
        return any(not self._members.is_there(account) for account in people - known)

    def _check_accounts(self, table: Table) -> None:
        people = [s.account for s in table.seats if s is not None and s.account is not None]
        for account in (table.host, *people):
            if account not in self.state.accounts:
                raise KeyError(account)

    async def log_receivers(self) -> LogReceivers:
        """Nobody receives a log: there is none."""
        return LogReceivers()
