"""Notices in storage."""

import asyncio
from datetime import time, timedelta
from functools import partial
from hashlib import sha256
from typing import NamedTuple

import pytest

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.notices.queries import (
    LOST_DAYS,
    SENT_DAYS,
    ClaimedDelivery,
    NoticePreferences,
    NoticeQueries,
    PushSubscription,
    Settlement,
    Way,
)
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Entry, FollowUp, Occupant, SeatResult, Table
from support.passing_time import PassTime, move_into_the_past
from support.storage_samples import (
    ADA,
    ADA_SITS,
    BOB,
    BOB_SITS,
    BOT_SITS,
    CODE,
    SECRET,
    a_deal,
    a_table,
    over,
    some_entries,
)

pytestmark = pytest.mark.anyio

ADAS, BOBS = b"session of Ada", b"session of Bob"
PUSH = PushSubscription("https://push.example/ada", b"key of Ada", b"word", "uk")
WAYS: tuple[Way, ...] = ("push",)
WAIT = timedelta(seconds=60)


class Timed(NamedTuple):
    """Storage with two accounts, each with a push subscription, and how to let time pass."""

    storage: PostgresStorage
    pass_time: PassTime

    async def due(self, wait: float = 60.0) -> list[ClaimedDelivery]:
        """Expand and claim all that is due, by its reader: they are claimed in any order."""
        await NoticeQueries(self.storage.database).expand(WAYS, wait, 100)
        found = await NoticeQueries(self.storage.database).claim(WAYS, 100, 60)
        return sorted(found, key=lambda one: (one.address and one.address.account) or "")

    async def told(self, wait: float = 60.0) -> list[tuple[str, str]]:
        """Kind and reader of all that is true and due, which is settled as sent."""
        found = await self.due(wait)
        if found:
            await NoticeQueries(self.storage.database).settle(
                [Settlement(one.id, "sent") for one in found]
            )
        return sorted(
            (one.notice.kind, one.address.account)
            for one in found
            if one.is_true and one.address is not None
        )


@pytest.fixture
async def timed(storage: PostgresStorage, database: str) -> Timed:
    """Storage in which both have a subscription."""
    for account, session in ((ADA, ADAS), (BOB, BOBS)):
        endpoint = f"https://push.example/{account.id}"
        assert await NoticeQueries(storage.database).subscribe(
            session, PUSH._replace(endpoint=endpoint)
        )
    return Timed(storage, partial(move_into_the_past, database))


def answer_of(seat: int, step: int, revision: int, kind: str = "answered") -> Entry:
    """The entry of an answer, or of its withdrawal."""
    body = f'{{"type":"{kind}","seat":{seat},"step":{step}}}'.encode()
    link = sha256(body + bytes([revision])).digest()
    return Entry(body, link, seat=seat, step=step, revision=revision)


async def begun(
    timed: Timed, *seats: Occupant, clock: int | None = None, name: str = "table-1"
) -> Table:
    """A table whose game has just opened step 1 for all seats."""
    table = a_table(name, *(seats or (ADA_SITS, BOB_SITS)))._replace(clock=clock)
    await timed.storage.open_table(table, SECRET)
    table = table._replace(version=2, status="playing", deal=CODE)
    opening = FollowUp(asked=1, asked_seats=tuple(range(len(table.seats))))
    assert await timed.storage.start_game(table, SECRET, a_deal(table), some_entries(1, 2), opening)
    return table


async def next_step(timed: Timed, table: Table, number: int = 2, step: int = 2) -> None:
    """Open the next step for both seats."""
    asked = FollowUp(asked=step, asked_seats=(0, 1))
    assert await timed.storage.append(table.id, number, some_entries(number + 1), [], asked)


BOTH_BEGIN = [("game_began", "ada"), ("game_began", "bob")]
BOTH_TURNS = [("your_turn", "ada"), ("your_turn", "bob")]


