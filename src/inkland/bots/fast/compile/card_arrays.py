"""The printed cards as arrays of numbers, indexed by compiled code.

A card's number is its place in `DECK`, `SCORED_CARDS` or `SKILL_CARDS`. Every orientation of every
shape is a row (a "line") of the `TURN_` arrays; each card has the first and last of its lines.

Numbers such as R1 and D18 are entries of docs/rulings.md.
"""

from typing import Final

import numpy as np

from inkland.bots.fast.compile.bit_pairs import to_pair
from inkland.cards import (
    DECK,
    PRINTED,
    READINGS,
    SCORING_CARDS,
    SKILL_CARDS,
    AmbushCard,
    CardId,
    ExploreCard,
    HeroCard,
    RuinsCard,
)
from inkland.cards.skills import SkillEffect, Touching
from inkland.rules.marks import marks_of
from inkland.sheet import ONE_SPACE, SIDE, Shape, orientations, overhangs, space_at

EXPLORE, RUINS, AMBUSH, HERO_CARD = range(4)  # kinds of cards
NO_POWER, ZOMBIES, TROLL, GORGON = range(4)  # powers of ambushes
NOBODY: Final = -1

CARD_NUMBERS: Final[dict[CardId, int]] = {card: number for number, card in enumerate(DECK)}
SCORED_CARDS: Final = (*SCORING_CARDS, *READINGS.values())
SCORING_NUMBERS: Final[dict[CardId, int]] = {
    card.id: number for number, card in enumerate(SCORED_CARDS)
}
# The number of the card whose weights are used: a reading has those of the card that prints it.
WEIGHT_ROWS: Final = tuple(SCORING_NUMBERS[PRINTED.get(card.id, card.id)] for card in SCORED_CARDS)
SKILL_NUMBERS: Final[dict[CardId, int]] = {
    card.id: number for number, card in enumerate(SKILL_CARDS)
}


