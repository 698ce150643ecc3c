"""The storage port of moderation: reports, the audit log, suspensions and answers.

One contract suite runs on every implementation. Whatever a moderator does is written to the log in
the same transaction. The log itself holds ids only; the words of an erased account are deleted.
"""

from datetime import datetime, timedelta
from typing import Final, NamedTuple, Protocol

from inkland.protocol.moderation_resources import LoggedKind, ReportKind, Rule
from inkland.table.ids import AccountId, Status, TableId
from inkland.table.storage.records import Account, Table

REPORTS_KEPT_DAYS: Final = 180  # after they were made, those that are closed
# The acts of which the account is told that they concern, and which it may answer.
TOLD_KINDS: Final[tuple[LoggedKind, ...]] = (
    "rename",
    "clear_land",
    "clear_title",
    "suspend",
    "lift",
    "end_table",
    "unlist",
)


SAME_END: Final = timedelta(hours=1)  # two suspensions that end so close together are one


class ReportedWords(NamedTuple):
    """Words of an account, where they were met: at a table, or on its page."""

    kind: ReportKind
    account: AccountId
    table: TableId | None
    words: str


class WaitingReport(NamedTuple):
    """Reported words that wait, with what the queue shows beside them."""

    id: int
    reported: ReportedWords
    name: str
    status: Status | None
    people: int
    since: datetime
    is_suspended: bool


class Act(NamedTuple):
    """What is done, by whom (None: the host), to whom, and why.

    A suspension lasts for so many days, None for ever. The report or answer with this number is
    closed by the act.
    """

    kind: LoggedKind
    rule: Rule
    moderator: AccountId | None
    account: AccountId
    table: TableId | None = None
    note: str = ""
    words: str = ""
    days: int | None = None
    report: int | None = None
    answer: int | None = None


class StoredAct(NamedTuple):
    """An act of the log, with the words beside it and the answer to it, if there are any."""

    id: int
    kind: LoggedKind
    rule: Rule
    at: datetime
    moderator: AccountId | None
    moderator_name: str | None
    account: AccountId
    name: str
    table: TableId | None
    until: datetime | None
    note: str = ""
    words: str = ""
    answer: str | None = None
    answered_at: datetime | None = None
    is_answer_closed: bool = False
    is_suspended: bool = False


class Suspension(NamedTuple):
    """An account is suspended until then; None: until a moderator lifts it."""

    until: datetime | None


class StoredReport(NamedTuple):
    """A report as whoever made it reads it in an export."""

    kind: ReportKind
    words: str
    table: TableId | None
    made_at: datetime


class ModerationStorage(Protocol):
    """Stores what people report and what moderators do.

    Methods with an act raise `NotModerator` if the role was taken, `NoSuchPlayer` if the account
    was erased, and `NoSuchReport` if its report or answer was closed before; then nothing changes.
    """

    # --- Roles

    async def is_moderator(self, account: AccountId) -> bool:
        """Whether the account is a moderator."""

    async def standing(self, account: AccountId) -> tuple[bool, int]:
        """Whether the account is a moderator, and how many acts about it it has not read."""

    async def grant(self, account: AccountId) -> bool:
        """Make a member a moderator, as the host; False if it is one, or is no member."""

    async def take(self, account: AccountId) -> bool:
        """End the role of a moderator, as the host; False if there is none."""

    async def moderators(self) -> tuple[tuple[str, datetime], ...]:
        """The logins of all moderators, and since when they are."""

    # --- Reports

    async def report(self, reporter: AccountId, reported: ReportedWords) -> bool:
        """Store a report; False if this account has reported the same before."""

    async def reports(self, limit: int, but: AccountId) -> tuple[WaitingReport, ...]:
        """Reported words that wait, the oldest first, without those of one account."""

    async def open_report(self, report: int) -> ReportedWords | None:
        """What a report that waits is about."""

    async def own_reports(self, account: AccountId) -> tuple[StoredReport, ...]:
        """The reports that an account has made."""

    # --- Acts

    async def dismiss(self, act: Act) -> None:
        """Close a report or an answer without doing anything else."""

    async def rename(self, act: Act, name: str) -> tuple[tuple[TableId, int], ...]:
        """Give the account another name, at all its tables, too.

        Returns the tables that changed, each with its new version.
        """

    async def suspend(self, act: Act) -> bool:
        """Suspend the account: none of its sessions is valid, and those of a member end.

        Returns False, and changes nothing, if it is suspended until then, give or take an hour.
        """

    async def lift(self, act: Act) -> bool:
        """End a suspension; False, and nothing changes, if there is none."""

    async def change_table(self, act: Act, table: Table) -> bool:
        """Like `change_table` of `Storage`; False, and nothing changes, for another version."""

    async def table_decisions(self, table: TableId) -> tuple[tuple[LoggedKind, str], ...]:
        """The acts that took a table off the list or removed its title, with the words before."""

    async def log(self, limit: int, before: int | None = None) -> tuple[StoredAct, ...]:
        """Acts of the log, the latest first, with a smaller number than `before`."""

    # --- Those whom it concerns

    async def suspension(self, account: AccountId) -> Suspension | None:
        """The suspension of an account, if it has one now."""

    async def suspended_account(self, session: bytes) -> Account | None:
        """The account of a session that would be valid if the account were not suspended."""

    async def suspended_at_open_tables(self, limit: int) -> tuple[Account, ...]:
        """Suspended accounts that sit at an open table, or host one."""

    async def decisions(self, account: AccountId) -> tuple[StoredAct, ...]:
        """The acts about an account of which it is told, the latest first."""

    async def mark_read(self, account: AccountId) -> None:
        """Note that the account has read all acts about it."""

    async def answer(self, account: AccountId, act: int, text: str) -> bool:
        """Store an answer; False if the act is none of the account's, or was answered before."""

    async def answers(self, limit: int, but: AccountId) -> tuple[StoredAct, ...]:
        """Acts whose answers wait, the oldest first, without those about one account."""

    async def waiting_answer(self, act: int) -> AccountId | None:
        """Whose answer to an act waits; None if there is none."""
