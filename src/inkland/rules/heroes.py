"""Heroes: everyone draws a hero on an empty space and marks the spaces it guards.

A question (see `inkland.rules.questions`). Marks may run off the map and over filled spaces; they
fill nothing and last to the end of the game (1, 2, 6). A waiting ruins card goes on waiting (9).
"""

from collections.abc import Iterator

from inkland.cards import DECK, HeroCard
from inkland.rules import skills
from inkland.rules.actions import Drawing, Element, HeroPlacement
from inkland.rules.errors import AnotherAnswer, NoSuchPattern
from inkland.rules.events import Event
from inkland.rules.marks import marks_of
from inkland.rules.pen import Pen, check_spaces
from inkland.rules.questions import Consequence, Continuations, in_seat_order
from inkland.rules.state import Situation, State
from inkland.sheet import Spaces, count, each_space, empty, is_nothing


def asks(situation: Situation, seat: int) -> bool:
    """Whoever has an empty space draws the hero; a full sheet is skipped (8)."""
    return not is_nothing(empty(situation.seats[seat].sheet))


def continuations(situation: Situation, seat: int, begun: Drawing) -> Continuations:
    """A hero with its marks; then perhaps a skill that goes with any turn (D21)."""
    match begun:
        case ():
            room = empty(situation.seats[seat].sheet)
            offered = tuple(hero for space in each_space(room) for hero in ways(situation, space))
            return Continuations(seat, others=offered)
        case (HeroPlacement() as hero, *rest) if situation.skills:
            return skills.behind(situation, _main(situation, seat, hero), tuple(rest))
        case _:
            return Continuations(seat, complete=True)


def ways(situation: Situation, space: Spaces) -> list[HeroPlacement]:
    """The hero on this space, once for each set of marks that a turning leaves (D17)."""
    marks = dict.fromkeys(marks_of(space, pattern) for pattern in card_of(situation).patterns)
    return [HeroPlacement(space, left) for left in marks]


def check(situation: Situation, seat: int, begun: Drawing, element: Element) -> None:
    """Refuse a hero on a filled space or with marks it cannot leave."""
    match begun, element:
        case (), HeroPlacement(space, _):
            check_spaces(situation.seats[seat].sheet, space)
            if count(space) != 1 or element not in ways(situation, space):
                raise NoSuchPattern()
        case (HeroPlacement() as hero, *rest), _:
            skills.check_behind(situation, _main(situation, seat, hero), tuple(rest), element)
        case _:
            raise AnotherAnswer()


def consequence(situation: Situation, seat: int, drawing: Drawing) -> Consequence:
    """Skill, hero, monsters on its marks, extra drawing and coins, in the order of D6."""
    _change, hero, skill, extra = skills.parts_of(drawing)
    assert isinstance(hero, HeroPlacement)
    pen = Pen(seat, situation.seats[seat])
    if skill is not None:
        pen.pay(skill)
    pen.draw_hero(hero.space, hero.marks)
    if extra is not None:
        pen.draw(extra.terrain, extra.spaces, by=seat)
    return pen.lift()


def close(state: State) -> Iterator[Event]:
    """Draw every hero on the sheet of its seat."""
    return in_seat_order(state, consequence)


def _main(situation: Situation, seat: int, hero: HeroPlacement) -> skills.Main:
    """The hero as the skills behind it see it."""
    pen = Pen(seat, situation.seats[seat])
    pen.draw_hero(hero.space, hero.marks)
    return skills.Main(seat, hero, pen.seat, is_single_space=False)


def card_of(situation: Situation) -> HeroCard:
    """The hero card of the running turn."""
    assert situation.card is not None
    card = DECK[situation.card]
    assert isinstance(card, HeroCard)
    return card
