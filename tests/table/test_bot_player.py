"""Bots in seats: they play, stand in for absent players, and resume after a restart."""

import asyncio
import os
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from inkland.protocol.messages import CommandId
from inkland.protocol.resources import SitBot
from inkland.rules import Draw, Pass, view
from inkland.rules.events import Answered
from inkland.server.features.upkeep import stand_ins
from inkland.server.features.upkeep.stand_ins import StandInTask
from inkland.server.process.process_pool import ProcessPool
from inkland.table import bot_player
from inkland.table.actions import joining, playing
from inkland.table.actions.seating import STAND_IN
from inkland.table.bot_player import BotPlayer, _command, choose_drawing
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.fair_turns import TurnOver
from inkland.table.games.loaded_game import load
from inkland.table.games.mailbox import Command
from inkland.table.live.hub import Hub
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import PRIORITY_PER_TURN, Table
from inkland.table.worker_pool import InlineWorkerPool, WorkerPool
from support.contexts import ANN, BEN, opened, run, seat_request, started
from support.sockets import Guest, settle


def at_work(context: Context, workers: WorkerPool) -> asyncio.Task[None]:
    """A bot player that runs its jobs in this context."""
    return asyncio.create_task(play_jobs(context, BotPlayer(context, workers), at_once=4))


async def play_jobs(context: Context, player: BotPlayer, at_once: int) -> None:
    """Run the jobs of bots; one that fails, or whose turn is over, is queued again."""
    assert isinstance(context.storage, MemoryStorage)
    storage = context.storage

    async def work() -> None:
        while True:
            if not storage.jobs:
                await asyncio.sleep(0.001)
                continue
            job = storage.jobs.pop(0)
            try:
                await player.play(job)
            except asyncio.CancelledError:
                raise
            except TurnOver:
                storage.queue_job(job._replace(priority=job.priority - PRIORITY_PER_TURN))
            except Exception:
                storage.queue_job(job)

    await asyncio.gather(*(work() for _ in range(at_once)))


async def until_over(context: Context, table: Table) -> None:
    """Wait until the bots have played the game to its end."""
    for _ in range(20_000):
        if (await context.load_table(table.id)).status == "finished":
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the game does not end")


async def bots_only(context: Context | None = None, bot: str = "random") -> tuple[Context, Table]:
    """A game of bots that Ann has started and watches."""
    context, table = await opened(context, seats=3, preset="everything")
    await joining.fill_with_bots(context, table.id, ANN, SitBot(bot=bot))
    return context, await playing.start(context, table.id, ANN)


def test_bots_play_a_whole_game_by_themselves() -> None:
    async def scenario() -> None:
        context, _ = await opened()
        at_work(context, InlineWorkerPool())
        _, table = await bots_only(context)
        await until_over(context, table)

    run(scenario())


def test_bots_think_in_worker_processes() -> None:
    async def scenario() -> None:
        context, _ = await opened()
        workers = ProcessPool(1)
        at_work(context, workers)
        _, table = await bots_only(context)
        await until_over(context, table)
        workers.close()

    run(scenario())


def test_after_a_restart_bots_take_up_where_they_were() -> None:
    async def scenario() -> None:
        context, table = await bots_only()  # no bot player runs in this context
        later = Context(context.storage, LocalBus())
        at_work(later, InlineWorkerPool())
        await until_over(later, table)

    run(scenario())


def test_two_processes_let_a_bot_answer_once() -> None:
    """Both compute and send the same command: the second gets the answer of the first."""

    async def scenario() -> None:
        context, table = await bots_only()
        halls = [Context(context.storage, LocalBus()) for _ in range(2)]
        crews = [BotPlayer(other, InlineWorkerPool()) for other in halls]
        assert isinstance(context.storage, MemoryStorage)
        while context.storage.jobs:
            job = context.storage.jobs.pop(0)
            await asyncio.gather(*(crew.play(job) for crew in crews))
        assert (await context.load_table(table.id)).status == "finished"
        game = await context.storage.game(table.id)
        assert game is not None
        _, events = load(game)
        answers = [(event.seat, event.step) for event in events if isinstance(event, Answered)]
        assert len(answers) == len(set(answers))

    run(scenario())


