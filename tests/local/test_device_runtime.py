"""The runtime: whole games on one device, by the messages that a page sends."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from random import Random
from typing import Any, Final

import msgspec
import pytest

from inkland.bots.random_bot import RandomBot
from inkland.local.device_runtime import DeviceRuntime
from inkland.local.keeper import MemoryKeeper
from inkland.local.kept_storage import KeptStorage
from inkland.local.page_messages import PageMessages
from inkland.local.page_socket import PageSocket
from inkland.protocol.translation import DRAWING
from inkland.puzzles.book import shipped_book
from inkland.puzzles.puzzle import drawings_of
from inkland.rules import view
from inkland.rules.options import PRESETS
from inkland.table.ids import DEVICE_LETTER, TableId

pytestmark = pytest.mark.anyio
NONCE: Final = "0" * 32


class Page:
    """The page: asks the runtime, and plays at random for the person at one table."""

    def __init__(self, runtime: DeviceRuntime) -> None:
        self.runtime = runtime
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: asyncio.Queue[int] = asyncio.Queue()

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Ask, and return the status and the decoded answer."""
        answer = await self.runtime.ask(method, path, None if body is None else json.dumps(body))
        return answer.status, json.loads(answer.text) if answer.text else None

    async def open_table(
        self, seats: int, preset: str = "base", bot: str = "random", *, is_started: bool = True
    ) -> TableId:
        """Open a table with a person on the first seat and bots on the others, and start it."""
        _, opened = await self.ask("POST", "/api/tables", {"seats": seats, "preset": preset})
        table = opened["table"]["id"]
        await self.ask("POST", f"/api/tables/{table}/seats", {"nonce": NONCE, "name": "Ann"})
        if seats > 1:
            await self.ask("POST", f"/api/tables/{table}/bots", {"bot": bot})
        if not is_started:
            return TableId(table)
        status, started = await self.ask("POST", f"/api/tables/{table}/start")
        assert (status, started["table"]["status"], started["you"]) == (200, "playing", 0)
        return TableId(table)

    def connect(self, table: TableId) -> PageSocket:
        """Open the live connection of a table."""
        socket = self.runtime.connect(
            table,
            None,
            lambda text: self.told.put_nowait(json.loads(text)),
            self.closed.put_nowait,
        )
        socket.hear(json.dumps({"type": "hello", "since": None, "protocol": 1}))
        return socket

    async def play(self, table: TableId, draws: int | None = None) -> int:
        """Play at random to the end, or for so many drawings; return how many were saved."""
        socket = self.connect(table)
        saved = 0
        while True:
            message = await asyncio.wait_for(self.told.get(), 30)
            match message["type"]:
                case "spots":
                    socket.hear(await self._drawing(table, message["step"]))
                case "saved":
                    saved += 1
            is_over = message["type"] == "table" and message["table"]["status"] == "finished"
            if is_over or saved == draws:
                socket.hang_up()
                return saved

    async def _drawing(self, table: TableId, step: int) -> str:
        game = await self.runtime.context.game(table)
        drawing = RandomBot().answer(view(game.state, 0), Random(step))
        plain = DRAWING.to_plain(drawing)
        message = {"type": "draw", "id": secrets.token_hex(16), "step": step, "drawing": plain}
        return msgspec.json.encode(message).decode()


@pytest.fixture
def keeper() -> MemoryKeeper:
    return MemoryKeeper()


@pytest.fixture
async def page(keeper: MemoryKeeper) -> AsyncIterator[Page]:
    runtime = DeviceRuntime(await KeptStorage.open(keeper))
    runtime.start()
    page = Page(runtime)
    await page.ask("POST", "/api/guests", {"name": "Ann"})
    yield page
    await runtime.close()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [1, 3])
async def test_a_whole_game_is_played(page: Page, preset: str, seats: int) -> None:
    table = await page.open_table(seats, preset)
    assert table[0] == DEVICE_LETTER
    assert await page.play(table) > 10
    _, listed = await page.ask("GET", "/api/me/games?state=finished")
    assert [game["id"] for game in listed["games"]] == [table]
    for path in ("view", "history", "replay?seat=0", "proof", "news?since=2"):
        status, document = await page.ask("GET", f"/api/tables/{table}/{path}")
        assert status == 200 and document
    transcript = await page.runtime.ask("GET", f"/api/tables/{table}/transcript")
    assert transcript.status == 200 and len(transcript.text.splitlines()) > 10


