"""The desk of a thinking bot: the facts of its table, its value, and paper to write on."""

from typing import Any, Final, NamedTuple

import numpy as np

from inkland.bots.fast.compile.bit_pairs import compilable, compilable_fastmath
from inkland.bots.fast.compile.seats import ready_for_season, spread
from inkland.bots.fast.evaluation.scoring_table import write_layers
from inkland.bots.fast.evaluation.sheet_features import (
    AMBUSH_SHARE,
    AMBUSHES,
    COINS,
    DRAGON,
    FEATURES,
    HAUNTED,
    LAST_CARDS,
    PURSE,
    ROOM,
    RUINS_WAIT,
    SEASONS_PLAYED,
    SKILLED,
    TIME_BY_HAUNTED,
    TIME_BY_ROOM,
    TIME_LEFT,
    TIME_SQUARED,
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
    linear: Any  # numbers straight to the value
    level: Any
    deck_size: int  # explore and ruins cards of a season
    cards: Any  # where the scoring cards are
    layers: Any
    features: Any
    values: Any  # of the answers listed
    codes: Any  # the answers listed
    tried: Any
    few: int  # how many answers are surveyed; 0 for all
    prefilter: Any  # weights of glances, by season
    guesses: Any
    promising: Any
    spare: Any
    rng: Any  # random state
    no_trace: Any  # where nothing is told
    no_trajectory: Any


class TurnFacts(NamedTuple):
    """When something happens: what everybody at the table sees of season and deck."""

    season: int
    time: int
    ruins: bool  # does a ruins card wait?
    ambushes: int  # ambushes in the deck
    powers: int  # which powers act after a season, see `powers_after`
    cards: int  # explore cards left in the deck of the season


@compilable
def powers_after(powers: int, power: int) -> int:
    """The powers that act after a season, in order of reveal: two bits each, the first lowest."""
    if power != 1 and power != 2:
        return powers
    return powers | power << (0 if powers == 0 else 2)


@compilable
def update_features(workspace: Any, seat: Any) -> None:
    """Write the numbers of the sheet on the desk."""
    write_layers(seat.sheet, workspace.layers)
    extract_features(workspace.cards, workspace.layers, workspace.edicts, workspace.features)


@compilable
def is_full(workspace: Any) -> bool:
    """Is the surveyed sheet full?"""
    return workspace.features[ROOM] == 0


@compilable
def season_score(workspace: Any, seat: Any, season: int) -> float:
    """What the surveyed seat scores in this season (D31)."""
    one, other = workspace.season_edicts[season, 0], workspace.season_edicts[season, 1]
    stars = workspace.features[edict_at(one)] + workspace.features[edict_at(other)]
    return stars + (seat.coins - seat.spent) - workspace.features[HAUNTED]


@compilable
def update_seat_features(workspace: Any, seat: Any, turn: Any) -> None:
    """Write what is not on the sheet on the desk."""
    features = workspace.features
    left = workspace.season_time[turn.season] - turn.time
    features[PURSE] = seat.coins - seat.spent
    features[COINS] = seat.coins
    features[SKILLED] = seat.skilled
    features[DRAGON] = seat.dragon
    features[TIME_LEFT] = left
    features[LAST_CARDS] = left <= 2
    features[RUINS_WAIT] = turn.ruins
    features[AMBUSHES] = turn.ambushes
    features[AMBUSH_SHARE] = turn.ambushes / (1.0 + turn.ambushes + turn.cards)
    features[TIME_SQUARED] = left * left
    features[TIME_BY_ROOM] = left * workspace.features[ROOM]
    features[TIME_BY_HAUNTED] = left * workspace.features[HAUNTED]


@compilable_fastmath
def predict(workspace: Any, season: int) -> float:
    """The stars that the numbers on the desk promise, from this season to the end."""
    # Indices in full: a row taken out of an array costs more than all it is multiplied with.
    features, linear, weights = workspace.features, workspace.linear, workspace.weights
    value = workspace.level[season]
    for at in range(FEATURES):
        value += features[at] * linear[season, at]
    for unit in range(weights.shape[1]):
        hidden = workspace.bias[season, unit]
        for at in range(FEATURES):
            hidden += features[at] * weights[season, unit, at]
        value += max(hidden, np.float32(0)) * workspace.out[season, unit]
    return value


@compilable
def value_after_turn(workspace: Any, seat: Any, turn: Any) -> float:
    """The stars still to come for a seat whose turn has just ended."""
    update_features(workspace, seat)
    if is_full(workspace) and workspace.solo:
        return full_map(workspace, seat, turn.season)
    if turn.time < workspace.season_time[turn.season]:
        update_seat_features(workspace, seat, turn)
        return predict(workspace, turn.season)
    score = season_score(workspace, seat, turn.season)
    if turn.season + 1 == SEASONS_PLAYED:
        return score
    return score + value_after_season(workspace, seat, turn)


@compilable
def full_map(workspace: Any, seat: Any, season: int) -> float:
    """A full solo map ends the game; the seasons left score it as it is (R37)."""
    total = season_score(workspace, seat, season)
    if not workspace.full_running:
        for later in range(season + 1, SEASONS_PLAYED):
            total += season_score(workspace, seat, later)
    return total


@compilable
def value_after_season(workspace: Any, seat: Any, turn: Any) -> float:
    """The stars to come for a surveyed seat whose season was just scored, before powers act."""
    after = seat
    if turn.powers != 0:
        spreading = spread(seat)
        if spreading.sheet.zombie != seat.sheet.zombie:
            after = spreading
            update_features(workspace, after)
    season = turn.season + 1
    later = TurnFacts(season, 0, turn.ruins, turn.ambushes + 1, turn.powers, workspace.deck_size)
    update_seat_features(workspace, ready_for_season(after), later)
    return predict(workspace, season)
