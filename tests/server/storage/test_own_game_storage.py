"""The contract of lists of games, on PostgreSQL and in memory."""

from datetime import date

import pytest

from inkland.cards import CardId
from inkland.server.features.deals.daily import DAILY_ACCOUNT
from inkland.table.ids import TableId
from inkland.table.storage.game_summary import GameSummary
from inkland.table.storage.own_games_port import FinishedKey, RunningKey
from inkland.table.storage.port import Storage
from inkland.table.storage.records import FollowUp, SeatResult, StoredPar, Table
from support.each_host import ON_EACH_HOST
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

pytestmark = [pytest.mark.anyio, ON_EACH_HOST]

MAPS = ("F/V", "W/C")
CARDS = (CardId("temple_ruins"), CardId("marshlands"))


def asking(number: int, *answered: int, maps: tuple[str, ...] = MAPS) -> GameSummary:
    """The summary of a game that asks both of two seats."""
    return GameSummary(number, 1, 3, CARDS, (0, 1), answered, maps)


async def begun(
    storage: Storage,
    name: str,
    *,
    clock: int | None = None,
    summary: GameSummary | None = None,
    seats: tuple[object, ...] = (ADA_SITS, BOB_SITS),
) -> Table:
    """A table whose game has two entries, and asks both seats."""
    table = a_table(name, *seats)._replace(clock=clock)  # type: ignore[arg-type]
    await storage.open_table(table, SECRET)
    table = table._replace(version=2, status="playing", deal=CODE)
    follow_up = FollowUp(asked=1, summary=summary or asking(2))
    assert await storage.start_game(table, SECRET, a_deal(table), some_entries(1, 2), follow_up)
    return table


async def append(storage: Storage, table: Table, after: int, follow_up: FollowUp) -> None:
    """Append one entry."""
    assert await storage.append(table.id, after, some_entries(after + 1), (), follow_up)


async def shown(storage: Storage, after: RunningKey | None = None) -> list[str]:
    """The ids of Ada's running games."""
    return [game.id for _, game in (await storage.own_games().running(ADA.id, 10, after)).games]


async def test_a_running_game_is_listed_with_its_summary(storage: Storage) -> None:
    table = await begun(storage, "table-1", clock=600)
    found = await storage.own_games().running(BOB.id, 10)
    assert found.turns == 1
    ((key, game),) = found.games
    assert (key.waits, key.table, key.seat) == (0, "table-1", 1)
    assert game.summary == asking(2, maps=())
    assert (game.id, game.title, game.status, game.seat) == (table.id, table.title, "playing", 1)
    assert (game.map, game.is_turn, game.clock) == ("W/C", True, 600)
    assert game.options == table.options
    assert [(seat.seat, seat.name, seat.is_person) for seat in game.seats] == [
        (0, "Ada", True),
        (1, "Bob", True),
    ]
    assert game.deadline_at is not None and game.left is not None
    assert 590 < game.left <= 600
    assert round((game.deadline_at - game.changed_at).total_seconds(), 2) == 600
    assert (game.finished_at, game.place, game.is_end_seen) == (None, None, False)


async def test_who_has_answered_is_not_waited_for_and_maps_stay(storage: Storage) -> None:
    table = await begun(storage, "table-1")
    await append(storage, table, 2, FollowUp(summary=asking(3, 1, maps=())))
    found = await storage.own_games().running(BOB.id, 10)
    assert found.turns == 0
    assert found.games[0][1].summary == asking(3, 1, maps=())
    assert (found.games[0][1].map, found.games[0][1].is_turn) == ("W/C", False)
    assert (await storage.own_games().running(ADA.id, 10)).turns == 1
    await append(storage, table, 3, FollowUp(asked=2, summary=asking(4, maps=("V", "F"))))
    found = await storage.own_games().running(BOB.id, 10)
    assert (found.turns, found.games[0][1].map) == (1, "F")


async def test_answers_that_are_stored_alone_change_no_summary(storage: Storage) -> None:
    table = await begun(storage, "table-1")
    assert await storage.append(table.id, 2, (), ())
    assert (await storage.own_games().running(ADA.id, 10)).games[0][1].summary is not None


