"""Schedules: when arenas begin that an operator has planned, as pure functions."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from typing import Final, NamedTuple

from inkland.rules.options import PRESETS
from inkland.server.features.contests.kinds import ARENA, Kind
from inkland.server.features.contests.queries import Contest, ContestId
from inkland.table.ids import new_id

WEEKDAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
MAX_ARENA_MINUTES: Final = 720
PLANNED_AHEAD: Final = timedelta(days=1)
_ENTRY: Final = re.compile(r"(daily|mon|tue|wed|thu|fri|sat|sun) (\d\d):(\d\d) (\d{1,3})( \S+)?")


class BadSchedule(ValueError):
    """A schedule that cannot be read; the message is a sentence for the operator."""


class PlannedArena(NamedTuple):
    """An arena every day, or on one weekday (Monday is 0), at this time in UTC."""

    weekday: int | None
    at: time
    minutes: int
    preset: str = "base"


def parse_schedule(text: str) -> tuple[PlannedArena, ...]:
    """Read `daily 18:00 60, sun 16:30 120 everything`; raises `BadSchedule`."""
    return tuple(_parse(part.strip()) for part in text.split(",") if part.strip())


def _parse(text: str) -> PlannedArena:
    found = _ENTRY.fullmatch(text.lower())
    if found is None:
        raise BadSchedule(f"An arena is planned like 'daily 18:00 60', not '{text}'.")
    day, hour, minute, minutes, preset = found.groups()
    name = (preset or "base").strip()
    if name not in PRESETS:
        raise BadSchedule(f"No preset is called '{name}'.")
    if int(hour) > 23 or int(minute) > 59 or not 1 <= int(minutes) <= MAX_ARENA_MINUTES:
        raise BadSchedule(f"'{text}' has no such time, or not 1 to {MAX_ARENA_MINUTES} minutes.")
    weekday = None if day == "daily" else WEEKDAYS.index(day)
    return PlannedArena(weekday, time(int(hour), int(minute)), int(minutes), name)


def upcoming(planned: PlannedArena, now: datetime) -> Iterator[Contest]:
    """Yield the arenas of a plan that begin within a day from now."""
    today = now.astimezone(UTC).date()
    for days in range(2):
        starts_at = datetime.combine(today + timedelta(days=days), planned.at, UTC)
        is_its_day = planned.weekday in (None, starts_at.weekday())
        if is_its_day and now < starts_at <= now + PLANNED_AHEAD:
            slot = f"arena {starts_at:%Y-%m-%dT%H:%M} {planned.preset}"
            arena = new_contest(ARENA, starts_at, planned.minutes, planned.preset)
            yield arena._replace(slot=slot)


def new_contest(
    kind: Kind, starts_at: datetime, minutes: int, preset: str, deals: int | None = None
) -> Contest:
    """Return a contest of this kind; `deals` is for kinds that do not say how many they have."""
    number = kind.deals or deals
    assert number is not None
    ends_at = starts_at + timedelta(minutes=minutes)
    return Contest(
        ContestId(new_id()),
        kind.name,
        "",
        preset,
        kind.seats,
        number,
        kind.clock,
        starts_at,
        ends_at,
        ends_at + kind.grace,
    )
