"""The list of erasures, so that a restored backup does not bring erased people back.

It is a file outside the database, with the random ids of accounts and the time of each, and nothing
else. A server writes it as it runs, and applies it when it starts; `inkland erasures` does both by
hand. Applying it again changes nothing.
"""

import contextlib
import logging
import os
import re
import socket
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from inkland.server.context import ServerContext
from inkland.server.features.privacy import export
from inkland.server.features.privacy.queries import Erasure, RetentionQueries
from inkland.server.postgres.operator_connection import run_on_database
from inkland.server.postgres.schema import migrate
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.ids import AccountId

CHECK_SECONDS: Final = 5.0
OVERLAP: Final = timedelta(minutes=10)  # transactions take a while, and clocks differ
BATCH: Final = 1000
_LINE: Final = re.compile(r"(\S+) ([0-9a-z]{1,40})")

log = logging.getLogger(__name__)


class BadErasures(ValueError):
    """A line of the file is no erasure."""


def read_erasures(text: str) -> tuple[Erasure, ...]:
    """Read a list: a time and an id in each line. Raises `BadErasures`."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        match = _LINE.fullmatch(line.strip())
        try:
            if match is None:
                raise ValueError
            at = datetime.fromisoformat(match[1])
        except ValueError:
            raise BadErasures(f"Line {number} is no erasure.") from None
        found.append(Erasure(AccountId(match[2]), at if at.tzinfo else at.replace(tzinfo=UTC)))
    return tuple(found)


def write_erasures(erasures: tuple[Erasure, ...]) -> str:
    """Write a list, the oldest first."""
    ordered = sorted(erasures, key=lambda one: (one.at, one.account))
    return "".join(f"{at.astimezone(UTC).isoformat()} {account}\n" for account, at in ordered)


async def replay(context: ServerContext, erasures: tuple[Erasure, ...]) -> int:
    """Erase all accounts of a list that are not erased; return how many there were."""
    count = 0
    accounts = [one.account for one in erasures]
    for start in range(0, len(accounts), BATCH):
        batch = accounts[start : start + BATCH]
        for account in await RetentionQueries(context.database).not_erased(batch):
            await export.erase(context, account, by="replay")
            count += 1
    return count


class ErasureFile:
    """Keeps the file up to date as long as the server runs; `lasts` is how long a line stays."""

    def __init__(self, context: ServerContext, file: Path, lasts: timedelta | None) -> None:
        self._context = context
        self._file = file
        self._lasts = lasts
        self._known: dict[AccountId, datetime] = {}
        self._since: datetime | None = None
        self._is_applied = False

    async def do_next(self) -> int:
        """Apply the file once, then write what is new; nothing is left over."""
        if not self._is_applied:
            if count := await self.apply():
                log.warning("accounts of the list of erasures erased again: %d", count)
            self._is_applied = True
        await self.update()
        return 0

    async def apply(self) -> int:
        """Read the file, if there is one, and erase who is in it; return how many there were."""
        erasures: tuple[Erasure, ...] = ()
        with contextlib.suppress(FileNotFoundError):
            erasures = read_erasures(self._file.read_text(encoding="utf-8"))
        self._known = {one.account: one.at for one in erasures}
        return await replay(self._context, erasures)

    async def update(self) -> None:
        """Add new erasures to the file, and drop those that no backup can hold any more."""
        now = await self._context.storage.now()
        within = self._lasts if self._since is None else now - self._since + OVERLAP
        before = dict(self._known)
        for account, at in await RetentionQueries(self._context.database).erasures(within):
            self._known.setdefault(account, at)
        if self._lasts is not None:
            self._known = {a: at for a, at in self._known.items() if at > now - self._lasts}
        if self._known != before or not self._file.exists():
            self._write()
        self._since = now

    def _write(self) -> None:
        """Replace the file at once: whoever reads it finds a whole list."""
        listed = tuple(Erasure(account, at) for account, at in self._known.items())
        # Workers on several machines may write the same file.
        part = self._file.with_name(f"{self._file.name}.{socket.gethostname()}.part")
        handle = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as written:
            written.write(write_erasures(listed))
            written.flush()
            os.fsync(written.fileno())
        part.replace(self._file)


# --- For operators


def list_database(data: Path) -> str:
    """Return the list of the database at `INKLAND_DATABASE_URL`, or of a data folder."""

    async def listed(conninfo: str) -> str:
        storage = await PostgresStorage.open(conninfo, 1)
        try:
            return write_erasures(await RetentionQueries(storage.database).erasures(None))
        finally:
            await storage.close()

    return run_on_database(data, listed)


def replay_on_database(data: Path, text: str) -> int:
    """Erase in that database who is in a list; return how many there were.

    Raises `BadErasures`.
    """
    erasures = read_erasures(text)

    async def replayed(conninfo: str) -> int:
        migrate(conninfo)  # a backup may be of an earlier release
        storage = await PostgresStorage.open(conninfo, 1)
        try:
            return await replay(ServerContext(storage, LocalBus()), erasures)
        finally:
            await storage.close()

    return run_on_database(data, replayed)
