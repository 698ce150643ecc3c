"""The hopes of each scoring card: what of a sheet is not worth stars yet, but may come to be.

For every scoring card up to five numbers that a value can be learned from, such as "rows that lack
one space". They are hints, not rules: whatever they leave out only costs a bot some strength. There
is one module for each deck of the box, as in `inkland.cards.scoring`.
"""

from typing import Final

from inkland.bots.fast.evaluation.potentials import farms_and_water, forests, spatial, villages
from inkland.bots.fast.evaluation.potentials.potential import Potential, no_potential

DECKS: Final = (forests, villages, farms_and_water, spatial)


def potential_of(name: str) -> Potential:
    """The hopes of the scoring card with this name."""
    for deck in DECKS:
        if hasattr(deck, name):
            return getattr(deck, name)
    return no_potential
