"""A visitor of a server: HTTP requests with a cookie that remembers who it is."""

import asyncio
import json
import secrets
from collections import deque
from http.client import HTTPConnection, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit


class Turned(Exception):
    """The server refused: the status, and the problem it told."""

    def __init__(self, status: int, problem: Any) -> None:
        super().__init__(f"{status}: {problem}")
        self.status = status
        self.problem = problem


class Visitor:
    """Someone who uses a server over HTTP; if it has several doors, the first that is open."""

    def __init__(self, *urls: str) -> None:
        self._doors = deque(urlsplit(url) for url in urls)
        self._cookies: dict[str, str] = {}

    @property
    def cookie(self) -> str:
        """What remembers who this is, as it is sent with every request."""
        return "; ".join(f"{name}={value}" for name, value in self._cookies.items())

    @property
    def socket_url(self) -> str:
        """Where live connections are made."""
        door = self._doors[0]
        return f"{'wss' if door.scheme == 'https' else 'ws'}://{door.netloc}"

    def try_next_door(self) -> None:
        """From now on, go in by the next door."""
        self._doors.rotate(-1)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request; `Turned` if it was refused."""
        return json.loads(await self.text(method, path, body))

    async def text(self, method: str, path: str, body: object = None) -> str:
        """The answer as text."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: object) -> str:
        door = self._doors[0]
        kind = HTTPSConnection if door.scheme == "https" else HTTPConnection
        connection = kind(door.netloc, timeout=30)
        try:
            headers = {"Cookie": self.cookie} if self.cookie else {}
            content = None
            if body is not None:
                content = json.dumps(body)
                headers["Content-Type"] = "application/json"
            connection.request(method, path, content, headers)
            response = connection.getresponse()
            text = response.read().decode()
            if response.status >= 400:
                raise Turned(response.status, _problem(text))
            for cookie in response.headers.get_all("Set-Cookie", []):
                name, _, value = cookie.partition(";")[0].partition("=")
                self._cookies[name] = value
            return text
        finally:
            connection.close()

    async def enter(self, name: str) -> None:
        """Come in as a guest."""
        await self.ask("POST", "/api/guests", {"name": name})

    async def open(self, **wish: object) -> str:
        """Open a table; its id."""
        table_id: str = (await self.ask("POST", "/api/tables", wish))["table"]["id"]
        return table_id

    async def sit(self, table: str) -> int:
        """Take a seat at the table, with a nonce for its deal."""
        wish = {"nonce": secrets.token_hex(16)}
        seat: int = (await self.ask("POST", f"/api/tables/{table}/seats", wish))["you"]
        return seat

    async def start(self, table: str) -> None:
        """Start the game, as the host."""
        await self.ask("POST", f"/api/tables/{table}/start")


def _problem(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text
