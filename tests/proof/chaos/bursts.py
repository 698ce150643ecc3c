"""A burst: many requests that need the database, sent to a node at the same moment."""

import asyncio
import contextlib
import time
from collections import Counter
from typing import Any, Final

from proof.load.accounts import HttpAccounts

AT_ONCE: Final = 200
_LONGEST: Final = 30.0  # seconds
_LOST: Final = (OSError, asyncio.IncompleteReadError)


def burst(port: int) -> dict[str, Any]:
    """Send the requests; the answers by status, how many had none, and the longest wait."""
    return asyncio.run(_burst(port))


async def _burst(port: int) -> dict[str, Any]:
    accounts = HttpAccounts(port, connections=AT_ONCE)
    found: Counter[str] = Counter()
    waits: list[float] = []
    cookie = ""
    with contextlib.suppress(TimeoutError, RuntimeError, *_LOST):
        async with asyncio.timeout(_LONGEST):
            cookie = await accounts.enter("Guest")

    async def one(number: int) -> None:
        """Every other request makes a guest, the rest asks who the first guest is."""
        start = time.monotonic()
        try:
            async with asyncio.timeout(_LONGEST):
                if number % 2:
                    status = await accounts.status("GET", "/api/me", cookie=cookie)
                else:
                    status = await accounts.status("POST", "/api/guests", {"name": "Guest"})
        except (TimeoutError, *_LOST):
            found["none"] += 1
        else:
            found[status] += 1
            waits.append(time.monotonic() - start)

    await asyncio.gather(*map(one, range(AT_ONCE)))
    accounts.close()
    unanswered = found.pop("none", 0)
    return {"answers": dict(found), "unanswered": unanswered, "slowest": max(waits, default=0.0)}
