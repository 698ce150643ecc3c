"""Whatever the box holds and whatever the rules refuse can be said in every language."""

from string import Formatter

import pytest

import inkland.rules.replay  # noqa: F401  # the outermost module: with it every refusal is known
from inkland.cards import DECK, EDICTS, MAP_SHEETS, SCORING, SEASONS, ExploreCard
from inkland.rules.solo import TITLES
from inkland.sheet import Refused, Terrain
from inkland.speech import LANGUAGES, speech

REFUSALS = Refused.__subclasses__()
LETTERED = {Terrain.DRAGON, Terrain.ZOMBIE, Terrain.TROLL, Terrain.GORGON}  # monsters with a letter


def keys() -> list[str]:
    """Every id that the box and the rules give away."""
    plain = {card.id for card in DECK.values() if isinstance(card, ExploreCard)} - {"rift_lands"}
    return [
        *(f"card-{card}" for card in (*DECK, *SCORING)),
        *(f"card-{card}.rule" for card in (*DECK, *SCORING) if card not in plain),
        *(f"terrain-{terrain.id}" for terrain in Terrain if terrain not in LETTERED),
        *(f"season-{season.name}" for season in SEASONS),
        *(f"edict-{letter.lower()}" for letter in EDICTS),
        *(f"map-{name}" for name in MAP_SHEETS),
        *(f"title-{title}".replace("title--", "title-minus-") for title in TITLES),
        *(f"refusal-{refusal.__name__}" for refusal in REFUSALS),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    assert [key for key in keys() if not speech(language).has(key)] == []


@pytest.mark.parametrize("refusal", REFUSALS)
def test_the_docstring_of_a_refusal_is_its_english_message(refusal: type[Refused]) -> None:
    fields = {
        name: f"<{name}>" for _, name, _, _ in Formatter().parse(refusal.__doc__ or "") if name
    }
    assert speech("en").say(f"refusal-{refusal.__name__}", **fields) == str(refusal(**fields))
