"""End of a season: two edicts, coins and monsters are scored."""

from collections.abc import Iterator

from inkland.cards import DECK, EDICTS, SCORING, CardId
from inkland.rules.errors import NotAScoringCard, UnknownCard
from inkland.rules.events import SeasonScore, SeasonScored
from inkland.rules.state import Seat, Situation, State
from inkland.sheet import MapSheet, Spaces, adjacent, count, empty, monsters

# --- Consequences on a single sheet, with functions of `inkland.sheet`; compiled by bots/fast


def haunted(sheet: MapSheet) -> Spaces:
    """The empty spaces next to a monster: each costs one star, once (R16)."""
    return empty(sheet) & adjacent(monsters(sheet))


# --- Scoring


def awarded(sheet: MapSheet, card: CardId) -> tuple[tuple[int, Spaces], ...]:
    """What a scoring card gives for this sheet: stars, and the spaces that earn them."""
    if card not in SCORING:
        raise NotAScoringCard(card=card) if card in DECK else UnknownCard(card=card)
    return tuple(SCORING[card].awards(sheet))


def season_score(situation: Situation, seat: Seat, season: int) -> SeasonScore:
    """What this seat scores at the end of the season (D31)."""
    letters = situation.options.season(season).edicts
    cards = [SCORING[situation.edicts[EDICTS.index(letter)]] for letter in letters]
    return SeasonScore(
        edicts=tuple(
            (letter, card.stars(seat.sheet)) for letter, card in zip(letters, cards, strict=True)
        ),
        coins=seat.purse,
        monsters=-count(haunted(seat.sheet)),
    )


def scored(state: State, season: int) -> Iterator[SeasonScored]:
    """Every seat writes down its stars."""
    for index, seat in enumerate(state.seats):
        yield SeasonScored(index, season, season_score(state, seat, season))
