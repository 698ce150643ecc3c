"""The numbering of actions: one number for every element that a drawing can need.

Most actions are a plane and a space, number 121 * plane + space, so that a network can output
layers of the size of the map. A plane is a terrain and an oriented shape, with its anchor as the
space; an oriented pattern of a hero card, with the hero's space; or the target of a gorgon or
troll. After the planes come the skills, the pass, "send" and "wait".

The numbers belong to the version in the environment's name and change only with it.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from inkland.cards import AMBUSH_CARDS, EXPLORE_CARDS, HERO_CARDS, SKILL_CARDS, CardId, SkillCard
from inkland.cards.heroes import Pattern
from inkland.cards.skills import Ink, SkillEffect
from inkland.env.arrays import SPACES, Bits, bit_rows
from inkland.rules import Continuations, Element, HeroPlacement, Pass, Placement, SkillUse, Target
from inkland.rules.draw_phase import FALLBACK_TERRAINS
from inkland.rules.marks import marks_of
from inkland.sheet import (
    HERO,
    MONSTER,
    ONE_SPACE,
    SIDE,
    Shape,
    Spaces,
    Terrain,
    columns,
    each_space,
    everywhere,
    moved,
    orientations,
    overhangs,
    overlap,
    rows,
    space_at,
)


class PlacementPlane(NamedTuple):
    """A plane of placements: a terrain, and spaces moved to the top left corner of the map."""

    terrain: Terrain
    spaces: Spaces


class HeroPlane(NamedTuple):
    """A plane of heroes: the card, and its pattern in one orientation."""

    card: CardId
    pattern: Pattern


class TargetPlane(NamedTuple):
    """The plane of spaces to destroy."""


Plane: TypeAlias = PlacementPlane | HeroPlane | TargetPlane


@cache
def _normalized(spaces: Spaces) -> tuple[Spaces, int]:
    """The spaces moved to the top left corner, and the number of the space of their anchor."""
    top = next(number for number, row in enumerate(rows()) if overlap(row, spaces))
    left = next(number for number, column in enumerate(columns()) if overlap(column, spaces))
    return moved(spaces, -top, -left), SIDE * top + left


# --- The planes needed by the cards of the box


def _explore_shapes() -> Iterator[tuple[Terrain, Shape]]:
    """Shapes of explore cards, in their terrains and in those that a skill allows instead."""
    others = [s.terrain for s in SKILL_CARDS if s.effect == SkillEffect.OTHER_TERRAIN]
    for card in EXPLORE_CARDS:
        for shape in card.shapes:
            for terrain in (*card.terrains, *others):
                yield terrain, shape


def _skill_terrains(skill: SkillCard) -> tuple[Terrain, ...]:
    """The terrains in which the shape of a skill may be drawn, over all cards."""
    match skill.effect:
        case SkillEffect.OTHER_AMBUSH:
            return (MONSTER,)
        case SkillEffect.OTHER_SHAPE | SkillEffect.EXTRA_SHAPE:
            if skill.ink == Ink.FARM_AND_VILLAGE:
                return (Terrain.FARM_AND_VILLAGE,)
            return tuple(dict.fromkeys(ink for card in EXPLORE_CARDS for ink in card.terrains))
        case _:
            return ()


def _shapes() -> Iterator[tuple[Terrain, Shape]]:
    """All terrains and shapes that can be drawn wholly on the map."""
    yield from _explore_shapes()
    for terrain in (*FALLBACK_TERRAINS, HERO):
        yield terrain, ONE_SPACE
    for skill in SKILL_CARDS:
        for terrain in _skill_terrains(skill):
            yield terrain, skill.shape
    for ambush in AMBUSH_CARDS:
        yield ambush.terrain, ambush.shape


def _placement_planes() -> list[PlacementPlane]:
    """All planes of placements, sorted, so that the order of the cards does not matter."""
    whole = {
        PlacementPlane(ink, turn.spaces) for ink, shape in _shapes() for turn in orientations(shape)
    }
    parts = {  # of shapes that stick out of the map
        PlacementPlane(ink, _normalized(part)[0])
        for card in EXPLORE_CARDS
        for shape in card.shapes
        for part in overhangs(shape)
        for ink in card.terrains
    }
    return sorted(whole | parts)


# --- The numbers

PLANES: Final[tuple[Plane, ...]] = (
    *_placement_planes(),
    *(HeroPlane(card.id, pattern) for card in HERO_CARDS for pattern in card.patterns),
    TargetPlane(),
)
_FIRST_SKILL: Final = len(PLANES) * SPACES
PASS: Final = _FIRST_SKILL + len(SKILL_CARDS)
SEND: Final = PASS + 1  # send the drawing although an element could still be added
WAIT: Final = SEND + 1  # the only action of a seat that has nothing to answer
SIZE: Final = WAIT + 1

# Plane numbers by terrain and spaces; a list of dicts, as hashing a terrain is slow.
_PLANE_OF: Final[list[dict[Spaces, int]]] = [{} for _terrain in Terrain]
for _number, _plane in enumerate(PLANES):
    if isinstance(_plane, PlacementPlane):
        _PLANE_OF[_plane.terrain][_plane.spaces] = _number
_TARGETS: Final = PLANES.index(TargetPlane()) * SPACES
_SKILLS: Final = {skill.id: _FIRST_SKILL + number for number, skill in enumerate(SKILL_CARDS)}


@cache
def _heroes(card: CardId) -> dict[tuple[Spaces, Spaces], int]:
    """The actions of a hero card; orientations that leave the same marks are one action (D17)."""
    found: dict[tuple[Spaces, Spaces], int] = {}
    for number, plane in enumerate(PLANES):
        if isinstance(plane, HeroPlane) and plane.card == card:
            for at, space in enumerate(each_space(everywhere())):
                found.setdefault((space, marks_of(space, plane.pattern)), number * SPACES + at)
    return found


def action_of(element: Element, card: CardId | None) -> int:
    """The action number of an element that answers this card."""
    match element:
        case Placement(terrain, spaces):
            normalized, anchor = _normalized(spaces)
            return _PLANE_OF[terrain][normalized] * SPACES + anchor
        case HeroPlacement(space, marks):
            assert card is not None
            return _heroes(card)[space, marks]
        case SkillUse(skill):
            return _SKILLS[skill]
        case Target(space):
            return _TARGETS + _normalized(space)[1]
        case Pass():
            return PASS


def element_of(action: int) -> Element:
    """The element with this action number, which must not be SEND or WAIT."""
    if action == PASS:
        return Pass()
    if action >= _FIRST_SKILL:
        return SkillUse(SKILL_CARDS[action - _FIRST_SKILL].id)
    number, at = divmod(action, SPACES)
    row, column = divmod(at, SIDE)
    space = space_at(row, column)
    match PLANES[number]:
        case PlacementPlane(terrain, spaces):
            return Placement(terrain, moved(spaces, row, column))
        case HeroPlane(_, pattern):
            return HeroPlacement(space, marks_of(space, pattern))
        case TargetPlane():
            return Target(space)


# --- Masks


def mask_of(offered: Continuations, card: CardId | None) -> Bits:
    """The action mask for these continuations of an answer to this card.

    The anchors of a spot are, bit by bit, the mask of its plane.
    """
    planes: dict[int, Spaces] = {}
    for terrains, shape, anchors, _coin in offered.spots:
        for terrain in terrains:
            plane = _PLANE_OF[terrain][shape.spaces]
            planes[plane] = planes.get(plane, 0) | anchors
    mask = np.zeros(SIZE, np.int8)
    if planes:
        mask[:_FIRST_SKILL].reshape(-1, SPACES)[list(planes)] = bit_rows(planes.values())
    if offered.others:
        mask[[action_of(element, card) for element in offered.others]] = 1
    mask[SEND] = offered.complete
    return mask


def only_waiting() -> Bits:
    """The mask of a seat that has nothing to answer."""
    mask = np.zeros(SIZE, np.int8)
    mask[WAIT] = 1
    return mask
