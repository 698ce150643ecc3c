"""The plan of a tournament: its bots, deals and workers, from the arguments of the command."""

from typing import Final, NamedTuple
from zipfile import is_zipfile

from inkland.batch import game_setup
from inkland.batch.tournament.matches import SoloMatch, TableMatch
from inkland.bots.budgets import BUDGETS
from inkland.bots.games.parallelism import CLUSTERS, Parallelism
from inkland.bots.games.public_deals import PublicDeal, public_deals
from inkland.bots.references import REFERENCES
from inkland.rules.errors import UnknownChoice

DEFAULT_DEALS: Final = 100


class Entrant(NamedTuple):
    """A bot or reference, and how many of the deals it plays."""

    name: str
    deals: int


class Plan(NamedTuple):
    """What is played: the deals of a preset from number `first` on, and the entrants."""

    preset: str
    seats: int
    first: int
    deals: int
    entrants: tuple[Entrant, ...]

    @property
    def deal_list(self) -> list[PublicDeal]:
        """The deals, in the order of the public list."""
        return public_deals(self.preset, self.deals, self.first, self.seats)

    @property
    def solo_matches(self) -> list[SoloMatch]:
        """Every entrant on its deals.

        Ordered by deal, so that the entrants of an aborted run can be compared on the same deals.
        """
        return [
            SoloMatch(deal, entrant.name)
            for number, deal in enumerate(self.deal_list)
            for entrant in self.entrants
            if number < entrant.deals
        ]

    @property
    def table_matches(self) -> list[TableMatch]:
        """One match a deal: the first bot has one seat, the second all others."""
        bot, others = self.entrants
        return [TableMatch(deal, bot.name, others.name) for deal in self.deal_list]


def read_plan(preset: str, bots: str, deal_count: int | None, seats: int, first: int) -> Plan:
    """Make a plan from the arguments of the command; refuses one that cannot be played."""
    game_setup.options(seats, preset)
    named = [_entrant(text) for text in game_setup.split_names(bots)]
    deals = deal_count or max((count for _name, count in named if count), default=DEFAULT_DEALS)
    entrants = tuple(Entrant(name, min(count or deals, deals)) for name, count in named)
    if not (_valid_for_solo(entrants) if seats == 1 else _valid_for_tables(entrants, deals)):
        raise UnknownChoice(option="bots", value=bots)
    return Plan(preset, seats, first, deals, entrants)


def _valid_for_solo(entrants: tuple[Entrant, ...]) -> bool:
    """At least one entrant, and none twice."""
    return 0 < len({entrant.name for entrant in entrants}) == len(entrants)


def _valid_for_tables(entrants: tuple[Entrant, ...], deals: int) -> bool:
    """Two bots, both on all deals; references know the deck and cannot take a seat."""
    return len(entrants) == 2 and all(
        entrant.deals == deals and entrant.name not in REFERENCES for entrant in entrants
    )


def _entrant(text: str) -> tuple[str, int | None]:
    """The name of a bot or reference, and the number of its deals if given: `greedy:200`.

    A bot with a search may play with the weights of a file: `ahead_20@weights.npz`.
    """
    name, colon, count = text.partition(":")
    bot, at, weights = name.partition("@")
    if at and not (bot in BUDGETS and is_zipfile(weights)):
        raise UnknownChoice(option="bots", value=text)
    if bot not in REFERENCES:
        game_setup.require_bot(bot)
    if colon and not (count.isdecimal() and int(count)):
        raise UnknownChoice(option="bots", value=text)
    return name, int(count) if colon else None


def read_workers(jobs: int | None, cluster: str | None, address: str | None) -> Parallelism:
    """Make the workers; refuses an unknown cluster, and `jobs` for a cluster at an address."""
    if cluster is not None and cluster not in CLUSTERS:
        raise UnknownChoice(option="cluster", value=cluster)
    if address is not None and cluster is None:
        raise UnknownChoice(option="address", value=address)
    if address is not None and jobs is not None:
        raise UnknownChoice(option="jobs", value=jobs)
    return Parallelism(jobs, cluster, address)
