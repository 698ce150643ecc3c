"""All cards, options and refusals have texts in every language."""

from string import Formatter

import pytest

import inkland.rules.replay  # the topmost module: importing it defines all refusals of the rules
import inkland.server.errors  # noqa: F401  # and those of tables and of the server
from inkland.cards import (
    DECK,
    EDICTS,
    MAP_SHEETS,
    SCORING,
    SEASONS,
    SKILLS,
    AmbushCard,
    ExploreCard,
)
from inkland.rules.game import QUESTIONS
from inkland.rules.options import PRESETS
from inkland.rules.solo import TITLES
from inkland.sheet import Refused, Terrain
from inkland.speech import LANGUAGES, speech
from inkland.table.errors import ServiceRefusal
from rows import each_row

REFUSALS = sorted(
    {*Refused.__subclasses__(), *ServiceRefusal.__subclasses__()} - {ServiceRefusal},
    key=lambda refusal: refusal.__name__,
)
GATES = {"rift_lands", "kethras_gates"}  # explore cards with a rule of their own
POWERFUL = {"dragon_inferno", "zombie_plague", "giant_troll_ravage", "gorgon_gaze"}


def keys() -> list[str]:
    """Every text id that cards, options and refusals need."""
    plain = {card.id for card in DECK.values() if isinstance(card, ExploreCard)} - GATES
    powers = {card.id for card in DECK.values() if isinstance(card, AmbushCard)} & POWERFUL
    return [
        *(f"card-{card}" for card in (*DECK, *SCORING, *SKILLS)),
        *(f"card-{card}.rule" for card in (*DECK, *SCORING, *SKILLS) if card not in plain),
        *(f"card-{card}.power" for card in powers),
        *(f"terrain-{terrain.id}" for terrain in Terrain),
        *(f"season-{season}" for season in SEASONS),
        *(f"edict-{letter.lower()}" for letter in EDICTS),
        *(f"map-{name}" for name in MAP_SHEETS),
        *(f"preset-{name}".replace("+", "-") for name in PRESETS),
        *(f"question-{name}" for name in QUESTIONS),
        *(f"reason-{reason}" for reason in ("shape", "mountain", "dragon")),
        *(f"title-{title}".replace("title--", "title-minus-") for title in TITLES),
        *(f"refusal-{refusal.__name__}" for refusal in REFUSALS),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    assert [key for key in keys() if not speech(language).has(key)] == []


@each_row("refusal", REFUSALS)
def test_the_docstring_of_a_refusal_is_its_english_message(refusal: type[Refused]) -> None:
    fields = {
        name: f"<{name}>" for _, name, _, _ in Formatter().parse(refusal.__doc__ or "") if name
    }
    assert speech("en").say(f"refusal-{refusal.__name__}", **fields) == str(refusal(**fields))
