"""What clients were told of their commands, compared with what the record made of them."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from inkland.protocol.translation import DRAWING
from inkland.rules import Drawing, Event
from inkland.rules.events import Answered, TakenBack
from inkland.server.record.port import Game
from server.kills.journal import Line

Deed: TypeAlias = tuple[int, int, Drawing | None]  # seat, step, and the drawing unless taken back


class Violation(NamedTuple):
    """Something that must never happen: its kind, and what it was."""

    kind: str
    sentence: str


class Told(NamedTuple):
    """A command of a client: what it would do, and all the answers it got, as they came."""

    id: str
    deed: Deed
    answers: list[str]

    @property
    def is_saved(self) -> bool:
        """Was it acknowledged?"""
        return bool(self.answers) and json.loads(self.answers[0])["type"] == "saved"

    @property
    def number(self) -> int:
        """The event up to which all is said to contain it."""
        number: int = json.loads(self.answers[0])["number"]
        return number


def told(lines: list[Line]) -> list[Told]:
    """The commands in a journal, in the order in which they were first sent."""
    found: dict[str, Told] = {}
    for line in lines:
        if line["did"] == "sent":
            command = line["command"]
            found.setdefault(
                command["id"], Told(command["id"], _deed(lines[0]["seat"], command), [])
            )
        if line["did"] == "heard":
            found[line["id"]].answers.append(line["text"])
    return list(found.values())


def _deed(seat: int, command: Line) -> Deed:
    drawing = _drawing(command["drawing"]) if command["type"] == "draw" else None
    return seat, command["step"], drawing


def _drawing(written: list[Line]) -> Drawing:
    return DRAWING.decoded(json.dumps(written).encode())


def acknowledged(lines: list[Line]) -> int:
    """How many drawings a client was told are saved."""
    return sum(command.is_saved and command.deed[2] is not None for command in told(lines))


def repeated(lines: list[Line]) -> int:
    """How many answers a client got beyond the first."""
    return sum(max(0, len(command.answers) - 1) for command in told(lines))


def check(game: Game, events: tuple[Event, ...], journals: list[list[Line]]) -> Iterator[Violation]:
    """What was saved is there, once; what was refused is not; a repeat changes nothing."""
    done = _done(events)
    for lines in journals:
        seat, commands = lines[0]["seat"], told(lines)
        yield from _alike(game, seat, commands)
        yield from _counted(seat, done, commands)


def _done(events: tuple[Event, ...]) -> dict[Deed, list[int]]:
    """The numbers of the events that did a deed."""
    done: dict[Deed, list[int]] = {}
    for number, event in enumerate(events, 1):
        match event:
            case Answered(seat, step, drawing):
                done.setdefault((seat, step, drawing), []).append(number)
            case TakenBack(seat, step):
                done.setdefault((seat, step, None), []).append(number)
            case _:
                pass
    return done


def _alike(game: Game, seat: int, commands: list[Told]) -> Iterator[Violation]:
    """All answers to a command are the same text, and the record has kept it."""
    kept = {answer.command: answer.answer for answer in game.kept if answer.seat == seat}
    for command in commands:
        if len(set(command.answers)) > 1:
            first, other = (
                command.answers[0],
                next(a for a in command.answers if a != command.answers[0]),
            )
            yield Violation("unlike", f"seat {seat} was told {first}, then {other}")
        if command.answers and kept.get(command.id) != command.answers[0]:
            found = kept.get(command.id)
            yield Violation("unlike", f"seat {seat} was told {command.answers[0]}, kept is {found}")


def _counted(seat: int, done: dict[Deed, list[int]], commands: list[Told]) -> Iterator[Violation]:
    """Each deed was done as often as it was acknowledged, and before the client was told so."""
    saved = Counter(command.deed for command in commands if command.is_saved)
    unknown = Counter(command.deed for command in commands if not command.answers)
    refused = {command.deed for command in commands if command.answers and not command.is_saved}
    own = {deed: numbers for deed, numbers in done.items() if deed[0] == seat}
    for deed in sorted(saved.keys() | own.keys(), key=lambda deed: deed[1]):
        times = len(own.get(deed, ()))
        kind = "lost"
        if times > saved[deed]:
            kind = "refused but done" if deed in refused and not saved[deed] else "doubled"
        if not saved[deed] <= times <= saved[deed] + unknown[deed]:
            yield Violation(
                kind if deed[2] is not None else f"{kind} withdrawal",
                f"{saved[deed]} times acknowledged, {times} times kept; "
                f"seat {seat}, step {deed[1]}: {deed[2]}",
            )
    for command in commands:
        if command.is_saved and min(own.get(command.deed, [0])) > command.number:
            yield Violation("late", f"seat {seat} was told {command.number} for {command.deed}")
