"""A seat on a server that a program plays."""

import asyncio
import contextlib
from functools import partial
from typing import Final

from websockets.exceptions import ConnectionClosed

from inkland.bridge.program import Program, ProgramFailed
from inkland.bridge.program_questions import ProgramDecision, decided, is_settled, question
from inkland.client.http import HttpClient
from inkland.client.player import Journal, Player, no_journal
from inkland.protocol.messages import Effects, Spots

EFFECTS_SECONDS: Final = 10.0  # then the program is asked without the gains
MAX_REFUSALS: Final = 3  # in one step, of drawings that the program has sent


class ProgramPlayer(Player):
    """Asks a program what to draw. What it has decided is sent once, however often it reconnects.

    The program may think while the connection is lost: its answer is sent over the next one.
    """

    def __init__(
        self, client: HttpClient, table: str, program: Program, journal: Journal = no_journal
    ) -> None:
        super().__init__(client, table, journal=journal)
        self._program = program
        self._spots: Spots | None = None  # those that the program is asked about
        self._effects: asyncio.Future[Effects] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._refusals: dict[int, int] = {}

    async def play(self) -> None:
        """Play to the end of the game. Raises `ProgramFailed`."""
        playing = asyncio.create_task(super().play())
        try:
            while not playing.done():
                tasks = {playing, *({self._thinking} if self._thinking else ())}
                done, _ = await asyncio.wait(tasks, timeout=1, return_when="FIRST_COMPLETED")
                thought = self._thinking
                if thought is not None and thought in done:
                    self._thinking = None
                    thought.result()
            playing.result()
        finally:
            for task in (playing, self._thinking):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError, ProgramFailed):
                        await task

    async def _choose(self, spots: Spots) -> None:
        if not self.is_asked or self.pending is not None or self.view is None:
            return
        if spots.step != self.view["step"]["number"]:
            return
        if self._thinking is not None and not self._thinking.done():
            if self._spots is not None and spots.step == self._spots.step:
                return  # it is being asked: these came again with a new connection
            self._thinking.cancel()
        self._spots = spots
        self._effects = asyncio.get_running_loop().create_future()
        self._thinking = asyncio.create_task(self._think(spots, self._effects))

    async def _compare(self, effects: Effects) -> None:
        spots, future = self._spots, self._effects
        if spots is None or future is None or future.done():
            return
        if (effects.step, effects.begun) == (spots.step, spots.begun):
            future.set_result(effects)

    async def _think(self, spots: Spots, coming: "asyncio.Future[Effects]") -> None:
        effects: Effects | None = None
        with contextlib.suppress(TimeoutError):
            effects = await asyncio.wait_for(coming, EFFECTS_SECONDS)
        assert self.seat is not None and self.view is not None
        asked, listed = question(self.table, self.seat, self.view, spots, effects)
        if is_settled(spots, listed):
            found = ProgramDecision(asked["begun"], is_finished=True)
        else:
            found = await self._program.ask(asked, partial(decided, spots, listed))
        if not self.is_asked or self.view["step"]["number"] != spots.step:
            return  # a stand-in has answered meanwhile
        with contextlib.suppress(ConnectionClosed):  # sent again with the next connection
            if found.is_finished:
                self._spots = None
                await self._draw(spots.step, found.drawing)
            else:
                self._thinking = None
                await self._send({"type": "look", "step": spots.step, "begun": found.drawing})

    async def _choose_again(self) -> None:
        """Ask again after a refusal; a program that is refused too often has failed."""
        if self.is_asked and self.view is not None:
            step = self.view["step"]["number"]
            self._refusals[step] = self._refusals.get(step, 0) + 1
            if self._refusals[step] > MAX_REFUSALS:
                raise ProgramFailed(f"{self._program.name}: its drawings are refused")
        await super()._choose_again()
