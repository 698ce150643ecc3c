"""What moderators do: each act is written to the log with its reason, in the same transaction.

Moderators see names, titles, lands and ids, and look at tables like anybody else: nothing here
reads a deck, a drawing, an address or a mail. They do not act on each other, nor on themselves.
"""

from collections.abc import Callable
from typing import Final

from inkland.server.context import ServerContext
from inkland.server.errors import (
    ModeratorsAreEqual,
    NoSuchReport,
    NothingToChange,
    NothingToReport,
    NotModerator,
)
from inkland.server.features.moderation.free_text import checked_text
from inkland.server.features.moderation.queries import (
    Act,
    ModerationQueries,
    ReportedWords,
    StoredAct,
    WaitingReport,
)
from inkland.server.features.moderation.resources import (
    AnswerInfo,
    LoggedAct,
    ModerationLog,
    ModerationQueue,
    NewAct,
    ReportInfo,
)
from inkland.server.features.people.leaving import leave_tables
from inkland.server.features.people.people import find_player
from inkland.server.process.security_log import record
from inkland.table.actions.preconditions import require_open
from inkland.table.actions.saving import save_change
from inkland.table.actions.seating import seat_of, with_seat
from inkland.table.bus.port import Bell
from inkland.table.errors import BadRequest
from inkland.table.ids import AccountId, PlayerId, TableId, player_of
from inkland.table.names.checks import available_bot_name, available_name
from inkland.table.storage.records import Account, Table

QUEUE_LENGTH: Final = 100
FREE_SEATS_SECONDS: Final = 60.0
LOG_PAGE: Final = 50


async def require_moderator(context: ServerContext, account: Account) -> None:
    """Raise `NotModerator` for anybody else; the role is looked up for each request."""
    if not await ModerationQueries(context.database).is_moderator(account.id):
        raise NotModerator()


async def queue(context: ServerContext, moderator: Account) -> ModerationQueue:
    """What waits, without what is about this moderator."""
    moderation = ModerationQueries(context.database)
    reports = await moderation.reports(QUEUE_LENGTH, moderator.id)
    answers = await moderation.answers(QUEUE_LENGTH, moderator.id)
    return ModerationQueue(tuple(map(_report_info, reports)), tuple(map(_answer_info, answers)))


async def log(context: ServerContext, before: int | None) -> ModerationLog:
    """A page of the audit log."""
    found = await ModerationQueries(context.database).log(LOG_PAGE + 1, before)
    page = found[:LOG_PAGE]
    return ModerationLog(
        tuple(map(_logged_act, page)), page[-1].id if len(found) > LOG_PAGE else None
    )


async def act(context: ServerContext, moderator: Account, request: NewAct) -> None:
    """Do what a moderator asks for.

    Raises `NoSuchReport` if its report or answer was closed meanwhile, `ModeratorsAreEqual`,
    `NothingToChange`, `BadRequest` if a field is missing, or a refusal of name, player or table.
    """
    await _Moderation(context, moderator, request).act()
    record("moderation", act=request.kind, rule=request.rule)


async def free_seats(context: ServerContext) -> int:
    """Let suspended people leave open tables; return how many there were.

    `act` does it at once; this is for a process that was killed in the middle, and for whoever sat
    down at the same moment.
    """
    found = await ModerationQueries(context.database).suspended_at_open_tables(QUEUE_LENGTH)
    for person in found:
        await leave_tables(context, person, ("open",))
    return len(found)


