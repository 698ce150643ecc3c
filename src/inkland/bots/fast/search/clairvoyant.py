"""The clairvoyant: about how many stars a deal offers to a player who knows the deck.

A reference, not a player. A beam search: it keeps the most promising sheets after every card. The
result shows about how much of a rating was out of reach.
"""

from typing import Final, NamedTuple

import numpy as np
from numba import njit

from inkland.bots.fast.compile import card_arrays as arrays
from inkland.bots.fast.compile.array_types import Doubles, Ints, Words
from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.card_arrays import CARD_NUMBERS, SCORING_NUMBERS
from inkland.bots.fast.compile.disk_cache import cached_on_disk
from inkland.bots.fast.compile.move_codes import CODE_LENGTH
from inkland.bots.fast.compile.seats import FastSeat, ready_for_season
from inkland.bots.fast.compile.sheet_rows import WORDS, sheet_in
from inkland.bots.fast.evaluation.scoring_table import write_layers
from inkland.bots.fast.evaluation.sheet_features import SEASONS_PLAYED
from inkland.bots.fast.evaluation.weights import shipped_weights
from inkland.bots.fast.search.moves import list_draw, list_hero, seat_after_move
from inkland.bots.fast.search.playouts import after_ambush, after_gorgon, after_powers
from inkland.bots.fast.search.workspace import (
    TurnFacts,
    Workspace,
    full_map,
    next_season_turn,
    powers_after,
    season_score,
    update_features,
)
from inkland.bots.fast.search.workspace_setup import compiled_seat, new_workspace
from inkland.cards import DECK, AmbushCard, CardId, HeroCard
from inkland.rules import GameOptions, fold, new_game
from inkland.rules.explore_phase import next_card
from inkland.rules.solo import rating
from inkland.rules.state import State
from inkland.sheet import empty, is_nothing

WIDTH: Final = 300  # sheets kept after every card
FEW: Final = 32  # moves evaluated of each


class Beam(NamedTuple):
    """The sheets that are kept: their layers, coins and skills, and the stars scored so far."""

    layers: Words
    facts: Ints
    totals: Doubles


class BeamMoves(NamedTuple):
    """The moves of all kept sheets for one card."""

    values: Doubles
    parents: Ints
    codes: Ints


def beam(width: int) -> Beam:
    """An empty beam for so many sheets, and one more as a buffer."""
    return Beam(
        np.zeros((width + 1, WORDS), np.uint64),
        np.zeros((width + 1, 4), np.int64),
        np.zeros(width + 1),
    )


@compilable
def store_seat(beam: Beam, at: int, seat: FastSeat) -> None:
    """Write a seat to this place of the beam."""
    write_layers(seat.sheet, beam.layers[at])
    beam.facts[at, 0] = seat.coins
    beam.facts[at, 1] = seat.spent
    beam.facts[at, 2] = seat.skilled
    beam.facts[at, 3] = seat.dragon


@compilable
def load_seat(beam: Beam, at: int) -> FastSeat:
    """The seat in this place of the beam."""
    coins, spent, skilled, dragon = beam.facts[at]
    return FastSeat(sheet_in(beam.layers[at]), coins, spent, skilled != 0, dragon != 0)


@compilable
def end_season(workspace: Workspace, beam: Beam, number: int, turn: TurnFacts) -> None:
    """Score the season on all sheets, and let the powers act."""
    for at in range(number):
        seat = load_seat(beam, at)
        update_features(workspace, seat)
        beam.totals[at] += season_score(workspace, seat, turn.season)
        store_seat(beam, at, ready_for_season(after_powers(workspace, seat, turn)))


@compilable
def ambush_all(workspace: Workspace, beam: Beam, number: int, turn: TurnFacts, card: int) -> None:
    """Let the monsters of the card come to all sheets."""
    for at in range(number):
        seat = after_ambush(workspace, load_seat(beam, at), turn, card)
        if arrays.POWER[card] == arrays.GORGON:
            seat = after_gorgon(workspace, seat, turn)
        store_seat(beam, at, seat)


@compilable
def moves_of_all(
    workspace: Workspace, beam: Beam, number: int, turn: TurnFacts, ruins: bool, card: int,
    moves: BeamMoves,
) -> int:  # fmt: skip
    """List the most promising moves of every sheet for the card. Returns their number."""
    listed = 0
    for at in range(number):
        seat = load_seat(beam, at)
        if is_nothing(empty(seat.sheet)):
            continue
        if arrays.KIND[card] == arrays.EXPLORE:
            found = list_draw(workspace, seat, turn, ruins, card, 1)
        else:
            found = list_hero(workspace, seat, turn, card, 1)
        for move in range(min(found, len(moves.values) - listed)):
            moves.values[listed] = beam.totals[at] + workspace.values[move]
            moves.parents[listed] = at
            moves.codes[listed] = workspace.codes[move]
            listed += 1
    return listed