def test_bots_try_again_when_storage_is_unavailable() -> None:
    async def scenario() -> None:
        context, table = await bots_only()
        failures = iter([True] * 3 + [False] * 100_000)
        append = context.storage.append

        async def moody(*args: Any) -> bool:
            if next(failures):
                raise StorageUnavailable
            return await append(*args)

        context.storage.append = moody  # type: ignore[method-assign,assignment]
        at_work(context, InlineWorkerPool())
        await until_over(context, table)

    run(scenario())


class FailingWorkers(InlineWorkerPool):
    """A worker pool in which the greedy bot always fails."""

    async def run(self, do: Any, *args: Any, **_kwargs: Any) -> Any:
        """Run the function, unless it is the greedy bot's."""
        if args[:1] == ("greedy",):
            raise MemoryError
        return do(*args)


def test_a_bot_that_fails_does_not_hold_up_the_table() -> None:
    async def scenario() -> None:
        context, _ = await opened()
        at_work(context, FailingWorkers())
        _, table = await bots_only(context, bot="greedy")
        await until_over(context, table)

    run(scenario())


def test_a_long_job_of_bots_alone_leaves_its_place_to_a_person(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """This process does one job at a time, and the one with the bots alone is there first."""
    monkeypatch.setattr(bot_player, "MAX_JOB_SECONDS", 0.05)

    class Slow(InlineWorkerPool):
        async def run(self, do: Any, *args: Any, **_kwargs: Any) -> Any:
            await asyncio.sleep(0.03)
            return do(*args)

    async def scenario() -> None:
        context, alone = await opened(seats=20)
        assert isinstance(context.storage, MemoryStorage)
        await playing.start(context, alone.id, ANN)
        player = BotPlayer(context, Slow(), max_jobs=1)
        working = asyncio.create_task(play_jobs(context, player, at_once=1))
        while not (step := (await context.game(alone.id)).state.step) or not any(step.answers):
            await asyncio.sleep(0.001)
        _, table = await opened(context, seats=2)
        await joining.sit(context, table.id, ANN, seat_request())
        await playing.start(context, table.id, ANN)
        while not (mine := (await context.game(table.id)).state.step) or mine.answers[1] is None:
            await asyncio.sleep(0.001)
        step = (await context.game(alone.id)).state.step
        assert step is not None and step.number == 1 and step.answers.count(None) > 10
        while (await context.game(alone.id)).state.last_step == 1:  # it goes on afterwards
            await asyncio.sleep(0.001)
        working.cancel()

    run(scenario())


def test_a_bot_does_not_draw_for_someone_who_has_come_back() -> None:
    async def scenario() -> None:
        context, table = await started()
        thinking, goes_on = asyncio.Event(), asyncio.Event()

        class Slow(InlineWorkerPool):
            async def run(self, do: Any, *args: Any, **_kwargs: Any) -> Any:
                thinking.set()
                await goes_on.wait()
                return do(*args)

        at_work(context, Slow())
        await joining.leave(context, table.id, BEN)
        await thinking.wait()
        await joining.come_back(context, table.id, BEN.id)
        goes_on.set()
        await settle()
        step = (await context.mailbox(table.id).game()).state.step
        assert step is not None and step.answers == (None, None)

    run(scenario())


def test_a_bot_never_replaces_the_answer_of_a_person() -> None:
    async def scenario() -> None:
        context, table = await started()
        await joining.leave(context, table.id, BEN)
        state = (await context.game(table.id)).state
        drawings = [choose_drawing("random", view(state, 1), bytes([n])) for n in range(2)]
        await joining.come_back(context, table.id, BEN.id)
        own = Command(1, "1" * 32, Draw(1, 1, drawings[0]))
        assert '"saved"' in await playing.act(context, table.id, BEN.id, own)
        late = Command(1, "2" * 32, Draw(1, 1, drawings[1]), is_bots=True)
        assert '"StepIsOver"' in await context.mailbox(table.id).post(late)
        step = (await context.game(table.id)).state.step
        assert step is not None and step.answers[1] == drawings[0]

    run(scenario())


def test_a_dead_worker_is_replaced_once() -> None:
    async def scenario() -> None:
        workers = ProcessPool(1)
        with pytest.raises(BrokenProcessPool):
            await workers.run(os._exit, 1)
        found = await asyncio.gather(*(workers.run(os.getpid) for _ in range(8)))
        assert len(set(found)) == 1
        workers.close()

    run(scenario())


def test_who_leaves_is_played_on_at_once() -> None:
    async def scenario() -> None:
        context, table = await started()
        at_work(context, InlineWorkerPool())
        for account in (ANN, BEN):
            await joining.leave(context, table.id, account)
        await until_over(context, table)

    run(scenario())


def test_nobody_can_spoil_the_answer_of_the_bot_in_their_seat() -> None:
    """Ids of bots cannot be guessed or sent: a client has none of its own refused beforehand."""

    async def scenario() -> None:
        context, table = await started()
        game = await context.game(table.id)
        step = game.state.last_step
        nonsense = Draw(1, step, (Pass(),))
        for name in (STAND_IN, "random"):
            guess = sha256(f"{name}/1/{step}/0".encode()).hexdigest()[:32]
            await playing.act(context, table.id, BEN.id, Command(1, guess, nonsense))
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(f'"{_command(game, 1, name)}"', type=CommandId)
        for account in (ANN, BEN):
            await joining.leave(context, table.id, account)
        at_work(context, InlineWorkerPool())
        await until_over(context, table)

    run(scenario())


def test_who_is_connected_and_never_answers_is_played_for_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without a clock nobody has to hurry, but nobody can hold up the others for good either."""
    monkeypatch.setattr(stand_ins, "CHECK_SECONDS", 0.01)

    async def scenario() -> None:
        context, table = await started()
        hub = Hub(context, InlineWorkerPool())
        for account in (ANN, BEN):
            Guest(hub, table, account).hello()
        rounds = asyncio.create_task(StandInTask(context, hub, away=0.02).run())
        await asyncio.sleep(0.6)
        assert (await context.load_table(table.id)).late_step is None  # both think
        state = (await context.game(table.id)).state
        drawing = choose_drawing("random", view(state, 0), b"seed")
        command = Command(0, "0" * 32, Draw(0, state.last_step, drawing))
        await playing.act(context, table.id, ANN.id, command)
        at_work(context, InlineWorkerPool())
        async with asyncio.timeout(240):
            while (await context.game(table.id)).state.last_step == state.last_step:
                # Ben's client takes the seat back whenever a bot gets it.
                await joining.come_back(context, table.id, BEN.id)
                await asyncio.sleep(0)
        rounds.cancel()

    run(scenario())


def test_who_is_away_while_another_waits_gets_a_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand_ins, "CHECK_SECONDS", 0.01)

    async def scenario() -> None:
        context, table = await started()
        hub = Hub(context, InlineWorkerPool())
        rounds = asyncio.create_task(StandInTask(context, hub, away=0.05).run())
        await asyncio.sleep(0.2)
        assert (await context.load_table(table.id)).seats[1].bot is None  # type: ignore[union-attr]
        Guest(hub, table, ANN).hello()  # now somebody waits for Ben
        while (seats := (await context.load_table(table.id)).seats)[1].bot is None:  # type: ignore[union-attr]
            await asyncio.sleep(0.01)
        assert [occupant and occupant.bot for occupant in seats] == [None, STAND_IN]
        Guest(hub, table, BEN).hello()
        while 1 not in hub.connected_seats(table.id):
            await asyncio.sleep(0)
        await joining.come_back(
            context, table.id, BEN.id
        )  # as a connection does once it is present
        await asyncio.sleep(0.2)  # many rounds of the stand-in task
        assert (await context.load_table(table.id)).seats[1].bot is None  # type: ignore[union-attr]
        rounds.cancel()

    run(scenario())
