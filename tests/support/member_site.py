"""A real server in a thread, with cheap password hashing, and HTTP clients for it.

The server runs in this process, so that a test can count password checks; everything in between is
real: uvicorn, sockets, cookies, and the proxy header with the client's address.
"""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any, Final, NamedTuple

import uvicorn
from argon2 import PasswordHasher

from inkland.server.app import create_app
from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.passwords import Passwords
from inkland.server.ports import connect
from inkland.server.web_server import uvicorn_config

PASSWORD: Final = "eight sheets of vellum"
_CHEAP: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
_PROXY: Final = "127.0.0.1"


class Answer(NamedTuple):
    """A response of the server."""

    status: int
    headers: list[tuple[str, str]]
    body: Any

    @property
    def code(self) -> str:
        """The code of a refusal."""
        return str(self.body["code"])


class Browser:
    """An HTTP client with cookies."""

    def __init__(self, port: int, address: str = "192.0.2.1", agent: str = "") -> None:
        self.cookies: dict[str, str] = {}
        self._headers = {"User-Agent": agent, "X-Forwarded-For": address}
        self.port = port

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """Send a request; return the response."""
        sent = {**self._headers, **{k.replace("_", "-"): v for k, v in headers.items()}}
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        text = body if isinstance(body, str) else json.dumps(body)
        if body is not None:
            sent.setdefault("Content-Type", "application/json")
        line = HTTPConnection("127.0.0.1", self.port, timeout=60)
        line.request(method, path, None if body is None else text, sent)
        response = line.getresponse()
        said = response.read()
        line.close()
        for header in response.headers.get_all("Set-Cookie", []):
            self._take(header)
        is_json = response.headers.get_content_type() == "application/json"
        answer = json.loads(said) if said and is_json else said.decode() or None
        return Answer(response.status, response.getheaders(), answer)

    def _take(self, header: str) -> None:
        for name, cookie in SimpleCookie(header).items():
            if cookie["max-age"] == "0":
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = cookie.value

    def enter(self, name: str = "Ann") -> "Browser":
        """Create a guest account."""
        assert self.ask("POST", "/api/guests", {"name": name}).status == 201
        return self

    def join(self, login: str = "Ann", password: str = PASSWORD) -> "Browser":
        """Turn the guest into a member."""
        answer = self.ask("POST", "/api/members", {"login": login, "password": password})
        assert answer.status == 201, answer
        return self

    def log_in(self, login: str = "Ann", password: str = PASSWORD) -> Answer:
        """Try to log in."""
        return self.ask("POST", "/api/sessions", {"login": login, "password": password})

    def confirm(self, password: str = PASSWORD) -> Answer:
        """Confirm with the password that it is the member."""
        return self.ask("POST", "/api/me/confirmation", {"password": password})


class MemberSite(NamedTuple):
    """A running server."""

    port: int
    passwords: Passwords

    def browser(self, address: str = "192.0.2.1", agent: str = "") -> Browser:
        """A new client; the proxy header gives this address."""
        return Browser(self.port, address, agent)


@contextmanager
def member_site(
    conninfo: str,
    settings: Settings = Settings(workers=1),  # noqa: B008  # it is never changed
) -> Iterator[MemberSite]:
    """Run a server on a database."""
    passwords = Passwords(_CHEAP)
    door = socket.create_server(("127.0.0.1", 0))
    servers: list[uvicorn.Server] = []
    failures: list[BaseException] = []
    is_ready = threading.Event()

    async def serve() -> None:
        ports = await connect(settings, conninfo)
        try:
            server = uvicorn.Server(uvicorn_config(create_app(settings, ports, passwords), _PROXY))
            servers.append(server)
            serving = asyncio.create_task(server.serve(sockets=[door]))
            while not server.started and not serving.done():
                await asyncio.sleep(0.01)
            is_ready.set()
            await serving
        finally:
            await ports.close()

    def run() -> None:
        try:
            asyncio.run(serve())
        except BaseException as failure:
            failures.append(failure)
            is_ready.set()
            raise

    thread = threading.Thread(target=run)
    thread.start()
    try:
        assert is_ready.wait(60) and not failures, failures
        yield MemberSite(door.getsockname()[1], passwords)
    finally:
        for server in servers:
            server.should_exit = True
        thread.join(30)
        door.close()
