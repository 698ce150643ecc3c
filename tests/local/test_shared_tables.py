"""Several people at one device: seats for all of them, and what each of them may see."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import msgspec
import pytest

from inkland.bots.random_bot import RandomBot
from inkland.local.device_runtime import DeviceRuntime
from inkland.local.keeper import MemoryKeeper
from inkland.local.kept_storage import KeptStorage
from inkland.local.page_messages import PageMessages
from inkland.protocol.translation import DRAWING
from inkland.rules import view
from inkland.table.ids import TableId

pytestmark = pytest.mark.anyio


class Screen:
    """The page of a device that is passed round; it plays at random for whoever holds it."""

    def __init__(self, runtime: DeviceRuntime) -> None:
        self.runtime = runtime

    async def ask(
        self, method: str, path: str, body: object = None, seat: int | None = None
    ) -> tuple[int, Any]:
        """Ask, and return the status and the decoded answer."""
        sent = None if body is None else json.dumps(body)
        answer = await self.runtime.ask(method, path, sent, seat)
        return answer.status, json.loads(answer.text) if answer.text else None

    async def open_table(self, *names: str, seats: int | None = None, preset: str = "base") -> str:
        """Open a table, and seat these people."""
        table = {"seats": seats or len(names), "preset": preset}
        _, opened = await self.ask("POST", "/api/tables", table)
        path = f"/api/tables/{opened['table']['id']}"
        status, _ = await self.ask("POST", f"{path}/people", people(*names))
        assert status == 200
        return path

    async def hold(self, path: str, seat: int | None, draws: bool = True) -> list[dict[str, Any]]:
        """Open the sheet of a seat, draw, and return what was told until it was saved."""
        table = TableId(path.rsplit("/", maxsplit=1)[-1])
        told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        socket = self.runtime.connect(
            table, seat, lambda text: told.put_nowait(json.loads(text)), lambda _code: None
        )
        socket.hear(json.dumps({"type": "hello", "since": None, "protocol": 1}))
        messages: list[dict[str, Any]] = []
        while not messages or messages[-1]["type"] != ("saved" if draws else "whole"):
            messages.append(await asyncio.wait_for(told.get(), 20))
            if messages[-1]["type"] == "spots" and draws:
                assert seat is not None
                socket.hear(await self._drawing(table, seat, messages[-1]["step"]))
        socket.hang_up()
        return messages

    async def _drawing(self, table: TableId, seat: int, step: int) -> str:
        game = await self.runtime.context.game(table)
        drawing = DRAWING.to_plain(RandomBot().answer(view(game.state, seat), Random(step)))
        message = {"type": "draw", "id": secrets.token_hex(16), "step": step, "drawing": drawing}
        return msgspec.json.encode(message).decode()


def people(*names: str) -> dict[str, object]:
    """The body that seats them."""
    return {"people": [{"name": name, "nonce": secrets.token_hex(16)} for name in names]}


def names_at(answer: dict[str, Any]) -> list[str | None]:
    """Who sits at a table, in order."""
    return [seat and seat["name"] for seat in answer["table"]["seats"]]


@pytest.fixture
async def screen() -> AsyncIterator[Screen]:
    runtime = DeviceRuntime(await KeptStorage.open(MemoryKeeper()))
    runtime.start()
    screen = Screen(runtime)
    await screen.ask("POST", "/api/guests", {"name": "Ann"})
    yield screen
    await runtime.close()


async def test_several_people_sit_down_in_their_order(screen: Screen) -> None:
    path = await screen.open_table("Ann", "Ben", "Cleo", seats=4)
    _, answer = await screen.ask("GET", path)
    assert names_at(answer) == ["Ann", "Ben", "Cleo", None]
    assert (answer["you"], answer["is_host"]) == (0, True)
    colours = {seat["colour"] for seat in answer["table"]["seats"] if seat}
    assert len(colours) == 3
    await screen.ask("POST", f"{path}/bots", {"bot": "random"})
    status, started = await screen.ask("POST", f"{path}/start")
    assert (status, started["table"]["status"]) == (200, "playing")


async def test_a_table_gets_the_seats_that_it_lacks(screen: Screen) -> None:
    path = await screen.open_table("Ann", seats=1)
    status, answer = await screen.ask("POST", f"{path}/people", people("Ben", "Cleo"))
    assert (status, names_at(answer)) == (200, ["Ann", "Ben", "Cleo"])


async def test_somebody_who_comes_again_has_the_same_account(screen: Screen) -> None:
    await screen.open_table("Ann", "Ben")
    await screen.open_table("ben", "Ann")
    assert [one.name for one in await screen.runtime.storage.accounts()] == ["Ann", "Ben"]
    await screen.ask("POST", "/api/guests", {"name": "Ben"})
    assert len(await screen.runtime.storage.accounts()) == 2
    assert (await screen.ask("GET", "/api/me"))[1]["name"] == "Ben"


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("Ann", "ann"), "BadRequest"),
        (("Ann", "Admin"), "NameTaken"),
        (("Ann", "\u200b"), "BadName"),
        (tuple("ABCDEFG"), "BadRequest"),
        ((), "BadRequest"),
    ],
)
async def test_refused_names_seat_nobody(screen: Screen, names: tuple[str, ...], code: str) -> None:
    _, opened = await screen.ask("POST", "/api/tables", {"seats": 2})
    path = f"/api/tables/{opened['table']['id']}"
    status, problem = await screen.ask("POST", f"{path}/people", people(*names))
    assert status >= 400 and problem["code"] == code
    assert names_at((await screen.ask("GET", path))[1]) == [None, None]
    assert [one.name for one in await screen.runtime.storage.accounts()] == ["Ann"]


async def test_nobody_sees_what_another_has_drawn(screen: Screen) -> None:
    path = await screen.open_table("Ann", "Ben")
    await screen.ask("POST", f"{path}/start")
    await screen.hold(path, 0)
    for seat, you, is_shown in ((0, 0, True), (1, 1, False), (None, None, False)):
        messages = await screen.hold(path, seat, draws=False)
        table, whole = (next(m for m in messages if m["type"] == t) for t in ("table", "whole"))
        assert table["you"] == you
        assert whole["view"]["step"]["answered"] == [True, False]
        assert (whole["view"]["answer"] is not None) == is_shown
        _, moment = await screen.ask("GET", f"{path}/view", seat=seat)
        assert (moment["view"]["answer"] is not None) == is_shown
    assert not {m["type"] for m in await screen.hold(path, None, draws=False)} & {"spots"}


@pytest.mark.parametrize("preset", ["base", "heroes"])
async def test_a_whole_game_and_its_rematch(screen: Screen, preset: str) -> None:
    path = await screen.open_table("Ann", "Ben", seats=3, preset=preset)
    await screen.ask("POST", f"{path}/bots", {"bot": "random"})
    await screen.ask("POST", f"{path}/start")
    table = TableId(path.split("/")[-1])
    while (game := await screen.runtime.context.game(table)).state.step is not None:
        step = game.state.step
        waiting = [seat for seat in step.asked if seat < 2 and step.answers[seat] is None]
        if waiting:
            await screen.hold(path, waiting[0])
        else:
            await asyncio.sleep(0.01)
    _, listed = await screen.ask("GET", "/api/me/games?state=finished")
    assert [(one["id"], one["seat"]) for one in listed["games"]] == [(table, 0)]
    status, again = await screen.ask("POST", f"{path}/rematch", seat=1)
    names = names_at(again)
    assert (status, names[:2]) == (201, ["Ann", "Ben"])
    assert again["table"]["seats"][2]["bot"] == "random"
    status, same = await screen.ask("POST", f"{path}/rematch")
    assert same["table"]["id"] == again["table"]["id"] and names_at(same) == names
    status, _ = await screen.ask("POST", f"/api/tables/{again['table']['id']}/start")
    assert status == 200


async def test_the_list_has_a_game_once_whoever_plays(screen: Screen) -> None:
    path = await screen.open_table("Ann", "Ben")
    await screen.ask("POST", f"{path}/start")

    async def listed() -> list[tuple[int, bool]]:
        _, answer = await screen.ask("GET", "/api/me/games")
        return [(game["seat"], game["is_your_turn"]) for game in answer["games"]]

    assert await listed() == [(0, True)]
    await screen.hold(path, 0)
    assert await listed() == [(1, True)]
    await screen.ask("POST", "/api/guests", {"name": "Cleo"})
    assert await listed() == [(1, True)]


async def test_a_game_of_one_is_played_on_whoever_played_last(screen: Screen) -> None:
    path = await screen.open_table("Ann", seats=1)
    await screen.ask("POST", f"{path}/start")
    await screen.ask("POST", "/api/guests", {"name": "Ben"})
    messages = await screen.hold(path, None, draws=False)
    assert next(m for m in messages if m["type"] == "table")["you"] == 0


async def test_the_page_names_the_seat_of_a_request(screen: Screen) -> None:
    path = await screen.open_table("Ann", "Ben")
    await screen.ask("POST", f"{path}/start")
    posted: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    messages = PageMessages(screen.runtime, posted.put_nowait)
    for seat in (1, None):
        ask = {"type": "ask", "id": 1, "method": "GET", "path": path, "body": None, "seat": seat}
        messages.on_message(ask)
        answer = await asyncio.wait_for(posted.get(), 5)
        assert json.loads(answer["text"])["you"] == seat
