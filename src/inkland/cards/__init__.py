"""THE BOX: every card, as a table row where it is a table and as a function where it is a rule."""

from typing import Final

from inkland.cards.ambushes import AMBUSH_CARDS, AmbushCard, Corner, Direction
from inkland.cards.card import Card, CardId
from inkland.cards.explore import EXPLORE_CARDS, RUINS_CARDS, ExploreCard, RuinsCard
from inkland.cards.map_sheets import MAP_SHEETS
from inkland.cards.scoring import CATEGORIES, SCORING_CARDS, ScoringCard
from inkland.cards.seasons import EDICTS, SEASONS, Season

# Every card that can be revealed, and every card that can lie under an edict, by its id.
DECK: Final[dict[CardId, ExploreCard | RuinsCard | AmbushCard]] = {
    card.id: card for card in (*EXPLORE_CARDS, *RUINS_CARDS, *AMBUSH_CARDS)
}
SCORING: Final[dict[CardId, ScoringCard]] = {card.id: card for card in SCORING_CARDS}

__all__ = [
    "AMBUSH_CARDS", "CATEGORIES", "DECK", "EDICTS", "EXPLORE_CARDS", "MAP_SHEETS", "RUINS_CARDS",
    "SCORING", "SCORING_CARDS", "SEASONS",
    "AmbushCard", "Card", "CardId", "Corner", "Direction", "ExploreCard", "RuinsCard",
    "ScoringCard", "Season",
]  # fmt: skip
