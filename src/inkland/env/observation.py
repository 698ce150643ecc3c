"""Observations: what a seat may know, as arrays of a fixed size.

They are made from a `View`, never from a state, so they cannot contain secrets. `planes` are
layers of spaces: the own sheet, the neighbour's sheet while the seat draws on it, and the
unfinished drawing. `facts` is everything else as one row of numbers; `FACTS` lists its parts.
"""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, TypedDict, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from inkland.cards import DECK, EDICTS, PRINTED, SCORING_CARDS, SEASONS, SKILL_CARDS, CardId
from inkland.env import actions
from inkland.env.arrays import Bits, bit_rows
from inkland.rules import Drawing, GameOptions, HeroPlacement, Placement, SkillUse, Target, View
from inkland.rules.coins import COIN_TRACK
from inkland.rules.deck import deck
from inkland.rules.game import QUESTIONS
from inkland.rules.game_end import stars
from inkland.rules.options import AMBUSHES_PLAYED, MOST_SEATS
from inkland.rules.state import Seat
from inkland.sheet import HERO, SIDE, MapSheet, Spaces, Terrain

Numbers: TypeAlias = NDArray[np.int16]


class VisibleArrays(TypedDict):
    """The arrays of an observation."""

    planes: Bits
    facts: Numbers


class Observation(TypedDict):
    """The arrays, and the mask of legal actions."""

    observation: VisibleArrays
    action_mask: Bits


# --- Planes

PLANES: Final = (
    *(f"own {layer}" for layer in MapSheet._fields),
    *(f"other {layer}" for layer in MapSheet._fields),
    "begun",
    "begun marks",
)
_NO_SHEET: Final = MapSheet()


def planes_of(view: View, owner: int | None, begun: Drawing) -> Bits:
    """Layers of the own sheet, of the owner's if it is another seat, and of the drawing begun."""
    assert view.viewer is not None
    own = view.seats[view.viewer].sheet
    other = _NO_SHEET if owner is None else view.seats[owner].sheet
    return bit_rows((*own, *other, *_begun_spaces(begun))).reshape(-1, SIDE, SIDE)


def _begun_spaces(begun: Drawing) -> tuple[Spaces, Spaces]:
    """All spaces of the drawing begun, and the marks of its hero."""
    spaces = marks = 0
    for element in begun:
        match element:
            case Placement(_, drawn) | Target(drawn):
                spaces |= drawn
            case HeroPlacement(space, left):
                spaces, marks = spaces | space, left
            case _:
                pass
    return spaces, marks


# --- Facts


class Fact(NamedTuple):
    """A part of the row: its name, how many numbers it has, and their bounds."""

    name: str
    size: int = 1
    high: int = 1
    low: int = 0


_STARS: Final = 1_000  # more than any game can reach
_TIME: Final = 20

# Those of the printed boxes. A card of our own under an edict sets no number of it.
_SCORING: Final = {
    card: number
    for number, card in enumerate(
        card.id for card in SCORING_CARDS if card.box in ("base", "heroes")
    )
}

FACTS: Final = (
    # public
    Fact("edicts", len(EDICTS) * len(_SCORING)),  # A to D, one-hot each
    Fact("skills", len(SKILL_CARDS)),
    Fact("seats", high=MOST_SEATS),
    Fact("ambush_walks"),
    Fact("fallback_terrain_card"),
    Fact("full_map_running"),
    Fact("season", len(SEASONS)),
    Fact("season_edicts", len(EDICTS)),  # which of A to D this season scores
    Fact("season_time", high=_TIME),
    Fact("time", high=_TIME),
    Fact("card", len(DECK)),
    Fact("ruins"),
    Fact("deck", len(DECK)),  # cards that may still be in the deck of the season
    Fact("ambushes_in", high=AMBUSHES_PLAYED),
    Fact("heroes_in", high=AMBUSHES_PLAYED),
    Fact("gone", len(DECK)),
    Fact("question", len(QUESTIONS)),
    Fact("awaited_seats", high=MOST_SEATS),
    # of the own seat
    Fact("awaited"),
    Fact("coins", high=COIN_TRACK),
    Fact("purse", high=COIN_TRACK),
    Fact("skilled"),
    Fact("dragon"),
    Fact("ducked"),
    Fact("stars", high=_STARS, low=-_STARS),
    Fact("scores", 4 * len(SEASONS), _STARS, -_STARS),  # two edicts, coins, monsters, by season
    Fact("best_other_stars", high=_STARS, low=-_STARS),
    # of the seat on whose sheet this seat draws, if it is another
    Fact("other"),
    Fact("other_coins", high=COIN_TRACK),
    Fact("other_purse", high=COIN_TRACK),
    Fact("other_dragon"),
    Fact("other_ducked"),
    Fact("other_stars", high=_STARS, low=-_STARS),
    # the drawing begun
    Fact("begun_elements", high=3),
    Fact("begun_terrains", len(Terrain)),
    Fact("begun_skill", len(SKILL_CARDS)),
)


def _starts() -> dict[str, int]:
    found, start = {}, 0
    for fact in FACTS:
        found[fact.name] = start
        start += fact.size
    return found


AT: Final = _starts()  # index of the first number of each fact
WIDTH: Final = sum(fact.size for fact in FACTS)

_CARD: Final = {card: number for number, card in enumerate(DECK)}
_SKILL: Final = {card.id: number for number, card in enumerate(SKILL_CARDS)}
_QUESTION: Final = {question: number for number, question in enumerate(QUESTIONS)}


