"""Shows pages that all players may see, and collects announcements and the journal."""

from collections.abc import Iterable
from typing import Protocol

from rich.text import Text

from inkland.rules import Event, State, View, view
from inkland.rules.events import (
    SeasonBegan,
    SeasonScored,
    ShapeDrawn,
    StepClosed,
    StepOpened,
    TurnEnded,
)
from inkland.sheet import Spaces
from inkland.terminal.input.keys import ENTER, ESCAPE, to_latin_layout
from inkland.terminal.players import Players
from inkland.terminal.screens import pages
from inkland.terminal.screens.announcements import Announcement, announcement_of, sentences
from inkland.terminal.screens.help import help_pages


class KeySource(Protocol):
    """Where keys come from."""

    def key(self) -> str:
        """The next key."""


class ScreenOutput(Protocol):
    """Where screens go."""

    def show(self, lines: list[Text]) -> None:
        """Show a screen."""


class EventPresenter:
    """Turns events into announcements and pages; keeps the latest announcements and the journal."""

    def __init__(self, players: Players, keys: KeySource, display: ScreenOutput) -> None:
        self.players = players
        self.keys = keys
        self.display = display
        self._announcements: list[Announcement] = []
        self._turn_announcements: list[Announcement] = []
        self._journal: list[str] = []
        self._drawn_spaces: dict[int, Spaces] = {}

    def announcements(self, viewer: int | None) -> list[str]:
        """The latest announcements as sentences, those about the viewer first."""
        return sentences(self.players, self._announcements, viewer)

    def clear_announcements(self) -> None:
        """Forget the latest announcements, before those of the next step come."""
        self._announcements.clear()

    def present(self, before: State, event: Event, after: State) -> None:
        """Record the announcement of an event, and show a page after an ambush and a season."""
        if announcement := announcement_of(self.players, after, event):
            self._announcements.append(announcement)
            self._turn_announcements.append(announcement)
        match event:
            case StepOpened():
                self._drawn_spaces = {}
            case ShapeDrawn(seat, _, spaces):
                self._drawn_spaces[seat] = self._drawn_spaces.get(seat, 0) | spaces
            case StepClosed() if before.step is not None and before.step.question == "ambush":
                self._show_ambush(view(after, None))
            case TurnEnded(turn):
                assert before.card is not None
                self._add_to_journal(f"{turn}. {self.players.card(before.card)}.")
            case SeasonBegan(season) if self._turn_announcements:
                name = self.players.season(season - 1)
                self._add_to_journal(self.players.say("play-season-over", season=name) + ".")
            case SeasonScored(seat, season) if seat == len(after.seats) - 1:
                self.show_pages(pages.season_pages(self.players, view(after, None), season))

    def show_pages(self, shown: Iterable[pages.Page]) -> None:
        """Show one page after another; Enter goes on, Escape skips the rest."""
        for page in shown:
            self.display.show(page)
            while (key := self.keys.key()) != ENTER:
                if key == ESCAPE:
                    return

    def show_help(self, seen: View) -> None:
        """Explain the keys, the edicts and the card."""
        self.show_pages(help_pages(self.players, seen))

    def show_journal(self) -> None:
        """Show the journal of all turns."""
        self.show_pages(pages.journal_pages(self.players, self._journal))

    def show_sheets(self, seen: View) -> None:
        """Show the sheets of the other seats; V goes on, any other key stops."""
        first = 0 if seen.viewer is None else seen.viewer + 1
        for distance in range(len(seen.seats) - (seen.viewer is not None)):
            seat = (first + distance) % len(seen.seats)
            self.display.show(pages.sheet_page(self.players, seen, seat))
            if to_latin_layout(self.keys.key()) != "v":
                return

    def show_ending(self, seen: View) -> None:
        """Show the standing; V shows the sheets, Enter goes on."""
        assert seen.ending is not None
        for page in pages.ending_pages(self.players, seen, seen.ending):
            self.display.show(page)
            while (key := to_latin_layout(self.keys.key())) != ENTER:
                if key == "v":
                    self.show_sheets(seen)
                self.display.show(page)

    def _show_ambush(self, seen: View) -> None:
        """Show each person's sheet after an ambush.

        The keyboard need not be passed: drawings of a closed step are public.
        """
        for seat in range(self.players.people):
            drawn = self._drawn_spaces.get(seat, 0)
            page = pages.ambush_page(self.players, seen, seat, self.announcements(seat), drawn)
            self.show_pages([page])

    def _add_to_journal(self, heading: str) -> None:
        """Add the announcements of a turn, or of the monsters between seasons, to the journal."""
        text = " ".join(sentences(self.players, self._turn_announcements, None))
        self._journal.append(f"{heading} {text}")
        self._turn_announcements.clear()
