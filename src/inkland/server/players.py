"""Bots in seats: they get a seat's view, think in a worker process, and act like everyone else."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, Final, TypeAlias

from inkland.bots.roster import bot_named
from inkland.protocol import messages
from inkland.rules import Draw, Drawing, View, view
from inkland.server import tables
from inkland.server.bus import Bell
from inkland.server.hall import Hall
from inkland.server.hub import Hub
from inkland.server.record.port import RecordUnavailable, Table, TableId
from inkland.server.story import Story
from inkland.server.workers import Workers
from inkland.sheet.refused import Refused

LOOK_EVERY: Final = 5.0
WAKE_EVERY: Final = 12  # rounds
_TRY_AGAIN: Final = 0.5
_LAST_RESORT: Final = "random"

Key: TypeAlias = tuple[object, ...]

log = logging.getLogger(__name__)


def thought(bot: str, seen: View, seed: bytes) -> Drawing:
    """What a bot answers; runs in a worker process."""
    return bot_named(bot).answer(seen, Random(seed))


class Players:
    """Sees to it that every seat of a bot is played, by one process at least."""

    def __init__(self, hall: Hall, hub: Hub, workers: Workers, away: float) -> None:
        self._hall = hall
        self._hub = hub
        self._workers = workers
        self._away = away  # seconds after which a bot stands in for someone others wait for
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._rung: set[TableId] = set()
        hall.bus.listen(self._heard)

    async def wake(self) -> None:
        """Take up the games in which bots were thinking when the server last stopped."""
        for table in await self._hall.record.games_of_bots():
            self._heard(Bell(table))

    async def look_after(self) -> None:
        """Go round for ever: who is away too long, while others wait, gets a bot to stand in."""
        for rounds in count(1):
            await asyncio.sleep(LOOK_EVERY)
            for table_id in self._hub.tables_with_people():
                try:
                    await self._look_after(table_id)
                except (RecordUnavailable, Refused) as failure:
                    log.warning("not looked after: %r", failure, extra={"table": table_id})
                except Exception:  # one table's trouble is not everyone's
                    log.exception("not looked after", extra={"table": table_id})
            if rounds % WAKE_EVERY == 0:  # a bell may be lost, and a process die before it rings
                with contextlib.suppress(RecordUnavailable):
                    await self.wake()

    async def _look_after(self, table_id: TableId) -> None:
        table = await self._hall.known_table(table_id)
        if table.status != "playing" or not self._hub.present(table_id):
            return
        step = (await self._hall.mailbox(table_id).story()).state.step
        for seat in () if step is None else step.asked:
            sitting = table.seats[seat]
            if step is None or step.answers[seat] is not None or sitting is None:
                continue
            is_away = self._hub.away_for(table_id, seat) > self._away
            if sitting.bot is None and is_away:
                log.info("bot stands in", extra={"table": table_id, "seat": seat})
                await tables.stand_in(self._hall, table_id, seat)
                if seat in self._hub.present(table_id) and sitting.account is not None:
                    await tables.come_back(self._hall, table_id, sitting.account)  # just arrived

    # --- Playing

    def _heard(self, bell: Bell) -> None:
        self._rung.add(bell.table)
        self._start(("look", bell.table), partial(self._consider, bell.table))

    def _start(self, key: Key, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do the work unless it is being done."""
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key, work))

    async def _run(self, key: Key, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except (Refused, RecordUnavailable) as failure:
            log.warning("not played: %r", failure, extra={"table": key[1]})
        finally:
            del self._tasks[key]

    async def _consider(self, table_id: TableId) -> None:
        """Let every bot think that is asked; look again if it rang meanwhile."""
        while table_id in self._rung:
            self._rung.discard(table_id)
            try:
                table = await self._hall.known_table(table_id)
                if table.status == "playing" and any(s and s.bot for s in table.seats):
                    self._let_think(table, await self._hall.mailbox(table_id).story())
            except RecordUnavailable:
                await asyncio.sleep(_TRY_AGAIN)
                self._rung.add(table_id)

    def _let_think(self, table: Table, story: Story) -> None:
        step = story.state.step
        if step is None:
            return
        for seat in step.asked:
            sitting = table.seats[seat]
            if step.answers[seat] is None and sitting is not None and sitting.bot is not None:
                play = partial(self._play, table, story, seat, sitting.bot)
                self._start((step.number, table.id, seat), play)

    async def _play(self, table: Table, story: Story, seat: int, bot: str) -> None:
        seen = view(story.state, seat)
        assert seen.step is not None
        for name in (bot, _LAST_RESORT):
            try:
                seed = secrets.token_bytes(16)  # nobody shall know beforehand what a bot will do
                drawing = await self._workers.run(thought, name, seen, seed)
            except Exception:  # a bot that fails must not hold up a table
                log.exception("bot failed", extra={"table": table.id, "seat": seat})
                continue
            action = Draw(seat, seen.step.number, drawing)
            answer = await self._post(table.id, seat, self._command(story, seat, name), action)
            match answer and messages.understood(answer):
                case None | messages.Saved() | messages.Refused(code="StepIsOver"):
                    return
            log.error("bot refused: %s", answer, extra={"table": table.id, "seat": seat})

    def _command(self, story: Story, seat: int, name: str) -> str:
        """The same id for the same question, so that a bot that thinks twice answers once."""
        revision = dict(story.revisions).get(seat, 0)
        step = story.state.last_step
        return sha256(f"{name}/{seat}/{step}/{revision}".encode()).hexdigest()[:32]

    async def _post(self, table: TableId, seat: int, command: str, action: Draw) -> str | None:
        """The answer; none if the person has come back meanwhile."""
        while True:
            try:
                return await tables.act_as_bot(self._hall, table, seat, command, action)
            except RecordUnavailable:
                await asyncio.sleep(_TRY_AGAIN)
