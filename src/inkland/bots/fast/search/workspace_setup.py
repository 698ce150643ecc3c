"""Convert a view to the workspace, seat and turn facts of compiled code."""

import numpy as np

from inkland.bots.fast.compile.array_types import Words
from inkland.bots.fast.compile.bit_pairs import fast_sheet
from inkland.bots.fast.compile.card_arrays import (
    CARD_NUMBERS,
    POWER,
    SCORING_NUMBERS,
    SKILL_NUMBERS,
)
from inkland.bots.fast.compile.move_codes import CODE_LENGTH
from inkland.bots.fast.compile.seats import FastSeat
from inkland.bots.fast.compile.sheet_rows import WORDS
from inkland.bots.fast.evaluation.sheet_features import FEATURES, feature_table
from inkland.bots.fast.evaluation.weights import TableWeights
from inkland.bots.fast.search.deck_sampling import Unseen, explore_cards
from inkland.bots.fast.search.playouts import NO_TRACE, NO_TRAJECTORY
from inkland.bots.fast.search.workspace import MAX_MOVES, TurnFacts, Workspace, powers_after
from inkland.cards import EDICTS, SEASONS
from inkland.rules import View
from inkland.rules.powers import still_acting
from inkland.rules.state import Seat, Situation

_LAYERS = np.zeros(WORDS, np.uint64)
_FEATURES = np.zeros(FEATURES, np.float32)
_VALUES = np.zeros(MAX_MOVES, np.float64)
_CODES = np.zeros((MAX_MOVES, CODE_LENGTH), np.int64)
_TRIED = np.zeros(64, np.int64)
_GUESSES = np.zeros(256, np.float32)
_PROMISING = np.zeros(256, np.int64)
_SPARE = np.zeros((256, CODE_LENGTH), np.int64)


def new_workspace(game: Situation, weights: TableWeights, rng: Words, few: int = 0) -> Workspace:
    """A workspace for this table. Its arrays are shared: one search at a time in a process."""
    options = game.options
    edicts = tuple(SCORING_NUMBERS[card] for card in game.edicts)
    seasons = [options.season(number) for number in range(len(SEASONS))]
    return Workspace(
        edicts=np.array(edicts),
        season_time=np.array([season.time for season in seasons]),
        season_edicts=np.array([[EDICTS.index(e) for e in season.edicts] for season in seasons]),
        skills=np.array([SKILL_NUMBERS[card] for card in game.skills], dtype=np.int64),
        solo=options.is_solo,
        walks=options.ambush_walks,
        heroes=options.heroes,
        card_fallback=options.fallback_terrain == "card",
        full_running=options.full_map == "running",
        ambush_count=options.ambush_count,
        own_powers=options.powers == "own",
        weights=weights,
        deck_size=len(explore_cards(options)),
        cards=feature_table(edicts),
        layers=_LAYERS,
        features=_FEATURES,
        values=_VALUES,
        codes=_CODES,
        tried=_TRIED,
        few=few,
        prefilter_scores=_GUESSES,
        promising=_PROMISING,
        codes_buffer=_SPARE,
        rng=rng,
        trace=NO_TRACE,
        trajectory=NO_TRAJECTORY,
    )


def compiled_seat(seat: Seat) -> FastSeat:
    """The seat with pairs for sets."""
    return FastSeat(fast_sheet(seat.sheet), seat.coins, seat.spent, seat.skilled, seat.dragon)


def turn_facts(view: View, unseen: Unseen) -> TurnFacts:
    """The turn facts of a view, before its question is answered."""
    powers = 0
    for card in still_acting(view.options, view.gone, view.revealed):
        powers = powers_after(powers, int(POWER[CARD_NUMBERS[card]]))
    return TurnFacts(
        view.season, view.time, view.ruins, unseen.ambushes_in, powers, len(unseen.cards)
    )
