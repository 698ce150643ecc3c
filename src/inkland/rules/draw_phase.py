"""Draw phase: everyone draws one shape of the explore card in one of its terrains.

A question (see `inkland.rules.questions`), and the consequences of a drawing on a single sheet.
"""

from collections.abc import Iterator
from typing import Final

from inkland.cards import DECK, ExploreCard
from inkland.rules import ruins
from inkland.rules.actions import Drawing, Element, Placement
from inkland.rules.errors import (
    DrawingTooLong,
    MustCoverRuins,
    NothingDrawn,
    NotOnTheMap,
    NotTheShape,
    ShapeStillFits,
    SpaceNotEmpty,
    TerrainNotOffered,
)
from inkland.rules.events import CoinsEarned, Event, ShapeDrawn
from inkland.rules.questions import Consequence, Continuations, Spots
from inkland.rules.state import Seat, Situation, State
from inkland.sheet import (
    FARM,
    FOREST,
    MONSTER,
    ONE_SPACE,
    VILLAGE,
    WATER,
    MapSheet,
    Shape,
    Spaces,
    Terrain,
    adjacent,
    anchors_within,
    count,
    covers,
    drawn,
    empty,
    everywhere,
    is_nothing,
    labels,
    orientations,
    overlap,
    positions,
)

COIN_TRACK: Final = 14
FALLBACK_TERRAINS: Final = (FOREST, VILLAGE, FARM, WATER, MONSTER)


# --- Consequences on a single sheet: functions over the sheet's words, compiled by bots/fast


def spots(sheet: MapSheet, shape: Shape) -> Spaces:
    """The anchors at which this orientation of a shape fits on empty spaces."""
    return anchors_within(shape, empty(sheet))


def fits(sheet: MapSheet, shapes: tuple[Shape, ...]) -> bool:
    """Does at least one of these orientations fit somewhere?"""
    for shape in shapes:
        if not is_nothing(spots(sheet, shape)):
            return True
    return False


def surrounded_mountains(sheet: MapSheet) -> Spaces:
    """The mountains with a filled space or the map edge on all four sides."""
    return sheet.mountain & ~adjacent(empty(sheet))


def mountain_coins(before: MapSheet, after: MapSheet) -> int:
    """A coin for each mountain that has become surrounded, whoever drew (R5)."""
    return count(surrounded_mountains(after) & ~surrounded_mountains(before))


# --- The question


def asks(situation: Situation, seat: int) -> bool:
    """A seat with an empty space can draw at least that; a full sheet draws nothing (R4)."""
    return not is_nothing(empty(situation.seats[seat].sheet))


def continuations(situation: Situation, seat: int, begun: Drawing) -> Continuations:
    """Every spot of every shape of the card, or single spaces if there is none."""
    if begun:
        return Continuations(seat, complete=True)
    sheet, card = situation.seats[seat].sheet, card_of(situation)
    find = ruins.spots if situation.ruins else spots
    found = tuple(
        Spots(card.terrains, turn, anchors, coin=card.earns_coin(shape))
        for shape in card.shapes
        for turn in orientations(shape)
        if (anchors := find(sheet, turn))
    )
    if found:
        return Continuations(seat, found)
    room = empty(sheet)
    single = (Spots(fallback_terrains(situation), ONE_SPACE, room),) if room else ()
    return Continuations(seat, single, fallback=True)


def check(situation: Situation, seat: int, begun: Drawing, element: Element) -> None:
    """Refuse what is not a shape of the card, lies on filled spaces, or misses the ruins."""
    if begun:
        raise DrawingTooLong()
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


def check_spaces(sheet: MapSheet, spaces: Spaces) -> None:
    """Refuse what is nothing, off the map, or on filled spaces."""
    if spaces == 0:
        raise NothingDrawn()
    if not 0 < spaces <= everywhere():
        raise NotOnTheMap()
    if not covers(room := empty(sheet), spaces):
        raise SpaceNotEmpty(spaces=" ".join(labels(spaces & ~room)))


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
    """What the single space may be filled with: after ruins always anything (R1, R2, D38)."""
    if situation.options.fallback_terrain == "card" and not situation.ruins:
        return card_of(situation).terrains
    return FALLBACK_TERRAINS


def consequence(situation: Situation, seat: int, drawing: Drawing) -> Consequence:
    """The shape is drawn; its coin is earned, then those of mountains it surrounds (D6)."""
    (placement,) = drawing
    coins = shape_coins(card_of(situation), placement.spaces)
    return drawn_on(seat, situation.seats[seat], placement, coins)


def shape_coins(card: ExploreCard, spaces: Spaces) -> int:
    """A coin for the very shape that carries it; the fallback is no such shape (R3)."""
    return int(any(card.earns_coin(shape) and spaces in positions(shape) for shape in card.shapes))


def drawn_on(owner: int, seat: Seat, placement: Placement, shape_coins: int) -> Consequence:
    """What a placement does on the sheet of this seat, whoever draws it; coins go to the owner."""
    sheet = drawn(seat.sheet, placement.terrain, placement.spaces)
    room = COIN_TRACK - seat.coins  # more coins than the track holds are ignored (R6)
    for_shape = min(shape_coins, room)
    for_mountains = min(mountain_coins(seat.sheet, sheet), room - for_shape)
    coins = (("shape", for_shape), ("mountain", for_mountains))
    return Consequence(owner, (placement,), tuple(coin for coin in coins if coin[1]), sheet)


def close(state: State) -> Iterator[Event]:
    """Draw every answer on the sheet of its seat."""
    assert state.step is not None
    for seat, drawing in enumerate(state.step.answers):
        if drawing is not None:
            yield from events_of(consequence(state, seat, drawing), by=seat)


def events_of(consequence: Consequence, by: int | None) -> Iterator[Event]:
    """The consequence as events."""
    for placement in consequence.placements:
        yield ShapeDrawn(consequence.owner, placement.terrain, placement.spaces, by)
    for reason, coins in consequence.coins:
        yield CoinsEarned(consequence.owner, reason, coins)


def card_of(situation: Situation) -> ExploreCard:
    """The explore card of the running turn."""
    assert situation.card is not None
    card = DECK[situation.card]
    assert isinstance(card, ExploreCard)
    return card
