"""The queries of moderation."""

from datetime import timedelta
from typing import Final

import psycopg
import pytest

from inkland.server.context import ServerContext
from inkland.server.errors import NoSuchPlayer, NoSuchReport, NotModerator
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.devices.queries import DeviceQueries, SessionHolder
from inkland.server.features.moderation import acting
from inkland.server.features.moderation.queries import Act, ModerationQueries, ReportedWords
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account, Table
from support.storage_samples import ADA, ADA_SITS, BOB, BOB_SITS, SECRET, a_table

pytestmark = pytest.mark.anyio

EVE: Final = Account(AccountId("eve"), "Eve")
EVES: Final = Credential(EVE.id, "Eve", "eve", "eve", "$argon2id$1")
BOBS: Final = Credential(BOB.id, "Bob", "bob", "bob", "$argon2id$2")
BOBS_NAME: Final = ReportedWords("name", BOB.id, None, "Bob")
DISMISSED: Final = Act("dismiss", "none", EVE.id, BOB.id)
SUSPENDED: Final = Act("suspend", "insult", EVE.id, BOB.id, note="Enough.")


@pytest.fixture
async def moderation(storage: PostgresStorage) -> ModerationQueries:
    """The storage of moderation, with Eve as its only moderator."""
    await storage.add_guest(EVE, b"session of Eve")
    assert await AccountQueries(storage.database).become_member(EVES)
    assert await ModerationQueries(storage.database).grant(EVE.id)
    return ModerationQueries(storage.database)


async def opened(storage: PostgresStorage) -> Table:
    """A public table of Ada's, where Bob sits, too."""
    table = a_table("table-1", ADA_SITS, BOB_SITS)
    assert await storage.open_table(table, SECRET)
    return table


