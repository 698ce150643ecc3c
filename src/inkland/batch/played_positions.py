"""Positions of finished games as puzzles have them: each seat as if it had played alone."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

from inkland.rules import Event, State, Step, View, evolve, fold, view
from inkland.rules.transcript import write


class PlayedSeat(NamedTuple):
    """A seat of a finished game. Its number comes from the game itself, and names nobody."""

    number: int
    events: tuple[Event, ...]
    seat: int


def seats_of(events: Sequence[Event]) -> Iterator[PlayedSeat]:
    """The seats of a game without skills; with them a drawing has several parts."""
    end = fold(events)
    text = write(events)
    for seat in () if end.skills else range(len(end.seats)):
        digest = sha256(f"{text}\n{seat}".encode()).digest()
        yield PlayedSeat(int.from_bytes(digest[:4]), tuple(events), seat)


def views_alone(played: PlayedSeat) -> Iterator[View]:
    """What the seat has seen at each question to it, without the other seats."""
    state, asked = State(), 0
    for event in played.events:
        state = evolve(state, event)
        step = state.step
        if step is not None and step.number != asked and played.seat in step.asked:
            asked = step.number
            alone = state._replace(
                options=state.options._replace(seats=1),
                seats=(state.seats[played.seat],),
                step=Step(step.number, step.question, (0,), (None,)),
            )
            yield view(alone, 0)
