"""The example files and the independent implementation agree on all scoring cards."""

from pathlib import Path

import pytest

import second_opinion
import second_opinion_heroes
from inkland import examples
from inkland.examples import Example
from inkland.examples.reading import FOLDER

FEWEST_EXAMPLES = 8
OPINIONS = {
    **dict.fromkeys(second_opinion.CARDS, second_opinion.awards),
    **dict.fromkeys(second_opinion_heroes.CARDS, second_opinion_heroes.awards),
}


def example_file(card_id: str) -> Path:
    return FOLDER / "scoring" / f"{card_id}.txt"


EXAMPLES = [
    pytest.param(card_id, example, id=f"{card_id}:{example.line}")
    for card_id in OPINIONS
    for example in examples.read(example_file(card_id))
]


@pytest.mark.parametrize(("card_id", "example"), EXAMPLES)
def test_second_opinion_gives_the_stars_of_the_example(card_id: str, example: Example) -> None:
    earned = OPINIONS[card_id](card_id, example.drawing)
    assert sum(stars for stars, _ in earned) == example.stars, (
        f"{example_file(card_id).name}:{example.line}: {example.title}\n{example.drawing}\n{earned}"
    )


@pytest.mark.parametrize("card_id", OPINIONS)
def test_each_card_has_enough_examples(card_id: str) -> None:
    assert len(examples.read(example_file(card_id))) >= FEWEST_EXAMPLES


@pytest.mark.parametrize("card_id", OPINIONS)
def test_no_two_examples_of_a_card_say_the_same(card_id: str) -> None:
    titles = [example.title for example in examples.read(example_file(card_id))]
    assert len(titles) == len(set(titles))
