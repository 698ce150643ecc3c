"""Turns made of steps, drawings made of elements: what the base game does not need yet.

A made-up card, the expedition, has two steps. The first asks for a drawing of two elements: a
shape of the card, then an outpost, one further space that touches it. The second asks to draw.
"""

from collections.abc import Iterator

import pytest

from inkland.cards import DECK, CardId, ExploreCard
from inkland.rules import Continuations, Draw, Drawing, Element, Event, Placement, State
from inkland.rules import draw_phase as drawing_rules
from inkland.rules.errors import (
    DrawingTooLong,
    DrawingTooShort,
    NotTheShape,
    ShapeStillFits,
    SpaceNotEmpty,
    TerrainNotOffered,
)
from inkland.rules.events import Answered, ShapeDrawn, StepClosed, StepOpened, TakenBack, TurnEnded
from inkland.rules.game import QUESTIONS
from inkland.rules.pen import Pen, check_spaces
from inkland.rules.questions import Consequence, Spots
from inkland.rules.state import Situation
from inkland.sheet import (
    FARM,
    FOREST,
    ONE_SPACE,
    WATER,
    MapSheet,
    Spaces,
    adjacent,
    count,
    covers,
    drawn,
    empty,
)
from tables import TWO, Table, drawing, reach, spaces, spaces_of, those, walled

EXPEDITION = ExploreCard(
    "expedition", time=1, terrains=(FOREST, WATER), shape="oo", steps=("outpost", "draw")
)
MAIN, OUTPOST = "F A1 A2", "C B1"
SHEET = walled("""
    . . .
    . . .
    ^ . .
""")


