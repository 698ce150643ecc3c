"""The daily deal: one for all, one try that counts, and no results before one's own end."""

import asyncio
import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from inkland import fairness
from inkland.client.http import HttpClient, RequestRefused
from inkland.client.player import Player, play_all
from inkland.protocol.messages import DAY_NOT_OVER
from inkland.protocol.resources import NewTable
from inkland.rules import State, evolve, preset
from inkland.rules.events import CardRevealed, SeasonOrdered, TurnEnded
from inkland.server.context import ServerContext
from inkland.server.errors import NoSuchDay, NoSuchResult
from inkland.server.features.deals import daily, results
from inkland.server.features.privacy import export
from inkland.server.features.upkeep.audit import audit
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import joining, opening, playing, queries, visibility
from inkland.table.bus.local import LocalBus
from inkland.table.errors import DayNotOver, NotBegun, NotOver, NotSeated, TableClosed
from inkland.table.games.encoding import SEAT
from inkland.table.ids import TableId
from inkland.table.review import analyses, documents
from inkland.table.storage.records import Account, Standing, StarCount, key_of
from proof.chaos.nodes import Node
from support.contexts import (
    ANN,
    BEN,
    EVE,
    events_of,
    opened,
    play,
    proof_of,
    seat_request,
    started,
    transcript_of,
)
from support.database_clock import DatabaseClock
from support.serving import served

pytestmark = pytest.mark.anyio

MONDAY = date(2026, 11, 16)


async def tried(context: ServerContext, account: Account) -> TableId:
    """A try that was played to its end."""
    table = await daily.start_try(context, account)
    await play(context, table.id)
    return table.id


# --- The deal of a day


async def test_all_have_the_same_cards_and_the_next_day_others(
    context: ServerContext, clock: DatabaseClock
) -> None:
    days = await asyncio.gather(*(daily.today(context) for _ in range(20)))
    assert len({day.deal for day in days}) == 1 and days[0].day == MONDAY
    orders = []
    for account in (ANN, BEN):
        events = await events_of(context, await tried(context, account), account)
        orders.append([event for event in events if isinstance(event, SeasonOrdered)])
    assert orders[0] == orders[1] and len(orders[0]) == 4
    clock.pass_time(timedelta(days=1))
    tomorrow = await daily.today(context)
    assert tomorrow.deal.commitment != days[0].deal.commitment
    assert (await daily.deal_of(context, MONDAY)).deal == days[0].deal


async def test_another_server_draws_another_secret_on_the_same_day(context: ServerContext) -> None:
    one = await daily.today(context)
    async with context.database.borrow() as connection:
        await connection.execute("DELETE FROM daily")  # as on another server
    two = await daily.today(ServerContext(context.storage, LocalBus()))
    assert one.day == two.day and one.deal.commitment != two.deal.commitment


def test_the_week_has_a_pattern() -> None:
    week = [daily.preset_of(MONDAY + timedelta(days=day)) for day in range(7)]
    assert week == ["base", "base", "heroes", "base", "base", "base", "everything"]


async def test_only_days_that_were_dealt_can_be_looked_at(context: ServerContext) -> None:
    for day in (MONDAY - timedelta(days=1), MONDAY + timedelta(days=1)):
        with pytest.raises(NoSuchDay):
            await daily.deal_of(context, day)
    assert (await daily.deal_of(context, MONDAY)).deal.options == preset("base")._replace(seats=1)


# --- One try


async def test_the_first_try_counts_and_the_next_does_not(context: ServerContext) -> None:
    first, second = await tried(context, ANN), await tried(context, ANN)
    assert first != second
    code = (await daily.today(context)).deal.code
    counted = {made.table: made.counted for made in await context.storage.results(code, 10)}
    assert counted == {first: True, second: False}
    seen = await daily.standings(context, await daily.today(context), ANN)
    assert [made.table for made in seen.results] == [first]
    assert seen.rated == 1 and seen.streak == 1