async def test_a_beginning_is_told_at_once_and_a_turn_after_a_while(timed: Timed) -> None:
    table = await begun(timed)
    assert await timed.told() == BOTH_BEGIN
    await next_step(timed, table)
    assert await timed.told() == []
    timed.pass_time(WAIT)
    assert await timed.told() == BOTH_TURNS
    timed.pass_time(timedelta(days=1))
    assert await timed.told() == []


async def test_what_a_notice_has_to_say(timed: Timed) -> None:
    table = await begun(timed, ADA_SITS, BOB_SITS, BOT_SITS, clock=7200)
    wanted = NoticePreferences(language="pl")
    await NoticeQueries(timed.storage.database).save_preferences(BOB.id, wanted)
    ada, bob = await timed.due()
    assert (ada.notice.language, bob.notice.language) == ("uk", "pl")
    assert ada.notice[1:2] + ada.notice[4:8] == (
        "game_began", table.id, table.title, "", ("Bob", "greedy")
    )  # fmt: skip
    assert ada.notice.left is not None and 7100 < ada.notice.left <= 7200
    assert (ada.attempts, ada.sent_at, ada.preferences) == (1, None, NoticePreferences())
    assert bob.preferences == wanted
    assert ada.address is not None and "push.example/ada" in ada.address.target


async def test_only_asked_seats_are_told(timed: Timed) -> None:
    table = await begun(timed)
    await timed.told()
    asked = FollowUp(asked=2, asked_seats=(1,))
    assert await timed.storage.append(table.id, 2, some_entries(3), [], asked)
    timed.pass_time(WAIT)
    assert await timed.told() == [("your_turn", "bob")]


async def test_not_told_is_a_step_that_is_over_or_answered(timed: Timed) -> None:
    table = await begun(timed)
    await timed.told()
    await next_step(timed, table)
    assert await timed.storage.append(table.id, 3, [answer_of(0, 2, 1)], [])
    timed.pass_time(WAIT)
    assert await timed.told() == [("your_turn", "bob")]
    await next_step(timed, table, 4, 3)
    await next_step(timed, table, 5, 4)
    timed.pass_time(WAIT)
    assert len(await timed.due()) == 2  # of step 4 alone
    await next_step(timed, table, 6, 5)
    timed.pass_time(WAIT)
    old_and_new = await timed.due()
    assert sorted(one.is_true for one in old_and_new) == [False, False, True, True]


async def test_an_answer_that_was_taken_back_is_missing(timed: Timed) -> None:
    table = await begun(timed)
    await timed.told()
    await next_step(timed, table)
    answers = [answer_of(0, 2, 1), answer_of(0, 2, 2, "taken_back"), answer_of(1, 2, 1)]
    assert await timed.storage.append(table.id, 3, answers, [])
    timed.pass_time(WAIT)
    assert await timed.told() == [("your_turn", "ada")]


async def test_who_looks_at_the_table_is_not_told(timed: Timed) -> None:
    table = await begun(timed)
    await timed.storage.report_connected([(table.id, 0)])
    assert await timed.told() == [("game_began", "bob")]
    await next_step(timed, table)
    timed.pass_time(timedelta(seconds=10))
    await timed.storage.report_connected([(table.id, 1)])  # and has left again
    timed.pass_time(timedelta(seconds=50))
    assert await timed.told() == [("your_turn", "ada")]
    await next_step(timed, table, 3, 3)
    await timed.storage.report_connected([(table.id, 0)])  # and stays
    timed.pass_time(WAIT * 3)
    await timed.storage.report_connected([(table.id, 0)])
    assert await timed.told() == [("your_turn", "bob")]


async def test_bots_and_who_is_late_are_not_told(timed: Timed) -> None:
    stand_in = BOB_SITS._replace(bot="greedy")
    await begun(timed, ADA_SITS, stand_in)
    assert await timed.told() == [("game_began", "ada")]
    late = await begun(timed, clock=7200, name="table-2")
    late = late._replace(version=3, late_step=1)
    assert await timed.storage.change_table(late)
    assert await timed.told() == []


