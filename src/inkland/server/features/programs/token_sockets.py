"""Live connections that came with a token: they end with it, at every process."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from inkland.server.bus.channel import SiblingChannel
from inkland.server.features.programs.token_queries import TokenQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.table.repetition import repeat

CHECK_SECONDS: Final = 1.0  # a revoked token has lost its connections within two


class TokenSockets:
    """How to close the connections of this process, by the hash of their token.

    Over the `channel` the web processes of one server tell each other which token was revoked.
    """

    def __init__(self, storage: PostgresStorage, channel: SiblingChannel | None = None) -> None:
        self._storage = storage
        self._open: dict[bytes, list[Callable[[], None]]] = {}
        self._channel = channel
        if channel is not None:
            channel.listen("revoked token", bytes, lambda _sender, token: self._close_own(token))

    @contextmanager
    def opened(self, token: bytes | None, close: Callable[[], None]) -> Iterator[None]:
        """Keep a connection here until it is closed; without a token nothing is done."""
        if token is None:
            yield
            return
        self._open.setdefault(token, []).append(close)
        try:
            yield
        finally:
            self._open[token].remove(close)
            if not self._open[token]:
                del self._open[token]

    def close(self, token: bytes) -> None:
        """Close the connections of a token that was revoked here."""
        self._close_own(token)
        if self._channel is not None:
            self._channel.send("revoked token", token)

    def _close_own(self, token: bytes) -> None:
        for close in list(self._open.get(token, ())):
            close()

    async def run(self) -> None:
        """Close those whose token was revoked anywhere, until cancelled."""
        await asyncio.sleep(CHECK_SECONDS)
        await repeat(self.check, CHECK_SECONDS, doing="checking tokens", outages=logging.DEBUG)

    async def check(self) -> None:
        """Close the connections whose token is gone."""
        if self._open:
            valid = await TokenQueries(self._storage.database).valid(sorted(self._open))
            for token in [one for one in self._open if one not in valid]:
                self._close_own(token)
