"""Draw phase: everyone draws one shape of the explore card in one of its terrains.

A question (see `inkland.rules.questions`). A drawing is the main placement; a skill that changes it
may stand before it, and one that adds to it behind it.
"""

from collections.abc import Callable, Iterator
from typing import Final

from inkland.cards import DECK, ExploreCard, SkillCard
from inkland.cards.skills import SkillEffect
from inkland.rules import ruins, skills
from inkland.rules.actions import Drawing, Element, Placement, SkillUse
from inkland.rules.errors import (
    AnotherAnswer,
    DrawingTooLong,
    MustCoverRuins,
    NotTheShape,
    ShapeStillFits,
    SkillChangesNothing,
    SkillNotNow,
    TerrainNotOffered,
)
from inkland.rules.events import Event
from inkland.rules.pen import Pen, check_spaces
from inkland.rules.questions import Consequence, Continuations, Spots, in_seat_order
from inkland.rules.state import Situation, State
from inkland.sheet import (
    FARM,
    FOREST,
    HERO,
    MONSTER,
    ONE_SPACE,
    VILLAGE,
    WATER,
    MapSheet,
    Shape,
    Spaces,
    Terrain,
    anchors_within,
    count,
    covers,
    empty,
    everywhere,
    is_nothing,
    orientations,
    overhangs,
    overlap,
    positions,
)

FALLBACK_TERRAINS: Final = (FOREST, VILLAGE, FARM, WATER, MONSTER)


# --- Consequences on a single sheet, with functions of `inkland.sheet`; compiled by bots/fast


def spots(sheet: MapSheet, shape: Shape) -> Spaces:
    """The anchors at which this orientation of a shape fits on empty spaces."""
    return anchors_within(shape, empty(sheet))


def fits(sheet: MapSheet, shapes: tuple[Shape, ...]) -> bool:
    """Does at least one of these orientations fit somewhere?"""
    for shape in shapes:
        if not is_nothing(spots(sheet, shape)):
            return True
    return False


# --- The question


def asks(situation: Situation, seat: int) -> bool:
    """A seat with an empty space can draw at least that; a full sheet draws nothing (R4)."""
    return not is_nothing(empty(situation.seats[seat].sheet))


def continuations(situation: Situation, seat: int, begun: Drawing) -> Continuations:
    """The main placement or a change of it; then perhaps a skill; then its extra drawing."""
    match begun:
        case ():
            main = main_spots(situation, seat)
            uses = changes(situation, seat) if situation.skills else ()
            return main.with_others(uses) if uses else main
        case (SkillUse(name),):
            return changed_spots(situation, seat, skills.check_use(situation, seat, name))
        case (Placement() as drawn, *rest) if situation.skills:
            return skills.behind(situation, _main(situation, seat, drawn), tuple(rest))
        case _:
            return Continuations(seat, complete=True)


def check(situation: Situation, seat: int, begun: Drawing, element: Element) -> None:
    """Refuse an element that breaks a rule."""
    match begun, element:
        case (), Placement():
            check_main(situation, seat, element)
        case (), SkillUse(name):
            check_change(situation, seat, skills.check_use(situation, seat, name))
        case (SkillUse(name),), Placement():
            check_changed(situation, seat, skills.check_use(situation, seat, name), element)
        case (SkillUse(),), _:
            raise AnotherAnswer()
        case (Placement() as main, *rest), _:
            skills.check_behind(situation, _main(situation, seat, main), tuple(rest), element)
        case (), _:
            raise AnotherAnswer()
        case _:
            raise DrawingTooLong()


def consequence(situation: Situation, seat: int, drawing: Drawing) -> Consequence:
    """Skill, shape, extra drawing and coins, in the order of D6."""
    change, main, skill, extra = skills.parts_of(drawing)
    assert isinstance(main, Placement)
    pen = Pen(seat, situation.seats[seat])
    if paid := change or skill:
        pen.pay(paid)
    pen.draw(main.terrain, main.spaces, by=seat)
    if extra is not None:
        pen.draw(extra.terrain, extra.spaces, by=seat)
    pen.earn("shape", shape_coins(card_of(situation), change, main.spaces))
    return pen.lift()


