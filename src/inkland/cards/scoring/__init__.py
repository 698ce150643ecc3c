"""The scoring cards: one module for each deck of the box."""

from typing import Final

from inkland.cards.scoring.farms_and_water import FARMS_AND_WATER
from inkland.cards.scoring.forests import FORESTS
from inkland.cards.scoring.scoring_card import Award, Awards, Rule, ScoringCard
from inkland.cards.scoring.spatial import SPATIAL
from inkland.cards.scoring.villages import READINGS, VILLAGES

CATEGORIES: Final[dict[str, tuple[ScoringCard, ...]]] = {
    "forest": FORESTS,
    "village": VILLAGES,
    "farm_water": FARMS_AND_WATER,
    "spatial": SPATIAL,
}
SCORING_CARDS: Final = (*FORESTS, *VILLAGES, *FARMS_AND_WATER, *SPATIAL)

__all__ = ["CATEGORIES", "READINGS", "SCORING_CARDS", "Award", "Awards", "Rule", "ScoringCard"]
