"""The order in which bots compute: people first, then by accounts and tables in equal shares."""

import asyncio
from collections import Counter
from collections.abc import Iterator

import pytest

from inkland.table.fair_turns import Claim, FairOrder, FairTurns, TurnOver
from inkland.table.ids import AccountId, TableId
from support.contexts import run


def claim(account: str, table: str, *, person: bool = True, source: int | None = None) -> Claim:
    """A claim of an account's table."""
    own = AccountId(account)
    return Claim(TableId(f"{account} {table}"), own, own if source is None else source, person)


def taken(order: FairOrder[str], seconds: float = 1.0) -> Iterator[str]:
    """The items in the order in which one worker takes them, each for so many seconds."""
    while (found := order.next()) is not None:
        yield found[1]
        order.finish(found[0], seconds)


def test_a_table_with_a_person_comes_before_all_tables_of_bots_alone() -> None:
    order: FairOrder[str] = FairOrder()
    for number in range(300):
        order.add(claim("mal", str(number % 3), person=False), "bots")
    order.add(claim("ann", "home"), "person")
    assert list(taken(order)) == ["person"] + ["bots"] * 300


def test_accounts_and_their_tables_take_turns() -> None:
    order: FairOrder[str] = FairOrder()
    for item in ("a1", "a2", "a3"):
        for _ in range(20):
            order.add(claim("ann", item), item)
    for _ in range(10):
        order.add(claim("ben", "b"), "b")
    items = list(taken(order))
    assert Counter(items[:20]) == {"b": 10, "a1": 4, "a2": 3, "a3": 3}
    assert Counter(items[20:]) == {"a1": 16, "a2": 17, "a3": 17}


def test_many_guests_of_one_address_have_the_share_of_one() -> None:
    order: FairOrder[str] = FairOrder()
    for number in range(60):
        for _ in range(9):
            order.add(claim(f"guest {number}", "t", source=1), "guest")
    for _ in range(5):
        order.add(claim("ann", "home", source=2), "ann")
    items = list(taken(order))
    assert Counter(items[:10]) == {"guest": 5, "ann": 5}


def test_time_counts_and_not_the_number_of_items() -> None:
    order: FairOrder[str] = FairOrder()
    for _ in range(10):
        order.add(claim("slow", "s"), "slow")
        order.add(claim("fast", "f"), "fast")
    items = []
    while (found := order.next()) is not None:
        items.append(found[1])
        order.finish(found[0], 5.0 if found[1] == "slow" else 1.0)
    assert Counter(items[:12]) == {"slow": 2, "fast": 10}


def test_an_account_has_its_share_of_the_workers_while_others_wait() -> None:
    order: FairOrder[str] = FairOrder()
    for number in range(40):
        order.add(claim("mal", str(number)), "mal")
    for name in ("ann", "ben", "eve"):
        order.add(claim(name, "home"), name)
    at_once = [order.next() for _ in range(8)]
    assert Counter(found[1] for found in at_once if found) == {
        "mal": 5,
        "ann": 1,
        "ben": 1,
        "eve": 1,
    }
    assert [found[1] for found in at_once[:4] if found] == ["mal", "ann", "ben", "eve"]


def test_who_was_idle_gets_no_credit_and_who_was_busy_no_debt() -> None:
    order: FairOrder[str] = FairOrder()
    order.add(claim("busy", "b"), "busy")
    assert list(taken(order, 1000.0)) == ["busy"]
    for _ in range(4):
        order.add(claim("busy", "b"), "busy")
        order.add(claim("idle", "i"), "idle")
    items = list(taken(order))
    assert Counter(items[:4]) == {"busy": 2, "idle": 2}
    assert not (order._sources.seconds or order._accounts.seconds or order._tables.seconds)


def test_a_turn_is_held_until_the_end_and_given_up_while_waiting() -> None:
    async def scenario() -> None:
        turns = FairTurns(1)
        done: list[str] = []
        go_on = asyncio.Event()

        async def compute(wanted: Claim, name: str) -> None:
            async with turns.turn(wanted):
                await go_on.wait()
                done.append(name)

        tasks = [
            asyncio.create_task(compute(claim("mal", "m", person=False), str(number)))
            for number in range(3)
        ]
        await asyncio.sleep(0)
        assert (turns.number_waiting(), turns.is_person_waiting()) == (2, False)
        person = asyncio.create_task(compute(claim("ann", "a"), "ann"))
        await asyncio.sleep(0.01)
        assert turns.is_person_waiting() and turns.longest_wait() >= 0.01
        turns.give_up(claim("mal", "m").table)
        go_on.set()
        await person
        assert done == ["0", "ann"]
        for task in tasks[1:]:
            with pytest.raises(TurnOver):
                await task
        assert (turns.number_waiting(), turns.longest_wait()) == (0, 0.0)

    run(scenario())


@pytest.mark.parametrize("yields", range(4))
def test_a_cancelled_computation_leaves_its_turn_to_others(yields: int) -> None:
    async def scenario() -> None:
        turns = FairTurns(1)
        release = asyncio.Event()

        async def compute(name: str) -> str:
            async with turns.turn(claim(name, "t")):
                await release.wait()
                return name

        first, second, third = (asyncio.create_task(compute(name)) for name in "abc")
        await asyncio.sleep(0)
        release.set()
        for _ in range(yields):  # before, at and after the moment when it is its turn
            await asyncio.sleep(0)
        second.cancel()
        assert (await first, await third) == ("a", "c")
        async with asyncio.timeout(240), turns.turn(claim("d", "t")):
            pass

    run(scenario())


def test_a_computation_that_is_given_up_and_cancelled_at_once_had_no_turn() -> None:
    async def scenario() -> None:
        turns = FairTurns(1)
        release, at_once, most = asyncio.Event(), 0, 0

        async def compute(name: str) -> None:
            nonlocal at_once, most
            async with turns.turn(claim(name, "t")):
                at_once += 1
                most = max(most, at_once)
                await release.wait()
                at_once -= 1

        first, second = (asyncio.create_task(compute(name)) for name in "ab")
        await asyncio.sleep(0)
        turns.give_up(claim("b", "t").table)
        second.cancel()
        others = [asyncio.create_task(compute(name)) for name in "cd"]
        for _ in range(5):
            await asyncio.sleep(0)
        release.set()
        await asyncio.gather(first, *others)
        assert most == 1

    run(scenario())
