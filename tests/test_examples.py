"""The example files against the cards and the rules: drawings, and their results."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import pytest

from inkland.cards import DECK, SCORING, SEASONS, SKILLS, CardId, ScoringCard
from inkland.examples import LETTERS, Example, of_card, played, scored
from inkland.examples.reading import FOLDER
from inkland.rules.options import PRESETS
from inkland.sheet import MapSheet
from inkland.speech import LANGUAGES, catalogues, speech
from producible import why_not
from rows import each_row
from sizes import samples
from tables import picture, random_state

FEWEST: Final = 2
DRAWING: Final = (*DECK, *SKILLS)
OF_THE_YEAR: Final = (*(CardId(season) for season in SEASONS), *LETTERS)
CARDS: Final = (*SCORING, *DRAWING, *OF_THE_YEAR)
SCATTERED: Final = ".\n".join(["o . o . o . o . o . o\n"] * 3)


def examples(cards: Iterable[CardId]) -> Iterator[tuple[CardId, Example]]:
    """Each example of these cards, with its card."""
    return ((card, example) for card in cards for example in of_card(card))


def shown_examples() -> Iterator[tuple[CardId, Example]]:
    """The examples in the card reference. The others are tests of a rule, on any map."""
    return ((card, example) for card, example in examples(CARDS) if example.name)


@pytest.mark.parametrize("card_id", SCORING)
def test_the_card_gives_the_stars_of_its_examples(card_id: CardId) -> None:
    card = SCORING[card_id]
    wrong = [
        explained(card, example)
        for example in of_card(card_id)
        if card.stars(MapSheet.drawn(example.drawing)) != example.stars
    ]
    assert not wrong, "\n\n".join(wrong)


def explained(card: ScoringCard, example: Example) -> str:
    """The example, with each award drawn on its map."""
    sheet = MapSheet.drawn(example.drawing)
    awards = [f"{stars} for\n{picture(sheet, won, 11, 11)}" for stars, won in card.awards(sheet)]
    title = f"{card.id}:{example.line}: {example.title} -> {example.stars}"
    return "\n".join([title, str(sheet), *awards])


@each_row("card_id, example", lambda: examples(DRAWING))
def test_the_rules_lead_from_one_map_to_the_other(card_id: CardId, example: Example) -> None:
    assert example.after is not None
    assert played(card_id, example) == (MapSheet.drawn(example.after), example.coins)


@pytest.mark.parametrize("after", ["V V V V", "F F .\nF . .", "V . .\n. V V"])
def test_a_map_that_no_drawing_leads_to_is_found(after: str) -> None:
    example = of_card("hamlet")[0]._replace(drawing=".", after=after)
    with pytest.raises(ValueError, match="no drawing"):
        played(CardId("hamlet"), example)


@each_row("card_id, example", shown_examples)
def test_cards_can_leave_the_map_of_a_shown_example(card_id: CardId, example: Example) -> None:
    """The map before is one that a game can reach; the map after follows from it by the rules."""
    assert why_not(MapSheet.drawn(example.drawing)) is None


@each_row(
    "drawing, reason",
    [
        ("V V V V\nV D D D\nV V V V", "dragon"),  # a row of three is no part of its shape
        ("D", "dragon"),  # a single space of an ambush is a plain monster
        ("F ^ . T T\n. W T T .", "troll"),  # not the shape of the card
        ("G G G", "gorgon"),
        ("Z . Z", "zombies"),  # two plagues
        ("Z Z . .", "zombies"),  # a wave fills the space beside and below as well
        ("Z Z Z Z Z Z Z Z Z", "zombies"),  # more than three waves to each side
        (". . Z . H\n. . . . .\n. . . . .\n!A5 B4 C5", "marks"),  # a mark is missing
        (". . . . . H\n!A4 A5", "marks"),  # Freyla's line is three long
        ("* * * * *", "destroyed"),  # five without a hero
        (SCATTERED.replace("o", "X"), "land"),
        (SCATTERED.replace("o", "F"), "land"),
        ("B . B . B . B . B", "land"),  # Diplomacy comes four times at most
    ],
)
def test_a_map_that_no_cards_can_leave_is_refused(drawing: str, reason: str) -> None:
    assert (why_not(MapSheet.drawn(drawing)) or "").startswith(f"{reason}:")


@pytest.mark.parametrize("name", PRESETS)
def test_no_map_of_a_game_is_refused(name: str) -> None:
    """The law refuses only what cannot happen: sheets on the way through random games are kept."""
    for seed in range(samples(check=2, proof=20)):
        options = PRESETS[name]._replace(seats=2)
        for moves in (4, 8, 12):
            for seat in random_state(options, seed, moves).seats:
                assert why_not(seat.sheet) is None, str(seat.sheet)


@each_row("card_id, example", lambda: examples((*SCORING, *OF_THE_YEAR)))
def test_the_awards_make_the_stars_of_the_example(card_id: CardId, example: Example) -> None:
    found = scored(card_id, example)
    coins = found.season.coins if found.season else 0
    assert found.stars == example.stars == sum(stars for stars, _ in found.awards) + coins


# --- Files and sentences


def test_every_card_has_its_file_and_no_other_is_there() -> None:
    assert sorted(path.stem for path in FOLDER.rglob("*.txt")) == sorted(CARDS)
    in_scoring = {path.stem for path in (FOLDER / "scoring").glob("*.txt")}
    assert in_scoring == set(SCORING)


def test_every_card_has_examples_for_the_reference() -> None:
    shown = Counter(card for card, _ in shown_examples())
    assert [card for card in CARDS if shown[card] < FEWEST] == []


@each_row("card_id, example", shown_examples)
def test_the_english_sentence_is_the_one_in_the_file(card_id: CardId, example: Example) -> None:
    assert speech("en").say(f"example-{example.name}") == example.sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_sentences_of_the_reference(language: str) -> None:
    said = {key: speech(language).say(key) for key in catalogues.ids(language) if "example-" in key}
    names = {example.name for _, example in shown_examples()}
    assert set(said) == {f"example-{name}" for name in names}
    assert len(set(said.values())) == len(names)
    if language != "en":
        assert [key for key, text in said.items() if text == speech("en").say(key)] == []
