"""What is stored of moderation: reports, the audit log, suspensions and answers.

Whatever a moderator does is written to the log in
the same transaction. The log itself holds ids only; the words of an erased account are deleted.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import psycopg

from inkland.server.errors import NoSuchPlayer, NoSuchReport, NotModerator
from inkland.server.features.accounts.records import TOLD_KINDS
from inkland.server.features.moderation.resources import LoggedKind, ReportKind, Rule
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection, long_transaction
from inkland.server.tables.changes import change_table
from inkland.table.ids import AccountId, Status, TableId
from inkland.table.storage.records import Account, Table

REPORTS_KEPT_DAYS: Final = 180  # after they were made, those that are closed


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
    """What is done, by whom (None: the operator), to whom, and why.

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


_SQL: Final = load_statements(__name__)
_MAX_DECISIONS: Final = 1_000


class ModerationQueries:
    """Storage of moderation in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    # --- Roles

    async def is_moderator(self, account: AccountId) -> bool:
        """Whether the account is a moderator."""
        return bool((await self._query("is_moderator", account=account))[0][0])

    async def grant(self, account: AccountId) -> bool:
        """Make a member a moderator, as the operator."""
        return await self._do_if("grant", Act("grant", "none", None, account))

    async def take(self, account: AccountId) -> bool:
        """End the role of a moderator, as the operator."""
        return await self._do_if("take", Act("take", "none", None, account))

    async def moderators(self) -> tuple[tuple[str, datetime], ...]:
        """Return the logins of all moderators, and since when they are."""
        return tuple((login, since) for login, since in await self._query("moderators"))

    # --- Reports

    async def report(self, reporter: AccountId, reported: ReportedWords) -> bool:
        """Store a report; False if this account has reported the same before."""
        kind, account, table, words = reported
        of = {"reporter": reporter, "kind": kind, "account": account, "game": table}
        return bool(await self._query("report", **of, words=words))

    async def reports(self, limit: int, but: AccountId) -> tuple[WaitingReport, ...]:
        """Return reported words that wait, the oldest first."""
        rows = await self._query("reports", limit=limit, but=but)
        return tuple(WaitingReport(row[0], ReportedWords(*row[1:5]), *row[5:]) for row in rows)

    async def open_report(self, report: int) -> ReportedWords | None:
        """Return what a report that waits is about."""
        rows = await self._query("open_report", report=report)
        return ReportedWords._make(rows[0]) if rows else None

    async def own_reports(self, account: AccountId) -> tuple[StoredReport, ...]:
        """Return the reports that an account has made."""
        return tuple(map(StoredReport._make, await self._query("own_reports", account=account)))

    # --- Acts

    async def dismiss(self, act: Act) -> None:
        """Close a report or an answer without doing anything else."""
        async with self._logged(act):
            pass

    async def rename(self, act: Act, name: str) -> tuple[tuple[TableId, int], ...]:
        """Give the account another name, at all its tables, too."""
        of = {"account": act.account, "name": name}
        async with self._logged(act) as (connection, _number):
            await _run(connection, "rename_account", of)
            changed = await _run(connection, "rename_at_tables", of)
            await _run(connection, "rename_seats", of)
        return tuple((TableId(table), version) for table, version in changed)

    async def suspend(self, act: Act) -> bool:
        """Suspend the account; False if it is already suspended until then."""
        async with self._logged(act) as (connection, number):
            of = {"account": act.account, "act": number, "same_end": SAME_END}
            if not await _run(connection, "suspend", of):
                raise psycopg.Rollback
            return True
        return False

    async def lift(self, act: Act) -> bool:
        """End a suspension; False if there is none."""
        return await self._do_if("lift", act)

    async def change_table(self, act: Act, table: Table) -> bool:
        """Store the table; False if the stored version is not the one just before."""
        async with self._logged(act) as (connection, _number):
            if not await change_table(connection, table):
                raise psycopg.Rollback
            return True
        return False

    async def table_decisions(self, table: TableId) -> tuple[tuple[LoggedKind, str], ...]:
        """Return the acts about the list and the title of a table, with the words before."""
        return tuple(
            (kind, words) for kind, words in await self._query("table_decisions", game=table)
        )

    async def log(self, limit: int, before: int | None = None) -> tuple[StoredAct, ...]:
        """Return acts of the log, the latest first."""
        return await self._acts(limit, before=before)

    # --- Those whom it concerns

    async def suspension(self, account: AccountId) -> Suspension | None:
        """Return the suspension of an account, if it has one now."""
        rows = await self._query("suspension", account=account)
        return Suspension._make(rows[0]) if rows else None

    async def suspended_at_open_tables(self, limit: int) -> tuple[Account, ...]:
        """Return suspended accounts that sit at an open table, or host one."""
        rows = await self._query("suspended_at_open_tables", limit=limit)
        return tuple(Account(*row) for row in rows)

    async def decisions(self, account: AccountId) -> tuple[StoredAct, ...]:
        """Return the acts about an account of which it is told, the latest first."""
        return await self._acts(_MAX_DECISIONS, told_to=account)

    async def mark_read(self, account: AccountId) -> None:
        """Note that the account has read all acts about it."""
        await self._query("mark_read", account=account)

    async def answer(self, account: AccountId, act: int, text: str) -> bool:
        """Store an answer; False if the act is none of the account's, or was answered before."""
        return bool(await self._query("answer", account=account, act=act, text=text))

    async def answers(self, limit: int, but: AccountId) -> tuple[StoredAct, ...]:
        """Return acts whose answers wait, the oldest first."""
        return (await self._acts(limit, waiting_but=but))[::-1]

    async def waiting_answer(self, act: int) -> AccountId | None:
        """Return whose answer to an act waits."""
        rows = await self._query("waiting_answer", act=act)
        return AccountId(rows[0][0]) if rows else None

    # --- Statements

    async def _acts(self, limit: int, **of: object) -> tuple[StoredAct, ...]:
        every = {"before": None, "told_to": None, "waiting_but": None}
        rows = await self._query("acts", **{**every, **of}, limit=limit)
        return tuple(map(StoredAct._make, rows))

    async def _do_if(self, name: str, act: Act) -> bool:
        """Run a statement that returns a row if it changes anything; else nothing is logged."""
        async with self._logged(act) as (connection, _number):
            if not await _run(connection, name, {"account": act.account}):
                raise psycopg.Rollback
            return True
        return False

    @asynccontextmanager
    async def _logged(self, act: Act) -> AsyncIterator[tuple[TimedConnection, int]]:
        """Begin a transaction that writes the act to the log, and closes what it answers."""
        parameters = {**act._asdict(), "game": act.table, "is_told": act.kind in TOLD_KINDS}
        async with self._connect() as connection, long_transaction(connection):
            rows = await _run(connection, "add_act", parameters)
            if not rows:
                of_role = {"account": act.moderator}
                ((is_moderator,),) = await _run(connection, "is_moderator", of_role)
                raise NoSuchPlayer() if act.moderator is None or is_moderator else NotModerator()
            ((number,),) = rows
            for name, closed in (("close_report", act.report), ("close_answer", act.answer)):
                of = {"act": number, "report": act.report, "answer": act.answer}
                if closed is not None and not await _run(connection, name, of):
                    raise NoSuchReport()
            yield connection, number

    async def _query(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        async with self._connect() as connection:
            return await _run(connection, name, parameters)


async def _run(
    connection: TimedConnection, name: str, parameters: Mapping[str, object]
) -> list[tuple[Any, ...]]:
    told = {"told": list(TOLD_KINDS)}
    cursor = await connection.execute(_SQL[name], {**told, **parameters}, binary=True)
    return await cursor.fetchall() if cursor.description else []
