"""`inkland score`: the stars of a drawn map, and the spaces that earn them.

Numbers such as R1 and D18 are entries of docs/rulings.md.
"""

import json

from inkland.batch.game_setup import split_names
from inkland.cards import SCORING, CardId
from inkland.rules.season_end import awarded, haunted
from inkland.sheet import MapSheet, count, labels


def print_scores(drawing: str, cards: str) -> None:
    """Print the awards of each card, and the stars lost to monsters, as JSON."""
    print(json.dumps(scores(MapSheet.drawn(drawing), cards)))


def scores(sheet: MapSheet, cards: str) -> dict[str, object]:
    """The awards by card id, and under `monsters` the stars lost to them (D32)."""
    wanted = list(SCORING) if cards == "all" else [CardId(name) for name in split_names(cards)]
    losses = haunted(sheet)
    # An empty list of names is refused, as an unknown card with an empty name.
    return {
        **{card: _awards(sheet, card) for card in wanted or [CardId("")]},
        "monsters": {"stars": -count(losses), "spaces": labels(losses)},
    }


def _awards(sheet: MapSheet, card: CardId) -> dict[str, object]:
    awards = awarded(sheet, card)
    return {
        "stars": sum(stars for stars, _spaces in awards),
        "awards": [{"stars": stars, "spaces": labels(spaces)} for stars, spaces in awards],
    }
