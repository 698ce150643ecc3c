"""Limits: how much one client may ask for in a while. Bounded themselves, and closed when full."""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from inkland.server.record.port import Account
from inkland.table.errors import TooManyRequests

MOST_KEYS: Final = 50_000


class Bucket:
    """Holds so many tokens, and gets so many a second; each request takes one."""

    def __init__(
        self, per_second: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._most = most
        self._clock = clock
        self._tokens = most
        self._at = clock()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = self._clock()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._per_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Has nothing been taken for a while?"""
        return self._tokens + (self._clock() - self._at) * self._per_second >= self._most

    @property
    def wait(self) -> int:
        """After how many seconds there will be a token again."""
        return max(1, math.ceil((1 - self._tokens) / self._per_second))


class Limit:
    """So many requests an hour for each key: an address, or an account; fewer of them at once."""

    def __init__(
        self,
        an_hour: int,
        clock: Callable[[], float] = time.monotonic,
        at_once: int | None = None,
    ) -> None:
        self._an_hour = an_hour
        self._at_once = an_hour if at_once is None else at_once
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str) -> None:
        """Refuse a request that is one too many."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room()
            bucket = self._buckets[key] = Bucket(self._an_hour / 3600, self._at_once, self._clock)
        self._buckets.move_to_end(key)
        if not bucket.take():
            raise TooManyRequests(seconds=bucket.wait)

    def _make_room(self) -> None:
        """Forget keys that are as good as new, the longest unused first; else let nobody in."""
        if len(self._buckets) < MOST_KEYS:
            return
        for key, bucket in list(self._buckets.items())[:100]:
            if bucket.is_full:
                del self._buckets[key]
        if len(self._buckets) >= MOST_KEYS:
            raise TooManyRequests(seconds=60)


class Doors:
    """How many live connections there may be at once: of one account, and of one address.

    Of an address more are let in: a whole hall sits behind one router.
    """

    def __init__(self, of_account: int, of_address: int) -> None:
        self._of_account = of_account
        self._of_address = of_address
        self._open: Counter[str] = Counter()

    @contextmanager
    def opened(self, address: str, account: Account | None) -> Iterator[bool]:
        """Whether there is a door left; it is taken from before the first word to the end."""
        most = {f"address {address}": self._of_address}
        if account is not None:
            most[f"account {account.id}"] = self._of_account
        self._open.update(most.keys())
        try:
            yield all(self._open[key] <= limit for key, limit in most.items())
        finally:
            self._open.subtract(most.keys())
            for key in most:
                if not self._open[key]:
                    del self._open[key]


def network(address: str) -> str:
    """Whom an address stands for: in IPv6 one customer has a whole network of 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return address
