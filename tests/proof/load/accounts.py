"""HTTP requests of many players over a few persistent connections."""

import asyncio
import secrets
from typing import Any, Final, TypeAlias

import msgspec

_CONNECTIONS: Final = 8

Connection: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class HttpAccounts:
    """Sends requests to one node, from an address of the loopback network."""

    def __init__(
        self, port: int, connections: int = _CONNECTIONS, address: str = "127.0.0.1"
    ) -> None:
        self.port = port
        self.address = address
        self._free: list[Connection] = []
        self._slots = asyncio.Semaphore(connections)

    async def enter(self, name: str) -> str:
        """Create a guest; return the cookie."""
        head, _answer = await self._request("POST", "/api/guests", "", {"name": name})
        found = next(line for line in head.splitlines() if line.startswith("set-cookie:"))
        return found.removeprefix("set-cookie:").partition(";")[0].strip()

    async def open(self, cookie: str, seats: int) -> str:
        """Open a table; return its id."""
        _head, answer = await self._request("POST", "/api/tables", cookie, {"seats": seats})
        table: str = answer["table"]["id"]
        return table

    async def sit(self, cookie: str, table: str) -> None:
        """Take a seat."""
        request = {"nonce": secrets.token_hex(16)}
        await self._request("POST", f"/api/tables/{table}/seats", cookie, request)

    async def start(self, cookie: str, table: str) -> None:
        """Start the game."""
        await self._request("POST", f"/api/tables/{table}/start", cookie, None)

    async def status(self, method: str, path: str, body: object = None, cookie: str = "") -> str:
        """The status of a request, whatever it is."""
        head, _answer = await self._exchange(method, path, cookie, body)
        return head.split()[1]

    async def request(self, method: str, path: str, cookie: str, body: object = None) -> Any:
        """The answer to a request; raises `RuntimeError` if it is refused."""
        return (await self._request(method, path, cookie, body))[1]

    def close(self) -> None:
        """Close all connections."""
        for _reader, writer in self._free:
            writer.close()
        self._free.clear()

    async def _request(self, method: str, path: str, cookie: str, body: object) -> tuple[str, Any]:
        head, answer = await self._exchange(method, path, cookie, body)
        if not head.startswith("http/1.1 2"):
            raise RuntimeError(f"{method} {path}: {head.splitlines()[0]} {answer!r}")
        return head, msgspec.json.decode(answer) if answer else None

    async def _exchange(
        self, method: str, path: str, cookie: str, body: object
    ) -> tuple[str, bytes]:
        content = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(content)}"]
        lines += ["Content-Type: application/json"] * (body is not None)
        lines += [f"Cookie: {cookie}"] * bool(cookie)
        async with self._slots:
            connection = await self._connection()
            connection[1].write("\r\n".join([*lines, "", ""]).encode() + content)
            head, answer = await _read(connection[0])
            self._free.append(connection)
        return head, answer

    async def _connection(self) -> Connection:
        """A connection; idle ones may have been closed by the server."""
        while self._free:
            connection = self._free.pop()
            if not connection[0].at_eof():
                return connection
            connection[1].close()
        here = (self.address, 0)
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=here)


async def _read(reader: asyncio.StreamReader) -> tuple[str, bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    lowered = "\n".join(_lower_name(line) for line in head.splitlines())
    sizes = (line for line in lowered.splitlines() if line.startswith("content-length:"))
    size = next(sizes, "content-length: 0")
    return lowered, await reader.readexactly(int(size.partition(":")[2]))


def _lower_name(line: str) -> str:
    """The header line with its name in lower case."""
    name, colon, value = line.partition(":")
    return name.lower() + colon + value
