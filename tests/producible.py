"""Can the cards of one game leave this map? A search that gives the reason if they cannot.

What is proved impossible, and nothing more, is refused. A map is read as it is drawn: what the
drawing leaves out is empty, ruins that it does not show lie elsewhere and are empty, and mountains,
ruins and wasteland may be printed anywhere (D41). These hold for every map that a game can leave:

- **Land.** Forest, village, farm and water are divided into shapes that explore cards of one set
  draw in that terrain, no card more often than there are seasons. Any space may be a card's single
  space, but only if no shape of that card fits on the spaces that are empty now, over empty ruins
  where ruins are drawn: spaces never become empty again, so what fits now fitted then (R1, R2).
- **Skills** add at most one piece for each season (R40): what they allow is taken as widely as
  can be, a single space, two spaces, a square, a shape once more, in village, or cut by the edge.
  What is farm and village at once is Diplomacy's single space.
- **Plain monsters** are divided into ambushes, each once, two spaces of Acrobatics, and single
  monsters of an explore card.
- **Dragon, troll and gorgon** are what is left of one shape of their card (D11: a skill or a
  single space leaves plain monsters). **Zombies** come from one space by at most three waves, and
  none that was there at the last wave stands beside an empty space (25).
- **At most four ambushes** come in a game.
- **Destroyed spaces** may have been part of any of these. Where no attack mark lies, a gorgon
  destroyed at most one and a troll at most one after each season but the last.
- **Attack marks**, where the drawing shows any, are those of different hero cards, one for each
  hero space; a hero may stand on a destroyed space, and one without marks is a card's single space.
"""

from collections import Counter
from functools import cache
from typing import Final, NamedTuple

from inkland.cards import (
    AMBUSH_CARDS,
    EXPLORE_SETS,
    HERO_CARDS,
    SEASONS,
    ExploreCard,
)
from inkland.rules.marks import marks_of
from inkland.rules.options import AMBUSHES_PLAYED
from inkland.sheet import (
    ONE_SPACE,
    SIDE,
    MapSheet,
    Shape,
    Spaces,
    Terrain,
    adjacent,
    count,
    covers,
    each_space,
    empty,
    moved,
    orientations,
    positions,
)

LETTERED: Final = {card.terrain: card for card in AMBUSH_CARDS if card.terrain != Terrain.MONSTER}
LAND: Final = (Terrain.FOREST, Terrain.VILLAGE, Terrain.FARM, Terrain.WATER, Terrain.MONSTER)
PLAIN: Final = tuple(card.name for card in AMBUSH_CARDS if card.terrain == Terrain.MONSTER)
SKILLED: Final = (ONE_SPACE, Shape.pictured("oo"), Shape.pictured("oo / oo"))
SKILLS: Final = "skills"
AMBUSHES: Final = "ambushes"
LAST_WAVE: Final = len(SEASONS) - 1


def why_not(sheet: MapSheet) -> str | None:
    """Why no cards leave this map; nothing if they may."""
    return (
        _why_no_letters(sheet)
        or _why_no_zombies(sheet)
        or _why_not_destroyed(sheet)
        or _why_no_heroes(sheet)
        or _why_no_land(sheet)
    )


# --- Lettered monsters


def _why_no_letters(sheet: MapSheet) -> str | None:
    for terrain, card in LETTERED.items():
        there = _layer(sheet, terrain)
        if not there or terrain == Terrain.ZOMBIE:
            continue
        if not any(
            covers(spot, there) and covers(there | sheet.destroyed, spot)
            for spot in positions(card.shape)
        ):
            return f"{terrain.name.lower()}: no spot of {card.id} leaves these spaces"
    return None


def _why_no_zombies(sheet: MapSheet) -> str | None:
    zombies, wrecked = sheet.zombie, sheet.destroyed
    if not zombies:
        return None
    room = empty(sheet)
    for start in each_space(zombies | wrecked):
        reached, waves = start, [start]
        while new := adjacent(reached) & (zombies | wrecked) & ~reached:
            waves.append(new)
            reached |= new
        last = max((number for number, wave in enumerate(waves) if wave & zombies), default=0)
        if not covers(reached, zombies) or last > LAST_WAVE:
            continue
        # Beside destroyed spaces the wave of a zombie is not known.
        before = 0 if adjacent(zombies) & wrecked else reached & ~waves[last]
        if not adjacent(before) & room:
            return None
    return "zombies: no space from which they spread like this"


def _why_not_destroyed(sheet: MapSheet) -> str | None:
    unmarked = sheet.destroyed & ~sheet.marks
    if count(unmarked) > 1 + LAST_WAVE:  # by a gorgon, and by a troll after three seasons
        return f"destroyed: {count(unmarked)} spaces without an attack mark"
    return None


# --- Heroes


