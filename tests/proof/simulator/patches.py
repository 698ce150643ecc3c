"""Patch the product's random source and clocks while a run lasts."""

import random as chance
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

from inkland.table.live import handler
from inkland.table.live.connections import TableConnection
from inkland.table.rate_limits import TokenBucket
from proof.simulator import node
from proof.simulator.loop import OWNER, VirtualLoop

T = TypeVar("T")


@contextmanager
def patched(loop: VirtualLoop, seed: str) -> Iterator[list[str]]:
    """Run the product on this loop; yields a list that collects exceeded bounds (I10)."""
    random = Random(f"{seed}/secrets")
    broken: list[str] = []

    def token_bytes(number: int = 32) -> bytes:
        return random.randbytes(number)

    def now() -> float:
        return loop.time() + OWNER.get().ahead

    serial = count(1)

    class Counted(TableConnection):
        """A connection that reports a queue that is too long, and has a stable hash."""

        def __init__(self, *told: Any) -> None:
            super().__init__(*told)
            self._serial = next(serial)

        def __hash__(self) -> int:
            return self._serial

        def send(self, text: str) -> None:
            super().send(text)
            waiting = self._waiting
            size = sum(map(len, waiting))
            if len(waiting) > 64 or (len(waiting) > 1 and size > 256 * 1024):
                broken.append(f"{len(waiting)} messages of {size} bytes wait")

    state = chance.getstate()
    chance.seed(f"{seed}/chance")
    patches = (
        patch.object(secrets, "token_bytes", token_bytes),
        patch.object(secrets, "token_hex", lambda number=32: token_bytes(number).hex()),
        patch.object(secrets, "choice", random.choice),
        patch.object(secrets, "randbelow", random.randrange),
        patch.object(time, "monotonic", now),
        patch.object(node, "TableConnection", Counted),
        patch.object(handler, "TokenBucket", partial(TokenBucket, clock=now)),
    )
    with ExitStack() as stack:
        for one in patches:
            stack.enter_context(one)
        try:
            yield broken
        finally:
            chance.setstate(state)