async def test_only_members_have_the_role(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    assert await moderation.is_moderator(EVE.id)
    assert not await moderation.grant(EVE.id) and not await moderation.grant(BOB.id)
    assert [login for login, _since in await moderation.moderators()] == ["Eve"]
    assert not await moderation.take(BOB.id) and await moderation.take(EVE.id)
    assert not await moderation.is_moderator(EVE.id) and await moderation.moderators() == ()
    logged = [(act.kind, act.moderator, act.account) for act in await moderation.log(10)]
    assert logged == [("take", None, EVE.id), ("grant", None, EVE.id)]


async def test_the_same_report_counts_once(moderation: ModerationQueries) -> None:
    assert await moderation.report(ADA.id, BOBS_NAME)
    assert not await moderation.report(ADA.id, BOBS_NAME)
    assert await moderation.report(EVE.id, BOBS_NAME)
    (waiting,) = await moderation.reports(10, EVE.id)
    assert (waiting.reported, waiting.people, waiting.name) == (BOBS_NAME, 2, "Bob")
    assert await moderation.reports(10, BOB.id) == ()  # nobody judges themselves
    assert await moderation.open_report(waiting.id) == BOBS_NAME
    await moderation.dismiss(DISMISSED._replace(report=waiting.id))
    assert await moderation.reports(10, EVE.id) == ()
    assert await moderation.open_report(waiting.id) is None
    assert not await moderation.report(ADA.id, BOBS_NAME)  # not again after it was closed
    assert [one.words for one in await moderation.own_reports(ADA.id)] == ["Bob"]


async def test_one_report_is_closed_by_one_act(moderation: ModerationQueries) -> None:
    assert await moderation.report(ADA.id, BOBS_NAME)
    (waiting,) = await moderation.reports(10, EVE.id)
    await moderation.suspend(SUSPENDED._replace(report=waiting.id))
    before = await moderation.log(10)
    with pytest.raises(NoSuchReport):
        await moderation.lift(Act("lift", "none", EVE.id, BOB.id, report=waiting.id))
    with pytest.raises(NoSuchReport):
        await moderation.dismiss(DISMISSED._replace(answer=before[0].id))
    assert await moderation.log(10) == before
    assert await moderation.suspension(BOB.id) is not None


async def test_whose_role_was_taken_changes_nothing(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    table = await opened(storage)
    await moderation.take(EVE.id)
    before = await moderation.log(10)
    after = table._replace(version=2, title="")
    with pytest.raises(NotModerator):
        await moderation.suspend(SUSPENDED)
    with pytest.raises(NotModerator):
        await moderation.rename(Act("rename", "hate", EVE.id, BOB.id), "Robert")
    with pytest.raises(NotModerator):
        await moderation.change_table(Act("clear_title", "hate", EVE.id, ADA.id), after)
    with pytest.raises(NotModerator):
        await moderation.lift(Act("lift", "none", EVE.id, BOB.id))
    assert await moderation.log(10) == before
    assert await storage.table(table.id) == table
    assert await moderation.suspension(BOB.id) is None


async def test_a_name_is_changed_wherever_it_stands(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    table = await opened(storage)
    act = Act("rename", "hate", EVE.id, BOB.id, words="Bob")
    assert await moderation.rename(act, "Robert") == ((table.id, 2),)
    found = await storage.table(table.id)
    assert found is not None and found.version == 2
    assert [seat.name for seat in found.seats if seat is not None] == ["Ada", "Robert"]
    assert await storage.account_of(b"session of Bob") == BOB._replace(name="Robert")
    assert await storage.names().removed_names(BOB.id) == ("Bob",)
    assert await moderation.rename(act, "Robert") == ()
    assert await moderation.rename(act._replace(words="Robert"), "BOB") == ((table.id, 3),)
    assert await storage.names().removed_names(BOB.id) == ("Robert",)  # the other was given back


async def test_a_table_is_changed_with_its_act_or_not_at_all(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    table = await opened(storage)
    act = Act("unlist", "advertising", EVE.id, ADA.id, table.id, words=table.title)
    assert not await moderation.change_table(act, table._replace(version=7, public=False))
    assert [one.kind for one in await moderation.log(10)] == ["grant"]
    assert await moderation.change_table(act, table._replace(version=2, public=False))
    (logged,) = await moderation.log(1)
    assert (logged.kind, logged.table, logged.words) == ("unlist", table.id, table.title)
    assert (logged.moderator_name, logged.name) == ("Eve", "Ada")
    found = await storage.table(table.id)
    assert found is not None and not found.public


async def test_no_session_of_a_suspended_account_is_valid(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    session = b"session of Bob"
    assert await AccountQueries(storage.database).suspended_account(session) is None
    await moderation.suspend(SUSPENDED._replace(days=3))
    assert await storage.account_of(session) is None
    assert await storage.accounts_of([session]) == {}
    assert await AccountQueries(storage.database).valid_sessions([session]) == frozenset()
    assert await DeviceQueries(storage.database).holders([session]) == (
        SessionHolder(session, BOB, False),
    )
    assert await AccountQueries(storage.database).suspended_account(session) == BOB
    await AccountQueries(
        storage.database
    ).delete_expired()  # a guest could not log in again to read why
    assert await AccountQueries(storage.database).suspended_account(session) == BOB
    suspension = await moderation.suspension(BOB.id)
    assert suspension is not None and suspension.until is not None
    left = suspension.until - await storage.now()
    assert timedelta(days=2, hours=23) < left <= timedelta(days=3)
    await moderation.suspend(SUSPENDED)
    suspension = await moderation.suspension(BOB.id)
    assert suspension is not None and suspension.until is None
    assert await moderation.lift(Act("lift", "none", EVE.id, BOB.id))
    assert not await moderation.lift(Act("lift", "none", EVE.id, BOB.id))
    assert await storage.account_of(session) == BOB


async def test_the_sessions_of_a_suspended_member_end_and_a_new_one_opens_little(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    members = AccountQueries(storage.database)
    assert await members.become_member(BOBS)
    await moderation.suspend(SUSPENDED)
    assert await AccountQueries(storage.database).suspended_account(b"session of Bob") is None
    assert await members.add_session(BOBS, b"second", "firefox linux")
    assert await members.add_session(BOBS, b"third", "firefox", b"second", confirmed=True)
    assert await members.is_confirmed(b"third", timedelta(minutes=5))
    assert [one.hash for one in await members.sessions(BOB.id)] == [b"third"]
    assert await storage.account_of(b"third") is None
    assert await AccountQueries(storage.database).suspended_account(b"third") == BOB


async def test_a_suspension_ends_by_itself(storage: PostgresStorage, database: str) -> None:
    await storage.add_guest(EVE, b"session of Eve")
    assert await AccountQueries(storage.database).become_member(EVES)
    moderation = ModerationQueries(storage.database)
    assert await moderation.grant(EVE.id)
    await moderation.suspend(SUSPENDED._replace(days=1))
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE suspension SET until = now() - interval '1 s'")
    assert await moderation.suspension(BOB.id) is None
    assert await AccountQueries(storage.database).suspended_account(b"session of Bob") is None
    assert await storage.account_of(b"session of Bob") == BOB


async def test_seats_that_a_suspension_left_taken_are_freed(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    table = await opened(storage)
    hosted = a_table("table-2", ADA_SITS, host=BOB.id)
    assert await storage.open_table(hosted, SECRET)
    context = ServerContext(storage, LocalBus())
    assert await acting.free_seats(context) == 0
    await moderation.suspend(SUSPENDED)  # the process was killed behind it
    assert await moderation.suspended_at_open_tables(9) == (BOB,)
    assert await acting.free_seats(context) == 1
    assert await acting.free_seats(context) == 0
    found = await storage.table(table.id)
    assert found is not None and found.seats[0] is not None and found.seats[1] is None
    closed = await storage.table(hosted.id)
    assert closed is not None and closed.status == "closed"


async def test_an_act_is_answered_once(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    await moderation.suspend(SUSPENDED)
    (decision,) = await moderation.decisions(BOB.id)
    assert (decision.kind, decision.rule, decision.note) == ("suspend", "insult", "Enough.")
    assert await AccountQueries(storage.database).standing(BOB.id) == (False, 1)
    await moderation.mark_read(BOB.id)
    assert await AccountQueries(storage.database).standing(BOB.id) == (False, 0)
    assert await AccountQueries(storage.database).standing(EVE.id) == (True, 0)
    assert not await moderation.answer(ADA.id, decision.id, "I am not Bob.")
    assert await moderation.answer(BOB.id, decision.id, "Sorry.")
    assert not await moderation.answer(BOB.id, decision.id, "And besides:")
    (waiting,) = await moderation.answers(10, EVE.id)
    assert (waiting.id, waiting.answer, waiting.is_suspended) == (decision.id, "Sorry.", True)
    assert await moderation.answers(10, BOB.id) == ()
    assert await moderation.waiting_answer(decision.id) == BOB.id
    assert await moderation.waiting_answer(1) is None  # an act that nobody answers
    assert await moderation.lift(Act("lift", "none", EVE.id, BOB.id, answer=decision.id))
    assert await moderation.answers(10, EVE.id) == ()
    assert await moderation.waiting_answer(decision.id) is None
    latest, first = await moderation.decisions(BOB.id)
    assert latest.kind == "lift" and first.is_answer_closed
    assert not await moderation.answer(EVE.id, 1, "I was made a moderator.")


async def test_whom_it_concerns_has_a_notice(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    await moderation.dismiss(DISMISSED)
    await moderation.suspend(SUSPENDED)
    async with storage.database.players.connection() as connection:
        rows = await connection.execute("SELECT kind, account FROM notice_outbox")
        assert await rows.fetchall() == [("moderated", BOB.id)]


async def test_an_erased_account_leaves_no_words(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    table = await opened(storage)
    await moderation.report(ADA.id, BOBS_NAME)
    await moderation.report(BOB.id, ReportedWords("title", ADA.id, table.id, table.title))
    act = Act("rename", "hate", EVE.id, BOB.id, note="Bob is no name", words="Bob")
    await moderation.rename(act, "Robert")
    await moderation.suspend(SUSPENDED)
    (_, decision) = await moderation.decisions(BOB.id)
    assert await moderation.answer(BOB.id, decision.id, "I am Bob.")
    await AccountQueries(storage.database).erase(BOB.id)
    assert await moderation.reports(10, EVE.id) == ()
    assert await moderation.answers(10, EVE.id) == ()
    assert await storage.names().removed_names(BOB.id) == ()
    kept = [
        (one.kind, one.name, one.note, one.words, one.answer) for one in await moderation.log(9)
    ]
    assert kept == [
        ("suspend", "", "", "", None),
        ("rename", "", "", "", None),
        ("grant", "Eve", "", "", None),
    ]
    with pytest.raises(NoSuchPlayer):
        await moderation.suspend(SUSPENDED)
    await AccountQueries(storage.database).erase(EVE.id)
    assert not await moderation.is_moderator(EVE.id)
    assert (await moderation.log(1))[0].kind == "take"


async def test_the_same_suspension_is_stored_once(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    for act, is_new in (
        (SUSPENDED._replace(days=3), True),
        (SUSPENDED._replace(days=3), False),
        (SUSPENDED, True),
        (SUSPENDED, False),
        (SUSPENDED._replace(days=1), True),
    ):
        assert await moderation.suspend(act) == is_new, act
    assert [one.kind for one in await moderation.log(9)] == ["suspend"] * 3 + ["grant"]


async def test_decisions_about_a_table_are_found(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    table = await opened(storage)
    assert await moderation.table_decisions(table.id) == ()
    unlist = Act("unlist", "advertising", EVE.id, ADA.id, table.id, words="Buy!")
    assert await moderation.change_table(unlist, table._replace(version=2, public=False))
    assert await moderation.table_decisions(table.id) == (("unlist", "Buy!"),)


async def test_pages_of_the_log(moderation: ModerationQueries) -> None:
    for _ in range(3):
        await moderation.dismiss(DISMISSED)
    first = await moderation.log(2)
    rest = await moderation.log(9, first[-1].id)
    assert [one.kind for one in (*first, *rest)] == ["dismiss"] * 3 + ["grant"]
    assert [one.id for one in (*first, *rest)] == sorted(
        (one.id for one in (*first, *rest)), reverse=True
    )


async def test_the_log_only_grows(storage: PostgresStorage, database: str) -> None:
    await storage.add_guest(EVE, b"session of Eve")
    assert await AccountQueries(storage.database).become_member(EVES)
    assert await ModerationQueries(storage.database).grant(EVE.id)
    for statement in (
        "UPDATE moderation_act SET rule = 'hate'",
        "DELETE FROM moderation_act",
        "TRUNCATE moderation_act CASCADE",
    ):
        with (
            psycopg.connect(database, autocommit=True) as connection,
            pytest.raises(psycopg.errors.RaiseException, match="What has happened stays"),
        ):
            connection.execute(statement.encode())
    assert [one.kind for one in await ModerationQueries(storage.database).log(9)] == ["grant"]


async def test_nothing_is_reported_of_who_was_erased(
    storage: PostgresStorage, moderation: ModerationQueries
) -> None:
    await AccountQueries(storage.database).erase(BOB.id)
    assert not await moderation.report(ADA.id, BOBS_NAME)
    assert await storage.table(TableId("table-1")) is None