async def test_what_the_release_before_has_played_is_not_shown_as_it_was(
    storage: Storage,
) -> None:
    """Its moves come without a summary; one without maps must not make old maps current."""
    table = await begun(storage, "table-1")
    await append(storage, table, 2, FollowUp(asked=2))
    own = storage.own_games()
    for number in (3, 4):
        found = await own.running(ADA.id, 10)
        assert found.turns == 0
        assert (found.games[0][1].summary, found.games[0][1].map) == (None, None)
        assert (await own.unsettled(ADA.id, 10)).stale == (table.id,)
        await append(storage, table, number, FollowUp(summary=asking(number + 1, 1, maps=())))
    await own.save_summary(table.id, asking(4))  # made before the last move
    assert (await own.unsettled(ADA.id, 10)).stale == (table.id,)
    await own.save_summary(table.id, asking(5))
    assert (await own.unsettled(ADA.id, 10)) == (False, ())
    found = await own.running(ADA.id, 10)
    assert (found.turns, found.games[0][1].map) == (1, "F/V")


async def test_own_turns_come_first_by_deadline_then_the_last_changed(
    storage: Storage,
) -> None:
    await storage.open_table(a_table("open", ADA_SITS, None), SECRET)
    drawn = asking(2, 0)
    await begun(storage, "waiting-1", summary=drawn)
    await begun(storage, "turn-without-clock")
    await begun(storage, "turn-slow", clock=86_400)
    await begun(storage, "turn-soon", clock=60)
    await begun(storage, "waiting-2", summary=drawn)
    await begun(storage, "bot-plays", seats=(ADA_SITS._replace(bot="greedy"), BOB_SITS))
    await storage.open_table(a_table("elsewhere", BOB_SITS), SECRET)
    expected = ["turn-soon", "turn-slow", "turn-without-clock"]
    expected += ["bot-plays", "waiting-2", "waiting-1", "open"]
    assert await shown(storage) == expected
    page = await storage.own_games().running(ADA.id, 3)
    assert page.turns == 3
    again = await storage.own_games().running(ADA.id, 10, page.games[-1][0])
    assert [game.id for _, game in again.games] == expected[3:]
    assert again.turns == 3
    for key, _ in (*page.games, *again.games):
        assert (await shown(storage, key)) == expected[expected.index(key.table) + 1 :]


async def test_left_closed_and_late_games_wait_for_nobody(storage: Storage) -> None:
    left = await begun(storage, "left")
    assert await storage.change_table(left._replace(version=3, leavers=(0,)))
    late = await begun(storage, "late")
    assert await storage.change_table(late._replace(version=3, late_step=1))
    await storage.open_table(closed := a_table("closed", ADA_SITS), SECRET)
    assert await storage.change_table(closed._replace(version=2, status="closed"))
    found = await storage.own_games().running(ADA.id, 10)
    assert ([game.id for _, game in found.games], found.turns) == (["late"], 0)
    await storage.own_games().settle(ADA.id, 10)
    assert await storage.own_games().finished(ADA.id, 10) == ()
    assert await storage.own_games().unsettled(ADA.id, 10) == (False, ())


async def test_a_finished_game_moves_to_the_other_list(storage: Storage) -> None:
    table = await begun(storage, "table-1")
    results = over(SeatResult(0, 12, 2, None), SeatResult(1, 30, 1, None))
    end = results._replace(summary=GameSummary(3, 3, 6, (), (), (), ("F", "V")))
    await append(storage, table, 2, end)
    own = storage.own_games()
    assert await shown(storage) == []
    ((key, game),) = await own.finished(ADA.id, 10)
    assert key == FinishedKey(game.changed_at, "table-1", 0)
    assert (game.status, game.place, game.stars, game.rating) == ("finished", 2, 12, None)
    assert (game.map, game.par, game.is_end_seen) == ("F", None, False)
    assert game.finished_at == game.changed_at
    await storage.save_par(CODE, StoredPar(2, 20.5, None, "bot"))
    await own.mark_end_seen(table.id, ADA.id)
    ((_, game),) = await own.finished(ADA.id, 10)
    assert (game.par, game.is_end_seen) == (20.5, True)
    ((_, game),) = await own.finished(BOB.id, 10)
    assert (game.place, game.is_end_seen) == (1, False)


