"""The example files against the cards: drawings and the stars they bring."""

from pathlib import Path

import pytest

import drawn_examples
from drawn_examples import Example
from inkland.cards import SCORING, SCORING_CARDS, CardId, ScoringCard
from inkland.sheet import MapSheet
from tables import picture

FOLDER = Path(__file__).parent / "examples" / "scoring"
EXAMPLES = [
    pytest.param(CardId(path.stem), example, id=f"{path.stem}:{example.line}")
    for path in sorted(FOLDER.glob("*.txt"))
    for example in drawn_examples.read(path)
]


@pytest.mark.parametrize(("card_id", "example"), EXAMPLES)
def test_the_card_gives_the_stars_of_the_example(card_id: CardId, example: Example) -> None:
    card, sheet = SCORING[card_id], MapSheet.drawn(example.drawing)
    assert card.stars(sheet) == example.stars, explained(card, sheet, example)


def explained(card: ScoringCard, sheet: MapSheet, example: Example) -> str:
    """The example, and each award drawn on its map."""
    awards = [f"{stars} for\n{picture(sheet, won, 11, 11)}" for stars, won in card.awards(sheet)]
    return "\n".join([f"{card.id}:{example.line}: {example.title}", str(sheet), *awards])


def test_every_card_has_its_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {card.id for card in SCORING_CARDS}
