"""The question that is open to a bot, as compiled code takes it, and all answers to it."""

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit

from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.card_arrays import CARD_NUMBERS, SCORING_NUMBERS, SKILL_NUMBERS
from inkland.bots.fast.compile.disk_cache import cached_on_disk
from inkland.bots.fast.compile.move_codes import CODE_LENGTH
from inkland.bots.fast.evaluation.weights import Weights
from inkland.bots.fast.search.deck_sampling import Unseen, next_season, unseen_cards
from inkland.bots.fast.search.lookahead import QUESTION, look_ahead
from inkland.bots.fast.search.moves import list_draw, list_hero, list_monsters, list_targets
from inkland.bots.fast.search.skill_moves import list_ready
from inkland.bots.fast.search.workspace import TurnFacts, Workspace
from inkland.bots.fast.search.workspace_setup import compiled_seat, new_workspace, turn_facts
from inkland.rules import View, ambush
from inkland.rules.game_end import stars as stars_written
from inkland.rules.powers import gorgon_targets, troll_targets

EXTRAS_AT_ROOT: Final = 4  # behind how many drawings a further one is tried


class Position(NamedTuple):
    """A question as compiled code takes it."""

    workspace: Workspace
    unseen: Unseen
    seat: Any
    turn: TurnFacts
    card: int
    question: int
    sign: int  # -1 on the sheet of a neighbour
    written: int  # stars that its owner has already
    ruins: bool
    ducked: int  # the skill against the ambush on this sheet, or 0

    @property
    def facts(self) -> tuple[Any, ...]:
        """What compiled code is handed first."""
        return (
            self.workspace, self.unseen, self.seat, self.turn, self.ruins, self.card, self.question,
            self.ducked,
        )  # fmt: skip


def position_of(view: View, weights: Weights, random: Random) -> Position:
    """The question that is open to the viewer."""
    assert view.viewer is not None and view.step is not None
    name, owner = view.step.question, view.viewer
    if name == "ambush" or (name == "gorgon" and not view.options.ambush_walks):
        owner = ambush.victim(view, view.viewer)
    table_weights = _at_table(weights, view.edicts)
    rng = np.array([random.getrandbits(64)], np.uint64)
    unseen_deck = unseen_cards(view)
    turn = turn_facts(view, unseen_deck)
    workspace = new_workspace(view, table_weights, rng)
    if name == "draw":
        turn = turn._replace(ruins=False)
    elif name == "troll":
        unseen_deck = next_season(unseen_deck)
        turn = TurnFacts(
            view.season + 1,
            0,
            view.ruins,
            unseen_deck.ambushes_in,
            turn.powers,
            workspace.deck_size,
        )
    seat = view.seats[owner]
    return Position(
        workspace,
        unseen_deck,
        compiled_seat(seat if name != "troll" else seat._replace(skilled=False)),
        turn,
        CARD_NUMBERS[view.card] if view.card is not None else 0,
        QUESTION[name],
        1 if owner == view.viewer else -1,
        stars_written(seat),
        view.ruins,
        SKILL_NUMBERS[seat.ducked[0]] + 1 if seat.ducked is not None else 0,
    )


_tables: Final[dict[Any, Any]] = {}


def _at_table(weights: Weights, edicts: Any) -> Any:
    """The value at a table, kept for the next question there."""
    key = id(weights), edicts
    if key not in _tables:
        if len(_tables) > 256:
            _tables.clear()
        _tables[key] = weights, weights.at_table([SCORING_NUMBERS[card] for card in edicts])
    return _tables[key][1]


# --- What compiled code does with it


@compilable
def list_moves(
    workspace: Any, seat: Any, turn: Any, ruins: bool, card: int, question: int, ducked: int
) -> int:
    """List every answer to the question, valued as it stands; how many there are."""
    if question == 0:
        return list_draw(workspace, seat, turn, ruins, card, EXTRAS_AT_ROOT)
    if question == 1:
        return list_hero(workspace, seat, turn, card, EXTRAS_AT_ROOT)
    if question == 2:
        return list_ready(workspace, seat, card)
    if question == 3:
        return list_monsters(workspace, seat, turn, card, ducked)
    targets = gorgon_targets(seat.sheet) if question == 4 else troll_targets(seat.sheet)
    return list_targets(workspace, seat, turn, targets)


def _list_or_search(
    workspace: Any, unseen: Any, seat: Any, turn: Any, ruins: bool, card: int, question: int,
    ducked: int, candidates: Any, decks: int, ahead: int, sign: int, least: int,
) -> int:  # fmt: skip
    """List the answers if no decks are to be sampled, or let those in the race play on.

    One function for both, because all that lists would be compiled into each of two.
    """
    if decks == 0:
        return list_moves(workspace, seat, turn, ruins, card, question, ducked)
    codes, picks, sums, counts = candidates
    return look_ahead(
        workspace, unseen, seat, turn, card, question, codes, picks, sums, counts, decks, ahead,
        sign, least,
    )  # fmt: skip


_compiled_list_or_search: Final[Any] = cached_on_disk(njit(_list_or_search))


class Candidates(NamedTuple):
    """Answers that play on: their codes, who is still in it, and what each has brought."""

    codes: Any
    picks: Any
    sums: Any
    counts: Any


def new_candidates(codes: Any) -> Candidates:
    """The race before its start."""
    number = len(codes)
    return Candidates(codes, np.arange(number), np.zeros(number), np.zeros(number))


_NO_CANDIDATES: Final = new_candidates(np.zeros((1, CODE_LENGTH), np.int64))


def list_all(position: Position, few: int = 0) -> int:
    """List the answers on the desk, valued as they stand; how many there are.

    They are all, or of the drawings so many that are most promising at a glance.
    """
    workspace, *facts = position.facts
    if position.question == QUESTION["draw"]:
        workspace = workspace._replace(few=few)
    return int(_compiled_list_or_search(workspace, *facts, _NO_CANDIDATES, 0, 0, position.sign, 0))


def evaluate_by_playouts(
    position: Position, candidates: Candidates, budget: tuple[int, int, int], least: int
) -> None:
    """Let the answers play on; when it is over, the best of the picks stand first.

    The budget is a number of decks, of drawings ahead, and of answers surveyed for each.
    """
    decks, ahead, few = budget
    workspace, *facts = position.facts
    _compiled_list_or_search(
        workspace._replace(few=few), *facts, candidates, decks, ahead, position.sign, least
    )