async def test_who_plays_alone_is_told_only_of_a_long_clock(timed: Timed) -> None:
    table = await begun(timed, ADA_SITS, BOT_SITS)
    asked = FollowUp(asked=2, asked_seats=(0, 1))
    assert await timed.storage.append(table.id, 2, some_entries(3), [], asked)
    timed.pass_time(WAIT)
    assert await timed.told() == []
    await begun(timed, ADA_SITS, BOT_SITS, clock=3600, name="table-2")
    assert await timed.told() == [("game_began", "ada")]


async def test_a_quick_clock_brings_a_beginning_and_no_turns(timed: Timed) -> None:
    table = await begun(timed, clock=60)
    assert await timed.told() == BOTH_BEGIN
    await next_step(timed, table)
    assert await timed.told(wait=0) == []


async def test_half_of_a_long_time_is_told_to_who_has_not_answered(timed: Timed) -> None:
    table = await begun(timed, clock=7200)
    assert await timed.told() == BOTH_BEGIN
    assert await timed.storage.append(table.id, 2, [answer_of(0, 1, 1)], [])
    timed.pass_time(timedelta(minutes=59))
    assert await timed.told() == []
    timed.pass_time(timedelta(minutes=2))
    assert await timed.told() == [("half_time", "bob")]
    timed.pass_time(timedelta(minutes=30))
    assert await timed.told() == []


async def test_of_two_that_wait_about_one_step_the_last_is_told(timed: Timed) -> None:
    await begun(timed, clock=7200)
    assert await NoticeQueries(timed.storage.database).expand(WAYS, 60, 100) == 1
    timed.pass_time(timedelta(minutes=61))
    assert await timed.told() == [("half_time", "ada"), ("half_time", "bob")]
    assert await timed.told() == []


async def test_half_of_the_time_moves_with_the_clock(timed: Timed) -> None:
    table = await begun(timed, clock=7200)
    await timed.told()
    longer = table._replace(version=3, clock=14400)
    assert await timed.storage.change_table(longer)
    timed.pass_time(timedelta(minutes=70))
    assert await timed.told() == []
    paused = longer._replace(version=4, is_paused=True)
    assert await timed.storage.change_table(paused)
    timed.pass_time(timedelta(minutes=100))
    assert await timed.told() == []
    assert await timed.storage.change_table(paused._replace(version=5, is_paused=False))
    timed.pass_time(timedelta(minutes=30))
    assert await timed.told() == []
    timed.pass_time(timedelta(minutes=30))
    assert await timed.told() == [("half_time", "ada"), ("half_time", "bob")]


async def test_an_end_is_told_but_to_who_saw_it_or_left(timed: Timed) -> None:
    table = await begun(timed)
    await timed.told()
    results = over(SeatResult(0, 9, 1, None), SeatResult(1, 8, 2, None))
    timed.pass_time(WAIT * 2)
    assert await timed.storage.append(table.id, 2, some_entries(3), [], results)
    await timed.storage.report_connected([(table.id, 1)])
    assert await timed.told() == [("game_ended", "ada")]
    left = await begun(timed, name="table-2")
    await timed.told()
    left = left._replace(version=3, leavers=(0,))
    assert await timed.storage.change_table(left)
    assert await timed.storage.append(left.id, 2, some_entries(3), [], results)
    assert await timed.told() == [("game_ended", "bob")]


async def test_invitations_nudges_and_passwords_are_told_to_one_account(timed: Timed) -> None:
    notices = NoticeQueries(timed.storage.database)
    table = a_table("table-1", ADA_SITS, None)
    await timed.storage.open_table(table, SECRET)
    await notices.tell("invitation", BOB.id, table.id, ADA.id)
    (invited,) = await timed.due()
    assert (invited.notice.kind, invited.notice.sender) == ("invitation", "Ada")
    await notices.settle([Settlement(invited.id, "sent")])
    await notices.tell("invitation", ADA.id, table.id, BOB.id)  # she sits there
    await notices.tell("password_changed", ADA.id)
    assert await timed.told() == [("password_changed", "ada")]
    running = await begun(timed, name="table-2")
    await timed.told()
    for _day in range(2):
        await notices.tell("nudge", BOB.id, running.id, ADA.id)
        assert await timed.told() == [("nudge", "bob")]
        timed.pass_time(timedelta(days=1))


