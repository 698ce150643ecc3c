"""Checks of players: a bot at the top is flagged, a plain player is not."""

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest

from inkland.bots import warm_up
from inkland.bots.bot import Bot
from inkland.bots.budgets import ONE_PLY
from inkland.bots.games.self_play import play_game
from inkland.bots.greedy_bot import OnePlySearch
from inkland.bots.search_bot import SearchBot
from inkland.rules import Drawing, Event, View, preset
from inkland.server.errors import NoSuchPlayer
from inkland.server.features.flags.checks import Agreement, FlagChecks, agreement, checked_game
from inkland.server.features.flags.queries import FlagQueries, FoundFlag, ListedFlag
from inkland.server.features.flags.report import flag_sentence, report
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import Window
from inkland.server.features.strength.strengths import updated_strengths
from inkland.server.tables.storage import PostgresStorage
from inkland.strength.suspicion import Flag, FlagKind
from inkland.table.ids import AccountId, PlayerId, player_of
from inkland.table.worker_pool import InlineWorkerPool
from server.storage.test_strength_storage import a_window
from support.closed_windows import LATER, PEOPLE, finished, people
from support.finished_games import store_finished

pytestmark = pytest.mark.anyio

DAYS: Final = 8
QUICK: Final = {"drawings": 200.0, "quarter": 0.4, "half": 0.5, "three_quarters": 0.6}


class Overlooking:
    """The greedy bot, which overlooks half of all moves."""

    name = "overlooking"

    def answer(self, view: View, random: Random) -> Drawing:
        """The best drawing it notices."""
        return OnePlySearch(view, random, 0.5).best().drawing


def solo(bot: Bot, number: int) -> tuple[Event, ...]:
    """A solo game of the bot."""
    return play_game(preset("base")._replace(seats=1), f"flags {number}", [bot])[0]


@pytest.fixture(scope="module")
def games() -> dict[str, list[tuple[Event, ...]]]:
    """Games of a bot with the judge's value, and of a player who knows nothing of it."""
    warm_up.wait_until_ready()
    bots: dict[str, Bot] = {"judge": SearchBot("one_ply", ONE_PLY), "plain": Overlooking()}
    return {name: [solo(bot, number) for number in range(DAYS)] for name, bot in bots.items()}


async def played(
    storage: PostgresStorage, games: Sequence[tuple[Event, ...]], who: AccountId
) -> None:
    """Store the games, and close the windows of their deals."""
    for number, events in enumerate(games):
        table = await storage.table(await store_finished(storage, events, who))
        assert table is not None and table.deal is not None
        day = LATER.date().replace(year=2020, month=1 + PEOPLE.index(who), day=1 + number)
        window = Window(table.deal, day, 1, "base", LATER, {})
        assert await StrengthQueries(storage.database).close(window, updated_strengths)


async def agreements(storage: PostgresStorage) -> list[ListedFlag]:
    """The flags of who draws as the judge would; games that are stored at once are quick, too."""
    listed = await FlagQueries(storage.database).listed()
    return [one for one in listed if one.flag.kind == "agreement"]


def test_the_judge_agrees_with_itself_and_seldom_with_others(
    games: dict[str, list[tuple[Event, ...]]],
) -> None:
    own = [agreement(events) for events in games["judge"]]
    others = [agreement(events) for events in games["plain"]]
    assert all(one.agreed == one.choices > 10 for one in own)
    assert sum(one.agreed for one in others) < 0.5 * sum(one.choices for one in others)


async def test_a_player_who_draws_as_the_judge_would_is_flagged(
    storage: PostgresStorage, games: dict[str, list[tuple[Event, ...]]]
) -> None:
    await people(storage)
    await played(storage, games["judge"], PEOPLE[0])
    await played(storage, games["plain"], PEOPLE[1])
    checks = FlagChecks(storage, InlineWorkerPool(), fast=True)
    assert [await checks.check(one) for one in PEOPLE[:3]] == [1, 1, 0]
    (found,) = await agreements(storage)
    assert found.name == PEOPLE[0]
    assert found.flag.figures["agreed"] == found.flag.figures["drawings"] > 100
    sentence = flag_sentence(found)
    assert PEOPLE[0] in sentence and "standard deviations" in sentence


async def test_only_strengths_that_are_known_are_checked_unasked(
    storage: PostgresStorage, games: dict[str, list[tuple[Event, ...]]]
) -> None:
    await people(storage)
    checks = FlagChecks(storage, InlineWorkerPool(), fast=True)
    assert not await checks.check_next()
    await played(storage, games["judge"][:2], PEOPLE[0])
    assert not await checks.check_next()  # still provisional
    await played(storage, games["judge"] * 3, PEOPLE[1])
    assert [await checks.check_next() for _ in range(2)] == [True, False]
    assert [one.name for one in await agreements(storage)] == [PEOPLE[1]]


async def test_times_are_checked_where_nothing_is_compiled(
    storage: PostgresStorage, games: dict[str, list[tuple[Event, ...]]]
) -> None:
    await people(storage)
    table = await store_finished(storage, games["plain"][0], PEOPLE[0])
    record = await StatisticsQueries(storage.database).recorded(table)
    assert record is not None
    times = tuple(float(number) for number in range(len(record.times)))
    found = checked_game(record._replace(times=times), fast=False)
    assert found.agreement == Agreement(0, 0)
    assert len(found.seconds) == agreement(games["plain"][0]).choices


async def test_a_host_lists_flags_and_checks_a_player(
    storage: PostgresStorage, database: str
) -> None:
    await people(storage)
    assert await report(database, None) == "no flags"
    with pytest.raises(NoSuchPlayer):
        await report(database, PlayerId("nobody"))
    asked = player_of(PEOPLE[0])
    assert await report(database, asked) == f"{PEOPLE[0]} ({asked}) was checked in 0 families"
    window = a_window(1)
    await finished(storage, window, PEOPLE[0], 90)
    assert await StrengthQueries(storage.database).close(window, updated_strengths)
    (check,) = await FlagQueries(storage.database).due_of(PEOPLE[0])
    await FlagQueries(storage.database).save(check, [FoundFlag(Flag("quick_times", QUICK))])
    told = await report(database, None)
    assert f"{PEOPLE[0]} ({asked}), base: three of four of 200 drawings" in told


def test_every_kind_of_flag_has_a_sentence() -> None:
    flags: dict[FlagKind, dict[str, float]] = {
        "agreement": {"drawings": 400, "agreed": 260, "expected": 0.4, "deviations": 9.5},
        "even_times": QUICK,
        "quick_times": QUICK,
        "succession": {"days": 20, "right_after": 19, "ahead": 15, "chance": 1e-5},
    }
    for kind, figures in flags.items():
        listed = ListedFlag(PlayerId("id"), "Ann", "base", Flag(kind, figures), "Ben", LATER)
        sentence = flag_sentence(listed)
        assert "Ann (id), base: " in sentence
        assert ("Ben" in sentence) == (kind == "succession")