def _why_no_heroes(sheet: MapSheet) -> str | None:
    if not sheet.marks:
        return None  # the drawing does not show marks
    places = tuple(each_space(sheet.hero | sheet.destroyed))

    def stand(number: int, marks: Spaces, free: tuple[Spaces, ...]) -> bool:
        """Can the heroes from this number on, each on a place of its own, leave the other marks?"""
        if marks == sheet.marks:
            return True
        if number == len(HERO_CARDS):
            return False
        return stand(number + 1, marks, free) or any(
            stand(number + 1, marks | left, tuple(place for place in free if place != space))
            for space in free
            for pattern in HERO_CARDS[number].patterns
            if covers(sheet.marks, left := marks_of(space, pattern))
        )

    if stand(0, 0, places):
        return None
    return "marks: no heroes leave these"


# --- Land and plain monsters


class _Piece(NamedTuple):
    """A card and a spot for it."""

    card: str
    spot: Spaces


def _why_no_land(sheet: MapSheet) -> str | None:
    lettered = sum(1 for terrain in LETTERED if _layer(sheet, terrain))
    for cards in EXPLORE_SETS.values():
        if _is_divided(sheet, cards, AMBUSHES_PLAYED - lettered):
            return None
    return "land: the shapes of no explore cards leave it"


def _is_divided(sheet: MapSheet, cards: tuple[ExploreCard, ...], ambushes: int) -> bool:
    both = sheet.farm & sheet.village
    room = empty(sheet)
    ruins = sheet.ruins & room
    alone = [
        card.name
        for card in cards
        if not any(
            covers(room, spot) and (spot & ruins or not sheet.ruins)
            for shape in card.shapes
            for spot in positions(shape)
        )
    ]
    left = Counter({card.name: len(SEASONS) for card in cards})
    left.update(dict.fromkeys(PLAIN, 1))
    left[AMBUSHES] = ambushes
    left[SKILLS] = len(SEASONS) - count(both)

    def divide(open_: tuple[Spaces, ...], wrecked: Spaces) -> bool:
        number = next((place for place, spaces in enumerate(open_) if spaces), None)
        if number is None:
            return True
        terrain, spaces = LAND[number], open_[number]
        space = _hardest(spaces)
        found = {
            piece: count(piece.spot & spaces)
            for piece in _pieces(cards, terrain, space)
            if covers(spaces | wrecked, piece.spot)
        }
        found.update({_Piece(card, space): 1 for card in alone})
        for card, spot in sorted(found, key=lambda piece: (piece.card == SKILLS, -found[piece])):
            taken = [card, AMBUSHES] if card in PLAIN else [card]
            if all(left[one] > 0 for one in taken):
                left.subtract(taken)
                if divide((*open_[:number], spaces & ~spot, *open_[number + 1 :]), wrecked & ~spot):
                    return True
                left.update(taken)
        return False

    wanted = tuple(_layer(sheet, terrain) & ~both for terrain in LAND)
    return left[SKILLS] >= 0 and divide(wanted, sheet.destroyed)


@cache
def _pieces(cards: tuple[ExploreCard, ...], terrain: Terrain, space: Spaces) -> tuple[_Piece, ...]:
    """What can have been drawn on this space in this terrain, wherever there was room."""
    fitting = [card for card in cards if terrain in card.terrains]
    printed = [(card.name, shape) for card in fitting for shape in card.shapes]
    if terrain == Terrain.MONSTER:
        printed += [(card.name, card.shape) for card in AMBUSH_CARDS if card.name in PLAIN]
    found = [_Piece(card, spot) for card, shape in printed for spot in _spots_on(shape, space)]
    found += [_Piece(SKILLS, spot) for shape in SKILLED for spot in _spots_on(shape, space)]
    for card in cards if terrain == Terrain.VILLAGE else fitting:
        for shape in card.shapes:
            found += [_Piece(SKILLS, spot) for spot in _spots_on(shape, space)]
            found += [_Piece(SKILLS, spot) for spot in _cut(shape) if spot & space]
    return tuple(dict.fromkeys(found))


def _hardest(spaces: Spaces) -> Spaces:
    """The space with the fewest neighbours of its own terrain: few shapes cover it."""
    return min(each_space(spaces), key=lambda space: count(adjacent(space) & spaces))


@cache
def _spots_on(shape: Shape, space: Spaces) -> tuple[Spaces, ...]:
    return tuple(spot for spot in positions(shape) if spot & space)


@cache
def _cut(shape: Shape) -> frozenset[Spaces]:
    """What is left on the map of the shape where it sticks out over the edge (R46)."""
    return frozenset(
        spaces
        for turn in orientations(shape)
        for down in range(-SIDE, SIDE)
        for across in range(-SIDE, SIDE)
        if 0 < count(spaces := moved(turn.spaces, down, across)) < count(turn.spaces)
    )


def _layer(sheet: MapSheet, terrain: Terrain) -> Spaces:
    layer: Spaces = getattr(sheet, terrain.name.lower())
    return layer