async def test_a_game_goes_on_after_the_page_was_closed(page: Page, keeper: MemoryKeeper) -> None:
    table = await page.open_table(3)
    before = await page.play(table, draws=5)
    await page.runtime.close()
    runtime = DeviceRuntime(await KeptStorage.open(keeper))
    runtime.start()
    again = Page(runtime)
    assert (await again.ask("GET", "/api/me"))[1]["name"] == "Ann"
    assert await again.play(table) > before
    assert (await again.ask("GET", f"/api/tables/{table}"))[1]["table"]["status"] == "finished"
    await runtime.close()


async def test_a_rematch_and_the_tutorial(page: Page) -> None:
    table = await page.open_table(2)
    await page.play(table)
    status, again = await page.ask("POST", f"/api/tables/{table}/rematch")
    assert status == 201 and again["table"]["id"][0] == DEVICE_LETTER
    status, tutorial = await page.ask("POST", "/api/tutorial")
    assert (status, tutorial["table"]["status"]) == (201, "playing")


async def test_what_needs_a_server_is_refused(page: Page) -> None:
    for method, path in (
        ("GET", "/api/daily"),
        ("GET", "/api/tables"),
        ("POST", "/api/members"),
        ("PUT", "/api/box"),
    ):
        status, problem = await page.ask(method, path)
        assert (status, problem["code"]) == (404, "NeedsServer")


@pytest.mark.parametrize(
    ("method", "path", "body", "refused"),
    [
        ("POST", "/api/tables", {"seats": 0}, (422, "BadRequest")),
        ("POST", "/api/tables", None, (422, "BadRequest")),
        ("POST", "/api/tables", {"seats": 2, "preset": "chess"}, (422, "UnknownPreset")),
        ("GET", "/api/tables/x", None, (422, "BadRequest")),
        ("GET", f"/api/tables/{'l' * 26}", None, (404, "NoSuchTable")),
        ("GET", "/api/me/games?state=lost", None, (422, "BadRequest")),
        ("GET", "/api/me/games?cursor=!", None, (422, "BadRequest")),
        ("PUT", "/api/me", {"name": "\u200b"}, (422, "BadName")),
    ],
)
async def test_a_bad_request_is_refused(
    page: Page, method: str, path: str, body: object, refused: tuple[int, str]
) -> None:
    status, problem = await page.ask(method, path, body)
    assert (status, problem["code"]) == refused


async def test_a_table_has_no_clock_and_is_not_public(page: Page) -> None:
    body = {"seats": 2, "public": True, "clock": 30}
    _, opened = await page.ask("POST", "/api/tables", body)
    table = opened["table"]
    assert (table["public"], table["clock"]) == (False, None)
    change = {"public": True, "clock": 30, "title": "At home"}
    _, changed = await page.ask("PATCH", f"/api/tables/{table['id']}", change)
    table = changed["table"]
    assert (table["public"], table["clock"], table["title"]) == (False, None, "At home")


async def test_somebody_new_sits_down_with_a_name() -> None:
    page = Page(DeviceRuntime(await KeptStorage.open(MemoryKeeper())))
    assert (await page.ask("GET", "/api/me"))[0] == 401
    assert (await page.ask("POST", "/api/tables", {}))[0] == 401
    assert (await page.ask("POST", "/api/guests", {"name": "Eve", "colour": "red"}))[0] == 201
    assert (await page.ask("GET", "/api/me"))[1] == {"name": "Eve", "colour": "red", "login": None}
    await page.ask("PUT", "/api/me", {"name": "Eva"})
    assert (await page.ask("GET", "/api/me"))[1]["name"] == "Eva"


