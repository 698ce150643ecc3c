"""An HTTP client for the server, with the cookies or the token of one account."""

import asyncio
import json
import secrets
from collections import deque
from http.client import HTTPConnection, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit


class RequestRefused(Exception):
    """The server refused a request: the status, and the problem from the response."""

    def __init__(self, status: int, problem: Any) -> None:
        sentence = problem.get("message") if isinstance(problem, dict) else problem
        super().__init__(f"{status}: {sentence}")
        self.status = status
        self.problem = problem


class HttpClient:
    """One account's HTTP client; of several URLs it uses one until `use_next_url` is called."""

    def __init__(self, *urls: str, token: str | None = None) -> None:
        self._urls = deque(urlsplit(url) for url in urls)
        self._token = token
        self._cookies: dict[str, str] = {}

    @property
    def cookie(self) -> str:
        """The value of the Cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self._cookies.items())

    @property
    def headers(self) -> dict[str, str]:
        """The headers that say whose requests these are."""
        if self._token is not None:
            return {"Authorization": f"Bearer {self._token}"}
        return {"Cookie": self.cookie} if self._cookies else {}

    @property
    def socket_url(self) -> str:
        """The base URL of live connections."""
        url = self._urls[0]
        return f"{'wss' if url.scheme == 'https' else 'ws'}://{url.netloc}"

    def use_next_url(self) -> None:
        """Use the next URL from now on."""
        self._urls.rotate(-1)

    async def request_json(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and return the decoded JSON response; raises `RequestRefused`."""
        return json.loads(await self.request_text(method, path, body))

    async def request_text(self, method: str, path: str, body: object = None) -> str:
        """Send a request and return the response's text; raises `RequestRefused`."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: object) -> str:
        url = self._urls[0]
        kind = HTTPSConnection if url.scheme == "https" else HTTPConnection
        connection = kind(url.netloc, timeout=30)
        try:
            headers = self.headers
            content = None
            if body is not None:
                content = json.dumps(body)
                headers["Content-Type"] = "application/json"
            connection.request(method, path, content, headers)
            response = connection.getresponse()
            text = response.read().decode()
            if response.status >= 400:
                raise RequestRefused(response.status, _problem(text))
            for cookie in response.headers.get_all("Set-Cookie", []):
                name, _, value = cookie.partition(";")[0].partition("=")
                self._cookies[name] = value
            return text
        finally:
            connection.close()

    async def enter(self, name: str) -> None:
        """Create a guest account with this name."""
        await self.request_json("POST", "/api/guests", {"name": name})

    async def open(self, **table: object) -> str:
        """Open a table and return its id."""
        table_id: str = (await self.request_json("POST", "/api/tables", table))["table"]["id"]
        return table_id

    async def sit(self, table: str) -> int:
        """Take a seat at the table, with a nonce for its deal, and return its number."""
        body = {"nonce": secrets.token_hex(16)}
        seat: int = (await self.request_json("POST", f"/api/tables/{table}/seats", body))["you"]
        return seat

    async def start(self, table: str) -> None:
        """Start the game, as the host."""
        await self.request_json("POST", f"/api/tables/{table}/start")


def _problem(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text
