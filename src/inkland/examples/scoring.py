"""Scores an example: the stars that a scoring card, a season or the letter of an edict brings."""

from typing import Final, NamedTuple

from inkland.cards import EDICTS, SCORING, SEASONS, CardId
from inkland.cards.scoring.scoring_card import Award
from inkland.examples.reading import Example
from inkland.rules import GameOptions, SeasonScore, Seat, State
from inkland.rules.season_end import haunted, season_score
from inkland.sheet import MapSheet, each_space

LETTERS: Final = {CardId(f"edict_{letter.lower()}"): letter for letter in EDICTS}


class Scored(NamedTuple):
    """The stars of an example, the spaces that earn or cost them, and a season's own lines."""

    stars: int
    awards: tuple[Award, ...]
    season: SeasonScore | None = None


def scored(card: CardId, example: Example) -> Scored:
    """What the example scores by the card itself."""
    sheet = MapSheet.drawn(example.drawing)
    if card in SCORING:
        return Scored(SCORING[card].stars(sheet), tuple(SCORING[card].awards(sheet)))
    score = _season_score(card, example, sheet)
    if card in LETTERS:
        letter = LETTERS[card]
        won = _awards(example, sheet, letter) if letter in dict(score.edicts) else ()
        return Scored(dict(score.edicts).get(letter, 0), won)
    won = tuple(award for letter, _ in score.edicts for award in _awards(example, sheet, letter))
    lost = tuple((-1, space) for space in each_space(haunted(sheet)))
    return Scored(score.total, (*won, *lost), score)


def _season_score(card: CardId, example: Example, sheet: MapSheet) -> SeasonScore:
    season = SEASONS.index(example.terms.get("season", card))
    edicts = tuple(CardId(name) for name in example.edicts)
    state = State(options=GameOptions(), edicts=edicts)
    return season_score(state, Seat(sheet, coins=example.purse), season)


def _awards(example: Example, sheet: MapSheet, letter: str) -> tuple[Award, ...]:
    """The awards of the card under this edict."""
    return tuple(SCORING[CardId(example.edicts[EDICTS.index(letter)])].awards(sheet))
