"""The question that a view asks, converted for compiled code."""

from random import Random
from typing import Final, NamedTuple

import numpy as np

from inkland.bots.fast.compile.array_types import Doubles, Ints
from inkland.bots.fast.compile.card_arrays import CARD_NUMBERS, SCORING_NUMBERS, SKILL_NUMBERS
from inkland.bots.fast.compile.seats import FastSeat
from inkland.bots.fast.evaluation.weights import TableWeights, Weights
from inkland.bots.fast.search.deck_sampling import Unseen, next_season, unseen_cards
from inkland.bots.fast.search.workspace import TurnFacts, Workspace, next_season_turn
from inkland.bots.fast.search.workspace_setup import compiled_seat, new_workspace, turn_facts
from inkland.cards import CardId
from inkland.rules import View, ambush
from inkland.rules.game_end import stars as stars_written

# Questions as numbers, and by the names that the rules give them.
DRAW_ASKED, HERO_ASKED, READY_ASKED, AMBUSH_ASKED, GORGON_ASKED, TROLL_ASKED = range(6)
QUESTION: Final = {
    name: number
    for number, name in enumerate(("draw", "hero", "ready", "ambush", "gorgon", "troll"))
}


class Position(NamedTuple):
    """A question with everything that compiled code needs to answer it."""

    workspace: Workspace
    unseen: Unseen
    seat: FastSeat
    turn: TurnFacts
    card: int
    question: int
    sign: int  # -1 where the sheet is a neighbour's
    written: int  # stars that its owner has scored already
    ruins: bool
    ducked: int  # the skill against the ambush on this sheet, or 0


def position_of(view: View, weights: Weights, random: Random) -> Position:
    """The question that is open to the viewer."""
    assert view.viewer is not None and view.step is not None
    name, owner = view.step.question, view.viewer
    if name == "ambush" or (name == "gorgon" and not view.options.ambush_walks):
        owner = ambush.victim(view, view.viewer)
    rng = np.array([random.getrandbits(64)], np.uint64)
    unseen = unseen_cards(view)
    turn = turn_facts(view, unseen)
    workspace = new_workspace(view, _at_table(weights, view.edicts), rng)
    if name == "draw":
        turn = turn._replace(ruins=False)
    elif name == "troll":
        turn = next_season_turn(workspace, turn)
        unseen = next_season(unseen, turn.ambushes)
    seat = view.seats[owner]
    return Position(
        workspace,
        unseen,
        compiled_seat(seat if name != "troll" else seat._replace(skilled=False)),
        turn,
        CARD_NUMBERS[view.card] if view.card is not None else 0,
        QUESTION[name],
        1 if owner == view.viewer else -1,
        stars_written(seat),
        view.ruins,
        SKILL_NUMBERS[seat.ducked[0]] + 1 if seat.ducked is not None else 0,
    )


_tables: Final[dict[tuple[int, tuple[CardId, ...]], tuple[Weights, TableWeights]]] = {}


def _at_table(weights: Weights, edicts: tuple[CardId, ...]) -> TableWeights:
    """The weights for a table, cached for its next question."""
    key = id(weights), edicts
    if key not in _tables:
        if len(_tables) > 256:
            _tables.clear()
        _tables[key] = weights, weights.at_table([SCORING_NUMBERS[card] for card in edicts])
    return _tables[key][1]


class Candidates(NamedTuple):
    """Moves that are played out: codes, the order of those still considered, sums and counts."""

    codes: Ints
    picks: Ints
    sums: Doubles
    counts: Doubles


def new_candidates(codes: Ints) -> Candidates:
    """Candidates without results."""
    number = len(codes)
    return Candidates(codes, np.arange(number), np.zeros(number), np.zeros(number))