@compilable
def best_full_sheet(
    workspace: Workspace, beam: Beam, number: int, season: int, best: float
) -> float:
    """The larger of `best` and the stars of the best full sheet, whose game is over."""
    for at in range(number):
        seat = load_seat(beam, at)
        if is_nothing(empty(seat.sheet)):
            update_features(workspace, seat)
            best = max(best, beam.totals[at] + full_map(workspace, seat, season))
    return best


@compilable
def keep_best(beam: Beam, later: Beam, moves: BeamMoves, listed: int) -> int:
    """Replace the beam by the sheets after the best moves, each once. Returns their number."""
    order = np.argsort(-moves.values[:listed])
    kept = 0
    before = 0.0
    for one in order:
        if kept == len(beam.totals) - 1:
            break
        parent = moves.parents[one]
        store_seat(later, kept, seat_after_move(load_seat(beam, parent), moves.codes[one]))
        later.totals[kept] = beam.totals[parent]
        # The same sheet reached by other moves has the same value, so it comes next in the order.
        twin = kept > 0 and abs(moves.values[one] - before) < 1e-4
        for layer in range(later.layers.shape[1]):
            twin = twin and later.layers[kept, layer] == later.layers[kept - 1, layer]
        before = moves.values[one]
        if not twin:
            kept += 1
    beam.layers[:kept] = later.layers[:kept]
    beam.facts[:kept] = later.facts[:kept]
    beam.totals[:kept] = later.totals[:kept]
    return kept


@compilable
def best_stars(
    workspace: Workspace, seat: FastSeat, cards: Ints, beam: Beam, later: Beam, moves: BeamMoves
) -> float:
    """The most stars found for cards in this order."""
    store_seat(beam, 0, seat)
    beam.totals[0] = 0.0
    number, best = 1, 0.0
    season, time, ruins, powers, left = 0, 0, False, 0, workspace.deck_size
    ambushes = min(1, workspace.ambush_count)
    for card in cards:
        if time >= workspace.season_time[season]:
            season_end = TurnFacts(season, time, ruins, ambushes, powers, left)
            end_season(workspace, beam, number, season_end)
            turned = next_season_turn(workspace, season_end)
            season, time, ruins, ambushes, powers, left = turned
        kind = arrays.KIND[card]
        if kind == arrays.AMBUSH:
            ambushes -= 1
            powers = powers_after(powers, arrays.POWER[card])
            turn = TurnFacts(season, time, ruins, ambushes, powers, left)
            ambush_all(workspace, beam, number, turn, card)
            continue
        left -= kind == arrays.EXPLORE or kind == arrays.RUINS
        if kind == arrays.RUINS:
            ruins = True
            continue
        time += arrays.TIME[card]
        waits = ruins and kind != arrays.EXPLORE
        turn = TurnFacts(season, time, waits, ambushes, powers, left)
        best = best_full_sheet(workspace, beam, number, season, best)
        listed = moves_of_all(workspace, beam, number, turn, ruins, card, moves)
        number = keep_best(beam, later, moves, listed)
        ruins = waits
    best = best_full_sheet(workspace, beam, number, season, best)
    end_season(workspace, beam, number, TurnFacts(season, time, ruins, ambushes, 0, left))
    for at in range(number):
        if not is_nothing(empty(load_seat(beam, at).sheet)):
            best = max(best, beam.totals[at])
    return best


_best_stars: Final = cached_on_disk(njit(best_stars))


def best_rating(options: GameOptions, seed: str, width: int = WIDTH) -> int:
    """About the rating that a player who knows the deck would get in this solo deal."""
    state = fold(new_game(options, seed))
    table_weights = shipped_weights().at_table([SCORING_NUMBERS[card] for card in state.edicts])
    workspace = new_workspace(state, table_weights, np.zeros(1, np.uint64), FEW)
    cards = np.array([CARD_NUMBERS[card] for card in cards_to_come(state)])
    room = 4 * width * FEW
    moves = BeamMoves(
        np.zeros(room), np.zeros(room, np.int64), np.zeros((room, CODE_LENGTH), np.int64)
    )
    seat = compiled_seat(state.seats[0])
    stars = _best_stars(workspace, seat, cards, beam(width), beam(width), moves)
    return rating(round(stars), state.edicts)


def cards_to_come(state: State) -> list[CardId]:
    """All cards of the year in the order of their reveal. For references only."""
    cards: list[CardId] = []
    ahead = state._replace(season=0, time=0, revealed=(), gone=())
    while True:
        if ahead.time >= ahead.options.season(ahead.season).time:
            if ahead.season + 1 == SEASONS_PLAYED:
                return cards
            ahead = ahead._replace(season=ahead.season + 1, time=0, revealed=())
        card = next_card(ahead)
        cards.append(card)
        found = DECK[card]
        gone = (*ahead.gone, card) if isinstance(found, AmbushCard | HeroCard) else ahead.gone
        time = ahead.time + getattr(found, "time", 0)
        ahead = ahead._replace(time=time, revealed=(*ahead.revealed, card), gone=gone)
