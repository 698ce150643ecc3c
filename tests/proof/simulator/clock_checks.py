"""Deadlines (I6): no stand-in comes early, each deadline fires once, and none is forgotten.

The times are computed again here, from the database's writes and outages.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from inkland.rules import State
from inkland.table.ids import TableId
from inkland.table.storage.records import Table
from proof.simulator.database import Deed, opened_step
from proof.simulator.violation import Violation

CLOCK_TOLERANCE_SECONDS: Final = 2.0  # shorter outages need not be credited
LATEST: Final = 2.0  # seconds within which a deadline fires when there are no faults
_SLACK: Final = 0.01


class Times(NamedTuple):
    """The facts about a run that the checks need."""

    deeds: Sequence[Deed]
    outages: Sequence[tuple[float, float]]
    fair_from: float  # no faults from then on


class Step:
    """An open step, and the time it has used up."""

    def __init__(self, number: int, at: float, *, is_paused: bool) -> None:
        self.number = number
        self.opened_at = at
        self.paused: list[tuple[float, float]] = []
        self.paused_since = at if is_paused else None
        self.fired = 0

    def pause(self, at: float, *, is_paused: bool) -> None:
        """Stop the clock, or start it again."""
        if is_paused and self.paused_since is None:
            self.paused_since = at
        elif not is_paused and self.paused_since is not None:
            self.paused.append((self.paused_since, at))
            self.paused_since = None

    def used(self, at: float, outages: Sequence[tuple[float, float]]) -> float:
        """The seconds of this step that count."""
        gaps = [
            *self.paused,
            *(gap for gap in outages if gap[1] - gap[0] > CLOCK_TOLERANCE_SECONDS),
        ]
        if self.paused_since is not None:
            gaps.append((self.paused_since, at))
        return at - self.opened_at - _covered(gaps, self.opened_at, at)


def _covered(gaps: list[tuple[float, float]], start: float, end: float) -> float:
    """How much of the span lies in the gaps."""
    total, reached = 0.0, start
    for left, right in sorted(gaps):
        left, right = max(left, reached), min(right, end)  # noqa: PLW2901
        if right > left:
            total += right - left
            reached = right
    return total


def check(times: Times, table: Table, states: Sequence[State]) -> Iterator[Violation]:
    """All violations at the clock of one table."""
    step: Step | None = None
    before = table
    for deed in times.deeds:
        if not deed.answer or table_of(deed) != table.id:
            continue
        asked = opened_step(deed)
        if deed.name == "expire_step":
            yield from _fired(times, deed, step, table.clock)
            yield from _stood_in(deed, before, states)
            if step is not None:
                step.fired += 1
        if step is not None and deed.name in ("expire_step", "change_table"):
            step.pause(deed.at, is_paused=deed.args[0].is_paused)
        if deed.name != "append":
            before = deed.args[0]
        if asked is not None:
            if step is not None:
                yield from _in_time(times, deed, step, table.clock)
            step = Step(asked, deed.at, is_paused=before.is_paused)


def table_of(deed: Deed) -> TableId | None:
    """The table of the write."""
    if deed.name == "append":
        found: TableId = deed.args[0]
        return found
    return deed.args[0].id if deed.name in ("expire_step", "change_table", "start_game") else None


def _fired(times: Times, deed: Deed, step: Step | None, clock: int | None) -> Iterator[Violation]:
    if step is None or clock is None:
        yield Violation("I6", "a clock has fired that does not exist")
        return
    if deed.args[2] != step.number:
        yield Violation("I6", f"fired for step {deed.args[2]} in step {step.number}")
    if step.fired:
        yield Violation("I6", f"step {step.number} has fired twice")
    used = step.used(deed.at, times.outages)
    if used < clock - _SLACK:
        yield Violation("I6", f"step {step.number} fired after {used:.2f} of {clock} seconds")


def _stood_in(deed: Deed, before: Table, states: Sequence[State]) -> Iterator[Violation]:
    """Only seats that have not answered get a stand-in."""
    after, number = deed.args[0], deed.args[1]
    step = states[number].step if number < len(states) else None
    for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if was == now:
            continue
        if step is None or seat not in step.asked or step.answers[seat] is not None:
            yield Violation("I6", f"seat {seat} has a bot, but nobody waited for it")


def _in_time(times: Times, deed: Deed, step: Step, clock: int | None) -> Iterator[Violation]:
    """Without faults, a step ends or fires soon after its deadline.

    One that was open when the faults ended has at most its whole time from then on.
    """
    if clock is None or step.fired or step.paused or step.paused_since is not None:
        return
    late = deed.at - max(step.opened_at, times.fair_from) - clock
    if late > LATEST:
        yield Violation("I6", f"step {step.number} is {late:.1f} seconds late")
