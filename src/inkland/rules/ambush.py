"""Ambush: sheets travel one seat, the neighbour draws monsters, and sheets travel back.

A question (see `inkland.rules.questions`). In solo nobody is asked and the monsters walk in by
themselves (see `inkland.rules.solo`).
"""

from collections.abc import Iterator, Sequence

from inkland.cards import DECK, SKILLS, AmbushCard, Direction
from inkland.rules import draw_phase, solo
from inkland.rules.actions import Drawing, Element, Placement
from inkland.rules.errors import (
    AnotherAnswer,
    DrawingTooLong,
    NotTheShape,
    ShapeStillFits,
    TerrainNotOffered,
)
from inkland.rules.events import AmbushVanished, Event, ShapeDrawn
from inkland.rules.pen import Pen, check_spaces
from inkland.rules.questions import Consequence, Continuations, Spots
from inkland.rules.state import Situation, State, evolve
from inkland.sheet import (
    MONSTER,
    ONE_SPACE,
    Shape,
    Spaces,
    Terrain,
    count,
    empty,
    is_nothing,
    orientations,
    placed,
    positions,
)


def victim(situation: Situation, seat: int) -> int:
    """The seat on whose sheet this seat draws.

    Seats are numbered clockwise: on a clockwise card the sheet of seat i goes to seat i + 1 (D1),
    so two seats always swap (R12).
    """
    step = -1 if card_of(situation).direction == Direction.CLOCKWISE else 1
    return (seat + step) % len(situation.seats)


def monsters_for(situation: Situation, owner: int) -> tuple[Shape, Terrain]:
    """What comes to this sheet: the shape of the card with its letter, or what a skill made of it.

    Monsters of a skill are plain ones, so the card has no power on that sheet (D11).
    """
    card, ducked = card_of(situation), situation.seats[owner].ducked
    if ducked is None:
        return card.shape, card.terrain
    skill, _spot = ducked
    return SKILLS[skill].shape, MONSTER


def asks(situation: Situation, seat: int) -> bool:
    """The neighbour of everyone whose sheet is not full is asked, unless the monsters walk."""
    if situation.options.ambush_walks:
        return False
    return not is_nothing(empty(situation.seats[victim(situation, seat)].sheet))


def continuations(situation: Situation, seat: int, begun: Drawing) -> Continuations:
    """Every spot of the shape, turned and flipped at will, or one single monster (R11)."""
    owner = victim(situation, seat)
    if begun:
        return Continuations(owner, complete=True)
    sheet = situation.seats[owner].sheet
    shape, terrain = monsters_for(situation, owner)
    found = tuple(
        Spots((terrain,), turn, anchors)
        for turn in orientations(shape)
        if (anchors := draw_phase.spots(sheet, turn))
    )
    if found:
        return Continuations(owner, found)
    room = empty(sheet)
    single = (Spots((MONSTER,), ONE_SPACE, room),) if room else ()
    return Continuations(owner, single, fallback=True)


def check(situation: Situation, seat: int, begun: Drawing, element: Element) -> None:
    """Refuse what is not the shape of the card, or not made of its monsters."""
    if begun:
        raise DrawingTooLong()
    if not isinstance(element, Placement):
        raise AnotherAnswer()
    owner = victim(situation, seat)
    sheet = situation.seats[owner].sheet
    shape, terrain = monsters_for(situation, owner)
    check_spaces(sheet, element.spaces)
    if element.spaces not in positions(shape):
        if draw_phase.fits(sheet, orientations(shape)):
            raise ShapeStillFits() if count(element.spaces) == 1 else NotTheShape()
        if count(element.spaces) != 1:
            raise NotTheShape()
        terrain = MONSTER  # the single space carries no letter, hence no power (16)
    if element.terrain != terrain:
        raise TerrainNotOffered(terrain=element.terrain.id)


def consequence(situation: Situation, seat: int, drawing: Drawing) -> Consequence:
    """Monsters stand on the victim's sheet; coins go to its owner (R5)."""
    (placement,) = drawing
    assert isinstance(placement, Placement)
    owner = victim(situation, seat)
    pen = Pen(owner, situation.seats[owner])
    pen.draw(placement.terrain, placement.spaces, by=seat)
    return pen.lift()


def close(state: State) -> Iterator[Event]:
    """Draw the monsters, sheet by sheet in seat order (D5)."""
    if state.options.ambush_walks:
        yield from _walk(state)
        return
    assert state.step is not None
    drawer = {victim(state, seat): seat for seat in range(len(state.seats))}
    for owner in range(len(state.seats)):
        drawing = state.step.answers[drawer[owner]]
        if drawing is not None:
            yield from consequence(state, drawer[owner], drawing).events


def _walk(state: State) -> Iterator[Event]:
    card = card_of(state)
    for owner, seat in enumerate(state.seats):
        if seat.ducked is None:
            spaces = solo.walked_in(seat.sheet, card.shape, card.corner, card.direction)
        else:
            _skill, spaces = seat.ducked
        if is_nothing(spaces):
            yield AmbushVanished(owner)  # no single space in solo (R36)
        else:
            pen = Pen(owner, seat)
            pen.draw(monsters_for(state, owner)[1], spaces, by=None)
            yield from pen.lift().events


def walks(before: State, events: Sequence[Event]) -> Iterator[tuple[int, tuple[Spaces, ...]]]:
    """The way of all monsters that walked in during these events.

    Gives the number of the event among them, and every anchor that was tried, in order; the last is
    where the monsters stand. Nothing of it is stored: the card and the place tell it.
    """
    if not any(isinstance(event, ShapeDrawn) and event.by is None for event in events):
        return
    state = before
    for number, event in enumerate(events):
        is_walk = state.step is not None and state.step.question == "ambush"
        if is_walk and isinstance(event, ShapeDrawn) and event.by is None:
            yield number, _way(state, event)
        state = evolve(state, event)


def _way(state: State, event: ShapeDrawn) -> tuple[Spaces, ...]:
    card = card_of(state)
    for turn in orientations(monsters_for(state, event.seat)[0]):
        tried: list[Spaces] = []
        for anchor in solo.walk(turn.height, turn.width, card.corner, card.direction):
            tried.append(anchor)
            if placed(turn, anchor) == event.spaces:
                return tuple(tried)
    raise AssertionError("monsters stand where no walk leads")


def card_of(situation: Situation) -> AmbushCard:
    """The ambush card of the running turn."""
    assert situation.card is not None
    card = DECK[situation.card]
    assert isinstance(card, AmbushCard)
    return card
