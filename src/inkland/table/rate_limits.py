"""Rate limits by token buckets, for each key: an address or an account."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from inkland.table.errors import TooManyRequests

MAX_KEYS: Final = 50_000


class TokenBucket:
    """A bucket of at most `most` tokens that gets `per_second` new ones; each request takes one."""

    def __init__(
        self, per_second: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._most = most
        self._clock = clock
        self._tokens = most
        self._at = clock()

    def take(self, cost: float = 1) -> bool:
        """Take a token, or a part of one; False if there is none."""
        now = self._clock()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._per_second)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def give_back(self, cost: float = 1) -> None:
        """Put back what was taken; a negative cost takes more, down to an empty bucket."""
        self._tokens = max(0.0, min(self._most, self._tokens + cost))

    @property
    def is_full(self) -> bool:
        """Whether it holds all its tokens, so that a new bucket would be the same."""
        return self._tokens + (self._clock() - self._at) * self._per_second >= self._most

    @property
    def seconds_until_next(self) -> int:
        """Seconds until there is a token again, at least 1."""
        return max(1, math.ceil((1 - self._tokens) / self._per_second))


class RateLimit:
    """Allows each key `an_hour` requests an hour, and at most `at_once` of them in a burst."""

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

    def check(self, key: str, cost: float = 1) -> None:
        """Count a request, or a part of one; raises `TooManyRequests` beyond the key's limit."""
        bucket = self._bucket(key)
        if not bucket.take(cost):
            raise TooManyRequests(seconds=bucket.seconds_until_next)

    def count_elsewhere(self, key: str, cost: float) -> None:
        """Count what another process has allowed, or given back if it is negative."""
        with suppress(TooManyRequests):  # no room for another key
            self._bucket(key).give_back(-cost)

    def _bucket(self, key: str) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room()
            bucket = self._buckets[key] = TokenBucket(
                self._an_hour / 3600, self._at_once, self._clock
            )
        self._buckets.move_to_end(key)
        return bucket

    def give_back(self, key: str, cost: float = 1) -> None:
        """Uncount a request of the key."""
        if bucket := self._buckets.get(key):
            bucket.give_back(cost)

    def _make_room(self) -> None:
        """Drop full buckets, the longest unused first; if none is, refuse: memory is bounded."""
        if len(self._buckets) < MAX_KEYS:
            return
        for key, bucket in list(self._buckets.items())[:100]:
            if bucket.is_full:
                del self._buckets[key]
        if len(self._buckets) >= MAX_KEYS:
            raise TooManyRequests(seconds=60)
