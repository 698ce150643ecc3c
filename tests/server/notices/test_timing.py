"""Quiet hours and the limit of a day, in the reader's time zone."""

from datetime import UTC, datetime, time

import pytest

from inkland.server.features.notices.queries import ClaimedDelivery, Notice, NoticePreferences
from inkland.server.features.notices.resources import NoticeKind
from inkland.server.features.notices.timing import earliest

PRAGUE = NoticePreferences(quiet_from=time(22), quiet_until=time(7, 30), time_zone="Europe/Prague")
AT_NOON = NoticePreferences(quiet_from=time(12), quiet_until=time(13), time_zone="UTC")


def at(text: str) -> datetime:
    """A moment in UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def waiting(
    kind: NoticeKind, wanted: NoticePreferences, now: datetime, sent_at: datetime | None
) -> ClaimedDelivery:
    """A delivery that was just claimed."""
    notice = Notice("1", kind, "en", now)
    return ClaimedDelivery(1, 1, notice, None, True, wanted, now, sent_at)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-01-10 20:59", None),
        ("2026-01-10 21:00", "2026-01-11 06:30"),
        ("2026-01-11 00:30", "2026-01-11 06:30"),
        ("2026-01-11 06:29", "2026-01-11 06:30"),
        ("2026-01-11 06:30", None),
        ("2026-07-10 20:30", "2026-07-11 05:30"),  # summer time
        ("2026-03-28 23:00", "2026-03-29 05:30"),  # the clock is set in this night
    ],
)
def test_quiet_hours_over_midnight_end_in_the_morning_of_the_reader(
    now: str, until: str | None
) -> None:
    found = earliest(waiting("your_turn", PRAGUE, at(now), None), is_limited=False)
    assert found == (until and at(until))


def test_quiet_hours_within_a_day() -> None:
    assert (
        earliest(waiting("nudge", AT_NOON, at("2026-01-10 11:59"), None), is_limited=False) is None
    )
    found = earliest(waiting("nudge", AT_NOON, at("2026-01-10 12:00"), None), is_limited=False)
    assert found == at("2026-01-10 13:00")


def test_a_new_password_is_told_at_any_hour() -> None:
    now = at("2026-01-11 00:30")
    assert earliest(waiting("password_changed", PRAGUE, now, now), is_limited=True) is None


def test_one_a_game_and_day_unless_asked_otherwise() -> None:
    sent, now = at("2026-01-10 12:00"), at("2026-01-10 18:00")
    midnight = at("2026-01-10 23:00")
    loud = PRAGUE._replace(quiet_from=None, quiet_until=None)
    assert earliest(waiting("your_turn", loud, now, sent), is_limited=True) == midnight
    assert earliest(waiting("your_turn", PRAGUE, now, sent), is_limited=True) == at(
        "2026-01-11 06:30"
    )
    assert earliest(waiting("your_turn", loud, midnight, sent), is_limited=True) is None
    assert earliest(waiting("your_turn", loud, now, None), is_limited=True) is None
    assert earliest(waiting("your_turn", loud, now, sent), is_limited=False) is None
    every = loud._replace(mails_per_day="all")
    assert earliest(waiting("your_turn", every, now, sent), is_limited=True) is None