async def test_a_new_password_is_told(timed: Timed) -> None:
    members = AccountQueries(timed.storage.database)
    credential = Credential(ADA.id, "Ada", "ada", "ADA", "hash")
    assert await members.become_member(credential)
    assert await members.change_password(ADA.id, "hash", "rehashed")  # by a login, not by her
    assert await timed.told() == []
    renewed = credential._replace(password="rehashed")
    assert await members.replace_password(renewed, "new", ADAS, ends_sessions=False)
    assert await timed.told() == [("password_changed", "ada")]


async def test_kinds_that_are_not_wanted_are_not_told(timed: Timed) -> None:
    notices = NoticeQueries(timed.storage.database)
    await notices.save_preferences(ADA.id, NoticePreferences({"game_began": ("mail",)}))
    await notices.save_preferences(
        BOB.id, NoticePreferences({"game_began": (), "your_turn": (), "half_time": ("push",)})
    )
    await begun(timed, clock=7200)
    assert await timed.told() == [("your_turn", "ada")]  # in place of the beginning
    timed.pass_time(timedelta(minutes=61))
    assert await timed.told() == [("half_time", "ada"), ("half_time", "bob")]


async def test_a_lease_that_ends_is_given_again(timed: Timed) -> None:
    await begun(timed)
    first = await timed.due()
    assert [one.attempts for one in first] == [1, 1]
    assert await timed.due() == []
    timed.pass_time(timedelta(seconds=61))
    second = await timed.due()
    assert [(one.id, one.attempts, one.notice.key) for one in second] == [
        (one.id, 2, one.notice.key) for one in first
    ]
    ada, bob = second
    again_at = bob.now + timedelta(hours=1)
    await NoticeQueries(timed.storage.database).settle(
        [Settlement(ada.id, "dropped"), Settlement(bob.id, "later", again_at, postponed=True)]
    )
    timed.pass_time(timedelta(minutes=59))
    assert await timed.due() == []
    timed.pass_time(timedelta(minutes=2))
    (third,) = await timed.due()
    assert (third.id, third.attempts) == (bob.id, 2)


async def test_when_a_reader_was_last_told_of_a_game_is_known(timed: Timed) -> None:
    table = await begun(timed)
    await timed.told()
    await next_step(timed, table)
    timed.pass_time(WAIT)
    found = await timed.due()
    assert all(one.sent_at is not None and one.now - one.sent_at >= WAIT for one in found)


async def test_several_workers_share_the_work(timed: Timed) -> None:
    for number in range(20):
        await begun(timed, name=f"table-{number}")
    notices = NoticeQueries(timed.storage.database)
    assert sum(await asyncio.gather(*(notices.expand(WAYS, 60, 3) for _ in range(12)))) == 20
    claims = await asyncio.gather(*(notices.claim(WAYS, 7, 60) for _ in range(12)))
    claimed = [one.id for claim in claims for one in claim]
    assert len(claimed) == len(set(claimed)) == 40


async def test_what_is_old_is_deleted(timed: Timed) -> None:
    notices = NoticeQueries(timed.storage.database)
    await begun(timed)
    ada, bob = await timed.due()
    await notices.settle([Settlement(ada.id, "sent")])
    await begun(timed, name="table-2")  # nobody expands it
    timed.pass_time(timedelta(days=LOST_DAYS + 1))
    await notices.delete_old()
    assert await notices.expand(WAYS, 60, 100) == 0
    assert len(await notices.deliveries(ADA.id)) == 1
    assert await notices.deliveries(BOB.id) == ()
    timed.pass_time(timedelta(days=SENT_DAYS))
    await notices.delete_old()
    assert await notices.deliveries(ADA.id) == ()
    assert bob.id


