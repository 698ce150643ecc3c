"""The cards of the box: a table row where a card is a table, a function where it is a rule."""

from typing import Final

from inkland.cards.ambushes import AMBUSH_CARDS, AMBUSH_SETS, AmbushCard, Corner, Direction
from inkland.cards.card import Card, CardId
from inkland.cards.explore import EXPLORE_CARDS, EXPLORE_SETS, RUINS_CARDS, ExploreCard, RuinsCard
from inkland.cards.heroes import HERO_CARDS, HeroCard
from inkland.cards.map_sheets import MAP_SHEETS
from inkland.cards.own_maps import own_map
from inkland.cards.scoring import CATEGORIES, READINGS, SCORING_CARDS, ScoringCard
from inkland.cards.seasons import EDICTS, SEASON_SETS, SEASONS, Season
from inkland.cards.skills import SKILL_CARDS, SkillCard

# Every card that can be revealed, lie under an edict, or be bought, by its id.
DECK: Final[dict[CardId, ExploreCard | RuinsCard | AmbushCard | HeroCard]] = {
    card.id: card for card in (*EXPLORE_CARDS, *RUINS_CARDS, *AMBUSH_CARDS, *HERO_CARDS)
}
SCORING: Final[dict[CardId, ScoringCard]] = {
    card.id: card for card in (*SCORING_CARDS, *READINGS.values())
}
SKILLS: Final[dict[CardId, SkillCard]] = {card.id: card for card in SKILL_CARDS}
# The card that prints the text of each other reading.
PRINTED: Final[dict[CardId, CardId]] = {
    reading.id: CardId(printed) for printed, reading in READINGS.items()
}

__all__ = [
    "AMBUSH_CARDS", "AMBUSH_SETS", "CATEGORIES", "DECK", "EDICTS", "EXPLORE_CARDS", "EXPLORE_SETS",
    "HERO_CARDS", "MAP_SHEETS", "PRINTED", "READINGS", "RUINS_CARDS", "SCORING", "SCORING_CARDS",
    "SEASONS", "SEASON_SETS", "SKILLS", "SKILL_CARDS",
    "AmbushCard", "Card", "CardId", "Corner", "Direction", "ExploreCard", "HeroCard", "RuinsCard",
    "ScoringCard", "Season", "SkillCard",
    "own_map",
]  # fmt: skip
