"""Skills: one of three may be used once a season, paid with coins that then no longer score.

A skill is an element of the drawing it changes or extends. One that changes the main drawing is
announced before it; one that adds a drawing stands behind the main one, with its own placement
behind it (D19, D22).
"""

from typing import NamedTuple

from inkland.cards import DECK, SKILLS, CardId, ExploreCard, SkillCard
from inkland.cards.skills import Ink, SkillEffect, Touching
from inkland.rules.actions import Drawing, Element, Placement, SkillUse
from inkland.rules.errors import (
    AnotherAnswer,
    DrawingTooLong,
    MustTouchDrawing,
    MustTouchMonster,
    NotEnoughCoins,
    NotTheShape,
    NotWithSingleSpace,
    SkillChangesNothing,
    SkillNotInPlay,
    SkillNotNow,
    SkillUsedThisSeason,
    TerrainNotOffered,
    UnknownSkill,
)
from inkland.rules.pen import check_spaces
from inkland.rules.questions import Continuations, Spots
from inkland.rules.state import Seat, Situation
from inkland.sheet import (
    Shape,
    Spaces,
    Terrain,
    adjacent,
    anchors_onto,
    anchors_within,
    empty,
    monsters,
    orientations,
    positions,
)


class Parts(NamedTuple):
    """A drawing taken apart: a change, the main element, a skill behind it, and its placement."""

    change: SkillCard | None
    main: Element | None
    skill: SkillCard | None
    extra: Placement | None


def parts_of(drawing: Drawing) -> Parts:
    """The parts of a drawing that was checked element by element."""
    match drawing:
        case (SkillUse(change), main):
            return Parts(SKILLS[change], main, None, None)
        case (main, SkillUse(skill), Placement() as extra):
            return Parts(None, main, SKILLS[skill], extra)
        case (main,):
            return Parts(None, main, None, None)
        case _:
            raise AssertionError(drawing)


# --- May it be used?


def check_use(situation: Situation, seat: int, name: CardId) -> SkillCard:
    """The skill, if this seat may still use one this season and can pay for it (R40, D28)."""
    if name not in SKILLS:
        raise UnknownSkill(skill=name)
    skill, owner = SKILLS[name], situation.seats[seat]
    if name not in situation.skills:
        raise SkillNotInPlay(skill=name)
    if owner.skilled:
        raise SkillUsedThisSeason()
    if owner.purse < skill.cost:
        raise NotEnoughCoins(cost=skill.cost, coins=owner.purse)
    return skill


def usable(situation: Situation, seat: int) -> list[SkillCard]:
    """The skills that this seat could pay for now."""
    owner = situation.seats[seat]
    if owner.skilled:
        return []
    skills = (SKILLS[name] for name in situation.skills)
    return [skill for skill in skills if skill.cost <= owner.purse]


# --- Skills that add a drawing behind the main element


class Main(NamedTuple):
    """The main element of a drawing, and the seat as it is after it."""

    seat: int
    element: Element
    after: Seat
    is_single_space: bool  # instead of a shape that fits nowhere


def behind(situation: Situation, main: Main, rest: Drawing) -> Continuations:
    """What may follow the main element: a skill, and then its extra drawing."""
    match rest:
        case ():
            uses = tuple(
                SkillUse(skill.id)
                for skill in usable(situation, main.seat)
                if skill.is_extra
                and is_timely(situation, skill)
                and (skill.with_single_space or not main.is_single_space)
                and extra_spots(situation, skill, main)
            )
            return Continuations(main.seat, others=uses, complete=True)
        case (SkillUse(name),):
            skill = check_use(situation, main.seat, name)
            return Continuations(main.seat, extra_spots(situation, skill, main))
        case _:
            return Continuations(main.seat, complete=True)


def check_behind(situation: Situation, main: Main, rest: Drawing, element: Element) -> None:
    """Refuse what may not follow the main element."""
    match rest, element:
        case (), SkillUse(name):
            skill = check_use(situation, main.seat, name)
            if not skill.is_extra or not is_timely(situation, skill):
                raise SkillNotNow(skill=name)
            if main.is_single_space and not skill.with_single_space:  # D23
                raise NotWithSingleSpace(skill=name)
            if not extra_spots(situation, skill, main):
                raise SkillChangesNothing(skill=name)
        case (SkillUse(name),), _:
            check_extra(situation, check_use(situation, main.seat, name), main, element)
        case _:
            raise DrawingTooLong()


def is_timely(situation: Situation, skill: SkillCard) -> bool:
    """Does the skill belong to this kind of turn (D21)?"""
    assert situation.card is not None
    return skill.any_turn or isinstance(DECK[situation.card], ExploreCard)


def extra_spots(situation: Situation, skill: SkillCard, main: Main) -> tuple[Spots, ...]:
    """Where the extra drawing of the skill may go; there is no substitute for it (D22)."""
    room = empty(main.after.sheet)
    shape, inks = _extra_shape(situation, skill, main), _inks(situation, skill, main)
    if shape is None or not inks:
        return ()
    near = _near(skill, main)
    found = []
    for turn in orientations(shape):
        anchors = anchors_within(turn, room)
        if near is not None:
            anchors &= anchors_onto(turn, near)
        if anchors:
            found.append(Spots(inks, turn, anchors))
    return tuple(found)


def _extra_shape(situation: Situation, skill: SkillCard, main: Main) -> Shape | None:
    """The shape of the extra drawing: the skill's own, or the one just drawn (R42)."""
    if skill.effect != SkillEffect.REPEAT:
        return skill.shape
    assert situation.card is not None
    card = DECK[situation.card]
    if not isinstance(card, ExploreCard) or not isinstance(main.element, Placement):
        return None
    drawn = main.element.spaces
    return next((shape for shape in card.shapes if drawn in positions(shape)), None)


def _inks(situation: Situation, skill: SkillCard, main: Main) -> tuple[Terrain, ...]:
    """The terrains in which the extra shape may be drawn."""
    assert situation.card is not None
    card = DECK[situation.card]
    if skill.effect == SkillEffect.REPEAT or skill.ink == Ink.OF_THE_DRAWING:
        return (main.element.terrain,) if isinstance(main.element, Placement) else ()
    if skill.ink == Ink.FARM_AND_VILLAGE:
        return (Terrain.FARM_AND_VILLAGE,)
    return card.terrains if isinstance(card, ExploreCard) else ()


def _near(skill: SkillCard, main: Main) -> Spaces | None:
    """The spaces of which the extra drawing must cover one, if it must touch something (D27)."""
    match skill.touching:
        case Touching.A_MONSTER:
            return adjacent(monsters(main.after.sheet))
        case Touching.THE_DRAWING:
            return adjacent(main.element.spaces) if isinstance(main.element, Placement) else 0
        case Touching.ANYTHING:
            return None


def check_extra(situation: Situation, skill: SkillCard, main: Main, element: Element) -> None:
    """Refuse an extra drawing that the skill does not allow."""
    if not isinstance(element, Placement):
        raise AnotherAnswer()
    if element in Continuations(main.seat, extra_spots(situation, skill, main)):
        return
    check_spaces(main.after.sheet, element.spaces)
    shape = _extra_shape(situation, skill, main)
    if shape is None or element.spaces not in positions(shape):
        raise NotTheShape()
    if element.terrain not in _inks(situation, skill, main):
        raise TerrainNotOffered(terrain=element.terrain.id)
    raise MustTouchMonster() if skill.touching == Touching.A_MONSTER else MustTouchDrawing()
