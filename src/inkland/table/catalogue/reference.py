"""The card reference: every card with examples that the rules themselves play and score."""

from collections.abc import Iterator
from functools import cache, reduce
from operator import or_
from typing import Any, Final

from inkland.cards import (
    AMBUSH_SETS,
    DECK,
    EXPLORE_SETS,
    SCORING,
    SEASON_SETS,
    SEASONS,
    SKILL_CARDS,
    CardId,
    RuinsCard,
)
from inkland.examples import LETTERS, Example, changed, of_card, played, scored
from inkland.protocol.card_resources import CardEntry, CardExample, CardReference
from inkland.protocol.message_parts import Award
from inkland.sheet import MapSheet
from inkland.speech import speech
from inkland.table.catalogue.box import Printed, card_info

# The boxes in print that have scoring cards; a card of our own is from none.
PRINTED: Final = frozenset(("base", "heroes"))
# The box of each explore and ambush card; other cards of the deck are from the box of heroes.
BOXES: Final = {
    card.id: name
    for sets in (EXPLORE_SETS, AMBUSH_SETS)
    for name, cards in sets.items()
    for card in cards
}


@cache
def reference() -> CardReference:
    """All cards: those revealed, skills, scoring cards, seasons, and edicts."""
    revealed = (_entry(card, *_boxes(card)) for card in DECK.values())
    bought = (_entry(card, "skills") for card in SKILL_CARDS)
    scoring = (
        _entry(card, *PRINTED.intersection((card.box,)), solo=card.solo)
        for card in SCORING.values()
    )
    return CardReference(cards=(*revealed, *bought, *scoring, *_seasons(), *_edicts()))


def _boxes(card: Printed) -> tuple[str, ...]:
    if isinstance(card, RuinsCard):
        return ("base",)
    return (BOXES.get(card.id, "heroes"),)


def _entry(card: Printed, *boxes: Any, solo: int | None = None) -> CardEntry:
    printed, name = card_info(card), f"card-{card.id}"
    return CardEntry(
        id=card.id,
        kind=printed.kind,
        boxes=boxes,
        name=name,
        examples=_examples(card.id),
        rule=_sentence_id(f"{name}.rule"),
        power=_sentence_id(f"{name}.power"),
        printed=printed,
        solo=solo,
    )


def _sentence_id(key: str) -> str | None:
    """The id of the sentence, or None if there is no such sentence."""
    return key if speech("en").has(key) else None


def _seasons() -> Iterator[CardEntry]:
    for number, season in enumerate(SEASONS):
        yield CardEntry(
            id=season,
            kind="season",
            boxes=("base", "heroes"),
            name=f"season-{season}",
            examples=_examples(CardId(season)),
            times={name: seasons[number].time for name, seasons in SEASON_SETS.items()},
            edicts=tuple(SEASON_SETS["base"][number].edicts),
        )


def _edicts() -> Iterator[CardEntry]:
    for card, letter in LETTERS.items():
        yield CardEntry(
            id=card,
            kind="edict",
            boxes=("base", "heroes"),
            name=f"edict-{letter.lower()}",
            examples=_examples(card),
            seasons=tuple(season.name for season in SEASON_SETS["base"] if letter in season.edicts),
        )


# --- Examples


def _examples(card: CardId) -> tuple[CardExample, ...]:
    """The card's examples that have a name, most stars first."""
    named = [example for example in of_card(card) if example.name]
    named.sort(key=lambda example: -example.stars)
    return tuple(
        _played_example(card, one) if one.after else _scored_example(card, one) for one in named
    )


def _played_example(card: CardId, example: Example) -> CardExample:
    before, (after, coins) = MapSheet.drawn(example.drawing), played(card, example)
    return CardExample(
        title=f"example-{example.name}",
        sheet=before.in_one_line(),
        lit=f"{changed(before, after):x}",
        after=after.in_one_line(),
        coins=coins,
        beside=example.beside or None,
    )


def _scored_example(card: CardId, example: Example) -> CardExample:
    result, season = scored(card, example), {}
    if result.season is not None:
        stars, coins, monsters = result.season
        season = {**dict(stars), "coins": coins, "monsters": monsters}
    return CardExample(
        title=f"example-{example.name}",
        sheet=MapSheet.drawn(example.drawing).in_one_line(),
        lit=f"{reduce(or_, (spaces for _, spaces in result.awards), 0):x}",
        stars=result.stars,
        awards=tuple(Award(stars, f"{spaces:x}") for stars, spaces in result.awards),
        season=example.terms.get("season"),
        edicts=example.edicts,
        lines=season,
    )
