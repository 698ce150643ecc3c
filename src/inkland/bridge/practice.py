"""`inkland bot --practice`: a program plays against our bots, without an account or a server."""

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

import msgspec

from inkland.bots.bot import Bot
from inkland.bots.games.self_play import seat_rngs
from inkland.bridge.program import Program, ProgramFailed
from inkland.bridge.program_questions import ProgramDecision, decided, is_settled, question
from inkland.protocol.messages import Effects, Spots, decode_server
from inkland.protocol.translation import DRAWING
from inkland.rules import Draw, Drawing, GameOptions, Refused, State, fold, new_game, outcome, view
from inkland.table.games import hints
from inkland.table.games.encoding import encode_moment

OWN_SEAT = 0


async def practise(
    program: Program, options: GameOptions, seed: str, bots: Sequence[Bot]
) -> tuple[int, ...]:
    """Play a game with the program on the first seat; return the stars of all, or the rating."""
    events = list(new_game(options, seed))
    state, number = fold(events), len(events)
    rngs = seat_rngs(seed, options.seats)
    while state.step is not None:
        step = state.step
        for seat in step.asked:
            if seat == OWN_SEAT:
                drawing = await _answer(program, state, number)
            else:
                drawing = bots[seat - 1].answer(view(state, seat), rngs[seat])
            try:
                new_events, state = outcome(state, Draw(seat, step.number, drawing))
            except Refused as refusal:
                raise ProgramFailed(f"{program.name}: {refusal}") from None
            number += len(new_events)
    assert state.ending is not None
    if state.ending.rating is not None:
        return (state.ending.rating,)
    return tuple(place.stars for place in sorted(state.ending.standing, key=lambda row: row.seat))


async def _answer(program: Program, state: State, number: int) -> Drawing:
    """Ask the program, element by element, as on a server."""
    seen = hints.hint_input(view(state, OWN_SEAT))
    shown: dict[str, Any] = msgspec.json.decode(encode_moment(number, state, OWN_SEAT))["view"]
    begun: Drawing = ()
    while True:
        spots = cast(Spots, decode_server(hints.spots(seen, begun, number)))
        effects = cast(Effects, decode_server(hints.effects(seen, begun, number)))
        asked, listed = question("practice", OWN_SEAT, shown, spots, effects)
        if is_settled(spots, listed):
            return begun
        found: ProgramDecision = await program.ask(asked, partial(decided, spots, listed))
        try:
            begun = DRAWING.from_json(msgspec.json.encode(found.drawing))
        except msgspec.ValidationError as bad:
            raise ProgramFailed(f"{program.name}: {bad}") from None
        if found.is_finished:
            return begun
