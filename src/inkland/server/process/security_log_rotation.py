"""The task that begins a new file of the security log each day, and deletes old ones.

Other processes that write to the same file go on in the new one by themselves. Any number of
processes may run it: a file is renamed once.
"""

import contextlib
import fcntl
import os
import re
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Final

from inkland.table.repetition import repeat

CHECK_SECONDS: Final = 600.0
_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}")
_FIRST_LINE: Final = re.compile(r'"at": "(\d{4}-\d{2}-\d{2})T')


class SecurityLogRotation:
    """Keeps the security log for so many days, a file for each: `security.log.2026-11-17`."""

    def __init__(self, file: Path, days: int) -> None:
        self._file = file
        self._days = days

    async def run(self) -> None:
        """Check at intervals until cancelled."""
        await repeat(self._rotate, CHECK_SECONDS, doing="rotating the security log")

    async def _rotate(self) -> None:
        self.rotate(datetime.now(UTC).date())

    def rotate(self, today: date) -> None:
        """Rename the file if it was begun on another day, and delete files that are too old."""
        begun = self._begun()
        if begun is not None and begun < today:
            self._rename(self._file.with_name(f"{self._file.name}.{begun.isoformat()}"))
        oldest = today - timedelta(days=self._days)
        for file in self._file.parent.glob(f"{self._file.name}.*"):
            day = file.name.removeprefix(f"{self._file.name}.")
            if _DAY.fullmatch(day) and date.fromisoformat(day) < oldest:
                file.unlink(missing_ok=True)

    def _rename(self, dated: Path) -> None:
        """Give the file the name of its day, and put an empty one in its place.

        Of several processes one does it; the lock ends with a process that is killed, and the next
        one finishes.
        """
        with self._file.open(encoding="utf-8") as begun:
            fcntl.flock(begun, fcntl.LOCK_EX)
            if not os.path.samestat(os.fstat(begun.fileno()), self._file.stat()):
                return  # another process has done it
            with contextlib.suppress(FileExistsError):
                os.link(self._file, dated)
            if self._file.samefile(dated):
                fresh = self._file.with_name(f"{self._file.name}.new")
                os.close(os.open(fresh, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
                fresh.replace(self._file)

    def _begun(self) -> date | None:
        """Return the day of the first line; None if there is none."""
        try:
            with self._file.open(encoding="utf-8") as lines:
                found = _FIRST_LINE.search(lines.readline())
        except FileNotFoundError:
            return None
        return None if found is None else date.fromisoformat(found[1])
