"""Play a whole game between bots."""

from collections.abc import Sequence
from random import Random

from inkland.bots.bot import Bot
from inkland.rules import Draw, Event, GameOptions, State, fold, new_game, outcome, view


def seat_rngs(seed: str, seats: int) -> list[Random]:
    """The random generator of each seat's bot; independent of the deal's."""
    return [Random(f"{seed}/seat {seat}") for seat in range(seats)]


def play_game(
    options: GameOptions, seed: str, bots: Sequence[Bot]
) -> tuple[tuple[Event, ...], State]:
    """Play a game: all its events, and the final state. The same seed gives the same game."""
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
