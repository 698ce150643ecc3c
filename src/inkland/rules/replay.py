"""Replays: a transcript is played again, and every line of it must follow.

The deal comes from the transcript and every drawing is decided again, so no random generator is
used. The first line that differs from what the rules say is named.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, NamedTuple, TypeVar

from inkland.cards import DECK, HERO_CARDS, PRINTED, SCORING, SEASONS, SKILLS, CardId, ExploreCard
from inkland.rules import options as option_rules
from inkland.rules.actions import (
    Action,
    Draw,
    Drawing,
    Element,
    HeroPlacement,
    Pass,
    Placement,
    SkillUse,
    TakeBack,
    Target,
)
from inkland.rules.errors import UnknownCard
from inkland.rules.events import (
    AmbushesOrdered,
    Event,
    GameOpened,
    HeroesOrdered,
    Place,
    ScoringDealt,
    SeasonOrdered,
    SkillsDealt,
)
from inkland.rules.game import begin, outcome
from inkland.rules.options import GameOptions, ids
from inkland.rules.setup import season_cards
from inkland.rules.state import State, fold
from inkland.rules.transcript import CLOSING, HEADER, Chain, line_of
from inkland.sheet import labelled
from inkland.sheet.notation import read_placement, read_spaces
from inkland.sheet.refused import Refused

T = TypeVar("T")

_LONGEST: Final = 200


class TranscriptDiffers(Refused):
    """Line {line} differs: expected “{expected}”, found “{found}”."""


class Replay(NamedTuple):
    """A transcript that holds: its events, and the state after them."""

    events: tuple[Event, ...]
    state: State

    @property
    def standing(self) -> tuple[Place, ...]:
        """The final standing."""
        assert self.state.ending is not None
        return self.state.ending.standing


def replay(text: str) -> Replay:
    """Play the transcript of a whole game again; refuses with the first line that differs."""
    found = replay_so_far(text)
    if found.state.ending is None:
        raise _differs(len(found.events), "a line that can be read", "")
    return found


def replay_so_far(text: str) -> Replay:
    """The same for a game that may still go on."""
    lines = _checked_chain(text.rstrip().splitlines())
    events = list(_opened(lines))
    state = fold(events)
    while state.ending is None and len(events) < len(lines):
        number, open_step = len(events), state.step.number if state.step is not None else 0
        action = _at(lines, number, partial(_read_action, open_step))
        try:
            happened, state = outcome(state, action)
        except Refused as refusal:
            raise _differs(number, str(refusal), lines[number]) from refusal
        if not happened:  # the same answer twice; nobody writes that down (D7)
            raise _differs(number, "an answer that is new", lines[number])
        _compare(lines, number, happened)
        events.extend(happened)
    if len(lines) > len(events):
        raise _differs(len(events), CLOSING, lines[len(events)])
    return Replay(tuple(events), state)


def _checked_chain(lines: list[str]) -> list[str]:
    """The lines without header, closing and hashes; refuses the first line with a wrong hash."""
    chain = Chain()
    contents: list[str] = []
    for number, line in enumerate(lines):
        content, _, _hash = line.rpartition("  ~")
        if content == CLOSING and number > 0:
            if line != chain.closing():
                raise _differs(number - 1, chain.closing(), line)
            if number + 1 < len(lines):
                raise _differs(number, "nothing more", lines[number + 1])
            return contents[1:]
        signed = chain.signed(HEADER if number == 0 else content)
        if line != signed:
            raise _differs(number - 1, signed, line)
        contents.append(content)
    raise _differs(len(lines) - 1, "the rest of the game" if lines else HEADER, "")


def _opened(lines: list[str]) -> tuple[Event, ...]:
    """The opening as the transcript tells it, and what the rules make of it."""
    opened = _at(lines, 0, read_game)
    dealt = [
        _at(lines, number, partial(read, opened.options))
        for number, read in enumerate(_readers(opened.options), 1)
    ]
    _compare(lines, 0, (opened, *dealt))
    events = begin((opened, *dealt))
    _compare(lines, 0, events)
    return events


def _readers(options: GameOptions) -> Iterator[Callable[[GameOptions, str], Event]]:
    """What reads the lines of the opening, in their order."""
    yield _read_edicts
    if options.skills:
        yield _read_skills
    yield _read_ambushes
    if options.heroes:
        yield _read_heroes
    for season in range(len(SEASONS)):
        yield partial(_read_order, season)


def _at(lines: list[str], number: int, read: Callable[[str], T]) -> T:
    """What the reader makes of a line, or the refusal that names the line."""
    line = lines[number] if number < len(lines) else ""
    try:
        return read(line)
    except (ValueError, KeyError, IndexError) as unreadable:
        raise _differs(number, "a line that can be read", line) from unreadable


def _compare(lines: list[str], start: int, events: Iterable[Event]) -> None:
    """Refuse the first line that does not tell the event."""
    for number, event in enumerate(events, start):
        expected, found = line_of(event), lines[number] if number < len(lines) else ""
        if found != expected:
            raise _differs(number, expected, found)


def _differs(number: int, expected: str, found: str) -> TranscriptDiffers:
    """Name a line as an editor counts it: from 1, with the header."""
    return TranscriptDiffers(line=number + 2, expected=_quoted(expected), found=_quoted(found))


def _quoted(line: str) -> str:
    """The line as it can be shown in a sentence, whatever was found there."""
    shown = "".join(character if character.isprintable() else "?" for character in line.strip())
    return shown if len(shown) <= _LONGEST else shown[:_LONGEST] + "…"


# --- Reading lines


def read_game(line: str) -> GameOpened:
    word, *texts = line.split(" ")
    values = dict(text.split("=", 1) for text in texts)
    options = GameOptions()
    if word != "game" or not values.keys() <= set(options._fields):
        raise ValueError(line)
    changes = {name: _read_value(text, getattr(options, name)) for name, text in values.items()}
    options = options._replace(**changes)  # type: ignore[arg-type]  # read by type of each field
    option_rules.check(options)
    return GameOpened(options)


def _read_value(text: str, like: object) -> bool | int | str | tuple[CardId, ...]:
    """The value of an option, read like the value it has by default."""
    match like:
        case bool():
            return {"yes": True, "no": False}[text]
        case int():
            return int(text)
        case tuple():  # what it names is checked with the other options
            return tuple(CardId(name) for name in text.split(",") if name)
        case _:
            return text


def _read_edicts(options: GameOptions, line: str) -> ScoringDealt:
    cards = _read_cards(field.partition("=")[2] for field in line.split()[1:])
    printed = tuple(PRINTED.get(card, card) for card in cards)
    option_rules.check_scoring(printed)
    if options.scoring not in ((), printed) or cards != option_rules.as_read(options, printed):
        raise ValueError(line)
    return ScoringDealt(cards)


def _read_skills(options: GameOptions, line: str) -> SkillsDealt:
    return SkillsDealt(_some_cards(line, options.skills, options.skill_count))


def _read_ambushes(options: GameOptions, line: str) -> AmbushesOrdered:
    return AmbushesOrdered(_some_cards(line, options.ambushes, options.ambush_count))


def _read_heroes(options: GameOptions, line: str) -> HeroesOrdered:
    return HeroesOrdered(_some_cards(line, ids(HERO_CARDS), len(SEASONS)))


def _some_cards(line: str, pool: tuple[CardId, ...], number: int) -> tuple[CardId, ...]:
    """So many different cards of the pool."""
    cards = _read_cards(line.split()[1:])
    if not len(cards) == len(set(cards)) == number or not set(cards) <= set(pool):
        raise ValueError(line)
    return cards


def _read_order(season: int, options: GameOptions, line: str) -> SeasonOrdered:
    """The order of a season; a card that came to the box after the game may be missing."""
    _word, name, *cards = line.split()
    order = _read_cards(cards)
    if name != SEASONS[season]:
        raise ValueError(line)
    if len(set(order)) < len(order) or not set(order) <= set(season_cards(options)):
        raise ValueError(line)
    time = sum(
        card.time for card in (DECK[name] for name in order) if isinstance(card, ExploreCard)
    )
    if time < options.season(season).time:  # the deck would run out
        raise ValueError(line)
    return SeasonOrdered(season, order)


def _read_action(step: int, line: str) -> Action:
    """An answer or a take-back: the only lines that do not follow from the ones before."""
    word, seat, deed, *rest = line.split()
    if word == "seat" and deed == "answers":
        return Draw(int(seat) - 1, step, read_drawing(" ".join(rest)))
    if word == "seat" and [deed, *rest] == ["takes", "back"]:
        return TakeBack(int(seat) - 1, step)
    raise ValueError(line)


def read_drawing(text: str) -> Drawing:
    """A drawing as `inkland.rules.transcript` writes it; refuses what is no drawing."""
    return tuple(_read_element(element.strip()) for element in text.split("+"))


def _read_element(text: str) -> Element:
    """One element of a drawing, as `inkland.rules.transcript` writes it."""
    if text == "pass":
        return Pass()
    word, _, rest = text.partition(" ")
    if word == "skill":
        return SkillUse(CardId(rest))
    if word == "*":
        return Target(labelled(rest))
    if word == "H" and "!" in rest:
        space, _, marks = rest.partition("!")
        return HeroPlacement(labelled(space.strip()), read_spaces(marks))
    return Placement(*read_placement(text))


def _read_cards(names: Iterable[str]) -> tuple[CardId, ...]:
    cards = tuple(CardId(name) for name in names if name)
    for card in cards:
        if card not in DECK and card not in SCORING and card not in SKILLS:
            raise UnknownCard(card=card)
    return cards
