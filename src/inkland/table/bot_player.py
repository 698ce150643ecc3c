"""Plays for the bots at tables: a worker process computes a drawing from the seat's view."""

import asyncio
import logging
import secrets
from random import Random
from typing import Final

from inkland.bots.roster import bot_named
from inkland.protocol import messages
from inkland.rules import Draw, Drawing, View, view
from inkland.sheet.refused import Refused
from inkland.table.actions import playing
from inkland.table.actions.seating import STAND_IN
from inkland.table.context import Context
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.ids import TableId
from inkland.table.storage.records import Job, Table
from inkland.table.worker_pool import WorkerPool

_FALLBACK_BOT: Final = "random"

log = logging.getLogger(__name__)


def choose_drawing(bot: str, seen: View, seed: bytes) -> Drawing:
    """The bot's drawing for this view; runs in a worker process."""
    return bot_named(bot).answer(seen, Random(seed))


def preload() -> None:
    """Do nothing. Running it in a worker process starts it and imports this module there."""


class BotPlayer:
    """Does the jobs of kind `bots`: answers the open step for every bot at a table."""

    def __init__(self, context: Context, workers: WorkerPool) -> None:
        self._context = context
        self._workers = workers
        self._thinking: set[tuple[TableId, int, int]] = set()

    async def play(self, job: Job) -> None:
        """Answer for every bot that has to move, in the game after event `job.number` or later."""
        try:
            table = await self._context.load_table(job.table)
            if table.status != "playing":
                return
            game = await self._context.mailbox(table.id).game(job.number)
            await asyncio.gather(
                *(self._play(table, game, seat) for seat in _bots_to_move(table, game))
            )
        except Refused as refusal:
            log.warning("bots could not play: %r", refusal, extra={"table": job.table})

    async def _play(self, table: Table, game: LoadedGame, seat: int) -> None:
        """Answer for one seat, unless another task is already doing it."""
        key = (table.id, game.state.last_step, seat)
        if key in self._thinking:
            return
        self._thinking.add(key)
        try:
            await self._answer(table, game, seat)
        finally:
            self._thinking.discard(key)

    async def _answer(self, table: Table, game: LoadedGame, seat: int) -> None:
        occupant, seen = table.seats[seat], view(game.state, seat)
        assert occupant is not None and seen.step is not None
        for name in (occupant.bot or STAND_IN, _FALLBACK_BOT):
            try:
                seed = secrets.token_bytes(16)  # random, so that a bot's move cannot be predicted
                with self._context.counters.bot():
                    drawing = await self._workers.run(choose_drawing, name, seen, seed)
            except Exception:  # a bot that fails must not hold up a table
                log.exception("bot failed", extra={"table": table.id, "seat": seat})
                continue
            action = Draw(seat, seen.step.number, drawing)
            command = _command(game, seat, name)
            answer = await playing.act_as_bot(self._context, table.id, seat, command, action)
            match answer and messages.decode_server(answer):
                case None | messages.Saved() | messages.Refused(code="StepIsOver"):
                    return
            log.error(
                "drawing of a bot refused: %s", answer, extra={"table": table.id, "seat": seat}
            )


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
    return f"bot {name}/{seat}/{game.state.last_step}/{revision}"
