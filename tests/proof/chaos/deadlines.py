"""Check clocks and stand-ins as noted by the witness in the database.

All times are the witness's own, except those of the outages, which the harness measured.
"""

from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final, NamedTuple

import psycopg

from inkland.rules import Event, State, evolve
from proof.chaos.commands import Violation

_STAND_INS: Final = b"SELECT * FROM chaos_stand_in WHERE game = %s AND is_bot ORDER BY at, ctid"
_SET: Final = b"SELECT at, step, was, deadline FROM chaos_clock WHERE game = %s ORDER BY at, ctid"
_FIRED: Final = b"""
    SELECT extract(epoch FROM at - was)::float8, extract(epoch FROM was)::float8
    FROM chaos_clock
    WHERE was IS NOT NULL AND deadline IS NULL AND status = 'playing' AND NOT is_paused
"""
_CREDIT: Final = b"SELECT coalesce(sum(extract(epoch FROM gap)), 0)::float8 FROM chaos_pulse"
_MOMENT: Final = 2.2  # seconds; a shorter gap is not credited
_TOLERANCE: Final = 0.05
_TO_BEGIN: Final = 2.0  # seconds that the transaction which starts a clock may take
_AFTERMATH: Final = 15.0  # seconds after a fault during which a clock may be late


class StandIn(NamedTuple):
    """A bot took over a person's seat."""

    at: datetime
    game: str
    seat: int
    is_bot: bool
    clock: int | None
    number: int
    step: int | None
    asked_at: datetime | None


class Set(NamedTuple):
    """A clock was set: for a new step, for a returning player, or back by a credit."""

    at: datetime
    step: int | None
    was: datetime | None
    deadline: datetime | None


class Watch(NamedTuple):
    """Everything that happened to the clock and the stand-ins of a table."""

    stand_ins: list[StandIn]
    sets: list[Set]


class Clocks(NamedTuple):
    """Figures on the clocks of a run."""

    fired: int
    lateness: float  # 99th percentile of the lateness, away from any fault
    latest: float
    credit: float


Span = tuple[float, float]
Rows = psycopg.Connection[tuple[Any, ...]]


def watch(connection: Rows, table: str) -> Watch:
    """Read what the witness noted for a table."""
    return Watch(
        [StandIn(*row) for row in connection.execute(_STAND_INS, [table]).fetchall()],
        [Set(*row) for row in connection.execute(_SET, [table]).fetchall()],
    )


def check(found: Watch, events: tuple[Event, ...], outages: list[Span]) -> Iterator[Violation]:
    """No stand-in comes too early, for another step, after an answer, or twice."""
    times: Counter[tuple[int, datetime]] = Counter()
    for one in found.stand_ins:
        begun = _begun(found.sets, one.at)
        if one.clock is None or begun is None or begun.deadline is None:
            yield Violation("stood in", f"seat {one.seat} has no clock, and a bot played for it")
            continue
        times[one.seat, begun.at] += 1
        if times[one.seat, begun.at] > 1:
            yield Violation("fired twice", f"seat {one.seat}, step {one.step}")
        yield from _guarded(one, events)
        since = begun.deadline.timestamp() - one.clock
        since = max(since, begun.at.timestamp() - _TO_BEGIN)
        due = since + one.clock
        for outage in sorted(outages):
            due += _overlap(outage, (since, due))
        early = due - one.at.timestamp()
        if early > _TOLERANCE:
            yield Violation(
                "early", f"seat {one.seat}, step {one.step}: {early:.1f} s before its time"
            )


def _begun(sets: list[Set], at: datetime) -> Set | None:
    """The setting from which the clock ran at that moment; a credit only moves it."""
    begun, step = None, None
    for one in sets:
        if one.at > at:
            break
        if one.deadline is not None and (one.was is None or one.step != step):
            begun = one
        step = one.step
    return begun


def _guarded(one: StandIn, events: tuple[Event, ...]) -> Iterator[Violation]:
    """When the stand-in came, the step was open and the seat had not answered it."""
    state = State()
    for event in events[: one.number]:
        state = evolve(state, event)
    step = state.step
    if step is None or step.number != one.step:
        yield Violation("unguarded", f"seat {one.seat}: step {one.step} was over")
    elif one.seat not in step.asked or step.answers[one.seat] is not None:
        yield Violation("unguarded", f"seat {one.seat} had answered step {one.step}")


def _overlap(outage: Span, wait: Span) -> float:
    """Seconds of the wait in which nobody could play; a long outage is credited in full."""
    since, until = outage
    if until - since <= _MOMENT or since >= wait[1] or until <= wait[0]:
        return 0.0
    return until - max(since, wait[0])


def clocks(connection: Rows, faults: list[Span]) -> Clocks:
    """Figures on all clocks of a run."""
    fired = connection.execute(_FIRED).fetchall()
    calm = sorted(
        late
        for late, due in fired
        if not any(since <= due <= until + _AFTERMATH for since, until in faults)
    )
    row = connection.execute(_CREDIT).fetchone()
    assert row is not None
    return Clocks(
        len(fired),
        calm[int(len(calm) * 0.99)] if calm else 0.0,
        max((late for late, _due in fired), default=0.0),
        row[0],
    )
