"""Token buckets: how often one key, an address or an account, may ask for something."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from inkland.table.errors import TooManyRequests

MAX_KEYS: Final = 50_000


class TokenBucket:
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
    def seconds_until_next(self) -> int:
        """After how many seconds there will be a token again."""
        return max(1, math.ceil((1 - self._tokens) / self._per_second))


class RateLimit:
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
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def check(self, key: str) -> None:
        """Refuse a request that is one too many."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room()
            bucket = self._buckets[key] = TokenBucket(
                self._an_hour / 3600, self._at_once, self._clock
            )
        self._buckets.move_to_end(key)
        if not bucket.take():
            raise TooManyRequests(seconds=bucket.seconds_until_next)

    def _make_room(self) -> None:
        """Forget keys that are as good as new, the longest unused first; else let nobody in."""
        if len(self._buckets) < MAX_KEYS:
            return
        for key, bucket in list(self._buckets.items())[:100]:
            if bucket.is_full:
                del self._buckets[key]
        if len(self._buckets) >= MAX_KEYS:
            raise TooManyRequests(seconds=60)