class _Moderation:
    """One request of a moderator."""

    def __init__(self, context: ServerContext, moderator: Account, request: NewAct) -> None:
        self._context = context
        self._storage = ModerationQueries(context.database)
        self._moderator = moderator
        self._request = request
        self._reported: ReportedWords | None = None
        self._answered: AccountId | None = None

    async def act(self) -> None:
        """Do it."""
        checked_text(self._request.note, "note")
        await self._load_reason()
        match self._request.kind:
            case "rename":
                await self._rename()
            case "suspend":
                await self._suspend()
            case "lift":
                await self._lift()
            case "dismiss":
                await self._dismiss()
            case "clear_land":
                person = await self._person()
                await self._change(lambda table: _without_land(table, person.id), person.id)
            case "clear_title":
                await self._change(lambda table: table._replace(title=""))
            case "unlist":
                await self._change(lambda table: table._replace(public=False))
            case "end_table":
                await self._change(_closed)

    async def _rename(self) -> None:
        if self._request.name is None:
            raise BadRequest(reason="name")
        person = await self._person()
        names = self._context.storage.names()
        available = available_bot_name if person.is_bot else available_name
        name = await available(names, self._request.name, person.id, even_removed=True)
        reported = self._reported
        before = reported.words if reported and reported.kind == "name" else person.name
        if name in (before, person.name):
            raise NothingToChange()
        for table, version in await self._storage.rename(self._made(person.id, before), name):
            self._context.bus.ring(Bell(table, version=version))

    async def _suspend(self) -> None:
        person = await self._person()
        words = self._reported.words if self._reported else ""
        if not await self._storage.suspend(self._made(person.id, words, self._reported_table())):
            raise NothingToChange()
        await leave_tables(self._context, person, ("open",))

    async def _lift(self) -> None:
        person = await self._person()
        if not await self._storage.lift(self._made(person.id)):
            raise NothingToChange()

    async def _dismiss(self) -> None:
        whom = self._reported.account if self._reported else self._answered
        if whom is None:
            raise NoSuchReport()
        words = self._reported.words if self._reported else ""
        await self._storage.dismiss(self._made(whom, words, self._reported_table()))

    async def _change(
        self, changed: Callable[[Table], Table], whom: AccountId | None = None
    ) -> None:
        """Change a table; it concerns `whom`, or its host."""
        if self._request.table is None:
            raise BadRequest(reason="table")
        before: list[Table] = []

        async def look(table: Table) -> None:
            before[:] = [table]
            if self._request.kind == "end_table":
                await self._check_equal(table.host)
            if changed(table) == table:
                raise NothingToChange()

        async def store(after: Table) -> bool:
            (table,) = before
            words = _land_of(table, whom) if whom else table.title
            return await self._storage.change_table(
                self._made(whom or table.host, words, table.id), after
            )

        await save_change(self._context, TableId(self._request.table), changed, look, store)

    async def _person(self) -> Account:
        """Whom it is about; raises `ModeratorsAreEqual` for a moderator."""
        if self._request.player is None:
            raise BadRequest(reason="player")
        person = await find_player(self._context, PlayerId(self._request.player))
        await self._check_equal(person.id)
        return person

    async def _check_equal(self, whom: AccountId) -> None:
        if whom == self._moderator.id or await self._storage.is_moderator(whom):
            raise ModeratorsAreEqual()

    async def _load_reason(self) -> None:
        """Load the report and the answer that the request names; raises `NoSuchReport`.

        Those about the moderator are none: nobody judges themselves.
        """
        asked = self._request
        if asked.report is not None:
            self._reported = await self._storage.open_report(asked.report)
            if self._reported is None or self._reported.account == self._moderator.id:
                raise NoSuchReport()
        if asked.answer is not None:
            self._answered = await self._storage.waiting_answer(asked.answer)
            if self._answered in (None, self._moderator.id):
                raise NoSuchReport()

    def _check_reason(self, whom: AccountId, table: TableId | None) -> None:
        """Raise `NoSuchReport` if report or answer are about somebody else, or another table."""
        reported = self._reported
        if reported is not None:
            is_of_table = self._request.kind in ("clear_title", "unlist", "end_table")
            if reported.table != table if is_of_table else reported.account != whom:
                raise NoSuchReport()
        if self._answered not in (None, whom):
            raise NoSuchReport()

    def _reported_table(self) -> TableId | None:
        return None if self._reported is None else self._reported.table

    def _made(self, whom: AccountId, words: str = "", table: TableId | None = None) -> Act:
        """The act, after `_check_reason`."""
        self._check_reason(whom, table)
        asked = self._request
        return Act(
            asked.kind,
            asked.rule,
            self._moderator.id,
            whom,
            table,
            asked.note,
            words,
            asked.days if asked.kind == "suspend" else None,
            asked.report,
            asked.answer,
        )


# --- Changes of a table


def _closed(table: Table) -> Table:
    """The table closed, and its game ended without results, as its host could."""
    if table.status != "playing":
        require_open(table)
    return table._replace(status="closed", source=None, holds=())


def _land_of(table: Table, account: AccountId) -> str:
    seat = seat_of(table, account)
    occupant = None if seat is None else table.seats[seat]
    return "" if occupant is None else occupant.land


def _without_land(table: Table, account: AccountId) -> Table:
    seat = seat_of(table, account)
    occupant = None if seat is None else table.seats[seat]
    if seat is None or occupant is None:
        raise NothingToReport()
    return with_seat(table, seat, occupant._replace(land=""))


# --- Resources


def _report_info(waiting: WaitingReport) -> ReportInfo:
    kind, account, table, words = waiting.reported
    return ReportInfo(
        waiting.id,
        kind,
        words,
        player_of(account),
        waiting.name,
        table,
        waiting.status,
        waiting.people,
        waiting.since.isoformat(),
        waiting.is_suspended,
    )


def _answer_info(answered: StoredAct) -> AnswerInfo:
    assert answered.answer is not None and answered.answered_at is not None
    return AnswerInfo(
        _logged_act(answered),
        answered.answer,
        answered.answered_at.isoformat(),
        answered.is_suspended,
    )


def _logged_act(stored: StoredAct) -> LoggedAct:
    return LoggedAct(
        stored.id,
        stored.kind,
        stored.rule,
        stored.at.isoformat(),
        stored.moderator_name,
        player_of(stored.account),
        stored.name,
        stored.table,
        None if stored.until is None else stored.until.isoformat(),
        stored.note,
        stored.words,
        stored.answer,
    )
