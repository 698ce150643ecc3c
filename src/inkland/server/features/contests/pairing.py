"""Pairing: who of those who wait sits down together, as a pure function.

Entrants who wait for the same deal sit together, in the order in which they came; those who come
from one address are spread over the tables that begin, as far as there are others. Whoever has
waited `PATIENCE_SECONDS` is seated whoever is there: where deals may be left out, with others who
wait as long for another deal, and bots take the seats that are left. It sorts those who wait, and
looks for a seat in a few companies only: n log n.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from inkland.server.features.contests.queries import WaitingEntrant
from inkland.table.ids import AccountId

PATIENCE_SECONDS: Final = 20.0
MAX_OPEN_COMPANIES: Final = 8  # where a seat is looked for, if blocks forbid the first ones


class Company(NamedTuple):
    """Entrants who sit down together, and the number of the deal that none of them has seen."""

    number: int
    people: tuple[WaitingEntrant, ...]


class _Blocks:
    """Who may not sit with whom, whoever has blocked the other."""

    def __init__(self, pairs: Iterable[tuple[AccountId, AccountId]]) -> None:
        self._others: dict[AccountId, set[AccountId]] = {}
        for one, other in pairs:
            self._others.setdefault(one, set()).add(other)
            self._others.setdefault(other, set()).add(one)

    def allow(self, ones: Sequence[WaitingEntrant], others: Sequence[WaitingEntrant]) -> bool:
        """Whether all of these may sit with all of those."""
        blocked = (self._others.get(one.account, frozenset[AccountId]()) for one in ones)
        accounts = {other.account for other in others}
        return all(accounts.isdisjoint(some) for some in blocked)


def pair(
    waiting: Sequence[WaitingEntrant],
    blocks: Collection[tuple[AccountId, AccountId]] = (),
    *,
    seats: int = 4,
    may_skip: bool = True,
) -> tuple[Company, ...]:
    """The companies that sit down now; whoever is in none goes on waiting.

    With `may_skip`, somebody who has waited long may be given a later deal than the next one.
    """
    forbidden = _Blocks(blocks)
    ordered = sorted(waiting, key=lambda one: (one.number, -one.seconds, one.account))
    full: list[Company] = []
    patient: list[Company] = []
    for number, people in groupby(ordered, key=lambda one: one.number):
        for company in _companies(number, _spread(list(people), seats), forbidden, seats):
            if len(company.people) == seats:
                full.append(company)
            elif max(one.seconds for one in company.people) >= PATIENCE_SECONDS:
                patient.append(company)
    if may_skip:
        parts = [company.people for company in patient]
        patient = _companies(None, parts, forbidden, seats)
    return (*full, *patient)


def _spread(people: list[WaitingEntrant], seats: int) -> list[tuple[WaitingEntrant, ...]]:
    """Order people so that those of one source fill different tables; the last ones stay last.

    They are dealt like a deck that is sorted by source: to one table after the other.
    """
    tables = len(people) // seats
    seated, rest = people[: tables * seats], people[tables * seats :]
    groups: dict[int | AccountId, list[WaitingEntrant]] = {}
    for one in seated:
        groups.setdefault(one.account if one.source is None else one.source, []).append(one)
    if len(groups) < len(seated):
        largest_first = sorted(groups.values(), key=len, reverse=True)
        deck = [one for group in largest_first for one in group]
        seated = [one for table in range(tables) for one in deck[table::tables]]
    return [(one,) for one in (*seated, *rest)]


def _companies(
    number: int | None,
    parts: Sequence[tuple[WaitingEntrant, ...]],
    forbidden: _Blocks,
    seats: int,
) -> list[Company]:
    """Put parts together as they come, each into the first open company with room for it.

    Without a number, a company gets the latest deal that one of its people waits for.
    """
    done: list[tuple[WaitingEntrant, ...]] = []
    still_open: list[tuple[WaitingEntrant, ...]] = []
    for part in parts:
        for place, company in enumerate(still_open):
            if len(company) + len(part) <= seats and forbidden.allow(part, company):
                joined = still_open.pop(place) + part
                break
        else:
            place, joined = len(still_open), part
        if len(joined) == seats:
            done.append(joined)
        else:
            still_open.insert(place, joined)
        if len(still_open) > MAX_OPEN_COMPANIES:
            done.append(still_open.pop(0))
    return [
        Company(max(one.number for one in people) if number is None else number, people)
        for people in (*done, *still_open)
    ]
