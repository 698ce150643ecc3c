"""The checker: compares what clients received with what is stored, and trusts neither."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from inkland.rules import Event, State, evolve
from inkland.rules.events import Answered, TakenBack, TurnEnded
from inkland.table.games import encoding, loaded_game
from inkland.table.ids import TableId
from inkland.table.storage.records import Secret, StoredGame, Table
from proof.simulator import absences, clock_checks
from proof.simulator.absences import Attendance
from proof.simulator.client_view import (
    Gap,
    Message,
    ReceivedAnswer,
    ReceivedView,
    SentCommand,
    read,
)
from proof.simulator.database import finished
from proof.simulator.guest import Guest
from proof.simulator.violation import Violation
from proof.simulator.world import World

_OWN: Final = ("viewer", "answer")
_BY_TABLE: Final = ("NotSeated", "NotBegun", "TableClosed", "NoSuchTable", "TooManyChanges")


class Truth(NamedTuple):
    """A stored game: its events, and the state after each of them."""

    table: Table
    game: StoredGame
    seed: str
    events: tuple[Event, ...]
    states: tuple[State, ...]  # the first is the state before any event
    opening: int  # events of the opening


def check(world: World) -> Iterator[Violation]:
    """All violations of a run."""
    for failure in world.failures:
        yield Violation("failure", failure)
    for broken in world.broken:
        yield Violation("I10", broken)
    for table in dict.fromkeys(guest.table for guest in world.guests):
        try:
            yield from _judged(world, table)
        except Exception as failure:  # a corrupt game may fail anywhere
            yield Violation("I4", f"the game cannot be read: {failure!r}")


def _judged(world: World, table: TableId) -> Iterator[Violation]:
    """All violations at one table."""
    guests = [guest for guest in world.guests if guest.table == table]
    truth = _truth(world, table)
    times = clock_checks.Times(world.database.deeds, world.database.outages, world.fair_from)
    views: dict[int, Any] = {}
    yield from _replayed(truth)
    yield from _caused(truth, guests)
    yield from clock_checks.check(times, truth.table, truth.states)
    yield from _ended(truth)
    attendances = [Attendance(g.account.id, g.attendance) for g in guests if g.account is not None]
    yield from absences.check(times.deeds, truth.table, attendances, times.fair_from)
    for guest in guests:
        yield from _acknowledged(truth, guest)
        yield from _seen(truth, guest, views)
        yield from _converged(truth, guest)


def _truth(world: World, id_: TableId) -> Truth:
    storage = world.database.truth
    table: Table = finished(storage.table(id_))
    secret: Secret = finished(storage.secret(table.dealt_at))
    game: StoredGame = finished(storage.game(id_))
    assert secret.seed is not None
    _game, events = loaded_game.load(game)
    states = [State()]
    for event in events:
        states.append(evolve(states[-1], event))
    started = next(d for d in world.database.deeds if _starts(d.name, d.args, id_) and d.answer)
    return Truth(table, game, secret.seed, events, tuple(states), len(started.args[3]))


def _starts(name: str, args: tuple[Any, ...], table: TableId) -> bool:
    return name == "start_game" and args[0].id == table


# --- The stored game


def _replayed(truth: Truth) -> Iterator[Violation]:
    """I3, I4: the order has no gaps, and replaying gives the same hashes."""
    if not loaded_game.is_chained(
        truth.game, loaded_game.new_game_log(truth.table.id, truth.seed).hash
    ):
        yield Violation("I4", "the chain of hashes is broken")
    for entry, event, state in zip(truth.game.entries, truth.events, truth.states[1:], strict=True):
        if isinstance(event, TurnEnded) and entry.state_hash != loaded_game.state_hash(state):
            yield Violation("I4", "the hash of a state is not that of the events")
    revisions = [e[3:6] for e in truth.game.entries if e.revision is not None]
    if len(set(revisions)) < len(revisions):
        yield Violation("I3", "two answers of a seat have the same number")


def _caused(truth: Truth, guests: list[Guest]) -> Iterator[Violation]:
    """I2: every event follows from one stored command, and every saved command has its events."""
    sent = {
        note.command["id"]: note.command
        for guest in guests
        for journal in guest.journals
        for note in journal
        if isinstance(note, SentCommand)
    }
    saved = [(read(kept.answer), kept) for kept in truth.game.kept]
    numbers = sorted((a["number"], k) for a, k in saved if a["type"] == "saved")
    last = truth.opening
    for number, kept in numbers:
        if number == last and _has_answered(truth, number, kept.seat):
            continue
        caused = truth.events[last:number]
        deeds = [event for event in caused if isinstance(event, Answered | TakenBack)]
        if len(deeds) != 1 or caused[0] is not deeds[0] or deeds[0].seat != kept.seat:
            yield Violation("I2", f"events {last + 1} to {number} do not follow from {kept}")
        elif not _does(deeds[0], sent.get(kept.command)):
            yield Violation("I2", f"{kept} has done {deeds[0]}")
        elif kept.command not in sent and _has_answered(truth, last, kept.seat):
            yield Violation("I1", f"a bot drew over the answer of seat {kept.seat}: {kept}")
        last = number
    if last != truth.game.number:
        yield Violation("I2", f"events {last + 1} to {truth.game.number} have no cause")


def _has_answered(truth: Truth, number: int, seat: int) -> bool:
    """Whether the seat had answered after event `number`; repeating a drawing changes nothing."""
    step = truth.states[number].step
    return step is not None and step.answers[seat] is not None


def _does(deed: Answered | TakenBack, command: Message | None) -> bool:
    """Whether the action is what the command asked for; commands of bots are not known."""
    if command is None:
        return isinstance(deed, Answered)
    kind = "draw" if isinstance(deed, Answered) else "take_back"
    return bool(command["type"] == kind and command["step"] == deed.step)


def _ended(truth: Truth) -> Iterator[Violation]:
    """With a clock every game ends, and no bot ever fails to answer."""
    step = truth.states[-1].step
    for seat in () if step is None else step.asked:
        occupant = truth.table.seats[seat]
        if step is not None and step.answers[seat] is None and occupant and occupant.bot:
            yield Violation("I5", f"the bot on seat {seat} never answers")
    if truth.table.clock is not None and truth.table.status != "finished":
        yield Violation("I6", f"the clock ran, and the game stands at {truth.game.number}")


# --- What clients received


def _acknowledged(truth: Truth, guest: Guest) -> Iterator[Violation]:
    """I1, I2: every answer is stored, and repeats of it are the same, byte for byte."""
    kept = {answer.command: answer.answer for answer in truth.game.kept}
    for journal in guest.journals:
        for note in journal:
            if not isinstance(note, ReceivedAnswer) or note.text == kept.get(note.id):
                continue
            if not _is_passing(note.text):
                yield Violation("I1", f"told {note.text}, kept is {kept.get(note.id)}")


def _is_passing(text: str) -> bool:
    """Whether it is a refusal by the table, not the rules: those are not stored."""
    return read(text).get("code") in _BY_TABLE


def _seen(truth: Truth, guest: Guest, public: dict[int, Any]) -> Iterator[Violation]:
    """I8: updates since a number hold what happened since, and lead to the same view."""
    for journal in guest.journals:
        before = 0
        for note in journal:
            if isinstance(note, Gap):
                yield Violation("I8", f"knew event {note.known}, was told what came {note.since}")
            if not isinstance(note, ReceivedView):
                continue
            if note.number < before:
                yield Violation("I8", f"saw event {before}, then {note.number}")
            before = note.number
            yield from _alike(truth, note, public)


def _alike(truth: Truth, note: ReceivedView, public: dict[int, Any]) -> Iterator[Violation]:
    if note.number > truth.game.number:
        yield Violation("I1", f"saw event {note.number}, the record ends at {truth.game.number}")
        return
    state = truth.states[note.number]
    if note.number not in public:
        public[note.number] = _plain(encoding.public_view(state))
    view = note.view
    if {name: view[name] for name in view if name not in _OWN} != public[note.number]:
        yield Violation("I8", f"the view after event {note.number} is another one")
    if note.since is not None:
        happened = _plain(encoding.public_events(truth.events[note.since : note.number]))
        if note.events != happened:
            yield Violation("I8", f"other events since {note.since} up to {note.number}")
    answers = None if state.step is None or note.seat is None else state.step.answers[note.seat]
    if (view["answer"] is None) != (answers is None):
        yield Violation("I8", f"the own answer after event {note.number} is another one")


def _plain(written: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(written))


def _converged(truth: Truth, guest: Guest) -> Iterator[Violation]:
    """I5: whatever bells were lost, in the end every client knows every event."""
    client_view, name = guest.client_view, guest.process.name
    if guest.waiting:
        yield Violation("I5", f"{name} never got an answer to {len(guest.waiting)} commands")
    if client_view.number != truth.game.number:
        yield Violation("I5", f"{name} knows {client_view.number} of {truth.game.number} events")
    if client_view.version != truth.table.version:
        yield Violation(
            "I5", f"{name} knows version {client_view.version} of {truth.table.version}"
        )
