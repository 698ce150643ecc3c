"""What a server stores besides tables and games: accounts and all that belongs to them."""

from collections.abc import Collection
from typing import NamedTuple, Protocol

from inkland.server.storage.archive_port import ArchiveStorage
from inkland.server.storage.bot_accounts_port import BotAccountStorage
from inkland.server.storage.contests_port import ContestStorage
from inkland.server.storage.day_maps_port import DayMapStorage
from inkland.server.storage.dumps_port import DumpStorage
from inkland.server.storage.flags_port import FlagStorage
from inkland.server.storage.knocks_port import KnockStorage
from inkland.server.storage.leaders_port import LeaderStorage
from inkland.server.storage.mails_port import MailStorage
from inkland.server.storage.members_port import MemberStorage
from inkland.server.storage.moderation_port import ModerationStorage
from inkland.server.storage.notices_port import NoticeStorage
from inkland.server.storage.nudges_port import NudgeStorage
from inkland.server.storage.people_port import PeopleStorage
from inkland.server.storage.puzzles_port import PuzzleStorage
from inkland.server.storage.recovery_port import RecoveryStorage
from inkland.server.storage.retention_port import RetentionStorage
from inkland.server.storage.statistics_port import StatisticsStorage
from inkland.server.storage.strengths_port import StrengthStorage
from inkland.server.storage.table_strengths_port import TableStrengthStorage
from inkland.server.storage.tokens_port import TokenStorage
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Account


class LogReceivers(NamedTuple):
    """Other machines that should receive the log of the database: those that do not, and the
    bytes that the last one lacks."""

    away: int = 0
    behind_bytes: int = 0


class ServerStorage(Storage, Protocol):
    """The storage of tables and games, and of who plays them."""

    def members(self) -> MemberStorage:
        """The storage of members: credentials, sessions, passkeys, attempts."""

    def archive(self) -> ArchiveStorage:
        """The storage of finished games at rest."""

    def contests(self) -> ContestStorage:
        """The storage of contests."""

    def knocks(self) -> KnockStorage:
        """The storage of knocks at private tables."""

    def nudges(self) -> NudgeStorage:
        """The storage of nudges in games over days."""

    def mails(self) -> MailStorage:
        """The storage of mail: addresses, mailed tokens, mails that wait to be sent."""

    def notices(self) -> NoticeStorage:
        """The storage of notices, and of what accounts want to be told."""

    def people(self) -> PeopleStorage:
        """The storage of what accounts have to do with each other."""

    def statistics(self) -> StatisticsStorage:
        """The storage of statistics and public profiles."""

    def dumps(self) -> DumpStorage:
        """The storage of dumps of open data."""

    def flags(self) -> FlagStorage:
        """The storage of flags, which only the host sees."""

    def moderation(self) -> ModerationStorage:
        """The storage of reports, and of what moderators do."""

    def strengths(self) -> StrengthStorage:
        """The storage of strengths, and of the windows that they come from."""

    def table_strengths(self) -> TableStrengthStorage:
        """The storage of strengths at tables of several."""

    def puzzles(self) -> PuzzleStorage:
        """The storage of answers to puzzles."""

    def recovery(self) -> RecoveryStorage:
        """The storage of recovery codes, and of what has happened to accounts."""

    def retention(self) -> RetentionStorage:
        """The storage of what has been kept for long enough."""

    def leaders(self) -> LeaderStorage:
        """The storage of leaderboards, which are filled when windows close."""

    def tokens(self) -> TokenStorage:
        """The storage of tokens."""

    def bot_accounts(self) -> BotAccountStorage:
        """The storage of bot accounts."""

    def day_maps(self) -> DayMapStorage:
        """The storage of maps of deals of the day."""

    async def add_guest(self, account: Account, session: bytes) -> None:
        """Store a new account without credentials, and the hash of its session token."""

    async def account_of(self, session: bytes) -> Account | None:
        """Find the account of the session whose token has this hash."""

    async def accounts_of(self, sessions: Collection[bytes]) -> dict[bytes, Account]:
        """Find the accounts of the sessions whose tokens have these hashes, in one read."""

    async def rename(self, account: Account) -> None:
        """Store the account's new name and colour."""

    async def log_receivers(self) -> LogReceivers:
        """Look whether the log of the database is received elsewhere, if it should be."""