def close(state: State) -> Iterator[Event]:
    """Draw every answer on the sheet of its seat."""
    return in_seat_order(state, consequence)


# --- The main placement


def main_spots(situation: Situation, seat: int) -> Continuations:
    """Every spot of every shape of the card, or single spaces if there is none."""
    sheet, card = situation.seats[seat].sheet, card_of(situation)
    if found := _shape_spots(situation, seat, card.terrains):
        return Continuations(seat, found)
    room = empty(sheet)
    single = (Spots(fallback_terrains(situation), ONE_SPACE, room),) if room else ()
    return Continuations(seat, single, fallback=True)


def _shape_spots(
    situation: Situation, seat: int, terrains: tuple[Terrain, ...]
) -> tuple[Spots, ...]:
    sheet, card = situation.seats[seat].sheet, card_of(situation)
    find = _finder(situation)
    found = []
    for shape in card.shapes:
        coin = card.earns_coin(shape)
        for turn in orientations(shape):
            if anchors := find(sheet, turn):
                found.append(Spots(terrains, turn, anchors, coin))
    return tuple(found)


def _finder(situation: Situation) -> Callable[[MapSheet, Shape], Spaces]:
    return ruins.spots if situation.ruins else spots


def check_main(situation: Situation, seat: int, element: Placement) -> None:
    """Refuse what is not a shape of the card, lies on filled spaces, or misses the ruins."""
    sheet, card = situation.seats[seat].sheet, card_of(situation)
    terrain, spaces = element.terrain, element.spaces
    check_spaces(sheet, spaces)
    if any(spaces in positions(shape) for shape in card.shapes) and (
        not situation.ruins or overlap(spaces, sheet.ruins)
    ):
        if terrain not in card.terrains:
            raise TerrainNotOffered(terrain=terrain.id)
        return
    check_fallback(situation, sheet, card, spaces)
    if terrain not in fallback_terrains(situation):
        raise TerrainNotOffered(terrain=terrain.id)


def check_fallback(
    situation: Situation, sheet: MapSheet, card: ExploreCard, spaces: Spaces
) -> None:
    """Refuse the single space of one's choice while a shape of the card still fits (R1, R2)."""
    turns = tuple(turn for shape in card.shapes for turn in orientations(shape))
    if ruins.fits(sheet, turns) if situation.ruins else fits(sheet, turns):
        if any(spaces in positions(shape) for shape in card.shapes):
            raise MustCoverRuins()
        raise ShapeStillFits() if count(spaces) == 1 else NotTheShape()
    if count(spaces) != 1:
        raise NotTheShape()


def fallback_terrains(situation: Situation) -> tuple[Terrain, ...]:
    """What the single space may be filled with: after ruins always anything (R1, R2, D38).

    With hero cards in the game a hero too, but one without attack marks (D18).
    """
    if situation.options.fallback_terrain == "card" and not situation.ruins:
        return card_of(situation).terrains
    return (*FALLBACK_TERRAINS, HERO) if situation.options.heroes else FALLBACK_TERRAINS


def shape_coins(card: ExploreCard, change: SkillCard | None, spaces: Spaces) -> int:
    """A coin for the very shape that carries it; no substitute is such a shape (R3).

    A shape that sticks out over the edge keeps its coin, and where two shapes of the card could
    leave the same spaces the one with the coin is meant (D26).
    """
    ways = overhangs if change is not None and change.effect == SkillEffect.OVERHANG else positions
    if change is not None and change.effect == SkillEffect.OTHER_SHAPE:
        return 0
    return int(any(card.earns_coin(shape) and spaces in ways(shape) for shape in card.shapes))


# --- Skills that change the main placement


