"""Transcripts: a whole game as readable text, one event a line.

Each line carries the chain hash of all lines so far, shortened, and the last one carries it whole,
so that an altered line is named even where it stays legal (D43). `inkland.rules.replay` plays a
transcript again.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, assert_never

from inkland.cards import EDICTS, SEASONS
from inkland.rules.actions import Drawing, Element, HeroPlacement, Pass, Placement, SkillUse, Target
from inkland.rules.events import (
    AmbushesOrdered,
    AmbushVanished,
    Answered,
    CardRevealed,
    CoinsEarned,
    Event,
    GameEnded,
    GameOpened,
    HeroDrawn,
    HeroesOrdered,
    ScoringDealt,
    SeasonBegan,
    SeasonOrdered,
    SeasonScore,
    SeasonScored,
    ShapeDrawn,
    SheetEvent,
    SkillsDealt,
    SkillUsed,
    SpacesDestroyed,
    StepClosed,
    StepOpened,
    TakenBack,
    TurnEnded,
)
from inkland.rules.options import GameOptions
from inkland.sheet import label, labels
from inkland.sheet.notation import write_placement

HEADER: Final = "Inkland transcript 1"
CLOSING: Final = "the end"
_SHORT: Final = 8


def write(events: Iterable[Event]) -> str:
    """The game as text."""
    chain = Chain()
    lines = [chain.signed(HEADER), *(chain.signed(line_of(event)) for event in events)]
    return "\n".join([*lines, chain.closing()]) + "\n"


class Chain:
    """The running hash over all lines."""

    def __init__(self) -> None:
        self._digest = ""

    def signed(self, line: str) -> str:
        """The line with the short hash of everything up to and including it."""
        self._digest = sha256(f"{self._digest}\n{line}".encode()).hexdigest()
        return f"{line}  ~{self._digest[:_SHORT]}"

    def closing(self) -> str:
        """The last line, with the whole hash."""
        return f"{CLOSING}  ~{self._digest}"


def line_of(event: Event) -> str:
    """One event as one line. Seats are counted from 1, as people count."""
    match event:
        case GameOpened(options):
            return "game " + _write_options(options)
        case ScoringDealt(cards):
            return "edicts " + " ".join(
                f"{letter}={card}" for letter, card in zip(EDICTS, cards, strict=True)
            )
        case AmbushesOrdered(cards):
            return " ".join(("ambushes", *cards))
        case SeasonOrdered(season, cards):
            return f"order {SEASONS[season]} " + " ".join(cards)
        case HeroesOrdered(cards):
            return "heroes " + " ".join(cards)
        case SkillsDealt(cards):
            return "skills " + " ".join(cards)
        case SeasonBegan(season):
            return f"season {SEASONS[season]}"
        case CardRevealed(card, time):
            return f"card {card} time {time}"
        case StepOpened(step, question, asked):
            return f"step {step} {question} asks " + " ".join(str(seat + 1) for seat in asked)
        case StepClosed(step):
            return f"step {step} closes"
        case TurnEnded(turn):
            return f"turn {turn} ends"
        case GameEnded():
            return _write_ending(event)
        case _:
            return f"  seat {event.seat + 1} {_write_deed(event)}"


def _write_deed(event: SheetEvent | Answered | TakenBack | AmbushVanished) -> str:
    match event:
        case Answered(_, _, drawing):
            return "answers " + write_drawing(drawing)
        case TakenBack():
            return "takes back"
        case ShapeDrawn(seat, terrain, spaces, by):
            hand = "" if by == seat else f" by {'nobody' if by is None else by + 1}"
            return f"shows {write_placement(terrain, spaces)}{hand}"
        case HeroDrawn(_, space, marks):
            return f"shows {write_element(HeroPlacement(space, marks))}"
        case SpacesDestroyed(_, spaces):
            return f"loses {' '.join(labels(spaces))}"
        case SkillUsed(_, skill, cost, ducked):
            where = "" if ducked is None else " ".join([" ducks", *labels(ducked)])
            return f"uses {skill} for {cost}{where}"
        case CoinsEarned(_, reason, coins):
            return f"earns {coins} for {reason}"
        case AmbushVanished():
            return "escapes the ambush"
        case SeasonScored(_, season, score):
            return _write_score(season, score)
        case _:
            assert_never(event)


def _write_score(season: int, score: SeasonScore) -> str:
    edicts = " ".join(f"{letter} {stars}" for letter, stars in score.edicts)
    return (
        f"scores {SEASONS[season]} {edicts} coins {score.coins} monsters {score.monsters}"
        f" total {score.total}"
    )


def _write_ending(ending: GameEnded) -> str:
    places = "; ".join(
        f"{place}. seat {seat + 1} stars {stars} lost {lost}"
        for place, seat, stars, lost in ending.standing
    )
    solo = "" if ending.rating is None else f" rating {ending.rating} title {ending.title}"
    return f"standing {places}{solo}"


def write_drawing(drawing: Drawing) -> str:
    """A whole drawing as text."""
    return " + ".join(write_element(element) for element in drawing)


def write_element(element: Element) -> str:
    """One element of a drawing as text; `inkland.rules.replay` reads it back."""
    match element:
        case Placement(terrain, spaces):
            return write_placement(terrain, spaces)
        case HeroPlacement(space, marks):
            return f"H {label(space)} !" + " ".join(labels(marks))
        case SkillUse(skill):
            return f"skill {skill}"
        case Target(space):
            return f"* {label(space)}"
        case Pass():
            return "pass"
        case _:
            assert_never(element)


def _write_options(options: GameOptions) -> str:
    """The seats, and whatever is not as usual: so a new option does not change an old game."""
    usual = GameOptions()
    return " ".join(
        f"{name}={_write_value(value)}"
        for name, value in options._asdict().items()
        if value != getattr(usual, name) or name == "seats"
    )


def _write_value(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case tuple():
            return ",".join(value)
        case _:
            return str(value)
