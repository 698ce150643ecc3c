"""Statistics: counted as games end and counted anew, they are the same."""

import asyncio
import logging
from datetime import date, timedelta
from random import Random
from typing import Final

import psycopg
import pytest

from inkland.bots.games.self_play import play_game
from inkland.bots.greedy_evaluator import GreedyEvaluator
from inkland.bots.judge import decisions, judge
from inkland.bots.random_bot import RandomBot
from inkland.rules import Event, fold, preset
from inkland.rules.events import Answered, StepOpened
from inkland.rules.options import PRESETS
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.profiles.counting import GameCounter
from inkland.server.features.profiles.counts import Tally, add, streaks
from inkland.server.features.profiles.game_counts import drawing_seconds, game_tallies
from inkland.server.features.profiles.queries import StatisticsQueries, UncountedGame
from inkland.server.features.profiles.recount import count_all
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId, TableId
from inkland.table.review.analyses import encode_analysis
from inkland.table.storage.records import Account, Occupant
from inkland.table.worker_pool import InlineWorkerPool
from sizes import samples
from support.finished_games import golden_events, store_finished
from support.storage_samples import ADA, ADA_SITS, BOB, BOB_SITS, started

pytestmark = pytest.mark.anyio

GAMES: Final = samples(12, 200)
CAT: Final = Account(AccountId("cat"), "Cat")
PEOPLE: Final = (ADA.id, BOB.id, CAT.id)
BOB_STANDS_IN: Final = BOB_SITS._replace(bot="greedy")
CAT_SITS: Final = Occupant("Cat", "red", CAT.id)


def random_game(random: Random) -> tuple[Event, ...]:
    """A game of any preset for up to four seats."""
    options = preset(random.choice(list(PRESETS)))._replace(seats=random.randint(1, 4))
    return play_game(options, str(random.random()), [RandomBot()] * options.seats)[0]


async def judged(storage: PostgresStorage, table: TableId, events: tuple[Event, ...]) -> None:
    """Store the analysis of a game."""
    await storage.request_analysis(table)
    game = judge(events, GreedyEvaluator())
    await storage.save_analysis(table, encode_analysis(events, decisions(events), game))


async def statistics(storage: PostgresStorage) -> dict[str, dict[str, Tally]]:
    """The statistics of all people."""
    return {
        one: await StatisticsQueries(storage.database).statistics(AccountId(one)) for one in PEOPLE
    }


def without_times(database: str, table: TableId) -> None:
    """Make the game one of a release that stored no times."""
    with psycopg.connect(database) as connection:
        connection.execute("SET session_replication_role = replica")  # no trigger refuses it
        connection.execute("UPDATE recent_event SET at = NULL WHERE game = %s", [table])


async def test_counting_at_the_end_and_counting_anew_come_to_the_same(
    storage: PostgresStorage, database: str
) -> None:
    await storage.add_guest(CAT, b"session of Cat")
    random = Random(17)
    counter = GameCounter(StatisticsQueries(storage.database), InlineWorkerPool())
    for number in range(GAMES):
        events = random_game(random)
        others = [BOB_SITS, CAT_SITS, Occupant("Bot", "blue", bot="random")]
        if number % 4 == 1:
            others[0] = BOB_STANDS_IN
        table = await store_finished(
            storage, events, ADA.id, *others[: len(fold(events).seats) - 1]
        )
        if number % 3 == 0:
            without_times(database, table)
        if number % 5 == 0:
            await judged(storage, table, events)
        if number % 6 == 2:  # several games are counted at once, in any order
            while await counter.count_due(random.randint(1, 3)):
                pass
        if number == GAMES // 2:
            await AccountQueries(storage.database).erase(CAT.id)
    table_closed = await started(storage, "closed", ADA_SITS, BOB_SITS)
    closed = table_closed._replace(version=3, status="closed")
    assert await storage.change_table(closed)
    while await counter.count_due(2):
        pass
    counted = await statistics(storage)
    assert counted["cat"] == {}
    assert sum(v.count for k, v in counted["ada"].items() if k.startswith("stars:")) == GAMES
    assert counted["ada"]["streak:games"] == Tally(GAMES, GAMES)
    assert counted["bob"]["streak:games"].total < counted["ada"]["streak:games"].total
    assert counted["ada"]["cost"].count > 0
    assert any(key.startswith("time:") for key in counted["ada"])

    report = await count_all(
        StatisticsQueries(storage.database), InlineWorkerPool(), recompute=True
    )
    assert await statistics(storage) == counted
    assert str(report).startswith(f"{report.games} results of 3 accounts counted in ")
    assert report.games > GAMES


async def test_a_game_is_counted_once(storage: PostgresStorage) -> None:
    await store_finished(storage, golden_events("shared_win"), ADA.id, BOB_SITS)
    port = StatisticsQueries(storage.database)
    (game,) = await port.claim(10)
    record = await port.recorded(game.table)
    assert record is not None
    gains = game_tallies(game.part, record)
    assert [await port.count(game, gains) for _ in range(2)] == [True, False]
    found = await port.statistics(ADA.id)
    assert found["last"].count == 1
    assert await port.claim(10) == ()
    assert await port.recorded(TableId("none")) is None
    assert not await port.replace(ADA.id, [], {})
    assert await port.replace(ADA.id, [game], found)
    assert await port.statistics(ADA.id) == found


