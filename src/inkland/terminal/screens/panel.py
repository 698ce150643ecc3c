"""The panel at the right of a map: the card to draw, and the stars of the sheet."""

from typing import Final

from rich.text import Text

from inkland.cards import DECK, EDICTS, SCORING, SEASONS, AmbushCard, ExploreCard
from inkland.rules import Effect, View
from inkland.rules.game_end import stars
from inkland.rules.season_end import haunted, season_score
from inkland.sheet import Shape, count
from inkland.terminal.input.editor import Pencil
from inkland.terminal.input.ghosts.first import occasion
from inkland.terminal.input.ghosts.shape import ShapeGhost
from inkland.terminal.players import Company
from inkland.terminal.screens.palette import GAIN, LOSS, style_of
from inkland.terminal.screens.text import flowed, wrapped

WIDTH: Final = 41
_NAME: Final = 30


def card_lines(company: Company, pencil: Pencil) -> list[Text]:
    """The card of the question: its name, what it offers, and what it demands."""
    title = _card_title(company, pencil)
    if isinstance(pencil.ghost, ShapeGhost):
        return [title, *_drawing_lines(company, pencil, pencil.ghost)]
    assert pencil.view.step is not None
    match pencil.view.step.question:
        case "hero":
            return [title, *wrapped(company.say(f"card-{pencil.view.card}.rule"), WIDTH)]
        case "ready" if pencil.skill is not None:
            return [title, *wrapped(company.say(f"card-{pencil.skill}.rule"), WIDTH)]
        case "ready":
            lines = wrapped(company.say("play-before-ambush"), WIDTH, "bold")
            return [title, *lines, *_ambush_lines(pencil.view)]
        case question:
            return [title, *wrapped(company.say(f"question-{question}"), WIDTH, "bold")]


def _drawing_lines(company: Company, pencil: Pencil, ghost: ShapeGhost) -> list[Text]:
    """Terrains and shapes to choose from, and the rules that bind them."""
    lines, card = [], pencil.view.card
    is_explore = card is not None and isinstance(DECK[card], ExploreCard)
    if is_explore and pencil.skill is None and company.speech.has(f"card-{card}.rule"):
        lines += wrapped(company.say(f"card-{card}.rule"), WIDTH)
    lines += _terrain_lines(company, ghost)
    if ghost.offer.continuations.fallback:
        return lines + wrapped(company.say("play-fallback"), WIDTH, "bold")
    lines += _shape_lines(company, pencil, ghost)
    is_main = len(pencil.begun) < 2  # ruins bind the main drawing only (D24)
    if pencil.view.ruins and is_explore and is_main:
        lines += wrapped(company.say("play-ruins-demand"), WIDTH, "bold")
    return lines


def _card_title(company: Company, pencil: Pencil) -> Text:
    card = occasion(pencil.view)
    assert card is not None
    found, title = DECK[card], Text(company.card(card), "bold underline")
    if pencil.skill is not None:
        title.append(f" + {company.card(pencil.skill)}", "not underline")
    elif isinstance(found, ExploreCard):
        title.append(f"  {company.say('play-time', time=found.time)}", "not bold not underline")
    return title


def _ambush_lines(view: View) -> list[Text]:
    """The monsters as they are printed."""
    card = DECK[view.card] if view.card is not None else None
    assert isinstance(card, AmbushCard)
    return [Text(f"   {line}") for line in _picture(card.shape)]


def _terrain_lines(company: Company, ghost: ShapeGhost) -> list[Text]:
    """The terrains offered, the chosen one in brackets."""
    items = []
    for terrain in ghost.offer.terrains:
        here = terrain == ghost.terrain
        before, after = ("[", "]") if here else (" ", " ")
        letter = (terrain.letter, style_of(terrain.letter) if here else "")
        name = (f" {company.terrain(terrain)}{after}", "bold" if here else "")
        items.append(Text.assemble(before, letter, name))
    return flowed(items, " ", WIDTH)


def _shape_lines(company: Company, pencil: Pencil, ghost: ShapeGhost) -> list[Text]:
    """The printed shapes side by side, the chosen one pointed at."""
    shapes = ghost.offer.shapes
    pictures = [_picture(shape) for shape in shapes]
    lines = []
    for row in range(max(shape.height for shape in shapes)):
        line = Text()
        for shape, picture in zip(shapes, pictures, strict=True):
            here = shape == ghost.printed
            line.append(" > " if here and row == 0 else "   ", "bold")
            drawn = picture[row] if row < shape.height else ""
            coin = company.say("play-coin-shape") if row == 0 and _has_coin(pencil, shape) else ""
            line.append(f"{drawn:<{2 * shape.width}} {coin:<8} ", "bold" if here else "")
        lines.append(line)
    return lines


def _has_coin(pencil: Pencil, shape: Shape) -> bool:
    card = DECK[pencil.view.card] if pencil.view.card is not None else None
    is_main = len(pencil.begun) < 2
    return is_main and isinstance(card, ExploreCard) and card.earns_coin(shape)


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
    after = seat
    if effect is not None:
        after = seat._replace(sheet=effect.sheet, coins=effect.coins[1], spent=0)
    season = min(len(seat.scores), len(SEASONS) - 1)  # after a scoring, the next one counts
    scoring = view.options.season(season).edicts
    lines = [Text(company.say("play-edicts"), "underline")]
    for letter, card in zip(EDICTS, view.edicts, strict=True):
        mark = "*" if letter in scoring else " "
        name = f"{mark}{company.edict(letter)} {company.card(card)}"
        before, then = SCORING[card].stars(seat.sheet), SCORING[card].stars(after.sheet)
        lines.append(_change(name, before, then, "bold" if letter in scoring else ""))
    lines.append(_change(f"   {company.say('coins')}", seat.purse, after.purse))
    lost, then_lost = (-count(haunted(each.sheet)) for each in (seat, after))
    lines.append(_change(f"   {company.say('monsters')}", lost, then_lost))
    now, then = (season_score(view, each, season).total for each in (seat, after))
    ends = company.say("play-season-now", season=company.season(season))
    lines.append(_change(f"   {ends}", now, then))
    lines.append(_change(f"   {company.say('play-total')}", stars(seat), stars(seat)))
    return lines


def _change(name: str, before: int, after: int, style: str = "") -> Text:
    """A line such as `*A Greenbough   4 → 6`; the arrow only where something changes."""
    line = Text(f"{name:<{_NAME}}", style).append(f"{before:>4}")
    if before != after:
        line.append(f" → {after}", GAIN if after > before else LOSS)
    return line
