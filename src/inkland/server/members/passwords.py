"""Passwords: argon2id, in a thread, a few at a time; the same work whether or not there is one."""

import asyncio
import unicodedata
from collections.abc import Callable
from functools import cached_property
from importlib.resources import files
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from inkland.server.errors import BadPassword
from inkland.table.errors import ServerBusy
from inkland.table.names import confusables

T = TypeVar("T")

SHORTEST: Final = 8
LONGEST: Final = 200
# More than the least that OWASP names for argon2id (19 MiB, 2 passes): about 0.1 s of one core.
ARGON2_PARAMETERS: Final = PasswordHasher(time_cost=2, memory_cost=46 * 1024, parallelism=1)
_AT_ONCE: Final = 2  # each takes a core and 46 MiB
_MOST_WAITING: Final = 50
_COMMON: Final = frozenset(
    (files(__package__) / "common_passwords.txt").read_text(encoding="utf-8").split()
)


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self, hasher: PasswordHasher = ARGON2_PARAMETERS) -> None:
        self._hasher = hasher
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._waiting = 0
        self.checked = 0

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._in_thread(lambda: self._hasher.hash(normal(password)))

    async def verify(self, kept: str | None, password: str) -> bool:
        """Is this the password? If there is none, to find out takes as long."""
        self.checked += 1
        return await self._in_thread(lambda: self._matches(kept, password))

    def needs_rehash(self, kept: str) -> bool:
        """Was it hashed with other parameters than we use today?"""
        return self._hasher.check_needs_rehash(kept)

    def _matches(self, kept: str | None, password: str) -> bool:
        nobodys = self._nobodys  # whether it is needed or not
        try:
            self._hasher.verify(kept or nobodys, normal(password))
        except (VerificationError, InvalidHashError, UnicodeEncodeError):
            return False
        return kept is not None

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash("nobody has this password")

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """In a thread, where argon2 holds up nobody; a crowd at the door is sent away."""
        if self._waiting >= _MOST_WAITING:
            raise ServerBusy()
        self._waiting += 1
        try:
            async with self._room:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def normal(password: str) -> str:
    """The password in the one form in which all keyboards agree."""
    return unicodedata.normalize("NFC", password)


def check(password: str, *names: str) -> None:
    """Refuse what anybody would guess: too short, common, or the name itself."""
    plain = normal(password)
    try:
        plain.encode()
    except UnicodeEncodeError as lone:  # half a surrogate pair
        raise BadPassword() from lone
    if not SHORTEST <= len(plain) <= LONGEST or len(set(plain)) < 3:
        raise BadPassword()
    if plain.casefold() in _COMMON or plain.casefold().strip("0123456789!.?") in _COMMON:
        raise BadPassword()
    if any(
        confusables.lowercase_skeleton(plain) == confusables.lowercase_skeleton(name)
        for name in names
    ):
        raise BadPassword()