async def test_who_begins_twice_at_once_has_one_try(context: ServerContext) -> None:
    begun = await asyncio.gather(*(daily.start_try(context, ANN) for _ in range(5)))
    assert len({table.id for table in begun}) == 1
    assert (await daily.start_try(context, ANN)).id == begun[0].id


async def test_a_try_that_is_given_up_is_used_and_not_ranked(context: ServerContext) -> None:
    table = await daily.start_try(context, ANN)
    await joining.leave(context, table.id, ANN)
    await play(context, table.id)
    again = await tried(context, ANN)
    look = await daily.standings(context, await daily.today(context), ANN)
    assert look.own_try is not None and look.own_try.id == table.id != again
    assert (look.results, look.standing, look.streak) == ((), None, 0)


async def test_what_ends_after_the_day_is_not_in_its_table(
    context: ServerContext, clock: DatabaseClock
) -> None:
    day = await daily.today(context)
    table = await daily.start_try(context, ANN)
    clock.pass_time(timedelta(days=1))
    await play(context, table.id)
    assert (await daily.standings(context, day, ANN)).results == ()
    other = await daily.start_try(context, ANN)
    assert other.deal != table.deal


async def test_ones_own_result_is_shown_behind_the_best(
    monkeypatch: pytest.MonkeyPatch, context: ServerContext
) -> None:
    monkeypatch.setattr(daily, "RESULTS_SHOWN", 1)
    for account in (ANN, BEN, EVE):
        await tried(context, account)
    day = await daily.today(context)
    for account in (ANN, BEN, EVE):
        look = await daily.standings(context, day, account)
        assert look.standing is not None and look.rated == 3
        best, own = look.results[0], look.results[-1]
        assert best.rank == 1 and len(look.results) == (1 if best == own else 2)
        assert (own.account, own.rank) == (account.id, look.standing.place)


async def test_days_in_a_row_are_counted(context: ServerContext, clock: DatabaseClock) -> None:
    streaks = []
    for is_played in (True, True, True, False, True):
        if is_played:
            await tried(context, ANN)
        streaks.append((await daily.standings(context, await daily.today(context), ANN)).streak)
        clock.pass_time(timedelta(days=1))
    assert streaks == [1, 2, 3, 3, 1]
    clock.pass_time(timedelta(days=1))
    assert (await daily.standings(context, await daily.today(context), ANN)).streak == 0


async def test_who_is_erased_has_no_name_in_the_table_of_the_day(context: ServerContext) -> None:
    for account in (ANN, BEN):
        await tried(context, account)
    await export.erase(context, ANN)
    look = await daily.standings(context, await daily.today(context), BEN)
    assert {made.name for made in look.results} == {"", "Ben"} and look.rated == 2


# --- Visibility


async def ways_in(
    context: ServerContext, table: TableId, account: Account | None
) -> dict[str, Any]:
    """For each way to look at a player's try: the refusal for this viewer, or None."""
    found = await context.load_table(table)
    assert found.deal is not None
    ways = {
        "table": queries.visible_table(context, table, account),
        "view": documents.moment(context, table, account),
        "history": events_of(context, table, account),
        "transcript": transcript_of(context, table, account),
        "analysis": analyses.request_analysis(context, table, account),
        "proof": proof_of(context, table, account),
        "deal": results.deal_summary(context, found.deal, account),
        "map": results.result_map(context, found.deal, key_of(table, 0), account),
        "again": opening.open_table(context, account or EVE, NewTable(deal=found.deal)),
    }
    answers = await asyncio.gather(*ways.values(), return_exceptions=True)
    refusals = (type(one) if isinstance(one, Exception) else None for one in answers)
    return dict(zip(ways, refusals, strict=True))


