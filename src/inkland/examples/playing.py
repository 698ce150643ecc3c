"""Plays an example: which drawing, by the rules, turns the map before into the map after?"""

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import Final, NamedTuple, TypeAlias

from inkland.cards import DECK, SKILLS, CardId, RuinsCard
from inkland.examples.reading import Example
from inkland.rules import Drawing, Element, Seat, State, Step, fold, preset
from inkland.rules.actions import HeroPlacement, Pass, Placement, SkillUse, Target
from inkland.rules.game import QUESTIONS, turn_steps
from inkland.rules.questions import Question
from inkland.sheet import MapSheet, Spaces, covers

OWNER: Final = 0  # the seat whose map is shown

Filter: TypeAlias = Callable[[Element], bool]


class Outcome(NamedTuple):
    """How an example ends: the map, and the coins that it brought."""

    sheet: MapSheet
    coins: int


def played(card: CardId, example: Example) -> Outcome:
    """The outcome of the example; `ValueError` if the rules know no way to its map."""
    assert example.after is not None
    wanted = MapSheet.drawn(example.after)
    begun = _begun(card, example)
    change = changed(begun.seats[OWNER].sheet, wanted)

    def may(element: Element) -> bool:
        """Can it be part of the example: where the maps differ, and with no other skill?"""
        is_other = isinstance(element, SkillUse) and element.skill != card
        return not is_other and covers(change, _spaces(element)) and element != Pass()

    ends = [begun]
    for step in example.steps or turn_steps(begun):
        ends = [end for state in ends for end in _after(state, step, may)]
    for end in ends:
        seat = end.seats[OWNER]
        if seat.sheet == wanted and seat.skilled == (card in SKILLS):
            return Outcome(seat.sheet, seat.coins - begun.seats[OWNER].coins)
    raise ValueError(f"{card}:{example.line}: no drawing leads from the one map to the other")


def changed(before: MapSheet, after: MapSheet) -> Spaces:
    """The spaces on which something has changed, attack marks included."""
    layers = (was ^ now for was, now in zip(before, after, strict=True))
    return reduce(or_, layers)


def _begun(card: CardId, example: Example) -> State:
    """The turn in which the example happens."""
    sheet = MapSheet.drawn(example.drawing)
    skills = (card,) if card in SKILLS else ()
    purse = SKILLS[card].cost if skills else 0
    seat = Seat(sheet, coins=purse, dragon=sheet.dragon != 0)
    return State(
        options=preset("everything")._replace(seats=example.players),
        skills=skills,
        seats=(seat,) * example.players,
        card=CardId(example.beside) if example.beside else card,
        ruins=isinstance(DECK.get(card), RuinsCard),
    )


def _after(state: State, name: str, may: Filter) -> Iterator[State]:
    """The states in which the step can end, as far as they matter to the map that is shown."""
    question = QUESTIONS[name]
    for seat in range(len(state.seats)):
        if question.asks(state, seat) and question.continuations(state, seat, ()).owner == OWNER:
            for drawing in _drawings(question, state, seat, may):
                yield _closed(state, name, {seat: drawing})
            return
    yield _closed(state, name, {})


def _closed(state: State, name: str, answers: dict[int, Drawing]) -> State:
    given = tuple(answers.get(seat) for seat in range(len(state.seats)))
    asked = state._replace(step=Step(1, name, tuple(answers), given))
    return fold(QUESTIONS[name].close(asked), asked)._replace(step=None)


def _drawings(
    question: Question, state: State, seat: int, may: Filter, begun: Drawing = ()
) -> Iterator[Drawing]:
    """Every complete drawing of elements that may be part of it."""
    offered = question.continuations(state, seat, begun)
    if offered.complete:
        yield begun
    for element in filter(may, offered.elements()):
        yield from _drawings(question, state, seat, may, (*begun, element))


def _spaces(element: Element) -> Spaces:
    match element:
        case Placement(_, spaces):
            return spaces
        case HeroPlacement(space, marks):
            return space | marks
        case Target(space):
            return space
        case _:
            return 0
