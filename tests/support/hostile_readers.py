"""A process of clients that send the same requests in turn, as fast as they are answered.

`python -m support.hostile_readers PORT CLIENTS REQUEST...` prints a line when the first answers
have come, sends until its standard input is closed, and prints how often it got each status. A
request is a path, or a method and a path. With `--strangers ADDRESS` the clients have this address,
keep their connections, and each request has the cookie of a session that does not exist.
"""

import argparse
import asyncio
import json
import os
import re
import secrets
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from itertools import count

FIRST_ANSWERS = 100


def request_bytes(request: str, *headers: str) -> bytes:
    """A request as it is sent, with these headers."""
    method, _, path = request.rpartition(" ")
    length = [] if method in ("", "GET") else ["Content-Length: 0"]
    lines = [f"{method or 'GET'} {path} HTTP/1.1", "Host: localhost", *headers, *length, "", ""]
    return "\r\n".join(lines).encode()


async def statuses(port: int, source: str, next_request: Callable[[], bytes]) -> AsyncIterator[str]:
    """Send requests on one connection from this address until it is closed; yield the statuses."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    except OSError:
        yield "no connection"
        return
    is_open = True
    try:
        while is_open:
            writer.write(next_request())
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"(?i)content-length: (\d+)", head)
            await reader.readexactly(int(length[1]) if length else 0)
            is_open = b"connection: close" not in head.lower()
            yield head[9:12].decode()
    except (OSError, EOFError):
        yield "broken"
    finally:
        writer.close()


async def status_of(port: int, request: str, source: str, cookie: str = "") -> str:
    """The status of one request on a connection of its own, from this address."""
    sent = request_bytes(request, "Connection: close", f"Cookie: {cookie}")
    (status,) = [status async for status in statuses(port, source, lambda: sent)]
    return status


async def send_all(arguments: argparse.Namespace) -> Counter[str]:
    """Send until standard input is closed; return the number of answers by status."""
    found: Counter[str] = Counter()
    turn = count()

    def next_request() -> bytes:
        request = arguments.requests[next(turn) % len(arguments.requests)]
        if arguments.strangers is None:
            return request_bytes(request, "Connection: close")
        return request_bytes(request, f"Cookie: inkland={secrets.token_urlsafe(32)}")

    async def send() -> None:
        while True:
            source = arguments.strangers or "127.0.0.1"
            async for status in statuses(arguments.port, source, next_request):
                found[status] += 1
                if found.total() == FIRST_ANSWERS:
                    print(flush=True)

    tasks = [asyncio.create_task(send()) for _ in range(arguments.clients)]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("clients", type=int)
    parser.add_argument("requests", nargs="+")
    parser.add_argument("--strangers", metavar="ADDRESS")
    os.nice(19)  # they are other machines: their own work must not slow the server down
    print(json.dumps(asyncio.run(send_all(parser.parse_args()))))
