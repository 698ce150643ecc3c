"""A puzzle: the position, and the expected stars of every legal drawing.

Its text form is one line of JSON. The position is all that may be shown before the answer: the
deck is not part of a puzzle, and `write_question` leaves the values out.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from inkland.cards import DECK, SEASONS, CardId
from inkland.rules import Drawing, SeasonScore, Seat, State, Step, View, legal, view
from inkland.rules.events import GameOpened
from inkland.rules.replay import read_game
from inkland.rules.transcript import line_of
from inkland.sheet import MapSheet
from inkland.sheet.refused import Refused

ACCEPTED: Final = 0.5  # stars: who is that near to the best has solved it
ROUNDED: Final = 0.1  # stars: how exactly values are kept
MARGIN: Final = 2.0  # stars: every other drawing is worse by at least this, with 99 % confidence


class PuzzleUnreadable(Refused):
    """This is not the text of a puzzle."""


class Puzzle(NamedTuple):
    """A position with one question to the only seat, and what each answer is worth.

    `stars` are expected at the end of the year, in the order in which the rules list the drawings.
    `solved_by` is the share of tries in which each bot of the ladder finds an accepted drawing.
    """

    id: str
    state: State
    stars: tuple[float, ...]
    solved_by: Mapping[str, float]

    @property
    def view(self) -> View:
        """What the person who solves it sees."""
        return view(self.state, 0)

    @property
    def values(self) -> dict[Drawing, float]:
        """The expected stars of each legal drawing, the best first."""
        found = zip(drawings_of(self.view), self.stars, strict=True)
        return dict(sorted(found, key=lambda item: -item[1]))


def drawings_of(seen: View) -> list[Drawing]:
    """All legal drawings, in the order of the rules; without skills each is one element."""
    return [(element,) for element in legal(seen).elements()]


def position_only(seen: View) -> State:
    """The state that a solo view describes, without the deck and without what came before."""
    assert seen.step is not None and seen.options.is_solo and not seen.skills
    number, question, asked, _answered = seen.step
    return State(
        options=seen.options,
        edicts=seen.edicts,
        seats=seen.seats,
        season=seen.season,
        time=seen.time,
        revealed=seen.revealed,
        gone=seen.gone,
        turn=seen.turn,
        card=seen.card,
        ruins=seen.ruins,
        last_step=number,
        step=Step(number, question, asked, (None,)),
    )


# --- Text


def write_question(puzzle: Puzzle) -> str:
    """The position alone, as one line of JSON."""
    return _json(_question(puzzle))


def write_puzzle(puzzle: Puzzle) -> str:
    """The whole puzzle as one line of JSON; `read_puzzle` is the inverse."""
    answer = {"stars": puzzle.stars, "solved_by": puzzle.solved_by}
    return _json({**_question(puzzle), **answer})


def read_puzzle(line: str) -> Puzzle:
    """The puzzle in this line; refuses what is none."""
    try:
        fields = json.loads(line)
        stars = tuple(float(value) for value in fields["stars"])
        puzzle = Puzzle(fields["id"], _read_state(fields), stars, fields["solved_by"])
        fits = len(drawings_of(puzzle.view)) == len(stars) > 0
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, Refused) as unreadable:
        raise PuzzleUnreadable() from unreadable
    if not fits:
        raise PuzzleUnreadable()
    return puzzle


def _json(fields: Mapping[str, object]) -> str:
    return json.dumps(fields, separators=(",", ":"))


def _question(puzzle: Puzzle) -> dict[str, object]:
    state = puzzle.state
    (seat,), step = state.seats, state.step
    assert step is not None
    return {
        "id": puzzle.id,
        "game": line_of(GameOpened(state.options)),
        "edicts": state.edicts,
        "season": SEASONS[state.season],
        "time": state.time,
        "revealed": state.revealed,
        "gone": state.gone,
        "turn": state.turn,
        "card": state.card,
        "ruins": state.ruins,
        "step": step.number,
        "question": step.question,
        "sheet": seat.sheet.in_one_line(),
        "coins": seat.coins,
        "dragon": seat.dragon,
        "scores": seat.scores,
    }


def _read_state(fields: Mapping[str, Any]) -> State:
    scores = (
        SeasonScore(tuple((letter, stars) for letter, stars in edicts), *rest)
        for edicts, *rest in fields["scores"]
    )
    seat = Seat(
        MapSheet.drawn(fields["sheet"]),
        coins=fields["coins"],
        scores=tuple(scores),
        dragon=fields["dragon"],
    )
    return State(
        options=read_game(fields["game"]).options,
        edicts=_cards(fields["edicts"]),
        seats=(seat,),
        season=SEASONS.index(fields["season"]),
        time=fields["time"],
        revealed=_cards(fields["revealed"]),
        gone=_cards(fields["gone"]),
        turn=fields["turn"],
        card=DECK[fields["card"]].id,
        ruins=fields["ruins"],
        last_step=fields["step"],
        step=Step(fields["step"], fields["question"], (0,), (None,)),
    )


def _cards(names: list[str]) -> tuple[CardId, ...]:
    return tuple(CardId(name) for name in names)
