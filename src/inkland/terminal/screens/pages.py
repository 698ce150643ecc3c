"""Pages between drawings: the past, ambush, other sheets, the end of a season and of the game."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from inkland.cards import DECK, EDICTS, SEASONS, AmbushCard
from inkland.rules import SeasonScore, View
from inkland.rules.events import GameEnded
from inkland.rules.game_end import stars
from inkland.sheet import Spaces
from inkland.terminal.input.ghosts.first import occasion
from inkland.terminal.input.marks import Marks
from inkland.terminal.players import Company
from inkland.terminal.screens import map_view
from inkland.terminal.screens.drawing import PANEL_COLUMN, season_line, sheet_lines
from inkland.terminal.screens.palette import OWN, TITLE, WARNING
from inkland.terminal.screens.panel import score_lines
from inkland.terminal.screens.text import HEIGHT, WIDTH, apart, beside, flowed, wrapped

ROOM: Final = HEIGHT - 4  # a title, the keys, and a blank line next to each

Page = list[Text]


def page(title: Text, lines: Sequence[Text], keys: str) -> Page:
    """A title at the top, lines below it, and at the bottom the keys that lead on."""
    blank = [Text()] * (ROOM - len(lines))
    return [title, Text(), *lines, *blank, Text(), Text(keys, "bold")]


def pages(title: Text, lines: Sequence[Text], keys: str) -> Iterator[Page]:
    """As many pages as the lines need."""
    for start in range(0, max(len(lines), 1), ROOM):
        yield page(title, lines[start : start + ROOM], keys)


def journal_pages(company: Company, journal: Sequence[str]) -> Iterator[Page]:
    """Everything that has happened, the latest first."""
    told = reversed(journal) if journal else [company.say("play-no-past")]
    lines = [line for sentence in told for line in wrapped(sentence)]
    title = apart(company.say("play-journal"), "Inkland", TITLE)
    yield from pages(title, lines, company.say("play-go-on"))


def pass_page(company: Company, view: View, seat: int, remark: str, giver: int | None) -> Page:
    """Nothing to see but who is next; the last one may still take a drawing back."""
    who = company.who(seat)
    lines = [Text()] * 6 + [Text(company.say("play-pass", who=who), "bold"), Text()]
    if (card := occasion(view)) is not None:
        lines.append(Text(company.card(card)))
    if giver is not None:
        lines += [Text(), *wrapped(company.say("play-take-back", who=company.who(giver)))]
    lines += [Text(), *wrapped(remark)]
    title = apart(season_line(company, view), who, TITLE)
    return page(title, lines, company.say("play-ready", who=who))


def sheet_page(company: Company, view: View, seat: int) -> Page:
    """The sheet of a seat and its stars, for anyone to look at."""
    title = apart(company.say("play-sheet", who=company.who(seat)), "Inkland", TITLE)
    return page(title, _sheet_block(company, view, seat, Marks()), company.say("play-view-keys"))


def ambush_page(company: Company, view: View, seat: int, news: list[str], drawn: Spaces) -> Page:
    """Where monsters now stand on the sheet of a seat."""
    assert view.card is not None and isinstance(DECK[view.card], AmbushCard)
    card = company.card(view.card)
    warning = company.say("play-ambush", card=card).upper()
    block = _sheet_block(company, view, seat, Marks(held=drawn))
    told = [line for sentence in news for line in wrapped(sentence)]
    lines = [*block[: map_view.HEIGHT + 3], *told][:ROOM]
    return page(apart(warning, company.who(seat), WARNING), lines, company.say("play-go-on"))


def _sheet_block(company: Company, view: View, seat: int, marks: Marks) -> Page:
    left = sheet_lines(company, view.seats[seat].sheet, marks, OWN)
    return beside(left, score_lines(company, view, seat), PANEL_COLUMN)


def season_pages(company: Company, view: View, season: int) -> Iterator[Page]:
    """What each seat scored in a season."""
    name = company.season(season)
    title = apart(company.say("play-season-over", season=name), "Inkland", TITLE)
    letters = view.options.season(season).edicts
    edicts = [
        Text(f"{company.edict(letter)} {company.card(view.edicts[EDICTS.index(letter)])}")
        for letter in letters
    ]
    heads = [*map(company.edict, letters), company.say("coins"), company.say("monsters"), name]
    lines = [*flowed(edicts, "   ", WIDTH), Text(), _row("", *heads, company.say("total"))]
    for index, seat in enumerate(view.seats):
        lines.append(_row(company.who(index), *_figures(seat.scores[season]), stars(seat)))
    if company.people == 1 and len(lines) + 1 + map_view.HEIGHT <= ROOM:
        lines += [Text(), *map_view.chart(view.seats[0].sheet)]
    yield from pages(title, lines, company.say("play-go-on"))


def _figures(score: SeasonScore) -> list[int]:
    return [*(stars for _letter, stars in score.edicts), score.coins, score.monsters, score.total]


def _row(name: str, *cells: object) -> Text:
    style = "" if name else "underline"
    return Text(f"{name:<24}" + "".join(f"{cell!s:>9}" for cell in cells), style)


def ending_pages(company: Company, view: View, ending: GameEnded) -> Iterator[Page]:
    """The standing, what broke a tie, the rating of a solo game, and the seed of the deal."""
    say = company.say
    title = apart(say("play-over"), "Inkland", TITLE)
    seasons = [company.season(number) for number in range(len(SEASONS))]
    lines = [_row("", *seasons, say("total"), say("monsters"))]
    for place, index, total, lost in ending.standing:
        scores = [score.total for score in view.seats[index].scores]
        scored: list[object] = [*scores, *[""] * (len(SEASONS) - len(scores))]
        name = f"{place}. {company.who(index)}"
        lines.append(_row(name, *scored, total, -lost))
    if len({place.stars for place in ending.standing}) < len(ending.standing):
        lines += [Text(), *wrapped(say("play-tie"))]
    lines += [Text(), *verdict(company, ending)]
    if company.people == 1 and len(lines) + 1 + map_view.HEIGHT <= ROOM:
        lines += [Text(), *map_view.chart(view.seats[0].sheet)]
    yield from pages(title, lines, say("play-ending-keys"))


def verdict(company: Company, ending: GameEnded) -> list[Text]:
    """The result in a few words, and how to play the deal again."""
    lines = []
    if ending.rating is not None and ending.title is not None:
        total, sign = ending.standing[0].stars, "minus-" if ending.title < 0 else ""
        title = company.say(f"title-{sign}{abs(ending.title)}")
        par = total - ending.rating
        rating = company.say("play-rating", rating=ending.rating, stars=total, par=par)
        lines = [Text(title, "bold"), *wrapped(rating)]
    return [*lines, *wrapped(company.say("play-seed", seed=company.seed))]
