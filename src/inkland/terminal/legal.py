"""`inkland legal`: every legal drawing of a card on a drawn map."""

import json

from inkland.cards import DECK, CardId, RuinsCard
from inkland.rules import GameOptions, Seat, State
from inkland.rules.errors import NotDrawn, UnknownCard
from inkland.rules.game import QUESTIONS
from inkland.sheet import MapSheet, labels, placements


def print_legal(drawing: str, card: str, *, after_ruins: bool) -> None:
    """Print the legal drawings as JSON."""
    print(json.dumps(legal_drawings(MapSheet.drawn(drawing), CardId(card), after_ruins)))


def legal_drawings(sheet: MapSheet, card: CardId, after_ruins: bool) -> dict[str, object]:
    """Each distinct drawing once; a full map has none (D42)."""
    if (found := DECK.get(card)) is None:
        raise UnknownCard(card=card)
    if isinstance(found, RuinsCard):
        raise NotDrawn(card=card)
    situation = State(options=GameOptions(), seats=(Seat(sheet),), card=card, ruins=after_ruins)
    offered = QUESTIONS[found.steps[0]].continuations(situation, 0, ())
    return {
        "fallback": offered.fallback,
        "placements": [
            {"terrain": terrain.id, "spaces": labels(spaces), "coin": coin}
            for terrains, shape, anchors, coin in offered.spots
            for spaces in placements(shape, anchors)
            for terrain in terrains
        ],
    }
