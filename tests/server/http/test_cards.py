"""The card reference as the server sends it: every card, and its examples."""

import gzip
from collections import Counter
from typing import Any, Final

import msgspec
import pytest

from inkland.cards import DECK, SCORING, SEASONS, SKILLS
from inkland.examples import LETTERS, of_card
from inkland.protocol.card_resources import CardEntry, CardReference
from inkland.sheet import MapSheet
from inkland.speech import LANGUAGES, speech
from server.http.test_static_files import Answer, ask
from support.unconnected import unconnected_app

EVERY_ONE: Final = {*DECK, *SKILLS, *SCORING, *SEASONS, *LETTERS}
FEWEST: Final = 2


def asked(**headers: str) -> Answer:
    """The response of a server."""
    return ask(unconnected_app(), "/api/cards", **headers)


@pytest.fixture(scope="module")
def told() -> dict[str, CardEntry]:
    """The cards by their ids."""
    reference = msgspec.json.decode(asked().body, type=CardReference)
    return {card.id: card for card in reference.cards}


def test_every_card_of_every_box_is_there_with_examples(told: dict[str, CardEntry]) -> None:
    assert set(told) == EVERY_ONE
    assert {name: len(card.examples) for name, card in told.items()} == {
        card: len([example for example in of_card(card) if example.name]) for card in EVERY_ONE
    }
    assert min(len(card.examples) for card in told.values()) >= FEWEST
    boxes = Counter((card.kind, *card.boxes) for card in told.values())
    assert boxes == {
        ("explore", "base"): 11, ("explore", "heroes"): 11, ("ruins", "base"): 2,
        ("ambush", "base"): 4, ("ambush", "heroes"): 4, ("ambush", "add_on"): 4,
        ("hero", "heroes"): 4, ("skill", "skills"): 8,
        ("scoring", "base"): 16 + 1, ("scoring", "heroes"): 16,  # one card has two readings
        ("season", "base", "heroes"): 4, ("edict", "base", "heroes"): 4,
    }  # fmt: skip


def test_stars_coins_and_maps_are_those_of_the_files(told: dict[str, CardEntry]) -> None:
    for name, card in told.items():
        written = {f"example-{example.name}": example for example in of_card(name)}
        for example in card.examples:
            file = written[example.title]
            assert example.sheet == MapSheet.drawn(file.drawing).in_one_line()
            if file.after is None:
                assert (example.stars, example.coins) == (file.stars, None), (name, example.title)
                counted = example.lines.get("coins", 0)
                assert sum(award.stars for award in example.awards) + counted == file.stars
            else:
                assert (example.stars, example.coins) == (None, file.coins), (name, example.title)
                assert example.after == MapSheet.drawn(file.after).in_one_line()
                assert example.lit != "0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_named_can_be_said(told: dict[str, CardEntry], language: str) -> None:
    has = speech(language).has
    for card in told.values():
        named: list[Any] = [card.name, card.rule, card.power, *(e.title for e in card.examples)]
        assert [key for key in named if key is not None and not has(key)] == []
        if card.kind not in ("explore", "season", "edict"):
            assert card.rule is not None


def test_a_browser_that_has_it_is_told_so() -> None:
    first = asked()
    assert first.status == 200 and first.headers["cache-control"] == "no-cache"
    again = asked(if_none_match=first.headers["etag"])
    assert again.status == 304 and again.body == b""
    other = asked(if_none_match='"something else"')
    assert other.status == 200 and other.body == first.body


def test_it_is_packed_and_small() -> None:
    packed = asked(accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert len(packed.body) < 16 * 1024
    assert gzip.decompress(packed.body) == asked().body
