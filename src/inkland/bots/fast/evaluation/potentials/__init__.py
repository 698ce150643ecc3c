"""The potentials of each scoring card: what on a sheet may earn its stars later.

For every scoring card up to five numbers, such as "rows that lack one space". They are features and
not rules: what they leave out only costs a bot some strength. There is one module for each deck of
the box, as in `inkland.cards.scoring`, with a function of the name of each card.
"""

from typing import Final

from inkland.bots.fast.evaluation.potentials import farms_and_water, forests, spatial, villages
from inkland.bots.fast.evaluation.potentials.potential import Potential, no_potential

DECKS: Final = (forests, villages, farms_and_water, spatial)


def potential_of(name: str) -> Potential:
    """The function for the scoring card with this name; `no_potential` if there is none."""
    for deck in DECKS:
        if hasattr(deck, name):
            return getattr(deck, name)
    return no_potential
