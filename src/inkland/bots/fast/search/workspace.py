"""The workspace of a search: the facts of the table, the weights, and arrays to write to.

Numbers such as R1 and D18 are entries of docs/rulings.md.
"""

from typing import Final, NamedTuple

import numpy as np

from inkland.bots.fast.compile.array_types import Doubles, Floats, Ints, Words
from inkland.bots.fast.compile.bit_pairs import compilable, compilable_fastmath
from inkland.bots.fast.compile.card_arrays import TROLL, ZOMBIES
from inkland.bots.fast.compile.seats import FastSeat, ready_for_season, spread
from inkland.bots.fast.evaluation import sheet_features as feature
from inkland.bots.fast.evaluation.scoring_table import write_layers
from inkland.bots.fast.evaluation.sheet_features import (
    FEATURES,
    SEASONS_PLAYED,
    edict_at,
    extract_features,
)
from inkland.bots.fast.evaluation.weights import TableWeights

POWER_BITS: Final = 2  # of each power in `TurnFacts.powers`
POWER_MASK: Final = (1 << POWER_BITS) - 1
MAX_MOVES: Final = 8192


class Workspace(NamedTuple):
    """What compiled code needs besides the seat. Arrays are allocated once and reused."""

    edicts: Ints  # numbers of the scoring cards
    season_time: Ints
    season_edicts: Ints  # by season, the two edicts that are scored
    skills: Ints  # numbers of the skills in play
    solo: bool
    walks: bool  # whether ambushes are placed by the solo rule, not drawn by a neighbour
    heroes: bool
    card_fallback: bool  # whether a single space must show a terrain of the card
    full_running: bool  # whether a full map ends the game with this season
    ambush_count: int  # how many ambushes enter the deck, one each season from spring on
    own_powers: bool  # whether powers act only after the season of their reveal
    weights: TableWeights
    deck_size: int  # explore and ruins cards of a season
    cards: Ints  # `feature_table` of the edicts
    layers: Words
    features: Floats
    values: Doubles  # of the listed moves
    codes: Ints  # the listed moves
    tried: Ints
    few: int  # how many moves pass the prefilter; 0 for all
    prefilter_scores: Floats
    promising: Ints
    codes_buffer: Ints
    rng: Words  # random state
    trace: Ints  # the moves of a playout, their number first; empty if not recorded
    trajectory: Floats  # steps of a playout for training; empty if not recorded


class TurnFacts(NamedTuple):
    """What is public about season and deck at one moment."""

    season: int
    time: int
    ruins: bool  # whether a ruins card waits
    ambushes: int  # in the deck
    powers: int  # that act after a season, see `powers_after`
    cards: int  # explore cards left in the deck


@compilable
def next_season_turn(workspace: Workspace, turn: TurnFacts) -> TurnFacts:
    """The same at the start of the next season, when one more ambush may have entered."""
    season = turn.season + 1
    ambushes = turn.ambushes + (1 if season < workspace.ambush_count else 0)
    powers = 0 if workspace.own_powers else turn.powers
    return TurnFacts(season, 0, turn.ruins, ambushes, powers, workspace.deck_size)


@compilable
def powers_after(powers: int, power: int) -> int:
    """Add a power to those that act after a season, in order of reveal: two bits each."""
    if power != ZOMBIES and power != TROLL:
        return powers
    return powers | power << (0 if powers == 0 else POWER_BITS)


@compilable
def update_features(workspace: Workspace, seat: FastSeat) -> None:
    """Extract the features of the seat's sheet."""
    write_layers(seat.sheet, workspace.layers)
    extract_features(workspace.cards, workspace.layers, workspace.edicts, workspace.features)


@compilable
def is_full(workspace: Workspace) -> bool:
    """Whether the sheet of the current features is full."""
    return workspace.features[feature.ROOM] == 0


@compilable
def season_score(workspace: Workspace, seat: FastSeat, season: int) -> float:
    """The score of the season for the sheet of the current features (D31)."""
    one, other = workspace.season_edicts[season, 0], workspace.season_edicts[season, 1]
    stars = workspace.features[edict_at(one)] + workspace.features[edict_at(other)]
    return stars + (seat.coins - seat.spent) - workspace.features[feature.HAUNTED]


@compilable
def update_seat_features(workspace: Workspace, seat: FastSeat, turn: TurnFacts) -> None:
    """Write the features that are not on the sheet: coins, time and deck."""
    features = workspace.features
    left = workspace.season_time[turn.season] - turn.time
    features[feature.PURSE] = seat.coins - seat.spent
    features[feature.COINS] = seat.coins
    features[feature.SKILLED] = seat.skilled
    features[feature.DRAGON] = seat.dragon
    features[feature.TIME_LEFT] = left
    features[feature.LAST_CARDS] = left <= 2
    features[feature.RUINS_WAIT] = turn.ruins
    features[feature.AMBUSHES] = turn.ambushes
    features[feature.AMBUSH_SHARE] = turn.ambushes / (1.0 + turn.ambushes + turn.cards)
    features[feature.TIME_SQUARED] = left * left
    features[feature.TIME_BY_ROOM] = left * workspace.features[feature.ROOM]
    features[feature.TIME_BY_HAUNTED] = left * workspace.features[feature.HAUNTED]


@compilable_fastmath
def predict(workspace: Workspace, season: int) -> float:
    """Predict the stars still to come, from the current features and the weights of this season."""
    # Full indices: slicing a row out of an array would cost more than the sums.
    features, weights = workspace.features, workspace.weights
    linear, to_hidden = weights.linear, weights.hidden
    value = weights.linear_bias[season]
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
    """The stars still to come for a full solo map, which ends the game (R37)."""
    total = season_score(workspace, seat, season)
    if not workspace.full_running:
        for later in range(season + 1, SEASONS_PLAYED):
            total += season_score(workspace, seat, later)
    return total


@compilable
def value_after_season(workspace: Workspace, seat: FastSeat, turn: TurnFacts) -> float:
    """The stars still to come after the scoring of a season, before its powers act."""
    after = seat
    if turn.powers != 0:
        spreading = spread(seat)
        if spreading.sheet.zombie != seat.sheet.zombie:
            after = spreading
            update_features(workspace, after)
    later = next_season_turn(workspace, turn)
    update_seat_features(workspace, ready_for_season(after), later)
    return predict(workspace, later.season)
