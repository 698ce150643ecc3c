"""Ambush: sheets travel one seat, the neighbour draws monsters, and sheets travel back.

A question (see `inkland.rules.questions`). In solo nobody is asked and the monsters walk in by
themselves (see `inkland.rules.solo`).
"""

from collections.abc import Iterator

from inkland.cards import DECK, AmbushCard, Direction
from inkland.rules import draw_phase, solo
from inkland.rules.actions import Drawing, Element, Placement
from inkland.rules.errors import DrawingTooLong, NotTheShape, ShapeStillFits, TerrainNotOffered
from inkland.rules.events import AmbushVanished, Event
from inkland.rules.questions import Consequence, Continuations, Spots
from inkland.rules.state import Situation, State
from inkland.sheet import MONSTER, ONE_SPACE, count, empty, is_nothing, orientations, positions


def victim(situation: Situation, seat: int) -> int:
    """The seat on whose sheet this seat draws.

    Seats are numbered clockwise: on a clockwise card the sheet of seat i goes to seat i + 1 (D1),
    so two seats always swap (R12).
    """
    step = -1 if card_of(situation).direction == Direction.CLOCKWISE else 1
    return (seat + step) % len(situation.seats)


def asks(situation: Situation, seat: int) -> bool:
    """The neighbour of everyone whose sheet is not full is asked, unless the monsters walk."""
    if situation.options.ambush_walks:
        return False
    return not is_nothing(empty(situation.seats[victim(situation, seat)].sheet))


def continuations(situation: Situation, seat: int, begun: Drawing) -> Continuations:
    """Every spot of the shape, turned and flipped at will, or one single monster (R11)."""
    owner, card = victim(situation, seat), card_of(situation)
    if begun:
        return Continuations(owner, complete=True)
    sheet = situation.seats[owner].sheet
    found = tuple(
        Spots((card.terrain,), turn, anchors)
        for turn in orientations(card.shape)
        if (anchors := draw_phase.spots(sheet, turn))
    )
    if found:
        return Continuations(owner, found)
    room = empty(sheet)
    single = (Spots((MONSTER,), ONE_SPACE, room),) if room else ()
    return Continuations(owner, single, fallback=True)


def check(situation: Situation, seat: int, begun: Drawing, element: Element) -> None:
    """Refuse what is not the shape of the card, or not made of monsters."""
    if begun:
        raise DrawingTooLong()
    sheet, card = situation.seats[victim(situation, seat)].sheet, card_of(situation)
    draw_phase.check_spaces(sheet, element.spaces)
    terrain = card.terrain
    if element.spaces not in positions(card.shape):
        if draw_phase.fits(sheet, orientations(card.shape)):
            raise ShapeStillFits() if count(element.spaces) == 1 else NotTheShape()
        if count(element.spaces) != 1:
            raise NotTheShape()
        terrain = MONSTER  # the single space carries no letter, hence no power (16)
    if element.terrain != terrain:
        raise TerrainNotOffered(terrain=element.terrain.id)


def consequence(situation: Situation, seat: int, drawing: Drawing) -> Consequence:
    """Monsters stand on the victim's sheet; coins for mountains go to its owner (R5)."""
    (placement,) = drawing
    owner = victim(situation, seat)
    return draw_phase.drawn_on(owner, situation.seats[owner], placement, shape_coins=0)


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
            yield from draw_phase.events_of(
                consequence(state, drawer[owner], drawing), by=drawer[owner]
            )


def _walk(state: State) -> Iterator[Event]:
    card = card_of(state)
    for owner, seat in enumerate(state.seats):
        spaces = solo.walked_in(seat.sheet, card.shape, card.corner, card.direction)
        if is_nothing(spaces):
            yield AmbushVanished(owner)  # no single space in solo (R36)
        else:
            placement = Placement(card.terrain, spaces)
            drawn = draw_phase.drawn_on(owner, seat, placement, shape_coins=0)
            yield from draw_phase.events_of(drawn, by=None)


def card_of(situation: Situation) -> AmbushCard:
    """The ambush card of the running turn."""
    assert situation.card is not None
    card = DECK[situation.card]
    assert isinstance(card, AmbushCard)
    return card
