"""The question that is open to a bot, as compiled code takes it, and all answers to it."""

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit

from inkland.bots.fast.compile.bit_pairs import jitable
from inkland.bots.fast.compile.card_arrays import CARD_NUMBERS, SCORING_NUMBERS, SKILL_NUMBERS
from inkland.bots.fast.compile.disk_cache import remember
from inkland.bots.fast.compile.move_codes import CODE
from inkland.bots.fast.evaluation.weights import Weights
from inkland.bots.fast.search.deck_sampling import Unseen, next_season, unseen
from inkland.bots.fast.search.lookahead import QUESTION, search
from inkland.bots.fast.search.moves import list_draw, list_hero, list_monsters, list_targets
from inkland.bots.fast.search.skill_moves import list_ready
from inkland.bots.fast.search.workspace import Desk, Moment
from inkland.bots.fast.search.workspace_setup import desk_of, moment_of, seat_of
from inkland.rules import View, ambush
from inkland.rules.game_end import stars as stars_written
from inkland.rules.powers import gorgon_targets, troll_targets

BEHIND_AT_ROOT: Final = 4  # behind how many drawings a further one is tried


class Asked(NamedTuple):
    """A question as compiled code takes it."""

    desk: Desk
    unseen: Unseen
    seat: Any
    moment: Moment
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
            self.desk, self.unseen, self.seat, self.moment, self.ruins, self.card, self.question,
            self.ducked,
        )  # fmt: skip


def asked(view: View, weights: Weights, random: Random) -> Asked:
    """The question that is open to the viewer."""
    assert view.viewer is not None and view.step is not None
    name, owner = view.step.question, view.viewer
    if name == "ambush" or (name == "gorgon" and not view.options.ambush_walks):
        owner = ambush.victim(view, view.viewer)
    value = _at_table(weights, view.edicts)
    fates = np.array([random.getrandbits(64)], np.uint64)
    hidden = unseen(view)
    moment = moment_of(view, hidden)
    desk = desk_of(view, value, fates)
    if name == "draw":
        moment = moment._replace(ruins=False)
    elif name == "troll":
        hidden = next_season(hidden)
        moment = Moment(
            view.season + 1, 0, view.ruins, hidden.ambushes_in, moment.powers, desk.deck_size
        )
    seat = view.seats[owner]
    return Asked(
        desk,
        hidden,
        seat_of(seat if name != "troll" else seat._replace(skilled=False)),
        moment,
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


@jitable
def listed(
    desk: Any, seat: Any, moment: Any, ruins: bool, card: int, question: int, ducked: int
) -> int:
    """List every answer to the question, valued as it stands; how many there are."""
    if question == 0:
        return list_draw(desk, seat, moment, ruins, card, BEHIND_AT_ROOT)
    if question == 1:
        return list_hero(desk, seat, moment, card, BEHIND_AT_ROOT)
    if question == 2:
        return list_ready(desk, seat, card)
    if question == 3:
        return list_monsters(desk, seat, moment, card, ducked)
    targets = gorgon_targets(seat.sheet) if question == 4 else troll_targets(seat.sheet)
    return list_targets(desk, seat, moment, targets)


def _consult(
    desk: Any, unseen: Any, seat: Any, moment: Any, ruins: bool, card: int, question: int,
    ducked: int, race: Any, decks: int, ahead: int, sign: int, least: int,
) -> int:  # fmt: skip
    """List the answers if no decks are to be sampled, or let those in the race play on.

    One function for both, because all that lists would be compiled into each of two.
    """
    if decks == 0:
        return listed(desk, seat, moment, ruins, card, question, ducked)
    codes, picks, sums, counts = race
    return search(
        desk, unseen, seat, moment, card, question, codes, picks, sums, counts, decks, ahead, sign,
        least,
    )  # fmt: skip


_consulted: Final[Any] = remember(njit(_consult))


class Race(NamedTuple):
    """Answers that play on: their codes, who is still in it, and what each has brought."""

    codes: Any
    picks: Any
    sums: Any
    counts: Any


def race_of(codes: Any) -> Race:
    """The race before its start."""
    number = len(codes)
    return Race(codes, np.arange(number), np.zeros(number), np.zeros(number))


_NO_RACE: Final = race_of(np.zeros((1, CODE), np.int64))


def list_all(about: Asked, few: int = 0) -> int:
    """List the answers on the desk, valued as they stand; how many there are.

    They are all, or of the drawings so many that are most promising at a glance.
    """
    desk, *facts = about.facts
    if about.question == QUESTION["draw"]:
        desk = desk._replace(few=few)
    return int(_consulted(desk, *facts, _NO_RACE, 0, 0, about.sign, 0))


def look_ahead(about: Asked, race: Race, budget: tuple[int, int, int], least: int) -> None:
    """Let the answers play on; when it is over, the best of the picks stand first.

    The budget is a number of decks, of drawings ahead, and of answers surveyed for each.
    """
    decks, ahead, few = budget
    desk, *facts = about.facts
    _consulted(desk._replace(few=few), *facts, race, decks, ahead, about.sign, least)
