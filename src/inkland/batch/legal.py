"""`inkland legal`: every legal drawing of a card on a drawn map.

Numbers such as R1 and D18 are entries of docs/rulings.md.
"""

import json
from collections.abc import Iterator

from inkland.cards import DECK, SCORING, SKILLS, CardId, RuinsCard
from inkland.rules import Continuations, GameOptions, HeroPlacement, Seat, State
from inkland.rules.errors import NotDrawn, UnknownCard
from inkland.rules.game import QUESTIONS
from inkland.sheet import MapSheet, Terrain, labels, placements


def print_legal(drawing: str, card: str, *, after_ruins: bool, heroes: bool) -> None:
    """Print the legal drawings as JSON."""
    sheet = MapSheet.drawn(drawing)
    print(json.dumps(legal_drawings(sheet, CardId(card), after_ruins=after_ruins, heroes=heroes)))


def legal_drawings(
    sheet: MapSheet, card: CardId, *, after_ruins: bool = False, heroes: bool = False
) -> dict[str, object]:
    """Each distinct drawing once; a full map has none (D42). Raises `NotDrawn` or `UnknownCard`."""
    if (found := DECK.get(card)) is None:
        raise NotDrawn(card=card) if card in SCORING or card in SKILLS else UnknownCard(card=card)
    if isinstance(found, RuinsCard):
        raise NotDrawn(card=card)
    options = GameOptions(heroes=heroes)
    situation = State(options=options, seats=(Seat(sheet),), card=card, ruins=after_ruins)
    offered = QUESTIONS[found.steps[0]].continuations(situation, 0, ())
    return {
        "fallback": offered.fallback or not len(offered),
        "placements": [*_placements(offered), *_heroes(offered)],
    }


def _placements(offered: Continuations) -> Iterator[dict[str, object]]:
    for terrains, shape, anchors, coin in offered.spots:
        for spaces in placements(shape, anchors):
            for terrain in terrains:
                yield {"terrain": _kind(terrain), "spaces": labels(spaces), "coin": coin}


def _kind(terrain: Terrain) -> str:
    """The id of the terrain; monsters with a letter of their own count as monsters (D42)."""
    lettered = (Terrain.DRAGON, Terrain.ZOMBIE, Terrain.TROLL, Terrain.GORGON)
    return Terrain.MONSTER.id if terrain in lettered else terrain.id


def _heroes(offered: Continuations) -> Iterator[dict[str, object]]:
    for element in offered.others:
        if isinstance(element, HeroPlacement):
            yield {
                "terrain": Terrain.HERO.id,
                "spaces": labels(element.space),
                "marks": labels(element.marks),
                "coin": False,
            }
