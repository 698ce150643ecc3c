"""Summaries of games: what lists show of them."""

from itertools import takewhile

from inkland.cards import DECK, CardId, RuinsCard
from inkland.protocol.translation import sheet_line
from inkland.rules import State
from inkland.table.storage.game_summary import GameSummary


def summary_of(number: int, state: State, before: State | None = None) -> GameSummary:
    """The summary of a state after event `number`; without maps if those of `before` still hold."""
    asked, answers = (state.step.asked, state.step.answers) if state.step else ((), ())
    is_drawn = before is None or any(
        seat.sheet is not old.sheet for seat, old in zip(state.seats, before.seats, strict=True)
    )
    return GameSummary(
        number,
        max(state.season, 0),
        state.time,
        open_cards(state),
        asked,
        tuple(seat for seat, drawing in enumerate(answers) if drawing is not None),
        tuple(sheet_line(seat.sheet) for seat in state.seats) if is_drawn else (),
    )


def open_cards(state: State) -> tuple[CardId, ...]:
    """The card of the running turn, after the ruins cards that were revealed just before it."""
    if state.card is None:
        return ()
    earlier = reversed(state.revealed[:-1])
    ruins = tuple(takewhile(lambda card: isinstance(DECK[card], RuinsCard), earlier))
    return (*reversed(ruins), state.card)
