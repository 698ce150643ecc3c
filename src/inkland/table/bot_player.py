"""Plays for the bots at tables: a worker process computes a drawing from the seat's view."""

import asyncio
import logging
import secrets
from random import Random
from typing import Final

from inkland.bots.roster import bot_at_table, is_search_bot
from inkland.protocol import messages
from inkland.rules import Draw, Drawing, View, view
from inkland.sheet.refused import Refused
from inkland.table.actions import playing
from inkland.table.actions.seating import STAND_IN
from inkland.table.context import Context
from inkland.table.fair_turns import Claim, FairTurns
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.ids import TableId
from inkland.table.storage.records import (
    BOT_COMMAND,
    BOTS_ALONE_PRIORITY,
    Job,
    Table,
    has_person,
)
from inkland.table.worker_pool import WorkerPool

MAX_JOBS_AT_ONCE: Final = 16  # of one process; most wait for a worker process, some for storage
MAX_JOB_SECONDS: Final = 1.0  # then a job goes back to the queue, if others may wait for its place
_FALLBACK_BOT: Final = "random"

log = logging.getLogger(__name__)


def choose_drawing(bot: str, seen: View, seed: bytes, search_bots: int = 1) -> Drawing:
    """The bot's drawing for this view; runs in a worker process.

    `search_bots` is the number of bots with a search at the table: they share its thinking time.
    """
    return bot_at_table(bot, search_bots).answer(seen, Random(seed))


def preload() -> None:
    """Do nothing. Running it in a worker process starts it and imports this module there."""


class BotPlayer:
    """Does the jobs of kind `bots`: answers the open step for every bot at a table."""

    def __init__(
        self,
        context: Context,
        workers: WorkerPool,
        processes: int = 1,
        max_jobs: int = MAX_JOBS_AT_ONCE,
    ) -> None:
        self._context = context
        self._workers = workers
        self.turns = FairTurns(processes)
        self._max_jobs = max_jobs
        self._jobs = 0
        self._thinking: set[tuple[TableId, int, int]] = set()

    async def play(self, job: Job) -> None:
        """Answer for every bot that has to move, in the game after event `job.number` or later.

        Raises `TurnOver` if not all could answer within `MAX_JOB_SECONDS` and this process cannot
        take another job meanwhile: the queue decides who is next.
        """
        self._jobs += 1
        try:
            table = await self._context.load_table(job.table)
            if table.status == "playing":
                game = await self._context.mailbox(table.id).game(job.number)
                await self._play_all(table, game, _claim(table, job))
        except Refused as refusal:
            log.warning("bots could not play: %r", refusal, extra={"table": job.table})
        finally:
            self._jobs -= 1

    async def _play_all(self, table: Table, game: LoadedGame, claim: Claim) -> None:
        answers = [
            asyncio.create_task(self._play(table, game, seat, claim))
            for seat in _bots_to_move(table, game)
        ]
        waiting = set(answers)
        try:
            while waiting:
                _done, waiting = await asyncio.wait(waiting, timeout=MAX_JOB_SECONDS)
                if waiting and self._jobs >= self._max_jobs:
                    self.turns.give_up(table.id)
        finally:
            for answer in waiting:
                answer.cancel()
        for failure in await asyncio.gather(*answers, return_exceptions=True):
            if failure is not None:
                raise failure

    async def _play(self, table: Table, game: LoadedGame, seat: int, claim: Claim) -> None:
        """Answer for one seat, unless another task is already doing it."""
        key = (table.id, game.state.last_step, seat)
        if key in self._thinking:
            return
        self._thinking.add(key)
        try:
            await self._answer(table, game, seat, claim)
        finally:
            self._thinking.discard(key)

    async def _answer(self, table: Table, game: LoadedGame, seat: int, claim: Claim) -> None:
        """Wait for a turn, and answer for one seat.

        At a table of bots alone the turn lasts until the answer is stored. A hundred answers at
        once would keep the event loop from the commands of people for a while.
        """
        occupant = table.seats[seat]
        assert occupant is not None
        for bot in (occupant.bot or STAND_IN, _FALLBACK_BOT):
            async with self.turns.turn(claim):
                drawing = await self._drawing(table, game, seat, bot)
                if not claim.has_person:
                    is_over = await self._post(table, game, seat, bot, drawing)
            if claim.has_person:
                is_over = await self._post(table, game, seat, bot, drawing)
            if is_over:
                return

    async def _drawing(self, table: Table, game: LoadedGame, seat: int, bot: str) -> Drawing | None:
        """What the bot draws for this seat; None if it fails."""
        seen = view(game.state, seat)
        seed = secrets.token_bytes(16)  # random, so that a bot's move cannot be predicted
        try:
            with self._context.counters.bot():
                return await self._workers.run(choose_drawing, bot, seen, seed, _search_bots(table))
        except Exception:  # a bot that fails must not hold up a table
            log.exception("bot failed", extra={"table": table.id, "seat": seat})
            return None

    async def _post(
        self, table: Table, game: LoadedGame, seat: int, bot: str, drawing: Drawing | None
    ) -> bool:
        """Post the drawing to the mailbox; False if there is none, or it is refused."""
        if drawing is None:
            return False
        action = Draw(seat, game.state.last_step, drawing)
        command = _command(game, seat, bot)
        answer = await playing.act_as_bot(self._context, table.id, seat, command, action)
        match answer and messages.decode_server(answer):
            case None | messages.Saved() | messages.Refused(code="StepIsOver"):
                return True
        log.error("drawing of a bot refused: %s", answer, extra={"table": table.id, "seat": seat})
        return False


def _claim(table: Table, job: Job) -> Claim:
    """For whom the bots compute; storage has decided whether a person is present."""
    source = table.host if table.source is None else table.source
    is_present = has_person(table) and job.priority > BOTS_ALONE_PRIORITY
    return Claim(table.id, table.host, source, is_present)


def _search_bots(table: Table) -> int:
    """The number of seats played by bots with a search."""
    bots = (occupant.bot for occupant in table.seats if occupant is not None)
    return sum(bot is not None and is_search_bot(bot) for bot in bots)


def _bots_to_move(table: Table, game: LoadedGame) -> list[int]:
    """The seats played by bots that have not answered the open step; all if its time is up."""
    step = game.state.step
    if step is None:
        return []
    is_late = table.late_step == step.number
    waiting = ((seat, table.seats[seat]) for seat in step.asked if step.answers[seat] is None)
    return [
        seat
        for seat, occupant in waiting
        if occupant is not None and (is_late or occupant.bot is not None)
    ]


def _command(game: LoadedGame, seat: int, name: str) -> str:
    """The command's id: the same for the same question, so that a repeated job answers once.

    No client can send it, so none can have it refused beforehand.
    """
    revision = dict(game.revisions).get(seat, 0)
    return f"{BOT_COMMAND}{name}/{seat}/{game.state.last_step}/{revision}"
