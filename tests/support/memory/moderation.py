"""Moderation in memory; behaves like the storage in PostgreSQL."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple

from inkland.server.errors import NoSuchPlayer, NoSuchReport, NotModerator
from inkland.server.features.accounts.records import TOLD_KINDS
from inkland.server.features.moderation.queries import (
    SAME_END,
    Act,
    ModerationQueries,
    ReportedWords,
    StoredAct,
    StoredReport,
    Suspension,
    WaitingReport,
)
from inkland.server.features.moderation.resources import LoggedKind
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import Account, Occupant, Table
from support.memory.members import MemoryMemberStorage
from support.memory.notices import MemoryNoticeStorage


class MadeReport(NamedTuple):
    """A report, who made it, and the act that closed it."""

    id: int
    reporter: AccountId
    reported: ReportedWords
    made_at: datetime
    closed_by: int | None = None


class MemoryModerationStorage(ModerationQueries):
    """Moderation in dictionaries; no method awaits anything but a change of a table."""

    def __init__(
        self, storage: MemoryStorage, members: MemoryMemberStorage, notices: MemoryNoticeStorage
    ) -> None:
        self._storage = storage
        self._members = members
        self._notices = notices
        self._since: dict[AccountId, datetime] = {}
        self._reports: list[MadeReport] = []
        self._entries: dict[int, StoredAct] = {}
        self._read: set[int] = set()
        self._suspended: dict[AccountId, datetime | None] = {}
        members.is_suspended = self._is_suspended
        members.names_taken_from = self._removed_names

    def _now(self) -> datetime:
        return self._storage.state.clock()

    def _is_suspended(self, account: AccountId) -> bool:
        if account not in self._suspended:
            return False
        until = self._suspended[account]
        return until is None or until > self._now()

    def erase(self, account: AccountId) -> None:
        """Delete the words of an account, what it has reported, and its role."""
        self._reports = [
            one for one in self._reports if account not in (one.reporter, one.reported.account)
        ]
        for act in self._entries.values():
            if act.account == account:
                self._entries[act.id] = act._replace(
                    note="", words="", answer=None, answered_at=None, is_answer_closed=False
                )
        self._suspended.pop(account, None)
        if self._since.pop(account, None):
            self._log(Act("take", "none", None, account), is_erased=True)

    # --- Roles

    async def is_moderator(self, account: AccountId) -> bool:
        """Whether the account is a moderator."""
        return account in self._since

    async def standing(self, account: AccountId) -> tuple[bool, int]:
        """Whether the account is a moderator, and how many acts about it are unread."""
        told = await self.decisions(account)
        return account in self._since, sum(one.id not in self._read for one in told)

    async def grant(self, account: AccountId) -> bool:
        """Make a member a moderator."""
        if account in self._since or await self._members.credential_of(account) is None:
            return False
        self._since[account] = self._now()
        self._log(Act("grant", "none", None, account))
        return True

    async def take(self, account: AccountId) -> bool:
        """End the role of a moderator."""
        if self._since.pop(account, None) is None:
            return False
        self._log(Act("take", "none", None, account))
        return True

    async def moderators(self) -> tuple[tuple[str, datetime], ...]:
        """The logins of all moderators, and since when they are."""
        found = []
        for account, since in self._since.items():
            credential = await self._members.credential_of(account)
            assert credential is not None
            found.append((credential.login, since))
        return tuple(sorted(found))

    # --- Reports

    async def report(self, reporter: AccountId, reported: ReportedWords) -> bool:
        """Store a report, unless this account has made it before."""
        known = {(one.reporter, one.reported) for one in self._reports}
        if (reporter, reported) in known or not self._members.is_there(reported.account):
            return False
        number = 1 + max((one.id for one in self._reports), default=0)
        self._reports.append(MadeReport(number, reporter, reported, self._now()))
        return True

    async def reports(self, limit: int, but: AccountId) -> tuple[WaitingReport, ...]:
        """Reported words that wait, the oldest first."""
        waiting: dict[ReportedWords, list[MadeReport]] = {}
        for one in self._reports:
            if one.closed_by is None and one.reported.account != but:
                waiting.setdefault(one.reported, []).append(one)
        state = self._storage.state
        return tuple(
            WaitingReport(
                made[0].id,
                reported,
                state.accounts[reported.account].name,
                state.tables[reported.table].status if reported.table else None,
                len(made),
                made[0].made_at,
                self._is_suspended(reported.account),
            )
            for reported, made in list(waiting.items())[:limit]
        )

    async def open_report(self, report: int) -> ReportedWords | None:
        """What a report that waits is about."""
        found = (one for one in self._reports if one.id == report and one.closed_by is None)
        return next((one.reported for one in found), None)

    async def own_reports(self, account: AccountId) -> tuple[StoredReport, ...]:
        """The reports that an account has made."""
        return tuple(
            StoredReport(one.reported.kind, one.reported.words, one.reported.table, one.made_at)
            for one in self._reports
            if one.reporter == account
        )

    # --- Acts

    async def dismiss(self, act: Act) -> None:
        """Close a report or an answer without doing anything else."""
        self._log(act)

    async def rename(self, act: Act, name: str) -> tuple[tuple[TableId, int], ...]:
        """Give the account another name, at all its tables, too."""
        self._log(act)
        state = self._storage.state

        def renamed(occupant: Occupant) -> Occupant:
            is_own = occupant.account == act.account
            return occupant._replace(name=name) if is_own else occupant

        state.accounts[act.account] = state.accounts[act.account]._replace(name=name)
        changed = []
        for table in list(state.tables.values()):
            done = state.results.get(table.id, ())
            after = tuple(one and renamed(one) for one in table.seats)
            results = tuple(one._replace(occupant=renamed(one.occupant)) for one in done)
            if after == table.seats and results == done:
                continue
            state.tables[table.id] = table._replace(version=table.version + 1, seats=after)
            if done:
                state.results[table.id] = results
            changed.append((table.id, table.version + 1))
        return tuple(changed)

    async def suspend(self, act: Act) -> bool:
        """Suspend the account; False if it is already suspended until then."""
        if self._is_suspended(act.account):
            until = self._suspended[act.account]
            after = None if act.days is None else self._now() + timedelta(days=act.days)
            if until == after or (until and after and abs(until - after) <= SAME_END):
                self._check(act)
                return False
        made = self._log(act)
        self._suspended[act.account] = made.until
        if await self._members.credential_of(act.account) is not None:
            await self._members.end_sessions(act.account)
        return True

    async def lift(self, act: Act) -> bool:
        """End a suspension."""
        if not self._is_suspended(act.account):
            self._check(act)
            return False
        self._log(act)
        del self._suspended[act.account]
        return True

    async def change_table(self, act: Act, table: Table) -> bool:
        """Store the table with the act."""
        self._check(act)
        if not await self._storage.change_table(table):
            return False
        self._log(act)
        return True

    async def table_decisions(self, table: TableId) -> tuple[tuple[LoggedKind, str], ...]:
        """The acts about the list and the title of a table, with the words before."""
        return tuple(
            (one.kind, one.words)
            for one in self._entries.values()
            if one.table == table and one.kind in ("unlist", "clear_title")
        )

    async def log(self, limit: int, before: int | None = None) -> tuple[StoredAct, ...]:
        """Acts of the log, the latest first."""
        return self._latest(lambda act: before is None or act.id < before)[:limit]

    def _check(self, act: Act) -> None:
        if act.moderator is not None and act.moderator not in self._since:
            raise NotModerator()
        if not self._members.is_there(act.account):
            raise NoSuchPlayer()
        waiting = {one.id for one in self._reports if one.closed_by is None}
        if act.report is not None and act.report not in waiting:
            raise NoSuchReport()
        answered = {
            one.id for one in self._entries.values() if one.answer and not one.is_answer_closed
        }
        if act.answer is not None and act.answer not in answered:
            raise NoSuchReport()

    def _log(self, act: Act, *, is_erased: bool = False) -> StoredAct:
        if not is_erased:
            self._check(act)
        number = 1 + len(self._entries)
        lasts = None if act.days is None else timedelta(days=act.days)
        made = StoredAct(
            number,
            act.kind,
            act.rule,
            self._now(),
            act.moderator,
            None,
            act.account,
            "",
            act.table,
            None if lasts is None else self._now() + lasts,
            act.note,
            act.words,
        )
        self._entries[number] = made
        chosen = next((one.reported for one in self._reports if one.id == act.report), None)
        self._reports = [
            one._replace(closed_by=number)
            if one.reported == chosen and one.closed_by is None
            else one
            for one in self._reports
        ]
        if act.answer is not None:
            self._entries[act.answer] = self._entries[act.answer]._replace(is_answer_closed=True)
        if act.kind in TOLD_KINDS:
            self._notices.add_for_account("moderated", act.account)
        return made

    # --- Those whom it concerns

    async def suspension(self, account: AccountId) -> Suspension | None:
        """The suspension of an account, if it has one now."""
        return Suspension(self._suspended[account]) if self._is_suspended(account) else None

    async def suspended_account(self, session: bytes) -> Account | None:
        """The account of a session, if it is suspended."""
        owner = self._members.lasting_owner(session)
        if owner is None or not self._is_suspended(owner):
            return None
        return self._storage.state.accounts[owner]

    async def suspended_at_open_tables(self, limit: int) -> tuple[Account, ...]:
        """Suspended accounts that sit at an open table, or host one."""
        state = self._storage.state
        found = {
            account
            for table in state.tables.values()
            if table.status == "open"
            for account in (table.host, *(seat.account for seat in table.seats if seat))
            if account is not None and self._is_suspended(account)
        }
        return tuple(state.accounts[account] for account in sorted(found))[:limit]

    async def decisions(self, account: AccountId) -> tuple[StoredAct, ...]:
        """The acts about an account of which it is told, the latest first."""
        return self._latest(lambda act: act.account == account and act.kind in TOLD_KINDS)

    async def mark_read(self, account: AccountId) -> None:
        """Note that the account has read all acts about it."""
        self._read |= {one.id for one in self._entries.values() if one.account == account}

    async def answer(self, account: AccountId, act: int, text: str) -> bool:
        """Store an answer to an act, once."""
        found = self._entries.get(act)
        if (
            found is None
            or found.account != account
            or found.kind not in TOLD_KINDS
            or found.answer is not None
        ):
            return False
        self._entries[act] = found._replace(answer=text, answered_at=self._now())
        return True

    async def answers(self, limit: int, but: AccountId) -> tuple[StoredAct, ...]:
        """Acts whose answers wait, the oldest first."""
        waiting = self._latest(
            lambda act: bool(act.answer) and not act.is_answer_closed and act.account != but
        )
        return waiting[:limit][::-1]

    async def waiting_answer(self, act: int) -> AccountId | None:
        """Whose answer to an act waits."""
        found = self._entries.get(act)
        return found.account if found and found.answer and not found.is_answer_closed else None

    def _removed_names(self, account: AccountId) -> tuple[str, ...]:
        renames = self._latest(lambda act: act.account == account and act.kind == "rename")
        return tuple(one.words for one in reversed(renames) if one.words)

    def _latest(self, is_meant: Callable[[StoredAct], bool]) -> tuple[StoredAct, ...]:
        accounts = self._storage.state.accounts
        return tuple(
            act._replace(
                moderator_name=act.moderator and accounts[act.moderator].name,
                name=accounts[act.account].name,
                is_suspended=self._is_suspended(act.account),
            )
            for act in reversed(self._entries.values())
            if is_meant(act)
        )
