"""The storage port of strengths at tables of several."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from inkland.rules import GameOptions
from inkland.rules.options import is_comparable, nearest_preset
from inkland.server.storage.statistics_port import RecordedSeat
from inkland.strength import Strength
from inkland.table.ids import AccountId

SEATS_COMPARED: Final = range(2, 9)
_FAMILIES: Final = {"base+skills": "base", "first_game": "heroes"}


class TableStrength(NamedTuple):
    """The strength of an account at tables of a family, and the games that it comes from."""

    family: str
    known: Strength
    games: int


class ComparedGames(NamedTuple):
    """How many games were compared again, and how many strengths they came to."""

    games: int
    strengths: int


# What is known of the accounts on these seats after a game, from what was known before; empty if
# the game cannot be compared.
TableUpdate: TypeAlias = Callable[
    [Mapping[AccountId, Strength], Sequence[RecordedSeat]], Mapping[AccountId, Strength]
]


def family_of(options: GameOptions) -> str | None:
    """The family of a game at a table: that of the preset with the fewest other options.

    A game on an own map, or with a switch that families ask for, has none and is not compared.
    """
    if not is_comparable(options):
        return None
    name = nearest_preset(options)[0]
    return _FAMILIES.get(name, name)


def with_bots_apart(update: TableUpdate, bots: Collection[AccountId]) -> TableUpdate:
    """The same update, in which bot accounts change nothing for people.

    People are compared among each other as if the bots were not there; what is known of a bot comes
    from all at the table.
    """

    def updated(
        before: Mapping[AccountId, Strength], seats: Sequence[RecordedSeat]
    ) -> Mapping[AccountId, Strength]:
        people = [one for one in seats if one.account not in bots]
        after = update(before, people)
        if len(people) == len(seats):
            return after
        among_all = update(before, seats)
        return {**after, **{bot: among_all[bot] for bot in bots if bot in among_all}}

    return updated


class TableStrengthStorage(Protocol):
    """Stores strengths at tables. Games are compared one by one, however many processes try.

    The end of a game of several seats on a fresh deal adds it to those to be compared, in its own
    transaction.
    """

    async def compare_next(self, update: TableUpdate) -> bool:
        """Compare the game that ended first of those to be compared; False if there is none.

        In one transaction. The seats of accounts that were erased by now do not count.
        """

    async def recompute(self, update: TableUpdate) -> ComparedGames:
        """Replace all strengths at tables by what the compared games come to, in their order.

        In one transaction. In each game the same seats count as when it was compared.
        """

    async def table_strengths(self, account: AccountId) -> tuple[TableStrength, ...]:
        """The strengths of an account at tables, by family."""