class _OrientationTable:
    """Builds the table of orientations."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, int, int, int]] = []  # spaces, height, width, coin
        self.spans: list[tuple[int, int]] = []  # first and last orientation of the same shape

    def add(self, shapes: list[tuple[Shape, bool]]) -> tuple[int, int]:
        """Add all orientations of these shapes, with or without coin; first and last line."""
        first = len(self.rows)
        for shape, coin in shapes:
            self.spans += [(len(self.rows), len(self.rows) + len(orientations(shape)))] * len(
                orientations(shape)
            )
            self.rows += [(*turn, int(coin)) for turn in orientations(shape)]
        return first, len(self.rows)


def _kind(card: object) -> int:
    """The number of the kind of a card."""
    kinds = (ExploreCard, RuinsCard, AmbushCard, HeroCard)
    return next(number for number, kind in enumerate(kinds) if isinstance(card, kind))


def _power(card: object) -> int:
    """The number of the power of an ambush."""
    if not isinstance(card, AmbushCard):
        return NO_POWER
    if "gorgon" in card.steps:
        return GORGON
    return {"zombies": ZOMBIES, "troll": TROLL}.get(card.power, NO_POWER)


def _halves(sets: list[int]) -> np.ndarray:
    """Sets of spaces as rows of two machine words."""
    return np.array([to_pair(spaces) for spaces in sets], dtype=np.uint64).reshape(-1, 2)


_orientations = _OrientationTable()
_single = _orientations.add([(ONE_SPACE, False)])
_spans = [
    _orientations.add([(shape, card.earns_coin(shape)) for shape in card.shapes])
    if isinstance(card, ExploreCard)
    else _orientations.add([(card.shape, False)])
    if isinstance(card, AmbushCard)
    else (0, 0)
    for card in DECK.values()
]
_skill_spans = [_orientations.add([(skill.shape, False)]) for skill in SKILL_CARDS]

KIND: Final = np.array([_kind(card) for card in DECK.values()])
TIME: Final = np.array([getattr(card, "time", 0) for card in DECK.values()])
FIRST: Final = np.array([first for first, _last in _spans])
LAST: Final = np.array([last for _first, last in _spans])
TURN_SPACES: Final = _halves([row[0] for row in _orientations.rows])
TURN_HEIGHT: Final = np.array([row[1] for row in _orientations.rows])
TURN_WIDTH: Final = np.array([row[2] for row in _orientations.rows])
TURN_COIN: Final = np.array([row[3] for row in _orientations.rows])
TURN_FIRST: Final = np.array([first for first, _last in _orientations.spans])
TURN_LAST: Final = np.array([last for _first, last in _orientations.spans])

# The terrains of an explore card, filled up with -1; for an ambush the terrain of its monsters.
MAX_TERRAINS: Final = 6
TERRAINS: Final = np.array(
    [
        [*terrains, *[NOBODY] * (MAX_TERRAINS - len(terrains))]
        for card in DECK.values()
        for terrains in (
            card.terrains
            if isinstance(card, ExploreCard)
            else (card.terrain,)
            if isinstance(card, AmbushCard)
            else (),
        )
    ]
)
CORNER: Final = np.array([int(getattr(card, "corner", 0)) for card in DECK.values()])
DIRECTION: Final = np.array([int(getattr(card, "direction", 0)) for card in DECK.values()])
POWER: Final = np.array([_power(card) for card in DECK.values()])

# The attack marks of a hero, by pattern and space; each hero has its first and last pattern.
_patterns = [
    (number, pattern)
    for number, card in enumerate(DECK.values())
    if isinstance(card, HeroCard)
    for pattern in card.patterns
]
MARKS: Final = np.array(
    [
        [to_pair(marks_of(space_at(*divmod(place, SIDE)), pattern)) for place in range(SIDE * SIDE)]
        for _number, pattern in _patterns
    ],
    dtype=np.uint64,
)
_heroes = [number for number, _pattern in _patterns]
FIRST_PATTERN: Final = np.array([_heroes.index(n) if n in _heroes else 0 for n in range(len(DECK))])
LAST_PATTERN: Final = np.array(
    [len(_heroes) - _heroes[::-1].index(n) if n in _heroes else 0 for n in range(len(DECK))]
)

# The parts on the map of explore shapes that overhang its edge, and whether a shape with a coin can
# leave such a part.
_overhanging = [
    sorted({part for shape in card.shapes for part in overhangs(shape)})
    if isinstance(card, ExploreCard)
    else []
    for card in DECK.values()
]
OVERHANGS: Final = _halves([part for parts in _overhanging for part in parts])
OVERHANG_COIN: Final = np.array(
    [
        int(any(card.earns_coin(s) and part in overhangs(s) for s in card.shapes))
        for card, parts in zip(DECK.values(), _overhanging, strict=True)
        if isinstance(card, ExploreCard)
        for part in parts
    ]
)
_ends = np.cumsum([len(parts) for parts in _overhanging])
FIRST_OVERHANG: Final = np.array([0, *_ends[:-1]])
LAST_OVERHANG: Final = np.array(_ends)

# Skills.
EFFECTS: Final = tuple(SkillEffect)
OTHER_SHAPE, OTHER_TERRAIN, OVERHANG, EXTRA_SHAPE, REPEAT, OTHER_AMBUSH = range(6)
SKILL_EFFECT: Final = np.array([EFFECTS.index(skill.effect) for skill in SKILL_CARDS])
SKILL_COST: Final = np.array([skill.cost for skill in SKILL_CARDS])
SKILL_FIRST: Final = np.array([first for first, _last in _skill_spans])
SKILL_LAST: Final = np.array([last for _first, last in _skill_spans])
SKILL_TERRAIN: Final = np.array([int(skill.terrain) for skill in SKILL_CARDS])
SKILL_INK: Final = np.array(
    [
        ["OF_THE_CARD", "OF_THE_DRAWING", "FARM_AND_VILLAGE"].index(skill.ink.name)
        for skill in SKILL_CARDS
    ]
)
OF_THE_CARD, OF_THE_DRAWING, FARM_AND_VILLAGE = range(3)
TOUCHINGS: Final = tuple(Touching)
ANYTHING, A_MONSTER, THE_DRAWING = range(3)
SKILL_TOUCHING: Final = np.array([TOUCHINGS.index(skill.touching) for skill in SKILL_CARDS])
SKILL_ANY_TURN: Final = np.array([skill.any_turn for skill in SKILL_CARDS])
SKILL_SINGLE: Final = np.array([skill.with_single_space for skill in SKILL_CARDS])
# Whether the skill's shape is one of the card's own, so that the skill changes nothing (D25).
SKILL_SAME: Final = np.array(
    [
        [
            isinstance(card, ExploreCard)
            and any(shape in orientations(skill.shape) for shape in card.shapes)
            for card in DECK.values()
        ]
        for skill in SKILL_CARDS
    ]
)
