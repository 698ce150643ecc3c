"""Contests for tests: arenas, and rounds at the same time."""

from datetime import datetime

from inkland.server.features.contests.kinds import ARENA, LIVE_ROUND, ROUND_ALONE
from inkland.server.features.contests.queries import Contest
from inkland.server.features.contests.schedule import new_contest


def new_arena(
    starts_at: datetime, minutes: int, preset: str, title: str = "", slot: str | None = None
) -> Contest:
    """An arena at tables of four with live clocks."""
    return new_contest(ARENA, starts_at, minutes, preset)._replace(title=title, slot=slot)


def as_round(arena: Contest, deals: int, *, is_live: bool) -> Contest:
    """The duplicate round at the time of an arena: so many deals, alone or at tables of four."""
    kind = LIVE_ROUND if is_live else ROUND_ALONE
    return arena._replace(kind=kind.name, deals=deals, seats=kind.seats, clock=kind.clock)