async def test_only_plain_bots_are_offered(page: Page) -> None:
    _, box = await page.ask("GET", "/api/box")
    assert box["bots"] == [
        "inept_assistant", "apprentice_surveyor", "journeyman_topographer", "greedy",
    ]  # fmt: skip


async def test_own_maps_need_no_server(page: Page) -> None:
    status, told = await page.ask("POST", "/api/maps", {"sheet": "^ . r"})
    assert (status, told["map_sheet"]) == (200, "own1-m1r")
    assert await page.ask("GET", "/api/maps/own1-m1r") == (200, told)
    assert (await page.ask("GET", "/api/maps/own1-1"))[0] == 422
    wish = {"seats": 1, "options": {"map_sheet": "own1-m1r"}}
    await page.ask("POST", "/api/guests", {"name": "Ada"})
    status, opened = await page.ask("POST", "/api/tables", wish)
    assert (status, opened["table"]["options"]["map_sheet"]) == (201, "own1-m1r")


async def test_puzzles_need_no_server(page: Page) -> None:
    status, puzzle = await page.ask("GET", "/api/puzzles/today")
    assert (status, puzzle["spots"]["type"]) == (200, "spots")
    assert (await page.ask("GET", f"/api/puzzles/{puzzle['next']}"))[1]["id"] == puzzle["next"]
    path = f"/api/puzzles/{puzzle['id']}/answer"
    status, refusal = await page.ask("POST", path, {"drawing": []})
    assert (status, refusal["code"]) == (422, "DrawingTooShort")
    best = await page.ask("POST", path, {"drawing": _first_drawing(puzzle["id"])})
    assert best[0] == 200
    assert (await page.ask("POST", path, {"drawing": best[1]["best"]["drawing"]}))[1]["solved"]
    assert (await page.ask("GET", "/api/puzzles/1-1"))[0] == 404


def _first_drawing(puzzle: str) -> Any:
    return DRAWING.to_plain(drawings_of(shipped_book().puzzle(puzzle).view)[0])


async def test_a_connection_to_no_table_is_closed(page: Page) -> None:
    page.runtime.connect("l" * 26, None, lambda text: None, page.closed.put_nowait)
    assert await asyncio.wait_for(page.closed.get(), 5) == 4404


async def test_hints_come_before_bots_think(page: Page) -> None:
    table = await page.open_table(3, bot="greedy", is_started=False)
    page.connect(table)  # as in the waiting room
    await page.ask("POST", f"/api/tables/{table}/start")
    while (await asyncio.wait_for(page.told.get(), 10))["type"] != "effects":
        pass
    game = await page.runtime.context.game(table)
    assert game.state.step is not None
    assert game.state.step.answers == (None, None, None)


async def test_messages_of_the_page_are_passed_on(keeper: MemoryKeeper) -> None:
    posted: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def next_of(kind: str) -> dict[str, Any]:
        while (message := await asyncio.wait_for(posted.get(), 10))["type"] != kind:
            pass
        return message

    def asked(id: int, method: str, path: str, body: object = None) -> dict[str, Any]:
        text = None if body is None else json.dumps(body)
        return {"type": "ask", "id": id, "method": method, "path": path, "body": text}

    runtime = DeviceRuntime(await KeptStorage.open(keeper))
    runtime.start()
    worker = PageMessages(runtime, posted.put_nowait)
    worker.on_message(asked(1, "POST", "/api/guests", {"name": "Ann"}))
    assert (await next_of("answer"))["status"] == 201
    worker.on_message(asked(2, "POST", "/api/tutorial"))
    answer = await next_of("answer")
    table = json.loads(answer["text"])["table"]["id"]
    worker.on_message({"type": "open", "socket": 7, "table": table, "seat": None})
    hello = json.dumps({"type": "hello", "since": None, "protocol": 1})
    worker.on_message({"type": "say", "socket": 7, "text": hello})
    assert (await next_of("told"))["socket"] == 7
    worker.on_message({"type": "say", "socket": 7, "text": "nonsense"})
    assert await next_of("closed") == {"type": "closed", "socket": 7, "code": 4400}
    worker.on_message({"type": "say", "socket": 7, "text": hello})  # closed: nothing happens
    await runtime.close()
