"""The time of an open step, as the record in memory keeps it."""

from datetime import datetime, timedelta
from typing import Final, NamedTuple

AT_LEAST: Final = timedelta(seconds=5)  # after a pause nobody is too late at once


class StepTimer(NamedTuple):
    """Since when a step is open, and until when; while it lies on its side, what is left."""

    step: int
    asked_at: datetime
    deadline_at: datetime | None = None
    time_left: timedelta | None = None

    def left(self, now: datetime) -> float | None:
        """The seconds left."""
        if self.deadline_at is not None:
            return (self.deadline_at - now).total_seconds()
        return None if self.time_left is None else self.time_left.total_seconds()

    def is_old(self, seconds: float, now: datetime) -> bool:
        """Is the step open for so long?"""
        return (now - self.asked_at).total_seconds() >= seconds

    def set_back(self, gap: timedelta) -> "StepTimer":
        """The same with more time, if it runs."""
        if self.deadline_at is None:
            return self
        return self._replace(deadline_at=self.deadline_at + gap)

    def longer(self, more: timedelta) -> "StepTimer":
        """The same with more sand, upright or on its side."""
        if self.time_left is not None:
            return self._replace(time_left=self.time_left + more)
        return self.set_back(more)

    def changed(self, clock: int | None, is_paused: bool, now: datetime) -> "StepTimer":
        """Lying on its side, upright again, or turned over once more after its time was up."""
        if is_paused:
            if self.deadline_at is None:
                return self
            return self._replace(deadline_at=None, time_left=self.deadline_at - now)
        if self.time_left is not None:
            return self._replace(deadline_at=now + max(self.time_left, AT_LEAST), time_left=None)
        if self.deadline_at is None and clock is not None:
            return self._replace(deadline_at=now + timedelta(seconds=clock))
        return self


def started(clock: int | None, step: int, is_paused: bool, now: datetime) -> StepTimer:
    """The time of a step that has just been opened."""
    if clock is None:
        return StepTimer(step, now)
    time = timedelta(seconds=clock)
    return StepTimer(step, now, None if is_paused else now + time, time if is_paused else None)
