"""Passwords: hashed with argon2id in threads, a few at a time, and checks of new ones."""

import asyncio
import sys
import unicodedata
from array import array
from bisect import bisect_left
from collections.abc import Callable
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from inkland.server.errors import BadPassword
from inkland.table.errors import ServerBusy
from inkland.table.names import confusables

T = TypeVar("T")

MIN_PASSWORD_LENGTH: Final = 8
LONGEST: Final = 200
# Above OWASP's minimum for argon2id (19 MiB, 2 passes); takes about 0.1 s of one core.
ARGON2_PARAMETERS: Final = PasswordHasher(time_cost=2, memory_cost=46 * 1024, parallelism=1)
_CONCURRENT: Final = 2  # each takes a core and 46 MiB
_MAX_WAITING: Final = 50
_COMMON: Final = frozenset(
    (files(__package__) / "common_passwords.txt").read_text(encoding="utf-8").split()
)
# Sorted hashes of 32 bits of the 100,000 most used passwords, made by
# tools/write_common_passwords.py. Of all other passwords one in 43,000 is refused with them.
MOST_USED_FILE: Final = "most_used_passwords.bin"


class Passwords:
    """Hashes and verifies passwords; raises `ServerBusy` if too many calls wait."""

    def __init__(self, hasher: PasswordHasher = ARGON2_PARAMETERS) -> None:
        self._hasher = hasher
        self._slots = asyncio.Semaphore(_CONCURRENT)
        self._waiting = 0
        self.checked = 0

    async def hash(self, password: str) -> str:
        """Return the argon2id hash of a password, as it is stored."""
        return await self._in_thread(lambda: self._hasher.hash(normal(password)))

    async def verify(self, kept: str | None, password: str) -> bool:
        """Whether this is the password of the stored hash; takes as long if there is no hash."""
        self.checked += 1
        return await self._in_thread(lambda: self._matches(kept, password))

    def needs_rehash(self, kept: str) -> bool:
        """Whether the hash was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _matches(self, kept: str | None, password: str) -> bool:
        dummy = self._dummy_hash  # computed even if not needed, for equal timing
        try:
            self._hasher.verify(kept or dummy, normal(password))
        except (VerificationError, InvalidHashError, UnicodeEncodeError):
            return False
        return kept is not None

    @cached_property
    def _dummy_hash(self) -> str:
        return self._hasher.hash("nobody has this password")

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Run in a thread, so that argon2 does not block the event loop."""
        if self._waiting >= _MAX_WAITING:
            raise ServerBusy()
        self._waiting += 1
        try:
            async with self._slots:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def normal(password: str) -> str:
    """Return the password in NFC, so that all keyboards produce the same text."""
    return unicodedata.normalize("NFC", password)


def short_hash(password: str) -> int:
    """Return the 32 bits by which the filter of the most used passwords knows a password."""
    return int.from_bytes(sha256(password.encode()).digest()[:4], "big")


@cache
def _most_used_hashes() -> "array[int]":
    hashes = array("I", (files(__package__) / MOST_USED_FILE).read_bytes())
    if sys.byteorder == "big":
        hashes.byteswap()
    return hashes


def is_most_used(password: str) -> bool:
    """Whether the password, in small letters, is one of the 100,000 most used."""
    hashes, wanted = _most_used_hashes(), short_hash(password)
    found = bisect_left(hashes, wanted)
    return found < len(hashes) and hashes[found] == wanted


def check_shape(password: str) -> str:
    """Return the password in NFC; raise `BadPassword` if it is too short, long or monotonous."""
    plain = normal(password)
    try:
        plain.encode()
    except UnicodeEncodeError as failure:  # a lone surrogate
        raise BadPassword() from failure
    if not MIN_PASSWORD_LENGTH <= len(plain) <= LONGEST or len(set(plain)) < 3:
        raise BadPassword()
    return plain


def check(password: str, *names: str) -> None:
    """Raise `BadPassword` if it is too short or long, too common, or one of the names."""
    plain = check_shape(password)
    small = plain.casefold()
    if small in _COMMON or small.strip("0123456789!.?") in _COMMON or is_most_used(small):
        raise BadPassword()
    if any(
        confusables.lowercase_skeleton(plain) == confusables.lowercase_skeleton(name)
        for name in names
    ):
        raise BadPassword()