async def test_nobody_sees_a_try_before_the_end_of_their_own(
    context: ServerContext, clock: DatabaseClock
) -> None:
    anns, bens = await tried(context, ANN), await daily.start_try(context, BEN)
    for viewer in (BEN, EVE, None):
        answers = await ways_in(context, anns, viewer)
        assert set(answers.values()) == {DayNotOver}, (viewer, answers)
        look = await daily.standings(context, await daily.today(context), viewer)
        assert (look.is_shown, look.results, look.standing, look.rated) == (False, (), None, 1)
    running = await ways_in(context, bens.id, EVE)
    assert set(running.values()) == {DayNotOver}

    # A player who has finished sees everything, but cannot pass it on or play it elsewhere.
    await play(context, bens.id)
    for viewer in (ANN, BEN):
        answers = await ways_in(context, anns, viewer)
        hidden = [way for way, answer in answers.items() if answer is not None]
        assert hidden == ["proof", "again"], answers
        assert (
            len((await daily.standings(context, await daily.today(context), viewer)).results) == 2
        )

    clock.pass_time(timedelta(days=1))
    for viewer in (BEN, EVE, None):
        assert set((await ways_in(context, anns, viewer)).values()) == {None}


async def test_no_ghost_shows_the_deal_of_the_day_to_who_still_plays_it(
    context: ServerContext,
) -> None:
    anns, bens = await tried(context, ANN), await daily.start_try(context, BEN)
    with pytest.raises(DayNotOver):
        await results.ghost(context, bens.id, BEN, key_of(anns, 0))
    await play(context, bens.id)
    assert (await results.ghost(context, bens.id, BEN, key_of(anns, 0)))[0].name == "Ann"


async def test_a_try_that_its_player_ends_shows_nothing_and_counts_nothing(
    context: ServerContext, clock: DatabaseClock
) -> None:
    """Else whoever ends a try could read the secret of the running day, or try again in earnest."""

    day, first = await daily.today(context), await daily.start_try(context, ANN)
    await opening.close_table(context, first.id, ANN)
    with pytest.raises(DayNotOver):
        await proof_of(context, first.id, ANN)
    for _ in range(2):
        with pytest.raises(TableClosed):
            await daily.start_try(context, ANN)
    look = await daily.standings(context, day, ANN)
    assert (look.rated, look.is_shown, look.results) == (0, False, ())
    assert look.own_try is not None and look.own_try.id == first.id
    clock.pass_time(timedelta(days=1))
    fairness.verify(await proof_of(context, day.deal.dealt_at))


async def test_the_secret_is_published_when_the_day_is_over(
    context: ServerContext, clock: DatabaseClock
) -> None:
    day = await daily.today(context)
    table = await tried(context, ANN)
    for place in (day.deal.dealt_at, table):
        with pytest.raises(DayNotOver):
            await proof_of(context, place, ANN)
    with pytest.raises(NotOver):
        await transcript_of(context, day.deal.dealt_at)
    with pytest.raises(TableClosed):
        await joining.sit(context, day.deal.dealt_at, EVE, seat_request())
    clock.pass_time(timedelta(days=1))
    for place in (day.deal.dealt_at, table):
        proof = await proof_of(context, place)
        fairness.verify(proof)
        assert proof.commitment == day.deal.commitment and proof.nonces == ()


async def test_an_ordinary_deal_is_visible_to_all(context: ServerContext) -> None:
    _, table = await started(1, context)
    await play(context, table.id)
    assert set((await ways_in(context, table.id, None)).values()) == {None}
    code = (await context.load_table(table.id)).deal
    assert code is not None and await visibility.seal_of(context, code) is None


# --- Results on a deal


def test_ten_results_tell_how_many_others_are_beaten() -> None:
    assert results.better_than(Standing(1, 9, 1, 8, 40)) is None
    assert results.better_than(Standing(1, 10)) is None
    assert results.better_than(Standing(1, 10, 1, 9, 40)) == 100
    assert results.better_than(Standing(1, 10, 10, 0, 40)) == 0
    assert results.better_than(Standing(1, 11, 4, 6, 40)) == 60


def test_a_distribution_is_shown_from_ten_results_on() -> None:
    counts = (StarCount(1, 30, 4), StarCount(1, 41, 6), StarCount(2, 12, 1))
    assert results.distribution(Standing(1, 10), counts) == ((30, 4), (41, 6))
    assert results.distribution(Standing(1, 9), counts) == ()