@lru_cache(maxsize=64)
def _constant_facts(
    options: GameOptions, edicts: tuple[CardId, ...], skills: tuple[CardId, ...]
) -> Numbers:
    """A row with the facts that do not change during a game; callers copy it."""
    line = np.zeros(WIDTH, np.int16)
    for slot, card in enumerate(edicts):
        if (number := _SCORING.get(PRINTED.get(card, card))) is not None:
            line[AT["edicts"] + slot * len(_SCORING) + number] = 1
    for skill in skills:
        line[AT["skills"] + _SKILL[skill]] = 1
    line[AT["seats"]] = options.seats
    line[AT["ambush_walks"]] = options.ambush_walks
    line[AT["fallback_terrain_card"]] = options.fallback_terrain == "card"
    line[AT["full_map_running"]] = options.full_map == "running"
    return line


class PublicFacts(NamedTuple):
    """What is the same for every seat until the step closes."""

    facts: Numbers
    stars: tuple[int, ...]
    best: tuple[int, ...]  # the two highest of the stars, in rising order


def public_facts(view: View) -> PublicFacts:
    """The public part of a view; the same for the views of all seats."""
    by_seat = tuple(stars(seat) for seat in view.seats)
    return PublicFacts(_shared_facts(view), by_seat, tuple(sorted(by_seat)[-2:]))


def _shared_facts(view: View) -> Numbers:
    """A row with the public facts; all others are 0."""
    line = _constant_facts(view.options, view.edicts, view.skills).copy()
    season = view.options.season(view.season)
    left = deck(view)
    line[
        [
            AT["season"] + view.season,
            *(AT["season_edicts"] + EDICTS.index(edict) for edict in season.edicts),
            *(AT["deck"] + _CARD[card] for card in (*left.cards, *left.ambushes, *left.heroes)),
            *(AT["gone"] + _CARD[card] for card in view.gone),
        ]
    ] = 1
    line[AT["season_time"]], line[AT["time"]] = season.time, view.time
    line[AT["ruins"]] = view.ruins
    line[AT["ambushes_in"]], line[AT["heroes_in"]] = left.ambushes_in, left.heroes_in
    if view.card is not None:
        line[AT["card"] + _CARD[view.card]] = 1
    if view.step is not None:
        line[AT["question"] + _QUESTION[view.step.question]] = 1
    return line


def facts_of(view: View, public: PublicFacts, owner: int | None, begun: Drawing) -> Numbers:
    """The row for this seat: public facts, its own, and those of the seat it draws on."""
    assert view.viewer is not None
    line = public.facts.copy()
    seat, step = view.viewer, view.step
    if step is not None:
        line[AT["awaited_seats"]] = len(step.asked) - sum(step.answered)
        line[AT["awaited"]] = seat in step.asked and not step.answered[seat]
    first = AT["coins"]
    line[first : first + 6] = (*_seat_numbers(view.seats[seat]), public.stars[seat])
    for season, score in enumerate(view.seats[seat].scores):
        first = AT["scores"] + 4 * season
        (_, one), (_, two) = score.edicts
        line[first : first + 4] = (one, two, score.coins, score.monsters)
    if len(view.seats) > 1:
        second, best = public.best
        line[AT["best_other_stars"]] = second if public.stars[seat] == best else best
    if owner is not None:
        first = AT["other"]
        coins, purse, _skilled, dragon, ducked = _seat_numbers(view.seats[owner])
        line[first : first + 6] = (1, coins, purse, dragon, ducked, public.stars[owner])
    _add_begun(line, begun)
    return line


def _add_begun(line: Numbers, begun: Drawing) -> None:
    """Add the facts of the unfinished drawing to the row."""
    for element in begun:
        line[AT["begun_elements"]] += 1
        match element:
            case Placement(terrain, _):
                line[AT["begun_terrains"] + terrain] = 1
            case HeroPlacement():
                line[AT["begun_terrains"] + HERO] = 1
            case SkillUse(skill):
                line[AT["begun_skill"] + _SKILL[skill]] = 1
            case _:
                pass


def _seat_numbers(seat: Seat) -> tuple[int, ...]:
    """Coins, purse, skilled, dragon and ducked, in the order of the row."""
    return seat.coins, seat.purse, seat.skilled, seat.dragon, seat.ducked is not None


# --- Observation and its space


def observation_of(
    view: View, public: PublicFacts, owner: int | None, begun: Drawing, mask: Bits
) -> Observation:
    """The observation of this seat while it draws on the sheet of `owner`."""
    other = None if owner == view.viewer else owner
    return {
        "observation": {
            "planes": planes_of(view, other, begun),
            "facts": facts_of(view, public, other, begun),
        },
        "action_mask": mask.copy(),
    }


def observation_space() -> spaces.Space[Observation]:
    """The space of observations, the same for all options and numbers of seats."""
    low = np.concatenate([np.full(fact.size, fact.low, np.int16) for fact in FACTS])
    high = np.concatenate([np.full(fact.size, fact.high, np.int16) for fact in FACTS])
    seen = spaces.Dict(
        {
            "planes": spaces.Box(0, 1, (len(PLANES), SIDE, SIDE), np.int8),
            "facts": spaces.Box(low, high, dtype=np.int16),
        }
    )
    mask = spaces.Box(0, 1, (actions.SIZE,), np.int8)
    both = spaces.Dict({"observation": seen, "action_mask": mask})
    return cast("spaces.Space[Observation]", both)
