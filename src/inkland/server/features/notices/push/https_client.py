"""A small HTTPS client for push services: the address it has checked is the one it connects to.

A library that is given a URL resolves its name itself, perhaps to another address than the one that
was checked. It sends POST requests only, follows no redirect and reads no more than it needs.
"""

import asyncio
import contextlib
import socket
import ssl
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from inkland.server.features.notices.push.endpoints import Endpoint, check_address

CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 10.0
MAX_HEAD_BYTES: Final = 16 * 1024
MAX_BODY_BYTES: Final = 64 * 1024
MAX_IDLE_PER_HOST: Final = 32

Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]


class HttpAnswer(NamedTuple):
    """The status of a response, and whether its connection can be used again."""

    status: int
    is_reusable: bool


class _Connection(NamedTuple):
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


async def resolve(host: str, port: int) -> list[str]:
    """Return the addresses of a name, as the system knows them."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


class HttpsClient:
    """Sends requests over connections that are kept open for the next ones."""

    def __init__(self, context: ssl.SSLContext | None = None, resolve: Resolve = resolve) -> None:
        self._context = context or ssl.create_default_context()
        self._resolve = resolve
        self._idle: defaultdict[tuple[str, int], list[_Connection]] = defaultdict(list)

    async def post(self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
        """Send a request and return the status of its answer.

        Raises `UnsafeEndpoint` if the name leads to an address that is not public, `OSError`,
        `TimeoutError`, `EOFError` or `ValueError` if there is no proper answer.
        """
        lines = [
            f"POST {endpoint.path} HTTP/1.1",
            f"Host: {endpoint.origin.removeprefix('https://')}",
            *(f"{name}: {value}" for name, value in headers.items()),
            f"Content-Length: {len(body)}",
        ]
        request = "\r\n".join([*lines, "", ""]).encode("ascii") + body
        idle = self._idle[endpoint.host, endpoint.port]
        while idle:
            try:
                return await self._exchange(idle.pop(), request, idle)
            except TimeoutError:
                raise
            except (OSError, EOFError):  # the service has closed it: try the next
                continue
        return await self._exchange(await self._connect(endpoint), request, idle)

    async def _connect(self, endpoint: Endpoint) -> _Connection:
        async with asyncio.timeout(CONNECT_SECONDS):
            addresses = await self._resolve(endpoint.host, endpoint.port)
            if not addresses:
                raise OSError("no address")
            for address in addresses if not endpoint.is_own else ():
                check_address(address)  # all of them: a mixed answer is no accident
            for address in addresses[:-1]:
                with contextlib.suppress(OSError):  # perhaps we have no IPv6
                    return await self._connect_to(address, endpoint)
            return await self._connect_to(addresses[-1], endpoint)

    async def _connect_to(self, address: str, endpoint: Endpoint) -> _Connection:
        """Connect to this address, and nowhere else; the certificate must be that of the name."""
        reader, writer = await asyncio.open_connection(
            address,
            endpoint.port,
            ssl=self._context,
            server_hostname=endpoint.host,
            limit=MAX_HEAD_BYTES,
        )
        return _Connection(reader, writer)

    async def _exchange(
        self, connection: _Connection, request: bytes, idle: list[_Connection]
    ) -> int:
        is_reusable = False
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                connection.writer.write(request)
                await connection.writer.drain()
                status, is_reusable = await _read_answer(connection.reader)
                return status
        finally:
            if is_reusable and len(idle) < MAX_IDLE_PER_HOST:
                idle.append(connection)
            else:
                connection.writer.close()

    async def close(self) -> None:
        """Close all connections."""
        for connections in self._idle.values():
            for connection in connections:
                connection.writer.close()
        self._idle.clear()


async def _read_answer(reader: asyncio.StreamReader) -> HttpAnswer:
    """Read status, headers and, if its length is known, the body, which is ignored."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except asyncio.LimitOverrunError:
        raise ValueError("too many headers") from None
    status_line, *lines = head.decode("latin-1").split("\r\n")
    version, _, rest = status_line.partition(" ")
    if version not in ("HTTP/1.0", "HTTP/1.1") or not rest[:3].isdecimal():
        raise ValueError("not HTTP")
    headers = {
        name.strip().lower(): value.strip()
        for name, _, value in (line.partition(":") for line in lines if line)
    }
    status, length = int(rest[:3]), headers.get("content-length", "")
    is_empty = status == 204
    if not is_empty and (not length.isdecimal() or int(length) > MAX_BODY_BYTES):
        return HttpAnswer(status, is_reusable=False)
    await reader.readexactly(0 if is_empty else int(length))
    keeps = version == "HTTP/1.1" and headers.get("connection", "").lower() != "close"
    return HttpAnswer(status, is_reusable=keeps)
