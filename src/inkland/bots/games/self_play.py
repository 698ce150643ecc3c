"""Bots at a table of their own: whole games without anybody watching."""

from collections.abc import Sequence
from random import Random

from inkland.bots.bot import Bot
from inkland.rules import Draw, Event, GameOptions, State, fold, new_game, outcome, view


def seat_rngs(seed: str, seats: int) -> list[Random]:
    """The chance of the bots, a generator for each seat; the deal never draws from it."""
    return [Random(f"{seed}/seat {seat}") for seat in range(seats)]


def play_game(
    options: GameOptions, seed: str, bots: Sequence[Bot]
) -> tuple[tuple[Event, ...], State]:
    """All events of a game between these bots, and its final state; the same for the same seed."""
    events = list(new_game(options, seed))
    state = fold(events)
    rngs = seat_rngs(seed, options.seats)
    while state.step is not None:
        step = state.step
        for seat in step.asked:
            drawing = bots[seat].answer(view(state, seat), rngs[seat])
            new_events, state = outcome(state, Draw(seat, step.number, drawing))
            events.extend(new_events)
    return tuple(events), state
