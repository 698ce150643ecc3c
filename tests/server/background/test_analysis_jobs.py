"""Analysis jobs: only finished games are judged, once, and never for active players."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest

from inkland.bots.greedy_evaluator import GreedyEvaluator
from inkland.bots.judge import decisions, judge, judge_evaluator
from inkland.bots.par import par
from inkland.protocol.analysis_resources import Analysis
from inkland.protocol.resources import NewTable
from inkland.rules.errors import NoSuchSeat
from inkland.server.context import ServerContext
from inkland.server.features.deals import results
from inkland.server.features.play import analysis_jobs
from inkland.server.features.play.analysis_jobs import (
    USUAL_QUESTIONS,
    AnalysisJobs,
    budget_per_question,
)
from inkland.server.jobs.maintenance import JobMaintenance
from inkland.server.jobs.port import Backlog, BotBacklog
from inkland.server.jobs.queue import PostgresJobs
from inkland.server.process.process_pool import ProcessPool
from inkland.sheet import MapSheet
from inkland.table.actions import joining, opening, playing
from inkland.table.bus.local import LocalBus
from inkland.table.errors import NotJudged, NotOver
from inkland.table.ids import DealCode
from inkland.table.review import analyses, documents
from inkland.table.review.replays import encode_replay
from inkland.table.storage.records import Table
from inkland.table.worker_pool import InlineWorkerPool
from support.contexts import ANN, BEN, EVE, events_of, play, seat_request, started

pytestmark = pytest.mark.anyio


class ThreadWorkers(InlineWorkerPool):
    """Calls functions in a thread, so that the database need not wait for the judge."""

    async def run(self, do: Callable[..., Any], *args: Any, **_kwargs: Any) -> Any:
        """Call the function, and return its result."""
        return await asyncio.to_thread(do, *args)


@asynccontextmanager
async def at_work(
    context: ServerContext, is_person_waiting: Callable[[], bool] = lambda: False
) -> AsyncIterator[None]:
    """Run the analysis worker meanwhile."""
    analysis_workers = AnalysisJobs(
        context, ThreadWorkers(), 2, fast=False, is_person_waiting=is_person_waiting
    )
    jobs = await PostgresJobs.open(str(context.database.players.conninfo))
    task = asyncio.create_task(
        jobs.work({"analysis": analysis_workers.analyse, "par": analysis_workers.compute_par}, 1)
    )
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await jobs.close()


@pytest.fixture
def context(server_context: ServerContext) -> ServerContext:
    """A context with guests."""
    return server_context


async def played(context: ServerContext, **fields: Any) -> Table:
    _, table = await started(context=context, **fields)
    await play(context, table.id)
    return await context.load_table(table.id)


async def judged(context: ServerContext, table: Table, seat: int = 0) -> Any:
    async with asyncio.timeout(300):  # a bound, so that a failing test ends
        while (found := await documents.analysis(context, table.id, seat, None)) is None:
            await asyncio.sleep(0.01)
    return msgspec.json.decode(found.body, type=Analysis)


async def test_no_game_is_judged_while_a_person_waits_for_a_bot(
    monkeypatch: pytest.MonkeyPatch, context: ServerContext
) -> None:
    monkeypatch.setattr(analysis_jobs, "WAIT_SECONDS", 0.001)

    table = await played(context, seats=1)
    await analyses.request_analysis(context, table.id, ANN)
    waiting, asked = True, 0

    def is_person_waiting() -> bool:
        nonlocal asked
        asked += 1
        return waiting

    async with at_work(context, is_person_waiting):
        while asked < 20:
            await asyncio.sleep(0.001)
        assert await documents.analysis(context, table.id, 0, None) is None
        waiting = False
        await judged(context, table)


async def test_a_person_waits_if_the_bots_at_their_table_are_busy_for_long(
    context: ServerContext,
) -> None:
    backlog = BotBacklog()

    class Busy(PostgresJobs):
        async def bot_backlog(self) -> BotBacklog:
            return backlog

    jobs = await Busy.open(str(context.database.players.conninfo))
    maintenance = JobMaintenance(context.storage, jobs)
    for people, alone, is_waiting in ((0.2, 0.0, False), (0.0, 9.0, False), (3.0, 0.0, True)):
        backlog = BotBacklog(Backlog(1, people), Backlog(1, alone))
        await maintenance.report()
        assert maintenance.is_person_waiting() is is_waiting
    await jobs.close()


async def test_a_finished_game_is_judged_for_all_who_may_see_it(context: ServerContext) -> None:
    table = await played(context, seats=2, preset="everything")
    with pytest.raises(NotJudged):
        await documents.analysis(context, table.id, 0, None)
    await analyses.request_analysis(context, table.id, ANN)
    assert await documents.analysis(context, table.id, 0, EVE) is None
    async with at_work(context):
        found = await judged(context, table, 1)
        await analyses.request_analysis(context, table.id, BEN)
        assert await judged(context, table, 1) == found
    events = await events_of(context, table.id)
    expected = judge(events, judge_evaluator(2, fast=False))
    for told, seat in zip(found.seats, expected.seats, strict=True):
        figures = (told.stars, told.expected, told.cards, told.ambushes, told.lost, told.given)
        assert figures == seat[1:-1]
        assert (told.expected, told.cards, told.ambushes) == (None, None, None)
    assert found.seats[0].moves == ()
    assert [move.lost for move in found.seats[1].moves] == [
        move.lost for move in expected.seats[1].moves
    ]
    with pytest.raises(NoSuchSeat):
        await documents.analysis(context, table.id, 2, None)


async def test_what_was_kept_is_told_but_for_the_luck_of_who_does_not_foresee(
    context: ServerContext,
) -> None:
    class Believed(GreedyEvaluator):
        predicts_final_stars = True

    table = await played(context, seats=2)
    await analyses.request_analysis(context, table.id, ANN)
    events = await events_of(context, table.id)
    game = judge(events, Believed())
    for name in ("judge", GreedyEvaluator.name):
        kept = analyses.encode_analysis(events, decisions(events), game._replace(judge=name))
        await context.storage.save_analysis(table.id, kept)
        found = await judged(ServerContext(context.storage, LocalBus()), table, 1)
        assert [seat.lost for seat in found.seats] == [seat.lost for seat in game.seats]
        own = [move for move in found.seats[1].moves if move.owner == 1]
        lucks = {move.luck is not None for move in own}
        for seat in found.seats:
            lucks |= {part is not None for part in (seat.expected, seat.cards, seat.ambushes)}
        assert lucks == {name == "judge"}


async def test_a_move_stands_at_its_moment_of_the_replay(context: ServerContext) -> None:
    """The sheet before the move is that of the previous moment, unless the turn had more steps."""

    table = await played(context, seats=1)
    await analyses.request_analysis(context, table.id, None)
    async with at_work(context):
        found = await judged(context, table)
    told = await context.finished_games.events(table.id)
    moments = json.loads(encode_replay(told, 0))["moments"]
    for move in found.seats[0].moves:
        assert moments[move.moment]["kind"] == "turn"
        assert moments[move.moment]["cards"][-1] == move.card
        before = MapSheet.drawn(moments[move.moment - 1]["sheet"])
        assert MapSheet.drawn(move.sheet) == before


async def test_nothing_is_said_of_a_game_that_goes_on(context: ServerContext) -> None:
    _, table = await started(2, context)
    for account in (ANN, EVE, None):
        with pytest.raises(NotOver):
            await analyses.request_analysis(context, table.id, account)
        with pytest.raises(NotOver):
            await documents.analysis(context, table.id, 0, account)
    assert not await context.storage.request_analysis(table.id)


async def test_a_judge_that_fails_can_be_asked_again(
    monkeypatch: pytest.MonkeyPatch, context: ServerContext
) -> None:
    def broken(*_args: Any) -> Any:
        raise ZeroDivisionError

    table = await played(context, seats=1)
    await analyses.request_analysis(context, table.id, ANN)
    with monkeypatch.context() as patch:
        patch.setattr(analysis_jobs, "judge_decision", broken)
        async with at_work(context), asyncio.timeout(240):
            with suppress(NotJudged):
                await judged(context, table)
    await analyses.request_analysis(context, table.id, ANN)
    async with at_work(context):
        assert (await judged(context, table)).seats


def test_a_long_game_gets_less_thought_for_each_move() -> None:
    assert budget_per_question(24, 30) == budget_per_question(24, USUAL_QUESTIONS) == 24
    assert budget_per_question(24, 2 * USUAL_QUESTIONS) == 12
    assert budget_per_question(24, 100 * USUAL_QUESTIONS) == 1


# --- Par


async def par_set(context: ServerContext, code: DealCode) -> None:
    async with at_work(context), asyncio.timeout(240):
        while not await context.storage.pars(code):
            await asyncio.sleep(0.01)


async def test_par_is_what_the_judge_makes_of_the_same_deal(context: ServerContext) -> None:
    table = await played(context, seats=1)
    assert table.deal is not None
    await par_set(context, table.deal)
    (known,) = (await results.deal_summary(context, table.deal, ANN)).pars
    events = await events_of(context, table.id)
    assert known == (1, *par(events, judge_evaluator(1, fast=False), table.commitment))
    assert known.rating is not None and known.rating < known.stars


async def test_who_plays_the_deal_is_told_no_par_before_the_end(context: ServerContext) -> None:
    table = await played(context, seats=1)
    assert table.deal is not None
    await par_set(context, table.deal)
    again = await opening.open_table(context, EVE, NewTable(seats=1, deal=table.deal))
    await joining.sit(context, again.id, EVE, seat_request())
    assert (await results.deal_summary(context, table.deal, EVE)).pars
    await playing.start(context, again.id, EVE)
    assert (await results.deal_summary(context, table.deal, EVE)).pars == ()
    assert (await results.deal_summary(context, table.deal, None, again.id)).pars == ()
    await play(context, again.id)
    assert (await results.deal_summary(context, table.deal, EVE, again.id)).pars


async def test_a_server_that_stops_does_not_wait_for_its_judges() -> None:
    analysis_workers = ProcessPool(1)
    assert await analysis_workers.run(len, "on") == 2
    assert analysis_workers._pool is not None
    processes = [psutil.Process(pid) for pid in analysis_workers._pool._processes]
    thinking = [asyncio.create_task(analysis_workers.run(time.sleep, 600.0)) for _ in range(4)]
    await asyncio.sleep(0.1)
    thinking[3].cancel()
    analysis_workers.close()
    async with asyncio.timeout(240):  # and no new worker starts for the jobs that still wait
        found = await asyncio.gather(*thinking, return_exceptions=True)
    assert [type(end) for end in found] == [asyncio.CancelledError] * 4
    assert len(processes) == 1 and not psutil.wait_procs(processes, timeout=240)[1]