async def test_preferences_are_kept(timed: Timed) -> None:
    notices = NoticeQueries(timed.storage.database)
    assert await notices.preferences(ADA.id) == NoticePreferences()
    wanted = NoticePreferences(
        {"your_turn": ("push", "mail"), "nudge": ()},
        time(22, 30),
        time(7),
        "Europe/Kyiv",
        "uk",
        "all",
    )
    await notices.save_preferences(ADA.id, wanted)
    assert await notices.preferences(ADA.id) == wanted
    await notices.save_preferences(ADA.id, NoticePreferences())
    assert await notices.preferences(ADA.id) == NoticePreferences()
    await notices.save_preferences(AccountId("nobody"), wanted)
    assert await notices.preferences(AccountId("nobody")) == NoticePreferences()


async def test_a_subscription_ends_with_its_session(timed: Timed) -> None:
    storage, notices = timed.storage, NoticeQueries(timed.storage.database)
    assert await notices.is_subscribed(ADAS)
    other = PUSH._replace(endpoint="https://push.example/other", language="cs")
    assert await notices.subscribe(ADAS, other)
    assert await notices.subscriptions(ADA.id) == (other,)
    assert not await notices.subscribe(b"nobody's session", other)
    table = await begun(timed)
    assert await notices.expand(WAYS, 60, 100) == 1
    await AccountQueries(storage.database).end_sessions(ADA.id)
    assert await notices.subscriptions(ADA.id) == ()
    assert not await notices.is_subscribed(ADAS)
    assert [one.address and one.address.account for one in await timed.due()] == [None, "bob"]
    await notices.unsubscribe(BOBS)
    assert await notices.subscriptions(BOB.id) == ()
    assert table.id


async def test_a_session_in_place_of_another_keeps_the_subscription(timed: Timed) -> None:
    storage, notices = timed.storage, NoticeQueries(timed.storage.database)
    credential = Credential(ADA.id, "Ada", "ada", "ADA", "hash")
    assert await AccountQueries(storage.database).become_member(credential)
    await begun(timed)
    assert await notices.expand(WAYS, 60, 100) == 1
    assert await AccountQueries(storage.database).add_session(
        credential, b"next", "", ADAS, confirmed=True
    )
    assert await notices.is_subscribed(b"next")
    assert len(await timed.due()) == 2
    # Another person logs in with this browser.
    assert await AccountQueries(storage.database).add_session(credential, b"third", "", BOBS)
    assert await notices.subscriptions(BOB.id) == ()
    assert not await notices.is_subscribed(b"third")


async def test_an_endpoint_that_is_gone_is_forgotten_everywhere(timed: Timed) -> None:
    notices = NoticeQueries(timed.storage.database)
    await notices.subscribe(ADAS, PUSH)
    await notices.subscribe(BOBS, PUSH)  # a family's tablet
    await notices.forget_endpoint(PUSH.endpoint)
    assert await notices.subscriptions(ADA.id) == await notices.subscriptions(BOB.id) == ()


async def test_an_erased_account_leaves_nothing(timed: Timed) -> None:
    storage, notices = timed.storage, NoticeQueries(timed.storage.database)
    await notices.save_preferences(ADA.id, NoticePreferences(language="cs"))
    await begun(timed)
    await timed.told()
    await notices.tell("password_changed", ADA.id)
    found = await notices.deliveries(ADA.id)
    assert [(one.kind, one.way, one.table) for one in found] == [
        ("game_began", "push", TableId("table-1"))
    ]
    assert found[0].sent_at is not None
    await AccountQueries(storage.database).erase(ADA.id)
    assert await notices.deliveries(ADA.id) == ()
    assert await notices.subscriptions(ADA.id) == ()
    assert await notices.preferences(ADA.id) == NoticePreferences()
    assert await timed.told() == []
    assert len(await notices.deliveries(BOB.id)) == 1