async def test_a_shared_deal_has_edicts_and_results_in_groups(context: ServerContext) -> None:
    _, table = await started(1, context)
    await play(context, table.id)
    code = (await context.load_table(table.id)).deal
    assert code is not None
    _, again = await opened(context, seats=2, deal=code)
    for account in (BEN, EVE):
        await joining.sit(context, again.id, account, seat_request())
    await playing.start(context, again.id, ANN)
    await play(context, again.id)
    found = await results.deal_summary(context, code, BEN)
    assert found.edicts == (await context.game(table.id)).state.edicts
    assert [(one.seats, one.rated) for one in found.standings] == [(1, 1), (2, 2)]
    assert found.standings[0].place is None and found.standings[1].place in (1, 2)


async def test_who_looks_at_a_map_has_seen_the_deal(context: ServerContext) -> None:
    _, table = await started(1, context)
    await play(context, table.id)
    code = (await context.load_table(table.id)).deal
    assert code is not None
    await results.deal_summary(context, code, EVE)
    assert await context.storage.first_seen_at(code, EVE.id) is None
    _result, drawn = await results.result_map(context, code, key_of(table.id, 0), EVE)
    assert await context.storage.first_seen_at(code, EVE.id) == table.id
    assert drawn.seat == json.loads(SEAT.to_json((await context.game(table.id)).state.seats[0]))
    with pytest.raises(NoSuchResult):
        await results.result_map(context, code, "0" * 26, EVE)


async def test_a_ghost_shows_no_more_than_its_viewer_has_reached(context: ServerContext) -> None:
    _, table = await started(1, context, preset="everything")
    await play(context, table.id)
    code = (await context.load_table(table.id)).deal
    key = key_of(table.id, 0)
    _, again = await opened(context, seats=1, deal=code)
    with pytest.raises(NotSeated):
        await results.ghost(context, again.id, BEN, key)
    await joining.sit(context, again.id, BEN, seat_request())
    with pytest.raises(NotBegun):
        await results.ghost(context, again.id, BEN, key)
    await playing.start(context, again.id, ANN)
    # An ambush revealed first may already have walked in.
    begun = (await context.game(again.id)).state
    ended = begun.turn - (begun.card is not None)
    assert (await results.ghost(context, again.id, BEN, key))[1].turn == ended
    await play(context, again.id)

    theirs = await events_of(context, table.id)
    mine = await events_of(context, again.id)
    state, cards = State(), 0
    for event in mine:
        state = evolve(state, event)
        shown = results.state_at(theirs, results.turn_reached(state))
        cards += isinstance(event, CardRevealed)
        if isinstance(event, TurnEnded):
            assert shown.turn == event.turn == state.turn
        if state.ending is None:
            # The recorded seat shows no answer that the viewer has not given.
            assert shown.turn == state.turn - (state.card is not None)
            assert shown.card is None
    assert cards > 20
    _result, drawn = await results.ghost(context, again.id, BEN, key)
    assert drawn.seat == json.loads(SEAT.to_json((await context.game(table.id)).state.seats[0]))


# --- The clock that says which day it is


async def test_a_process_whose_clock_is_a_day_ahead_shows_nothing_early(
    context: ServerContext, clock: DatabaseClock
) -> None:
    clock.now = yesterday = datetime.now(UTC) - timedelta(
        days=1
    )  # so the clock of this process is ahead
    day = await daily.today(context)
    assert day.day == yesterday.date()
    table = await tried(context, ANN)
    look = await daily.standings(context, day, BEN)
    assert not look.is_over and not look.results
    with pytest.raises(DayNotOver):
        await events_of(context, table, BEN)
    for secret in (table, day.deal.dealt_at):
        with pytest.raises(DayNotOver):
            await proof_of(context, secret, BEN)


# --- In PostgreSQL


