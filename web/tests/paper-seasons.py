"""The cards of a paper table after each season of a Heroes game, for each of its ambushes, as JSON.

Each ambush gets a year in which it is the only one that is revealed in spring, so that what is
shown after that season is about this card alone.
"""

import json
import sys
from itertools import count

import msgspec

from inkland.cards import AMBUSH_SETS, DECK, AmbushCard, CardId
from inkland.rules import State, paper, preset
from inkland.table.ids import FlipId
from inkland.table.paper.flips import public_flip
from inkland.table.storage.records import Flip


def scorings(seed: str) -> list[tuple[int, State]]:
    """The state at the scoring of each season, with its number of turns."""
    found, number, state = [], 0, paper.laid_out(preset("heroes"), seed, 0)
    while not paper.is_year_over(state):
        number, state = number + 1, paper.turned(state)
        if paper.is_counted(state):
            found.append((number, state))
    return found


def revealed(state: State) -> list[CardId]:
    """The ambushes revealed so far."""
    return [card for card in state.gone if isinstance(DECK[card], AmbushCard)]


def year(card: CardId) -> list[object]:
    """What clients are sent at each scoring of a year that begins with this ambush alone."""
    for seed in map(str, count()):
        found = scorings(seed)
        if revealed(found[0][1]) == [card]:
            return [
                msgspec.to_builtins(
                    public_flip(Flip(FlipId("0" * 26), b"", preset("heroes"), seed, number))
                )
                for number, _state in found
            ]
    raise AssertionError


json.dump({card.id: year(card.id) for card in AMBUSH_SETS["heroes"]}, sys.stdout)