async def test_a_game_of_a_daily_deal_names_its_day(storage: Storage) -> None:
    friday = date(2024, 5, 3)
    first = a_table("friday", host=DAILY_ACCOUNT)._replace(status="closed", deal=CODE)
    await storage.save_day(friday, first, SECRET, a_deal(first))
    table = a_table("try", ADA_SITS)._replace(dealt_at=first.id, deal=CODE)
    await storage.open_table(table, None)
    table = table._replace(version=2, status="playing")
    follow_up = FollowUp(asked=1, summary=asking(2, maps=("F",)))
    assert await storage.start_game(table, None, None, some_entries(1, 2), follow_up)
    await storage.open_table(a_table("other", ADA_SITS), SECRET)
    own = storage.own_games()
    games = (await own.running(ADA.id, 10)).games
    assert {game.id: game.day for _, game in games} == {"try": friday, "other": None}
    await append(storage, table, 2, over(SeatResult(0, 12, 1, None)))
    ((_, game),) = await own.finished(ADA.id, 10)
    assert game.day == friday


async def test_finished_games_come_in_pages(storage: Storage) -> None:
    for number in range(5):
        table = await begun(storage, f"table-{number}")
        await append(storage, table, 2, over(SeatResult(0, 1, 1, None)))
    own, found = storage.own_games(), []
    after: FinishedKey | None = None
    while page := await own.finished(ADA.id, 2, after):
        found += [game.id for _, game in page]
        after = page[-1][0]
    assert found == [f"table-{number}" for number in reversed(range(5))]


async def test_public_games_of_people_can_be_watched(storage: Storage) -> None:
    first = await begun(storage, "first")
    await begun(storage, "second")
    await begun(storage, "bots", seats=(BOT_SITS, ADA_SITS._replace(bot="greedy")))
    private = a_table("private", ADA_SITS)._replace(public=False)
    await storage.open_table(private, SECRET)
    private = private._replace(version=2, status="playing")
    follow_up = FollowUp(asked=1, summary=asking(2))
    assert await storage.start_game(private, SECRET, None, some_entries(1, 2), follow_up)
    daily = a_table("daily", ADA_SITS)._replace(dealt_at=first.id)
    await storage.open_table(daily, None)
    daily = daily._replace(version=2, status="playing")
    assert await storage.start_game(daily, None, None, some_entries(1, 2), follow_up)
    own = storage.own_games()
    assert [game.id for game in await own.watched(4, 6)] == ["second", "first"]
    await append(storage, first, 2, FollowUp(asked=2, summary=asking(3)))
    game, _ = await own.watched(4, 1)
    assert (game.id, game.season, game.step, game.maps) == ("first", 1, 2, ("F/V",))
    assert [seat.name for seat in game.seats] == ["Ada"]
    assert len(await own.watched(1, 6)) == 1
    await append(storage, first, 3, FollowUp(asked=3))  # by the release before
    assert [game.id for game in await own.watched(4, 6)] == ["second"]


async def test_drawings_have_their_times(storage: Storage) -> None:
    table = await begun(storage, "table-1")
    own = storage.own_games()
    assert await own.drawing_times(ADA.id) == {}
    for number, seat in ((2, 0), (3, 1), (4, 0)):
        entry = some_entries(number)[0]._replace(seat=seat, step=1, revision=number)
        assert await storage.append(table.id, number, [entry], ())
    times = (await own.drawing_times(ADA.id))[table.id, 0]
    assert len(times) == 2
    (between,) = (await own.drawing_times(BOB.id))[table.id, 1]
    assert times[0] <= between <= times[1] <= await storage.now()


async def test_all_tables_are_walked_through_in_ranges(storage: Storage) -> None:
    for number in range(5):
        table = await begun(storage, f"table-{number}")
        if number % 2:
            await append(storage, table, 2, FollowUp(asked=2))  # by the release before
    await storage.open_table(a_table("table-9", ADA_SITS), SECRET)
    own, after = storage.own_games(), TableId("")
    found: list[TableId] = []
    while (one := await own.settle_range(after, 2)).last is not None:
        found += one.stale
        after = one.last
    assert found == ["table-1", "table-3"]