def changes(situation: Situation, seat: int) -> tuple[SkillUse, ...]:
    """The skills that would allow a main placement the card does not."""
    return tuple(
        SkillUse(skill.id)
        for skill in skills.usable(situation, seat)
        if skill.is_change and len(changed_spots(situation, seat, skill))
    )


def changed_spots(situation: Situation, seat: int, skill: SkillCard) -> Continuations:
    """Every main placement that the skill allows; there is no substitute for it (D23)."""
    sheet, card = situation.seats[seat].sheet, card_of(situation)
    match skill.effect:
        case SkillEffect.OTHER_TERRAIN:
            if skill.terrain in card.terrains:  # it would change nothing (D25)
                return Continuations(seat)
            return Continuations(seat, _shape_spots(situation, seat, (skill.terrain,)))
        case SkillEffect.OTHER_SHAPE:
            turns, find = orientations(skill.shape), _finder(situation)
            if any(shape in turns for shape in card.shapes):  # it would change nothing (D25)
                return Continuations(seat)
            found = [(turn, find(sheet, turn)) for turn in turns]
            return Continuations(
                seat,
                tuple(Spots(card.terrains, turn, anchors) for turn, anchors in found if anchors),
            )
        case SkillEffect.OVERHANG:
            return Continuations(seat, others=_overhanging(situation, sheet, card))
        case _:
            return Continuations(seat)


def _overhanging(situation: Situation, sheet: MapSheet, card: ExploreCard) -> tuple[Placement, ...]:
    """The parts on the map of shapes that stick out; ruins bind the part on the map (R46, D24)."""
    room = empty(sheet)
    wanted = sheet.ruins & room if situation.ruins else everywhere()
    spaces = {spaces for shape in card.shapes for spaces in overhangs(shape)}
    return tuple(
        Placement(terrain, part)
        for part in sorted(spaces)
        if covers(room, part) and overlap(part, wanted)
        for terrain in card.terrains
    )


def check_change(situation: Situation, seat: int, skill: SkillCard) -> None:
    """Refuse a skill that cannot change the drawing of this card, or has no spot for it."""
    if not skill.is_change:
        raise SkillNotNow(skill=skill.name)
    if not len(changed_spots(situation, seat, skill)):
        raise SkillChangesNothing(skill=skill.name)


def check_changed(situation: Situation, seat: int, skill: SkillCard, element: Placement) -> None:
    """Refuse a main placement that the skill does not allow."""
    sheet, card = situation.seats[seat].sheet, card_of(situation)
    if element in changed_spots(situation, seat, skill):
        return
    check_spaces(sheet, element.spaces)
    terrains = (skill.terrain,) if skill.effect == SkillEffect.OTHER_TERRAIN else card.terrains
    if element.terrain not in terrains:
        raise TerrainNotOffered(terrain=element.terrain.id)
    if skill.effect == SkillEffect.OVERHANG and any(
        element.spaces in positions(shape) for shape in card.shapes
    ):
        raise SkillChangesNothing(skill=skill.name)  # the whole shape lies on the map (D25)
    shapes = (skill.shape,) if skill.effect == SkillEffect.OTHER_SHAPE else card.shapes
    ways = overhangs if skill.effect == SkillEffect.OVERHANG else positions
    if not any(element.spaces in ways(shape) for shape in shapes):
        raise NotTheShape()
    raise MustCoverRuins()


def _main(situation: Situation, seat: int, placement: Placement) -> skills.Main:
    """The main placement as the skills behind it see it."""
    pen = Pen(seat, situation.seats[seat])
    pen.draw(placement.terrain, placement.spaces, by=seat)
    single = situation.skills != () and main_spots(situation, seat).fallback
    return skills.Main(seat, placement, pen.seat, is_single_space=single)


def card_of(situation: Situation) -> ExploreCard:
    """The explore card of the running turn."""
    assert situation.card is not None
    card = DECK[situation.card]
    assert isinstance(card, ExploreCard)
    return card
