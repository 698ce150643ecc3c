"""A hostile client: it plays to the end while doing everything that a client should not do.

It sends commands up to five times, repeats old ones long after they were answered, takes back,
draws illegally and too late, stays silent until a bot stands in, and reconnects to the other node
after every break. It writes all of it to its journal.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from math import inf
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from inkland.client.http import HttpClient
from inkland.protocol.messages import NO_SUCH_TABLE, Spots, decode_server
from inkland.protocol.offers import WireElement, elements
from proof.chaos.faults import BEAT, until_beat
from proof.chaos.journal import Journal

Drawing: TypeAlias = list[WireElement]
Message: TypeAlias = dict[str, Any]

OWN: Final = ("viewer", "answer")
_MOST_REPEATED: Final = 12  # of all its commands, repeated when the game is over
_DOES_NOT_END: Final = "skill_use"
_EVERYWHERE: Final = "1" + "f" * 30
_LOST: Final = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)
_PATIENCE: Final = 5.0  # seconds without an answer, after which it switches to the other node
_MOST_PATIENCE: Final = 40.0  # the wait grows each time, so that a slow server can keep up
_OTHER_NODE: Final = 0.75
_MOVES: Final = 0.08  # how often it changes nodes without need
_STEPS: Final = 18  # steps of a short game
_IN_TIME: Final = 0.5  # share of a clock within which a client that is not silent draws


class TableLost(Exception):
    """The server does not know the table any more."""


class Place(NamedTuple):
    """A seat of a table, its account, and the seconds for a step."""

    new_client: HttpClient
    table: str
    seat: int
    clock: int | None


class Behaviour(NamedTuple):
    """How a client plays: its random source, the most beats it waits, and how often it is silent.

    `share` gives the share of the faults that are over; the game should not end much earlier.
    """

    random: Random
    beats: int
    silence: float
    share: Callable[[], float]


class HostileClient:
    """The client of one seat."""

    def __init__(self, place: Place, behaviour: Behaviour, journal: Journal) -> None:
        self._http_client, self._table, self._seat, self._clock = place
        self._random = behaviour.random
        self._behaviour = behaviour
        self._journal = journal
        self._view: Message | None = None
        self._number: int | None = None
        self._socket: ClientConnection | None = None
        self._connections = 0
        self._is_new_line = False  # nothing was heard on it yet
        self._patience = _PATIENCE
        self._news = asyncio.Event()
        self._spots: dict[str, Spots] = {}
        self._commands: list[Message] = []
        self._answers: dict[str, list[str]] = {}
        self._busy: set[str] = set()
        journal.note("sit", table=place.table, seat=place.seat, clock=place.clock)

    @property
    def table(self) -> str:
        """Its table."""
        return self._table

    @property
    def seats(self) -> int:
        """The number of seats of its table, as far as it has seen."""
        return 1 if self._view is None else len(self._view["seats"])

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as needed."""
        script = asyncio.create_task(self._play())
        line = asyncio.create_task(self._stay_connected())
        try:
            done, _ = await asyncio.wait((script, line), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            waiting = {script, line}
            while waiting:  # `asyncio.wait_for` of Python 3.11 may miss one cancel()
                for task in waiting:
                    task.cancel()
                waiting = (await asyncio.wait(waiting, timeout=1))[1]
            await asyncio.gather(script, line, return_exceptions=True)
            self._journal.close()

    # --- The connection

    async def _stay_connected(self) -> None:
        while True:
            try:
                await self._connect()
            except _LOST as broken:
                self._socket = None
                self._journal.note("broke", why=repr(broken))
                if isinstance(broken, ConnectionClosed) and _code(broken) == NO_SUCH_TABLE:
                    raise TableLost from broken
                if self._random.random() < _OTHER_NODE:  # spread the clients over the nodes
                    self._http_client.use_next_url()
                await asyncio.sleep(self._random.uniform(0.05, 0.4) * self._patience / _PATIENCE)

    def _dial(self) -> connect:
        url = f"{self._http_client.socket_url}/api/tables/{self._table}/live"
        headers = {"Cookie": self._http_client.cookie}
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
            self._is_new_line = True
            self._news.set()
            async for text in socket:
                self._heard(str(text))
                self._news.set()
        raise ConnectionClosed(None, None)

    def _give_up_line(self) -> None:
        """No answer here: switch to the other node, and wait longer there."""
        self._patience = min(_MOST_PATIENCE, self._patience * 2)
        if self._socket is not None:
            self._journal.note("gave up")
            self._socket.transport.abort()

    async def _say(self, message: Message) -> None:
        """Send on the current connection; what is lost with it is lost."""
        await self._until(lambda: self._socket is not None)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def _send_elsewhere(self, command: Message) -> None:
        """Also send a command on another connection, as if from a second tab."""
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

    async def _until(self, done: Callable[[], bool], seconds: float | None = None) -> bool:
        """Wait until the condition holds or the time is up; return whether it holds."""
        end = time.monotonic() + (self._patience if seconds is None else seconds)
        while not done() and time.monotonic() < end:
            self._news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), 0.5)
        return done()

    # --- Receiving

    def _heard(self, text: str) -> None:
        message = json.loads(text)
        match message["type"]:
            case "whole":
                self._number, self._view = message["number"], message["view"]
                self._is_new_line = False
                hash_ = view_hash(message["view"])
                self._journal.see(message["number"], self._step(), hash=hash_)
            case "update":
                self._follow(message)
            case "spots":
                self._spots[_key(message["step"], message["begun"])] = decode_server(text)
            case "saved" | "refused":
                self._patience = _PATIENCE
                self._journal.note("heard", id=message["id"], text=text)
                self._answers.setdefault(message["id"], []).append(text)
            case "busy":
                self._journal.note("busy", id=message["id"])
                self._busy.add(message["id"])

    def _follow(self, update: Message) -> None:
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
        # Hashing a whole view is expensive, so only some are checked, and what follows a break.
        is_checked = self._random.random() < 0.1 or self._is_new_line
        hash_ = view_hash(self._view) if is_checked else None
        self._is_new_line = False
        self._journal.see(update["number"], self._step(), since=update["since"], hash=hash_)

    # --- The script

    async def _play(self) -> None:
        while not self._is_over():
            await self._until(lambda: self._is_over() or self._asked() is not None)
            step = self._asked()
            if step is not None:
                if self._random.random() < _MOVES:
                    self._move()
                await self._hold_back(step)
                await self._answer(step)
        await self._repeat_everything()
        assert self._view is not None
        self._journal.note("ended", number=self._number, view=self._view)

    def _move(self) -> None:
        """Reconnect to the other node, at times without any known state."""
        if self._random.random() < 0.5:
            self._number = None
        if self._socket is not None:
            self._journal.note("moved")
            self._socket.transport.abort()

    async def _hold_back(self, step: int) -> None:
        if self._behaviour.share() >= 1:
            return
        is_silent = self._clock is not None and self._random.random() < self._behaviour.silence
        if is_silent and self._clock is not None:
            self._journal.note("silent", step=step)
            seconds = self._clock + self._random.uniform(0, 3)
            await self._until(lambda: self._asked() != step, seconds)
            return
        # A table without a clock waits for the faults, however long they take on this machine.
        end = time.monotonic() + (inf if self._clock is None else self._clock * _IN_TIME)
        await asyncio.sleep(until_beat(time.time()))
        await asyncio.sleep(self._random.randrange(self._behaviour.beats) * BEAT)
        while (share := self._behaviour.share()) < 1 and step > _STEPS * share:
            if time.monotonic() >= end:
                break
            await asyncio.sleep(BEAT)

    async def _answer(self, step: int) -> None:
        """Answer the step, with some misbehaviour before and after."""
        await self._misbehave(step)
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

    async def _misbehave(self, step: int) -> None:
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
        elif lot < 0.55:
            # before there is anything to take back
            await self._insist(self._command("take_back", step=step))

    async def _repeat_everything(self) -> None:
        number = min(_MOST_REPEATED, len(self._commands))
        for command in self._random.sample(self._commands, number):
            await self._insist(command)

    # --- Commands

    def _command(self, kind: str, **facts: object) -> Message:
        return {"type": kind, "id": f"{self._random.getrandbits(128):032x}", **facts}

    async def _insist(self, command: Message) -> bool:
        """Send the command repeatedly until a new answer to it arrives.

        Return whether it was saved.
        """
        id_, line = command["id"], self._connections
        enough = len(self._answers.get(id_, ())) + 1
        while len(self._answers.get(id_, ())) < enough:
            self._busy.discard(id_)
            for _ in range(self._random.choice((1, 1, 1, 1, 2, 5))):
                await self._send(command)
            if not await self._until(partial(self._is_settled, id_, enough, self._connections)):
                self._give_up_line()
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
        """Whether the answers have come, or the command should be sent again."""
        is_answered = len(self._answers.get(id_, ())) >= enough
        return is_answered or id_ in self._busy or self._connections != line

    async def _send(self, command: Message) -> None:
        self._journal.note("sent", command=command)
        await self._say(command)

    # --- Drawing

    def _is_over(self) -> bool:
        return self._view is not None and self._view["ending"] is not None

    def _step(self) -> int:
        """The number of the open step; 0 between steps."""
        step = None if self._view is None else self._view["step"]
        return 0 if step is None else int(step["number"])

    def _asked(self) -> int | None:
        """The step that waits for this seat."""
        step = None if self._view is None else self._view["step"]
        if step is None or self._seat not in step["asked"] or step["answered"][self._seat]:
            return None
        number: int = step["number"]
        return number

    async def _chosen(self, step: int) -> Drawing | None:
        """A drawing, chosen element by element; None if the step has passed."""
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
        """The spots; those of an empty drawing arrive without a request."""
        key = _key(step, begun)
        line = self._connections if not begun else 0
        while self._asked() == step:
            if key in self._spots:
                return self._spots[key]
            if self._connections != line:
                line = self._connections
                await self._say({"type": "look", "step": step, "begun": begun})
            if not await self._until(partial(self._is_shown, key, step, line)):
                self._give_up_line()
        return None

    def _is_shown(self, key: str, step: int, line: int) -> bool:
        """Whether the spots have come, or it is time to ask again or give up."""
        return key in self._spots or self._connections != line or self._asked() != step


def view_hash(view: Message) -> str:
    """A short hash of the part of a view that is the same for everyone after the same event."""
    public = {name: fact for name, fact in view.items() if name not in OWN}
    return sha256(json.dumps(public, sort_keys=True).encode()).hexdigest()[:16]


def _key(step: int, begun: Drawing) -> str:
    return json.dumps([step, begun], sort_keys=True)


def _code(broken: ConnectionClosed) -> int | None:
    return None if broken.rcvd is None else broken.rcvd.code
