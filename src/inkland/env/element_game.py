"""A game played one element at a time; the common base of all environments.

The rules take whole drawings. Here each seat adds one element at a time, and its drawing is sent
when nothing more can be added, or with the action SEND.
"""

from typing import Final, Self

from inkland.env import actions
from inkland.env.arrays import Bits
from inkland.env.observation import Observation, PublicFacts, observation_of, public_facts
from inkland.rules import (
    Draw,
    Drawing,
    GameOptions,
    State,
    View,
    fold,
    legal,
    new_game,
    outcome,
    preset,
    view,
)
from inkland.rules.game_end import stars
from inkland.rules.options import check

_ONLY_WAITING: Final = actions.only_waiting()


def resolve_options(options: GameOptions | str, seats: int | None = None) -> GameOptions:
    """The options, or those of a preset, for this number of seats; refuses any that do not work."""
    chosen = preset(options) if isinstance(options, str) else options
    if seats is not None:
        chosen = chosen._replace(seats=seats)
    check(chosen)
    return chosen


class ElementGame:
    """The state of a game, and the unfinished drawing of each seat."""

    def __init__(self, state: State) -> None:
        self._begin_step(state)

    @classmethod
    def deal(cls, options: GameOptions, seed: str) -> Self:
        """Start a game; the same options and seed always deal the same cards."""
        return cls(fold(new_game(options, seed)))

    def _begin_step(self, state: State) -> None:
        """Take over the state of a new step, in which no seat has begun a drawing."""
        seats = len(state.seats)
        self.state = state
        self._views: dict[int, View] = {}
        self._begun: list[Drawing] = [()] * seats
        self._legal_actions: list[tuple[Bits, int] | None] = [None] * seats
        self._public: PublicFacts | None = None

    def _view(self, seat: int) -> View:
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = view(self.state, seat)
        return found

    def _public_facts(self, seen: View) -> PublicFacts:
        if self._public is None:
            self._public = public_facts(seen)
        return self._public

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.ending is not None

    def seats_to_act(self) -> list[int]:
        """The seats that must still answer, in order."""
        step = self.state.step
        if step is None:
            return []
        return [seat for seat in step.asked if step.answers[seat] is None]

    def stars(self) -> tuple[int, ...]:
        """The stars that each seat has scored so far."""
        return self._public_facts(self._view(0)).stars

    def legal_actions(self, seat: int) -> tuple[Bits, int | None]:
        """The mask of this seat's next actions, and the owner of the sheet it draws on, if any."""
        step = self.state.step
        if step is None or seat not in step.asked or step.answers[seat] is not None:
            return _ONLY_WAITING, None
        found = self._legal_actions[seat]
        if found is None:
            offered = legal(self._view(seat), self._begun[seat])
            found = actions.mask_of(offered, self.state.card), offered.owner
            self._legal_actions[seat] = found
        return found

    def observe(self, seat: int) -> Observation:
        """What this seat may know, and its action mask."""
        seen = self._view(seat)
        mask, owner = self.legal_actions(seat)
        begun = self._begun[seat] if seen.answer is None else seen.answer
        return observation_of(seen, self._public_facts(seen), owner, begun, mask)

    def act(self, seat: int, action: int) -> bool:
        """Apply an action of a seat; does nothing and returns False if the mask forbids it."""
        mask, _owner = self.legal_actions(seat)
        if not 0 <= action < actions.SIZE or not mask[action]:
            return False
        if action == actions.SEND:
            self._send(seat)
        elif action != actions.WAIT:
            self._begun[seat] = (*self._begun[seat], actions.element_of(action))
            offered = legal(self._view(seat), self._begun[seat])
            if len(offered) == 0:
                self._send(seat)
            else:
                mask = actions.mask_of(offered, self.state.card)
                self._legal_actions[seat] = mask, offered.owner
        return True

    def _send(self, seat: int) -> None:
        """Send the seat's drawing to the rules; the last drawing of a step begins the next step."""
        step = self.state.step
        assert step is not None
        drawing = self._begun[seat]
        _events, after = outcome(self.state, Draw(seat, step.number, drawing))
        if after.step is None or after.step.number != step.number:
            self._begin_step(after)
        else:
            self.state = after
            self._views.clear()

    def render(self) -> str:
        """All sheets in the drawing notation, with their stars and coins."""
        season = self.state.options.season(self.state.season)
        card = f", {self.state.card}" if self.state.card else ""
        head = f"{season.name}, {self.state.time} of {season.time}{card}"
        sheets = [
            f"seat {number}: {stars(seat)} stars, {seat.purse} coins\n{seat.sheet}"
            for number, seat in enumerate(self.state.seats)
        ]
        return "\n\n".join((head, *sheets)) + "\n"
