"""A nasty client: it plays to the end, and all the while does what no client should.

It sends commands twice and thrice, sends old ones again long after they were answered, takes back,
draws what is not allowed, draws too late, and comes back after every break. It notes all of it.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from inkland.client.visitor import Visitor
from inkland.protocol.messages import NO_SUCH_TABLE, Spots, understood
from inkland.protocol.offers import WireElement, elements
from server.kills.faults import BEAT, until_beat
from server.kills.journal import Journal

Drawing: TypeAlias = list[WireElement]
Message: TypeAlias = dict[str, Any]

_MOST_REPEATED: Final = 12  # of all its commands, when the game is over
_DOES_NOT_END: Final = "skill_use"
_EVERYWHERE: Final = "1" + "f" * 30
_LOST: Final = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


class TableLost(Exception):
    """The server does not know the table any more."""


class Place(NamedTuple):
    """Who sits where."""

    visitor: Visitor
    table: str
    seat: int


class Temper(NamedTuple):
    """How a client plays: from chance, and letting up to so many beats pass before it draws, until
    all faults are over."""

    random: Random
    beats: int
    is_calm: Callable[[], bool]


class Nasty:
    """The client of one seat."""

    def __init__(self, place: Place, temper: Temper, journal: Journal) -> None:
        self._visitor, self._table, self._seat = place
        self._random = temper.random
        self._temper = temper
        self._journal = journal
        self._view: Message | None = None
        self._number: int | None = None
        self._socket: ClientConnection | None = None
        self._connections = 0
        self._news = asyncio.Event()
        self._spots: dict[str, Spots] = {}
        self._commands: list[Message] = []
        self._answers: dict[str, list[str]] = {}
        self._busy: set[str] = set()
        journal.note("sit", table=place.table, seat=place.seat)

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as it takes."""
        script = asyncio.create_task(self._play())
        line = asyncio.create_task(self._stay_connected())
        try:
            done, _ = await asyncio.wait((script, line), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (script, line):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, TableLost):
                    await task
            self._journal.close()

    # --- The line

    async def _stay_connected(self) -> None:
        while True:
            try:
                await self._connect()
            except _LOST as broken:
                self._socket = None
                self._journal.note("broke", why=repr(broken))
                if isinstance(broken, ConnectionClosed) and _code(broken) == NO_SUCH_TABLE:
                    raise TableLost from broken
                await asyncio.sleep(self._random.uniform(0.05, 0.4))

    def _dial(self) -> connect:
        url = f"{self._visitor.socket_url}/api/tables/{self._table}/live"
        headers = {"Cookie": self._visitor.cookie}
        return connect(
            url, additional_headers=headers, compression=None, max_size=None, open_timeout=5,
            close_timeout=1,
        )  # fmt: skip

    async def _connect(self) -> None:
        async with self._dial() as socket:
            await socket.send(json.dumps({"type": "hello", "since": self._number}))
            self._journal.note("connected", since=self._number)
            self._socket = socket
            self._connections += 1
            self._news.set()
            async for text in socket:
                self._heard(str(text))
                self._news.set()
        raise ConnectionClosed(None, None)

    async def _say(self, message: Message) -> None:
        """Say it on the connection of the moment; what is lost with it is lost."""
        await self._until(lambda: self._socket is not None)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def _send_elsewhere(self, command: Message) -> None:
        """Send a command on another connection, too, as if it came from a second window."""
        with contextlib.suppress(*_LOST):
            async with self._dial() as socket:
                await socket.send(json.dumps({"type": "hello"}))
                self._journal.note("sent", command=command)
                await socket.send(json.dumps(command))
                async with asyncio.timeout(2):
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] in ("saved", "refused"):
                            self._journal.note("heard", id=message["id"], text=str(text))
                            break

    async def _until(self, done: Callable[[], bool], seconds: float = 5.0) -> None:
        """Wait until something is so; not for ever, since a planted bug may prevent it."""
        end = time.monotonic() + seconds
        while not done() and time.monotonic() < end:
            self._news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), 0.5)

    # --- Hearing

    def _heard(self, text: str) -> None:
        message = json.loads(text)
        match message["type"]:
            case "whole":
                self._number, self._view = message["number"], message["view"]
                self._journal.note("view", number=self._number)
            case "update":
                self._follow(message)
            case "spots":
                self._spots[_key(message["step"], message["begun"])] = understood(text)
            case "saved" | "refused":
                self._journal.note("heard", id=message["id"], text=text)
                self._answers.setdefault(message["id"], []).append(text)
            case "busy":
                self._journal.note("busy", id=message["id"])
                self._busy.add(message["id"])

    def _follow(self, update: Message) -> None:
        self._journal.note("view", number=update["number"], since=update["since"])
        if self._view is None or update["since"] != self._number:
            self._journal.note("gap", expected=self._number, since=update["since"])
            self._number = None
            raise ConnectionClosed(None, None)
        seats = update["changes"].pop("seats", {})
        self._view.update(update["changes"])
        for number, seat in seats.items():
            self._view["seats"][int(number)] = seat
        self._view["answer"] = update.get("answer", self._view["answer"])
        self._number = update["number"]

    # --- The script

    async def _play(self) -> None:
        while not self._is_over():
            await self._until(lambda: self._is_over() or self._asked() is not None)
            step = self._asked()
            if step is not None:
                await self._hold_back()
                await self._answer(step)
        await self._repeat_everything()
        assert self._view is not None
        self._journal.note("ended", number=self._number, view=self._view)

    async def _hold_back(self) -> None:
        if not self._temper.is_calm():
            beats = self._random.randrange(self._temper.beats)
            await asyncio.sleep(until_beat(time.time()) + beats * BEAT)

    async def _answer(self, step: int) -> None:
        """Answer the step, with some mischief before and after."""
        await self._mischief(step)
        drawing = await self._chosen(step)
        if drawing is None:
            return
        draw = self._command("draw", step=step, drawing=drawing)
        elsewhere = self._send_elsewhere(draw) if self._random.random() < 0.1 else asyncio.sleep(0)
        is_saved, _ = await asyncio.gather(self._insist(draw), elsewhere)
        if not is_saved:
            return
        if self._random.random() < 0.2:
            back = self._command("take_back", step=step)
            if await self._insist(back):
                await self._send(draw)  # an old command: it must not bring the drawing back

    async def _mischief(self, step: int) -> None:
        lot = self._random.random()
        if lot < 0.3 and self._commands:
            await self._send(self._random.choice(self._commands))
        elif lot < 0.4:
            nonsense = {"type": "placement", "terrain": "forest", "spaces": _EVERYWHERE}
            await self._insist(self._command("draw", step=step, drawing=[nonsense]))
        elif lot < 0.5 and self._commands:
            late = self._random.choice(self._commands)
            await self._insist(
                self._command("draw", step=step - 1, drawing=late.get("drawing", []))
            )

    async def _repeat_everything(self) -> None:
        number = min(_MOST_REPEATED, len(self._commands))
        for command in self._random.sample(self._commands, number):
            await self._insist(command)

    # --- Commands

    def _command(self, kind: str, **facts: object) -> Message:
        return {"type": kind, "id": f"{self._random.getrandbits(128):032x}", **facts}

    async def _insist(self, command: Message) -> bool:
        """Send the command, often, until another answer to it has come; was it saved?"""
        id_, line = command["id"], self._connections
        enough = len(self._answers.get(id_, ())) + 1
        while len(self._answers.get(id_, ())) < enough:
            self._busy.discard(id_)
            for _ in range(self._random.choice((1, 1, 2, 3))):
                await self._send(command)
            await self._until(partial(self._is_settled, id_, enough, self._connections))
            if id_ in self._busy:
                await asyncio.sleep(0.1)
        if command not in self._commands:
            self._commands.append(command)
        answer = json.loads(self._answers[id_][-1])
        if answer["type"] == "saved":
            if enough == 1 and self._connections == line:
                self._journal.beat()
            await self._until(lambda: (self._number or 0) >= answer["number"])
        return bool(answer["type"] == "saved")

    def _is_settled(self, id_: str, enough: int, line: int) -> bool:
        """Have the answers come, or is it time to send the command again?"""
        is_answered = len(self._answers.get(id_, ())) >= enough
        return is_answered or id_ in self._busy or self._connections != line

    async def _send(self, command: Message) -> None:
        self._journal.note("sent", command=command)
        await self._say(command)

    # --- Drawing

    def _is_over(self) -> bool:
        return self._view is not None and self._view["ending"] is not None

    def _asked(self) -> int | None:
        """The step that waits for this seat."""
        step = None if self._view is None else self._view["step"]
        if step is None or self._seat not in step["asked"] or step["answered"][self._seat]:
            return None
        number: int = step["number"]
        return number

    async def _chosen(self, step: int) -> Drawing | None:
        """A drawing, chosen element by element; None if the step has gone by."""
        begun: Drawing = []
        while True:
            spots = await self._look(step, begun)
            if spots is None:
                return None
            listed = list(elements(spots))
            if spots.complete and (not listed or self._random.random() < 0.5):
                return begun
            begun = [*begun, self._random.choice(listed)]
            if begun[-1]["type"] != _DOES_NOT_END:
                return begun

    async def _look(self, step: int, begun: Drawing) -> Spots | None:
        """The spots: of a drawing not yet begun they come unasked."""
        key = _key(step, begun)
        line = self._connections if not begun else 0
        while self._asked() == step:
            if key in self._spots:
                return self._spots[key]
            if self._connections != line:
                line = self._connections
                await self._say({"type": "look", "step": step, "begun": begun})
            await self._until(partial(self._is_shown, key, step, line))
        return None

    def _is_shown(self, key: str, step: int, line: int) -> bool:
        """Have the spots come, or is it time to ask again, or to give up?"""
        return key in self._spots or self._connections != line or self._asked() != step


def _key(step: int, begun: Drawing) -> str:
    return json.dumps([step, begun], sort_keys=True)


def _code(broken: ConnectionClosed) -> int | None:
    return None if broken.rcvd is None else broken.rcvd.code
