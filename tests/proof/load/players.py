"""Groups of players at tables, each player on a websocket; they draw on request and are timed."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any, Final

import msgspec

from proof.load.accounts import HttpAccounts
from proof.load.drawing import drawn
from proof.load.websocket import LoadSocket
from support.bad_frames import handshake

_NO_NEWS: Final = (b"pre", b"eff")  # message types that nobody waits for
_FIRST_WAIT, _LONGEST_WAIT = 0.05, 2.0
_HERE: Final = "127.0.0.1"
_BUSY_WAIT: Final = 0.1

now = time.perf_counter


class Figures:
    """Counts and times in seconds since they were last cleared."""

    def __init__(self) -> None:
        self.kept: dict[str, list[str]] = {}  # saved commands by table; never cleared
        self.kept_at: dict[str, float] = {}  # when each was; never cleared
        self.clear()

    def clear(self) -> None:
        """Reset the counts and times."""
        self.saved: list[float] = []
        self.seen: list[float] = []
        self.trouble: Counter[str] = Counter()


class _Status(msgspec.Struct):
    status: str


class _Head(msgspec.Struct):
    """The fields of a message that are read."""

    type: str
    id: str = ""
    number: int = 0
    step: int = 0
    table: _Status | None = None


_decoder = msgspec.json.Decoder(_Head)


class Move:
    """A drawing on its way to storage and to the other players."""

    def __init__(self, id: str, step: int, text: bytes) -> None:
        self.id = id
        self.step = step
        self.text = text
        self.sent = now()
        self.number: int | None = None


class Player:
    """A player on a seat, with a connection to a node."""

    def __init__(self, group: "PlayerGroup", cookie: str, port: int) -> None:
        self.group = group
        self.cookie = cookie
        self.port = port
        self.number: int | None = None  # number of the last received event
        self.told_at = 0.0
        self.spots: bytes | None = None  # an unanswered question
        self._later: tuple[int, bytes] | None = None  # spots that came before the move's answer
        self.move: Move | None = None
        self.view_at: float | None = None  # when the first complete view came on this connection
        self.spots_at: float | None = None
        self._is_first = False
        self._line: LoadSocket | None = None
        self._wait = _FIRST_WAIT

    @property
    def is_here(self) -> bool:
        """Whether this connection has received the state of the game."""
        return self.view_at is not None

    async def connect(self) -> None:
        """Connect, retrying with growing random delays."""
        loop = asyncio.get_running_loop()
        request = handshake(self.group.table, Cookie=self.cookie)
        while True:
            try:
                here = (self.group.accounts.address, 0)
                await loop.create_connection(
                    lambda: self._new_line(request), _HERE, self.port, local_addr=here
                )
                return
            except OSError:
                await self._rest()

    def _new_line(self, request: bytes) -> LoadSocket:
        self._line = LoadSocket(request, self._hello, self._heard, self._lost)
        return self._line

    async def _rest(self) -> None:
        await asyncio.sleep(self._wait * (0.5 + self.group.random.random()))
        self._wait = min(_LONGEST_WAIT, self._wait * 2)

    def leave(self) -> None:
        """Close the connection and forget the table."""
        if self._line is not None:
            self._line.close()
        self.number = self.spots = self.move = self.view_at = self.spots_at = self._later = None

    def _hello(self) -> None:
        assert self._line is not None
        self._line.say(msgspec.json.encode({"type": "hello", "since": self.number}))
        if self.move is not None:
            self._line.say(self.move.text)

    def _lost(self) -> None:
        self.group.figures.trouble["lost lines"] += 1
        self.spots = self.view_at = self.spots_at = self._later = None
        self.group.keep(self._come_back())

    async def _come_back(self) -> None:
        await self._rest()
        await self.connect()

    # --- Drawing

    def draw(self) -> None:
        """Answer the open question."""
        assert self.spots is not None and self._line is not None
        step, drawing = drawn(self.spots, self.group.random)
        id = secrets.token_hex(16)
        draw = {"type": "draw", "id": id, "step": step, "drawing": drawing}
        self.spots = None
        self.move = Move(id, step, msgspec.json.encode(draw))
        self._line.say(self.move.text)

    # --- Receiving

    def _heard(self, said: bytes) -> None:
        if said[9:12] in _NO_NEWS:
            return
        head = _decoder.decode(said)
        match head.type:
            case "update" | "whole":
                self.number, self.told_at = head.number, now()
                if self._is_first:  # the table message has our seat, this one the events we missed
                    self.view_at = self.told_at
                self.group.look()
            case "saved" if self.move is not None and head.id == self.move.id:
                self._saved(head.number)
            case "spots":
                self.spots_at = self.spots_at or now()
                if self.move is None:
                    self._is_asked(said)
                else:
                    self._later = head.step, said
            case "table":
                self._sat(head.table)
            case "refused" | "busy":
                self._turned_down(head, said)
        self._is_first = head.type == "table"

    def _is_asked(self, spots: bytes) -> None:
        self.spots = spots
        self.group.is_asked(self)

    def _ask_later(self, *, but_not: int | None) -> None:
        """Answer a question that came before the answer to the move, as after a reconnect."""
        later, self._later = self._later, None
        if later is not None and later[0] != but_not:
            self._is_asked(later[1])

    def _sat(self, table: _Status | None) -> None:
        self._wait = _FIRST_WAIT
        self.view_at = self.view_at or now()
        if table is not None and table.status == "finished":
            self.group.finish()

    def _saved(self, number: int) -> None:
        assert self.move is not None
        figures, move, self.move = self.group.figures, self.move, None
        figures.saved.append(now() - move.sent)
        figures.kept.setdefault(self.group.table, []).append(move.id)
        figures.kept_at[move.id] = now()
        move.number = number
        self.group.moves.append((self, move))
        self.group.look()
        self._ask_later(but_not=move.step)

    def _turned_down(self, head: _Head, said: bytes) -> None:
        self.group.figures.trouble[head.type] += 1
        if head.type == "busy":
            asyncio.get_running_loop().call_later(_BUSY_WAIT, self._say_again)
        else:
            self.group.figures.trouble[said.decode()] += 1
            if self.move is not None and head.id == self.move.id:
                self.move = None
                self._ask_later(but_not=None)  # after a restore, one of an earlier step

    def _say_again(self) -> None:
        if self.move is not None and self._line is not None and self._line.is_open:
            self._line.say(self.move.text)


class PlayerGroup:
    """The players of one table; when their game is over they play another one."""

    def __init__(self, figures: Figures, random: Random, accounts: HttpAccounts) -> None:
        self.figures = figures
        self.random = random
        self.accounts = accounts
        self.table = ""
        self.people: list[Player] = []
        self.moves: list[tuple[Player, Move]] = []  # saved moves not yet seen by all others
        self.is_eager = False  # draws as soon as it is asked
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_moving = False

    # --- Setting up

    async def sit(self, name: str, ports: Sequence[int], seats: int) -> None:
        """Take the seats of a new table; the players are spread over the nodes."""
        for seat in range(seats):
            cookie = await self.accounts.enter(f"{name} {seat + 1}")
            self.people.append(Player(self, cookie, ports[seat % len(ports)]))
        await self._take_seats()

    async def _take_seats(self) -> None:
        self.table = await self.accounts.open(self.people[0].cookie, len(self.people))
        for person in self.people:
            await self.accounts.sit(person.cookie, self.table)

    async def connect(self) -> None:
        """Connect all players."""
        for person in self.people:
            await person.connect()

    async def start(self) -> None:
        """Begin to play."""
        await self.accounts.start(self.people[0].cookie, self.table)

    def finish(self) -> None:
        """The game is over: open another table for the same players."""
        if not self._is_moving:
            self._is_moving = True
            self.keep(self._move_on())

    async def _move_on(self) -> None:
        while any(person.move is not None for person in self.people):
            await asyncio.sleep(0.05)
        await self._open_another()

    async def _open_another(self) -> None:
        """Play at another table; begin anew with one if the site goes away meanwhile."""
        while self._is_moving:
            for person in self.people:
                person.leave()
            self.moves.clear()
            try:
                await self._take_seats()
                await self.connect()
                await self.start()
                self._is_moving = False
            except (OSError, EOFError, RuntimeError) as error:
                self.figures.trouble[f"no other table: {error!r}"] += 1
                await asyncio.sleep(_LONGEST_WAIT)

    def begin_again(self) -> None:
        """The table is gone, or its start: open another one."""
        self.leave()
        self._is_moving = True
        self.keep(self._open_another())

    def keep(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run as a task, and keep a reference to it."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.figures.trouble[f"failed: {task.exception()!r}"] += 1

    def leave(self) -> None:
        """Disconnect all players."""
        for task in self._tasks:
            task.cancel()
        for person in self.people:
            person.leave()

    # --- Playing

    def next_asked(self) -> Player | None:
        """A player with an open question."""
        for person in self.people:
            if person.spots is not None and person.is_here:
                return person
        return None

    def is_asked(self, person: Player) -> None:
        """Called when a question has come."""
        if self.is_eager and person.is_here:
            person.draw()

    @property
    def is_at_rest(self) -> bool:
        """Whether no drawing is on its way."""
        return not self._is_moving and all(person.move is None for person in self.people)

    def look(self) -> None:
        """Time every move that all others have seen by now."""
        for found in tuple(self.moves):
            mover, move = found
            others = [person for person in self.people if person is not mover]
            assert move.number is not None
            if all((other.number or 0) >= move.number for other in others):
                self.moves.remove(found)
                at = max((other.told_at for other in others), default=move.sent)
                self.figures.seen.append(at - move.sent)


async def until(is_so: Callable[[], bool], within: float, what: str) -> None:
    """Wait until the condition holds."""
    end = now() + within
    while not is_so():
        if now() > end:
            raise RuntimeError(f"waited {within:.0f} s in vain: {what}")
        await asyncio.sleep(0.02)
