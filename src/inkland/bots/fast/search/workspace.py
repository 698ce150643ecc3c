"""The desk of a thinking bot: the facts of its table, its value, and paper to write on."""

from typing import Final, NamedTuple

import numpy as np

from inkland.bots.fast.compile.array_types import Doubles, Floats, Ints, Words
from inkland.bots.fast.compile.bit_pairs import compilable, compilable_fastmath
from inkland.bots.fast.compile.seats import FastSeat, ready_for_season, spread
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
from inkland.bots.fast.evaluation.weights import TableWeights

MAX_MOVES: Final = 8192


class Workspace(NamedTuple):
    """What compiled code needs besides the seat. Arrays, so that nothing is made while thinking."""

    edicts: Ints  # numbers of the scoring cards
    season_time: Ints
    season_edicts: Ints  # which two of the four are scored
    skills: Ints  # numbers of the skills in play
    solo: bool
    walks: bool  # do ambushes walk in?
    heroes: bool
    card_fallback: bool  # must a single space show a terrain of the card?
    full_running: bool  # does a full map end the game with the running season?
    weights: TableWeights
    deck_size: int  # explore and ruins cards of a season
    cards: Ints  # where the scoring cards are
    layers: Words
    features: Floats
    values: Doubles  # of the answers listed
    codes: Ints  # the answers listed
    tried: Ints
    few: int  # how many answers are surveyed; 0 for all
    guesses: Floats
    promising: Ints
    spare: Ints
    rng: Words  # random state
    trace: Ints  # the moves taken, their number first; empty if none are asked for
    trajectory: Floats  # what is kept for learning; empty if nothing is


class TurnFacts(NamedTuple):
    """When something happens: what everybody at the table sees of season and deck."""

    season: int
    time: int
    ruins: bool  # does a ruins card wait?
    ambushes: int  # ambushes in the deck
    powers: int  # which powers act after a season, see `powers_after`
    cards: int  # explore cards left in the deck of the season


@compilable
def next_season_turn(turn: TurnFacts, deck_size: int) -> TurnFacts:
    """The same before the first card of the next season, when one more ambush has entered."""
    return TurnFacts(turn.season + 1, 0, turn.ruins, turn.ambushes + 1, turn.powers, deck_size)


@compilable
def powers_after(powers: int, power: int) -> int:
    """The powers that act after a season, in order of reveal: two bits each, the first lowest."""
    if power != 1 and power != 2:
        return powers
    return powers | power << (0 if powers == 0 else 2)


@compilable
def update_features(workspace: Workspace, seat: FastSeat) -> None:
    """Write the numbers of the sheet on the desk."""
    write_layers(seat.sheet, workspace.layers)
    extract_features(workspace.cards, workspace.layers, workspace.edicts, workspace.features)


@compilable
def is_full(workspace: Workspace) -> bool:
    """Is the surveyed sheet full?"""
    return workspace.features[ROOM] == 0


@compilable
def season_score(workspace: Workspace, seat: FastSeat, season: int) -> float:
    """What the surveyed seat scores in this season (D31)."""
    one, other = workspace.season_edicts[season, 0], workspace.season_edicts[season, 1]
    stars = workspace.features[edict_at(one)] + workspace.features[edict_at(other)]
    return stars + (seat.coins - seat.spent) - workspace.features[HAUNTED]


@compilable
def update_seat_features(workspace: Workspace, seat: FastSeat, turn: TurnFacts) -> None:
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
def predict(workspace: Workspace, season: int) -> float:
    """The stars that the numbers on the desk promise, from this season to the end."""
    # Indices in full: a row taken out of an array costs more than all it is multiplied with.
    features, weights = workspace.features, workspace.weights
    linear, to_hidden = weights.linear, weights.hidden
    value = weights.level[season]
    for at in range(FEATURES):
        value += features[at] * linear[season, at]
    for unit in range(to_hidden.shape[1]):
        hidden = weights.bias[season, unit]
        for at in range(FEATURES):
            hidden += features[at] * to_hidden[season, unit, at]
        value += max(hidden, np.float32(0)) * weights.out[season, unit]
    return value


@compilable
def value_after_turn(workspace: Workspace, seat: FastSeat, turn: TurnFacts) -> float:
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
def full_map(workspace: Workspace, seat: FastSeat, season: int) -> float:
    """A full solo map ends the game; the seasons left score it as it is (R37)."""
    total = season_score(workspace, seat, season)
    if not workspace.full_running:
        for later in range(season + 1, SEASONS_PLAYED):
            total += season_score(workspace, seat, later)
    return total


@compilable
def value_after_season(workspace: Workspace, seat: FastSeat, turn: TurnFacts) -> float:
    """The stars to come for a surveyed seat whose season was just scored, before powers act."""
    after = seat
    if turn.powers != 0:
        spreading = spread(seat)
        if spreading.sheet.zombie != seat.sheet.zombie:
            after = spreading
            update_features(workspace, after)
    later = next_season_turn(turn, workspace.deck_size)
    update_seat_features(workspace, ready_for_season(after), later)
    return predict(workspace, later.season)
