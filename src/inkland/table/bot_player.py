"""The crew: bots in seats. They get a seat's view, think in a worker process, and act as anyone."""

import asyncio
import logging
import secrets
from hashlib import sha256
from random import Random
from typing import Final

from inkland.bots.roster import bot_named
from inkland.protocol import messages
from inkland.rules import Draw, Drawing, View, view
from inkland.sheet.refused import Refused
from inkland.table.actions import playing
from inkland.table.context import Context
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.ids import TableId
from inkland.table.storage.records import Job, Table
from inkland.table.worker_pool import WorkerPool

_FALLBACK_BOT: Final = "random"

log = logging.getLogger(__name__)


def choose_drawing(bot: str, seen: View, seed: bytes) -> Drawing:
    """What a bot answers; runs in a worker process."""
    return bot_named(bot).answer(seen, Random(seed))


def preload() -> None:
    """A worker process has started, and warms up beside what it is asked."""


class BotPlayer:
    """Does the jobs of bots: every bot that is asked at a table answers."""

    def __init__(self, context: Context, workers: WorkerPool) -> None:
        self._context = context
        self._workers = workers
        self._thinking: set[tuple[TableId, int, int]] = set()

    async def play(self, job: Job) -> None:
        """Let every bot think that is asked at the table, as the job or something later left it."""
        try:
            table = await self._context.load_table(job.table)
            if table.status != "playing":
                return
            game = await self._context.mailbox(table.id).game(job.number)
            await asyncio.gather(
                *(self._play(table, game, seat) for seat in _bots_to_move(table, game))
            )
        except Refused as refusal:
            log.warning("not played: %r", refusal, extra={"table": job.table})

    async def _play(self, table: Table, game: LoadedGame, seat: int) -> None:
        """Think and answer, unless that is being done."""
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
        assert occupant is not None and occupant.bot is not None and seen.step is not None
        for name in (occupant.bot, _FALLBACK_BOT):
            try:
                seed = secrets.token_bytes(16)  # nobody shall know beforehand what a bot will do
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
            log.error("bot refused: %s", answer, extra={"table": table.id, "seat": seat})


def _bots_to_move(table: Table, game: LoadedGame) -> list[int]:
    """The seats of bots whose answer is awaited."""
    step = game.state.step
    if step is None:
        return []
    sittings = ((seat, table.seats[seat]) for seat in step.asked if step.answers[seat] is None)
    return [
        seat for seat, occupant in sittings if occupant is not None and occupant.bot is not None
    ]


def _command(game: LoadedGame, seat: int, name: str) -> str:
    """The same id for the same question, so that a bot that thinks twice answers once."""
    revision = dict(game.revisions).get(seat, 0)
    step = game.state.last_step
    return sha256(f"{name}/{seat}/{step}/{revision}".encode()).hexdigest()[:32]
