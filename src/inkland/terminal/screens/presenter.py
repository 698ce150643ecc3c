"""The herald: shows what everyone may see, and tells what has happened."""

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
from inkland.terminal.input.keys import ENTER, ESCAPE, latin
from inkland.terminal.players import Company
from inkland.terminal.screens import pages
from inkland.terminal.screens.announcements import News, sentences, told
from inkland.terminal.screens.help import help_pages


class Keys(Protocol):
    """Where keys come from."""

    def key(self) -> str:
        """The next key."""


class Screens(Protocol):
    """Where screens go."""

    def show(self, lines: list[Text]) -> None:
        """Show a screen."""


class Herald:
    """The news since a step was closed last, and a journal of all turns."""

    def __init__(self, company: Company, keys: Keys, screens: Screens) -> None:
        self.company = company
        self.keys = keys
        self.screens = screens
        self._news: list[News] = []
        self._turn_news: list[News] = []
        self._journal: list[str] = []
        self._drawn: dict[int, Spaces] = {}

    def news(self, viewer: int | None) -> list[str]:
        """What happened last, what concerns the viewer first."""
        return sentences(self.company, self._news, viewer)

    def forget_news(self) -> None:
        """Make room for the news of the next closing."""
        self._news.clear()

    def tell(self, before: State, event: Event, after: State) -> None:
        """Note the event, and show a page where it deserves one."""
        if news := told(self.company, after, event):
            self._news.append(news)
            self._turn_news.append(news)
        match event:
            case StepOpened():
                self._drawn = {}
            case ShapeDrawn(seat, _, spaces):
                self._drawn[seat] = self._drawn.get(seat, 0) | spaces
            case StepClosed() if before.step is not None and before.step.question == "ambush":
                self._show_ambush(view(after, None))
            case TurnEnded(turn):
                assert before.card is not None
                self._write_down(f"{turn}. {self.company.card(before.card)}.")
            case SeasonBegan(season) if self._turn_news:
                name = self.company.season(season - 1)
                self._write_down(self.company.say("play-season-over", season=name) + ".")
            case SeasonScored(seat, season) if seat == len(after.seats) - 1:
                self.turn(pages.season_pages(self.company, view(after, None), season))

    def turn(self, shown: Iterable[pages.Page]) -> None:
        """Show page after page, each until Enter is pressed; Escape leaves out the rest."""
        for page in shown:
            self.screens.show(page)
            while (key := self.keys.key()) != ENTER:
                if key == ESCAPE:
                    return

    def show_help(self, seen: View) -> None:
        """Explain the keys, the edicts and the card."""
        self.turn(help_pages(self.company, seen))

    def show_journal(self) -> None:
        """Show everything that has happened."""
        self.turn(pages.journal_pages(self.company, self._journal))

    def show_sheets(self, seen: View) -> None:
        """Show the sheets of others one after another, as long as V is pressed."""
        first = 0 if seen.viewer is None else seen.viewer + 1
        for distance in range(len(seen.seats) - (seen.viewer is not None)):
            seat = (first + distance) % len(seen.seats)
            self.screens.show(pages.sheet_page(self.company, seen, seat))
            if latin(self.keys.key()) != "v":
                return

    def show_ending(self, seen: View) -> None:
        """Show the standing, and the sheets to whoever wishes to see them."""
        assert seen.ending is not None
        for page in pages.ending_pages(self.company, seen, seen.ending):
            self.screens.show(page)
            while (key := latin(self.keys.key())) != ENTER:
                if key == "v":
                    self.show_sheets(seen)
                self.screens.show(page)

    def _show_ambush(self, seen: View) -> None:
        """Once a step is closed its drawings are open to all, so nobody has to look away."""
        for seat in range(self.company.people):
            drawn = self._drawn.get(seat, 0)
            page = pages.ambush_page(self.company, seen, seat, self.news(seat), drawn)
            self.turn([page])

    def _write_down(self, heading: str) -> None:
        """A paragraph of the journal: a turn, or what monsters did between seasons."""
        said = " ".join(sentences(self.company, self._turn_news, None))
        self._journal.append(f"{heading} {said}")
        self._turn_news.clear()
