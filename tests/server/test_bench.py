"""Judges on the server: finished games only, once, the same figures, and never for who plays on."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from inkland.bots.judge import decisions, judge, judging_thinker
from inkland.bots.par import par
from inkland.bots.plain_thinker import PlainThinker
from inkland.protocol.resources import NewTable
from inkland.rules.errors import NoSuchSeat
from inkland.server import analyses, bench, deals, tables
from inkland.server.bench import USUAL, Bench, share
from inkland.server.errors import NotJudged, NotOver
from inkland.server.hall import Hall
from inkland.server.jobs.memory import MemoryJobs
from inkland.server.record.memory import MemoryRecord
from inkland.server.record.port import DealCode, Table
from inkland.server.replays import replay
from inkland.server.workers import Workers
from inkland.sheet import MapSheet
from server.halls import ANN, BEN, EVE, play, run, started, wish


class Inline(Workers):
    """A worker that works at once."""

    async def run(self, do: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """What the function gives."""
        await asyncio.sleep(0)
        return do(*args)


@asynccontextmanager
async def at_work(hall: Hall) -> AsyncIterator[None]:
    """Somebody judges meanwhile."""
    assert isinstance(hall.record, MemoryRecord)
    judges = Bench(hall, Inline(1), 2, fast=False)
    jobs = MemoryJobs(hall.record)
    task = asyncio.create_task(jobs.work({"analysis": judges.analyse, "par": judges.set_par}, 1))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def played(**fields: Any) -> tuple[Hall, Table]:
    hall, table = await started(**fields)
    await play(hall, table.id)
    return hall, await hall.table(table.id)


async def judged(hall: Hall, table: Table, seat: int = 0) -> Any:
    async with asyncio.timeout(300):  # so that a failure ends; how long it takes is not judged
        while (found := await analyses.read(hall, table.id, seat, None)) is None:
            await asyncio.sleep(0.01)
    return found


def test_a_finished_game_is_judged_for_all_who_may_see_it() -> None:
    async def story() -> None:
        hall, table = await played(seats=2, preset="everything")
        with pytest.raises(NotJudged):
            await analyses.read(hall, table.id, 0, None)
        await analyses.ask(hall, table.id, ANN)
        assert await analyses.read(hall, table.id, 0, EVE) is None
        async with at_work(hall):
            found = await judged(hall, table, 1)
            await analyses.ask(hall, table.id, BEN)
            assert await judged(hall, table, 1) == found
        events = await tables.events_of(hall, table.id)
        expected = judge(events, judging_thinker(2, fast=False))
        for told, seat in zip(found.seats, expected.seats, strict=True):
            figures = (told.stars, told.expected, told.cards, told.ambushes, told.lost, told.given)
            assert figures == seat[1:-1]
            assert (told.expected, told.cards, told.ambushes) == (None, None, None)
        assert found.seats[0].moves == ()
        assert [move.lost for move in found.seats[1].moves] == [
            move.lost for move in expected.seats[1].moves
        ]
        with pytest.raises(NoSuchSeat):
            await analyses.read(hall, table.id, 2, None)

    run(story())


def test_what_was_kept_is_told_but_for_the_luck_of_who_does_not_foresee() -> None:
    class Believed(PlainThinker):
        foresees = True

    async def story() -> None:
        hall, table = await played(seats=2)
        await analyses.ask(hall, table.id, ANN)
        events = await tables.events_of(hall, table.id)
        game = judge(events, Believed())
        for name in ("judge", PlainThinker.name):
            kept = analyses.written(events, decisions(events), game._replace(judge=name))
            await hall.record.keep_analysis(table.id, kept)
            found = await judged(hall, table, 1)
            assert [seat.lost for seat in found.seats] == [seat.lost for seat in game.seats]
            own = [move for move in found.seats[1].moves if move.owner == 1]
            lucks = {move.luck is not None for move in own}
            for seat in found.seats:
                lucks |= {part is not None for part in (seat.expected, seat.cards, seat.ambushes)}
            assert lucks == {name == "judge"}

    run(story())


def test_a_move_stands_at_its_moment_of_the_replay() -> None:
    """The sheet before the move is that of the moment before, unless the turn had more steps."""

    async def story() -> None:
        hall, table = await played(seats=1)
        await analyses.ask(hall, table.id, None)
        async with at_work(hall):
            found = await judged(hall, table)
        game = await hall.record.game(table.id)
        assert game is not None
        told = [e.body for e in game.entries if e.seat is None and not e.is_secret]
        moments = json.loads(replay(told, 0))["moments"]
        for move in found.seats[0].moves:
            assert moments[move.moment]["kind"] == "turn"
            assert moments[move.moment]["cards"][-1] == move.card
            before = MapSheet.drawn(moments[move.moment - 1]["sheet"])
            assert MapSheet.drawn(move.sheet) == before

    run(story())


def test_nothing_is_said_of_a_game_that_goes_on() -> None:
    async def story() -> None:
        hall, table = await started(seats=2)
        for account in (ANN, EVE, None):
            with pytest.raises(NotOver):
                await analyses.ask(hall, table.id, account)
            with pytest.raises(NotOver):
                await analyses.read(hall, table.id, 0, account)
        assert not await hall.record.ask_analysis(table.id)

    run(story())


def test_a_judge_that_fails_can_be_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: Any) -> Any:
        raise ZeroDivisionError

    async def story() -> None:
        hall, table = await played(seats=1)
        await analyses.ask(hall, table.id, ANN)
        with monkeypatch.context() as patch:
            patch.setattr(bench, "said", broken)
            async with at_work(hall), asyncio.timeout(30):
                with suppress(NotJudged):
                    await judged(hall, table)
        await analyses.ask(hall, table.id, ANN)
        async with at_work(hall):
            assert (await judged(hall, table)).seats

    run(story())


def test_a_long_game_gets_less_thought_for_each_move() -> None:
    assert share(24, 30) == share(24, USUAL) == 24
    assert share(24, 2 * USUAL) == 12
    assert share(24, 100 * USUAL) == 1


# --- Par


async def par_set(hall: Hall, code: DealCode) -> None:
    async with at_work(hall), asyncio.timeout(30):
        while not await hall.record.pars(code):
            await asyncio.sleep(0.01)


def test_par_is_what_the_judge_makes_of_the_same_deal() -> None:
    async def story() -> None:
        hall, table = await played(seats=1)
        assert table.deal is not None
        await par_set(hall, table.deal)
        (known,) = (await deals.played(hall, table.deal, ANN)).pars
        events = await tables.events_of(hall, table.id)
        assert known == (1, *par(events, judging_thinker(1, fast=False), table.commitment))
        assert known.rating is not None and known.rating < known.stars

    run(story())


def test_who_plays_the_deal_is_told_no_par_before_the_end() -> None:
    async def story() -> None:
        hall, table = await played(seats=1)
        assert table.deal is not None
        await par_set(hall, table.deal)
        again = await tables.open_table(hall, EVE, NewTable(seats=1, deal=table.deal))
        await tables.sit(hall, again.id, EVE, wish())
        assert (await deals.played(hall, table.deal, EVE)).pars
        await tables.start(hall, again.id, EVE)
        assert (await deals.played(hall, table.deal, EVE)).pars == ()
        assert (await deals.played(hall, table.deal, None, again.id)).pars == ()
        await play(hall, again.id)
        assert (await deals.played(hall, table.deal, EVE, again.id)).pars

    run(story())


def test_a_server_that_stops_does_not_wait_for_its_judges() -> None:
    async def story() -> None:
        judges = Workers(1)
        assert await judges.run(len, "on") == 2
        thinking = [asyncio.create_task(judges.run(time.sleep, 600.0)) for _ in range(4)]
        await asyncio.sleep(0.1)
        thinking[3].cancel()
        judges.drop()
        async with asyncio.timeout(10):  # and no new worker starts for those who still wait
            found = await asyncio.gather(*thinking, return_exceptions=True)
        assert [type(end) for end in found] == [asyncio.CancelledError] * 4

    run(story())
