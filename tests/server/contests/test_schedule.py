"""Schedules of arenas: each slot once, by the day of the week in UTC."""

from datetime import UTC, datetime, time, timedelta

import pytest

from inkland.server.features.contests.kinds import GAME_GRACE, KINDS, Kind, kind_of
from inkland.server.features.contests.schedule import (
    BadSchedule,
    PlannedArena,
    new_contest,
    parse_schedule,
    upcoming,
)
from rows import each_row
from support.contests import as_round, new_arena

FRIDAY = datetime(2026, 11, 13, 17, 0, tzinfo=UTC)


def test_a_schedule_is_read() -> None:
    assert parse_schedule("daily 18:00 60, SUN 16:30 120 everything") == (
        PlannedArena(None, time(18), 60, "base"),
        PlannedArena(6, time(16, 30), 120, "everything"),
    )
    assert parse_schedule("") == ()


@each_row(
    "text",
    ["daily", "daily 25:00 60", "daily 18:60 60", "daily 18:00 0", "daily 18:00 999",
     "someday 18:00 60", "daily 18:00 60 no-such-preset", "daily 8:00 60"],
)  # fmt: skip
def test_a_schedule_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadSchedule):
        parse_schedule(text)


def test_each_slot_comes_once_within_a_day() -> None:
    planned = PlannedArena(None, time(18), 60)
    seen = set()
    for minutes in range(0, 3 * 24 * 60, 7):
        for arena in upcoming(planned, FRIDAY + timedelta(minutes=minutes)):
            assert arena.closes_at - arena.starts_at == timedelta(minutes=60) + GAME_GRACE
            seen.add(arena.slot)
    assert seen == {f"arena 2026-11-{day}T18:00 base" for day in (13, 14, 15, 16)}


def test_a_weekly_arena_is_on_its_day() -> None:
    sunday = PlannedArena(6, time(16, 30), 120)
    assert list(upcoming(sunday, FRIDAY)) == []
    (arena,) = upcoming(sunday, FRIDAY + timedelta(days=1))
    assert arena.starts_at == datetime(2026, 11, 15, 16, 30, tzinfo=UTC)


def test_a_round_has_its_deals_alone_or_at_tables() -> None:
    arena = new_arena(FRIDAY, 60, "base")
    alone, live = as_round(arena, 5, is_live=False), as_round(arena, 5, is_live=True)
    assert (alone.kind, alone.deals, alone.seats, alone.clock) == ("round", 5, 1, None)
    assert (live.kind, live.deals, live.seats, live.clock) == ("round", 5, 4, arena.clock)


@each_row("kind", KINDS)
def test_a_contest_is_of_the_kind_that_it_was_made_as(kind: Kind) -> None:
    contest = new_contest(kind, FRIDAY, 60, "base", 5)
    assert kind_of(contest) is kind
    assert contest.deals == (kind.deals or 5)
    assert contest.closes_at - contest.ends_at == kind.grace


def test_name_and_seats_tell_kinds_apart() -> None:
    assert len({(kind.name, kind.seats) for kind in KINDS}) == len(KINDS)
