"""The desk of a thinking bot: the facts of its table, its value, and paper to write on."""

from typing import Any, Final, NamedTuple

import numpy as np

from inkland.bots.fast.compile.bit_pairs import compilable, compilable_fastmath
from inkland.bots.fast.compile.seats import ready_for_season, spread
from inkland.bots.fast.evaluation.scoring_table import write_layers
from inkland.bots.fast.evaluation.sheet_features import (
    FEATURES,
    HAUNTED,
    ROOM,
    SEASONS_PLAYED,
    SHEET_FEATURES,
    edict_at,
    extract_features,
)

MAX_MOVES: Final = 8192


class Workspace(NamedTuple):
    """What compiled code needs besides the seat. Arrays, so that nothing is made while thinking."""

    edicts: Any  # numbers of the scoring cards
    season_time: Any
    season_edicts: Any  # which two of the four are scored
    skills: Any  # numbers of the skills in play
    solo: bool
    walks: bool  # do ambushes walk in?
    heroes: bool
    card_fallback: bool  # must a single space show a terrain of the card?
    full_running: bool  # does a full map end the game with the running season?
    weights: Any  # of the value, by season: hidden x numbers
    bias: Any
    out: Any
    straight: Any  # numbers straight to the value
    level: Any
    deck_size: int  # explore and ruins cards of a season
    cards: Any  # where the scoring cards are
    layers: Any
    numbers: Any
    values: Any  # of the answers listed
    codes: Any  # the answers listed
    tried: Any
    few: int  # how many answers are surveyed; 0 for all
    glances: Any  # weights of glances, by season
    guesses: Any
    promising: Any
    spare: Any
    fates: Any  # random state
    no_trace: Any  # where nothing is told
    no_book: Any


class TurnFacts(NamedTuple):
    """When something happens: what everybody at the table sees of season and deck."""

    season: int
    time: int
    ruins: bool  # does a ruins card wait?
    foes: int  # ambushes in the deck
    powers: int  # which powers act after a season, see `powers_after`
    cards: int  # explore cards left in the deck of the season


@compilable
def powers_after(powers: int, power: int) -> int:
    """The powers that act after a season, in order of reveal: two bits each, the first lowest."""
    if power != 1 and power != 2:
        return powers
    return powers | power << (0 if powers == 0 else 2)


@compilable
def update_features(desk: Any, seat: Any) -> None:
    """Write the numbers of the sheet on the desk."""
    write_layers(seat.sheet, desk.layers)
    extract_features(desk.cards, desk.layers, desk.edicts, desk.numbers)


@compilable
def is_full(desk: Any) -> bool:
    """Is the surveyed sheet full?"""
    return desk.numbers[ROOM] == 0


@compilable
def season_score(desk: Any, seat: Any, season: int) -> float:
    """What the surveyed seat scores in this season (D31)."""
    one, other = desk.season_edicts[season, 0], desk.season_edicts[season, 1]
    stars = desk.numbers[edict_at(one)] + desk.numbers[edict_at(other)]
    return stars + (seat.coins - seat.spent) - desk.numbers[HAUNTED]


@compilable
def update_seat_features(desk: Any, seat: Any, moment: Any) -> None:
    """Write what is not on the sheet on the desk."""
    numbers = desk.numbers
    left = desk.season_time[moment.season] - moment.time
    numbers[SHEET_FEATURES] = seat.coins - seat.spent
    numbers[SHEET_FEATURES + 1] = seat.coins
    numbers[SHEET_FEATURES + 2] = seat.skilled
    numbers[SHEET_FEATURES + 3] = seat.dragon
    numbers[SHEET_FEATURES + 4] = left
    numbers[SHEET_FEATURES + 5] = left <= 2
    numbers[SHEET_FEATURES + 6] = moment.ruins
    numbers[SHEET_FEATURES + 7] = moment.foes
    numbers[SHEET_FEATURES + 8] = moment.foes / (1.0 + moment.foes + moment.cards)
    numbers[SHEET_FEATURES + 9] = left * left
    numbers[SHEET_FEATURES + 10] = left * desk.numbers[ROOM]
    numbers[SHEET_FEATURES + 11] = left * desk.numbers[HAUNTED]


@compilable_fastmath
def predict(desk: Any, season: int) -> float:
    """The stars that the numbers on the desk promise, from this season to the end."""
    # Indices in full: a row taken out of an array costs more than all it is multiplied with.
    numbers, straight, weights = desk.numbers, desk.straight, desk.weights
    value = desk.level[season]
    for at in range(FEATURES):
        value += numbers[at] * straight[season, at]
    for unit in range(weights.shape[1]):
        hidden = desk.bias[season, unit]
        for at in range(FEATURES):
            hidden += numbers[at] * weights[season, unit, at]
        value += max(hidden, np.float32(0)) * desk.out[season, unit]
    return value


@compilable
def value_after_turn(desk: Any, seat: Any, moment: Any) -> float:
    """The stars still to come for a seat whose turn has just ended."""
    update_features(desk, seat)
    if is_full(desk) and desk.solo:
        return full_map(desk, seat, moment.season)
    if moment.time < desk.season_time[moment.season]:
        update_seat_features(desk, seat, moment)
        return predict(desk, moment.season)
    score = season_score(desk, seat, moment.season)
    if moment.season + 1 == SEASONS_PLAYED:
        return score
    return score + value_after_season(desk, seat, moment)


@compilable
def full_map(desk: Any, seat: Any, season: int) -> float:
    """A full solo map ends the game; the seasons left score it as it is (R37)."""
    total = season_score(desk, seat, season)
    if not desk.full_running:
        for later in range(season + 1, SEASONS_PLAYED):
            total += season_score(desk, seat, later)
    return total


@compilable
def value_after_season(desk: Any, seat: Any, moment: Any) -> float:
    """The stars to come for a surveyed seat whose season was just scored, before powers act."""
    after = seat
    if moment.powers != 0:
        spreading = spread(seat)
        if spreading.sheet.zombie != seat.sheet.zombie:
            after = spreading
            update_features(desk, after)
    season = moment.season + 1
    later = TurnFacts(season, 0, moment.ruins, moment.foes + 1, moment.powers, desk.deck_size)
    update_seat_features(desk, ready_for_season(after), later)
    return predict(desk, season)