class OutpostQuestion:
    """A shape of the card, then one farm that touches it."""

    def asks(self, situation: Situation, seat: int) -> bool:
        return drawing_rules.asks(situation, seat)

    def continuations(self, situation: Situation, seat: int, begun: Drawing) -> Continuations:
        if not begun:
            return drawing_rules.continuations(situation, seat, begun)
        if len(begun) == 1:
            room = self.room(situation, seat, begun)
            return Continuations(seat, (Spots((FARM,), ONE_SPACE, room),))
        return Continuations(seat, complete=True)

    def room(self, situation: Situation, seat: int, begun: Drawing) -> Spaces:
        return adjacent(spaces_of(begun[0])) & empty(self.sheet(situation, seat, begun))

    def sheet(self, situation: Situation, seat: int, begun: Drawing) -> MapSheet:
        sheet = situation.seats[seat].sheet
        for element in begun:
            assert isinstance(element, Placement)
            sheet = drawn(sheet, element.terrain, element.spaces)
        return sheet

    def check(self, situation: Situation, seat: int, begun: Drawing, element: Element) -> None:
        if not begun:
            drawing_rules.check(situation, seat, begun, element)
            return
        if len(begun) == 2:
            raise DrawingTooLong()
        assert isinstance(element, Placement)
        check_spaces(self.sheet(situation, seat, begun), element.spaces)
        if count(element.spaces) != 1 or not covers(
            self.room(situation, seat, begun), element.spaces
        ):
            raise NotTheShape()
        if element.terrain != FARM:
            raise TerrainNotOffered(terrain=element.terrain.id)

    def consequence(self, situation: Situation, seat: int, drawing: Drawing) -> Consequence:
        pen = Pen(seat, situation.seats[seat])
        for element in drawing:
            assert isinstance(element, Placement)
            pen.draw(element.terrain, element.spaces, by=seat)
        return pen.lift()

    def close(self, state: State) -> Iterator[Event]:
        assert state.step is not None
        for seat, answer in enumerate(state.step.answers):
            if answer is not None:
                yield from self.consequence(state, seat, answer).events


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Two seats, and the expedition lies on top of the deck."""
    monkeypatch.setitem(DECK, CardId("expedition"), EXPEDITION)
    monkeypatch.setitem(QUESTIONS, "outpost", OutpostQuestion())
    return Table("expedition hamlet", options=TWO, sheets=[SHEET, SHEET])


def test_a_turn_of_two_steps_and_a_drawing_of_two_elements(table: Table) -> None:
    """D2: steps are numbered through, and the turn ends after its last."""
    assert table.step.question == "outpost" and table.state.turn == 1
    table.draw(0, MAIN, OUTPOST)
    events = table.draw(1, "W B2 B3", "C C2")
    assert those(events, ShapeDrawn) == [  # elements in their order, sheets in seat order
        ShapeDrawn(0, FOREST, spaces("A1 A2"), by=0),
        ShapeDrawn(0, FARM, spaces("B1"), by=0),
        ShapeDrawn(1, WATER, spaces("B2 B3"), by=1),
        ShapeDrawn(1, FARM, spaces("C2"), by=1),
    ]
    assert events[-2:] == (StepClosed(1), StepOpened(2, "draw", (0, 1)))
    assert table.state.card == "expedition" and table.state.turn == 1 and table.state.time == 1

    table.draw(1, "F A1 A2")
    events = table.draw(0, "W B2 B3")
    assert TurnEnded(1) in events and events[-1] == StepOpened(3, "draw", (0, 1))
    assert table.state.turn == 2 and table.state.card == "hamlet"
    assert str(table.sheet(0)).startswith("F F . #")


def test_only_the_next_element_is_listed(table: Table) -> None:
    first = table.legal(0)
    assert not first.complete and all(count(spaces_of(each)) == 2 for each in first.elements())
    second = table.legal(0, MAIN)
    assert not second.complete and reach(second) == spaces("A3 B1 B2")
    assert all(count(spaces_of(each)) == 1 for each in second.elements())
    whole = table.legal(0, MAIN, OUTPOST)
    assert whole.complete and not whole.spots


def test_every_listed_continuation_is_accepted(table: Table) -> None:
    before = table.state
    for first in table.legal(0).elements():
        for second in QUESTIONS["outpost"].continuations(before, 0, (first,)).elements():
            table.state = before
            table.act(Draw(0, 1, (first, second)))
            assert table.step.answers[0] == (first, second)


def test_too_short_and_too_long_are_refused(table: Table) -> None:
    before = table.state
    for short in ((), (MAIN,)):
        with pytest.raises(DrawingTooShort):
            table.draw(0, *short)
        with pytest.raises(DrawingTooShort):
            table.preview(0, *short)
    with pytest.raises(DrawingTooLong):
        table.draw(0, MAIN, OUTPOST, "C B2")
    assert table.state == before


@pytest.mark.parametrize(
    ("elements", "refusal"),
    [
        ((MAIN, "C C3"), NotTheShape),
        ((MAIN, "C A2"), SpaceNotEmpty),
        ((MAIN, "F B1"), TerrainNotOffered),
        ((OUTPOST, MAIN), ShapeStillFits),
    ],
)
def test_each_element_is_checked_after_those_before_it(
    table: Table, elements: tuple[str, ...], refusal: type[Exception]
) -> None:
    with pytest.raises(refusal):
        table.draw(0, *elements)


def test_taking_back_withdraws_all_elements(table: Table) -> None:
    """D8."""
    before = table.state
    table.draw(0, MAIN, OUTPOST)
    assert table.step.answers[0] == drawing(MAIN, OUTPOST)
    assert table.take_back(0) == (TakenBack(0, 1),)
    assert table.state == before


def test_a_change_of_the_second_element_is_a_new_answer(table: Table) -> None:
    """D7."""
    table.draw(0, MAIN, OUTPOST)
    assert table.draw(0, MAIN, OUTPOST) == ()
    assert table.draw(0, MAIN, "C B2") == (Answered(0, 1, drawing(MAIN, "C B2")),)


def test_nobody_else_sees_it_before_the_step_closes(table: Table) -> None:
    """D9."""
    before = table.view(1), table.view(None)
    table.draw(0, MAIN, OUTPOST)
    assert table.view(0).answer == drawing(MAIN, OUTPOST)
    for viewer, seen in zip((1, None), before, strict=True):
        now = table.view(viewer)
        assert now.answer is None and now.seats == seen.seats
        assert now.step is not None and now.step.answered == (True, False)


def test_a_preview_shows_all_elements(table: Table) -> None:
    effect = table.preview(0, MAIN, OUTPOST)
    assert effect.sheet == SHEET._replace(forest=spaces("A1 A2"), farm=spaces("B1"))
    table.everyone_draws(MAIN, OUTPOST)
    assert table.sheet(0) == effect.sheet


def test_a_seat_that_fills_its_sheet_in_the_first_step_is_not_asked_in_the_second(
    table: Table,
) -> None:
    """D3: who is asked is found anew for each step."""
    small = walled(". . .")
    seats = tuple(seat._replace(sheet=small) for seat in table.state.seats[:1])
    table.state = table.state._replace(seats=(*seats, table.state.seats[1]))
    table.draw(0, MAIN, "C A3")
    events = table.draw(1, MAIN, OUTPOST)
    assert events[-1] == StepOpened(2, "draw", (1,))
