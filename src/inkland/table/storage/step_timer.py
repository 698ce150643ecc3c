"""The timer of an open step in memory storage."""

from datetime import datetime, timedelta
from typing import Final, NamedTuple

_JUST_OPENED: Final = timedelta(seconds=2)  # a step that is less ahead is of after the jump
AT_LEAST: Final = timedelta(seconds=5)  # left after a pause, so that no step expires at once


class StepTimer(NamedTuple):
    """When a step was opened, and its deadline, or while paused the time left.

    Both are None without a clock, or when the step has expired.
    """

    step: int
    asked_at: datetime
    deadline_at: datetime | None = None
    time_left: timedelta | None = None

    def left(self, now: datetime) -> float | None:
        """The seconds left; None without a deadline."""
        if self.deadline_at is not None:
            return (self.deadline_at - now).total_seconds()
        return None if self.time_left is None else self.time_left.total_seconds()

    def is_old(self, seconds: float, now: datetime) -> bool:
        """Whether the step has been open for so many seconds."""
        return (now - self.asked_at).total_seconds() >= seconds

    def set_back(self, gap: timedelta) -> "StepTimer":
        """The timer with a later deadline, if it is running."""
        if self.deadline_at is None:
            return self
        return self._replace(deadline_at=self.deadline_at + gap)

    def after_clock_set_back(self, gap: timedelta, clock: int | None, now: datetime) -> "StepTimer":
        """The timer when the clock jumped by the negative `gap`: with a whole step's time at most,
        and open since now at the latest."""
        timer = self._replace(asked_at=min(self.asked_at, now))
        whole = timedelta(seconds=clock or 0)
        if timer.time_left is not None:
            return timer._replace(time_left=min(timer.time_left, whole))
        if timer.deadline_at is not None and timer.deadline_at > now + whole:
            is_older = self.asked_at > now + _JUST_OPENED
            return timer.set_back(gap) if is_older else timer._replace(deadline_at=now + whole)
        return timer

    def longer(self, more: timedelta) -> "StepTimer":
        """The timer with more time, running or paused."""
        if self.time_left is not None:
            return self._replace(time_left=self.time_left + more)
        return self.set_back(more)

    def without_time(self) -> "StepTimer":
        """The timer of a step that is played by bots, or not at all."""
        return self._replace(deadline_at=None, time_left=None)

    def changed(self, clock: int | None, is_paused: bool, now: datetime) -> "StepTimer":
        """The timer after a change of the table: paused, resumed, or restarted after expiry."""
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
    """The timer of a step that is opened now."""
    if clock is None:
        return StepTimer(step, now)
    time = timedelta(seconds=clock)
    return StepTimer(step, now, None if is_paused else now + time, time if is_paused else None)
