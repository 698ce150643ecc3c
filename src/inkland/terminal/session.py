"""One game at one keyboard, from the first card to the final standing."""

from collections.abc import Iterable

from inkland.bots.games.self_play import seat_rngs
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
from inkland.terminal.input.editor import DrawingEditor
from inkland.terminal.input.keys import ENTER, to_latin_layout
from inkland.terminal.players import Players
from inkland.terminal.screens import pages
from inkland.terminal.screens.drawing import drawing_screen
from inkland.terminal.screens.presenter import EventPresenter, KeySource, ScreenOutput


class QuitRequested(Exception):
    """The person at the keyboard confirmed that they want to stop."""


class TerminalGame:
    """Game state, the seat at the keyboard, and the drawings of the open step by seat.

    Those drawings may still be taken back, so their editors are kept until the step closes.
    """

    def __init__(
        self, players: Players, opening: Iterable[Event], keys: KeySource, display: ScreenOutput
    ) -> None:
        self.players = players
        self.keys = keys
        self.display = display
        self.presenter = EventPresenter(players, keys, display)
        self.state = State()
        self._opening = opening
        self._keyboard_seat: int | None = None if players.people > 1 else 0
        self._drafts: dict[int, DrawingEditor] = {}
        self._rngs = seat_rngs(players.seed, players.seats)

    def run(self) -> None:
        """Play until the game ends, then show the result."""
        self._apply(self._opening)
        while self.state.ending is None:
            seat = self._next_seat()
            if seat >= self.players.people:
                self._let_bot_draw(seat)
            elif self._pass_keyboard(seat):
                self._let_person_draw(seat)
        self.presenter.show_ending(view(self.state, None))

    def _next_seat(self) -> int:
        """The next seat to answer: bots first, so that the last person's answer closes the step."""
        step = self.state.step
        assert step is not None
        waiting = [seat for seat in step.asked if step.answers[seat] is None]
        return max(waiting) if max(waiting) >= self.players.people else waiting[0]

    def _let_bot_draw(self, seat: int) -> None:
        bot = bot_named(self.players.bots[seat - self.players.people])
        self._answer(seat, bot.answer(view(self.state, seat), self._rngs[seat]))

    def _let_person_draw(self, seat: int) -> None:
        editor, remark = self._drafts.pop(seat, None) or DrawingEditor(view(self.state, seat)), ""
        while True:
            self._show(editor, remark)
            key = to_latin_layout(self.keys.key())
            if key != ENTER:
                remark = self._handle_key(key, editor)
            elif editor.refusal is not None:
                remark = "! " + self.players.reason(editor.refusal)
            else:
                break
        self._drafts[seat] = editor
        self._answer(seat, editor.drawing)

    # --- Keys

    def _handle_key(self, key: str, editor: DrawingEditor) -> str:
        """Pass a key to the editor, or run it as a command; return a remark to show, or ""."""
        answer = editor.press(key)
        if answer is None:
            return self._run_command(key, editor)
        if isinstance(answer, Refused):
            return "! " + self.players.reason(answer)
        return self.players.say(answer) if answer else ""

    def _run_command(self, key: str, editor: DrawingEditor) -> str:
        match key:
            case "escape":
                pass
            case "?":
                self.presenter.show_help(editor.view)
            case "p":
                self.presenter.show_journal()
            case "v" if self.players.seats == 1:
                return self.players.say("play-alone")
            case "v":
                self.presenter.show_sheets(editor.view)
            case "u":
                return self.players.say("play-nothing-to-undo")
            case "q":
                self._confirm_quit(editor)
            case _:
                return self.players.say("play-unknown-key")
        return ""

    def _confirm_quit(self, editor: DrawingEditor) -> None:
        # Compared as typed, not by layout: the first letter of a Cyrillic "no" is on the Y key.
        yes = self.players.say("play-yes")
        self._show(editor, self.players.say("play-quit", key=yes))
        if self.keys.key().lower() in ("y", yes):
            raise QuitRequested

    def _show(self, editor: DrawingEditor, remark: str) -> None:
        announcements = self.presenter.announcements(editor.view.viewer)
        self.display.show(drawing_screen(self.players, editor, announcements, remark))

    # --- Passing the keyboard

    def _pass_keyboard(self, seat: int) -> bool:
        """Wait until this seat has the keyboard; False if the seat before took its drawing back."""
        giver, remark = self._keyboard_seat, ""
        if giver == seat:
            return True
        may_undo = giver if giver in self._drafts else None
        while True:
            seen = view(self.state, None)
            self.display.show(pages.pass_page(self.players, seen, seat, remark, may_undo))
            match to_latin_layout(self.keys.key()):
                case "enter":
                    self._keyboard_seat = seat
                    return True
                case "u" if may_undo is not None:
                    remark = self._take_back(may_undo)
                    if not remark:
                        return False

    def _take_back(self, seat: int) -> str:
        """Take a drawing back; return the reason if it is refused, else an empty string."""
        try:
            self._act(TakeBack(seat, self._step))
        except Refused as refusal:
            return self.players.reason(refusal)
        return ""

    # --- Actions and events

    def _answer(self, seat: int, drawing: Drawing) -> None:
        self._act(Draw(seat, self._step, drawing))

    def _act(self, action: Action) -> None:
        events, _state = outcome(self.state, action)
        if any(isinstance(event, StepClosed) for event in events):
            self._drafts.clear()
            self.presenter.clear_announcements()
        self._apply(events)

    def _apply(self, events: Iterable[Event]) -> None:
        """Apply events one at a time, so that each is presented with the state right after it."""
        for event in events:
            before, self.state = self.state, evolve(self.state, event)
            self.presenter.present(before, event, self.state)

    @property
    def _step(self) -> int:
        assert self.state.step is not None
        return self.state.step.number
