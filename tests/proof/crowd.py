"""A hundred players at one table of a real server: `python tests/proof/crowd.py --seasons 1`.

The server runs in its own process with its own PostgreSQL; all players connect from this process
over real sockets. In each step all players first receive the spots; then each draws at a random
moment of the same second. Measured is the time until a drawing is saved, and with `--wall` the time
from the last drawing of a step until a projector's page shows what it has brought: games are played
until a hundred steps were seen there, and the command fails if one of a hundred took over a second.
"""

import argparse
import asyncio
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from inkland.cards import DECK, AmbushCard, CardId
from inkland.client.http import HttpClient
from inkland.protocol.messages import Spots, decode_server
from inkland.protocol.offers import elements

T = TypeVar("T")

SEATS: Final = 100
SPREAD: Final = 1.0  # seconds within which all draw
LOOKED_AT: Final = 4  # deals to try; the one with the earliest ambush is played
LONGEST_WAIT: Final = 60.0
LONGEST_ON_THE_WALL: Final = 1.0  # seconds, for 99 of 100 steps
ENOUGH_STEPS: Final = 100  # that a projector has shown, before that is judged
READY: Final = "Inkland is ready: "
WALL: Final = Path(__file__).parents[2] / "web/tests/wall-times.mjs"


# --- The server


@contextmanager
def served(folder: Path, prefix: Sequence[str] = ()) -> Iterator[str]:
    """The address of a running server, started by a command line with this beginning."""
    data, log = folder / "data", folder / "server.log"
    command = [sys.executable, "-m", "inkland", "serve", "--port", "0", "--data", str(data)]
    with log.open("wb") as stream:
        server = subprocess.Popen(
            [*prefix, *command], stdout=subprocess.PIPE, stderr=stream, text=True
        )
    try:
        yield _address(server)
    finally:
        server.terminate()
        server.wait(30)


def _address(server: "subprocess.Popen[str]") -> str:
    assert server.stdout is not None
    for line in server.stdout:
        if line.startswith(READY):
            return line.removeprefix(READY).strip().rstrip("/")
    raise RuntimeError("the server did not start")


# --- A deal with an early ambush


async def early_ambush(url: str) -> str:
    """The code of a deal with an early ambush, found by letting bots play some deals."""
    host = HttpClient(url)
    await host.enter("Scout")
    found = await asyncio.gather(*(_scouted(host) for _ in range(LOOKED_AT)))
    return min(found)[1]


async def _scouted(host: HttpClient) -> tuple[int, str]:
    """The number of cards up to the first ambush of a new deal, and its code."""
    table = await host.open(seats=1, preset="base")
    await host.request_json("POST", f"/api/tables/{table}/bots", {"bot": "random"})
    await host.start(table)
    while (found := await host.request_json("GET", f"/api/tables/{table}"))["table"][
        "status"
    ] == "playing":
        await asyncio.sleep(0.1)
    return await _first_ambush(host, table), found["table"]["deal"]


async def _first_ambush(host: HttpClient, table: str) -> int:
    cards, since, last = 0, 0, 1
    while since < last:
        page = await host.request_json("GET", f"/api/tables/{table}/history?since={since}")
        for event in (event for moment in page["moments"] for event in moment["events"]):
            if event["type"] == "card_revealed":
                cards += 1
                if isinstance(DECK[CardId(event["card"])], AmbushCard):
                    return cards
        since, last = since + len(page["moments"]), page["last"]
    return cards + 1


# --- The players


class Figures(NamedTuple):
    """The measurements."""

    saved: list[float]  # seconds from sending a drawing until it is saved
    turned: list[float]  # seconds from the last drawing of a step until all have the next spots
    refused: list[str]
    bytes: Counter[str]  # bytes received by all, by message type
    steps: list[str]  # the kinds of questions that every seat has answered
    last_drawn: list[float]  # when the last drawing of each step was sent, in seconds since 1970
    shown: list[float]  # when the wall showed a new card or season, likewise
    seasons: int


