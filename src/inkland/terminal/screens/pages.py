"""Full-screen pages: journal, keyboard passing, sheets, ambush, end of a season and of the game."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from inkland.cards import DECK, EDICTS, SEASONS, AmbushCard
from inkland.rules import SeasonScore, View
from inkland.rules.events import GameEnded
from inkland.rules.game_end import stars
from inkland.sheet import Spaces
from inkland.terminal.input.ghosts.first import question_card
from inkland.terminal.input.marks import Marks
from inkland.terminal.players import Players
from inkland.terminal.screens import map_view
from inkland.terminal.screens.drawing import PANEL_COLUMN, season_line, sheet_lines
from inkland.terminal.screens.palette import OWN, TITLE, WARNING
from inkland.terminal.screens.panel import score_lines
from inkland.terminal.screens.text import HEIGHT, WIDTH, flow, side_by_side, spread, wrap

PAGE_LINES: Final = HEIGHT - 4  # a title, the keys, and a blank line next to each

Page = list[Text]


def page(title: Text, lines: Sequence[Text], keys: str) -> Page:
    """One page: a title, lines, and the keys at the bottom."""
    blank = [Text()] * (PAGE_LINES - len(lines))
    return [title, Text(), *lines, *blank, Text(), Text(keys, "bold")]


def pages(title: Text, lines: Sequence[Text], keys: str) -> Iterator[Page]:
    """The lines on as many pages as they need."""
    for start in range(0, max(len(lines), 1), PAGE_LINES):
        yield page(title, lines[start : start + PAGE_LINES], keys)


def journal_pages(players: Players, journal: Sequence[str]) -> Iterator[Page]:
    """All announcements of the game, the latest turn first."""
    entries = reversed(journal) if journal else [players.say("play-no-past")]
    lines = [line for sentence in entries for line in wrap(sentence)]
    title = spread(players.say("play-journal"), "Inkland", TITLE)
    yield from pages(title, lines, players.say("play-go-on"))


def pass_page(players: Players, view: View, seat: int, remark: str, giver: int | None) -> Page:
    """The page while the keyboard is passed to `seat`; it shows no sheet.

    `giver` is the seat that may still take its drawing back, if any.
    """
    who = players.seat_name(seat)
    lines = [Text()] * 6 + [Text(players.say("play-pass", who=who), "bold"), Text()]
    if (card := question_card(view)) is not None:
        lines.append(Text(players.card(card)))
    if giver is not None:
        lines += [Text(), *wrap(players.say("play-take-back", who=players.seat_name(giver)))]
    lines += [Text(), *wrap(remark)]
    title = spread(season_line(players, view), who, TITLE)
    return page(title, lines, players.say("play-ready", who=who))


def sheet_page(players: Players, view: View, seat: int) -> Page:
    """The sheet of a seat and its stars."""
    title = spread(players.say("play-sheet", who=players.seat_name(seat)), "Inkland", TITLE)
    return page(title, _sheet_block(players, view, seat, Marks()), players.say("play-view-keys"))


def ambush_page(
    players: Players, view: View, seat: int, announcements: list[str], drawn: Spaces
) -> Page:
    """The sheet of a seat after an ambush, with the monsters in `drawn` highlighted."""
    assert view.card is not None and isinstance(DECK[view.card], AmbushCard)
    card = players.card(view.card)
    warning = players.say("play-ambush", card=card).upper()
    block = _sheet_block(players, view, seat, Marks(legal_ghost=drawn))
    texts = [line for sentence in announcements for line in wrap(sentence)]
    lines = [*block[: map_view.HEIGHT + 3], *texts][:PAGE_LINES]
    return page(spread(warning, players.seat_name(seat), WARNING), lines, players.say("play-go-on"))


def _sheet_block(players: Players, view: View, seat: int, marks: Marks) -> Page:
    left = sheet_lines(players, view.seats[seat].sheet, marks, OWN)
    return side_by_side(left, score_lines(players, view, seat), PANEL_COLUMN)


def season_pages(players: Players, view: View, season: int) -> Iterator[Page]:
    """A table of what each seat scored in a season."""
    name = players.season(season)
    title = spread(players.say("play-season-over", season=name), "Inkland", TITLE)
    letters = view.options.season(season).edicts
    edicts = [
        Text(f"{players.edict(letter)} {players.card(view.edicts[EDICTS.index(letter)])}")
        for letter in letters
    ]
    heads = [*map(players.edict, letters), players.say("coins"), players.say("monsters"), name]
    lines = [*flow(edicts, "   ", WIDTH), Text(), _row("", *heads, players.say("total"))]
    for index, seat in enumerate(view.seats):
        lines.append(_row(players.seat_name(index), *_figures(seat.scores[season]), stars(seat)))
    if players.people == 1 and len(lines) + 1 + map_view.HEIGHT <= PAGE_LINES:
        lines += [Text(), *map_view.map_lines(view.seats[0].sheet)]
    yield from pages(title, lines, players.say("play-go-on"))


def _figures(score: SeasonScore) -> list[int]:
    return [*(stars for _letter, stars in score.edicts), score.coins, score.monsters, score.total]


def _row(name: str, *cells: object) -> Text:
    style = "" if name else "underline"
    return Text(f"{name:<24}" + "".join(f"{cell!s:>9}" for cell in cells), style)


def ending_pages(players: Players, view: View, ending: GameEnded) -> Iterator[Page]:
    """The standing, what broke a tie, the rating of a solo game, and the seed of the deal."""
    say = players.say
    title = spread(say("play-over"), "Inkland", TITLE)
    seasons = [players.season(number) for number in range(len(SEASONS))]
    lines = [_row("", *seasons, say("total"), say("monsters"))]
    for place, index, total, lost in ending.standing:
        scores = [score.total for score in view.seats[index].scores]
        scored: list[object] = [*scores, *[""] * (len(SEASONS) - len(scores))]
        name = f"{place}. {players.seat_name(index)}"
        lines.append(_row(name, *scored, total, -lost))
    if len({place.stars for place in ending.standing}) < len(ending.standing):
        lines += [Text(), *wrap(say("play-tie"))]
    lines += [Text(), *result_lines(players, ending)]
    if players.people == 1 and len(lines) + 1 + map_view.HEIGHT <= PAGE_LINES:
        lines += [Text(), *map_view.map_lines(view.seats[0].sheet)]
    yield from pages(title, lines, say("play-ending-keys"))


def result_lines(players: Players, ending: GameEnded) -> list[Text]:
    """The title and rating of a solo game, and the seed to play the deal again."""
    lines = []
    if ending.rating is not None and ending.title is not None:
        total, sign = ending.standing[0].stars, "minus-" if ending.title < 0 else ""
        title = players.say(f"title-{sign}{abs(ending.title)}")
        par = total - ending.rating
        rating = players.say("play-rating", rating=ending.rating, stars=total, par=par)
        lines = [Text(title, "bold"), *wrap(rating)]
    return [*lines, *wrap(players.say("play-seed", seed=players.seed))]
