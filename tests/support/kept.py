"""Storage that is kept on a device, under test: opened anew after each change, and failing."""

from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any, TypeVar

from inkland.local.keeper import MemoryKeeper, RowKey
from inkland.local.kept_storage import KeptOwnGames, KeptStorage
from inkland.table.errors import StorageUnavailable

T = TypeVar("T")


def kept_state(storage: KeptStorage) -> dict[str, Any]:
    """A copy of all that is kept, by store. The pulse is written now and then only."""
    stores = [store for store in storage._stores if store is not storage._pulse_store]
    return {f"{store.name} {number}": dict(store.records) for number, store in enumerate(stores)}


class CheckedKeptStorage(KeptStorage):
    """The storage of a device, with the lists of games of one account.

    After each change it opens what was written, and expects to find its own state there, unless a
    test has changed the state behind its back.
    """

    def __init__(self, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        super().__init__(clock)
        self._own_games = KeptOwnGames(self)  # a device lists all its games, a server those of one

    async def keep(self, change: Coroutine[Any, Any, T]) -> T:
        if self._is_preparing or self._keeper is None:
            return await super().keep(change)
        was_kept = await self._is_kept()
        answer = await super().keep(change)
        assert not was_kept or await self._is_kept()
        return answer

    async def _is_kept(self) -> bool:
        assert self._keeper is not None
        async with self._writing:
            return kept_state(await KeptStorage.open(self._keeper)) == kept_state(self)


class FailingKeeper(MemoryKeeper):
    """Refuses some of the writes, as a full disk does."""

    def __init__(self, random: Random, share: float) -> None:
        super().__init__()
        self._random = random
        self.share = share
        self.failures = 0

    async def write(
        self, puts: Sequence[tuple[str, str, bytes]], deletes: Sequence[RowKey]
    ) -> None:
        """Put and delete rows, or fail."""
        if self._random.random() < self.share:
            self.failures += 1
            raise StorageUnavailable("the disk is full")
        await super().write(puts, deletes)
