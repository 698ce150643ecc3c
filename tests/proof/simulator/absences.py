"""Stand-ins without a clock: a bot replaces absent players, and nobody else."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from inkland.table.ids import AccountId
from inkland.table.storage.records import Table
from proof.simulator.database import Deed
from proof.simulator.node import AWAY
from proof.simulator.violation import Violation

_SLACK: Final = 1.0  # seconds until the server notices a connection

Span = tuple[float, float]


class Attendance(NamedTuple):
    """When a player was connected, to any node."""

    account: AccountId
    spans: Sequence[Span]

    def was_here(self, start: float, end: float) -> bool:
        """Whether the player was connected all the time."""
        return any(opened <= start and end <= closed for opened, closed in self.spans)


def check(
    deeds: Sequence[Deed], table: Table, attendances: Sequence[Attendance], fair_from: float
) -> Iterator[Violation]:
    """Without faults, no connected player is taken for absent, even if every bell is lost."""
    if table.clock is not None:
        return
    here = {attendance.account: attendance for attendance in attendances}
    before: Table | None = None
    for deed in deeds:
        if deed.name not in ("start_game", "change_table") or not deed.answer:
            continue
        after: Table = deed.args[0]
        if after.id != table.id:
            continue
        for account in _stood_in(before, after):
            start = deed.at - AWAY
            if start > fair_from and here[account].was_here(start, deed.at - _SLACK):
                yield Violation("I5", f"a bot stood in for {account}, who was there")
        before = after


def _stood_in(before: Table | None, after: Table) -> Iterator[AccountId]:
    if before is None:
        return
    for was, now in zip(before.seats, after.seats, strict=False):
        if was and now and now.account and now.bot and not was.bot:
            yield now.account
