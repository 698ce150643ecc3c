"""The bench: judges in a worker process of their own. They speak of finished games, and set par.

A job goes from the loop to the worker question by question, so that a server that is told to end
does not wait for a whole game; and nobody who plays ever waits for a judge.
"""

import asyncio
import logging
from typing import Final

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

# A game of four seats has about so many questions. One with many more gets less thought for each.
USUAL_QUESTIONS: Final = 130
PAR_SHARE: Final = 4  # par is played four times: each question gets so much less thought

log = logging.getLogger(__name__)


def budget_per_question(budget: int, questions: int) -> int:
    """How much thought each of so many questions gets."""
    return max(1, min(budget, budget * USUAL_QUESTIONS // max(1, questions)))


# --- For a worker


def judge_decision(decision: Decision, budget: int, fast: bool) -> JudgedMove:
    """What the judge says of an answer."""
    return judged_move(decision, thinker(budget, fast))


def play_one_step(state: State, budget: int, fast: bool, seed: str) -> State:
    """A game one step further; the bot is handed views only."""
    return play_step(state, thinker(budget, fast), seed)


# --- In the loop


class AnalysisJobs:
    """Does the jobs of judges: analyses, and pars of deals."""

    def __init__(self, context: Context, workers: WorkerPool, budget: int, *, fast: bool) -> None:
        self._context = context
        self._workers = workers
        self._budget = budget
        self._fast = fast

    async def analyse(self, job: Job) -> None:
        """Judge a finished game and keep it; doing it again would say the same."""
        found = await self._context.storage.analysis(job.table)
        if found is None or found.judged is not None:
            return
        try:
            judged = await self._judged(await self._events(job.table))
        except StorageUnavailable:
            raise
        except Exception:  # to try again would end the same way; somebody may ask again
            log.exception("not judged", extra={"table": job.table})
            await self._context.storage.delete_analysis(job.table)
        else:
            await self._context.storage.save_analysis(job.table, judged)

    async def _judged(self, events: tuple[Event, ...]) -> str:
        asked = await asyncio.to_thread(lambda: tuple(decisions(events)))
        budget = budget_per_question(self._budget, len(asked))
        moves = [
            await self._workers.run(judge_decision, decision, budget, self._fast)
            for decision in asked
        ]
        game = judged_game(events, moves, thinker(budget, self._fast))
        return await asyncio.to_thread(analyses.encode_analysis, events, asked, game)

    async def compute_par(self, job: Job) -> None:
        """Let the judge play the deal of a finished game himself, and keep what he makes of it."""
        table = await self._context.load_table(job.table)
        if table.deal is None or table.status != "finished":
            return
        seats = len(table.seats)
        if any(known.seats == seats for known in await self._context.storage.pars(table.deal)):
            return
        try:
            par = await self._par(await self._events(job.table), seats, table.commitment)
        except StorageUnavailable:
            raise
        except Exception:  # a deal without par is still a deal
            log.exception("no par", extra={"table": job.table})
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
                state = await self._workers.run(
                    play_one_step, state, budget, self._fast, f"{seed}/{play}"
                )
            ends.append(state)
        return StoredPar(seats, *par_of(ends, thinker(budget, self._fast)))

    async def _events(self, table: TableId) -> tuple[Event, ...]:
        game = await self._context.storage.game(table)
        assert game is not None
        return (await asyncio.to_thread(loaded_game.load, game))[1]
