"""A process of readers that request the same paths in turn, as fast as they are answered.

`python -m support.hostile_readers PORT READERS PATH...` prints a line when the first answers have
come, reads until its standard input is closed, and prints how often it got each status.
"""

import asyncio
import json
import sys
from collections import Counter
from itertools import count

FIRST_ANSWERS = 100


async def status_of(port: int, path: str) -> str:
    """The status of one request on a connection of its own."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return "no connection"
    try:
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        answer = await reader.read()
        return answer[9:12].decode() or "closed"
    except OSError:
        return "broken"
    finally:
        writer.close()


async def read_all(port: int, readers: int, paths: list[str]) -> Counter[str]:
    """Read until standard input is closed; return the number of answers by status."""
    found: Counter[str] = Counter()
    turn = count()

    async def read() -> None:
        while True:
            found[await status_of(port, paths[next(turn) % len(paths)])] += 1
            if found.total() == FIRST_ANSWERS:
                print(flush=True)

    tasks = [asyncio.create_task(read()) for _ in range(readers)]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found


if __name__ == "__main__":
    print(json.dumps(asyncio.run(read_all(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))))