@pytest.mark.parametrize("seats", [1, 2])
async def test_a_game_on_an_own_map_counts_for_nothing(
    storage: PostgresStorage, seats: int
) -> None:
    options = preset("base")._replace(seats=seats, map_sheet="own1-m")
    events, _state = play_game(options, "own", [RandomBot()] * seats)
    table = await store_finished(storage, events, ADA.id, *[BOB_SITS][: seats - 1])
    await judged(storage, table, events)
    counter = GameCounter(StatisticsQueries(storage.database), InlineWorkerPool())
    assert await counter.count_due(9) == 2  # its result and its analysis
    assert await statistics(storage) == {one: {} for one in PEOPLE}


async def test_a_game_that_cannot_be_read_holds_up_no_other(
    storage: PostgresStorage, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    events = golden_events("shared_win")
    tables = [await store_finished(storage, events, ADA.id, BOB_SITS) for _ in range(3)]
    with psycopg.connect(database) as connection:
        connection.execute("SET session_replication_role = replica")  # no trigger refuses it
        connection.execute("UPDATE recent_event SET body = '{}' WHERE game = %s", [tables[0]])
    port = StatisticsQueries(storage.database)
    counter = GameCounter(port, InlineWorkerPool())
    assert [await counter.count_due(10) for _ in range(2)] == [3, 0]
    assert (await port.statistics(ADA.id))["last"].count == 2
    assert len(await port.counted(ADA.id)) == 2  # the broken one still waits


async def test_stars_of_edicts_and_maps_are_those_of_the_game(storage: PostgresStorage) -> None:
    events = golden_events("solo_heroes")
    state = fold(events)
    table = await store_finished(storage, events, ADA.id)
    await GameCounter(StatisticsQueries(storage.database), InlineWorkerPool()).count_due(1)
    found = await StatisticsQueries(storage.database).statistics(ADA.id)
    (seat,) = state.seats
    of_edicts = {key: tally for key, tally in found.items() if key.startswith("edict:")}
    assert set(of_edicts) == {f"edict:{card}" for card in state.edicts}
    total = sum(sum(stars for _, stars in score.edicts) for score in seat.scores)
    assert sum(tally.total for tally in of_edicts.values()) == total
    assert state.ending is not None
    for key, tally in found.items():
        for mark in tally.marks:
            assert (mark.table, mark.seat, mark.sheet) == (table, 0, seat.sheet.in_one_line())
            assert (mark.stars, mark.rating) == (
                state.ending.standing[0].stars,
                state.ending.rating,
            )
        if key.startswith("rating:"):
            assert tally.total == state.ending.rating


async def test_games_that_end_while_all_are_counted_anew_are_counted_once(
    storage: PostgresStorage,
) -> None:
    events = golden_events("shared_win")
    counter = GameCounter(StatisticsQueries(storage.database), InlineWorkerPool())
    is_over = False

    async def ends() -> None:
        nonlocal is_over
        for _ in range(15):
            await store_finished(storage, events, ADA.id, BOB_SITS)
            await counter.count_due(1)
        is_over = True

    async def counts_anew() -> None:
        while not is_over:
            await counter.recount(ADA.id)
            await counter.recount(BOB.id)

    await asyncio.gather(ends(), counts_anew())
    while await counter.count_due(10):
        pass
    for account in (ADA.id, BOB.id):
        assert (await StatisticsQueries(storage.database).statistics(account))["last"].count == 15


async def test_the_release_before_and_a_lesson(storage: PostgresStorage) -> None:
    """A result of any release is noted; the tutorial, which has no deal, counts for nothing."""
    table = await store_finished(storage, golden_events("shared_win"), ADA.id, BOB_SITS)
    async with storage.database.players.connection() as connection:
        await connection.execute("UPDATE game SET deal = NULL WHERE id = %s", [table])
    port = StatisticsQueries(storage.database)
    assert await GameCounter(port, InlineWorkerPool()).count_due(5) == 1
    assert await port.statistics(ADA.id) == {}
    assert await port.counted(ADA.id) == (UncountedGame(table, "result"),)


def test_the_time_of_a_drawing_is_that_of_the_answer_that_counted() -> None:
    events = golden_events("taken_back")
    times = [float(number) for number in range(len(events))]
    opened = {e.step: at for e, at in zip(events, times, strict=True) if isinstance(e, StepOpened)}
    answers = [
        (e.step, at)
        for e, at in zip(events, times, strict=True)
        if isinstance(e, Answered) and e.seat == 0
    ]
    last = dict(answers)
    assert len(last) < len(answers)
    found = list(drawing_seconds(events, times, 0))
    assert found == [at - opened[step] for step, at in last.items()]
    assert list(drawing_seconds(events, [None] * len(events), 0)) == []


def test_streaks_of_games_and_days() -> None:
    monday = date(2026, 11, 16)
    days = [monday + timedelta(days=n) for n in (0, 1, 2, 5, 6)]
    found = streaks([True, True, False, True], days)
    assert found == {
        "streak:games": Tally(1, 2),
        "streak:days": Tally(2, 3, last=days[-1]),
    }
    assert streaks([], []) == {}


def test_tallies_are_added_in_any_order() -> None:
    random = Random(5)
    made = [{random.choice("ab"): Tally(1, random.randint(0, 9))} for _ in range(samples(20, 200))]
    sums = []
    for _ in range(5):
        random.shuffle(made)
        total: dict[str, Tally] = {}
        for one in made:
            total = add(total, one)
        sums.append(total)
    assert all(one == sums[0] for one in sums)
