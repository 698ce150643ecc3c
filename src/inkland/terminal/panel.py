"""The panel at the right of a map: the card to draw, and the stars of the sheet."""

from typing import Final

from rich.text import Text

from inkland.cards import DECK, EDICTS, SCORING, SEASONS, ExploreCard
from inkland.rules import Effect, View
from inkland.rules.game_end import stars
from inkland.rules.season_end import haunted, season_score
from inkland.sheet import Shape, count
from inkland.terminal.company import Company
from inkland.terminal.lines import flowed, wrapped
from inkland.terminal.palette import GAIN, LOSS, style_of
from inkland.terminal.pencil import Pencil

WIDTH: Final = 41
_NAME: Final = 30


def card_lines(company: Company, pencil: Pencil) -> list[Text]:
    """The card of the turn: its name, time, terrains, shapes, and what it demands."""
    view, lines = pencil.view, [_card_title(company, pencil.view)]
    assert view.card is not None
    if company.speech.has(f"card-{view.card}.rule") and isinstance(DECK[view.card], ExploreCard):
        lines += wrapped(company.say(f"card-{view.card}.rule"), WIDTH)
    lines += _terrain_lines(company, pencil)
    if pencil.offer.continuations.fallback:
        return lines + wrapped(company.say("play-fallback"), WIDTH, "bold")
    lines += _shape_lines(company, pencil)
    if view.ruins and isinstance(DECK[view.card], ExploreCard):
        lines += wrapped(company.say("play-ruins-demand"), WIDTH, "bold")
    return lines


def _card_title(company: Company, view: View) -> Text:
    assert view.card is not None
    card = DECK[view.card]
    title = Text(company.card(view.card), "bold underline")
    if isinstance(card, ExploreCard):
        title.append(f"  {company.say('play-time', time=card.time)}", "not bold not underline")
    return title


def _terrain_lines(company: Company, pencil: Pencil) -> list[Text]:
    """The terrains offered, the chosen one in brackets."""
    items = []
    for terrain in pencil.offer.terrains:
        here = terrain == pencil.ghost.terrain
        before, after = ("[", "]") if here else (" ", " ")
        letter = (terrain.letter, style_of(terrain.letter) if here else "")
        name = (f" {company.terrain(terrain)}{after}", "bold" if here else "")
        items.append(Text.assemble(before, letter, name))
    return flowed(items, " ", WIDTH)


def _shape_lines(company: Company, pencil: Pencil) -> list[Text]:
    """The printed shapes side by side, the chosen one pointed at."""
    shapes = pencil.offer.shapes
    pictures = [_picture(shape) for shape in shapes]
    lines = []
    for row in range(max(shape.height for shape in shapes)):
        line = Text()
        for shape, picture in zip(shapes, pictures, strict=True):
            here = shape == pencil.ghost.printed
            line.append(" > " if here and row == 0 else "   ", "bold")
            drawn = picture[row] if row < shape.height else ""
            coin = company.say("play-coin-shape") if row == 0 and _has_coin(pencil, shape) else ""
            line.append(f"{drawn:<{2 * shape.width}} {coin:<8} ", "bold" if here else "")
        lines.append(line)
    return lines


def _has_coin(pencil: Pencil, shape: Shape) -> bool:
    assert pencil.view.card is not None
    card = DECK[pencil.view.card]
    return isinstance(card, ExploreCard) and card.earns_coin(shape)


def _picture(shape: Shape) -> list[str]:
    cells = set(shape.cells())
    return [
        "".join("[]" if (row, column) in cells else "  " for column in range(shape.width))
        for row in range(shape.height)
    ]


def score_lines(
    company: Company, view: View, owner: int, effect: Effect | None = None
) -> list[Text]:
    """The stars of a sheet now, and after a drawing where it changes them."""
    seat = view.seats[owner]
    after = seat if effect is None else seat._replace(sheet=effect.sheet, coins=effect.coins[1])
    scoring = SEASONS[view.season].edicts
    lines = [Text(company.say("play-edicts"), "underline")]
    for letter, card in zip(EDICTS, view.edicts, strict=True):
        mark = "*" if letter in scoring else " "
        name = f"{mark}{company.edict(letter)} {company.card(card)}"
        before, then = SCORING[card].stars(seat.sheet), SCORING[card].stars(after.sheet)
        lines.append(_change(name, before, then, "bold" if letter in scoring else ""))
    lines.append(_change(f"   {company.say('coins')}", seat.coins, after.coins))
    lost, then_lost = (-count(haunted(each.sheet)) for each in (seat, after))
    lines.append(_change(f"   {company.say('monsters')}", lost, then_lost))
    now, then = (season_score(view, each, view.season).total for each in (seat, after))
    season = company.say(f"season-{SEASONS[view.season].name}")
    lines.append(_change(f"   {company.say('play-season-now', season=season)}", now, then))
    lines.append(_change(f"   {company.say('play-total')}", stars(seat), stars(seat)))
    return lines


def _change(name: str, before: int, after: int, style: str = "") -> Text:
    """A line such as `*A Greenbough   4 → 6`; the arrow only where something changes."""
    line = Text(f"{name:<{_NAME}}", style).append(f"{before:>4}")
    if before != after:
        line.append(f" → {after}", GAIN if after > before else LOSS)
    return line
