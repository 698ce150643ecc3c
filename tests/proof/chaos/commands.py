"""Compare the answers that clients got to their commands with the stored game."""

import json
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from inkland.protocol.translation import DRAWING
from inkland.rules import Drawing, Event
from inkland.rules.events import Answered, TakenBack
from inkland.table.storage.records import StoredGame
from proof.chaos.journal import Line

# seat, step, and the drawing; None for a take-back
Deed: TypeAlias = tuple[int, int, Drawing | None]


class Violation(NamedTuple):
    """A broken invariant: its kind, and a description."""

    kind: str
    sentence: str


class CommandOutcome(NamedTuple):
    """A client's command: what it would do, and all answers to it in order of arrival."""

    id: str
    deed: Deed
    answers: list[str]

    @property
    def is_saved(self) -> bool:
        """Whether it was acknowledged."""
        return bool(self.answers) and _is_saved(self.answers[0])

    @property
    def number(self) -> int:
        """The event number up to which all events are said to contain it."""
        return _number(self.answers[0])


def commands_in(lines: list[Line]) -> list[CommandOutcome]:
    """The commands in a journal, in the order in which they were first sent."""
    found: dict[str, CommandOutcome] = {}
    for line in lines:
        if line["did"] == "sent":
            command = line["command"]
            if command["id"] not in found:
                found[command["id"]] = CommandOutcome(
                    command["id"], _deed(lines[0]["seat"], command), []
                )
        if line["did"] == "heard":
            found[line["id"]].answers.append(line["text"])
    return list(found.values())


def _deed(seat: int, command: Line) -> Deed:
    drawing = _drawing(command["drawing"]) if command["type"] == "draw" else None
    return seat, command["step"], drawing


def _drawing(written: list[Line]) -> Drawing:
    return DRAWING.from_json(json.dumps(written).encode())


def _is_saved(answer: str) -> bool:
    return bool(json.loads(answer)["type"] == "saved")


def _number(answer: str) -> int:
    number: int = json.loads(answer)["number"]
    return number


def acknowledged(commands: list[CommandOutcome]) -> int:
    """The number of drawings that a client was told are saved."""
    return sum(command.is_saved and command.deed[2] is not None for command in commands)


def repeated(commands: list[CommandOutcome]) -> int:
    """The number of answers beyond the first."""
    return sum(max(0, len(command.answers) - 1) for command in commands)


def check(
    game: StoredGame, events: tuple[Event, ...], seats: dict[int, list[CommandOutcome]]
) -> Iterator[Violation]:
    """Saved commands are stored once, refused ones are not, and repeats change nothing."""
    done = _done(events)
    for seat in sorted(done.keys() | seats.keys()):
        yield from _followed(game, seat, done.get(seat, {}), seats.get(seat, []))
    for seat, commands in seats.items():
        yield from _alike(game, seat, commands)


def _done(events: tuple[Event, ...]) -> dict[int, dict[int, Deed]]:
    """What each seat did, by event number."""
    done: dict[int, dict[int, Deed]] = {}
    for number, event in enumerate(events, 1):
        match event:
            case Answered(seat, step, drawing):
                done.setdefault(seat, {})[number] = (seat, step, drawing)
            case TakenBack(seat, step):
                done.setdefault(seat, {})[number] = (seat, step, None)
            case _:
                pass
    return done


def _followed(
    game: StoredGame, seat: int, done: dict[int, Deed], commands: list[CommandOutcome]
) -> Iterator[Violation]:
    """Each action of a seat has a command or a bot behind it, and each saved command its action.

    A command's action is the last one of its seat up to the number in its answer. Two commands may
    share an action: drawing again what is already drawn changes nothing.
    """
    kept = [_number(k.answer) for k in game.kept if k.seat == seat and _is_saved(k.answer)]
    saved = [command for command in commands if command.is_saved]
    caused = {_last(done, number) for number in (*kept, *(command.number for command in saved))}
    for command in saved:
        if done.get(_last(done, command.number)) != command.deed:
            yield Violation("lost", f"{command.answers[0]} was told for {command.deed}")
    refused = {command.deed for command in commands if command.answers and not command.is_saved}
    for number in sorted(done.keys() - caused):
        kind = "refused but done" if done[number] in refused else "doubled"
        yield Violation(kind, f"no command was told of event {number}: {done[number]}")


def _last(done: dict[int, Deed], number: int) -> int:
    return max((n for n in done if n <= number), default=0)


def _alike(game: StoredGame, seat: int, commands: list[CommandOutcome]) -> Iterator[Violation]:
    """All answers to a command are the same text, and that text is stored."""
    kept = {answer.command: answer.answer for answer in game.kept if answer.seat == seat}
    for command in commands:
        if len(set(command.answers)) > 1:
            first = command.answers[0]
            other = next(answer for answer in command.answers if answer != first)
            yield Violation("unlike", f"seat {seat} was told {first}, then {other}")
        if command.answers and kept.get(command.id) != command.answers[0]:
            found = kept.get(command.id)
            yield Violation("unlike", f"seat {seat} was told {command.answers[0]}, kept is {found}")