async def test_tries_of_a_day_are_whole_in_the_database(
    storage: PostgresStorage, database: str
) -> None:
    context = ServerContext(storage, LocalBus())
    for account in (ANN, BEN):
        await context.storage.add_guest(account, account.id.encode())
        await tried(context, account)
    await export.erase(context, ANN)
    look = await daily.standings(context, await daily.today(context), BEN)
    assert {made.name for made in look.results} == {"", "Ben"} and look.streak == 1
    checked = audit(database)
    assert (checked.games, checked.broken) == (2, ())


async def test_requests_at_the_same_time_all_get_the_one_try(storage: PostgresStorage) -> None:
    context = ServerContext(storage, LocalBus())
    await context.storage.add_guest(ANN, ANN.id.encode())
    tries = await asyncio.gather(*(daily.start_try(context, ANN) for _ in range(8)))
    assert {(table.id, table.status) for table in tries} == {(tries[0].id, "playing")}


# --- Over HTTP and websocket


async def refused(http_client: HttpClient, path: str) -> str | None:
    """The code with which a path is refused."""
    try:
        await http_client.request_text("GET", path)
    except RequestRefused as turned:
        return str(turned.problem["code"])
    return None


async def test_no_address_shows_a_try_of_today_to_who_has_not_finished(
    database: str, tmp_path: Path
) -> None:
    with served(tmp_path, database) as server:
        ann, ben, nobody = HttpClient(server.url), HttpClient(server.url), HttpClient(server.url)
        for http_client, name in ((ann, "Ann"), (ben, "Ben")):
            await http_client.enter(name)
        table = (await ann.request_json("POST", "/api/daily"))["table"]["id"]
        await play_all([Player(ann, table, Random(1))], 60)
        told = await ann.request_json("GET", "/api/daily")
        assert told["is_shown"] and [r["name"] for r in told["results"]] == ["Ann"]
        code, key = told["deal"], told["results"][0]["id"]
        paths = [
            f"/api/tables/{table}",
            *(f"/api/tables/{table}/{part}" for part in ("view", "history", "transcript", "proof")),
            f"/api/deals/{code}",
            f"/api/deals/{code}/results/{key}",
        ]
        for http_client in (ben, nobody):
            hidden = await http_client.request_json("GET", "/api/daily")
            assert (hidden["results"], hidden["deal"], hidden["rated"]) == ([], None, 1)
            assert code not in json.dumps(hidden) and table not in json.dumps(hidden)
            for path in paths:
                assert await refused(http_client, path) == "DayNotOver", path
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
            async with connect(url, additional_headers={"Cookie": http_client.cookie}) as line:
                with pytest.raises(ConnectionClosed):
                    await line.recv()
                assert line.close_code == DAY_NOT_OVER
        assert server.complaints() == []


# --- A real process whose clock is wrong

_FAKETIME = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)


@pytest.mark.skipif(_FAKETIME is None, reason="libfaketime is not installed")
async def test_a_node_a_day_ahead_deals_for_the_day_of_the_database(
    tmp_path: Path, storage: PostgresStorage, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = Node("ahead", "web", tmp_path)
    node.connect(database, "")
    for name, value in {
        "LD_PRELOAD": str(_FAKETIME),
        "FAKETIME": "+1d",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }.items():
        monkeypatch.setenv(name, value)
    node.start()
    try:
        await asyncio.to_thread(node.wait_until_ready)
        shown = await HttpClient(node.url).request_json("GET", "/api/daily")
        secret = f"/api/tables/{shown['dealt_at']}/proof"
        assert await refused(HttpClient(node.url), secret) == "DayNotOver"
    finally:
        await asyncio.to_thread(node.stop)
    now = await storage.now()
    assert shown["day"] in (f"{now:%Y-%m-%d}", f"{now - timedelta(hours=1):%Y-%m-%d}")
    last = json.loads(node.log.read_text().splitlines()[-1])
    assert datetime.fromisoformat(last["at"]) > now + timedelta(hours=12)  # its clock was wrong
