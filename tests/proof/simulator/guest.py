"""A scripted player that misbehaves in every way that a client should not."""

import asyncio
from random import Random
from typing import Final

from inkland.protocol.resources import Sit
from inkland.table.actions import clocks, joining
from proof.simulator import client_profile, drawing
from proof.simulator.client import Client, Network, Place, say
from proof.simulator.client_view import Message, read

PATIENCE: Final = 3.0  # seconds until a command is sent again
_PINGS: Final = 80
_FLOOD_EVERY: Final = 0.04  # seconds: a connection is closed above 30 messages a second
_FLOOD: Final = 30  # commands before each answer, 20 of them refused
_SIT: Final = Sit(nonce="0" * 32)


class Guest(Client):
    """A client and its script."""

    def __init__(self, world: Network, name: str, place: Place, random: Random) -> None:
        super().__init__(world, name, place, random)
        self.profile = client_profile.random_profile(random)

    def start(self) -> None:
        """Connect, and play if it has a seat."""
        super().start()
        if self.account is not None:
            self.world.loop.spawn(self.process, self._play())

    async def _play(self) -> None:
        while not self.is_over and not self.world.is_closing:
            await self.until(lambda: self.is_over or self._asked() is not None, 1.0)
            step = self._asked()
            if step is not None and not self.world.is_closing:
                await self._hold_back()
                await self._answer(step)

    def _asked(self) -> int | None:
        """The step that waits for this seat."""
        view, seat = self.client_view.view, self.client_view.seat
        step = None if view is None else view["step"]
        if step is None or seat not in step["asked"] or step["answered"][seat]:
            return None
        number: int = step["number"]
        return number

    # --- A step

    async def _hold_back(self) -> None:
        """Think; at times until the clock runs out."""
        think = self.random.expovariate(1 / self.profile.think)
        if self.random.random() < self.profile.oversleep:
            think = self.random.uniform(0.8, 1.6) * (self.clock or 4)
        if self.client_view.line is not None and self.random.random() < self.profile.leave:
            self.client_view.line.cut(server=self.random.choice((0.0, 5.0)))
        await asyncio.sleep(think)

    async def _answer(self, step: int) -> None:
        """Answer the step, with some misbehaviour before and after."""
        self._misbehave(step)
        spots = await self._looked(step)
        if spots is None:
            return
        if self.random.random() < self.profile.flood:
            await self._flood(step, spots)
        draw = self.command("draw", step=step, drawing=drawing.chosen(self.random, spots))
        is_saved = await self._insist(draw)
        if is_saved and self.random.random() < self.profile.take_back:
            if await self._insist(self.command("take_back", step=step)):
                self._repeat(draw)  # an old command: it must not bring the drawing back
            await self.until(lambda: self._asked() is not None, 1.0)

    async def _looked(self, step: int) -> Message | None:
        """The spots; they arrive without a request, unless a connection broke."""
        for _look in range(20):
            if step in self.spots or self._asked() != step:
                break
            await self.until(lambda: step in self.spots or self._asked() != step, 1.0)
            if self.client_view.line is not None and step not in self.spots:
                say(self.client_view.line, {"type": "look", "step": step, "begun": []})
        return self.spots.get(step) if self._asked() == step else None

    async def _insist(self, command: Message) -> bool:
        """Send the command, with the same id, until an answer comes.

        Return whether it was saved.
        """
        id_ = command["id"]
        while id_ not in self.answers:
            self._repeat(command)
            await self.until(lambda: id_ in self.answers, PATIENCE)
        answer = read(self.answers[id_])
        if answer["type"] == "saved":
            await self.until(lambda: (self.client_view.number or 0) >= answer["number"], PATIENCE)
        return bool(answer["type"] == "saved")

    def _repeat(self, command: Message) -> None:
        """Send it now, and at times up to four times more, at random moments."""
        self.send(command)
        if self.random.random() < self.profile.repeat:
            for _copy in range(self.random.randint(1, 4)):
                after = self.random.choice((0.0, 0.1, 2.0)) * self.random.random()
                self.world.loop.call_later(after, self.send, command)

    # --- Misbehaviour

    def _misbehave(self, step: int) -> None:
        random, own = self.random, self.profile
        if self.commands and random.random() < own.stale:
            self._repeat(random.choice(self.commands))
        if random.random() < own.stale / 2:
            self.send(self.command("draw", step=max(0, step - 1), drawing=[{"type": "pass"}]))
        if self.clock is not None and random.random() < own.pause:
            self._wish_pause(wanted=True)
        if random.random() < own.tab:
            self.world.loop.spawn(self.process, self.look_in())
        if random.random() < own.stall and self.client_view.line is not None:
            for _ping in range(_PINGS):
                say(self.client_view.line, {"type": "ping", "word": "x" * 40})

    async def _flood(self, step: int, spots: Message) -> None:
        """Send drawings that are refused, and answers that replace each other, without waiting."""
        for number in range(_FLOOD):
            line = self.client_view.line
            if line is not None and not self.world.is_closing:
                is_legal = number % 3 == 2
                legal = drawing.chosen(self.random, spots)
                nonsense = self.command("draw", step=step if is_legal else step + 1, drawing=legal)
                self.waiting.discard(nonsense["id"])  # it is not sent again
                self.send(nonsense)
            await asyncio.sleep(_FLOOD_EVERY)

    def understand(self, text: str, message: Message) -> None:
        """Handle a message, and react to it if needed."""
        super().understand(text, message)
        if message["type"] == "table":
            self._maybe_return_to_seat(message)
            self._maybe_end_pause(message["table"])

    def _maybe_return_to_seat(self, message: Message) -> None:
        """If a bot plays the seat, come back by one way or another."""
        own = None if message["you"] is None else message["table"]["seats"][message["you"]]
        if own is None or own["bot"] is None or self.random.random() > 0.3:
            return
        if self.random.random() < 0.5 and self.client_view.line is not None:
            self.world.loop.call_later(self.random.random(), self.client_view.line.cut)
        else:
            self.wish(lambda context, me: joining.sit(context, self.table, me, _SIT))

    def _maybe_end_pause(self, table: Message) -> None:
        """At times agree to a pause; end one after a while."""
        if table["is_paused"]:
            after = self.random.uniform(0.5, 8.0)
            self.world.loop.call_later(after, lambda: self._wish_pause(wanted=False))
        elif table["pause"] and self.random.random() < self.profile.agree:
            self._wish_pause(wanted=True)

    def _wish_pause(self, *, wanted: bool) -> None:
        self.wish(lambda context, me: clocks.pause(context, self.table, me, wanted=wanted))
