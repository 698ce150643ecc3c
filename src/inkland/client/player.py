"""A scripted player on a live connection.

A command without an answer is sent again with the same id after every reconnection; the server
counts an id once, so a lost connection neither loses nor repeats a drawing.
"""

import asyncio
import contextlib
import random as chance
import secrets
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from inkland.client.http import HttpClient
from inkland.protocol.messages import (
    Busy,
    Effects,
    Refused,
    Saved,
    Spots,
    Table,
    Update,
    Whole,
    decode_server,
)
from inkland.protocol.offers import WireElement, offers

Journal: TypeAlias = Callable[[dict[str, Any]], None]

MAX_WAIT_SECONDS: Final = 2.0
_UNFINISHED_ELEMENTS: Final = ("skill_use",)


def no_journal(_line: dict[str, Any]) -> None:
    """Note nothing."""


class Player:
    """Plays one seat with random legal drawings, from the first step to the end of the game."""

    def __init__(
        self,
        client: HttpClient,
        table: str,
        random: chance.Random | None = None,
        journal: Journal = no_journal,
    ) -> None:
        self.client = client
        self.table = table
        self.seat: int | None = None
        self.number: int | None = None
        self.view: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self._is_closed = False
        self._random = random or chance.Random()
        self._journal = journal
        self._socket: ClientConnection | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or its host has closed the table."""
        has_ended = self.view is not None and self.view["ending"] is not None
        return has_ended or self._is_closed

    async def play(self) -> None:
        """Play to the end of the game, reconnecting as often as needed."""
        wait = 0.05
        while not self.is_over:
            try:
                await self._follow_connection()
                wait = 0.05
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                # Exponential backoff with jitter, so that not all clients reconnect at once.
                self.client.use_next_url()
                await asyncio.sleep(wait * (0.5 + self._random.random()))
                wait = min(MAX_WAIT_SECONDS, wait * 2)

    async def _follow_connection(self) -> None:
        url = f"{self.client.socket_url}/api/tables/{self.table}/live"
        async with connect(
            url, additional_headers=self.client.headers, compression=None, max_size=None,
            open_timeout=5, ping_interval=5, ping_timeout=10,
        ) as self._socket:  # fmt: skip
            await self._send({"type": "hello", "since": self.number})
            if self.pending is not None:
                await self._send_pending()
            while not self.is_over:
                await self._receive(await self._socket.recv())

    async def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(message).decode())

    # --- Receiving

    async def _receive(self, text: str | bytes) -> None:
        match decode_server(text):
            case Table(table, you):
                self.seat, self._is_closed = you, table.status == "closed"
            case Whole(number, _):
                self.number, self.view = number, msgspec.json.decode(text)["view"]
            case Update():
                await self._apply(msgspec.json.decode(text))
            case Spots() as spots:
                await self._choose(spots)
            case Saved(id, number):
                await self._settle(id, {"saved": id, "number": number})
            case Refused(id, code):
                self._is_closed = self._is_closed or code == "TableClosed"
                await self._settle(id, {"refused": id, "code": code})
                if not self._is_closed:
                    await self._choose_again()
            case Busy():
                await asyncio.sleep(0.1)
                await self._send_pending()
            case Effects() as effects:
                await self._compare(effects)

    async def _apply(self, update: dict[str, Any]) -> None:
        assert self.view is not None
        if update["since"] != self.number:
            raise ConnectionClosed(None, None)  # an update is missing: reconnect and request it
        self.view = apply_update(self.view, update)
        self.number = update["number"]

    # --- Drawing

    @property
    def is_asked(self) -> bool:
        """Whether this seat must answer the open step."""
        if self.view is None or self.view["step"] is None or self.seat is None:
            return False
        step = self.view["step"]
        return self.seat in step["asked"] and not step["answered"][self.seat]

    async def _choose(self, spots: Spots) -> None:
        if not self.is_asked or self.pending is not None or self.view is None:
            return
        if spots.step != self.view["step"]["number"]:
            return
        begun = msgspec.to_builtins(spots.begun)
        listed = [offer.element for offer in offers(spots)]
        if spots.complete and (not listed or self._random.random() < 0.5):
            return await self._draw(spots.step, begun)
        drawing = [*begun, self._random.choice(listed)]
        if drawing[-1]["type"] in _UNFINISHED_ELEMENTS:
            return await self._send({"type": "look", "step": spots.step, "begun": drawing})
        return await self._draw(spots.step, drawing)

    async def _compare(self, effects: Effects) -> None:
        """Take note of what the spots would bring; it makes no difference to this player."""

    async def _draw(self, step: int, drawing: list[WireElement]) -> None:
        self.pending = {
            "type": "draw", "id": secrets.token_hex(16), "step": step, "drawing": drawing
        }  # fmt: skip
        self._journal({"sent": self.pending["id"], "step": step, "drawing": drawing})
        await self._send_pending()

    async def _send_pending(self) -> None:
        if self.pending is not None:
            await self._send(self.pending)

    async def _settle(self, command: str, line: dict[str, Any]) -> None:
        if self.pending is not None and self.pending["id"] == command:
            step = self.pending["step"]
            self._journal({**line, "step": step})
            self.pending = None
            # Spots of the next step that came before this answer were ignored: request them again.
            if self.is_asked and self.view is not None and self.view["step"]["number"] > step:
                await self._choose_again()

    async def _choose_again(self) -> None:
        """Request the spots of the open step, to choose a drawing again."""
        if self.is_asked and self.view is not None:
            await self._send({"type": "look", "step": self.view["step"]["number"], "begun": []})


def apply_update(view: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """The view after an update: replaces the changed fields, and of `seats` the changed ones."""
    changes = dict(update["changes"])
    changed = changes.pop("seats", {})
    seats = [changed.get(str(number), seat) for number, seat in enumerate(view["seats"])]
    own = {"answer": update["answer"]} if "answer" in update else {}
    return {**view, **changes, **own, "seats": seats}


async def play_all(players: list[Player], timeout_seconds: float) -> None:
    """Run all players until their games end; raises TimeoutError for those that do not finish."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    done, waiting = await asyncio.wait(tasks, timeout=timeout_seconds)
    for task in waiting:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    for task in done:
        task.result()
    if waiting:
        raise TimeoutError(f"{len(waiting)} players did not see the end")
