"""Schedules: when arenas begin that the host of a server has planned, as pure functions."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from typing import Final, NamedTuple

from inkland.rules.options import PRESETS
from inkland.server.features.contests.queries import Contest, ContestId
from inkland.table.ids import new_id

WEEKDAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
MAX_ARENA_MINUTES: Final = 720
ARENA_SEATS: Final = 4
ARENA_CLOCK_SECONDS: Final = 30
MAX_ARENA_DEALS: Final = 200
GAME_GRACE: Final = timedelta(minutes=30)  # for games that have begun when time is up
PLANNED_AHEAD: Final = timedelta(days=1)
_ENTRY: Final = re.compile(r"(daily|mon|tue|wed|thu|fri|sat|sun) (\d\d):(\d\d) (\d{1,3})( \S+)?")


class BadSchedule(ValueError):
    """A schedule that cannot be read; the message is a sentence for the host."""


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
            yield new_arena(starts_at, planned.minutes, planned.preset, slot=slot)


def new_arena(
    starts_at: datetime, minutes: int, preset: str, title: str = "", slot: str | None = None
) -> Contest:
    """An arena at tables of four with live clocks."""
    ends_at = starts_at + timedelta(minutes=minutes)
    return Contest(
        ContestId(new_id()),
        "arena",
        title,
        preset,
        ARENA_SEATS,
        MAX_ARENA_DEALS,
        ARENA_CLOCK_SECONDS,
        starts_at,
        ends_at,
        ends_at + GAME_GRACE,
        slot,
    )


def as_round(arena: Contest, deals: int, *, is_live: bool) -> Contest:
    """The duplicate round at the time of an arena: so many deals, alone or at tables of four."""
    if is_live:
        return arena._replace(kind="round", deals=deals)
    return arena._replace(kind="round", deals=deals, seats=1, clock=None)
