"""The example files and the independent implementation agree on all scoring cards."""

from pathlib import Path

import pytest

import second_opinion
import second_opinion_heroes
from inkland import examples
from inkland.examples.reading import FOLDER
from rows import each_row

FEWEST_EXAMPLES = 8
OPINIONS = {
    **dict.fromkeys(second_opinion.CARDS, second_opinion.awards),
    **dict.fromkeys(second_opinion_heroes.CARDS, second_opinion_heroes.awards),
}


def example_file(card_id: str) -> Path:
    return FOLDER / "scoring" / f"{card_id}.txt"


@pytest.mark.parametrize("card_id", OPINIONS)
def test_second_opinion_gives_the_stars_of_the_examples(card_id: str) -> None:
    wrong = []
    for example in examples.read(example_file(card_id)):
        earned = OPINIONS[card_id](card_id, example.drawing)
        if sum(stars for stars, _ in earned) != example.stars:
            place = f"{example_file(card_id).name}:{example.line}"
            title = f"{place}: {example.title} -> {example.stars}"
            wrong.append(f"{title}\n{example.drawing}\n{earned}")
    assert not wrong, "\n\n".join(wrong)


def test_each_card_has_enough_examples() -> None:
    numbers = {card_id: len(examples.read(example_file(card_id))) for card_id in OPINIONS}
    assert {card: number for card, number in numbers.items() if number < FEWEST_EXAMPLES} == {}


@each_row("card_id", OPINIONS)
def test_no_two_examples_of_a_card_say_the_same(card_id: str) -> None:
    titles = [example.title for example in examples.read(example_file(card_id))]
    assert len(titles) == len(set(titles))