class Person:
    """A player with a websocket, who draws when told to."""

    def __init__(self, guest: HttpClient, random: Random, figures: Figures) -> None:
        self.view: dict[str, Any] = {}
        self._guest = guest
        self._random = random
        self._figures = figures
        self._spots: Spots | None = None
        self._socket: ClientConnection | None = None
        self._answer: asyncio.Future[str] | None = None
        self._news = asyncio.Event()

    async def attend(self, table: str) -> None:
        """Follow the game until cancelled."""
        url = f"{self._guest.socket_url}/api/tables/{table}/live"
        async with connect(
            url, additional_headers={"Cookie": self._guest.cookie}, compression=None,
            max_size=None, ping_interval=None,
        ) as self._socket:  # fmt: skip
            await self._socket.send('{"type":"hello"}')
            async for text in self._socket:
                assert isinstance(text, str)
                self._hear(text)
                self._news.set()

    def _hear(self, text: str) -> None:
        kind = text[9 : text.index('"', 9)]
        self._figures.bytes[kind] += len(text)
        match kind:
            case "whole":
                self.view = msgspec.json.decode(text)["view"]
            case "update":
                changes = msgspec.json.decode(text)["changes"]
                self.view |= {name: new for name, new in changes.items() if name != "seats"}
            case "spots":
                self._spots = decode_server(text)
            case "saved" | "refused" | "busy" if self._answer is not None:
                self._answer.set_result(text)
                self._answer = None

    async def until_asked(self, step: int) -> None:
        """Wait until a later step is open, with its spots if this seat is asked."""
        while not self._is_asked(step):
            self._news.clear()
            await self._news.wait()

    def _is_asked(self, step: int) -> bool:
        now = self.view.get("step")
        if now is None:
            return bool(self.view.get("ending"))
        is_shown = self._spots is not None and self._spots.step == now["number"]
        return now["number"] > step and (is_shown or self.view["viewer"] not in now["asked"])

    async def draw(self) -> float:
        """Draw at a random moment of the next second, and measure; return when it was sent."""
        step = self.view["step"]
        if self.view["viewer"] not in step["asked"]:
            return 0.0
        assert self._spots is not None and self._socket is not None
        element = self._random.choice(list(elements(self._spots)))
        draw = {"type": "draw", "id": secrets.token_hex(16), "step": step["number"]}
        text = msgspec.json.encode({**draw, "drawing": [element]}).decode()
        await asyncio.sleep(self._random.random() * SPREAD)
        answer = self._answer = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        await self._socket.send(text)
        told = await answer
        self._figures.saved.append(time.perf_counter() - start)
        if not told.startswith('{"type":"saved"'):
            self._figures.refused.append(told)
        return start


@asynccontextmanager
async def seated(
    url: str, deal: str, seats: int, figures: Figures
) -> AsyncIterator[tuple[str, list[Person]]]:
    """A table whose game has just begun, with all players connected."""
    guests = [HttpClient(url) for _ in range(seats)]
    await asyncio.gather(*(v.enter(f"Guest {i + 1}") for i, v in enumerate(guests)))
    table = await guests[0].open(seats=seats, deal=deal)
    for guest in guests:
        await guest.sit(table)
    everyone = [Person(guest, Random(i), figures) for i, guest in enumerate(guests)]
    tasks = [asyncio.create_task(person.attend(table)) for person in everyone]
    try:
        await guests[0].start(table)
        yield table, everyone
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def on_the_wall(url: str, table: str, shown: list[float]) -> AsyncIterator[None]:
    """A projector's page in a browser, which notes when it shows something new."""
    browser = await asyncio.create_subprocess_exec(
        "node", str(WALL), url, table, stdout=asyncio.subprocess.PIPE
    )
    assert browser.stdout is not None
    lines = browser.stdout
    await asyncio.wait_for(lines.readuntil(b"ready\n"), LONGEST_WAIT)

    async def follow() -> None:
        async for line in lines:
            shown.append(int(line) / 1000)

    following = asyncio.create_task(follow())
    try:
        yield
    finally:
        await asyncio.sleep(1)
        browser.terminate()
        await browser.wait()
        await following


