"""What each card does, drawn on small maps. Tests and the card reference read them.

A folder for each kind of card, a file for each card (see `inkland.examples.reading`).
"""

from inkland.examples.playing import Outcome, changed, played
from inkland.examples.reading import Example, of_card, read
from inkland.examples.scoring import LETTERS, Scored, scored

__all__ = [
    "LETTERS", "Example", "Outcome", "Scored", "changed", "of_card", "played", "read", "scored",
]  # fmt: skip
