"""`inkland score`: what a drawn map earns, and which spaces earn it."""

import json

from inkland.cards import DECK, SCORING, CardId
from inkland.rules.errors import NotAScoringCard, UnknownCard
from inkland.rules.season_end import haunted
from inkland.sheet import MapSheet, count, labels
from inkland.terminal.table import names


def print_scores(drawing: str, cards: str) -> None:
    """Print the awards of each card, and what monsters cost, as JSON."""
    print(json.dumps(scores(MapSheet.drawn(drawing), cards)))


def scores(sheet: MapSheet, cards: str) -> dict[str, object]:
    """The awards by card id, and under `monsters` what they cost (D32)."""
    wanted = list(SCORING) if cards == "all" else [CardId(name) for name in names(cards)]
    for card in wanted or [CardId("")]:
        if card not in SCORING:
            raise NotAScoringCard(card=card) if card in DECK else UnknownCard(card=card)
    losses = haunted(sheet)
    return {
        **{card: _awards(sheet, card) for card in wanted},
        "monsters": {"stars": -count(losses), "spaces": labels(losses)},
    }


def _awards(sheet: MapSheet, card: CardId) -> dict[str, object]:
    awards = list(SCORING[card].awards(sheet))
    return {
        "stars": sum(stars for stars, _spaces in awards),
        "awards": [{"stars": stars, "spaces": labels(spaces)} for stars, spaces in awards],
    }