async def play(url: str, seats: int, seasons: int, *, wall: bool = False) -> Figures:
    """Play until all have answered an ambush and `seasons` seasons have been scored."""
    figures = Figures([], [], [], Counter(), [], [], [], 0)
    async with AsyncExitStack() as open_:
        deal = await early_ambush(url)
        table, everyone = await open_.enter_async_context(seated(url, deal, seats, figures))
        if wall:
            await open_.enter_async_context(on_the_wall(url, table, figures.shown))
        last, sent = 0, 0.0
        while True:
            await _all(person.until_asked(last) for person in everyone)
            if sent:
                figures.turned.append(time.perf_counter() - sent)
            view = everyone[0].view
            is_enough = view["season"] >= seasons and "ambush" in figures.steps
            if view["ending"] or is_enough:
                return figures._replace(seasons=view["season"])
            last = view["step"]["number"]
            if len(view["step"]["asked"]) == seats:
                figures.steps.append(view["step"]["question"])
            sent = max(await _all(person.draw() for person in everyone))
            figures.last_drawn.append(time.time() - (time.perf_counter() - sent))


async def _all(waiting: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    return await asyncio.wait_for(asyncio.gather(*waiting), LONGEST_WAIT)


# --- The figures


def percentile(values: Sequence[float], part: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def revealed(figures: Figures) -> list[float]:
    """Seconds from the last drawing of a step until the wall showed what came of it.

    Steps that are over while the result of a season is still on the wall are left out.
    """
    found = []
    for drawn, following in pairwise([*figures.last_drawn, float("inf")]):
        then = [shown for shown in figures.shown if drawn <= shown < following]
        if then:
            found.append(then[0] - drawn)
    return found


def crowd(seats: int = SEATS, seasons: int = 1, *, wall: bool = False) -> Figures:
    """Serve, play, and measure."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url:
        return asyncio.run(play(url, seats, seasons, wall=wall))


def report(figures: Figures, seats: int) -> str:
    """The figures as lines of text."""
    saved = [second * 1000 for second in figures.saved]
    steps = len(figures.turned)
    lines = [
        f"{seats} seats, {steps} steps, {len(saved)} drawings, {figures.seasons} seasons scored",
        f"ambush steps: {figures.steps.count('ambush')}; refused: {len(figures.refused)}",
        f"saved after ms: p50 {percentile(saved, 0.5):.0f}, p99 {percentile(saved, 0.99):.0f}, "
        f"max {max(saved):.0f}",
        f"next spots after s: median {percentile(figures.turned, 0.5):.2f}, "
        f"max {max(figures.turned):.2f}",
        f"bytes a seat and step: {sum(figures.bytes.values()) / seats / steps:.0f}",
    ]
    for kind, size in figures.bytes.most_common():
        lines.append(f"  {kind}: {size / seats / steps:.0f}")
    return "\n".join(lines)


def wall_line(found: Sequence[float]) -> str:
    """How late the wall was, as a line of text."""
    return (
        f"on the wall after s: median {percentile(found, 0.5):.2f}, "
        f"p99 {percentile(found, 0.99):.2f} of {len(found)} steps "
        f"(at most {LONGEST_ON_THE_WALL:.0f})"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--seasons", type=int, default=1)
    parser.add_argument("--wall", action="store_true", help="with a projector's page, in Chromium")
    wish = parser.parse_args()
    figures = crowd(wish.seats, wish.seasons, wall=wish.wall)
    print(report(figures, wish.seats))
    if wish.wall:
        found = revealed(figures)
        while len(found) < ENOUGH_STEPS:
            found += revealed(crowd(wish.seats, wish.seasons, wall=True))
        print(wall_line(found))
        sys.exit(percentile(found, 0.99) > LONGEST_ON_THE_WALL)
