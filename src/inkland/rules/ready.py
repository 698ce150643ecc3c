"""Before an ambush: whoever can use a skill that goes with any turn may do so, or pass (D20).

A question (see `inkland.rules.questions`). It closes before the sheets move, so neighbours see what
was drawn, and two seats never draw on one sheet in one step.
"""

from collections.abc import Iterator

from inkland.cards import SKILLS, SkillCard
from inkland.cards.skills import SkillEffect
from inkland.rules import skills, solo
from inkland.rules.actions import Drawing, Element, Pass, Placement, SkillUse
from inkland.rules.ambush import card_of
from inkland.rules.errors import (
    AnotherAnswer,
    DrawingTooLong,
    NotTheShape,
    SkillChangesNothing,
    SkillNotNow,
)
from inkland.rules.events import Event
from inkland.rules.pen import Pen
from inkland.rules.questions import Consequence, Continuations, in_seat_order
from inkland.rules.state import Situation, State
from inkland.sheet import MONSTER, empty, is_nothing, nothing, orientations

PASS = Pass()


def is_needed(situation: Situation) -> bool:
    """Is there a skill in play that can be used before an ambush?"""
    return any(SKILLS[name].any_turn for name in situation.skills)


def asks(situation: Situation, seat: int) -> bool:
    """Only those are asked who can use such a skill now."""
    return bool(_uses(situation, seat))


def continuations(situation: Situation, seat: int, begun: Drawing) -> Continuations:
    """A skill or a pass; then where an extra space goes, or which spot the walk will find."""
    match begun:
        case ():
            return Continuations(seat, others=(PASS, *_uses(situation, seat)))
        case (SkillUse(name),):
            skill = skills.check_use(situation, seat, name)
            if skill.effect == SkillEffect.OTHER_AMBUSH:
                ducks = _ducks(situation, seat, skill)
                return Continuations(seat, others=ducks, complete=not ducks)
            return Continuations(seat, skills.extra_spots(situation, skill, _main(situation, seat)))
        case _:
            return Continuations(seat, complete=True)


def _uses(situation: Situation, seat: int) -> tuple[SkillUse, ...]:
    if is_nothing(empty(situation.seats[seat].sheet)):
        return ()
    return tuple(
        SkillUse(skill.id)
        for skill in skills.usable(situation, seat)
        if skill.any_turn
        and (
            skill.effect == SkillEffect.OTHER_AMBUSH
            or (skill.is_extra and skills.extra_spots(situation, skill, _main(situation, seat)))
        )
    )


def _main(situation: Situation, seat: int) -> skills.Main:
    """Nothing is drawn before the skill, so the sheet is as it lies."""
    return skills.Main(seat, PASS, situation.seats[seat], is_single_space=False)


def _ducks(situation: Situation, seat: int, skill: SkillCard) -> tuple[Placement, ...]:
    """Where the monsters of the skill would walk in, for each way to turn them (R41, D28).

    Where a neighbour draws, nothing has to be chosen; where no way fits, the ambush comes to
    nothing.
    """
    if not situation.options.ambush_walks:
        return ()
    card, sheet = card_of(situation), situation.seats[seat].sheet
    spots = dict.fromkeys(
        solo.walked_in(sheet, turn, card.corner, card.direction)
        for turn in orientations(skill.shape)
    )
    return tuple(Placement(MONSTER, spaces) for spaces in spots if not is_nothing(spaces))


def check(situation: Situation, seat: int, begun: Drawing, element: Element) -> None:
    """Refuse what is neither a pass nor a skill for this moment."""
    match begun, element:
        case (), Pass():
            pass
        case (), SkillUse(name):
            skill = skills.check_use(situation, seat, name)
            if not skill.any_turn:
                raise SkillNotNow(skill=name)
            if element not in _uses(situation, seat):
                raise SkillChangesNothing(skill=name)
        case (SkillUse(name),), _:
            skill = skills.check_use(situation, seat, name)
            if skill.effect != SkillEffect.OTHER_AMBUSH:
                skills.check_extra(situation, skill, _main(situation, seat), element)
            elif not (ducks := _ducks(situation, seat, skill)):
                raise DrawingTooLong()
            elif element not in ducks:
                raise NotTheShape()
        case (), _:
            raise AnotherAnswer()
        case _:
            raise DrawingTooLong()


def consequence(situation: Situation, seat: int, drawing: Drawing) -> Consequence:
    """The skill is paid, and its extra space drawn; the monsters come later."""
    pen = Pen(seat, situation.seats[seat])
    match drawing:
        case (SkillUse(name), *rest):
            skill = SKILLS[name]
            spot = rest[0] if rest else None
            spaces = spot.spaces if isinstance(spot, Placement) else nothing()
            if skill.effect == SkillEffect.OTHER_AMBUSH:
                pen.pay(skill, ducked=spaces)
            else:
                pen.pay(skill)
                assert isinstance(spot, Placement)
                pen.draw(spot.terrain, spaces, by=seat)
        case _:
            pass
    return pen.lift()


def close(state: State) -> Iterator[Event]:
    """Let everyone do what they chose."""
    return in_seat_order(state, consequence)
