"""Jobs of the judge: analyse finished games, and compute the par of deals.

The computation runs in a worker process of its own, so that players never wait for it. It is sent
there one decision at a time, so that a server that shuts down does not wait for a whole game, and
none while a person waits for a bot.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from inkland.bots.judge import Decision, JudgedMove, decisions, judged_game, judged_move
from inkland.bots.judge import judge_evaluator as thinker
from inkland.bots.par import PLAYS, par_of, play_step, redeal
from inkland.rules import Event, State
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.games import loaded_game
from inkland.table.ids import TableId
from inkland.table.review import analyses
from inkland.table.storage.records import Job, StoredPar
from inkland.table.worker_pool import WorkerPool

# Decisions in a typical game of four seats. Longer games get a smaller budget for each decision.
USUAL_QUESTIONS: Final = 130
WAIT_SECONDS: Final = 0.2
PAR_SHARE: Final = 4  # par is played four times, with a quarter of the budget for each decision

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


def budget_per_question(budget: int, questions: int) -> int:
    """Return the budget, in sampled decks, for each decision of a game with so many of them."""
    return max(1, min(budget, budget * USUAL_QUESTIONS // max(1, questions)))


# --- In the worker process


def judge_decision(decision: Decision, budget: int, fast: bool) -> JudgedMove:
    """Judge one decision of a seat."""
    return judged_move(decision, thinker(budget, fast))


def play_one_step(state: State, budget: int, fast: bool, seed: str) -> State:
    """Return the state after the judge has played one step; it only gets the views of the seats."""
    return play_step(state, thinker(budget, fast), seed)


# --- In the event loop


class AnalysisJobs:
    """Handles the jobs `analysis` and `par`."""

    def __init__(
        self,
        context: Context,
        workers: WorkerPool,
        budget: int,
        *,
        fast: bool,
        is_person_waiting: Callable[[], bool] = lambda: False,
    ) -> None:
        self._context = context
        self._workers = workers
        self._is_person_waiting = is_person_waiting  # for a bot; then no computation is started
        self._budget = budget
        self._fast = fast

    async def analyse(self, job: Job) -> None:
        """Analyse a finished game and store the result; does nothing if that is done already."""
        found = await self._context.storage.analysis(job.table)
        if found is None or found.judged is not None:
            return
        try:
            judged = await self._judged(await self._events(job.table))
        except StorageUnavailable:
            raise
        except Exception:  # a retry would fail the same way; a new request is possible
            log.exception("analysis failed", extra={"table": job.table})
            await self._context.storage.delete_analysis(job.table)
        else:
            await self._context.storage.save_analysis(job.table, judged)

    async def _judged(self, events: tuple[Event, ...]) -> str:
        questions = await asyncio.to_thread(lambda: tuple(decisions(events)))
        budget = budget_per_question(self._budget, len(questions))
        moves = [
            await self._run(judge_decision, decision, budget, self._fast) for decision in questions
        ]
        game = judged_game(events, moves, thinker(budget, self._fast))
        return await asyncio.to_thread(analyses.encode_analysis, events, questions, game)

    async def compute_par(self, job: Job) -> None:
        """Let the judge play the deal of a finished game, and store the par, unless it is there."""
        table = await self._context.load_table(job.table)
        if table.deal is None or table.status != "finished":
            return
        seats = len(table.seats)
        if any(par.seats == seats for par in await self._context.storage.pars(table.deal)):
            return
        try:
            par = await self._par(await self._events(job.table), seats, table.commitment)
        except StorageUnavailable:
            raise
        except Exception:  # a deal can be played without par
            log.exception("par failed", extra={"table": job.table})
        else:
            await self._context.storage.save_par(table.deal, par)

    async def _par(self, events: tuple[Event, ...], seats: int, seed: str) -> StoredPar:
        budget = max(
            1, budget_per_question(self._budget, seats * USUAL_QUESTIONS // 4) // PAR_SHARE
        )
        dealt = await asyncio.to_thread(redeal, events)
        ends = []
        for play in range(PLAYS):
            state = dealt
            while state.step is not None:
                state = await self._run(play_one_step, state, budget, self._fast, f"{seed}/{play}")
            ends.append(state)
        return StoredPar(seats, *par_of(ends, thinker(budget, self._fast)))

    async def _run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call the function in a worker process, as soon as no person waits for a bot."""
        while self._is_person_waiting():
            await asyncio.sleep(WAIT_SECONDS)
        return await self._workers.run(do, *args, **kwargs)

    async def _events(self, table: TableId) -> tuple[Event, ...]:
        game = await self._context.storage.game(table)
        assert game is not None
        return (await asyncio.to_thread(loaded_game.load, game))[1]
