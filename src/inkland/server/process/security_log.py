"""The security log: who did what to an account, from which address.

It has a logger of its own, the only one that may contain addresses, so that an operator can route
it. It contains no passwords, tokens, typed logins or ids of tables.
"""

import asyncio
import contextvars
import logging
import time
from collections import Counter
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from inkland.server.process.logs import SECURITY_LOGGER, current_table

REFUSALS_EVERY_SECONDS: Final = 60.0
MAX_REFUSAL_KEYS: Final = 100  # of each such period, so that a flood cannot fill the disk

log = logging.getLogger(SECURITY_LOGGER)


@dataclass
class Client:
    """Who sent the request that is being served; the account once it is known."""

    address: str
    account: str | None = None


current_client: Final[ContextVar[Client | None]] = ContextVar("current_client", default=None)


def record(event: str, *, account: str | None = None, **details: object) -> None:
    """Write an event of the current request; `account` replaces the one of its session."""
    client = current_client.get() or Client("")
    _write(event, account or client.account, client.address, details)


def _write(event: str, account: str | None, address: str, details: dict[str, object]) -> None:
    token = current_table.set(None)  # the link of a table is a key to it
    try:
        log.info(event, extra={"account": account, "address": address, **details})
    finally:
        current_table.reset(token)


class RefusalLog:
    """Writes refusals by a limit: the first of an address at once, the others as a sum.

    There are at most two lines a minute for an address and a limit, and for all addresses after
    the first `MAX_REFUSAL_KEYS` together.
    """

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._others = 0
        self._until = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, limit: str) -> None:
        """Count a refusal of the current request by this limit."""
        if time.monotonic() >= self._until:
            if self._timer is not None:
                self._timer.cancel()  # late: it would end the new period at once
            # Sums belong to no request, so they are written without the id of the current one.
            nobody = contextvars.Context()
            nobody.run(self.flush)
            self._until = time.monotonic() + REFUSALS_EVERY_SECONDS
            self._timer = asyncio.get_running_loop().call_later(
                REFUSALS_EVERY_SECONDS, self.flush, context=nobody
            )
        key = (limit, (current_client.get() or Client("")).address)
        if key not in self._counts and len(self._counts) >= MAX_REFUSAL_KEYS:
            self._others += 1
            return
        self._counts[key] += 1
        if self._counts[key] == 1:
            record("refused by a limit", limit=limit, count=1)

    def flush(self) -> None:
        """Write what was not written yet, and begin anew."""
        for (limit, address), count in self._counts.items():
            if count > 1:
                _write("refused by a limit", None, address, {"limit": limit, "count": count - 1})
        if self._others:
            _write("refused by a limit", None, "", {"limit": "other", "count": self._others})
        self._counts, self._others = Counter(), 0


refusals: Final = RefusalLog()
