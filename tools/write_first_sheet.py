"""Print the sheet that newcomers draw on: a map, and where the rules allow its one shape.

`make first-sheet` writes it to web/src/pages/home/firstSheet.json, so that the first page asks no
server and knows no rule. A test compares the two.
"""

import json

import msgspec

from inkland.cards import CardId
from inkland.protocol.message_parts import ShapeSpots
from inkland.protocol.messages import Spots
from inkland.rules import Seat, View, preset
from inkland.rules.views import StepView
from inkland.sheet import MapSheet
from inkland.table.games import hints

# The printed sheet A with a lake, a street and monsters on it: so there is something in the way.
_SHEET = """
    . . . . . . . . . . .
    . . . ^ . r . X X X .
    . r . . . . . X ^ x .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . ^ . . . . .
    W W W . . . . . . . .
    W W W W . . . . . . .
    W w ^ W W . . . . r .
    W W V V V v . ^ . . .
    . . . . . . . . . . .
"""
_CARD = CardId("treetop_village")
_TERRAIN = "forest"


def first_sheet() -> dict[str, object]:
    """The map in its notation, and the `spots` message for the card, of one terrain only."""
    sheet = MapSheet.drawn(_SHEET)
    view = View(
        viewer=0,
        options=preset("base"),
        edicts=(),
        skills=(),
        seats=(Seat(sheet),),
        season=0,
        time=0,
        revealed=(_CARD,),
        gone=(),
        turn=1,
        card=_CARD,
        ruins=False,
        step=StepView(1, "draw", asked=(0,), answered=(False,)),
        answer=None,
        ending=None,
    )
    told = msgspec.json.decode(hints.spots(hints.hint_input(view), (), 1), type=Spots)
    spots = tuple(_in_terrain(group) for group in told.spots if _TERRAIN in group.terrains)
    plain = msgspec.to_builtins(msgspec.structs.replace(told, spots=spots))
    return {"sheet": sheet.in_one_line(), "spots": plain}


def _in_terrain(group: ShapeSpots) -> ShapeSpots:
    return msgspec.structs.replace(group, terrains=(_TERRAIN,))


def main() -> None:
    """Print it."""
    print(json.dumps(first_sheet(), indent=2))


if __name__ == "__main__":
    main()
