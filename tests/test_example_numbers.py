"""The numbers in the sentences of the examples, in every language, against the rules.

A number of stars or coins is the one that the example brings, and a number of what scores is the
one that the scoring code finds. The others count what is drawn: all languages name the same.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import pytest

from inkland.cards import DECK, SCORING, SEASONS, SKILLS, CardId
from inkland.examples import LETTERS, Example, of_card, played, scored
from inkland.sheet import MapSheet, clusters, count
from inkland.speech import LANGUAGES, catalogues, speech
from rows import each_row

# The words for one to nine.
NUMBERS: Final = {
    "en": "one, two|twice, three, four, five, six, seven, eight, nine",
    "cs": "jed(?:en|n[aoué]), dv[aě]|dvou|dvěma|dvakrát, tř[ií]|třem, čtyři?, pěti?, šesti?,"
    "sedmi?, osmi?, devět|devíti",
    "pl": "jed(?:en|n[aoeą]), dw(?:a|ie|u|óch|om|oma|iema|ukrotnie), trz(?:y|ech|ema),"
    "czter(?:y|ech|ema), pię(?:ć|ciu), sześ(?:ć|ciu), siedmiu|siedem, ośmiu|osiem,"
    "dziewię(?:ć|ciu)",
    "ru": "од(?:ин|н[аоу]|ной|ного), дв(?:а|е|ух|умя|ажды), тр(?:и|ёх|емя), четыр(?:е|ёх|ьмя),"
    "пят[ьи], шест[ьи], сем[ьи], восемь|восьми, девят[ьи]",
    "uk": "од(?:ин|н[аеу]|нієї|ного), дв(?:а|і|ох|ома|ічі), тр(?:и|ьох|ьома), чотир(?:и|ьох|ма),"
    "п’ят[ьи], шість|шести, сім|семи, вісім|восьми, дев’ят[ьи]",
}
COIN: Final = {"en": "coins?", "cs": r"minc\w+", "pl": r"monet\w*", "ru": r"монет\w*",
               "uk": r"монет\w*"}  # fmt: skip
STAR: Final = {"en": "stars?", "cs": r"hvězd\w*", "pl": r"gwiazd\w*", "ru": r"звёзд\w*|звезд\w*",
               "uk": r"зір\w*"}  # fmt: skip
# No coin; and a sentence about each coin that somebody has.
DENIED: Final = {"en": "no coins?", "cs": r"minci ne\w+", "pl": r"nie \w+ monety",
                 "ru": r"монеты не \w+", "uk": r"монети не \w+"}  # fmt: skip
EACH: Final = {
    "en": "each",
    "cs": "každ[áou]",
    "pl": r"każd\w+",
    "ru": r"кажд\w+",
    "uk": r"кожн\w+",
}

Shown: TypeAlias = tuple[CardId, Example]


def number_of(language: str, word: str) -> int:
    """What a word says; 0 if it is no number."""
    if word.isdecimal():
        return int(word)
    words = NUMBERS[language].split(",")
    found = (at for at, one in enumerate(words, 1) if re.fullmatch(one.strip(), word))
    return next(found, 0)


def numbers(language: str, sentence: str) -> list[int]:
    """The numbers that a sentence names, sorted; without ones, which are often articles."""
    words = re.findall(r"[\w’]+", sentence.lower())
    return sorted(found for word in words if (found := number_of(language, word)) > 1)


def of_noun(language: str, sentence: str, noun: dict[str, str]) -> Iterator[str]:
    """The word before each occurrence of a noun, small; an empty one at the beginning."""
    text = sentence.lower()
    for found in re.finditer(rf"(?:([\w’]+) )?\b(?:{noun[language]})\b", text):
        yield found[1] or ""


def coins_named(language: str, sentence: str) -> set[int]:
    """How many coins a sentence says that the example brings: a coin without a number is one."""
    if re.search(rf"\b(?:{DENIED[language]})\b", sentence.lower()):
        return {0}
    before = of_noun(language, sentence, COIN)
    return {
        number_of(language, word) or 1 for word in before if not re.fullmatch(EACH[language], word)
    }


def stars_named(language: str, sentence: str) -> set[int]:
    """The numbers of stars that a sentence names; without a number it says nothing of how many."""
    found = {number_of(language, word) for word in of_noun(language, sentence, STAR)}
    return found - {0}


def shown_examples() -> Iterator[Shown]:
    cards = (*SCORING, *DECK, *SKILLS, *(CardId(season) for season in SEASONS), *LETTERS)
    return ((card, one) for card in cards for one in of_card(card) if one.name)


def said() -> Iterator[tuple[str, CardId, Example]]:
    """Each example of the reference in each language."""
    return ((language, *shown) for shown in shown_examples() for language in LANGUAGES)


def sentence(language: str, example: Example) -> str:
    return speech(language).say(f"example-{example.name}")


def awards(card: CardId, example: Example) -> set[int]:
    """How often the card scores."""
    return {len(scored(card, example).awards)}


def sizes(card: CardId, example: Example) -> set[int]:
    """How many spaces score together."""
    return {count(spaces) for _, spaces in scored(card, example).awards}


def edicts(card: CardId, example: Example) -> set[int]:
    """How many edicts the season scores."""
    season = scored(card, example).season
    assert season is not None
    return {len(season.edicts)}


def seasons(card: CardId, example: Example) -> set[int]:
    """In how many seasons an edict scores, if it does in this one, or does not, if not."""
    among = [example._replace(terms={**example.terms, "season": season}) for season in SEASONS]
    results = [scored(card, one).stars > 0 for one in among]
    return {results.count(example.stars > 0)}


# What scores as often, or as large, as the sentence says.
JUDGED: Final[dict[str, Callable[[CardId, Example], set[int]]]] = {
    "banded_hills-five": sizes,
    "broken_road-three": awards,
    "clawsgrave_peaks-three": awards,
    "craylund-shared": awards,
    "edict-not-now": seasons,
    "edict-now": seasons,
    "season-scored": edicts,
    "sleepy_valley-apart": sizes,
    "starlit_sigil-corner": sizes,
    "stoneside_forest-three": awards,
    "two-clusters": awards,
    "wildholds-three": lambda card, example: awards(card, example) | villages(example),
}


def villages(example: Example) -> set[int]:
    """The sizes of the village clusters."""
    return {count(cluster) for cluster in clusters(MapSheet.drawn(example.drawing).village)}


@each_row("language, card_id, example", said)
def test_the_coins_of_a_sentence_are_those_of_its_example(
    language: str, card_id: CardId, example: Example
) -> None:
    named = coins_named(language, sentence(language, example))
    if named and example.after is not None:
        assert named == {played(card_id, example).coins}


@each_row("language, card_id, example", said)
def test_the_stars_of_a_sentence_are_those_of_its_example(
    language: str, card_id: CardId, example: Example
) -> None:
    named = stars_named(language, sentence(language, example))
    if named:
        assert named == {scored(card_id, example).stars}


@each_row("language, card_id, example", lambda: (row for row in said() if row[2].name in JUDGED))
def test_a_sentence_counts_what_scores(language: str, card_id: CardId, example: Example) -> None:
    named = numbers(language, sentence(language, example))
    assert {*named} == JUDGED[example.name](card_id, example)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_name_the_same_numbers(language: str) -> None:
    keys = [key for key in catalogues.ids("en") if key.startswith("example-")]
    named = {one: {k: numbers(one, speech(one).say(k)) for k in keys} for one in ("en", language)}
    assert named[language] == named["en"]
    assert sum(map(bool, named["en"].values())) > 35


def test_each_language_says_of_coins_what_english_says() -> None:
    for _, example in shown_examples():
        named = [coins_named(language, sentence(language, example)) for language in LANGUAGES]
        assert all(one == named[0] for one in named), example.name
