"""The session: one game at one keyboard, from the first card to the final standing."""

from collections.abc import Iterable

from inkland.bots.playing import lots_of
from inkland.bots.roster import bot_named
from inkland.rules import (
    Action,
    Draw,
    Drawing,
    Event,
    Refused,
    State,
    TakeBack,
    evolve,
    outcome,
    view,
)
from inkland.rules.events import StepClosed
from inkland.terminal.input.editor import Pencil
from inkland.terminal.input.keys import ENTER, latin
from inkland.terminal.players import Company
from inkland.terminal.screens import pages
from inkland.terminal.screens.drawing import drawing_screen
from inkland.terminal.screens.presenter import Herald, Keys, Screens


class Left(Exception):
    """The person at the keyboard wishes to stop."""


class Session:
    """The game so far, who holds the keyboard, and what has been drawn but may be taken back."""

    def __init__(
        self, company: Company, opening: Iterable[Event], keys: Keys, screens: Screens
    ) -> None:
        self.company = company
        self.keys = keys
        self.screens = screens
        self.herald = Herald(company, keys, screens)
        self.state = State()
        self._opening = opening
        self._holder: int | None = None if company.people > 1 else 0
        self._drafts: dict[int, Pencil] = {}
        self._chances = lots_of(company.seed, company.seats)

    def run(self) -> None:
        """Play to the end."""
        self._let_happen(self._opening)
        while self.state.ending is None:
            seat = self._next_seat()
            if seat >= self.company.people:
                self._let_bot_draw(seat)
            elif self._has_keyboard(seat):
                self._let_person_draw(seat)
        self.herald.show_ending(view(self.state, None))

    def _next_seat(self) -> int:
        """Bots answer first, so that the answer of the last person closes the step."""
        step = self.state.step
        assert step is not None
        waiting = [seat for seat in step.asked if step.answers[seat] is None]
        return max(waiting) if max(waiting) >= self.company.people else waiting[0]

    def _let_bot_draw(self, seat: int) -> None:
        bot = bot_named(self.company.bots[seat - self.company.people])
        self._answer(seat, bot.answer(view(self.state, seat), self._chances[seat]))

    def _let_person_draw(self, seat: int) -> None:
        pencil, remark = self._drafts.pop(seat, None) or Pencil(view(self.state, seat)), ""
        while True:
            self._show(pencil, remark)
            key = latin(self.keys.key())
            if key != ENTER:
                remark = self._pressed(key, pencil)
            elif pencil.refusal is not None:
                remark = "! " + self.company.reason(pencil.refusal)
            else:
                break
        self._drafts[seat] = pencil
        self._answer(seat, pencil.drawing)

    # --- Keys

    def _pressed(self, key: str, pencil: Pencil) -> str:
        """Let the key move the ghost, or do what else it asks; the remark it leaves."""
        answer = pencil.press(key)
        if answer is None:
            return self._command(key, pencil)
        if isinstance(answer, Refused):
            return "! " + self.company.reason(answer)
        return self.company.say(answer) if answer else ""

    def _command(self, key: str, pencil: Pencil) -> str:
        match key:
            case "escape":
                pass
            case "?":
                self.herald.show_help(pencil.view)
            case "p":
                self.herald.show_journal()
            case "v" if self.company.seats == 1:
                return self.company.say("play-alone")
            case "v":
                self.herald.show_sheets(pencil.view)
            case "u":
                return self.company.say("play-nothing-to-undo")
            case "q":
                self._ask_to_leave(pencil)
            case _:
                return self.company.say("play-unknown-key")
        return ""

    def _ask_to_leave(self, pencil: Pencil) -> None:
        # The letter itself counts, not its place on the keyboard: a Cyrillic "no" lies on Y.
        yes = self.company.say("play-yes")
        self._show(pencil, self.company.say("play-quit", key=yes))
        if self.keys.key().lower() in ("y", yes):
            raise Left

    def _show(self, pencil: Pencil, remark: str) -> None:
        news = self.herald.news(pencil.view.viewer)
        self.screens.show(drawing_screen(self.company, pencil, news, remark))

    # --- The keyboard goes round

    def _has_keyboard(self, seat: int) -> bool:
        """Pass the keyboard to this seat, unless the one who held it takes a drawing back."""
        giver, remark = self._holder, ""
        if giver == seat:
            return True
        may_undo = giver if giver in self._drafts else None
        while True:
            seen = view(self.state, None)
            self.screens.show(pages.pass_page(self.company, seen, seat, remark, may_undo))
            match latin(self.keys.key()):
                case "enter":
                    self._holder = seat
                    return True
                case "u" if may_undo is not None:
                    remark = self._taken_back(may_undo)
                    if not remark:
                        return False

    def _taken_back(self, seat: int) -> str:
        """Take a drawing back; why not, if it is refused."""
        try:
            self._act(TakeBack(seat, self._step))
        except Refused as refusal:
            return self.company.reason(refusal)
        return ""

    # --- Actions in, events out

    def _answer(self, seat: int, drawing: Drawing) -> None:
        self._act(Draw(seat, self._step, drawing))

    def _act(self, action: Action) -> None:
        events, _state = outcome(self.state, action)
        if any(isinstance(event, StepClosed) for event in events):
            self._drafts.clear()
            self.herald.forget_news()
        self._let_happen(events)

    def _let_happen(self, events: Iterable[Event]) -> None:
        """Event by event, so that each is told as things stand then."""
        for event in events:
            before, self.state = self.state, evolve(self.state, event)
            self.herald.tell(before, event, self.state)

    @property
    def _step(self) -> int:
        assert self.state.step is not None
        return self.state.step.number
